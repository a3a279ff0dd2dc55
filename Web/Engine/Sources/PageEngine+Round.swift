import GameShow
import NumbersGame
import NumbersSolver
import PlainJSON

extension PageEngine {
  /// A round after an event. The page keeps the progress that comes back, and sends it with the next event, so that a round
  /// is a value here and there: the game, the time to think in milliseconds, the progress, whether the game is a day's, the
  /// event with what was said, the time since the target was shown, and the opponent if there is one.
  static func round(_ fields: Fields) throws(RequestError) -> JSON {
    let game = try fields.game()
    let time = try fields.optionalNumber(4).map { Duration.milliseconds($0) }
    let progress = try Self.progress(fields)
    var round = try RequestError.naming { () throws(SolverError) in
      try Round(
        game, time: time, moment: momentToDeclare, progress: progress, limit: limit)
    }
    let now = try fields.optionalNumber(14).map { Duration.milliseconds($0) } ?? round.elapsed
    var fault = JSON.null
    switch (fields[12], fields[13]) {
    case ("", _): break
    case ("turn", _): round.turnOver()
    case ("advance", let typed):
      round.advance(to: now, typed: typed)
    case ("finish", _):
      round.advance(to: now)
      round.finish()
    case ("say", let line):
      round.advance(to: now)
      guard round.working.lines.count < maximumLineCount else {
        throw .tooManyLines(limit: maximumLineCount)
      }
      do throws(AnswerFault) {
        _ = try round.take(line)
      } catch {
        let error = RequestError.answer(error)
        fault = Self.fault(error, place: error.offset(in: line))
      }
    case ("undo", _):
      round.advance(to: now)
      round.undo()
    case ("clear", _):
      round.advance(to: now)
      round.clear()
    case ("hint", _):
      round.advance(to: now)
      // Hints get stronger. After the strongest there is none.
      let strength = Hint.Strength(rawValue: (round.hints.last?.strength.rawValue ?? 0) + 1)
      if let strength { _ = try? round.giveHint(strength) }
    case (let event, _):
      throw .choice(
        event.beginning(30), allowed: "turn, advance, say, undo, clear, hint, finish")
    }
    return json(
      round, fields, fault: fault,
      against: round.phase == .over ? try against(fields[15], in: round) : nil)
  }

  /// The time to finish a line after the clock has run out.
  private static let momentToDeclare = Duration.seconds(10)

  /// The number of lines of a working that are judged.
  static let maximumLineCount = 100

  private static func progress(_ fields: Fields) throws(RequestError) -> RoundProgress {
    var progress = RoundProgress(
      turnCount: try fields.number(5), elapsed: .milliseconds(try fields.number(6)),
      isOver: fields[10] == "true")
    let lines = items(fields[7])
    guard lines.count <= maximumLineCount else { throw .tooManyLines(limit: maximumLineCount) }
    let times = try fields.numbers(8)
    for (text, time) in zip(lines, times) {
      progress.lines.append(RoundProgress.Line(text: text, time: .milliseconds(time)))
    }
    progress.hints = try fields.numbers(9).compactMap { Hint.Strength(rawValue: $0) }
    return progress
  }

  private static func json(
    _ round: Round, _ fields: Fields, fault: JSON, against: (answer: JSON, points: [Int])?
  ) -> JSON {
    let progress = round.progress
    let result = round.result
    return [
      "game": .game(round.game),
      "time": round.time.map { .integer($0.milliseconds) } ?? .null,
      "progress": [
        "turnCount": .integer(progress.turnCount),
        "elapsed": .integer(progress.elapsed.milliseconds),
        "lines": .array(progress.lines.map { .string($0.text) }),
        "times": .integers(progress.lines.map { $0.time.milliseconds }),
        "hints": .integers(progress.hints.map { $0.rawValue }),
        "isOver": .boolean(progress.isOver),
      ],
      "phase": .string(round.phase.rawValue),
      "working": json(round.working, fault: fault),
      "hints": .array(round.hints.map { $0.message }),
      "countsIfLeft": .boolean(round.countsIfLeft(isOfDay: fields[11] == "true")),
      "result": round.phase != .over
        ? .null
        : [
          "bestDistance": .integer(result.best.distance),
          "points": .integer(against?.points[0] ?? result.points),
          "opponent": against.map {
            ["answer": $0.answer, "points": .integer($0.points[1])]
          } ?? .null,
          "isBest": .boolean(result.isBest),
          "marks": .string(result.marks),
          "milliseconds": result.answer == nil ? .null : .integer(result.time.milliseconds),
          "hints": .integer(result.hintCount),
        ],
    ]
  }
}
