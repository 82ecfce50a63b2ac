"""The WebSocket: from the handshake to the close."""
