public import IntentLanguage

/// Words that a recogniser may have heard.
public struct SpeechHypothesis: Hashable, Sendable {
  /// The words.
  public let text: String
  /// The natural logarithm of their likelihood, to compare with others of the same sound.
  public let score: Double
  /// The words that may follow: the ends of longer sentences of the grammar that begin with them. `nil` if these are not known, or
  /// more than a few.
  public let endings: [String]?

  /// Creates a hypothesis.
  public init(_ text: String, score: Double, endings: [String]? = nil) {
    self.text = text
    self.score = score
    self.endings = endings
  }
}

/// The hypotheses of a recogniser about a sound.
public struct SpeechRecognition: Hashable, Sendable {
  /// The hypotheses, in any order; none if the sound fits no sentence of the grammar.
  public let hypotheses: [SpeechHypothesis]
  /// The score of any sounds of speech in any order, with which the hypotheses compare.
  public let background: Double
  /// The duration of the sound in seconds.
  public let seconds: Double

  /// Creates a recognition.
  public init(_ hypotheses: [SpeechHypothesis], background: Double, seconds: Double) {
    self.hypotheses = hypotheses
    self.background = background
    self.seconds = seconds
  }
}

/// Recognises speech. It is told what is expected before each turn.
///
/// A session may have the same sound recognised several times in a row, each time with a grammar of less.
public protocol SpeechRecognizer: Sendable {
  /// Recognises a sound.
  ///
  /// - Parameters:
  ///   - sound: One utterance, at any rate.
  ///   - grammar: The expected sentences.
  /// - Returns: The hypotheses.
  /// - Throws: An error of the recogniser.
  func recognize(_ sound: Sound, expecting grammar: SpeechGrammar) async throws -> SpeechRecognition

  /// Prepares for a sound, where that takes time. By default it does nothing.
  ///
  /// - Parameter grammar: The sentences that will be expected.
  /// - Throws: An error of the recogniser.
  func prepare(for grammar: SpeechGrammar) async throws
}

extension SpeechRecognizer {
  /// Does nothing.
  ///
  /// - Throws: Nothing.
  public func prepare(for grammar: SpeechGrammar) async throws {}
}

/// Speaks.
public protocol SpeechSynthesizer: Sendable {
  /// Speaks a text.
  ///
  /// - Parameter text: The text.
  /// - Returns: The sound.
  /// - Throws: An error of the synthesiser.
  func speak(_ text: String) async throws -> Sound
}
