// Formats
