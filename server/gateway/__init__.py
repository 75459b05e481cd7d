"""The way in: WebSocket connections and the few pages beside them."""
