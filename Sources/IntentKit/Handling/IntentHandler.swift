/// Carries out an intent. Only ``handle(_:context:)`` must be written; what it needs, such as a solver or
/// a store, it gets in its initialiser.
public protocol IntentHandler<Handled>: Sendable {
  /// The intent.
  associatedtype Handled: Intent

  /// Adapts the declaration of a parameter to what this handler was made with, such as the rules of a game. It is called
  /// once for each parameter when the plug-in is made.
  ///
  /// - Parameter parameter: The declaration.
  func declare(_ parameter: inout ParameterDeclaration)

  /// What is to be looked at in parameters beyond their kinds.
  var resolvers: [ParameterResolver<Handled>] { get }

  /// Has the last word before the user is asked to agree, and before the intent is handled: is there
  /// enough money, are the values possible together? It must not change anything.
  ///
  /// - Parameters:
  ///   - intent: The intent, with values for all that is required.
  ///   - context: The handling context.
  /// - Returns: Whether to go on.
  /// - Throws: What kept it from looking; the user is told.
  func confirm(_ intent: Handled, context: HandlingContext) async throws -> Readiness

  /// Carries out the intent.
  ///
  /// - Parameters:
  ///   - intent: The intent, with values for all that is required; if it needed the user's agreement,
  ///     exactly the values that were agreed to.
  ///   - context: The handling context.
  /// - Returns: What to say, to show and to hand on.
  /// - Throws: What went wrong; the user is told. An ``IntentFailure`` says how.
  func handle(_ intent: Handled, context: HandlingContext) async throws
    -> IntentResponse<Handled.Result>

  /// Whether the intent was carried out under an idempotency key. It is asked about intents that the user agreed to and
  /// whose end is not known, because the process ended meanwhile.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether it was carried out; `nil` if that cannot be known, which is the default.
  /// - Throws: An error if it cannot be found out.
  func wasDone(key: String) async throws -> Bool?
}

extension IntentHandler {
  /// Leaves the declaration as it is.
  ///
  /// - Parameter parameter: The declaration.
  public func declare(_ parameter: inout ParameterDeclaration) {}

  /// It cannot be known.
  ///
  /// - Parameter key: The key.
  /// - Returns: `nil`.
  public func wasDone(key: String) async -> Bool? { nil }

  /// Nothing.
  public var resolvers: [ParameterResolver<Handled>] { [] }

  /// Nothing is to be said.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - context: The handling context.
  /// - Returns: That it is ready.
  /// - Throws: Nothing.
  public func confirm(_ intent: Handled, context: HandlingContext) async throws -> Readiness {
    .ready
  }
}
