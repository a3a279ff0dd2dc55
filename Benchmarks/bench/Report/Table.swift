/// The report as text.
enum Table {
  static func text(_ rows: [Row]) -> String {
    let heading = [
      "work", "per", "median", "10 %", "90 %", "99 %", "worst", "times as fast as", "checksum",
    ]
    let lines = rows.map { row in
      [
        row.name, row.unit, time(row.median), time(row.tenth), time(row.ninetieth),
        row.ninetyNinth.map(time) ?? "", row.largest.map(time) ?? "",
        row.rivals.sorted { $0.key < $1.key }.map { "\($0.key) \(ratio($0.value))" }
          .joined(separator: ", "),
        row.checksum,
      ]
    }
    let table = [heading] + lines
    let widths = heading.indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    var text = table.map { line in
      zip(line, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return (2...6).contains(column) ? space + cell.0 : cell.0 + space
      }.joined(separator: "  ")
    }.joined(separator: "\n")
    for row in rows {
      if let note = row.note { text += "\n\(row.name): \(note)" }
      if let limit = row.limit { text += "\n\(row.name), limited by \(limit)" }
    }
    return text
  }

  /// A time in the unit that suits it.
  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: "\(digits(nanoseconds)) ns"
    case ..<1e6: "\(digits(nanoseconds / 1e3)) us"
    case ..<1e9: "\(digits(nanoseconds / 1e6)) ms"
    default: "\(digits(nanoseconds / 1e9)) s"
    }
  }

  static func ratio(_ value: Double) -> String { digits(value) }

  /// Three digits or so.
  private static func digits(_ value: Double) -> String {
    if value >= 100 { return "\(Int(value.rounded()))" }
    let scale: Double = value >= 10 ? 10 : 100
    let scaled = Int((value * scale).rounded())
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: Int(scale))
    let places = scale == 10 ? 1 : 2
    let padding = String(repeating: "0", count: places - "\(rest)".count)
    return "\(whole).\(padding)\(rest)"
  }
}
