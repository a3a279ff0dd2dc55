import CoreMetrics
import Synchronization

/// Keeps what was measured, and tells it in the text format of Prometheus.
///
/// Source: <https://prometheus.io/docs/instrumenting/exposition_formats/>.
final class PrometheusMetrics: MetricsFactory {
  private let series = Mutex<[Key: Series]>([:])

  private struct Key: Hashable, Comparable {
    let name: String
    let labels: String

    static func < (first: Key, second: Key) -> Bool {
      (first.name, first.labels) < (second.name, second.labels)
    }
  }

  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    counter(label, dimensions)
  }

  func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    gauge(label, dimensions)
  }

  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    find(label, dimensions) {
      Histogram()
    } cast: {
      if case .histogram(let one) = $0 { one } else { nil }
    }
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
    gauge(name, [], type: isCounter ? "counter" : "gauge").record(value)
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

  private enum Series {
    case counter(Count)
    case gauge(Gauge)
    case histogram(Histogram)

    var type: String {
      switch self {
      case .counter: "counter"
      case .gauge(let gauge): gauge.type
      case .histogram: "histogram"
      }
    }

    func lines(_ name: String, _ labels: String) -> String {
      let braces = labels.isEmpty ? "" : "{\(labels)}"
      switch self {
      case .counter(let count): return "\(name)\(braces) \(count.value)\n"
      case .gauge(let gauge): return "\(name)\(braces) \(gauge.value)\n"
      case .histogram(let histogram): return histogram.lines(name, labels)
      }
    }
  }

  private func counter(_ name: String, _ labels: [(String, String)]) -> Count {
    find(name, labels) {
      Count()
    } cast: {
      if case .counter(let one) = $0 { one } else { nil }
    }
  }

  private func gauge(
    _ name: String, _ labels: [(String, String)], type: String = "gauge"
  ) -> Gauge {
    find(name, labels) {
      Gauge(type: type)
    } cast: {
      if case .gauge(let one) = $0 { one } else { nil }
    }
  }

  /// The series of a name and labels, which is made when it is first asked for.
  private func find<Kind: SeriesKind>(
    _ name: String, _ labels: [(String, String)], _ make: () -> Kind,
    cast: (Series) -> Kind?
  ) -> Kind {
    let key = Key(
      name: name, labels: labels.map { "\($0.0)=\"\(Self.escaped($0.1))\"" }.joined(separator: ","))
    return series.withLock { series in
      if let known = series[key].flatMap(cast) { return known }
      let made = make()
      switch made {
      case let count as Count: series[key] = .counter(count)
      case let gauge as Gauge: series[key] = .gauge(gauge)
      case let histogram as Histogram: series[key] = .histogram(histogram)
      default: break
      }
      return made
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}

private protocol SeriesKind: AnyObject, Sendable {}

/// A number that only goes up.
private final class Count: CounterHandler, SeriesKind {
  private let count = Atomic<Int64>(0)

  var value: Int64 { count.load(ordering: .relaxed) }
  func increment(by amount: Int64) { count.wrappingAdd(amount, ordering: .relaxed) }
  func reset() { count.store(0, ordering: .relaxed) }
}

/// A number that is set.
private final class Gauge: RecorderHandler, SeriesKind {
  /// The name of its type: also a number that was counted elsewhere is set.
  let type: String
  private let number = Mutex(0.0)

  init(type: String) { self.type = type }

  var value: Double { number.withLock { $0 } }
  func record(_ value: Int64) { record(Double(value)) }
  func record(_ value: Double) { number.withLock { $0 = value } }
}

/// Times in classes.
private final class Histogram: TimerHandler, SeriesKind {
  private struct State {
    var counts = [Int](repeating: 0, count: Histogram.bounds.count + 1)
    var sum: Int64 = 0
  }

  /// The upper bounds of the classes, in seconds.
  private static let bounds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10]
  private let state = Mutex(State())

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
    let before = labels.isEmpty ? "" : labels + ","
    let braces = labels.isEmpty ? "" : "{\(labels)}"
    var text = ""
    var total = 0
    for (place, count) in counts.enumerated() {
      total += count
      let bound = place < Self.bounds.count ? "\(Self.bounds[place])" : "+Inf"
      text += "\(name)_bucket{\(before)le=\"\(bound)\"} \(total)\n"
    }
    return text + "\(name)_sum\(braces) \(Double(sum) / 1e9)\n\(name)_count\(braces) \(total)\n"
  }
}
