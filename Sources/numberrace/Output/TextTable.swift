/// Numbers and columns as text.
enum TextTable {
  /// A share as a percentage with two decimals: "91.22 %".
  static func percent(_ share: Double) -> String { "\(hundredths(100 * share)) %" }

  /// A number with two decimals.
  static func hundredths(_ value: Double) -> String {
    let rounded = Int((100 * value).rounded())
    let rest = rounded % 100
    return "\(rounded / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Columns of texts, aligned to the right. All rows have as many as the first.
  static func aligned(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
        .joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
