"""The laboratory: many games at once, for numbers instead of fun."""
