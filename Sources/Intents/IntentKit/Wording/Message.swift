/// A message of the conversation itself, rather than of a handler.
public enum Message: Sendable {
  /// A question for a parameter, or for an element of a list with its position from 1.
  case question(ParameterDeclaration, place: Int?)
  /// Help with the possible answers.
  case parameterHelp(ParameterDeclaration)
  /// Commands that help with a question.
  case waysOut
  /// Suggested answers, after several that were not understood.
  case suggestions(ParameterDeclaration, [String])
  /// The utterance is not an answer.
  case notUnderstood
  /// The user asked something beside the open question that nothing answers.
  case cannotTell
  /// Tells the values of the open request.
  case soFar([String])
  /// What a value is now that something else was said than what was asked for: "OK: milk and bread."
  case noted([String])
  /// The utterance is not a request; with sample requests.
  case noSuchRequest(samples: [String])
  /// The utterance is empty.
  case nothingHeard
  /// The utterance is too long.
  case tooLong
  /// The given value is not allowed for the parameter.
  case notAllowed(IntentValue, ParameterDeclaration)
  /// More elements were given than a list can have.
  case tooMany(count: Int, maximum: Int, ParameterDeclaration)
  /// All entities were requested where only one is possible.
  case onlyOne(title: String)
  /// No entity has the given name.
  case noSuchEntity(name: String, title: String)
  /// The entity no longer exists.
  case entityIsGone(name: String, title: String)
  /// The value isn't among the choices.
  case notOffered(String)
  /// The user is asked again, because what was agreed to has changed meanwhile.
  case changedMeanwhile
  /// Several entities match.
  case whichOne(title: String, [String])
  /// Several requests match.
  case whichIntent([String])
  /// No entity has the given name, but it can be created.
  case createNew(name: String, title: String)
  /// One entity probably matches.
  case didYouMean(String)
  /// The user is asked to agree to this, which an intent of a category would do.
  case confirm(String, IntentVerb)
  /// The user did not agree.
  case declined
  /// The request is cancelled, at the user's request.
  case cancelled
  /// There is no request to cancel, go back to or repeat.
  case nothingToDo
  /// There is no open request to leave or to go back in.
  case nothingOpen
  /// The last deed can be undone, but a request is open.
  case undoAfterThis(String)
  /// The last deed cannot be undone.
  case cannotUndo(String)
  /// The question whether to undo something of an earlier conversation; with what was done.
  case confirmUndo(String)
  /// A shortcut was saved; with the phrase that runs it.
  case shortcutSaved(String)
  /// A shortcut cannot be saved; with the reasons.
  case shortcutNotSaved([String])
  /// The question whether to do what the user often does now; with its title.
  case confirmUsual(String)
  /// There is no intent that the user requests often enough at this time.
  case nothingUsual
  /// Requests that were made in one sentence with another were not carried out; with their titles.
  case leftUndone([String])
  /// Requests that were refused or called off will not be carried out; with their titles.
  case refused([String])
  /// The question whether to do again what was undone; with what was done.
  case confirmRedo(String)
  /// The agreed intent was interrupted; with whether it was done, if that is known.
  case interrupted(String, wasDone: Bool?)
  /// The request starts again.
  case startingAgain
  /// What was said besides is done after the open request.
  case doneNext
  /// Words of the request were left out although they may matter, such as a seventh number.
  case leftOut([String])
  /// An open request is abandoned for another.
  case leaving(String)
  /// The conversation returns to a request that was left.
  case resuming(String)
  /// A greeting; with whether a request is expected.
  case greeting(expectsRequest: Bool)
  /// The answer to thanks.
  case welcome
  /// The answer to a complaint.
  case sorry
  /// There is no person to talk to.
  case noPerson
  /// The answer to a request for time.
  case takeYourTime
  /// The conversation ends.
  case goodbye
  /// Several options were chosen where only one is possible.
  case chooseOne
  /// Help with the possible requests.
  case help(samples: [String])
  /// Help with answering yes or no.
  case yesOrNo
  /// The device must be unlocked first.
  case locked(String)
  /// The app could not be opened.
  case notOpened
  /// The answers were not understood too many times.
  case givingUp
  /// The conversation has expired.
  case expired
  /// The work was cancelled.
  case stopped
  /// The request failed.
  case failed(String)
  /// No intent has the name.
  case unknownIntent(String)
  /// No parameter has the name.
  case unknownParameter(String, of: String)
  /// A shortcut completed this many steps.
  case shortcutIsDone(String, steps: Int)
  /// A shortcut stopped at a step; with the completed steps.
  case shortcutStopped(String, at: Int, title: String?, done: [String])
  /// A shortcut can no longer be run, for these reasons.
  case shortcutIsBroken(String, [String])
  /// The result that a shortcut step refers to is missing.
  case nothingToHandOn(String)
  /// A shortcut run exceeded the maximum number of steps.
  case tooManySteps(limit: Int)
  /// The reason for a suggestion; with the title of the preceding intent, if that is the reason.
  case suggestionReason(Suggestion.Reason, following: String?)
}
