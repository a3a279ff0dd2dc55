/// The rules of numbers and amounts. They are composed of parts: hundreds, and what is below.
extension GrammarWriter {
  /// Whole numbers in ranges: spelled out if they are few.
  mutating func integer(_ ranges: [ClosedRange<Int>], _ name: String) -> String? {
    if let few = ranges.numbers(upTo: SpeechGrammar.maximumNumberCount) {
      return rule(name, few.map { isEnglish && $0 == 100 ? "(a | one) hundred" : number($0) })
    }
    let (low, high) = (ranges.first?.lowerBound ?? 0, ranges.last?.upperBound ?? 0)
    addNumbers()
    if high <= 999, low >= 100 { return "<hundreds>" }
    return high <= 999 ? "<below_thousand>" : "<whole>"
  }

  mutating func anyNumber() -> String {
    addNumbers()
    return "<whole>"
  }

  private mutating func addNumbers() {
    add("digit", (1...9).map(number))
    if isEnglish { addEnglishNumbers() } else { addSpelledNumbers() }
    add("below_hundred", ["<digit>", "<two_digits>"])
    add("below_thousand", ["<below_hundred>", "<hundreds>"])
    if isEnglish {
      add("whole", ["<below_thousand>", "(<below_hundred> | a) thousand [[and] <below_thousand>]"])
    } else {
      let thousand = Self.difference(number(2007), from: number(2), to: number(7))
      add(
        "whole",
        [
          "<below_thousand>",
          "(\(number(1000)) | (\((2...9).map(number).joined(separator: " | "))) \(thousand)) [<below_thousand>]",
        ])
    }
  }

  private mutating func addEnglishNumbers() {
    let tens = stride(from: 20, through: 90, by: 10).map(number).joined(separator: " | ")
    add("two_digits", (10...19).map(number) + ["(\(tens)) [<digit>]"])
    add("hundreds", ["(<digit> | a) hundred [[and] <below_hundred>]"])
  }

  /// Numbers by what the language spells for one of each form: "deux cent" is what is before "sept" in 207.
  private mutating func addSpelledNumbers() {
    add("two_digits", (10...99).map(number))
    let wholes = (1...9).map { number($0 * 100) }
    let stems = (1...9).map { Self.difference(number($0 * 100 + 7), from: "", to: number(7)) }
    add("hundreds", wholes + ["(\(stems.joined(separator: " | "))) <below_hundred>"])
  }

  /// A text without a start and an end, which may be joined to it.
  private static func difference(_ text: String, from start: String, to end: String) -> String {
    var rest = text[...]
    if rest.hasPrefix(start) { rest = rest.dropFirst(start.count) }
    if rest.hasSuffix(end) { rest = rest.dropLast(end.count) }
    return String(rest).trimmed
  }

  /// Amounts of money: "twenty pounds", "twenty pounds fifty", "fifty pence".
  mutating func money() -> String? {
    let words = knowledge.numbers.words.money
    addNumbers()
    guard let unit = rule("money_unit", words.usualUnits.compactMap(sayable)) else {
      return "<whole>"
    }
    let parts = words.usualHundredths.filter { $0.count > 1 }.compactMap(sayable)
    let part = rule("money_part", parts)
    let and = words.and.sorted().first.map { "[\(written($0))] " } ?? ""
    // In "twenty pounds to Anna", nobody means "twenty pounds two": a single digit needs its own unit.
    let hundredths = part.map { "(<two_digits> [\($0)] | <digit> \($0))" } ?? "<two_digits>"
    return rule(
      "amount",
      ["<whole> [\(unit) [\(and)\(hundredths)]]"] + (part.map { ["<below_hundred> \($0)"] } ?? []))
  }
}

extension [ClosedRange<Int>] {
  /// All numbers in the ranges; `nil` if there are more than the limit.
  fileprivate func numbers(upTo limit: Int) -> [Int]? {
    var numbers: [Int] = []
    for range in self {
      let (distance, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
      guard !overflow, distance < limit - numbers.count else { return nil }
      numbers += range
    }
    return numbers
  }
}
