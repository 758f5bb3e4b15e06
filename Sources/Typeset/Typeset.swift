// Typeset
