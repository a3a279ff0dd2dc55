/// Work that the reducer requests. A driver carries it out and replies with an ``EffectAnswer``;
/// only ``say(_:)`` has no answer, because it ends the turn.
package enum ConversationEffect: Sendable {
  case lookUp(EntityLookUp)
  /// Fetches entities of a type to offer for a parameter.
  case suggest(type: String, intent: String, parameter: String)
  /// Asks the handler to resolve a parameter.
  case resolve(ResolutionRequest)
  /// Asks the handler whether an intent can be handled.
  case check(HandlerCall)
  case handle(HandlingPermit)
  case remember(Remembrance)
  case save(Shortcut)
  /// Lets the host open an activity.
  case open(UserActivity)
  /// Lets the host unlock the device for an intent with a title.
  case unlock(title: String)
  /// Ends the turn with a reply.
  case say(Turn)
}

package enum EntityLookUp: Sendable {
  /// By one of several names, in the order in which exact matches are tried. `core` is the name for
  /// similar matches.
  case named([String], core: String, type: String)
  /// By a reference that the app made.
  case reference(EntityReference)
}

/// A parameter for its handler to resolve.
package struct ResolutionRequest: Sendable {
  package let call: HandlerCall
  package let parameter: String
  package let value: IntentValue?
}

/// An intent with its values for a handler.
package struct HandlerCall: Sendable {
  package let intent: String
  package let values: [String: IntentValue]
  /// The idempotency key: the same for every attempt to handle the draft.
  package let key: String
  package let isLocked: Bool
}

/// The records to store for the user.
package struct Remembrance: Sendable {
  package var removed: [EntityReference] = []
  package var donation: Donation?
  package var activity: UserActivity?
  /// The attempt that ended, by key, with its outcome.
  package var attempt: (key: String, outcome: Attempt.Outcome)?

  /// The deed, and the key of the deed that it redoes.
  package var deed: Deed?
  package var redone: String?
  /// The key of the deed that was undone.
  package var undone: String?

  var isEmpty: Bool {
    removed.isEmpty && donation == nil && activity == nil && attempt == nil && deed == nil
      && undone == nil
  }
}

package enum EffectAnswer: Sendable {
  /// The entities that match a name, as references, and the name of a new entity.
  case matches(exact: [EntityReference], similar: [EntityReference], newName: String?)
  /// The entity of a reference, with its current name; `nil` if it no longer exists.
  case entity(EntityReference?)
  case suggestions([EntityReference])
  /// The resolution of a parameter; `nil` if the handler does not resolve it.
  case resolution(Resolution<IntentValue>?)
  case readiness(Readiness)
  case outcome(Outcome)
  /// The handler requests something before it goes on.
  case requested(HandlerRequest)
  /// The work was stored: `nil`, or the reason for the failure.
  case remembered(failure: String?)
  /// A shortcut was saved, unless there are faults.
  case saved(faults: [String])
  case opened(Bool)
  case unlocked(Bool)
  /// The work failed, with a user-facing message if the error has one.
  case failed(Dialogue?, reason: String)
  case cancelled
}
