public import NumbersGame

/// Reads formulas as people write them, by recursive descent: `8 / (3 - 8 / 3)`, `4! + √4`, `sqrt(4)^4`, `(3 × 3)²`,
/// `square(9)`; also with a result, `3 * 8 = 24`, and as several steps, separated by commas, semicolons or lines.
struct FormulaParser {
  static let maximumLength = 2000
  static let maximumDepth = 100

  private let characters: [Character]
  private var place = 0
  private var depth = 0

  /// A step as it is written.
  struct Step {
    /// A formula whose numbers are as they are written. If it begins with a sign, it begins with
    /// `Formula.resultBefore`.
    let formula: Formula
    /// The result that was stated, and its place from 1.
    let stated: (value: Formula, place: Int)?
    /// The place of the step, from 1.
    let place: Int
  }

  /// The steps of a text, at least one. A step that begins with a sign goes on from the one before.
  static func parse(_ text: String) throws(FormulaFault) -> [Step] {
    guard text.utf8.count <= maximumLength else { throw .tooLong }
    var parser = FormulaParser(text)
    var steps: [Step] = []
    while true {
      parser.skipSeparators()
      if parser.next == nil, !steps.isEmpty { return steps }
      let place = parser.place + 1
      let formula = try parser.sum(after: steps.isEmpty ? nil : Formula.resultBefore)
      var stated: (value: Formula, place: Int)?
      if parser.take("=＝") {
        _ = parser.next
        let place = parser.place + 1
        stated = (try parser.sum(), place)
      }
      steps.append(Step(formula: formula, stated: stated, place: place))
      guard parser.next == nil || parser.isAtSeparator else {
        throw parser.unexpected(
          stated == nil ? "a sign, '=' or the end" : "the next step or the end")
      }
    }
  }

  /// Whether a comma, a semicolon or the end of a line is next.
  private var isAtSeparator: Bool {
    place < characters.count && (",;".contains(characters[place]) || characters[place].isNewline)
  }

  private mutating func skipSeparators() {
    while place < characters.count, isAtSeparator || characters[place].isWhitespace { place += 1 }
  }

  private init(_ text: String) {
    characters = Array(text)
  }

  private var next: Character? {
    mutating get {
      while place < characters.count, characters[place].isWhitespace,
        depth > 1 || !characters[place].isNewline
      {
        place += 1
      }
      return place < characters.count ? characters[place] : nil
    }
  }

  /// Takes a sign if it is the next.
  private mutating func take(_ signs: String) -> Bool {
    guard let next, signs.contains(next) else { return false }
    place += 1
    return true
  }

  private mutating func unexpected(_ expected: String) -> FormulaFault {
    let found = next.map { "'\($0)'" } ?? "the end"
    return .unexpected(found: found, expected: expected, place: place + 1)
  }

  /// A sum. After an earlier step it may begin with the sign of an operation on its result, for which
  /// that step's formula stands.
  private mutating func sum(after earlier: Formula? = nil) throws(FormulaFault) -> Formula {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw .nestedTooDeeply }
    var formula: Formula
    if let earlier, let next, "+*×·xX/÷:^-−–".contains(next) {
      formula = try product(after: earlier)
    } else {
      formula = try product()
    }
    while true {
      if take("+") {
        formula = .binary(.add, formula, try product())
      } else if take("-−–") {
        formula = .binary(.subtract, formula, try product())
      } else {
        return formula
      }
    }
  }

  private mutating func product(after earlier: Formula? = nil) throws(FormulaFault) -> Formula {
    var formula: Formula
    if let earlier {
      formula = take("^") ? .binary(.power, earlier, try signed()) : earlier
    } else {
      formula = try signed()
    }
    while true {
      if take("*×·xX") {
        formula = .binary(.multiply, formula, try signed())
      } else if take("/÷:") {
        formula = .binary(.divide, formula, try signed())
      } else {
        return formula
      }
    }
  }

  private mutating func signed() throws(FormulaFault) -> Formula {
    guard take("-−–") else { return try power() }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw .nestedTooDeeply }
    return .unary(.negate, try signed())
  }

  /// Powers are read from the right.
  private mutating func power() throws(FormulaFault) -> Formula {
    let base = try postfix()
    guard take("^") else { return base }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw .nestedTooDeeply }
    return .binary(.power, base, try signed())
  }

  private mutating func postfix() throws(FormulaFault) -> Formula {
    var formula = try operand()
    while true {
      if take("!") {
        formula = .unary(.factorial, formula)
      } else if take("²") {
        formula = .unary(.square, formula)
      } else {
        return formula
      }
    }
  }

  private mutating func operand() throws(FormulaFault) -> Formula {
    if take("(") {
      let formula = try sum()
      guard take(")") else { throw unexpected("')'") }
      return formula
    }
    if take("√") || takeWord("sqrt") {
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.maximumDepth else { throw .nestedTooDeeply }
      return .unary(.squareRoot, try operand())
    }
    if takeWord("square(") {
      let formula = try sum()
      guard take(")") else { throw unexpected("')'") }
      return .unary(.square, formula)
    }
    var digits = ""
    while let next = next, let digit = next.decimalDigit {
      digits += "\(digit)"
      place += 1
      // Digits with a space between are two numbers.
      if place < characters.count, characters[place].isWhitespace { break }
    }
    guard !digits.isEmpty else { throw unexpected("a number or '('") }
    guard let number = Int(digits) else { throw .numberTooLarge(digits) }
    return .number(number)
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard next != nil, characters[place...].starts(with: word) else { return false }
    place += word.count
    return true
  }
}

extension Formula {
  /// Stands for the result of the step before where a step begins with a sign: no formula of an answer is like it.
  static var resultBefore: Formula { .concatenation([]) }
}

extension Character {
  /// The value of a digit, also of a full-width one.
  fileprivate var decimalDigit: Int? {
    guard let value = unicodeScalars.first?.value, unicodeScalars.count == 1 else { return nil }
    return switch value {
    case 0x30...0x39: Int(value) - 0x30
    case 0xFF10...0xFF19: Int(value) - 0xFF10
    default: nil
    }
  }
}

/// An error in an answer to a puzzle.
public enum FormulaFault: Error, Hashable, Sendable {
  /// The text is too long.
  case tooLong
  /// Brackets or signs are nested too deeply.
  case nestedTooDeeply
  /// An unexpected token, at a place from 1.
  case unexpected(found: String, expected: String, place: Int)
  /// A number is too large to be a given one.
  case numberTooLarge(String)
  /// A number is not given, or used too often.
  case numberNotGiven(Int, given: [Int])
  /// Some numbers that must be used are left over.
  case numbersLeft([Int])
  /// An operation is not allowed.
  case operationNotAllowed(PuzzleOperation)
  /// An operation on one number is done too often in a row.
  case tooManyInARow(Formula, limit: Int)
  /// A formula has no result, or no allowed result.
  case noResult(Formula)
  /// A result is not allowed.
  case resultNotAllowed(Formula, ExactNumber)
  /// The result that was stated, at a place from 1, is not the result.
  case wrongResult(stated: ExactNumber, actual: ExactNumber, place: Int)
  /// No later step uses the result of one, at a place from 1.
  case unusedResult(ExactNumber, place: Int)

  /// The place of the fault in the text, in characters from 1; `nil` if it has no place.
  public var place: Int? {
    switch self {
    case .unexpected(_, _, let place), .wrongResult(_, _, let place), .unusedResult(_, let place):
      place
    default: nil
    }
  }
}

extension FormulaFault: CustomStringConvertible {
  /// The problem, and what is allowed.
  public var description: String {
    switch self {
    case .tooLong: "the answer is longer than \(FormulaParser.maximumLength) bytes"
    case .nestedTooDeeply:
      "brackets and signs are nested more than \(FormulaParser.maximumDepth) deep"
    case .unexpected(let found, let expected, let place):
      "at character \(place): expected \(expected), found \(found)"
    case .numberTooLarge(let digits): "\(digits) is too large"
    case .numberNotGiven(let number, let given):
      "\(number) is not one of the numbers, or used too often: they are "
        + given.map { "\($0)" }.joined(separator: ", ")
    case .numbersLeft(let numbers):
      "all numbers must be used, but there are left: "
        + numbers.map { "\($0)" }.joined(separator: ", ")
    case .operationNotAllowed(let operation): "the rules do not allow \(operation.rawValue)"
    case .tooManyInARow(let formula, let limit):
      "\(formula) has more than \(limit) operations on one number in a row"
    case .noResult(let formula): "\(formula) has no result that can be worked out"
    case .resultNotAllowed(let formula, let value): "\(formula) = \(value) is not allowed"
    case .wrongResult(let stated, let actual, let place):
      "at character \(place): the result is \(actual), not \(stated)"
    case .unusedResult(let result, let place):
      "at character \(place): the result \(result) is not used by any later step"
    }
  }
}
