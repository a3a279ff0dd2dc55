import CoreMetrics
import Synchronization

/// Keeps what was measured, and tells it in the text format of Prometheus.
///
/// Source: <https://prometheus.io/docs/instrumenting/exposition_formats/>.
final class PrometheusMetrics: MetricsFactory {
  private let series = Mutex<[Key: any Series]>([:])

  private struct Key: Hashable, Comparable {
    let name: String
    let labels: String

    static func < (first: Key, second: Key) -> Bool {
      (first.name, first.labels) < (second.name, second.labels)
    }
  }

  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    find(label, dimensions) { Count() }
  }

  func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    find(label, dimensions) { Gauge(type: "gauge") }
  }

  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    find(label, dimensions) { Histogram() }
  }

  func destroyCounter(_ handler: any CounterHandler) {}
  func destroyRecorder(_ handler: any RecorderHandler) {}
  func destroyTimer(_ handler: any TimerHandler) {}

  /// Sets a value that was measured elsewhere.
  ///
  /// - Parameters:
  ///   - name: The name of the series.
  ///   - value: The value.
  ///   - isCounter: Whether it only goes up, rather than up and down.
  func set(_ name: String, to value: Double, isCounter: Bool = false) {
    find(name, []) { Gauge(type: isCounter ? "counter" : "gauge") }.record(value)
  }

  /// All series, in the order of their names.
  var text: String {
    let all = series.withLock { $0 }
    var text = ""
    var last = ""
    for (key, each) in all.sorted(by: { $0.key < $1.key }) {
      if key.name != last {
        text += "# TYPE \(key.name) \(each.type)\n"
        last = key.name
      }
      text += each.lines(key.name, key.labels)
    }
    return text
  }

  /// The series of a name and labels, which is made when it is first asked for.
  private func find<Kind: Series>(
    _ name: String, _ labels: [(String, String)], _ make: () -> Kind
  ) -> Kind {
    let key = Key(
      name: name, labels: labels.map { "\($0.0)=\"\(Self.escaped($0.1))\"" }.joined(separator: ","))
    return series.withLock { series in
      if let known = series[key] as? Kind { return known }
      let made = make()
      series[key] = made
      return made
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}

/// What is measured under a name and labels.
private protocol Series: AnyObject, Sendable {
  /// The name of its type.
  var type: String { get }

  /// The lines of its values.
  func lines(_ name: String, _ labels: String) -> String
}

extension Series {
  fileprivate func line(_ name: String, _ labels: String, _ value: some CustomStringConvertible)
    -> String
  {
    "\(name)\(labels.isEmpty ? "" : "{\(labels)}") \(value)\n"
  }
}

/// A number that only goes up.
private final class Count: CounterHandler, Series {
  private let count = Atomic<Int64>(0)

  var type: String { "counter" }
  func increment(by amount: Int64) { count.wrappingAdd(amount, ordering: .relaxed) }
  func reset() { count.store(0, ordering: .relaxed) }
  func lines(_ name: String, _ labels: String) -> String {
    line(name, labels, count.load(ordering: .relaxed))
  }
}

/// A number that is set.
private final class Gauge: RecorderHandler, Series {
  /// Also a number that was counted elsewhere is set.
  let type: String
  private let number = Mutex(0.0)

  init(type: String) { self.type = type }

  func record(_ value: Int64) { record(Double(value)) }
  func record(_ value: Double) { number.withLock { $0 = value } }
  func lines(_ name: String, _ labels: String) -> String {
    line(name, labels, number.withLock { $0 })
  }
}

/// Times in classes.
private final class Histogram: TimerHandler, Series {
  private struct State {
    var counts = [Int](repeating: 0, count: Histogram.bounds.count + 1)
    var sum: Int64 = 0
  }

  /// The upper bounds of the classes, in seconds.
  private static let bounds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10]
  private let state = Mutex(State())

  var type: String { "histogram" }

  func recordNanoseconds(_ duration: Int64) {
    let seconds = Double(duration) / 1e9
    let place = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
    state.withLock { state in
      state.counts[place] += 1
      state.sum &+= duration
    }
  }

  func lines(_ name: String, _ labels: String) -> String {
    let (counts, sum) = state.withLock { ($0.counts, $0.sum) }
    var text = ""
    var total = 0
    for (place, count) in counts.enumerated() {
      total += count
      let bound = place < Self.bounds.count ? "\(Self.bounds[place])" : "+Inf"
      text += line(
        "\(name)_bucket", labels + (labels.isEmpty ? "" : ",") + "le=\"\(bound)\"", total)
    }
    return text + line("\(name)_sum", labels, Double(sum) / 1e9)
      + line("\(name)_count", labels, total)
  }
}
