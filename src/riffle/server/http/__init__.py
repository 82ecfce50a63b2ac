"""Requests over HTTP: the table's making, records, and the files of the page."""
