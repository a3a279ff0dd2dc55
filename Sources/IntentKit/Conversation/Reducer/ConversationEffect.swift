/// Work that the reducer asks for. A driver carries it out and answers with an ``EffectAnswer``; only ``say(_:)`` has
/// no answer, for it ends the turn.
package enum ConversationEffect: Sendable {
  /// Looks up an entity.
  case lookUp(EntityLookUp)
  /// Fetches entities to offer, by the name of their type.
  case suggest(type: String)
  /// Has the handler resolve a parameter.
  case resolve(ResolutionRequest)
  /// Asks the handler whether an intent can be carried out.
  case check(HandlerCall)
  /// Carries out an intent.
  case handle(HandlingPermit)
  /// Remembers what was done.
  case remember(Remembrance)
  /// Ends the turn with a reply.
  case say(Turn)
}

/// An entity to be looked up.
package enum EntityLookUp: Sendable {
  /// By one of several names, in the order in which they should match exactly. Similar names are those of `core`.
  case named([String], core: String, type: String)
  /// By a reference that the app made.
  case reference(EntityReference)
}

/// A parameter for its handler to resolve.
package struct ResolutionRequest: Sendable {
  package let call: HandlerCall
  package let parameter: String
  /// The value, if there is one.
  package let value: IntentValue?
}

/// An intent with its values for a handler.
package struct HandlerCall: Sendable {
  package let intent: String
  package let values: [String: IntentValue]
  /// The same for every attempt to carry out the draft.
  package let key: String
  package let isLocked: Bool
}

/// What is to be remembered for the user.
package struct Remembrance: Sendable {
  package var removed: [EntityReference] = []
  package var donation: Donation?
  package var activity: UserActivity?
  /// The attempt that ended, by its key, and how.
  package var attempt: (key: String, outcome: Attempt.Outcome)?

  var isEmpty: Bool { removed.isEmpty && donation == nil && activity == nil && attempt == nil }
}

/// The answer to an effect.
package enum EffectAnswer: Sendable {
  /// The entities that a name can refer to, as references, and the name that a new one would get.
  case matches(exact: [EntityReference], similar: [EntityReference], newName: String?)
  /// The entity of a reference, with its present name; `nil` if it does not exist any more.
  case entity(EntityReference?)
  /// Entities to offer.
  case suggestions([EntityReference])
  /// The resolution of a parameter; `nil` if the handler has nothing to say about it.
  case resolution(Resolution<IntentValue>?)
  /// Whether an intent can be carried out.
  case readiness(Readiness)
  /// The result of an intent.
  case outcome(Outcome)
  /// Whether it was remembered: `nil`, or the reason why not.
  case remembered(failure: String?)
  /// Something went wrong, in the user's words if the error has them.
  case failed(Dialogue?, reason: String)
  /// The work was cancelled.
  case cancelled
}
