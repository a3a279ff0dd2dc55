/// Donations in the form that habits are looked for in: times, and numbers instead of values.
///
/// Only the latest are in it (``maximumCount``, ``maximumDays``): habits are what people do now.
public struct DonationLog: Sendable {
  /// The most donations in a log.
  public static let maximumCount = 4000
  /// How often a value must have been given to be a part of a habit.
  public static let leastRecurrence = 3
  /// How many days a log goes back.
  public static let maximumDays = 180

  /// Something that was done.
  struct Event {
    let time: Timestamp
    let intent: Int
    /// Where its terms are.
    let terms: Range<Int>
  }

  /// A parameter with a value.
  public struct Term: Hashable, Sendable {
    /// The parameter.
    public let parameter: String
    /// The value.
    public let value: IntentValue

    /// A parameter with a value.
    ///
    /// - Parameters:
    ///   - parameter: The parameter.
    ///   - value: The value.
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

  /// A log with nothing in it.
  public init() {}

  /// The number of donations.
  public var count: Int { events.count }

  /// Numbers an intent.
  ///
  /// - Parameter name: What programs call it.
  /// - Returns: Its number.
  public mutating func number(ofIntent name: String) -> Int {
    if let number = intentNumbers[name] { return number }
    intentNumbers[name] = intents.count
    intents.append(name)
    return intents.count - 1
  }

  /// Numbers a parameter with a value.
  ///
  /// - Parameter term: The parameter with its value.
  /// - Returns: Its number.
  public mutating func number(of term: Term) -> Int {
    if let number = numbersOfTerms[term] { return number }
    numbersOfTerms[term] = terms.count
    terms.append(term)
    return terms.count - 1
  }

  /// Adds something that was done, not before what was added last.
  ///
  /// - Parameters:
  ///   - intent: The number of the intent.
  ///   - terms: The numbers of its parameters with their values, each parameter once.
  ///   - time: When it was done.
  public mutating func append(intent: Int, terms: [Int], at time: Timestamp) {
    let start = termNumbers.count
    termNumbers += terms
    events.append(Event(time: time.clamped, intent: intent, terms: start..<termNumbers.count))
  }

  /// Adds something that was done, not before what was added last.
  ///
  /// - Parameters:
  ///   - invocation: What was done.
  ///   - time: When it was done.
  public mutating func append(_ invocation: Invocation, at time: Timestamp) {
    let terms = invocation.values.sorted { $0.key < $1.key }.map { number(of: Term($0, $1)) }
    append(intent: number(ofIntent: invocation.intent), terms: terms, at: time)
  }
}
