/// What is known of a parameter.
public enum Resolution<Value: Sendable>: Sendable {
  /// This is its value.
  case success(Value)
  /// It must be asked for.
  case needsValue
  /// One of these was meant; the user is asked which. What is chosen is not asked about again.
  case disambiguation([Value])
  /// This was probably meant; the user is asked whether it was. After a yes it is not asked about again.
  case confirmationRequired(Value)
  /// It cannot be what was given, for a reason that the user is told.
  case unsupported(Dialogue)
  /// It does not matter this time.
  case notRequired

  /// Whether the user is asked what was meant.
  var isQuestion: Bool {
    switch self {
    case .disambiguation, .confirmationRequired: true
    default: false
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> Resolution<Other> {
    switch self {
    case .success(let value): .success(transform(value))
    case .needsValue: .needsValue
    case .disambiguation(let values): .disambiguation(values.map(transform))
    case .confirmationRequired(let value): .confirmationRequired(transform(value))
    case .unsupported(let reason): .unsupported(reason)
    case .notRequired: .notRequired
    }
  }
}

/// Resolves one parameter of an intent, after its value has been found to be of the right kind.
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
/// Of a list, the elements that have been given so far are looked at; how many there must be in the end
/// is looked after elsewhere.
public struct ParameterResolver<Resolved: Intent>: Sendable {
  let parameter: String
  let resolve:
    @Sendable (IntentValue?, Resolved, HandlingContext) async throws -> Resolution<IntentValue>

  /// A resolver.
  ///
  /// - Parameters:
  ///   - path: The parameter, with its dollar sign.
  ///   - resolve: Gets the value, if there is one, the intent with what is known by now, in which required
  ///     parameters may still be missing (so read `$name.value`), and the context.
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
      ).map(\.intentValue)
    }
  }
}

/// What a handler has to say before an intent is carried out.
public enum Readiness: Sendable {
  /// Nothing.
  case ready
  /// The user must agree, even where the risk of the intent does not demand it.
  case needsConfirmation(Dialogue)
  /// It cannot be carried out, for a reason that the user is told.
  case refused(Dialogue)
  /// It was carried out before under the same idempotency key. It is handled again, to say what was done, if the user
  /// agreed; otherwise this is the same as ``ready``.
  case alreadyDone
}
