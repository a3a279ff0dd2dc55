/// Lines of standard input, waited for up to a point in time.
struct TimedInput {
  private var reader = LineReader(maximumLength: 20_000)
  private var lines: [LineReader.Line] = []
  private var hasEnded = false

  /// The outcome of waiting.
  enum Event: Equatable {
    case line(String)
    case timeout
    case end
    case interrupted
  }

  /// The next line; an ellipsis for one that is too long.
  ///
  /// - Parameter deadline: When to stop waiting; `nil` to wait on.
  /// - Returns: The line, or why there is none.
  mutating func next(until deadline: ContinuousClock.Instant? = nil) -> Event {
    while true {
      if !lines.isEmpty {
        guard case .text(let text) = lines.removeFirst() else { return .line("…") }
        return .line(text)
      }
      if Interruption.isRequested { return .interrupted }
      if hasEnded { return .end }
      if let deadline, .now >= deadline { return .timeout }
      guard FileDescriptor.input.waitForInput(milliseconds: 50) else { continue }
      // Something has arrived, so this does not wait.
      let bytes = Platform.readInput(upTo: 4096)
      if Interruption.isRequested { return .interrupted }
      hasEnded = bytes.isEmpty
      lines += reader.take(bytes)
    }
  }
}
