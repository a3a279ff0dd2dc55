import IntentLanguage

/// The calculations with right results that sound like what was heard, as a grammar.
///
/// A recogniser mistakes "eight" for "eighty". In "fifty times eighty equals four hundred" only one of the two gives the result
/// that is said, but a recogniser that hears each word by itself cannot know. So it hears a calculation twice: first in a grammar
/// with any numbers, and then in one that has only steps whose results are right, of the numbers that may have been heard.
struct RightCalculations {
  /// The words of the numbers that were heard.
  private let heardWords: [[String]]
  private let wordings: [CalculationSign: [String]]
  private let equals: String
  /// The numbers that may have been said, with the number of words that were then misheard.
  private var distances: [Int: Int] = [:]

  /// The words of a step that may have been misheard.
  private static let maximumDistance = 3
  /// The numbers that are looked at, and the steps of a grammar.
  private static let (maximumOperands, maximumSteps) = (600, 1500)

  /// Creates the calculations that sound like those that were heard; `nil` if none was heard.
  init?(_ texts: some Sequence<String>) {
    let calculations = texts.compactMap(HeardCalculation.init)
    guard !calculations.isEmpty else { return nil }
    let heard: Set<Int> = calculations.reduce(into: []) { $0.formUnion($1.numbers) }
    heardWords = heard.compactMap { EnglishNumber.spellings(of: $0).last }
    let words = Set(calculations.flatMap(\.words))
    equals = CalculationWords.equals.first(where: words.contains) ?? "equals"
    // One short word is easily taken for another, as "less" for "plus", so the usual one of each sign is always there.
    wordings = Dictionary(
      uniqueKeysWithValues: CalculationSign.allCases.map { sign in
        let heard = sign.wordings.dropFirst().filter(words.isSuperset)
        return (sign, (sign.wordings.prefix(1) + heard).map { $0.joined(separator: " ") })
      })
    for number in heard {
      distances[number] = 0
      for other in SimilarWords.numbers(like: number) where distances[other] == nil {
        distances[other] = 1
      }
    }
  }

  /// A step with a right result.
  private struct Step: Hashable {
    let first: Int
    let sign: CalculationSign
    let second: Int
    let result: Int

    /// By which steps are in a fixed order.
    var order: (Int, Int, Int, String) { (result, first, second, sign.rawValue) }
  }

  /// The grammar; `nil` if no step that may have been said is right.
  func grammar() -> SpeechGrammar? {
    let steps = steps()
    guard !steps.isEmpty else { return nil }
    var rules = GrammarRuleList()
    for number in Set(steps.flatMap { [$0.first, $0.second, $0.result] }).sorted() {
      rules.add("n\(number)", EnglishNumber.wordings(of: number))
    }
    rules.add("equals", [equals == "is" ? "is [equal to]" : equals])
    var alternatives: [String] = []
    for sign in CalculationSign.allCases {
      let steps = steps.filter { $0.sign == sign }
      guard !steps.isEmpty else { continue }
      rules.add(sign.rawValue, wordings[sign] ?? [])
      for (first, steps) in Dictionary(grouping: steps, by: \.first).sorted(by: { $0.key < $1.key })
      {
        let rest = steps.map { "<n\($0.second)> <equals> <n\($0.result)>" }
        alternatives.append("[<n\(first)>] <\(sign.rawValue)> (\(rest.joined(separator: " | ")))")
      }
    }
    rules.add("step", alternatives)
    rules.add("turn", ["<step> ([[and] then] <step>)*"], isPublic: true)
    return SpeechGrammar(rules, name: "calculation", language: "en")
  }

  /// The right steps of numbers that may have been said, the likeliest if there are too many. Large numbers are operands only
  /// as results of other steps.
  private func steps() -> [Step] {
    var found: [Step: Int] = [:]
    var results = ResultDistances(self)
    var operands: [Int: Int] = [:]
    var new = distances.filter { $0.key <= CalculationWords.largestTile && $0.key > 0 }
    while !new.isEmpty {
      let known = operands
      operands.merge(new) { first, _ in first }
      var made: [Int: Int] = [:]
      func note(_ first: (key: Int, value: Int), _ second: (key: Int, value: Int)) {
        let distance = first.value + second.value
        guard distance <= Self.maximumDistance else { return }
        for sign in CalculationSign.allCases {
          guard let result = sign.apply(first.key, second.key), let last = results[result],
            distance + last <= Self.maximumDistance
          else { continue }
          let step = Step(first: first.key, sign: sign, second: second.key, result: result)
          found[step] = distance + last
          if operands[result] == nil { made[result] = last }
        }
      }
      for first in new {
        for second in operands { note(first, second) }
        for second in known { note(second, first) }
      }
      // The likeliest, if there are too many.
      let rest = made.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
        .prefix(max(0, Self.maximumOperands - operands.count))
      new = Dictionary(uniqueKeysWithValues: rest.map { ($0.key, $0.value) })
    }
    return found.sorted {
      $0.value == $1.value ? $0.key.order < $1.key.order : $0.value < $1.value
    }.prefix(Self.maximumSteps).map(\.key)
  }

  /// The distances of results, of which each is reckoned once.
  private struct ResultDistances {
    private let calculations: RightCalculations
    private var known: [Int: Int?] = [:]

    init(_ calculations: RightCalculations) { self.calculations = calculations }

    subscript(result: Int) -> Int? {
      mutating get {
        if let known = known[result] { return known }
        let distance = calculations.distance(of: result)
        known[result] = .some(distance)
        return distance
      }
    }
  }

  /// The least number of words in which a result differs from a number that was heard; `nil` if these are more than half of them.
  fileprivate func distance(of result: Int) -> Int? {
    if let known = distances[result] { return known }
    guard let words = EnglishNumber.spellings(of: result).last else { return nil }
    let digits = words.count { $0 != "hundred" && $0 != "thousand" }
    guard digits > 1 else { return nil }
    let least = heardWords.lazy.filter { $0.count == words.count }.map { heard in
      zip(words, heard).count { $0 != $1 }
    }.min()
    return least.flatMap { $0 <= min((digits + 1) / 2, Self.maximumDistance) ? $0 : nil }
  }
}
