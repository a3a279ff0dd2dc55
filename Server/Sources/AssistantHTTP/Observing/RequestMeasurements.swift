import Metrics
import Synchronization

/// The counts and times of requests. The metrics are made once for each kind of request, which are few.
final class RequestMeasurements: Sendable {
  private struct Kind: Hashable {
    let method: String
    let route: String
    let status: Int
  }

  private struct Known: Sendable {
    let count: Counter
    let time: Metrics.Timer
  }

  private let known = Mutex<[Kind: Known]>([:])

  /// Notes a request that was answered.
  ///
  /// - Parameters:
  ///   - method: The method; `other` for those that the route does not have.
  ///   - route: The template of the path.
  ///   - status: The code of the status.
  ///   - time: The time it took.
  func note(method: String, route: String, status: Int, _ time: Duration) {
    let kind = Kind(method: method, route: route, status: status)
    let metrics = known.withLock { known in
      if let metrics = known[kind] { return metrics }
      let metrics = Known(
        count: Counter(
          label: "numberrace_requests_total",
          dimensions: [("method", method), ("route", route), ("status", "\(status)")]),
        time: Metrics.Timer(label: "numberrace_request_seconds", dimensions: [("route", route)]))
      known[kind] = metrics
      return metrics
    }
    metrics.count.increment()
    metrics.time.recordNanoseconds(Int64(time / .nanoseconds(1)))
  }
}
