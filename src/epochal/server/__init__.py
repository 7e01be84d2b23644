"""The server: people, tables and play over HTTP and WebSocket, and the page itself."""
