/// The words by which clauses of a language are read.
struct ClauseGrammar: Sendable {
  let words: ClauseWords
  /// Texts of no account anywhere, and texts that begin a request.
  let courtesies: PhraseSet
  let leads: PhraseSet
  /// Words that carry no meaning of their own.
  let functionWords: Set<String>
  /// Words for what was spoken about: "it", "them".
  let pronouns: Set<String>
  /// Verbs of looking up, after which "if" says what is to be found out.
  let askers: Set<String>
}
