import IntentKit

/// The phrases that match word for word.
extension TemplateRecognizer {
  /// The readings that match word for word: without polite words, and with them; only if there are none, without the words that say
  /// that something is wanted.
  ///
  /// The readings of the last utterance are cached, because a first call asks whether names are needed.
  func exactReadings(of utterance: String) -> [[Reading]] {
    shared.exactReadings.value(for: Heard(utterance: utterance, at: now)) {
      func read(_ matcher: TemplateMatcher) -> [Reading] {
        readings(matcher).map {
          withoutVerb(withoutDuty(withTimeOfClause($0, utterance), utterance), utterance)
        }
      }
      let found = exactMatchers(for: utterance).map(read)
      guard found.allSatisfy(\.isEmpty), let wished = wishMatcher(for: utterance) else {
        return found
      }
      return [read(wished)]
    }
  }

  /// The matchers without polite words, and with them.
  func exactMatchers(for utterance: String) -> [TemplateMatcher] {
    let whole = sentence(utterance)
    let (plain, offset) = trimmer.trimmed(whole)
    let matcher = TemplateMatcher(plain, knowledge, offset: offset)
    return plain.words.count < whole.words.count
      ? [matcher, TemplateMatcher(whole, knowledge)] : [matcher]
  }

  /// The matcher of what is wanted: "pay Anna 20 on Friday", of "I want to pay Anna 20 on Friday". The verb must be the next word,
  /// which it is not where it ends the sentence.
  private func wishMatcher(for utterance: String) -> TemplateMatcher? {
    let (sentence, offset) = trimmer.trimmed(self.sentence(utterance))
    let words = sentence.words
    guard words.count <= TolerantMatcher.maximumWords,
      let lead = tolerant.index.grammar.leads.lengths(in: words.map(\.text)[...]).max(), lead > 1,
      lead < words.count, tolerant.index.isVerb(words[lead].text),
      has(words[0].text, [.speaker, .modal]),
      let clause = clauses(of: sentence).all.first, clause.act == .wish || clause.act == .request,
      let place = sentence.place(of: lead..<words.count)
    else { return nil }
    return TemplateMatcher(
      sentence.keeping(words[lead...]), knowledge, offset: offset + place.lowerBound)
  }
}
