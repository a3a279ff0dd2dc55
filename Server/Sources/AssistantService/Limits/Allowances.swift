import Synchronization

/// What each client may still use.
public final class Allowances: Sendable {
  private struct Client {
    var turns: TokenBucket
    var seconds: TokenBucket
  }

  private let limits: ServiceLimits
  private let clients = Mutex<[String: Client]>([:])
  /// From this number of clients on, those that have used nothing for a while are forgotten.
  private static let crowd = 10_000

  /// Creates allowances of which nothing is used.
  public init(_ limits: ServiceLimits) {
    self.limits = limits
  }

  /// Takes a turn of a client.
  ///
  /// - Throws: ``ServiceProblem`` of the kind `limitReached` if there is none left.
  public func takeTurn(of name: String, at now: ContinuousClock.Instant = .now)
    throws(ServiceProblem)
  {
    let wait = with(name, now) { client -> Int? in
      if let wait = client.turns.wait(for: 1, at: now) { return wait }
      client.turns.take(1, at: now)
      return nil
    }
    guard let wait else { return }
    throw ServiceProblem(
      .limitReached,
      "more than \(limits.turnsPerMinute) requests a minute; try again in \(wait) s",
      retryAfter: wait)
  }

  /// Checks that a client may compute.
  ///
  /// - Throws: ``ServiceProblem`` of the kind `limitReached` if it has used up its time.
  public func checkSearch(
    of name: String, at now: ContinuousClock.Instant = .now
  ) throws(ServiceProblem) {
    guard let wait = wait(of: name, at: now) else { return }
    throw ServiceProblem(
      .limitReached,
      "more than \(limits.searchSecondsPerMinute) s of computing a minute; try again in \(wait) s",
      retryAfter: wait)
  }

  /// The number of seconds until a client may compute; `nil` if it may now.
  public func wait(of name: String, at now: ContinuousClock.Instant = .now) -> Int? {
    with(name, now) { $0.seconds.wait(for: 0, at: now) }
  }

  /// Notes that a client has computed.
  ///
  /// - Parameters:
  ///   - duration: The time, added up over all threads.
  ///   - name: The name of the client.
  ///   - now: The current time.
  public func charge(
    _ duration: Duration, to name: String, at now: ContinuousClock.Instant = .now
  ) {
    with(name, now) { $0.seconds.take(duration / .seconds(1), at: now) }
  }

  private func with<Value>(
    _ name: String, _ now: ContinuousClock.Instant, _ body: (inout Client) -> Value
  ) -> Value {
    clients.withLock { clients in
      if clients[name] == nil, clients.count >= Self.crowd {
        clients = clients.filter { _, client in
          var client = client
          return !(client.turns.isFull(at: now) && client.seconds.isFull(at: now))
        }
      }
      var client =
        clients[name]
        ?? Client(
          turns: TokenBucket(perMinute: limits.turnsPerMinute, at: now),
          seconds: TokenBucket(perMinute: limits.searchSecondsPerMinute, at: now))
      defer { clients[name] = client }
      return body(&client)
    }
  }
}
