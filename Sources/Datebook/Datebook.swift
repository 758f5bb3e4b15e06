// Datebook
