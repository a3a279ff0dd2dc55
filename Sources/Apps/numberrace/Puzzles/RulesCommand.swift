import ArgumentParser
import GameRecords
import NumbersGame
import PlainJSON
import SpelledNumbers

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the available rules, or explain some.",
    discussion: """
      Examples:
        numberrace rules
        numberrace rules 24
        numberrace rules four-fours --json > mine.json

      The rules of shows are fixed; --json prints their parts. Rules of puzzles are put together from parts; with --json they are printed as 'solve --rules FILE.json' \
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
      for rules in PuzzleRules.presets { write(rules) }
      return
    }
    switch try RulesName(name).load() {
    case .show(let rules): write(rules)
    case .puzzle(let rules): write(rules)
    }
  }

  private func write(_ rules: Rules) {
    guard !json else { return print(rules.json.text) }
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

  private func write(_ rules: PuzzleRules) {
    if json {
      print(JSON.encode(rules))
    } else {
      write(
        rules.id, rules.title, rules.explanation + (rules.source.isEmpty ? "" : "\n\(rules.source)")
      )
    }
  }

  private func write(_ id: String, _ title: String, _ text: String) {
    print("\(Style.output.bold(id.visible)): \(title.visible)")
    for line in text.split(separator: "\n") { print("  \(line.visible)") }
    print()
  }
}

extension Rules {
  /// The rules of a show, with `pool` where numbers are drawn from one, and without the distance of a band that has any.
  fileprivate var json: JSON {
    var members: [String: JSON] = [
      "id": .string(id), "title": .string(title), "numberCount": numberCount.json,
      "targets": targets.json, "language": .string(language.code),
      "scoring": .array(
        scoring.bands.map {
          $0.distance == .max
            ? ["points": .integer($0.points)]
            : ["distance": .integer($0.distance), "points": .integer($0.points)]
        }),
    ]
    members["pool"] = pool.map { ["small": .integers($0.small), "large": .integers($0.large)] }
    return .object(members)
  }
}

extension ClosedRange<Int> {
  fileprivate var json: JSON { [.integer(lowerBound), .integer(upperBound)] }
}
