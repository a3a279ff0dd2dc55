/// A command to the conversation itself.
public enum ConversationCommand: Hashable, Sendable, CaseIterable {
  /// Agreement.
  case yes
  /// Agreement too weak for an intent that is always confirmed: "please", "y".
  case weakYes
  /// Neither agrees nor disagrees: "whatever you like".
  case undecided
  /// Disagreement.
  case no
  /// Discards the open draft.
  case cancel
  /// Asks for help.
  case help
  /// Repeats the last reply.
  case `repeat`
  /// Carries out the last request once more: "do it again".
  case doAgain
  /// Starts the request again.
  case startAgain
  /// Returns to the previous answer.
  case goBack
  /// Undoes the last action.
  case undo
  /// Does again what was undone last.
  case redo
  /// Does what the user often does at this time.
  case usual
  /// Continues with what is open, or else with the request that was left last: "where were we".
  case resume
  /// Asks for time: "hang on".
  case pause
  /// A greeting.
  case greet
  /// Thanks.
  case thanks
  /// Praise, which is a weak agreement where one is asked for.
  case praise
  /// Complains: "you don't understand me".
  case complain
  /// Asks for a person to talk to, or whether one is there: "are you a robot".
  case person
  /// Ends the conversation.
  case quit

  /// Whether a request with the same words takes precedence if no request is open: "good morning" can be
  /// the phrase of a shortcut.
  var yieldsToRequests: Bool {
    switch self {
    case .resume, .pause, .greet, .thanks, .praise, .complain, .person, .quit: true
    default: false
    }
  }

  /// Whether it agrees, at least weakly.
  var isAgreement: Bool { [.yes, .weakYes, .praise].contains(self) }

  /// Whether it agrees or disagrees.
  var isVerdict: Bool {
    switch self {
    case .yes, .weakYes, .no: true
    default: false
    }
  }
}

/// What the conversation waits for when a command is read.
public enum CommandPlace: Hashable, Sendable {
  /// Any request, as no question is open.
  case request
  /// The value of a parameter, which many words can be.
  case value
  /// A yes or no, to a request for an intent if it is about one; with whether the user has heard something else since it was
  /// asked, which a mere "OK" may answer.
  case verdict(intent: String?, afterAside: Bool = false)
}

/// An utterance about requests, rather than a request.
public enum Inquiry: Hashable, Sendable {
  /// Asks how something can be requested: "help with lists", "how do I pay someone".
  case help(topic: String)
  /// Returns to a request that was left: "back to the game".
  case resume(topic: String)
  /// Takes back something that was done before: "take back the payment".
  case undo(topic: String)
  /// Wants a request, or the last one if none is said, to be done whenever a phrase is said: "when I say good night, clear the
  /// groceries".
  case save(phrase: String, request: String? = nil)
}

/// A choice among options.
public enum Pick: Hashable, Sendable {
  /// The options at these indices, from 0; none if the utterance is not a choice, and several if it
  /// is ambiguous.
  case options([Int])
  /// Several options at once: "both", "all of them".
  case all
  /// No option: "neither".
  case none
  /// Any option: "either".
  case any
  /// The option that was not chosen: "the other one".
  case other
}

/// What an utterance comes down to without what is said beside it.
public struct Core: Hashable, Sendable {
  /// The words that are left.
  public let text: String
  /// What was left out, but for courtesies.
  public let remarks: [String]
  /// Whether it is what a question or a wish requests: "make it 30" of "could we make it 30?"
  public let isRequest: Bool

  /// Creates a core.
  public init(text: String, remarks: [String] = [], isRequest: Bool = false) {
    self.text = text
    self.remarks = remarks
    self.isRequest = isRequest
  }
}
