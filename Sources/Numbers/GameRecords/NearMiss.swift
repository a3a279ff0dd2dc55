/// Finds what a mistyped word was meant to be.
package enum NearMiss {
  /// The nearest of some names, if one is near enough: one slip in a short word, up to three in a long one.
  package static func of(_ word: String, among names: [String]) -> String? {
    let word = word.lowercased()
    let allowed = min(3, max(1, word.count / 3))
    return names.map { (distance: distance(word, $0.lowercased()), name: $0) }
      .filter { $0.distance <= allowed || ($0.name.lowercased().hasPrefix(word) && word.count > 2) }
      .min { $0.distance < $1.distance }?.name
  }

  /// " Did you mean 'solve'?", or an empty text.
  package static func question(_ word: String, among names: [String]) -> String {
    of(word, among: names).map { " Did you mean '\($0)'?" } ?? ""
  }

  /// The number of letters to insert, remove, replace or swap with the next.
  ///
  /// Source: the optimal string alignment distance, after F. J. Damerau, "A technique for computer detection and
  /// correction of spelling errors", CACM 7, 1964.
  package static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
