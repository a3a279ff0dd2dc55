public import IntentKit

extension Language {
  /// The likeliest value about time of a text, said at a local time; `nil` if it is not understood.
  ///
  /// ```swift
  /// Language.english.time("next friday at six", of: .moment, at: now)
  /// ```
  ///
  /// The text is only the words of the time, or in the ISO 8601 format. The tense tells which of several dates is
  /// preferred.
  public func time(
    _ text: String, of kind: TemporalKind, at now: LocalTime, prefers tense: Tense = .future
  ) -> TemporalValue? {
    if let value = TemporalValue(text, of: kind) { return value }
    let sentence = Sentence(text, spelling)
    let reader = TimeReader(
      sentence, from: 0, times.grammar, NumberReader(numbers), at: now)
    return reader.readings(of: kind, prefers: tense)
      .first { $0.length == sentence.words.count }?.value
  }
}
