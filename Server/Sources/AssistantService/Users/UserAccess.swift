import Foundation
public import IntentKit
import Synchronization

/// What may be done for a user with the token of a request; and the notes of what was done.
///
/// It watches over the intents of the user's assistant, so there is no way to an intent past it.
public final class UserAccess: IntentSupervisor {
  /// Tells the tokens of all users apart, also those that had the same name.
  public let id: String
  private let user: String
  private let token: String?
  let scope: TokenScope
  private let request: String
  private let log: AuditLog?
  private let state = Mutex(State())

  private struct State {
    var refusal: ServiceProblem?
    var handled = 0
  }

  /// The request of a session that is worked on; tasks that it starts inherit it. A session goes on with the access with which
  /// it began.
  @TaskLocal public static var sessionRequest: String?

  /// Creates an access.
  ///
  /// - Parameters:
  ///   - user: The name of the user.
  ///   - token: The token; everything may be done without one.
  ///   - request: The identifier of the request.
  ///   - log: Where it is noted.
  public init(
    of user: String, token: UserToken? = nil, request: String = "-", log: AuditLog? = nil
  ) {
    self.user = user
    self.token = token?.name
    self.request = request
    self.log = log
    scope = token?.scope ?? .pay
    id = token?.digest ?? user
  }

  /// Checks that something may be done.
  ///
  /// - Throws: ``ServiceProblem`` of the kind `insufficientScope`, which is noted.
  public func require(_ needed: TokenScope, for act: String) throws(ServiceProblem) {
    guard scope < needed else { return }
    note(act, "refused")
    let problem = ServiceProblem.insufficientScope(needed, has: scope, for: act)
    state.withLock { $0.refusal = $0.refusal ?? problem }
    throw problem
  }

  /// Throws the problem of what was refused in the middle of other work, unless some of the work was done: then the answer
  /// tells both.
  func throwRefusal() throws(ServiceProblem) {
    if let problem = state.withLock({ $0.handled == 0 ? $0.refusal : nil }) { throw problem }
  }

  /// Notes what was done.
  ///
  /// - Parameters:
  ///   - act: The name of the intent or the operation.
  ///   - verdict: What came of it.
  public func note(_ act: String, _ verdict: String) {
    log?.write(
      AuditLog.Entry(
        time: Date.now.ISO8601Format(), user: user, token: token, act: act, verdict: verdict,
        request: Self.sessionRequest ?? request))
  }

  /// Refuses an intent that needs more than the token may do.
  ///
  /// - Throws: ``ServiceProblem``.
  public func begin(_ intent: String, _ risk: Risk) throws(ServiceProblem) {
    try require(TokenScope(for: risk), for: Self.name(intent))
  }

  /// Notes what came of an intent, unless it is as harmless as a game.
  public func end(_ intent: String, _ risk: Risk, _ code: ResponseCode) {
    if !code.isFailure { state.withLock { $0.handled += 1 } }
    guard risk != .harmless else { return }
    note(Self.name(intent), code.rawValue)
  }

  /// The names of shortcuts are the user's own.
  private static func name(_ intent: String) -> String {
    intent.hasPrefix(Shortcut.intentPrefix) ? "shortcut" : intent
  }
}
