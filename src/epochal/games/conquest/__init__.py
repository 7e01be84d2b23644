"""What the editions of History of the World share: the atlas of lands and waters."""
