public import IntentKit

extension Language {
  /// Reads a value about time.
  ///
  /// ```swift
  /// Language.english.time("next friday at six", of: .moment, at: now)
  /// ```
  ///
  /// - Parameters:
  ///   - text: Only the words of the time; or the ISO 8601 format.
  ///   - kind: The kind of value.
  ///   - now: The local time at which it is said.
  ///   - tense: Which of several dates is preferred.
  /// - Returns: The likeliest value; `nil` if the text is not understood.
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
