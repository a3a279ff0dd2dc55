import ArgumentParser
import GameCorpus
import NumbersGame

/// `numberrace rules`
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules that there are, or explain some.",
    discussion: """
      Examples:
        numberrace rules
        numberrace rules 24
        numberrace rules four-fours --json > mine.json

      Rules of puzzles are put together from parts; with --json they are printed as 'solve --rules FILE.json' \
      and 'records --rules FILE.json' read them, to be changed: which operations there are (add, subtract, \
      multiply, divide, power, squareRoot, square, factorial, negate, concatenate), whether results on the way \
      may be negative, zero or fractions, whether all numbers must be used, which numbers and targets there \
      are, and how far a search goes (unaryDepth, digits).
      """)

  @Argument(help: "Explain these rules only.")
  var name: String?

  @Flag(help: "Print JSON, one object a line.")
  var json = false

  func run() throws {
    guard let name else {
      for rules in Rules.presets { write(rules) }
      for rules in PuzzleRules.presets { try write(rules) }
      return
    }
    switch try ChosenRules(name) {
    case .show(let rules): write(rules)
    case .puzzle(let rules): try write(rules)
    }
  }

  private func write(_ rules: Rules) {
    // The rules of shows have no parts that could be changed.
    guard !json else { return }
    let count =
      rules.numberCount.lowerBound == rules.numberCount.upperBound
      ? "\(rules.numberCount.lowerBound)" : "up to \(rules.numberCount.upperBound)"
    let targets =
      rules.targets.upperBound == .max
      ? "any positive target"
      : "targets from \(rules.targets.lowerBound) to \(rules.targets.upperBound)"
    write(
      rules.id, rules.title,
      "\(count) numbers\(rules.pool == nil ? "" : " on tiles"), \(targets). Not all numbers must be used; "
        + "results on the way are positive whole numbers.")
  }

  private func write(_ rules: PuzzleRules) throws {
    if json {
      print(JSONLine.encode(rules))
    } else {
      write(
        rules.id, rules.title, rules.explanation + (rules.source.isEmpty ? "" : "\n\(rules.source)")
      )
    }
  }

  private func write(_ id: String, _ title: String, _ text: String) {
    print("\(Style.output.bold(id)): \(title)")
    for line in text.split(separator: "\n") { print("  \(line)") }
    print()
  }
}
