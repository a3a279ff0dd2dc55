import NumbersGame
import NumbersSolver

extension Solution {
  /// How close the solution is and what it scores: "exact: 10 points", "2 away: 7 points".
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - isBest: Whether no answer is closer. Otherwise, where the nearest answer scores however far away it is, the
  ///     points are those of an answer that nobody comes closer than.
  ///   - points: The points against others; those of the answer on its own if `nil`.
  /// - Returns: The verdict.
  func verdict(for game: Game, isBest: Bool, points: Int? = nil) -> String {
    let closeness = isExact ? "exact" : "\(grouped(distance)) away"
    let isOpen =
      points == nil && !isExact && !isBest && game.rules.scoring.bands.last?.distance == .max
    return "\(closeness): \(points ?? self.points) points\(isOpen ? " if nobody comes closer" : "")"
  }

  /// The same with the colour of its merit.
  func verdict(for game: Game, isBest: Bool, points: Int? = nil, _ style: Style) -> String {
    let verdict = verdict(for: game, isBest: isBest, points: points)
    return isExact
      ? style.good(verdict) : points ?? self.points > 0 ? style.fair(verdict) : style.bad(verdict)
  }

  /// The solution in steps and as one expression, for a person.
  func report(for game: Game, isBest: Bool = true, _ style: Style) -> String {
    let numbers = game.numbers.map { "\($0)" }.joined(separator: " ")
    var lines = ["\(style.bold("\(game.target)")) from \(numbers)", ""]
    if steps.isEmpty {
      lines.append("  \(value)")
    } else {
      for step in steps {
        let operation = "\(step.left) \(step.operation.sign) \(step.right)"
        lines.append("  \(operation) = \(style.bold("\(step.result)"))")
      }
      lines += ["", "  \(expression) = \(style.bold("\(value)"))"]
    }
    return (lines + ["", verdict(for: game, isBest: isBest, style)]).joined(separator: "\n")
  }
}

/// "1 solution", "2 solutions".
func counted(_ count: Int, _ noun: String) -> String {
  "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
}

/// A number with its digits in groups of three, as the user's locale separates them, and the true minus sign.
func grouped(_ number: Int) -> String {
  grouped(number, separator: DigitGrouping.separator)
}

/// A number with its digits in groups of three.
func grouped(_ number: Int, separator: Character) -> String {
  guard number >= 0 else {
    return "−" + grouped(Int(clamping: number.magnitude), separator: separator)
  }
  var text = "\(number)"
  var end = text.index(text.endIndex, offsetBy: -3, limitedBy: text.startIndex)
  while let place = end, place > text.startIndex {
    text.insert(separator, at: place)
    end = text.index(place, offsetBy: -3, limitedBy: text.startIndex)
  }
  return text
}

extension Difficulty {
  /// The rating and what it is made from.
  var text: String {
    let solutions = "difficulty \(rating) of 5: \(counted(solutionCount, "distinct solution"))"
    guard fewestSteps > 0 else {
      return "\(solutions); one of the numbers \(distance == 0 ? "is the target" : "is nearest")"
    }
    let steps = counted(fewestSteps, "step")
    return "\(solutions), at least \(steps), with results up to \(grouped(largestStepResult))"
      + (isAdditive ? "; adding and subtracting is enough" : "")
  }
}

/// A note on steps that are not needed.
func detourNote(_ detours: [String]) -> String {
  detours.isEmpty
    ? "" : "   " + Style.output.fair("(detour: \(detours.joined(separator: ", ")))")
}
