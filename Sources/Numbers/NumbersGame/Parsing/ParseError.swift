/// Why a text could not be read as an expression, and where.
public struct ParseError: Error, Hashable, Sendable {
  /// The kind of error.
  public let reason: Reason
  /// The place of the error, in Unicode scalars from the beginning of the text.
  public let offset: Int
  /// The line it was on, from 1.
  public let line: Int
  /// The place in that line, in Unicode scalars from 1.
  public let column: Int

  /// A kind of error in a text.
  public enum Reason: Hashable, Sendable {
    /// The text is empty or has only spaces.
    case empty
    /// The text is longer than this many bytes.
    case tooLong(limit: Int)
    /// Brackets are nested more deeply than this.
    case nestedTooDeeply(limit: Int)
    /// An unexpected token.
    case unexpected(found: String, expected: String)
    /// A bracket that is never closed.
    case unclosed(String)
    /// A bracket that is closed by one of another kind.
    case mismatched(open: String, close: String)
    /// A number too large to be computed with.
    case numberTooLarge
    /// The number zero.
    case zero
    /// There are more numbers than an expression may hold.
    case tooManyNumbers(limit: Int)
    /// The result that was stated is not the result.
    case wrongResult(stated: Int, actual: Int)
    /// A result was stated for, or is used of, a step that has none.
    case illegalStep(IllegalStep)
    /// An earlier step's result that no later step uses.
    case unusedResult(Int)
  }

  /// An error at a place in bytes.
  init(_ reason: Reason, at place: Int, in text: ArithmeticText) {
    let before = text.bytes.prefix(place)
    let isScalar = { (byte: UInt8) in byte & 0xC0 != 0x80 }
    let line = before.lastIndex(of: UInt8(ascii: "\n")).map { before[($0 + 1)...] } ?? before
    self.reason = reason
    self.offset = before.count(where: isScalar)
    self.line = before.count { $0 == UInt8(ascii: "\n") } + 1
    self.column = line.count(where: isScalar) + 1
  }

  /// An error at a place in bytes of a text that has been read.
  init(_ reason: Reason, at place: Int, in text: some StringProtocol) {
    self = Array(text.utf8).withUnsafeBufferPointer {
      ParseError(reason, at: place, in: ArithmeticText(bytes: $0, range: 0..<$0.count))
    }
  }

  /// The offset in Unicode scalars of a place in bytes.
  package static func offset(of place: Int, in text: some StringProtocol) -> Int {
    text.utf8.prefix(place).count { $0 & 0xC0 != 0x80 }
  }

  /// Whether there is a place in the text that is at fault, rather than all of it.
  public var hasPlace: Bool {
    switch reason {
    case .empty, .tooLong: false
    default: true
    }
  }
}

extension ParseError: CustomStringConvertible {
  /// The place, the problem, and what is allowed.
  public var description: String {
    let place = line == 1 ? "at character \(column)" : "in line \(line) at character \(column)"
    return switch reason {
    case .empty:
      "there is no expression: write one like 25 + (100 + 3) * 9"
    case .tooLong(let limit):
      "the expression is too long: \(limit) bytes are allowed"
    case .nestedTooDeeply(let limit):
      "\(place): the brackets are nested too deeply: \(limit) levels are allowed"
    case .unexpected(let found, let expected):
      "\(place): expected \(expected), found \(found)"
    case .unclosed(let bracket):
      "\(place): '\(bracket)' is never closed"
    case .mismatched(let open, let close):
      "\(place): '\(close)' closes a '\(open)'"
    case .numberTooLarge:
      "\(place): the number is too large: numbers up to \(Int.max) are allowed"
    case .zero:
      "\(place): 0 is not a number of a game: numbers are 1 or more"
    case .tooManyNumbers(let limit):
      "\(place): there are too many numbers: \(limit) are allowed"
    case .wrongResult(let stated, let actual):
      "\(place): the result is \(actual), not \(stated)"
    case .illegalStep(let step):
      "\(place): \(step)"
    case .unusedResult(let result):
      "\(place): the result \(result) is not used by any later step"
    }
  }
}
