/// Donations in the form in which habits are detected: times, and numbers instead of values.
///
/// It only contains recent donations (``maximumCount``, ``maximumDays``), because habits are
/// current behaviour.
public struct DonationLog: Sendable {
  /// The maximum number of donations in a log.
  public static let maximumCount = 4000
  /// The minimum number of occurrences for a value to be part of a habit.
  public static let leastRecurrence = 3
  /// The maximum age of donations in a log, in days.
  public static let maximumDays = 180

  /// A user action.
  struct Event {
    let time: Timestamp
    let intent: Int
    /// The range of its terms.
    let terms: Range<Int>
  }

  /// A parameter with a value.
  public struct Term: Hashable, Sendable {
    /// The name of the parameter.
    public let parameter: String
    /// The value.
    public let value: IntentValue

    /// Creates a term.
    public init(_ parameter: String, _ value: IntentValue) {
      self.parameter = parameter
      self.value = value
    }
  }

  private(set) var events: [Event] = []
  private(set) var intents: [String] = []
  private(set) var terms: [Term] = []
  private(set) var termNumbers: [Int] = []
  private var intentNumbers: [String: Int] = [:]
  private var numbersOfTerms: [Term: Int] = [:]

  /// Creates an empty log.
  public init() {}

  /// The number of donations.
  public var count: Int { events.count }

  /// The number assigned to an intent, assigning one if needed.
  public mutating func number(ofIntent name: String) -> Int {
    if let number = intentNumbers[name] { return number }
    intentNumbers[name] = intents.count
    intents.append(name)
    return intents.count - 1
  }

  /// The number assigned to a term, assigning one if needed.
  public mutating func number(of term: Term) -> Int {
    if let number = numbersOfTerms[term] { return number }
    numbersOfTerms[term] = terms.count
    terms.append(term)
    return terms.count - 1
  }

  /// Appends an action, no earlier than the last one.
  ///
  /// - Parameters:
  ///   - intent: The number of the intent.
  ///   - terms: The numbers of its parameters with their values, each parameter once.
  ///   - time: The time of the action.
  public mutating func append(intent: Int, terms: [Int], at time: Timestamp) {
    let start = termNumbers.count
    termNumbers += terms
    events.append(Event(time: time.clamped, intent: intent, terms: start..<termNumbers.count))
  }

  /// Appends an action, no earlier than the last one.
  public mutating func append(_ invocation: Invocation, at time: Timestamp) {
    let terms = invocation.values.sorted { $0.key < $1.key }.map { number(of: Term($0, $1)) }
    append(intent: number(ofIntent: invocation.intent), terms: terms, at: time)
  }
}
