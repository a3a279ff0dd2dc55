import IntentKit

extension ConversationWords {
  /// The words without those that a correction or choice can end with: "please", "instead", and others.
  func withoutEnds(
    _ words: some Collection<Sentence.Word>, of others: [[String]] = []
  ) -> ArraySlice<Sentence.Word> {
    let ends = self.ends + others
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
  struct Correction: Sendable {
    /// Texts that introduce a correction: "no", "I meant".
    let leads: [[String]]
    /// Words that request a change: "change".
    let changes: Set<String>
    /// Texts between the parameter and its new value: "is", "to", "should be".
    let verbs: [[String]]
    /// Texts before a new value for the last answer: "make it".
    let makeIt: [[String]]
    /// Nouns for an element of any list: "one", "number".
    let elements: Set<String>
    /// Words that a correction can end with: "instead".
    let ends: Set<String>
    /// Texts before an element to remove: "remove", "not".
    let removals: [[String]]
    /// Texts before the old value, and between it and the new one: "rather than", "but".
    let not, but: [[String]]
    /// Texts inside an answer before what is meant instead: "no", "I mean".
    let selfCorrections: [[String]]
    /// Texts after what is meant, which say so: "I meant".
    let meant: [[String]]
    /// Texts for two values in each other's place: "the other way round".
    let swaps: [[String]]
    /// Texts for half of an amount, and for twice an amount: "half of it", "double it".
    let halves, doubles: [[String]]
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

    init(_ file: LanguageFile, _ spelling: Spelling) throws(LanguageFile.Fault) {
      var table = WordTable("correction", of: file)
      let written = Written(
        leads: table.texts("leads") + table.texts("but"), changes: table.split("changes"),
        verbs: table.texts("verbs"),
        elements: table.split("elements"), removals: table.texts("removals"))
      self.written = written
      leads = Sentence.phrases(written.leads, spelling)
      changes = table.wordSet("changes", spelling)
      verbs = Sentence.phrases(written.verbs, spelling)
      makeIt = table.phrases("make it", spelling)
      elements = table.wordSet("elements", spelling)
      ends = table.wordSet("ends", spelling)
      removals = Sentence.phrases(written.removals, spelling)
      not = table.phrases("not", spelling)
      but = table.phrases("but", spelling)
      selfCorrections = table.phrases("self corrections", spelling)
      meant = table.phrases("meant", spelling)
      swaps = table.phrases("swaps", spelling)
      halves = table.phrases("halves", spelling)
      doubles = table.phrases("doubles", spelling)
      try table.finish()
    }
  }
}
