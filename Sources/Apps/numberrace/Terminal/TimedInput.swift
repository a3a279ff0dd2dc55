/// Lines of standard input, waited for up to a point in time.
struct TimedInput {
  private var reader = LineSplitter()
  private var lines: [String] = []
  private var hasEnded = false

  /// The outcome of waiting.
  enum Event: Equatable {
    case line(String)
    case timeout
    case end
    case interrupted
  }

  /// The next line.
  ///
  /// - Parameter deadline: When to stop waiting; `nil` to wait on.
  /// - Returns: The line, or why there is none.
  mutating func next(until deadline: ContinuousClock.Instant? = nil) -> Event {
    while true {
      if !lines.isEmpty { return .line(lines.removeFirst()) }
      if Interruption.isRequested { return .interrupted }
      if hasEnded { return .end }
      if let deadline, .now >= deadline { return .timeout }
      guard FileDescriptor.input.waitForInput(milliseconds: 50) else { continue }
      // Something has arrived, so this does not wait.
      let bytes = Platform.readInput(upTo: 4096)
      if Interruption.isRequested { return .interrupted }
      hasEnded = bytes.isEmpty
      lines += reader.lines(bytes, isLast: hasEnded)
    }
  }
}

/// Splits bytes that come in pieces into lines.
private struct LineSplitter {
  private var rest: [UInt8] = []
  private static let maximumLength = 20_000

  mutating func lines(_ bytes: [UInt8], isLast: Bool) -> [String] {
    rest += bytes
    var lines: [String] = []
    while let end = rest.firstIndex(of: 0x0A) {
      lines.append(Self.text(rest[..<end]))
      rest.removeFirst(end + 1)
    }
    if isLast ? !rest.isEmpty : rest.count > Self.maximumLength {
      lines.append(Self.text(rest[...]))
      rest = []
    }
    return lines
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
  }
}
