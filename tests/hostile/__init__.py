"""What a server does with peers that mean it ill, while friends play at another table."""
