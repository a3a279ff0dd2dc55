extension ConversationWords {
  /// The words without those that a correction or choice can end with: "please", "instead".
  func withoutEnds(_ words: some Collection<Sentence.Word>) -> ArraySlice<Sentence.Word> {
    var rest = Array(words)[...]
    while let last = rest.last?.text, rest.count > 1 {
      if correction.ends.contains(last) {
        rest.removeLast()
      } else if let end = ends.first(where: {
        $0.count < rest.count && rest.suffix($0.count).map(\.text) == $0
      }) {
        rest.removeLast(end.count)
      } else {
        break
      }
    }
    return rest
  }
  /// The words of corrections: "no, the third one is 8", "change the target to 500", "I meant 500",
  /// "not 13 but 30", "remove the last one".
  public struct Correction: Sendable {
    let leads: [[String]]
    let changes: Set<String>
    let verbs: [[String]]
    let makeIt: [[String]]
    let elements: Set<String>
    let ends: Set<String>
    let removals: [[String]]
    let not: [[String]]
    let but: [[String]]
    let selfCorrections: [[String]]
    /// The texts as they are written.
    let written: Written

    /// Texts as they are written, with accents, for those who speak them.
    struct Written: Sendable {
      let leads: [String]
      let changes: [String]
      let verbs: [String]
      let elements: [String]
      let removals: [String]
    }

    /// Creates the words of corrections.
    ///
    /// - Parameters:
    ///   - spelling: Contractions and elisions of the language.
    ///   - leads: Texts that introduce a correction: "no", "I meant".
    ///   - changes: Words that request a change: "change".
    ///   - verbs: Texts between the parameter and its new value: "is", "to", "should be".
    ///   - makeIt: Texts before a new value for the last answer: "make it".
    ///   - elements: Nouns for an element of any list: "one", "number".
    ///   - ends: Words that a correction can end with: "instead".
    ///   - removals: Texts before an element to remove: "remove", "not".
    ///   - not: Texts before the old value: "not", "rather than".
    ///   - but: Texts between the old value and the new one: "but".
    ///   - selfCorrections: Texts inside an answer before what is meant instead: "no", "I mean".
    public init(
      spelling: Spelling = Spelling(), leads: [String] = [], changes: String = "",
      verbs: [String] = [], makeIt: [String] = [], elements: String = "", ends: String = "",
      removals: [String] = [], not: [String] = [], but: [String] = [],
      selfCorrections: [String] = []
    ) {
      self.leads = Sentence.phrases(leads, spelling)
      self.changes = Sentence.set(changes, spelling)
      self.verbs = Sentence.phrases(verbs, spelling)
      self.makeIt = Sentence.phrases(makeIt, spelling)
      self.elements = Sentence.set(elements, spelling)
      self.ends = Sentence.set(ends, spelling)
      self.removals = Sentence.phrases(removals, spelling)
      self.not = Sentence.phrases(not, spelling)
      self.but = Sentence.phrases(but, spelling)
      self.selfCorrections = Sentence.phrases(selfCorrections, spelling)
      written = Written(
        leads: leads, changes: changes.split(separator: " ").map(String.init), verbs: verbs,
        elements: elements.split(separator: " ").map(String.init), removals: removals)
    }
  }
}
