import Foundation

/// A line of a batch.
enum BatchLine: Sendable {
  case text(String)
  case tooLong
}

/// Splits a batch that comes in parts into lines.
struct BatchLines {
  private let maximumLength: Int
  private var rest = Data()
  /// Whether the line that is read is too long, so that its rest is passed over.
  private var isSkipping = false

  /// Creates a splitter.
  init(maximumLength: Int) {
    self.maximumLength = maximumLength
  }

  /// The lines that are complete with a further part.
  mutating func take(_ part: Data) -> [BatchLine] {
    var lines: [BatchLine] = []
    var start = part.startIndex
    while let end = part[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(line(endingWith: part[start..<end]))
      start = part.index(after: end)
    }
    if !isSkipping { rest.append(part[start...]) }
    if rest.count > maximumLength {
      rest = Data()
      isSkipping = true
    }
    return lines
  }

  /// The last line, if it did not end with a newline.
  mutating func finish() -> [BatchLine] {
    isSkipping || !rest.isEmpty ? [line(endingWith: Data())] : []
  }

  private mutating func line(endingWith end: Data) -> BatchLine {
    defer {
      rest = Data()
      isSkipping = false
    }
    guard !isSkipping, rest.count + end.count <= maximumLength else { return .tooLong }
    return .text(String(decoding: rest.isEmpty ? end : rest + end, as: UTF8.self))
  }
}
