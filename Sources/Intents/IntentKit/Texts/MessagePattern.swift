/// A text with variables in braces, in the manner of ICU MessageFormat.
///
/// - `{list}`: the value; a list is joined by "and".
/// - `{items, or}`: the value through filters: `or`, `commas`, `semicolons` and `lines` join a list, `lower`, `upper` and `inside`
///   change the first letter, and any other name is a form of the language.
/// - `{count, plural, =0 {none} one {# thing} other {# things}}`: by number; `#` is the number.
/// - `{due, select, none {} other {, due {due}}}`: by value; a missing value and an empty list are `none`.
/// - `{name, starts, a|e {an} other {a}}`: by the first letters; `=x` is the whole value.
/// - `{name, gender, f {die} other {der}}`: by the gender that the language gives the name's ending.
struct MessagePattern: Sendable {
  enum Piece: Sendable {
    case text(String)
    case number
    case value(String, filters: [String])
    case choice(Choice)

    /// The variable in it, with its filters; `nil` for text.
    var variable: (name: String, filters: [String])? {
      switch self {
      case .text, .number: nil
      case .value(let name, let filters): (name, filters)
      case .choice(let choice): (choice.name, [])
      }
    }
  }

  /// A choice between texts by a variable.
  struct Choice: Sendable {
    let name: String
    let selector: Selector
    let options: [Option]
  }

  enum Selector: String, CaseIterable, Sendable {
    case plural, select, starts, gender
  }

  struct Option: Sendable {
    let keys: [String]
    let pieces: [Piece]
  }

  /// The filters that are the same in all languages.
  static let filters = ["and", "or", "commas", "semicolons", "lines", "lower", "upper", "inside"]

  let pieces: [Piece]

  /// - Parameters:
  ///   - text: The text.
  ///   - line: The line, for faults.
  /// - Throws: The first fault.
  init(_ text: String, line: Int) throws(LanguageFile.Fault) {
    var parser = MessageParser(text, line: line)
    pieces = try parser.parse()
  }

  /// All pieces, with those in the options of a choice after it.
  var allPieces: [Piece] { Self.all(pieces) }

  private static func all(_ pieces: [Piece]) -> [Piece] {
    pieces.flatMap { piece in
      guard case .choice(let choice) = piece else { return [piece] }
      return [piece] + choice.options.flatMap { all($0.pieces) }
    }
  }
}

/// Reads a pattern.
private struct MessageParser {
  private let bytes: [UInt8]
  private let line: Int
  private var place = 0
  private var depth = 0

  /// A translator nests two or three choices.
  private static let maximumDepth = 8

  init(_ text: String, line: Int) {
    bytes = Array(text.utf8)
    self.line = line
  }

  mutating func parse() throws(LanguageFile.Fault) -> [MessagePattern.Piece] {
    let pieces = try pieces(inPlural: false)
    guard place == bytes.count else { throw fault("there is a '}' without its '{'") }
    return pieces
  }

  private func fault(_ reason: String) -> LanguageFile.Fault {
    LanguageFile.Fault(line: line, reason: reason)
  }

  /// The pieces up to the end or to a brace that closes an option.
  private mutating func pieces(inPlural: Bool) throws(LanguageFile.Fault) -> [MessagePattern.Piece]
  {
    var pieces: [MessagePattern.Piece] = []
    var start = place
    func text(_ end: Int) -> [MessagePattern.Piece] {
      start < end ? [.text(String(decoding: bytes[start..<end], as: UTF8.self))] : []
    }
    while place < bytes.count, bytes[place] != UInt8(ascii: "}") {
      switch bytes[place] {
      case UInt8(ascii: "{"):
        pieces += text(place)
        pieces.append(try variable(inPlural: inPlural))
        start = place
      case UInt8(ascii: "#") where inPlural:
        pieces += text(place)
        pieces.append(.number)
        place += 1
        start = place
      default: place += 1
      }
    }
    return pieces + text(place)
  }

  /// A variable from its opening brace on.
  private mutating func variable(inPlural: Bool) throws(LanguageFile.Fault) -> MessagePattern.Piece
  {
    place += 1
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw fault("braces are nested more than \(Self.maximumDepth) deep")
    }
    let name = try word()
    guard !name.isEmpty, name.utf8.allSatisfy({ (97...122).contains($0 | 0x20) }) else {
      throw fault("'{\(name)' is no variable: write '{name}', of the letters a to z")
    }
    guard take(",") else {
      try close(name)
      return .value(name, filters: [])
    }
    let kind = try word()
    guard take(",") else {
      try close(name)
      return .value(name, filters: kind.split(separator: " ").map(String.init))
    }
    guard let selector = MessagePattern.Selector(rawValue: kind) else {
      let kinds = MessagePattern.Selector.allCases.map(\.rawValue).joined(separator: ", ")
      throw fault("'{\(name), \(kind),' chooses by nothing known; choose one of \(kinds)")
    }
    var options: [MessagePattern.Option] = []
    while true {
      let key = try word()
      if key.isEmpty, take("}") { break }
      guard !key.isEmpty, take("{") else {
        throw fault("'{\(name), \(kind)' lacks options: write 'KEY {text}', and '}' at the end")
      }
      let keys = key.split(separator: "|").map(String.init)
      try check(keys, selector)
      let pieces = try pieces(inPlural: selector == .plural || inPlural)
      guard take("}") else { throw fault("the option '\(key)' of '{\(name)' lacks its '}'") }
      options.append(.init(keys: keys, pieces: pieces))
    }
    guard options.contains(where: { $0.keys.contains("other") }) else {
      throw fault("'{\(name), \(kind)' lacks the option 'other'")
    }
    return .choice(.init(name: name, selector: selector, options: options))
  }

  private func check(
    _ keys: [String], _ selector: MessagePattern.Selector
  ) throws(LanguageFile.Fault) {
    guard selector == .plural else { return }
    for key in keys
    where key != "one" && key != "other" && (key.first != "=" || Int(key.dropFirst()) == nil) {
      throw fault("'\(key)' is no plural; choose one, other, or a number such as =2")
    }
  }

  /// What comes before the next brace or comma, without spaces around it.
  private mutating func word() throws(LanguageFile.Fault) -> String {
    let start = place
    while place < bytes.count, !",{}".utf8.contains(bytes[place]) { place += 1 }
    guard place < bytes.count else { throw fault("there is a '{' without its '}'") }
    return String(
      String(decoding: bytes[start..<place], as: UTF8.self).split(separator: " ")
        .joined(separator: " "))
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  private mutating func close(_ name: String) throws(LanguageFile.Fault) {
    guard take("}") else { throw fault("'{\(name)' lacks its '}'") }
  }
}
