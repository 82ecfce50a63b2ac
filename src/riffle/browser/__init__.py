"""Tables without a server: Riffle's own tables in a browser, in the Python that Pyodide brings along.

Everything here runs in any Python. What differs from a server: lines come through a port instead of a WebSocket
(`host.py`), requests through the same port (`requests.py`), the database is kept by the browser (`storage.py`), and
one thread does everything, thinking too (`thinking.py`). Tables, handlers, views and store are the server's.
"""
