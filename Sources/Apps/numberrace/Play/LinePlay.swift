import GameShow
import NumbersGame

/// A round in lines of text, for a script, a pipe, or a terminal without a screen.
struct LinePlay {
  var input = TimedInput()
  let style: Style
  /// Whether to echo the input, because it would not be visible.
  private let isEchoing = !Platform.inputIsTerminal

  /// Plays a round. If answers are not typed while the clock runs, an empty line ends it.
  mutating func play(
    _ round: inout some PlayRound, _ clock: inout PlayClock, takesAnswers: Bool
  ) -> PlayEnd {
    while round.course.phase == .dealing { _ = round.course.turnOver() }
    print("Numbers: \(round.numbers.map { "\($0)" }.joined(separator: " "))")
    print("Target: \(style.bold(round.target))")
    let time =
      round.course.time.map { " You have \(PlayScreen.seconds($0 - clock.passed)) seconds." } ?? ""
    print((takesAnswers ? PlayText.help : "An empty line ends the time to think.") + time)
    clock.restart()
    while true {
      let moment = round.course.phase == .declaring ? round.course.moment : .zero
      switch next(until: clock.instant(after: round.course.time.map { $0 + moment })) {
      case .timeout: if pass(clock, &round, takesAnswers) { return .finished }
      case .end:
        round.course.advance(to: clock.elapsed)
        round.course.finish()
        return .inputEnded
      case .interrupted: return .interrupted
      case .line(let line):
        if pass(clock, &round, takesAnswers) { return .finished }
        if case .wait(let seconds)? = PlayCommandWord(line), clock.isVirtual {
          clock.wait(seconds)
          if pass(clock, &round, takesAnswers) { return .finished }
          continue
        }
        if let end = take(line, &round, takesAnswers) { return end }
      }
    }
  }

  /// Lets the time pass. On a terminal somebody may be in the middle of a line, which is not seen before it is entered.
  ///
  /// - Returns: Whether the round is over.
  private func pass(
    _ clock: PlayClock, _ round: inout some PlayRound, _ takesAnswers: Bool
  ) -> Bool {
    let isThinking = round.course.phase == .thinking
    let mayType = takesAnswers && !isEchoing && !clock.isVirtual
    if round.course.advance(to: clock.elapsed, isTyping: mayType) { round.course.finish() }
    if isThinking, round.course.phase != .thinking {
      print(mayType ? PlayText.momentToDeclare : "Time's up.")
    }
    return round.course.phase == .over
  }

  private func take(_ line: String, _ round: inout some PlayRound, _ takesAnswers: Bool) -> PlayEnd?
  {
    if !takesAnswers {
      round.course.finish()
      return PlayCommandWord(line) == .quit ? .quit : .finished
    }
    let isLast = round.course.phase == .declaring
    guard !line.allSatisfy(\.isWhitespace) else {
      if isLast { round.course.finish() }
      return isLast ? .finished : nil
    }
    if let end = PlayTurn.take(line, &round, style: style, say: HelpText.say) { return end }
    guard round.isSolved || isLast && round.course.phase == .over else { return nil }
    round.course.finish()
    return .finished
  }

  /// Asks for a line.
  ///
  /// - Returns: The line, or how the game ends without one.
  mutating func ask(_ question: String) -> (answer: String?, end: PlayEnd?) {
    print(question, terminator: isEchoing ? "\n" : " ")
    switch next(until: nil, prompts: false) {
    case .line(let line): return (line, nil)
    case .interrupted:
      print()
      return (nil, .interrupted)
    case .end, .timeout:
      print()
      return (nil, .inputEnded)
    }
  }

  private mutating func next(
    until deadline: ContinuousClock.Instant?, prompts: Bool = true
  ) -> TimedInput.Event {
    if !isEchoing, prompts { print("> ", terminator: "") }
    StandardOutput.flush()
    let event = input.next(until: deadline)
    if case .line(let line) = event {
      if isEchoing { print("> \(line.visible)") }
    } else if !isEchoing, prompts {
      print()
    }
    return event
  }

  /// Asks contestants for their numbers, and those who came closest for their workings.
  mutating func settle(_ contest: inout Contest) -> PlayEnd? {
    for place in contest.contestants.indices {
      let name = contest.contestants[place].visible
      while true {
        let (answer, end) = ask("\(name), your number (empty for none):")
        guard let answer else { return end }
        let text = answer.filter { !$0.isWhitespace }
        if text == "quit" { return .quit }
        if text.isEmpty { break }
        guard let number = Int(text), number >= 1 else {
          let isLarge = text.allSatisfy(\.isWholeNumber) && Int(text) == nil
          print(
            "'\(answer.visible)' isn't a \(isLarge ? "number below \(Int.max)" : "positive whole number")."
          )
          continue
        }
        contest.declare(number, by: place)
        break
      }
    }
    while let place = contest.next {
      if let end = show(place, &contest) { return end }
    }
    return nil
  }

  private mutating func show(_ place: Int, _ contest: inout Contest) -> PlayEnd? {
    guard let number = contest.declared[place] else { return nil }
    let question =
      "\(contest.contestants[place].visible), how do you make \(number)? 'done' gives up."
    HelpText.say(question)
    var working = Working(for: contest.game)
    while true {
      switch next(until: nil) {
      case .interrupted: return .interrupted
      case .end, .timeout: return .inputEnded
      case .line(let line):
        switch PlayCommandWord(line) {
        case .quit?: return .quit
        case .undo?: working.undo()
        case .clear?: working.clear()
        case .help?, .hint?, .wait?: HelpText.say(question)
        case .done?:
          judge(working, &contest)
          return nil
        case nil:
          guard !line.allSatisfy(\.isWhitespace) else { continue }
          do {
            let solution = try working.add(line)
            print(PlayText.judged(solution, style))
            guard solution.value == number else { continue }
            judge(working, &contest)
            return nil
          } catch {
            HelpText.say(PlayCommandWord.complaint(line) ?? "Not legal: \(error).")
          }
        }
      }
    }
  }

  private func judge(_ working: Working, _ contest: inout Contest) {
    do {
      try contest.show(working)
    } catch {
      print("\(error).")
    }
  }
}
