#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// What the figures are measured on and with.
enum Machine {
  /// The processor and how many cores the system offers.
  static var description: String {
    let cores = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    return "\(processor), \(cores) core\(cores == 1 ? "" : "s")"
  }

  private static var processor: String {
    guard let file = fopen("/proc/cpuinfo", "r") else { return "unknown processor" }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 512)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      if text.hasPrefix("model name"), let colon = text.firstIndex(of: ":") {
        return text[text.index(after: colon)...].filter { $0 != "\n" }
          .drop { $0 == " " }.description
      }
    }
    return "unknown processor"
  }

  /// What numbers of any size are made with.
  static var bigNumbers: String {
    #if BigInt
      "BigInt"
    #else
      "GMP"
    #endif
  }

  static var compiler: String {
    #if compiler(>=6.3)
      "Swift 6.3 or later"
    #else
      "Swift 6.2"
    #endif
  }

  /// Whether the program was built without optimisation.
  static var isDebugBuild: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true; return true
      }())
    return isDebug
  }

  /// Replaces this process by one that builds and runs the release build with the same words.
  static func runReleaseBuild(_ arguments: [String]) -> Never {
    let root = "\(#filePath)".split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }
    let words = ["swift", "run", "-c", "release", "--package-path", root, "bench"] + arguments
    var strings = words.map { strdup($0) } + [nil]
    execvp("swift", &strings)
    say("'swift' could not be run; build the release build with: swift build -c release")
    exit(1)
  }

  /// Writes a line to standard error.
  static func say(_ text: String) {
    let line = Array((text + "\n").utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
