/// The features of a sentence beside the phrases of an intent. None names a word.
package enum BackOffFeature: Int, CaseIterable, Sendable {
  /// The share of the sentence that any phrase of the intent has, and how much the nearest phrase and the sentence share, by words
  /// that are spelled alike.
  case cover
  case nearestCover
  /// The same by words that mean something alike.
  case meaningCover
  case nearestMeaningCover
  /// Letters beside those of all phrases, and of the nearest phrase.
  case letters
  case nearestLetters
  /// Words and pairs of words beside those of all phrases, and of the nearest phrase.
  case words
  case nearestWords
  /// The odds of the words in the phrases of the intent to those in any.
  case odds
  /// The mean meaning beside that of all phrases, and of the nearest phrase.
  case meaning
  case nearestMeaning
  /// The fit of a linear regression over mean meanings.
  case regression
  /// The share of phrases that begin with the same word.
  case beginning
}

/// The features of an intent, in the order of ``BackOffFeature``.
package struct FeatureVector: Hashable, Sendable {
  package var values = [Double](repeating: 0, count: BackOffFeature.allCases.count)

  package subscript(feature: BackOffFeature) -> Double {
    get { values[feature.rawValue] }
    set { values[feature.rawValue] = newValue }
  }
}
