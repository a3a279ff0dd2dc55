import GameShow
import NumbersGame

/// A round on the screen of a terminal: numbers that turn over, a clock that runs, and a line to type in.
struct ScreenPlay {
  let title: String
  let style: Style
  /// Whether answers are typed while the clock runs; if not, the contestants only think.
  let takesAnswers: Bool

  /// The time between two numbers.
  private static let pace = Duration.milliseconds(450)

  /// Plays a round; the terminal is as it was when this returns.
  ///
  /// - Returns: How it ended; `nil` if there is no terminal to play on.
  func play(_ round: inout some PlayRound, _ clock: inout PlayClock) -> PlayEnd? {
    guard let terminal = RawTerminal() else { return nil }
    defer { terminal.leave() }
    var state = State(message: "The numbers…")
    var nextReveal = ContinuousClock.now + Self.pace
    while true {
      if Interruption.isRequested {
        // What is typed stays with the round that is left.
        if takesAnswers { _ = try? round.take(String(state.typed.text), .plain) }
        return .interrupted
      }
      if round.course.phase == .dealing, .now >= nextReveal {
        turnOver(&round, &clock, &state)
        nextReveal = .now + Self.pace
      }
      let isThinking = round.course.phase == .thinking
      round.advance(to: clock.elapsed, typed: takesAnswers ? String(state.typed.text) : "")
      if round.course.phase == .over { return .finished }
      if isThinking, round.course.phase == .declaring { state.message = PlayText.momentToDeclare }
      draw(round, &state, on: terminal)
      guard FileDescriptor.input.waitForInput(milliseconds: 60) else { continue }
      guard let bytes = try? FileDescriptor.input.read(upTo: 256) else { continue }
      if bytes.isEmpty { return .inputEnded }
      for key in state.decoder.keys(bytes) {
        if round.course.phase == .dealing {
          // Those who cannot wait see all at once.
          if key == .enter {
            while round.course.phase == .dealing { turnOver(&round, &clock, &state) }
          }
        } else if let end = press(key, &round, &state) {
          return end
        }
      }
    }
  }

  private struct State {
    var message: String
    var typed = TypedLine()
    var decoder = KeyDecoder()
    var drawn: [String] = []
    var drawnCursor = -1
  }

  private func turnOver(
    _ round: inout some PlayRound, _ clock: inout PlayClock, _ state: inout State
  ) {
    guard round.course.turnOver(), round.course.phase == .thinking else { return }
    clock.restart()
    state.message = takesAnswers ? PlayText.help : "Think; Enter when you both have an answer."
  }

  private func draw(_ round: some PlayRound, _ state: inout State, on terminal: RawTerminal) {
    let size = TerminalSize.output ?? TerminalSize(columns: 80, rows: 24)
    let screen = PlayScreen(size: size, style: style, title: title)
    let (lines, cursor) = screen.lines(
      round, typed: state.typed, message: state.message, takesAnswers: takesAnswers)
    let place = cursor.row * 10_000 + cursor.column
    if lines == state.drawn, place == state.drawnCursor { return }
    terminal.draw(lines, cursor: cursor)
    (state.drawn, state.drawnCursor) = (lines, place)
  }

  private func press(_ key: Key, _ round: inout some PlayRound, _ state: inout State) -> PlayEnd? {
    if key == .endOfInput, state.typed.text.isEmpty {
      round.course.finish()
      return .inputEnded
    }
    guard key == .enter else {
      if takesAnswers { state.typed.press(key) }
      return nil
    }
    guard takesAnswers else {
      round.course.finish()
      return .finished
    }
    let line = state.typed.take()
    guard !line.allSatisfy(\.isWhitespace) else { return nil }
    if let end = PlayTurn.take(line, &round, say: { state.message = $0 }) { return end }
    // What is declared and not legal can be mended.
    if round.course.phase == .declaring { state.typed.press(.up) }
    // An exact answer ends a round, as it cannot be improved.
    if round.isSolved {
      round.course.finish()
      return .finished
    }
    return nil
  }
}

/// The effect of a player's line in a round.
enum PlayTurn {
  /// The time to finish a line after the clock has run out.
  static let momentToDeclare = Duration.seconds(10)

  /// Takes a line.
  ///
  /// - Returns: How the round ended, if it did.
  static func take(
    _ line: String, _ round: inout some PlayRound, style: Style = .plain, say: (String) -> Void
  ) -> PlayEnd? {
    let command = PlayCommandWord(line)
    guard round.course.phase != .declaring || [nil, .done, .quit].contains(command) else {
      say(PlayText.momentToDeclare)
      return nil
    }
    switch command {
    case .quit?:
      round.course.finish()
      return .quit
    case .done?:
      round.course.finish()
      return .finished
    case .help?, .wait?: say(PlayText.help)
    case .undo?:
      say(round.takeBack().map { "Took back \($0.visible)." } ?? "There's nothing to take back.")
    case .clear?:
      while round.takeBack() != nil {}
      say("Took back everything.")
    case .hint(let strength)?:
      do {
        say("\(try round.hint(strength)).")
      } catch {
        say("\(error).")
      }
    case nil:
      do {
        say(try round.take(line, style))
      } catch {
        say(PlayCommandWord.complaint(line) ?? "Not legal: \(error).")
      }
    }
    return nil
  }
}
