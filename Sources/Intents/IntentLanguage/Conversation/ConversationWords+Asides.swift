import IntentKit

extension ConversationWords {
  /// The words of side questions ("hang on, how much is in there first?") and of questions about
  /// requests ("help with lists", "back to the game"), and those before another value for the last
  /// request ("what about").
  struct Asides: Sendable {
    /// Interjections before and after a side question: "hang on", "first".
    let starts, ends: [[String]]
    /// Texts that refer to a known entity: "it", "there".
    let references: Set<String>
    /// Those that say where something is.
    let places: Set<String>
    /// Words for what was said before: "same".
    let same: Set<String>
    /// Texts before the topic of a question about requests, and before one to return to: "help with", "back to".
    let help, resume: [[String]]
    /// Texts before another value for the last request: "what about".
    let revisions: [[String]]
    /// Texts before something that was done, to take it back: "take back the".
    let undo: [[String]]
    /// Texts before a phrase for what was done last: "do that whenever I say".
    let save: [[String]]
    /// Texts before a phrase for what is said beside it: "whenever I say".
    let whenSaid: [[String]]

    init(_ file: LanguageFile, _ spelling: Spelling) throws(LanguageFile.Fault) {
      var table = WordTable("asides", of: file)
      starts = table.phrases("starts", spelling)
      ends = table.phrases("ends", spelling)
      references = table.set("references", spelling)
      places = table.wordSet("places", spelling)
      same = table.wordSet("same", spelling)
      help = table.phrases("help", spelling)
      resume = table.phrases("resume", spelling)
      revisions = table.phrases("revisions", spelling)
      undo = table.phrases("undo", spelling)
      save = table.phrases("save", spelling)
      whenSaid = table.phrases("when said", spelling)
      try table.finish()
    }
  }
}
