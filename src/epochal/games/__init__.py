"""The games. Each is a folder of its own and knows the kernel, never another game."""
