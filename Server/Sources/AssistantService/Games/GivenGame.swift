import BigNumbersSolver
import GameRecords
import IntentKit
import NumbersGame
import NumbersSolver

/// A game or a puzzle from the input of a request, which has its declared form.
enum GivenGame: Sendable {
  case show(Game)
  case puzzle(Puzzle)

  init(_ input: JSON) throws(ServiceProblem) {
    let name = input["rules"]?.string ?? Rules.countdown.id
    guard let rules = ChosenRules(preset: name) else {
      throw .invalidInput(
        "'rules' must be one of \(ChosenRules.names.joined(separator: ", "))", at: "/rules")
    }
    switch rules {
    case .show(let rules): self = .show(try Game(input, rules))
    case .puzzle(let rules): self = .puzzle(try Puzzle(input, rules))
    }
  }
}

extension Game {
  /// The game of an input under rules that may be named in it.
  init(_ input: JSON) throws(ServiceProblem) {
    let rules: Rules
    do throws(UnknownRules) {
      rules = try Rules(preset: input["rules"]?.string ?? Rules.countdown.id)
    } catch {
      throw .invalidInput("\(error)", at: "/rules")
    }
    try self.init(input, rules)
  }

  fileprivate init(_ input: JSON, _ rules: Rules) throws(ServiceProblem) {
    guard case .integer(let target)? = input["target"] else {
      throw .invalidInput("the game lacks a 'target', a whole number", at: "/target")
    }
    do throws(GameError) {
      try self.init(numbers: input["numbers"]?.integers ?? [], target: target, rules: rules)
    } catch {
      throw .invalidInput("\(error)")
    }
  }

  /// Whether it is solved in well under a millisecond, so that it needs no thread and no deadline of its own.
  var isQuick: Bool { numbers.count <= 6 && rules.pool != nil }
}

extension Puzzle {
  /// The puzzle of an input under rules that are named in it.
  init(_ input: JSON) throws(ServiceProblem) {
    guard let rules = input["rules"]?.string.flatMap(PuzzleRules.init(preset:)) else {
      throw .invalidInput(
        "'rules' must be one of \(PuzzleRules.presets.map(\.id).joined(separator: ", "))",
        at: "/rules")
    }
    try self.init(input, rules)
  }

  fileprivate init(_ input: JSON, _ rules: PuzzleRules) throws(ServiceProblem) {
    let target: ExactNumber
    switch input["target"] {
    case .integer(let number)?: target = ExactNumber(number)
    case .string(let text)?:
      guard let number = ExactNumber(text) else {
        throw .invalidInput("'target' must be a whole number, not '\(text)'", at: "/target")
      }
      target = number
    default:
      guard let only = rules.onlyTarget else {
        throw .invalidInput("the puzzle lacks a 'target', a whole number", at: "/target")
      }
      target = ExactNumber(only)
    }
    do throws(PuzzleError) {
      try self.init(numbers: input["numbers"]?.integers ?? [], target: target, rules: rules)
    } catch {
      throw .invalidInput("\(error)")
    }
  }
}
