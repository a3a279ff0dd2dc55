/// Splits a text into the signs, numbers and brackets of arithmetic.
///
/// All spellings that people use for a sign are the same token from here on.
struct ExpressionLexer {
  let text: [Unicode.Scalar]
  private(set) var offset = 0

  enum Token: Equatable {
    case number(Int)
    case sign(Operator)
    case open(Bracket)
    case close(Bracket)
    /// LaTeX's `\frac`.
    case fraction
    case equals
    /// A comma or a semicolon between two steps.
    case separator
    /// The end of a line, which ends a step that is complete.
    case newline
    case end
  }

  enum Bracket: String {
    case round = "()"
    case square = "[]"
    case curly = "{}"

    var open: String { String(rawValue.prefix(1)) }
    var close: String { String(rawValue.suffix(1)) }
  }

  init(_ text: [Unicode.Scalar]) {
    self.text = text
  }

  /// The next token and where it starts.
  mutating func next() throws(ParseError) -> (token: Token, start: Int) {
    while offset < text.count {
      let start = offset
      let scalar = text[offset]
      if Self.digit(scalar) != nil { return (try number(), start) }
      if scalar == "\\" {
        if let token = try command() { return (token, start) }
        continue
      }
      offset += 1
      if let token = Self.tokens[scalar] { return (token, start) }
      guard scalar.properties.isWhitespace || scalar == "$" else {
        throw ParseError(
          .unexpected(found: Self.quoted(scalar), expected: "a number, a sign or a bracket"),
          at: start, in: text)
      }
    }
    return (.end, offset)
  }

  /// The value of a digit, also of a full-width one.
  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x30...0x39: Int(scalar.value - 0x30)
    case 0xFF10...0xFF19: Int(scalar.value - 0xFF10)
    default: nil
    }
  }

  private mutating func number() throws(ParseError) -> Token {
    let start = offset
    var value = 0
    while offset < text.count, let digit = Self.digit(text[offset]) {
      let (shifted, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = shifted.addingReportingOverflow(digit)
      guard !overflow, !carry else { throw ParseError(.numberTooLarge, at: start, in: text) }
      value = sum
      offset += 1
    }
    guard value > 0 else { throw ParseError(.zero, at: start, in: text) }
    return .number(value)
  }

  /// A LaTeX command; `nil` for one that only sets space or the size of a bracket.
  private mutating func command() throws(ParseError) -> Token? {
    let start = offset
    offset += 1
    var name = ""
    while offset < text.count, text[offset].properties.isAlphabetic {
      name.unicodeScalars.append(text[offset])
      offset += 1
    }
    if name.isEmpty, offset < text.count {
      name.unicodeScalars.append(text[offset])
      offset += 1
    }
    switch name {
    case "times", "cdot", "ast": return .sign(.multiply)
    case "div": return .sign(.divide)
    case "frac", "dfrac", "tfrac": return .fraction
    case "left", "right", "quad", "qquad", ",", ";", ":", "!", " ", "(", ")", "[", "]":
      return nil
    case "\\": return .newline
    case "{": return .open(.curly)
    case "}": return .close(.curly)
    default:
      let known = "a number, a sign or a bracket (of LaTeX: \\times \\cdot \\div \\frac)"
      throw ParseError(
        .unexpected(found: "'\\\(name.prefix(20))'", expected: known), at: start, in: text)
    }
  }

  private static let tokens: [Unicode.Scalar: Token] = {
    let signs: [(String, Token)] = [
      ("+＋﹢", .sign(.add)),
      ("-−–—‐‑－﹣", .sign(.subtract)),
      ("*x×X·⋅∙•✕✖∗＊", .sign(.multiply)),
      ("/÷:∕⁄／", .sign(.divide)),
      ("(（", .open(.round)), (")）", .close(.round)),
      ("[", .open(.square)), ("]", .close(.square)),
      ("{", .open(.curly)), ("}", .close(.curly)),
      ("=＝", .equals), (",;", .separator), ("\n\r\u{2028}", .newline),
    ]
    var tokens: [Unicode.Scalar: Token] = [:]
    for (spellings, token) in signs {
      for scalar in spellings.unicodeScalars { tokens[scalar] = token }
    }
    return tokens
  }()

  static func quoted(_ scalar: Unicode.Scalar) -> String {
    let isPrintable = scalar.properties.generalCategory != .control
    return isPrintable ? "'\(scalar)'" : "the control character \(scalar.value)"
  }
}

extension ExpressionLexer.Token {
  /// The token as an error names it.
  var name: String {
    switch self {
    case .number(let number): "\(number)"
    case .sign(let operation): "'\(operation.sign)'"
    case .open(let bracket): "'\(bracket.open)'"
    case .close(let bracket): "'\(bracket.close)'"
    case .fraction: "'\\frac'"
    case .equals: "'='"
    case .separator: "the end of a step"
    case .newline: "the end of the line"
    case .end: "the end"
    }
  }
}
