extension Row {
  /// What keeps the work of a row from taking less time, where that is known; `Docs/Algorithm.md` tells how it was found.
  var limit: String? { Self.limits.first { name.hasPrefix($0.name) }?.text }

  private static let limits: [(name: String, text: String)] = [
    (
      "games looked up side by side",
      "memory: 32 games wait at once for random places in 51 MB, then for the solutions' own"
    ),
    (
      "games looked up",
      "memory: of two accesses to random places in 51 MB the first tells the second, 0.87 of the time"
    ),
    (
      "every game",
      "instructions: three quarters of the time go into the rows of all selections"
    ),
    ("batch, 5 million games", "memory: 120 MB of rows are read in no order, once for each game"),
    (
      "counting",
      "instructions: three quarters find and add up chains, one by one, since useless steps depend on all of one"
    ),
    ("listing", "the forest of all forms, which is made before any is listed"),
  ]
}
