import IntentKit

/// The words of which commands to the conversation consist, by what they do in them, so that a command need not be
/// said in any of the usual ways: "could you stop that please", "I don't think that's the right answer".
///
/// Words of a language's other closed classes (``ClauseWords``) are not repeated here.
struct CommandWords: Sendable {
  /// What a word does in a command.
  enum Role: String, Hashable, Sendable, CaseIterable {
    /// Verbs that end what is going on: "stop", "changed my mind".
    case cancel
    /// Verbs that leave things as they are: "keep", "pass".
    case decline
    /// Texts with which someone is done: "that is all".
    case finish
    /// Verbs that repeat by themselves: "repeat".
    case again
    /// Verbs of speaking: "say", and what makes them repeat: "again".
    case say, onceMore
    /// Judgements: "right", "wrong".
    case right, wrong
    /// Praise: "great".
    case praise
    /// Blame: "useless"; and people, or what is asked whether it is one: "operator", "robot".
    case blame, person
    /// Thanks: "grateful".
    case thank
    /// Nouns for what is going on: "answer", "task".
    case thing
    /// Verbs for what was wanted: "meant", and for what was understood or done: "heard", "got".
    case aim, grasp
    /// Verbs for what an assistant may be able to do: "know".
    case ability
    /// Words for how someone is: "doing", and for having met: "see".
    case wellbeing, meet
    /// Nouns and verbs of talking, which are praised at the end: "chat".
    case talk
    /// Farewells that are not commands by themselves: "talk to you later".
    case farewell
    /// Words that make what is said uncertain: "maybe"; those with which it is an opinion: "think"; and those that make it stronger or say nothing: "very".
    case hedge, opinion, emphasis
    /// What the listener is called: "sir", "mate"; and what someone who is near is called: "darling".
    case address, endearment
    /// Words that agree, or only say that something was heard: "OK".
    case acknowledgement
    /// Words that leave the choice to the listener: "anything".
    case any
    /// Verbs that carry out what was asked about: "do", "go ahead".
    case carryOut
    /// Texts before another element of a list, and after one: "add", "I forgot", "as well".
    case more, moreAfter
    /// Texts before a list that shall have no element: "no".
    case without
  }

  let texts: [(role: Role, words: [String])]

  /// The texts of a role, the longest first.
  func texts(_ role: Role) -> [[String]] {
    texts.filter { $0.role == role }.map(\.words).sorted { $0.count > $1.count }
  }

  init(_ file: LanguageFile, _ spelling: Spelling) throws(LanguageFile.Fault) {
    var table = WordTable("command words", of: file)
    var texts: [(role: Role, words: [String])] = []
    for role in Role.allCases {
      texts += table.texts(role.inWords).map { (role, Sentence.words($0, spelling)) }
    }
    self.texts = texts
    try table.finish()
  }
}

extension CommandWords.Role {
  /// The name as separate words: "once more".
  fileprivate var inWords: String {
    rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
  }
}
