/// The differences of scores, in natural logarithms, by which a voice session decides.
///
/// What they should be depends on the recogniser: a clear word and a similar one that was not said should differ by more than
/// ``doubt``. The defaults are a beginning for models that score a hundred frames a second; measure what yours needs.
public struct VoiceLimits: Hashable, Sendable {
  /// Sentences whose scores differ by less are told apart by asking.
  public var doubt = 60.0
  /// A sentence that can be used counts if it is worse than the best by less than this.
  public var reach = 180.0
  /// The maximum number of hypotheses that are tried; at least one is.
  public var hypothesisCount = 10
  /// A yes must be better than anything else by this.
  public var verdict = 20.0
  /// How much worse than any sounds of speech a sentence may be, for each second.
  public var rejection = 260.0
  /// How much worse than any sounds of speech a sentence may be, for each second, to be answered before a long silence.
  public var clarity = 150.0
  /// The level below which a sound is silence.
  public var silence = 60.0
  /// The ``Sound/liveliness`` below which a sound is steady noise, in which nobody speaks.
  public var liveliness = 2.0

  /// Creates the default limits.
  public init() {}
}
