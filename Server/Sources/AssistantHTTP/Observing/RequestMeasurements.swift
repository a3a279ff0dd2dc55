import Metrics
import Synchronization

/// The counts and times of the requests of a route. The metrics are made when there is something to measure.
final class RequestMeasurements: Sendable {
  private let route: String
  private let methods: [String]
  private let known = Mutex<[Int: Known]>([:])

  private struct Known: Sendable {
    let count: Counter
    let time: Metrics.Timer
  }

  /// Creates measurements.
  init(route: String, methods: [String]) {
    self.route = route
    self.methods = methods
  }

  /// Notes a request that was answered.
  ///
  /// - Parameters:
  ///   - method: The method; counted as `other` if the route does not have it.
  ///   - status: The code of the status, of three digits.
  ///   - duration: The time it took.
  func note(method: String, status: Int, _ duration: Duration) {
    let place = methods.firstIndex(of: method)
    let metrics = known.withLock { known in
      let key = ((place ?? -1) + 1) * 1000 + status
      if let metrics = known[key] { return metrics }
      let metrics = Known(
        count: Counter(
          label: "numberrace_requests_total",
          dimensions: [
            ("method", place.map { methods[$0] } ?? "other"), ("route", route),
            ("status", "\(status)"),
          ]),
        time: Metrics.Timer(label: "numberrace_request_seconds", dimensions: [("route", route)]))
      known[key] = metrics
      return metrics
    }
    metrics.count.increment()
    metrics.time.recordNanoseconds(Int64(duration / .nanoseconds(1)))
  }
}
