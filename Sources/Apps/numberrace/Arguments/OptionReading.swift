import ArgumentParser

/// Reads a whole number within a range, for an option or an argument.
///
/// - Parameters:
///   - name: The name of the option, such as `--count`, or the argument as it begins a sentence.
///   - range: The allowed numbers.
///   - unit: What they count, for the message.
/// - Returns: The transformation, which throws a `ValidationError` that says what is allowed.
func whole<Number: FixedWidthInteger & Sendable>(
  _ name: String, _ range: ClosedRange<Number>, unit: String = ""
) -> @Sendable (String) throws -> Number {
  { text in
    if let number = Number(text), range.contains(number) { return number }
    func bound(_ number: Number) -> String {
      number < 10_000 ? "\(number)" : grouped(Int(clamping: number), separator: ",")
    }
    let allowed =
      range.upperBound == .max
      ? "\(bound(range.lowerBound)) or more"
      : "\(bound(range.lowerBound)) to \(bound(range.upperBound))"
    let isWhole = !text.isEmpty && text.allSatisfy { $0.isWholeNumber || "-+".contains($0) }
    let kind = isWhole ? "" : "a whole number, "
    let largest =
      isWhole && range.upperBound == .max && Number(text) == nil && !text.hasPrefix("-")
      ? " and at most \(range.upperBound)" : ""
    throw ValidationError(
      "\(name) must be \(kind)\(allowed)\(unit.isEmpty ? "" : " \(unit)")\(largest), not \(text.visible)."
    )
  }
}

/// Reads a value by its name.
///
/// - Parameters:
///   - kind: The kind of the values, for the message about an unknown one.
///   - names: All names.
///   - value: Finds the value of a name; `nil` if there is none.
/// - Returns: The transformation, which throws a `ValidationError` that says what is allowed.
func named<Value>(
  _ kind: String, _ names: [String], _ value: @escaping @Sendable (String) -> Value?
) -> @Sendable (String) throws -> Value {
  { text in
    if let value = value(text) { return value }
    throw ValidationError(
      "Unknown \(kind) '\(text)'; choose one of \(names.joined(separator: ", ")).")
  }
}

/// Reads a case of an enumeration by its name.
func named<Value: CaseIterable & RawRepresentable<String> & Sendable>(
  _ kind: String
) -> @Sendable (String) throws -> Value {
  named(kind, Value.allCases.map(\.rawValue)) { Value(rawValue: $0) }
}

/// Does something whose errors are those of the command line.
func validated<Value>(_ body: () throws -> Value) throws -> Value {
  do {
    return try body()
  } catch {
    throw ValidationError("\(error).")
  }
}

/// Reads a time limit in seconds.
@Sendable func readTimeLimit(_ text: String) throws -> Double {
  guard let seconds = Double(text) else {
    throw ValidationError("--time-limit must be a number of seconds, not \(text.visible).")
  }
  guard seconds > 0 else {
    throw ValidationError("--time-limit must be more than 0 seconds, not \(seconds).")
  }
  guard seconds <= 1e9 else {
    throw ValidationError("--time-limit must be at most 1e9 seconds, not \(seconds).")
  }
  return seconds
}

/// The option `--time-limit`.
struct TimeLimitOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Stop after this many seconds, with the best found by then.", valueName: "seconds"),
    transform: readTimeLimit)
  var timeLimit: Double?
}

/// The option `--threads`.
struct ThreadsOption: ParsableArguments {
  @Option(
    help: "The maximum number of threads; as many as there are cores if not given.",
    transform: whole("--threads", 1...1024))
  var threads: Int?
}

/// An option, and whether it was given.
struct GivenOption {
  let name: String
  let isGiven: Bool

  /// An option with a value, or a list of arguments.
  init(_ name: String, _ value: (some Any)?) {
    self.name = name
    isGiven = value != nil
  }

  /// A flag, or an option that is given by another rule.
  init(_ name: String, _ isGiven: Bool) {
    self.name = name
    self.isGiven = isGiven
  }

  /// Checks that at most one of some options is given.
  static func exclusive(_ options: GivenOption...) throws {
    let given = options.filter(\.isGiven).map(\.name)
    if given.count > 1 { throw ValidationError("\(listed(given)) exclude each other.") }
  }

  /// Checks that an option is given without some others.
  func excludes(_ others: GivenOption...) throws {
    guard isGiven, let other = others.first(where: \.isGiven) else { return }
    try Self.exclusive(self, other)
  }

  /// Checks that an option is given only with one of some others.
  func needs(_ others: GivenOption...) throws {
    guard isGiven, !others.contains(where: \.isGiven) else { return }
    throw ValidationError("\(name) goes with \(Self.listed(others.map(\.name), "or")).")
  }

  private static func listed(_ names: [String], _ conjunction: String = "and") -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }
}
