import ArgumentParser
import BigNumbersSolver
import Foundation
import GameRecords
import NumbersGame
import NumbersSolver
import PlainJSON

/// The target, the numbers and the rules of a game of a show or of a puzzle.
struct GameArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The target and then the numbers, as they come: with spaces or commas, in one quoted text, or pasted with "
        + "the labels 'Target:' and 'Numbers:'. Where the rules have one target only, as '24', it can be left out.",
      valueName: "numbers"))
  var words: [String] = []

  @OptionGroup var rulesArgument: AnyRulesOption

  @OptionGroup var changes: RuleChanges

  /// Reads the words, once, by the rules.
  ///
  /// - Parameters:
  ///   - command: The command that they are for, of whose example a message tells.
  ///   - first: The argument that comes before the words, if there is one.
  ///   - takesAny: Whether the command takes any rules.
  /// - Returns: The game or the puzzle, which the rules allow.
  /// - Throws: `ValidationError` if the words are not one; ``CommandFailure`` if a file of rules cannot be used.
  func problem(
    for command: any ParsableCommand.Type, after first: String? = nil, takesAny: Bool = true
  ) throws -> GivenProblem {
    let rules = try changes.applied(to: rulesArgument.rules.load())
    let start = [RootCommand.path(to: command), first].compactMap(\.self)
    switch rules {
    case .show(let rules):
      let example = (start + ["952 25 50 75 100 3 6"]).joined(separator: " ")
      func advice() -> String { "Give the target and then the numbers, for example: \(example)" }
      let words = try GivenNumbers(words, advice: advice)
      let given = try words.game(only: nil, counts: rules.numberCount, advice: advice)
      return .game(try Self.game(given, rules, example: example, takesAny: takesAny))
    case .puzzle(let rules):
      func advice() -> String {
        let what = rules.onlyTarget == nil ? "the target and then the numbers" : "the numbers"
        guard let example = rules.exampleNumbers else { return "Give \(what)." }
        let words = start + ["--rules", rulesArgument.rules.text, example] + changes.words
        return "Give \(what), for example: \(words.joined(separator: " "))"
      }
      let largest = rules.onlyTarget == nil ? nil : rules.numbers.upperBound
      let words = try GivenNumbers(words, largest: largest, advice: advice)
      let given = try words.game(
        only: rules.onlyTarget, counts: rules.numberCount, advice: advice)
      return .puzzle(try Self.puzzle(given, rules))
    }
  }

  private static func game(
    _ given: GivenGame, _ rules: Rules, example: String, takesAny: Bool
  ) throws -> Game {
    guard let target = given.target.integer else {
      throw ValidationError(
        "The target \(given.target) is too large for \(rules.title). Try --rules anything.")
    }
    do {
      return try Game(numbers: given.numbers, target: target, rules: rules)
    } catch {
      var lines = ["\(error)."]
      if let last = given.numbers.last,
        !rules.targets.contains(target) && rules.targets.contains(last)
          || (try? Game(
            numbers: [target] + given.numbers.dropLast(), target: last, rules: rules)) != nil
      {
        lines.append("The target comes first, before the numbers.")
      }
      if rules != .free, takesAny { lines.append(otherRules(for: given.numbers, target: target)) }
      lines.append("For example: \(example)")
      throw ValidationError(lines.joined(separator: "\n"))
    }
  }

  /// The rules that allow what those of a show do not.
  private static func otherRules(for numbers: [Int], target: Int) -> String {
    guard let rules = (try? Puzzle(numbers: numbers, target: target))?.rules, rules != .anything
    else { return "Any numbers and any target are allowed with --rules free." }
    return "It is a puzzle of \(rules.title), with --rules \(rules.id)."
  }

  private static func puzzle(_ given: GivenGame, _ rules: PuzzleRules) throws -> Puzzle {
    let puzzle: Puzzle
    do {
      puzzle = try Puzzle(numbers: given.numbers, target: given.target, rules: rules)
    } catch {
      var lines = ["\(error)."]
      if case .targetNotAllowed = error {
        if let only = rules.onlyTarget {
          lines.append(
            "The target is \(only) and can be left out; else it comes first, before the numbers.")
        } else if let last = given.numbers.last, rules.targets.contains(last) {
          lines.append("The target comes first, before the numbers.")
        }
      }
      lines.append("See 'numberrace rules \(rules.id)'.")
      throw ValidationError(lines.joined(separator: "\n"))
    }
    let digits = given.target.description.count { $0.isWholeNumber }
    if digits > rules.digits {
      throw ValidationError(
        "The target has \(digits) digits, and results of \(rules.title) have at most \(rules.digits). "
          + "Try --rules anything.")
    }
    return puzzle
  }
}

extension PuzzleRules {
  /// The numbers of a puzzle that can be solved, after its target if there is more than one, as they are given; `nil` if none
  /// is found soon.
  fileprivate var exampleNumbers: String? {
    guard var generator = try? PuzzleGenerator(rules: self, seed: 1),
      let puzzle = try? generator.next(limit: .duration(.seconds(1)))
    else { return nil }
    let target = onlyTarget == nil ? [puzzle.target.description] : []
    return (target + puzzle.numbers.map(String.init)).joined(separator: " ")
  }
}

/// A game of a show or a puzzle, as the rules allow it.
enum GivenProblem {
  case game(Game)
  case puzzle(Puzzle)
}

/// The option `--rules` for those of shows and of puzzles.
struct AnyRulesOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The rules: a name that 'numberrace rules' lists, or a file of JSON as 'numberrace rules NAME --json' "
        + "prints it.", valueName: "name"), completion: Completions.rules,
    transform: RulesName.init(_:))
  var rules = RulesName.preset(.show(.countdown))
}

/// Rules as the command line names them: by their name, or by a file that has those of a puzzle.
enum RulesName: Sendable {
  case preset(ChosenRules)
  case file(String)

  @Sendable init(_ text: String) throws {
    if let rules = ChosenRules(preset: text) {
      self = .preset(rules)
    } else if text.hasSuffix(".json") {
      self = .file(text)
    } else {
      throw ValidationError(ChosenRules.unknown(text, takesFiles: true))
    }
  }

  /// The name, as it is given.
  var text: String {
    switch self {
    case .preset(let rules): rules.id
    case .file(let path): path
    }
  }

  /// The rules.
  ///
  /// - Throws: ``CommandFailure`` if the file cannot be read, or has no rules.
  func load() throws(CommandFailure) -> ChosenRules {
    switch self {
    case .preset(let rules): return rules
    case .file(let path):
      let bytes = try Platform.readFile(path, upTo: 100_000)
      do throws(JSONError) {
        return .puzzle(try JSON.decode(PuzzleRules.self, from: bytes))
      } catch {
        throw CommandFailure(
          .badInput, "'\(path)' has no rules: \(error.description(of: "the file"))")
      }
    }
  }
}

extension PuzzleRules {
  /// Makes a check with an error that tells of where to look.
  func validated(_ check: (PuzzleRules) throws -> Void) throws {
    do {
      try check(self)
    } catch {
      throw ValidationError("\(error).\nSee 'numberrace rules \(id)'.")
    }
  }
}
