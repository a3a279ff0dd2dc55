extension ConversationWords {
  /// The words of side questions ("hang on, how much is in there first?") and of questions about
  /// requests ("help with lists", "back to the game"), and those before another value for the last
  /// request ("what about").
  public struct Asides: Sendable {
    let starts: [[String]]
    let ends: [[String]]
    let references: Set<String>
    let help: [[String]]
    let resume: [[String]]
    let revisions: [[String]]
    let undo: [[String]]
    let save: [[String]]

    /// Creates the words of asides.
    ///
    /// - Parameters:
    ///   - spelling: Contractions and elisions of the language.
    ///   - starts: Interjections before a side question: "hang on".
    ///   - ends: Interjections after a side question: "first".
    ///   - references: Texts that refer to a known entity: "it", "there".
    ///   - help: Texts before the topic of a question about requests: "help with", "how do I".
    ///   - resume: Texts before the topic of a request to return to: "back to".
    ///   - revisions: Texts before another value for the last request: "what about".
    ///   - undo: Texts before something that was done, to take it back: "take back the".
    ///   - save: Texts before a phrase for what was done last: "do that whenever I say".
    public init(
      spelling: Spelling = Spelling(), starts: [String] = [], ends: [String] = [],
      references: [String] = [], help: [String] = [], resume: [String] = [],
      revisions: [String] = [], undo: [String] = [], save: [String] = []
    ) {
      self.starts = Sentence.phrases(starts, spelling)
      self.ends = Sentence.phrases(ends, spelling)
      self.references = Set(references.map { Sentence.words($0, spelling).joined(separator: " ") })
      self.help = Sentence.phrases(help, spelling)
      self.resume = Sentence.phrases(resume, spelling)
      self.revisions = Sentence.phrases(revisions, spelling)
      self.undo = Sentence.phrases(undo, spelling)
      self.save = Sentence.phrases(save, spelling)
    }
  }
}
