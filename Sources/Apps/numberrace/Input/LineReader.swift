/// Reads standard input line by line in constant memory.
struct LineReader {
  /// The longest line that is kept, unless another is given.
  static let maximumLength = 64 * 1024

  /// The longest line that is kept; of longer ones only the length is known to be too much.
  private let maximumLength: Int
  private var buffer: [UInt8] = []
  private var isSkipping = false
  private var hasEnded = false

  /// A line of the input.
  enum Line: Equatable {
    case text(String)
    case tooLong

    /// Whether it has nothing but spaces.
    var isBlank: Bool {
      if case .text(let text) = self { text.allSatisfy(\.isWhitespace) } else { false }
    }
  }

  init(maximumLength: Int = Self.maximumLength) {
    self.maximumLength = maximumLength
  }

  /// The next complete lines: all that have arrived, at least one; `nil` at the end.
  mutating func nextLines() -> [Line]? {
    while !hasEnded {
      let lines = take(Platform.readInput(upTo: Self.maximumLength))
      if !lines.isEmpty { return lines }
    }
    return nil
  }

  /// The lines that some more bytes complete; none are the end of the input.
  mutating func take(_ bytes: [UInt8]) -> [Line] {
    if bytes.isEmpty { hasEnded = true }
    var lines: [Line] = []
    var rest = bytes[...]
    while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
      append(rest[..<newline])
      lines.append(finishLine())
      rest = rest[(newline + 1)...]
    }
    append(rest)
    if hasEnded, isSkipping || !buffer.isEmpty { lines.append(finishLine()) }
    return lines
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    if buffer.count + bytes.count > maximumLength { isSkipping = true }
    if isSkipping { buffer.removeAll(keepingCapacity: true) } else { buffer += bytes }
  }

  private mutating func finishLine() -> Line {
    defer {
      buffer.removeAll(keepingCapacity: true)
      isSkipping = false
    }
    if isSkipping { return .tooLong }
    if buffer.last == UInt8(ascii: "\r") { buffer.removeLast() }
    return .text(String(decoding: buffer, as: UTF8.self))
  }
}
