/// Values, choices and agreements in the middle of handling.
///
/// A request that is not answered yet ends the call of
/// ``IntentHandler/handle(_:context:)`` with an error that the handler passes on. The user is
/// asked, and the handler is called again, with the answer and under the same
/// ``HandlingContext/idempotencyKey``; then the request returns. So a handler asks before it changes
/// anything, or does what comes before a request under the key. It must make the same requests in
/// the same order when it is called again with the same values.
///
/// A value is requested for a parameter of the intent, which is usually optional. It is read,
/// looked up, resolved, corrected and validated as any value of the parameter, and programs and
/// links can give it from the beginning. The path of a parameter has its dollar sign; the intent is
/// the one that is handled. An agreement can be given by an answer to its question
/// only.
///
/// ```swift
/// func handle(_ intent: MoveIntent, context: HandlingContext) async throws -> IntentResponse<Nothing> {
///   let places = try await store.places(of: intent.item)
///   let place = try context.choose(\.$place, of: intent, from: places, "Which one shall I move?")
///   if try await store.isInUse(place) { try context.agree(to: "It's in use. Shall I move it anyway?") }
///   …
/// }
/// ```
extension HandlingContext {
  /// The maximum number of requests that a handler can make for one request of the user.
  public static let maximumRequestCount = 16

  /// Returns the value of a parameter; asks for it if there is none, by default with the question
  /// of the parameter.
  ///
  /// - Throws: An error to pass on, if there is no value yet; ``MisplacedRequest`` in a resolver or
  ///   in `confirm`.
  public func request<Asked: Intent, Value: ParameterValue>(
    _ path: KeyPath<Asked, Parameter<Value>>, of intent: Asked, _ question: Dialogue? = nil
  ) throws -> Value.ParameterBase {
    if let value = intent[keyPath: path].value { return value }
    throw try asked(.value(of: Asked.name(of: path), candidates: [], question, refused: nil))
  }

  /// Asks for another value of a parameter, because the present one cannot be used; the question
  /// has the reason.
  ///
  /// - Throws: An error to pass on; ``MisplacedRequest`` in a resolver or in `confirm`.
  public func requestAnother<Asked: Intent, Value: ParameterValue>(
    _ path: KeyPath<Asked, Parameter<Value>>, of intent: Asked, _ question: Dialogue
  ) throws -> Never {
    throw try asked(.value(of: Asked.name(of: path), candidates: [], question, refused: nil))
  }

  /// Returns the value of a parameter if it is one of these; asks which of them is meant if it is not.
  /// A single candidate is returned without a question if there is no value.
  ///
  /// - Parameters:
  ///   - path: The key path of the parameter, with its dollar sign.
  ///   - intent: The intent that is handled.
  ///   - candidates: The values to choose from; at least one. The first ten are offered.
  ///   - question: The question, which names the candidates; one that does by default.
  /// - Returns: One of the candidates.
  /// - Throws: An error to pass on, if none is chosen yet; ``MisplacedRequest`` in a resolver or in
  ///   `confirm`.
  public func choose<Asked: Intent, Value: ParameterValue>(
    _ path: KeyPath<Asked, Parameter<Value>>, of intent: Asked,
    from candidates: [Value.ParameterBase],
    _ question: Dialogue? = nil
  ) throws -> Value.ParameterBase {
    let value = intent[keyPath: path].value
    if let value {
      let same = candidates.first { $0.intentValue.isSameChoice(as: value.intentValue) }
      if let same { return same }
    } else if candidates.count == 1 {
      return candidates[0]
    }
    throw try asked(
      .value(
        of: Asked.name(of: path), candidates: candidates.map { $0.displayedValue(in: language) },
        question, refused: value?.intentValue))
  }

  /// Returns if the user agreed to this; asks if not. If the answer is no, the handler is not called
  /// again, and nothing more is done.
  ///
  /// The agreement counts for this text, at this place among the agreements of the handler, and for
  /// the values with which the handler was called.
  ///
  /// - Parameter question: The question, which names what will be done.
  /// - Throws: An error to pass on, if the user has not agreed yet; ``MisplacedRequest`` in a resolver
  ///   or in `confirm`.
  public func agree(to question: Dialogue) throws {
    guard let requests else { throw MisplacedRequest() }
    guard let request = requests.agreement(to: question) else { return }
    throw try asked(request)
  }

  /// Records a request, and makes the error that ends the call.
  private func asked(_ request: HandlerRequest) throws(MisplacedRequest) -> PendingRequest {
    guard let requests else { throw MisplacedRequest() }
    requests.make(request)
    return PendingRequest()
  }
}

/// A request by a handler outside ``IntentHandler/handle(_:context:)``.
public struct MisplacedRequest: Error, Hashable, CustomStringConvertible {
  /// The reason, and what to do instead.
  public var description: String {
    "only handle(_:context:) can request something in the middle of its work; a resolver returns "
      + ".needsValue, .disambiguation or .confirmationRequired, and confirm(_:context:) "
      + ".needsConfirmation"
  }
}

/// Ends the call of a handler until the user has answered.
struct PendingRequest: Error, CustomStringConvertible {
  var description: String { "the user is being asked; pass this error on" }
}

extension Intent {
  /// The name of a parameter.
  static func name<Value>(of path: KeyPath<Self, Parameter<Value>>) -> String {
    Self(values: [:])[keyPath: path].declaration.name
  }
}

extension IntentValue {
  /// Whether a value is the same, whatever an entity is called by now.
  func isSameChoice(as other: IntentValue) -> Bool {
    if case .entity(let one) = self, case .entity(let two) = other {
      return one.type == two.type && one.id == two.id
    }
    return self == other
  }
}
