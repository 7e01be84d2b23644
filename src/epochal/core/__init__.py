"""The kernel: what every game stands on, and all that anything outside a game needs to know of it."""
