/// Parses counts of things that are not numbers: "a couple of", "none", "both", "no".
struct CountReader {
  let numbers: NumberReader
  private var counts: CountWords { numbers.words.counts }

  /// Counts before a noun, or on their own where the words allow it.
  func readings(_ words: ArraySlice<Sentence.Word>) -> [NumberReader.Reading] {
    guard !words.isEmpty else { return [] }
    func readings(
      _ texts: [(words: [String], count: Int)], minimumRest: Int
    ) -> [NumberReader.Reading] {
      texts.filter {
        !$0.words.isEmpty && words.count >= $0.words.count + minimumRest
          && words.starts(with: $0.words)
      }.map { .init(value: $0.count, length: $0.words.count) }
    }
    return readings(counts.counts, minimumRest: 0) + collections(words)
      + readings(counts.countsBeforeNouns, minimumRest: 1)
  }

  /// Nouns for a number of things, with any number before them: "a couple of", "two dozen".
  func collections(_ words: ArraySlice<Sentence.Word>) -> [NumberReader.Reading] {
    guard let first = words.first?.text,
      words.prefix(Self.maximumLength).contains(where: { counts.collectives[$0.text] != nil })
    else { return [] }
    var heads = numbers.readings(words).filter(\.isProper).map { ($0.value, $0.length) }
    let article = numbers.words.articles.contains(first) ? 1 : 0
    if !heads.contains(where: { $0.1 == article }) { heads.append((1, article)) }
    return halves(words)
      + heads.compactMap { count, length in
        let rest = words.dropFirst(length)
        guard let noun = rest.first, length == 0 || !noun.isAfterComma,
          let size = counts.collectives[noun.text]
        else { return nil }
        let (value, overflow) = size.multipliedReportingOverflow(by: count)
        return overflow ? nil : .init(value: value, length: length + nounLength(rest))
      }
  }

  /// The number of words of a noun with which some begin: two with "of".
  private func nounLength(_ words: ArraySlice<Sentence.Word>) -> Int {
    words.dropFirst().first.map { counts.of.contains($0.text) } == true ? 2 : 1
  }

  /// The maximum number of words in a collection: those of a number, and the noun.
  private static let maximumLength = NumberReader.maximumLength + 1

  /// Half of a collection: "half a dozen", "a half dozen".
  private func halves(_ words: ArraySlice<Sentence.Word>) -> [NumberReader.Reading] {
    func rest(_ words: ArraySlice<Sentence.Word>) -> ArraySlice<Sentence.Word> {
      words.first.map { numbers.words.articles.contains($0.text) } == true
        ? words.dropFirst() : words
    }
    let start = rest(words)
    guard let half = start.first, numbers.words.half.contains(half.text) else { return [] }
    let nouns = rest(start.dropFirst())
    guard let noun = nouns.first, let size = counts.collectives[noun.text], size.isMultiple(of: 2)
    else { return [] }
    return [.init(value: size / 2, length: words.count - nouns.count + nounLength(nouns))]
  }
}
