import IntentKit

extension ConversationWords {
  /// The words of choices without a name: "both", "neither", "the latter", "the one with rice".
  struct Choosing: Sendable {
    /// Texts before a part of a name: "the one with".
    let leads: [[String]]
    /// Texts for all options, for none, and for any: "both", "neither", "either".
    let all, none, any: Set<String>
    /// Texts for the option that was not chosen, and for the first and the last of two: "the other one", "the former".
    let other, first, last: Set<String>
    /// The texts for no option, as they are written.
    let written: [String]

    init(_ file: LanguageFile, _ spelling: Spelling) throws(LanguageFile.Fault) {
      var table = WordTable("choosing", of: file)
      leads = table.phrases("leads", spelling)
      all = table.set("all", spelling)
      written = table.texts("none")
      none = table.set("none", spelling)
      any = table.set("any", spelling)
      other = table.set("other", spelling)
      first = table.set("first", spelling)
      last = table.set("last", spelling)
      try table.finish()
    }
  }
}
