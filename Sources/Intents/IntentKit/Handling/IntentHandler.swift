/// Handles an intent. Only ``handle(_:context:)`` is required; pass dependencies, such as a solver
/// or a store, to the initialiser.
public protocol IntentHandler<Handled>: Sendable {
  /// The intent.
  associatedtype Handled: Intent

  /// Adapts a parameter's declaration to this handler's configuration, such as the rules of a game.
  /// Called once for each parameter when the plug-in is created.
  func declare(_ parameter: inout ParameterDeclaration)

  /// Resolvers for parameters that need checks beyond their kinds.
  var resolvers: [ParameterResolver<Handled>] { get }

  /// The texts that a parameter can have, if only existing ones make sense: the items that can be
  /// removed; `nil`, which is the default, if it takes any. A request with another text is acted on
  /// only if much else tells that it is this one. Of a parameter for entities, the names of those
  /// that it can be: one's own accounts.
  ///
  /// - Throws: An error if they cannot be read.
  func options(for parameter: String) async throws -> [String]?

  /// Makes the final check before the user is asked to agree and before the intent is handled, such
  /// as whether there is enough money or the values are consistent. It must not change anything.
  ///
  /// - Parameters:
  ///   - intent: The intent, with values for all required parameters.
  ///   - context: The handling context.
  /// - Returns: Whether to continue.
  /// - Throws: An error if the check fails; the user is told.
  func confirm(_ intent: Handled, context: HandlingContext) async throws -> Readiness

  /// Handles the intent.
  ///
  /// - Parameters:
  ///   - intent: The intent, with values for all required parameters; if it needed the user's
  ///     agreement, exactly the agreed values.
  ///   - context: The handling context.
  /// - Returns: The response: the dialogue, the snippet and the result.
  /// - Throws: An error if the intent fails; the user is told, with the message of an
  ///   ``IntentFailure``.
  func handle(_ intent: Handled, context: HandlingContext) async throws
    -> IntentResponse<Handled.Result>

  /// Whether the intent was completed under an idempotency key; `nil`, which is the default, if
  /// that is unknown. It is called for intents that the user agreed to and whose outcome is unknown
  /// because the process ended meanwhile.
  ///
  /// - Throws: An error if the check fails.
  func wasDone(key: String) async throws -> Bool?
}

extension IntentHandler {
  /// Leaves the declaration unchanged.
  public func declare(_ parameter: inout ParameterDeclaration) {}

  /// Returns `nil`: any text or entity.
  public func options(for parameter: String) async -> [String]? { nil }

  /// Returns `nil`: unknown.
  public func wasDone(key: String) async -> Bool? { nil }

  /// No resolvers.
  public var resolvers: [ParameterResolver<Handled>] { [] }

  /// Returns a response without dialogue.
  ///
  /// - Throws: No error.
  public func confirm(_ intent: Handled, context: HandlingContext) async throws -> Readiness {
    .ready
  }
}
