extension ConversationWords {
  /// The words of choices without a name: "both", "neither", "the latter", "the one with rice".
  public struct Choosing: Sendable {
    let leads: [[String]]
    let all: Set<String>
    let none: Set<String>
    let any: Set<String>
    let other: Set<String>
    let first: Set<String>
    let last: Set<String>
    /// The texts for no option, as they are written.
    let written: [String]

    /// Creates the words of choices.
    ///
    /// - Parameters:
    ///   - spelling: Contractions and elisions of the language.
    ///   - leads: Texts before a part of a name: "the one with".
    ///   - all: Texts for all options: "both".
    ///   - none: Texts for no option: "neither".
    ///   - any: Texts for any option: "either".
    ///   - other: Texts for the option that was not chosen: "the other one".
    ///   - first: Texts for the first of two options: "the former".
    ///   - last: Texts for the last of two options: "the latter".
    public init(
      spelling: Spelling = Spelling(), leads: [String] = [], all: [String] = [],
      none: [String] = [], any: [String] = [], other: [String] = [], first: [String] = [],
      last: [String] = []
    ) {
      func texts(_ texts: [String]) -> Set<String> {
        Set(texts.map { Sentence.words($0, spelling).joined(separator: " ") })
      }
      written = none
      self.leads = Sentence.phrases(leads, spelling)
      self.all = texts(all)
      self.none = texts(none)
      self.any = texts(any)
      self.other = texts(other)
      self.first = texts(first)
      self.last = texts(last)
    }
  }
}
