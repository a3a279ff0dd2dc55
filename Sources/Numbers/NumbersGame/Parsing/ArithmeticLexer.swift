/// Splits a text that is nothing but arithmetic into numbers and symbols.
struct ArithmeticLexer {
  let text: ArithmeticText
  let grammar: ArithmeticGrammar
  private(set) var place: Int

  enum Token: Equatable {
    case number(Int)
    case symbol(ArithmeticSymbol)
    case end
  }

  init(_ text: ArithmeticText, _ grammar: ArithmeticGrammar) {
    self.text = text
    self.grammar = grammar
    place = text.range.lowerBound
  }

  /// The next token and where it starts.
  mutating func next() throws(ParseError) -> (token: Token, start: Int) {
    while place < text.range.upperBound {
      let start = place
      let (scalar, length) = text.scalar(at: place)
      place += length
      var symbol = scalar == 0x5C ? try command(at: start) : ArithmeticSymbol(scalar)
      if let decimal = decimalPoint(at: start) {
        place = decimal
        return (.symbol(.prefix(.decimal)), start)
      }
      if case .digit = symbol {
        place = start
        return (.number(try number()), start)
      }
      if symbol == .letter { symbol = word(at: start) ?? .other }
      switch symbol {
      case .space, .bracketSize: continue
      case .function, .other, .digit, .letter: break
      case .infix(let operation, _), .prefix(let operation), .postfix(let operation):
        guard grammar.operations.contains(operation) else { break }
        return (.symbol(symbol), start)
      case .open, .close, .fraction, .equals, .separator, .newline: return (.symbol(symbol), start)
      }
      guard !(Unicode.Scalar(scalar)?.properties.isWhitespace ?? false) else { continue }
      throw unexpected(start..<place, "a number, a sign or a bracket")
    }
    return (.end, place)
  }

  private mutating func number() throws(ParseError) -> Int {
    let start = place
    guard let number = text.number(at: &place) else {
      throw ParseError(.numberTooLarge, at: start, in: text)
    }
    guard number > 0 || grammar.allowsZero else { throw ParseError(.zero, at: start, in: text) }
    return number
  }

  /// The place after the point of `.4` or `0.4`, if one starts at a place; `nil` otherwise. Zeros after the point would be lost.
  private func decimalPoint(at start: Int) -> Int? {
    guard grammar.operations.contains(.decimal) else { return nil }
    let point = text[start] == UInt8(ascii: "0") ? start + 1 : start
    guard text[point] == UInt8(ascii: "."), ArithmeticText.isDigit(text[point + 1]),
      text[point + 1] != UInt8(ascii: "0")
    else { return nil }
    return point + 1
  }

  /// The symbol that a word is, of which the first letter has been read.
  private mutating func word(at start: Int) -> ArithmeticSymbol? {
    if text[start] | 0x20 == UInt8(ascii: "x") { return .infix(.multiply) }
    for (name, operation) in [("sqrt", .squareRoot), ("square", .square)]
      as [(StaticString, PuzzleOperation)]
    where text.has(name, at: start) {
      place = start + name.utf8CodeUnitCount
      return .prefix(operation)
    }
    return nil
  }

  /// The symbol of a LaTeX command, whose backslash has been read.
  private mutating func command(at start: Int) throws(ParseError) -> ArithmeticSymbol {
    let name = text.letters(at: &place)
    var symbol = ArithmeticSymbol(command: name)
    if name.isEmpty, place < text.range.upperBound {
      let (scalar, length) = text.scalar(at: place)
      place += length
      symbol = Self.controlSymbol(scalar)
    }
    switch symbol {
    case .function, .other: break
    case .prefix(let operation) where !grammar.operations.contains(operation): break
    default: return symbol
    }
    let known = "a number, a sign or a bracket (of LaTeX: \\times \\cdot \\div \\frac)"
    throw unexpected(start..<min(place, start + 20), known)
  }

  /// The symbol of a backslash and a character that is no letter.
  private static func controlSymbol(_ scalar: UInt32) -> ArithmeticSymbol {
    switch scalar {
    case 0x5C: .newline
    case 0x7B: .open(.curly)
    case 0x7D: .close(.curly)
    // Spaces, and the beginning and the end of mathematics: , ; : ! ( ) [ ]
    case 0x2C, 0x3B, 0x3A, 0x21, 0x20, 0x28, 0x29, 0x5B, 0x5D: .space
    default: .other
    }
  }

  /// The token that was read last as an error names it: as it is written.
  func name(of token: Token, at start: Int) -> String {
    switch token {
    case .number(let number): "\(number)"
    case .symbol(.separator): "the end of a step"
    case .symbol(.newline): "the end of the line"
    case .symbol: quoted(start..<place)
    case .end: "the end"
    }
  }

  private func quoted(_ place: Range<Int>) -> String {
    "'\(String(decoding: text.bytes[place], as: UTF8.self))'"
  }

  private func unexpected(_ place: Range<Int>, _ expected: String) -> ParseError {
    let control = text[place.lowerBound]
    let found =
      control < 0x20 || control == 0x7F
      ? "the control character \(control)"
      : quoted(place)
    return ParseError(.unexpected(found: found, expected: expected), at: place.lowerBound, in: text)
  }
}
