import GameShow
import NumbersGame

/// The fields of a request, with what reads them.
struct Fields {
  private let fields: [String]

  /// Stands between two fields: the unit separator of ASCII.
  static let separator: Unicode.Scalar = "\u{1F}"

  init(_ request: String) {
    fields = request.parts(separatedBy: Self.separator)
  }

  /// The text of a field, empty if there is none.
  subscript(_ place: Int) -> String {
    place < fields.count ? fields[place] : ""
  }

  /// The rules of a name.
  func rules(_ place: Int) throws(RequestError) -> Rules {
    do throws(UnknownRules) {
      return try Rules(preset: self[place])
    } catch {
      throw .rules(error)
    }
  }

  /// The numbers of a text as people type or paste them: anything but digits, letters and signs may stand between.
  func numbers(_ place: Int) throws(RequestError) -> [Int] {
    let text = self[place]
    guard text.utf8.count <= 2000 else { throw .tooLong }
    var numbers: [Int] = []
    var word = ""
    for scalar in text.unicodeScalars {
      if !Self.isSeparator(scalar) {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        numbers.append(try Self.number(word))
        word = ""
      }
    }
    if !word.isEmpty { numbers.append(try Self.number(word)) }
    return numbers
  }

  /// A single number.
  func number(_ place: Int) throws(RequestError) -> Int {
    let words = try numbers(place)
    guard words.count == 1, let number = words.first else {
      throw .notANumber(self[place].beginning(30))
    }
    return number
  }

  /// A number that may be left out.
  func optionalNumber(_ place: Int) throws(RequestError) -> Int? {
    self[place].isEmpty ? nil : try number(place)
  }

  /// The numbers, target and rules of a game, in three fields.
  func game(at place: Int = 1) throws(RequestError) -> Game {
    let rules = try rules(place)
    let numbers = try numbers(place + 1)
    // Numbers come first, so that their faults are told while the target is still missing.
    try RequestError.naming { () throws(GameError) in try rules.validate(numbers: numbers) }
    if self[place + 2].trimmed.isEmpty { throw .noTarget }
    let target = try number(place + 2)
    return try RequestError.naming { () throws(GameError) in
      try Game(numbers: numbers, target: target, rules: rules)
    }
  }

  /// Whether a scalar stands between numbers.
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // White space, also that of a row in a table; & , ; | / · • → and brackets and quotation marks.
    case 0x09, 0x0A, 0x0D, 0x20, 0xA0, 0x202F, 0x2009, 0x26, 0x2C, 0x3B, 0x7C, 0x2F, 0xB7, 0x2022,
      0x2192, 0x3E, 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D, 0x22, 0x27:
      true
    default: false
    }
  }

  /// A whole number in a text, from zero on.
  static func integer(_ text: String) -> Int? { text.digitsValue.flatMap { Int(exactly: $0) } }

  private static func number(_ word: String) throws(RequestError) -> Int {
    if let number = integer(word) { return number }
    let shown = word.beginning(30)
    for scalar in word.unicodeScalars where !("0"..."9").contains(scalar) {
      throw .notANumber(shown)
    }
    throw .tooLarge(shown)
  }
}
