"""What goes wrong under a card room: processes, links, stores. Everything here is real."""
