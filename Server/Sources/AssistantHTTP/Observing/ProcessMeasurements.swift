import Foundation

/// What the process uses, under the names that Prometheus has for it.
///
/// Source: <https://prometheus.io/docs/instrumenting/writing_clientlibs/#process-metrics>.
enum ProcessMeasurements {
  /// Notes the measurements of this moment; those that the system does not tell are left out.
  static func note(in metrics: PrometheusMetrics) {
    func set(_ name: String, _ value: Double?, isCounter: Bool = false) {
      if let value { metrics.set("process_\(name)", to: value, isCounter: isCounter) }
    }
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    set("cpu_seconds_total", seconds(usage.ru_utime) + seconds(usage.ru_stime), isCounter: true)
    // https://man7.org/linux/man-pages/man5/proc_pid_statm.5.html: the size, then what is resident, in pages.
    set("virtual_memory_bytes", pages(0))
    set("resident_memory_bytes", pages(1))
    let files = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    // One of them is the folder itself, which is open while it is read.
    set("open_fds", files.map { Double($0.count - 1) })
    var limit = rlimit()
    #if os(Linux)
      let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
    #else
      let isKnown = getrlimit(RLIMIT_NOFILE, &limit) == 0
    #endif
    set("max_fds", isKnown ? Double(limit.rlim_cur) : nil)
    set("start_time_seconds", start.timeIntervalSince1970)
  }

  /// About the time when the process began: that of the first look at it, which the server takes when it starts.
  static let start = Date.now

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  private static func pages(_ place: Int) -> Double? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    let numbers = text.split(separator: " ")
    guard numbers.indices.contains(place), let count = Double(numbers[place]) else { return nil }
    return count * Double(sysconf(Int32(_SC_PAGESIZE)))
  }
}
