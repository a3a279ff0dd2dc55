public import IntentKit
import IntentStore
import NumberRaceAssistant

/// A request that changes something and has a key of its client's own, so that it can be sent again without a second effect.
public struct KeyedRequest: Sendable {
  /// The client's key.
  public let key: String
  /// A digest of the request, which tells it from others.
  let fingerprint: String

  /// The name from which the idempotency keys of what is handled for it follow: the same if it is sent again, whether or not its
  /// answer was kept.
  var id: String { String(Digest.of("\(key)\n\(fingerprint)").prefix(32)) }

  /// Creates a request with a key.
  ///
  /// - Parameters:
  ///   - key: The key: 1 to 255 visible ASCII characters.
  ///   - target: The path and query.
  ///   - input: The body.
  /// - Throws: ``ServiceProblem`` of the kind `invalidInput` if the key is not allowed.
  public init(key: String, target: String, input: JSON) throws(ServiceProblem) {
    guard RequestBook.keyLengths.contains(key.utf8.count),
      key.utf8.allSatisfy({ (33...126).contains($0) })
    else {
      throw .invalidInput(
        "the field 'Idempotency-Key' must have \(RequestBook.keyLengths.lowerBound) to \(RequestBook.keyLengths.upperBound) visible ASCII characters without spaces"
      )
    }
    self.key = key
    fingerprint = Digest.of("\(target)\n\(JSON.encode(input))")
  }
}

/// An answer that is kept if its request has a key.
public struct KeptAnswer: Encodable, Sendable {
  /// The answer.
  public let json: JSON
  /// Whether it is the answer to an earlier request with the same key.
  public let isRepeated: Bool

  /// Encodes the answer.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension UserAssistants {
  /// Carries out a request, once if it has a key: the answer to the first is the answer to all that have it.
  ///
  /// - Parameters:
  ///   - request: The request with its key; `nil` if it has none, and its answer is not kept.
  ///   - user: The user.
  ///   - work: Carries it out, with the name from which its idempotency keys follow.
  /// - Returns: The answer.
  /// - Throws: ``ServiceProblem`` of the kind `conflict` if it is being carried out, and `invalidInput` if the key was used for another
  ///   one; an error of the work, which is not kept.
  public func once<Value: Encodable & Sendable>(
    _ request: KeyedRequest?, of user: ServiceUser,
    _ work: @Sendable (_ id: String?) async throws -> Value
  ) async throws -> KeptAnswer {
    guard let request else {
      return KeptAnswer(json: try JSON(encoding: try await work(nil)), isRepeated: false)
    }
    let book = try Self.usingFiles { try user.stores.requests() }
    // What was answered to a token that may do more is no answer to another one.
    let scope = user.access.scope
    let fingerprint = (scope == .pay ? "" : scope.rawValue) + request.fingerprint
    let earlier: KeptAnswer? = try Self.usingFiles {
      switch try book.begin(request.key, fingerprint: fingerprint, at: seconds) {
      case .new: return nil
      case .answered(let text): return KeptAnswer(json: try JSON(parsing: text), isRepeated: true)
      case .running:
        throw ServiceProblem(
          .conflict, "a request with this Idempotency-Key is being answered; send it again later",
          retryAfter: 1)
      case .other:
        throw ServiceProblem.invalidInput(
          "this Idempotency-Key was used for another request; give each request a key of its own")
      }
    }
    if let earlier { return earlier }
    let answer: JSON
    do {
      answer = try JSON(encoding: try await work(request.id))
    } catch {
      // Nothing was done, or it is done once under the key that follows from this one.
      try? book.withdraw(request.key)
      throw error
    }
    try Self.usingFiles { try book.finish(request.key, answer: JSON.encode(answer)) }
    return KeptAnswer(json: answer, isRepeated: false)
  }

  /// Looks up what became of a request.
  ///
  /// - Parameters:
  ///   - key: The client's key.
  ///   - user: The user.
  /// - Returns: The output of ``ServiceOperations/Name/findRequest``.
  /// - Throws: ``ServiceProblem`` of the kind `notFound` if no request with the key is kept.
  public func request(_ key: String, of user: ServiceUser) throws(ServiceProblem) -> JSON {
    try Self.usingFiles {
      switch try user.stores.requests().record(of: key, at: seconds) {
      case .answered(let text): return ["status": "answered", "answer": try JSON(parsing: text)]
      case .some: return ["status": "running"]
      case nil:
        throw ServiceProblem(
          .notFound, "no request with this Idempotency-Key was answered in the last 24 hours")
      }
    }
  }

  private var seconds: Int { Int(clamping: environment.now().secondsSince1970) }
}
