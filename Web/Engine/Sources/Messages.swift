import GameShow
import NumbersGame
import NumbersSolver
import PlainJSON

// What people are told is an object: the key of a message among the texts of the page, and the values of its variables. A
// value may be such an object itself, or an array of them.

extension JSON {
  /// The rules as a message names them: by their title, which is the same in all languages, or as "any numbers".
  fileprivate static func title(_ rules: Rules) -> JSON {
    rules == .free ? ["key": "fault.anyNumbers"] : .string(rules.title)
  }

  /// Numbers from one on to another.
  fileprivate static func range(_ range: ClosedRange<Int>) -> JSON {
    ["key": "fault.range", "first": .integer(range.lowerBound), "last": .integer(range.upperBound)]
  }

  fileprivate static func steps(_ steps: [Step]) -> JSON {
    .array(
      steps.enumerated().map { place, step in
        place == 0 ? .string("\(step)") : ["key": "hint.next", "step": .string("\(step)")]
      })
  }
}

extension GameError {
  var message: JSON {
    switch self {
    case .wrongNumberCount(let count, let rules):
      [
        "key": "fault.numberCount", "rules": .title(rules), "count": .integer(count),
        "least": .integer(rules.numberCount.lowerBound),
        "most": .integer(rules.numberCount.upperBound),
        "isRange": .boolean(rules.numberCount.count > 1),
      ]
    case .numberNotPositive(let number):
      ["key": "fault.numberNotPositive", "number": .integer(number)]
    case .numberNotInPool(let number, let rules):
      [
        "key": "fault.numberNotInPool", "rules": .title(rules), "number": .integer(number),
        "tiles": .array(
          (rules.pool?.runs ?? []).map { $0.count == 1 ? .integer($0.lowerBound) : .range($0) }),
      ]
    case .tooManyOf(let number, let count, let available, let rules):
      [
        "key": "fault.tooManyOf", "rules": .title(rules), "number": .integer(number),
        "count": .integer(count), "available": .integer(available),
      ]
    case .targetNotAllowed(let target, let rules) where rules.targets.upperBound == .max:
      [
        "key": "fault.targetTooSmall", "target": .integer(target),
        "least": .integer(rules.targets.lowerBound),
      ]
    case .targetNotAllowed(let target, let rules):
      [
        "key": "fault.targetNotAllowed", "target": .integer(target), "rules": .title(rules),
        "first": .integer(rules.targets.lowerBound), "last": .integer(rules.targets.upperBound),
      ]
    }
  }
}

extension GameGeneratorError {
  var message: JSON {
    switch self {
    case .noTiles: ["key": "fault.noTiles"]
    case .largeCount(let count, let allowed):
      [
        "key": "fault.largeCount", "count": .integer(count), "least": .integer(allowed.lowerBound),
        "most": .integer(allowed.upperBound),
      ]
    }
  }
}

extension SolverError {
  var message: JSON {
    switch self {
    case .stopped(let best): ["key": "fault.stopped", "distance": .integer(best.distance)]
    case .tooLarge(let best):
      ["key": "fault.results", "most": .integer(.max), "distance": .integer(best.distance)]
    }
  }
}

extension AnswerFault {
  var message: JSON {
    switch self {
    case .unreadable(let error): error.message
    case .numberNotGiven(let number, let given):
      ["key": "fault.notGiven", "number": .integer(number), "numbers": .integers(given)]
    case .numberUsedTooOften(let number, let used, let given):
      [
        "key": "fault.tooOften", "number": .integer(number), "used": .integer(used),
        "given": .integer(given),
      ]
    case .illegalStep(let step): step.message
    }
  }
}

extension IllegalStep {
  var message: JSON {
    let name =
      switch reason {
      case .negative: "negative"
      case .zero: "zero"
      case .inexact: "inexact"
      case .tooLarge: "tooLarge"
      case .operandNotPositive: "operand"
      }
    return [
      "key": "fault.step", "place": .integer(number), "reason": .string(name),
      "step": .string("\(left) \(operation.sign) \(right)"), "most": .integer(.max),
    ]
  }
}

extension ParseError {
  var message: JSON {
    let message = reason.message
    guard hasPlace else { return message }
    return [
      "key": "fault.at", "line": .integer(line), "column": .integer(column), "reason": message,
    ]
  }
}

extension ParseError.Reason {
  fileprivate var message: JSON {
    switch self {
    case .empty: ["key": "fault.empty"]
    case .tooLong(let limit): ["key": "fault.longExpression", "limit": .integer(limit)]
    case .nestedTooDeeply(let limit): ["key": "fault.nested", "limit": .integer(limit)]
    case .unexpected(let found, let expected):
      ["key": "fault.unexpected", "found": .string(found), "expected": .string(expected)]
    case .unclosed(let bracket): ["key": "fault.unclosed", "bracket": .string(bracket)]
    case .mismatched(let open, let close):
      ["key": "fault.mismatched", "open": .string(open), "close": .string(close)]
    case .numberTooLarge: ["key": "fault.numberTooLarge", "most": .integer(.max)]
    case .zero: ["key": "fault.zero"]
    case .tooManyNumbers(let limit): ["key": "fault.manyNumbers", "limit": .integer(limit)]
    case .wrongResult(let stated, let actual):
      ["key": "fault.wrongResult", "stated": .integer(stated), "actual": .integer(actual)]
    case .illegalStep(let step): step.message
    case .unusedResult(let result): ["key": "fault.unusedResult", "result": .integer(result)]
    }
  }
}

extension ContestFault {
  var message: JSON {
    switch self {
    case .nobodysTurn: ["key": "fault.nobodysTurn"]
    case .notReached(let number, let name):
      ["key": "fault.notReached", "number": .integer(number), "name": .string(name)]
    }
  }
}

extension Hint {
  var message: JSON {
    switch content {
    case .singleNumber: ["key": "hint.single"]
    case .lastStep(let step): ["key": "hint.last", "step": .string("\(step)")]
    case .firstSteps(let steps): ["key": "hint.first", "steps": .steps(steps)]
    case .shape(distance: 0, stepCount: 0, _): ["key": "hint.given"]
    case .shape(let distance, let stepCount, let unneeded):
      [
        "key": "hint.shape", "distance": .integer(distance), "steps": .integer(stepCount),
        "unneeded": .integers(unneeded),
      ]
    }
  }
}

extension Trick {
  var message: JSON {
    switch self {
    case .factorPair(let step, let made):
      [
        "key": "trick.factors", "left": .integer(step.left), "right": .integer(step.right),
        "result": .integer(step.result), "made": .string(made.name),
        "factor": .integer(made.factor),
      ]
    case .scaledTarget(let step):
      [
        "key": "trick.multiple", "left": .integer(step.left), "right": .integer(step.right),
        "result": .integer(step.result),
      ]
    case .fraction(let product, let quotient):
      [
        "key": "trick.fraction", "left": .integer(product.left), "right": .integer(product.right),
        "by": .integer(quotient.right), "result": .integer(quotient.result),
      ]
    case .hundreds(let step): ["key": "trick.hundreds", "step": .string("\(step)")]
    case .nearRound(let step, let round, let product, let rest):
      [
        "key": "trick.round", "left": .integer(step.left), "right": .integer(step.right),
        "round": .integer(round), "product": .integer(product),
        "sign": .string(rest < 0 ? "−" : "+"), "rest": .integer(abs(rest)),
      ]
    }
  }
}

extension Trick.Made {
  fileprivate var name: String {
    switch self {
    case .neither: "neither"
    case .one: "one"
    case .both: "both"
    }
  }

  fileprivate var factor: Int { if case .one(let factor) = self { factor } else { 0 } }
}

extension Difficulty {
  /// The reasons of the rating, a clause each.
  var reasons: JSON {
    .array(
      [
        ["key": "reason.distance", "distance": .integer(distance)],
        ["key": "reason.solutions", "count": .integer(solutionCount)],
        ["key": "reason.steps", "count": .integer(fewestSteps)],
        ["key": "reason.largest", "result": .integer(largestStepResult)],
      ] + (isAdditive ? [["key": "reason.additive"]] : []))
  }
}
