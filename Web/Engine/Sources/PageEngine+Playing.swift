import GameShow
import NumbersGame
import NumbersSolver
import PlainJSON

extension PageEngine {
  /// Stands between the items of a field, such as the lines of a working.
  static let itemSeparator: Unicode.Scalar = "\u{1E}"
  /// Stands between the parts of an item.
  static let partSeparator: Unicode.Scalar = "\u{1D}"

  static func items(_ text: String) -> [String] {
    text.isEmpty ? [] : text.parts(separatedBy: itemSeparator)
  }

  static func check(_ fields: Fields) throws(RequestError) -> JSON {
    let game = try fields.game()
    switch AnswerChecker(game).check(fields[4]) {
    case .legal(let solution):
      return [
        "solution": .solution(solution)
      ]
    case .illegal(let fault): throw .answer(fault)
    }
  }

  /// A working, judged line by line up to the first line that does not hold.
  static func working(_ fields: Fields) throws(RequestError) -> JSON {
    var working = Working(for: try fields.game())
    var fault = JSON.null
    let lines = items(fields[4])
    guard lines.count <= maximumLineCount else { throw .tooManyLines(limit: maximumLineCount) }
    for line in lines {
      do throws(AnswerFault) {
        try working.add(line)
      } catch {
        let error = RequestError.answer(error)
        fault = Self.fault(error, place: error.offset(in: line))
        break
      }
    }
    return json(working, fault: fault)
  }

  static func json(_ working: Working, fault: JSON) -> JSON {
    let (tiles, results) = working.available
    return [
      "lines": .array(
        working.lines.map { line in
          [
            "text": .string(line.text),
            "used": .integers(line.usedLines),
            "solution": .solution(line.solution),
          ]
        }),
      "tiles": .integers(tiles),
      "results": .integers(results),
      "best": working.best.map { .solution($0) } ?? .null,
      "fault": fault,
    ]
  }

  /// A contest: names, declared numbers, and the workings shown so far, in the order of turns.
  static func contest(_ fields: Fields) throws(RequestError) -> JSON {
    let game = try fields.game()
    let names = items(fields[4])
    guard (1...8).contains(names.count) else { throw .choice("\(names.count)", allowed: "1 ... 8") }
    var contest = Contest(game, contestants: names)
    let declared = items(fields[5])
    for (place, text) in declared.enumerated() where !text.isEmpty {
      guard let number = Fields.integer(text) else {
        throw .notANumber(text.beginning(30))
      }
      contest.declare(number, by: place)
    }
    var faults: [JSON] = []
    for shown in items(fields[6]) {
      var working = Working(for: game)
      for line in shown.parts(separatedBy: partSeparator) where !line.isEmpty {
        do throws(AnswerFault) {
          try working.add(line)
        } catch {
          break
        }
      }
      do throws(ContestFault) {
        try contest.show(working)
        faults.append(.null)
      } catch {
        faults.append(error.message)
      }
    }
    return [
      "next": contest.next.map { .integer($0) } ?? .null,
      "points": .integers(contest.points),
      "answers": .array(contest.answers.map { $0.map { .solution($0) } ?? .null }),
      "faults": .array(faults),
    ]
  }

  static func hint(_ fields: Fields) throws(RequestError) -> JSON {
    let game = try fields.game()
    guard let strength = Hint.Strength(rawValue: try fields.number(4)) else {
      throw .choice(fields[4], allowed: "1, 2, 3")
    }
    let hint = Hint(strength, to: game, best: try best(of: game))
    return [
      "strength": .integer(strength.rawValue),
      "text": hint.message,
    ]
  }

  /// What a contestant can learn after a round: the best solution, whether it is an easier way to the answer, if there is
  /// one, and the trick that it uses.
  static func lesson(_ fields: Fields) throws(RequestError) -> JSON {
    let game = try fields.game()
    let best = try best(of: game)
    var isEasier = false
    if !fields[4].isEmpty {
      switch AnswerChecker(game).check(fields[4]) {
      case .legal(let answer): isEasier = best.isEasierWay(than: answer)
      case .illegal(let fault): throw .answer(fault)
      }
    }
    return [
      "best": .solution(best),
      "isEasier": .boolean(isEasier),
      "trick": Trick.all(in: best, of: game).first?.message ?? .null,
    ]
  }
}
