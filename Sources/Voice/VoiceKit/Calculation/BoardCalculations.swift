import IntentLanguage

/// The legal calculations with the numbers of a board, each of which is used at most once, as grammars for one step after another.
///
/// A recogniser mistakes "eight" for "eighty". In "fifty times eighty equals four hundred" only one of the two gives the result
/// that is said, and the board may have only one of them, but a recogniser that hears each word by itself cannot know. All legal
/// calculations are too many for a grammar, so ``search(in:with:)`` hears a sound once for each step (a beam search): what is expected
/// then is one of the likeliest beginnings that were heard so far, any legal step after it, and any calculation as the rest.
struct BoardCalculations {
  /// The steps with which a calculation begins.
  struct Beginning: Hashable {
    fileprivate(set) var words: [String] = []
    /// The numbers that are left, sorted.
    fileprivate(set) var numbers: [Int]
    /// The result of the latest step.
    fileprivate(set) var result: Int?
    /// The numbers and signs of the steps, which are the same in other words.
    fileprivate var steps: [Step] = []
  }

  fileprivate struct Step: Hashable {
    let first: Int
    let sign: CalculationSign
    let second: Int
    let result: Int
  }

  private let numbers: [Int]
  private let wordings: [CalculationSign: [String]]
  private let equals: [String]

  /// The number of beginnings that are continued.
  private static let width = 3
  /// The maximum count of numbers on a board.
  private static let maximumNumbers = 12

  /// Creates the calculations with the numbers of a board, in words that were heard; `nil` if the board has fewer than two or
  /// more than twelve numbers.
  ///
  /// - Parameters:
  ///   - board: The numbers.
  ///   - heard: What a recogniser heard that expects any calculation.
  init?(board: [Int], heard: [HeardCalculation]) {
    guard (2...Self.maximumNumbers).contains(board.count) else { return nil }
    numbers = board.sorted()
    let words = Set(heard.flatMap(\.words))
    // One short word is easily taken for another, as "less" for "plus", so the usual one of each sign is always there.
    wordings = Dictionary(
      uniqueKeysWithValues: CalculationSign.allCases.map { sign in
        let heard = sign.wordings.dropFirst().filter(words.isSuperset)
        return (sign, (sign.wordings.prefix(1) + heard).map { $0.joined(separator: " ") })
      })
    equals =
      ["equals"]
      + CalculationWords.equals.filter { !$0.hasPrefix("equal") && words.contains($0) }
      .map { $0 == "is" ? "is [equal to]" : $0 }
  }

  /// The beginning without steps.
  var start: Beginning { Beginning(numbers: numbers) }

  /// Searches for the legal calculations that may have been said.
  ///
  /// - Parameters:
  ///   - sound: The sound.
  ///   - recognizer: The recogniser.
  /// - Returns: The calculations, with the scores of the recogniser and the number of their steps, in no order.
  /// - Throws: An error of the recogniser.
  /// - Complexity: A recognition for each step.
  func search(
    in sound: Sound, with recognizer: any SpeechRecognizer
  ) async throws -> [(hypothesis: SpeechHypothesis, stepCount: Int)] {
    var found: [[Step]: SpeechHypothesis] = [:]
    var beginnings = [start]
    while !beginnings.isEmpty {
      var best: [[Step]: (beginning: Beginning, score: Double)] = [:]
      var goesOn = false
      let heard = try await recognizer.recognize(sound, expecting: grammar(after: beginnings))
      for hypothesis in heard.hypotheses {
        let words = hypothesis.text.split(separator: " ").map(String.init)
        for beginning in beginnings {
          for next in continuations(of: beginning, in: words) {
            if next.words.count < words.count {
              goesOn = true
            } else if found[next.steps].map({ $0.score < hypothesis.score }) ?? true {
              found[next.steps] = hypothesis
            }
            if best[next.steps].map({ $0.score < hypothesis.score }) ?? true {
              best[next.steps] = (next, hypothesis.score)
            }
          }
        }
      }
      guard goesOn else { break }
      beginnings = best.values.filter { $0.beginning.numbers.count > 1 }
        .sorted { ($0.score, $1.beginning.words.count) > ($1.score, $0.beginning.words.count) }
        .prefix(Self.width).map(\.beginning)
    }
    return found.map { ($0.value, $0.key.count) }
  }

  /// The beginnings that are one step longer than another, and with which words begin.
  func continuations(of beginning: Beginning, in words: [String]) -> [Beginning] {
    guard words.starts(with: beginning.words) else { return [] }
    var place = beginning.words.count
    if !beginning.words.isEmpty {
      for joint in [["and", "then"], ["then"]] where words[place...].starts(with: joint) {
        place += joint.count
        break
      }
    }
    var all: [Beginning] = []
    let spoken = EnglishNumber.values(at: words[place...])
    for (first, end) in spoken + (beginning.result.map { [($0, place)] } ?? []) {
      guard let rest = beginning.numbers.removing(first) else { continue }
      for (sign, count) in CalculationSign.beginning(words[end...]) {
        for second in EnglishNumber.values(at: words[(end + count)...]) {
          guard let rest = rest.removing(second.value),
            let result = sign.apply(first, second.value),
            let start = CalculationWords.endOfEquals(at: words[second.end...]),
            let said = EnglishNumber.values(at: words[start...]).first(where: {
              $0.value == result
            })
          else { continue }
          let step = Step(first: first, sign: sign, second: second.value, result: result)
          all.append(
            Beginning(
              words: Array(words[..<said.end]), numbers: (rest + [result]).sorted(),
              result: result, steps: beginning.steps + [step]))
        }
      }
    }
    return all
  }

  /// The grammar of some beginnings, each with any legal step after it, and any calculation after that.
  func grammar(after beginnings: [Beginning]) -> SpeechGrammar {
    var rules = GrammarRuleList()
    EnglishNumber.addRules(to: &rules)
    rules.add("equals", equals)
    for sign in CalculationSign.allCases { rules.add(sign.rawValue, wordings[sign] ?? []) }
    let signs = CalculationSign.allCases.map { "<\($0.rawValue)>" }.joined(separator: " | ")
    rules.add(
      "rest", ["([[and] then] [<whole>] (\(signs)) <whole> <equals> <whole>)*"])
    var turn: [String] = []
    for beginning in beginnings {
      let words = beginning.words.joined(separator: " ")
      if !words.isEmpty { turn.append(words) }
      let steps = steps(after: beginning, &rules)
      guard !steps.isEmpty else { continue }
      let joint = words.isEmpty ? "" : "\(words) [[and] then] "
      turn.append("\(joint)(\(steps.joined(separator: " | "))) <rest>")
    }
    rules.add("turn", turn, isPublic: true)
    return SpeechGrammar(rules, name: "calculation", language: "en")
  }

  /// The legal steps after a beginning, those with the same first number and sign together.
  private func steps(after beginning: Beginning, _ rules: inout GrammarRuleList) -> [String] {
    var alternatives: [String] = []
    for first in Set(beginning.numbers).sorted() {
      let seconds = Set(beginning.numbers.removing(first) ?? []).sorted()
      for sign in CalculationSign.allCases {
        let rests = seconds.compactMap { second in
          sign.apply(first, second).flatMap { result -> String? in
            guard EnglishNumber.range.contains(result) else { return nil }
            return
              "\(number(second, &rules)) <equals> \(number(result, &rules))"
          }
        }
        guard !rests.isEmpty else { continue }
        let said = number(first, &rules)
        let operand = first == beginning.result ? "[\(said)]" : said
        alternatives.append("\(operand) <\(sign.rawValue)> (\(rests.joined(separator: " | ")))")
      }
    }
    return alternatives
  }

  /// The reference to the rule of a number.
  private func number(_ number: Int, _ rules: inout GrammarRuleList) -> String {
    rules.add("n\(number)", EnglishNumber.wordings(of: number))
    return "<n\(number)>"
  }
}

extension [Int] {
  /// The numbers without one of those that equal a number; `nil` if none does.
  fileprivate func removing(_ number: Int) -> [Int]? {
    guard let place = firstIndex(of: number) else { return nil }
    var rest = self
    rest.remove(at: place)
    return rest
  }
}
