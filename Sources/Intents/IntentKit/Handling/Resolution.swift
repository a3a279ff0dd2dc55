/// The result of resolving a parameter.
public enum Resolution<Value: Sendable>: Sendable {
  /// The value is resolved.
  case success(Value)
  /// The value must be asked for.
  case needsValue
  /// Several values are possible; the user is asked which was meant. The chosen value is not asked
  /// about again.
  case disambiguation([Value])
  /// This value is probable; the user is asked to confirm it. Once confirmed, it is not asked about
  /// again.
  case confirmationRequired(Value)
  /// The value is rejected, with a reason.
  case unsupported(Dialogue)
  /// Elements of a list are rejected, each with a reason, by their indices. The others are kept.
  case unsupportedElements([Int: Dialogue])
  /// The parameter is not needed this time.
  case notRequired

  /// Whether the user is asked which value was meant.
  var isQuestion: Bool {
    switch self {
    case .disambiguation, .confirmationRequired: true
    default: false
    }
  }

}

extension Resolution where Value: IntentValueConvertible {
  /// The resolution without its Swift type. Entities to choose from carry their display.
  fileprivate func erased(in language: String) -> Resolution<IntentValue> {
    switch self {
    case .success(let value): .success(value.intentValue)
    case .needsValue: .needsValue
    case .disambiguation(let values):
      .disambiguation(values.map { $0.displayedValue(in: language) })
    case .confirmationRequired(let value):
      .confirmationRequired(value.displayedValue(in: language))
    case .unsupported(let reason): .unsupported(reason)
    case .unsupportedElements(let reasons): .unsupportedElements(reasons)
    case .notRequired: .notRequired
    }
  }
}

/// Resolves one parameter of an intent, after its value has been checked against its kind.
///
/// ```swift
/// var resolvers: [ParameterResolver<BookIntent>] {
///   [
///     .init(\.$seats) { seats, booking, context in
///       guard let seats else { return .needsValue }
///       return seats > 8 ? .unsupported("I can book 8 seats at most.") : .success(seats)
///     }
///   ]
/// }
/// ```
///
/// For a list, the resolver gets the elements given so far; the required count is checked
/// elsewhere.
public struct ParameterResolver<Resolved: Intent>: Sendable {
  let parameter: String
  let resolve:
    @Sendable (IntentValue?, Resolved, HandlingContext) async throws -> Resolution<IntentValue>

  /// Creates a resolver.
  ///
  /// - Parameters:
  ///   - path: The key path of the parameter, with its dollar sign.
  ///   - resolve: Takes the value, if there is one; the intent with the values known so far, in
  ///     which required parameters may still be missing (so read `$name.value`); and the context.
  public init<Value>(
    _ path: KeyPath<Resolved, Parameter<Value>>,
    _ resolve:
      @escaping @Sendable (Value.ParameterBase?, Resolved, HandlingContext) async throws
      -> Resolution<Value.ParameterBase>
  ) {
    parameter = Resolved(values: [:])[keyPath: path].declaration.name
    self.resolve = { value, intent, context in
      try await resolve(
        value.flatMap { Value.ParameterBase(intentValue: $0) }, intent, context
      ).erased(in: context.language)
    }
  }
}

extension IntentValueConvertible {
  /// The value; an entity with its display, for the question whether it was meant.
  func displayedValue(in language: String) -> IntentValue {
    (self as? any IntentEntity).map { .entity($0.displayedReference(in: language)) } ?? intentValue
  }
}

/// The handler's verdict before an intent is handled.
public enum Readiness: Sendable {
  /// The intent can be handled.
  case ready
  /// The user must agree, even if the intent's risk does not require it.
  case needsConfirmation(Dialogue)
  /// The intent cannot be handled, for a reason that the user is told.
  case refused(Dialogue)
  /// The intent was already handled under the same idempotency key. If the user agreed, it is
  /// handled again to report what was done; otherwise this is the same as ``ready``.
  case alreadyDone
}
