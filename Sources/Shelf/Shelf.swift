// Shelf
