/// What a conversation has to say by itself; handlers say the rest.
public enum Message: Sendable {
  /// A question for a parameter; for an element of a list, with its place from 1.
  case question(ParameterDeclaration, place: Int?)
  /// What can be answered to it.
  case parameterHelp(ParameterDeclaration)
  /// What can be answered to it, after several answers that were not understood.
  case suggestions(ParameterDeclaration, [String])
  /// Something was said that is no answer.
  case notUnderstood
  /// Something was said that is no request; with sentences that are.
  case noSuchRequest(samples: [String])
  /// Nothing was said.
  case nothingHeard
  /// Too much was said.
  case tooLong
  /// What was given cannot be the value of the parameter.
  case notAllowed(IntentValue, ParameterDeclaration)
  /// More elements were given than a list can have.
  case tooMany(count: Int, maximum: Int, ParameterDeclaration)
  /// All entities were meant where only one is possible.
  case onlyOne(title: String)
  /// There is nothing of the name that was given.
  case noSuchEntity(name: String, title: String)
  /// What was meant once is there no more.
  case entityIsGone(name: String, title: String)
  /// Several things of the kind could be meant.
  case whichOne(title: String, [String])
  /// Several requests could be meant.
  case whichIntent([String])
  /// There is nothing of the name that was given, but it could be made.
  case createNew(name: String, title: String)
  /// One thing was probably meant.
  case didYouMean(String)
  /// The user must agree to this.
  case confirm(String)
  /// The user did not agree.
  case declined
  /// It is left, as the user asked for.
  case cancelled
  /// There is nothing to leave, to go back to or to say again.
  case nothingToDo
  /// There is nothing open to leave or to go back in.
  case nothingOpen
  /// What was done last can be taken back, but something is open.
  case undoAfterThis(String)
  /// What was done last cannot be taken back.
  case cannotUndo(String)
  /// What the user agreed to was interrupted; whether it was done, if that is known.
  case interrupted(String, wasDone: Bool?)
  /// It begins anew.
  case startingAgain
  /// What else is being done was left for something else.
  case leaving(String)
  /// What can be asked for.
  case help(samples: [String])
  /// How to answer yes or no.
  case yesOrNo
  /// The device must be unlocked first.
  case locked(String)
  /// It was not understood too often.
  case givingUp
  /// The conversation was too long ago.
  case expired
  /// The work was stopped.
  case stopped
  /// Something went wrong.
  case failed(String)
  /// There is no intent of that name.
  case unknownIntent(String)
  /// There is no parameter of that name.
  case unknownParameter(String, of: String)
  /// A shortcut of that name was run, in so many steps.
  case shortcutIsDone(String, steps: Int)
  /// A shortcut of that name stopped at a step; with what had been done before.
  case shortcutStopped(String, at: Int, title: String?, done: [String])
  /// A shortcut of that name cannot be run any more, for these reasons.
  case shortcutIsBroken(String, [String])
  /// A step of a shortcut was to hand something on that is not there.
  case nothingToHandOn(String)
  /// A shortcut had more steps than are allowed.
  case tooManySteps(limit: Int)
  /// Why something is suggested; with the title of the intent that it follows, if that is why.
  case suggestionReason(Suggestion.Reason, following: String?)
}
