// Whoever plays games names games and solutions, so one import gives both.
@_exported public import NumbersGame
