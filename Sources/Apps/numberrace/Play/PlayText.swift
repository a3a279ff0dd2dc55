import GameRecords
import GameShow
import IntentKit
import NumbersGame

/// The texts of a round.
enum PlayText {
  /// A line of working with its result: "100 + 3 = 103".
  static func shown(_ text: String, _ value: String) -> String {
    let text = typeset(text)
    return text.contains("=") ? text : "\(text) = \(value)"
  }

  /// Arithmetic as it was typed, with the signs and spaces of print: "10 × 9 = 90" for "10*9=90". What has other characters stays
  /// as it is.
  private static func typeset(_ text: String) -> String {
    var shown = ""
    for character in text where !character.isWhitespace {
      let sign: Character
      switch character {
      case "0"..."9", "(", ")", "[", "]", ".", "!", "√", "²", "^":
        shown.append(character)
        continue
      case "+", "=": sign = character
      case "-", "−": sign = "−"
      case "*", "×", "·", "⋅", "x", "X": sign = "×"
      case "/", "÷": sign = "÷"
      default: return text.visible
      }
      if let last = shown.last, !" ([".contains(last) {
        shown += " \(sign) "
      } else if sign == "−" {
        shown.append(sign)
      } else {
        return text.visible
      }
    }
    return shown
  }

  /// The result of a line: "= 103, 849 away".
  static func judged(_ solution: Solution, _ style: Style) -> String {
    let away =
      solution.isExact ? style.good("exact") : style.dim("\(grouped(solution.distance)) away")
    return "= \(style.bold("\(solution.value)")), \(away)"
  }

  static let momentToDeclare = "Time's up. Finish your line; Enter declares it."

  static let help =
    "Type your answer in steps or as one expression. Also: hint, undo, clear, done, quit."

  /// The end of a round for one contestant: the answer, the points, those of an opponent, and the best answer step by step.
  static func ending(
    _ round: Round, against: (opponent: Opponent, answer: Solution?, points: [Int])? = nil,
    _ style: Style
  ) -> String {
    let result = round.result
    var lines: [String] = []
    if let answer = result.answer {
      lines.append("Your answer: \(answer.expression) = \(style.bold("\(answer.value)"))")
      let time = round.time == nil ? "" : " after \(seconds(result.time))"
      let verdict = answer.verdict(
        for: round.game, isBest: result.isBest, points: against?.points[0], style)
      lines.append("\(verdict)\(time)")
    } else {
      lines.append(style.bad("no answer: 0 points"))
    }
    if let (opponent, answer, points) = against {
      // The best answer is shown below, unless it is yours as well.
      let isShown = result.isBest || answer?.expression != result.best.expression
      let answered =
        answer.map {
          (isShown ? "\($0.expression) = \(style.bold("\($0.value)")), " : "")
            + $0.verdict(for: round.game, isBest: true, points: points[1])
        } ?? "no answer: 0 points"
      lines.append("\(opponent.name): \(answered)")
    }
    if result.isBest {
      if result.answer?.isExact != true { lines.append("Nobody could come closer.") }
      if let easier = result.easierWay {
        lines.append("An easier way: \(easier.expression) = \(style.bold("\(easier.value)"))")
        lines += tricks(of: easier, in: round.game)
      }
      return lines.joined(separator: "\n")
    }
    return (lines + ["", best(result.best, of: round.game, style)]).joined(separator: "\n")
  }

  /// The result of the game of a day, to send to others: it gives nothing away.
  static func share(_ result: RoundResult, of day: GameDay) -> String {
    let verdict =
      result.answer?.verdict(for: result.game, isBest: result.isBest) ?? "no answer: 0 points"
    let time = result.answer == nil ? "" : " after \(seconds(result.time))"
    let hints = result.hintCount == 0 ? "" : ", \(counted(result.hintCount, "hint"))"
    return """

      To share:
      NumberRace, \(result.game.rules.title), \(day)
      \(result.marks)
      \(verdict)\(time)\(hints)
      """
  }

  /// The trick of a solution that helps most in other games, if it has one.
  private static func tricks(of solution: Solution, in game: Game) -> [String] {
    firstOf(Trick.all(in: solution, of: game))
  }

  /// The trick that helps most in other games as a line, if there is one.
  static func firstOf(_ tricks: [Trick]) -> [String] { tricks.prefix(1).map { "\($0)." } }

  /// The best answer step by step and as one expression, and a trick that it uses.
  static func best(_ best: Solution, of game: Game, _ style: Style) -> String {
    let verdict = best.isExact ? "" : ", \(grouped(best.distance)) away"
    guard !best.steps.isEmpty else { return "The best answer is \(best.value)\(verdict)." }
    let whole =
      best.steps.count > 1 ? ["  \(best.expression) = \(style.bold("\(best.value)"))"] : []
    return
      (["The best answer\(verdict):"]
      + best.steps.map {
        "  \($0.left) \($0.operation.sign) \($0.right) = \(style.bold("\($0.result)"))"
      } + whole + tricks(of: best, in: game)).joined(separator: "\n")
  }

  /// "12.3 s".
  static func seconds(_ duration: Duration) -> String {
    seconds(milliseconds: duration.milliseconds)
  }

  static func seconds(milliseconds: Int) -> String {
    let tenths = (milliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }
}

extension Opponent {
  /// Its name for people.
  var name: String { "\(rawValue.withUppercasedFirst) opponent" }
}

/// A word of the player that isn't working.
enum PlayCommandWord: Equatable {
  case hint(Hint.Strength?)
  case undo, clear, done, quit, help
  /// With a virtual clock: lets seconds pass.
  case wait(Double)

  /// The reply to a line that begins with a word and is no command; `nil` for other lines.
  static func complaint(_ line: String) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, first.count > 1, first.allSatisfy(\.isLetter) else { return nil }
    let known = ["undo", "clear", "done", "quit", "help", "hint"]
    let advice =
      NearMiss.of(String(first), among: known).map { "Did you mean '\($0)'?" }
      ?? "The commands are \(known.joined(separator: ", "))."
    return "'\(line.visible)' is neither a command nor an answer. \(advice)"
  }

  /// The command that a line is; `nil` for working.
  init?(_ line: String) {
    let words = line.lowercased().split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { return nil }
    switch (first, words.count) {
    case ("undo", 1), ("u", 1): self = .undo
    case ("clear", 1): self = .clear
    case ("done", 1), ("d", 1): self = .done
    case ("quit", 1), ("q", 1), ("exit", 1): self = .quit
    case ("help", 1), ("?", 1): self = .help
    case ("hint", 1), ("h", 1): self = .hint(nil)
    case ("hint", 2), ("h", 2):
      guard let strength = Int(words[1]).flatMap(Hint.Strength.init(rawValue:)) else { return nil }
      self = .hint(strength)
    case ("wait", 2):
      guard let seconds = Double(words[1]), seconds >= 0, seconds <= 1e6 else { return nil }
      self = .wait(seconds)
    default: return nil
    }
  }
}
