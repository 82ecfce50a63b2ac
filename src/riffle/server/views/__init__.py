"""What people and programs are shown: snapshots, facts, texts, replays."""
