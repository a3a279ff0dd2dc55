public import IntentKit

/// A request that cannot be answered, with the reason and what is allowed.
public struct ServiceProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind.
  public let kind: Kind
  /// The reason, and what is allowed, in a sentence without a full stop.
  public let detail: String
  /// The place of the fault in the input, as a JSON Pointer; `nil` if it has none.
  public let place: String?
  /// The number of seconds after which another try makes sense; `nil` if that is unknown.
  public let retryAfter: Int?
  /// The scope that a token needs for it; `nil` if another token would change nothing.
  public private(set) var scope: TokenScope?

  /// The kinds of problems.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The input does not have the declared form, or is not allowed by the rules of the game.
    case invalidInput = "invalid-input"
    /// There is no token, or not a valid one.
    case unauthorized = "unauthorized"
    /// The request comes from a place that is not allowed.
    case forbidden = "forbidden"
    /// The token may not do that.
    case insufficientScope = "insufficient-scope"
    /// There is no such thing.
    case notFound = "not-found"
    /// The thing exists, but not for this method.
    case methodNotAllowed = "method-not-allowed"
    /// The answer cannot be given in an accepted form.
    case notAcceptable = "not-acceptable"
    /// The body is of another type.
    case unsupportedType = "unsupported-type"
    /// The input is too long.
    case tooLarge = "too-large"
    /// The client did not send its body in time.
    case tooSlow = "too-slow"
    /// A request with the same key is being answered.
    case conflict = "conflict"
    /// The client has used up what it may use for now.
    case limitReached = "limit-reached"
    /// All that can work is at work.
    case busy = "busy"
    /// The search was stopped before there was an answer.
    case stopped = "stopped"
    /// Something that the service needs does not work.
    case unavailable = "unavailable"
  }

  /// Creates a problem.
  public init(_ kind: Kind, _ detail: String, at place: String? = nil, retryAfter: Int? = nil) {
    self.kind = kind
    self.detail = detail
    self.place = place
    self.retryAfter = retryAfter
  }

  /// The reason.
  public var description: String { detail }

  /// The input is not allowed.
  ///
  /// - Parameters:
  ///   - detail: The reason, and what is allowed.
  ///   - place: The place of the fault in the input, as a JSON Pointer.
  /// - Returns: The problem.
  public static func invalidInput(_ detail: String, at place: String? = nil) -> ServiceProblem {
    ServiceProblem(.invalidInput, detail, at: place)
  }

  /// The token may not do something.
  static func insufficientScope(
    _ needed: TokenScope, has scope: TokenScope, for act: String
  ) -> ServiceProblem {
    var problem = ServiceProblem(
      .insufficientScope,
      "'\(act)' needs a token with the scope '\(needed.rawValue)'; this one has '\(scope.rawValue)'"
    )
    problem.scope = needed
    return problem
  }

  /// The problem of input that is not the JSON that is allowed.
  init(_ error: JSONError, in subject: String) {
    self.init(
      .invalidInput, error.description(of: subject),
      at: error.kind == .syntax ? nil : error.path.pointer)
  }

  /// The problem that none of two alternatives fits.
  func or(_ other: ServiceProblem) -> ServiceProblem {
    // An alternative that fits in part says more than one that does not fit at all.
    let depth = place.map(\.count) ?? 0
    let otherDepth = other.place.map(\.count) ?? 0
    if depth != otherDepth { return depth > otherDepth ? self : other }
    return ServiceProblem(.invalidInput, "\(detail); or \(other.detail)", at: place)
  }
}

extension JSON {
  /// Decodes a member of the input.
  ///
  /// - Throws: ``ServiceProblem`` of the kind `invalidInput`.
  public func decode<Value: Decodable>(
    _ type: Value.Type, of name: String
  ) throws(ServiceProblem) -> Value {
    do throws(JSONError) {
      return try decode(type)
    } catch {
      throw ServiceProblem(error.inside(.key(name)), in: "the body")
    }
  }
}
