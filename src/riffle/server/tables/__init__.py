"""Tables in use: each has one owner with one mailbox."""
