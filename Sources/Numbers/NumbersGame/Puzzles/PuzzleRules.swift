/// Rules of an arithmetic puzzle, put together from parts: which operations there are, what results on the way may
/// be, and what is given and wanted. ``Rules`` are the special case of the television shows.
///
/// The coded form has a key for each property; those that are missing are as in ``init(id:title:)``.
public struct PuzzleRules: Hashable, Sendable {
  /// The name that programs and the command line use, such as `24`.
  public var id: String
  /// The name that people use, such as "the 24 game".
  public var title: String
  /// A description of what is special about these rules, in a sentence or two.
  public var explanation = ""
  /// The address of a page about the rules; may be empty.
  public var source = ""
  /// The operations that are allowed.
  public var operations: Set<PuzzleOperation> = [.add, .subtract, .multiply, .divide]
  /// Whether results on the way may be below zero.
  public var allowsNegative = false
  /// Whether results on the way may be zero.
  public var allowsZero = false
  /// Whether results on the way may be fractions.
  public var allowsFractions = false
  /// Whether each number must be used, rather than at most once.
  public var usesAllNumbers = true
  /// The number of numbers that must be used, if not all must: one more than the steps that an answer has. `nil` for any.
  public var usedCount: Int?
  /// Whether the numbers must be used in the order in which they are given.
  public var keepsOrder = false
  /// The allowed counts of given numbers.
  public var numberCount = 1...maximumNumberCount
  /// The range of the given numbers.
  public var numbers = 1...Int.max
  /// The tiles or cards that numbers are drawn from, each as often as it occurs; `nil` if any of the
  /// numbers may be given any number of times.
  public var pool: [Int]?
  /// The numbers that each of the numbers of a puzzle is drawn from, in order; `nil` if all are drawn from the
  /// same numbers. Only drawing heeds it: a given puzzle may have other numbers.
  public var drawnFrom: [[Int]]?
  /// Whether all numbers that are given must be the same.
  public var hasEqualNumbers = false
  /// The range of targets.
  public var targets = 0...Int.max
  /// The maximum number of operations on one number, such as a square root or a factorial, applied in a row to a
  /// result or a number. This limit and `digits` bound the search; answers beyond them are not found.
  public var unaryDepth = 1
  /// The maximum number of digits of an intermediate result, above and below the bar of a fraction.
  public var digits = 30

  /// The maximum number of numbers in a puzzle.
  public static let maximumNumberCount = 10

  /// Rules with the four operations, all numbers used, and positive whole results.
  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

/// A part of the rules of a puzzle that is out of range, or contradicts another.
public enum PuzzleRulesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// They have no name of letters and digits.
  case badName(String)
  /// No operation is allowed.
  case noOperations
  /// The counts of given numbers are not 1 to ``PuzzleRules/maximumNumberCount``.
  case badNumberCount(ClosedRange<Int>)
  /// Given numbers may be negative or zero, but results may not.
  case numbersNotAllowed(ClosedRange<Int>)
  /// Targets may be negative or zero, but results may not.
  case targetsNotAllowed(ClosedRange<Int>)
  /// The maximum number of operations on one number in a row is out of range.
  case badUnaryDepth(Int)
  /// The digits are not 1 to 10,000.
  case badDigits(Int)
  /// The number of numbers that must be used is less than 1, or more than are given.
  case badUsedCount(Int)
  /// Negative numbers are made by an operation, and not allowed.
  case negationNotAllowed
  /// Numbers are drawn that the rules do not allow, or not as many as they want.
  case badDrawing

  /// The problem, and what is allowed.
  public var description: String {
    switch self {
    case .badName(let name): "'\(name)' is not a name of rules: letters, digits and '-' are allowed"
    case .noOperations:
      "the rules allow no operation: they may allow "
        + PuzzleOperation.allCases.map(\.rawValue).joined(separator: ", ")
    case .badNumberCount(let count):
      "\(count.lowerBound) to \(count.upperBound) numbers cannot be given: 1 to "
        + "\(PuzzleRules.maximumNumberCount) can"
    case .numbersNotAllowed(let numbers):
      "the rules give numbers from \(numbers.lowerBound), but allow no such results on the way"
    case .targetsNotAllowed(let targets):
      "the rules want targets from \(targets.lowerBound), but allow no such results"
    case .badUnaryDepth(let depth):
      "square roots and the like can be done 1 to \(PuzzleRules.maximumUnaryDepth) times in a row, not "
        + "\(depth)"
    case .badDigits(let digits):
      "results can have 1 to \(PuzzleRules.maximumDigits) digits, not \(digits)"
    case .badUsedCount(let count):
      "\(count) numbers cannot be used: 1 or more can, and no more than are given"
    case .negationNotAllowed:
      "the rules have negate among their operations, but allow no negative results"
    case .badDrawing:
      "the rules draw numbers that they do not allow, or more or fewer than a puzzle has"
    }
  }
}

extension PuzzleRulesError {
  /// The key of the coded form that is wrong.
  public var key: String {
    switch self {
    case .badName: "id"
    case .noOperations, .negationNotAllowed: "operations"
    case .badNumberCount: "numberCount"
    case .numbersNotAllowed: "numbers"
    case .targetsNotAllowed: "targets"
    case .badUnaryDepth: "unaryDepth"
    case .badDigits: "digits"
    case .badUsedCount: "usedCount"
    case .badDrawing: "drawnFrom"
    }
  }
}

extension PuzzleRules {
  /// The most operations on one number in a row.
  public static let maximumUnaryDepth = 20
  /// The most digits.
  public static let maximumDigits = 10_000

  /// Checks that the rules do not contradict themselves, and keep the limits.
  ///
  /// - Throws: ``PuzzleRulesError`` for the first thing that is wrong.
  public func validate() throws(PuzzleRulesError) {
    guard !id.isEmpty, id.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else {
      throw .badName(id)
    }
    guard !operations.isEmpty else { throw .noOperations }
    guard numberCount.lowerBound >= 1, numberCount.upperBound <= Self.maximumNumberCount else {
      throw .badNumberCount(numberCount)
    }
    guard numbers.lowerBound >= (allowsNegative ? .min : allowsZero ? 0 : 1) else {
      throw .numbersNotAllowed(numbers)
    }
    guard targets.upperBound >= (allowsNegative ? .min : allowsZero ? 0 : 1) else {
      throw .targetsNotAllowed(targets)
    }
    guard (1...Self.maximumUnaryDepth).contains(unaryDepth) else {
      throw .badUnaryDepth(unaryDepth)
    }
    guard (1...Self.maximumDigits).contains(digits) else { throw .badDigits(digits) }
    guard allowsNegative || !operations.contains(.negate) else { throw .negationNotAllowed }
    if let usedCount, !(1...numberCount.upperBound).contains(usedCount) {
      throw .badUsedCount(usedCount)
    }
    if let drawnFrom {
      guard numberCount.contains(drawnFrom.count),
        drawnFrom.allSatisfy({ !$0.isEmpty && $0.allSatisfy(numbers.contains) })
      else { throw .badDrawing }
    }
  }
}

extension PuzzleRules: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case id, title, explanation, source, operations, allowsNegative, allowsZero, allowsFractions
    case usesAllNumbers, usedCount, keepsOrder, numberCount, numbers, pool, drawnFrom,
      hasEqualNumbers, targets, unaryDepth
    case digits
  }

  /// Any key, to find unknown ones.
  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Refuses keys that rules do not have.
  private static func checkKeys(of decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    let unknown = container.allKeys.filter { Keys(rawValue: $0.stringValue) == nil }
    guard let key = unknown.min(by: { $0.stringValue < $1.stringValue }) else { return }
    throw DecodingError.dataCorrupted(
      .init(
        codingPath: decoder.codingPath + [key],
        debugDescription: "is not a key of rules, which are "
          + Keys.allCases.map(\.rawValue).joined(separator: ", ")))
  }

  /// Reads whole numbers. A decoder says of 1.5 that the file isn't JSON, which is misleading.
  private static func whole<Value: Decodable>(
    _ key: Keys, in container: KeyedDecodingContainer<Keys>, as kind: String
  ) throws -> Value? {
    do {
      return try container.decodeIfPresent(Value.self, forKey: key)
    } catch {
      // Errors of a decoder that are none of these are not `DecodingError` yet.
      switch error {
      case DecodingError.typeMismatch, DecodingError.valueNotFound: throw error
      default: break
      }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: "must be \(kind)")
    }
  }

  /// Reads a range, with an error that tells how one is written.
  private static func range(
    _ key: Keys, in container: KeyedDecodingContainer<Keys>, or value: ClosedRange<Int>
  ) throws -> ClosedRange<Int> {
    guard container.contains(key) else { return value }
    do {
      return try container.decode(ClosedRange<Int>.self, forKey: key)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container,
        debugDescription:
          "must be an array of two whole numbers, the least and the most, such as "
          + "[\(value.lowerBound), \(value.upperBound)]")
    }
  }

  /// Reads rules, and checks them.
  ///
  /// - Throws: `DecodingError` if the name is missing, a key has the wrong type, or the rules contradict themselves, in the
  ///   words of ``PuzzleRulesError``.
  public init(from decoder: any Decoder) throws {
    try Self.checkKeys(of: decoder)
    let container = try decoder.container(keyedBy: Keys.self)
    func read<Value: Decodable>(_ key: Keys, or value: Value) throws -> Value {
      try container.decodeIfPresent(Value.self, forKey: key) ?? value
    }
    let id = try container.decode(String.self, forKey: .id)
    self.init(id: id, title: try read(.title, or: id))
    explanation = try read(.explanation, or: explanation)
    source = try read(.source, or: source)
    if let names = try container.decodeIfPresent([String].self, forKey: .operations) {
      operations = Set(
        try names.map { name in
          guard let operation = PuzzleOperation(rawValue: name) else {
            let known = PuzzleOperation.allCases.map(\.rawValue).joined(separator: ", ")
            throw DecodingError.dataCorruptedError(
              forKey: .operations, in: container,
              debugDescription: "'\(name)' is not an operation; choose from \(known)")
          }
          return operation
        })
    }
    allowsNegative = try read(.allowsNegative, or: allowsNegative)
    allowsZero = try read(.allowsZero, or: allowsZero)
    allowsFractions = try read(.allowsFractions, or: allowsFractions)
    usesAllNumbers = try read(.usesAllNumbers, or: usesAllNumbers)
    usedCount = try Self.whole(.usedCount, in: container, as: "a whole number")
    keepsOrder = try read(.keepsOrder, or: keepsOrder)
    numberCount = try Self.range(.numberCount, in: container, or: numberCount)
    numbers = try Self.range(.numbers, in: container, or: numbers)
    pool = try Self.whole(.pool, in: container, as: "an array of whole numbers")
    drawnFrom = try Self.whole(
      .drawnFrom, in: container, as: "an array of arrays of whole numbers")
    hasEqualNumbers = try read(.hasEqualNumbers, or: hasEqualNumbers)
    targets = try Self.range(.targets, in: container, or: targets)
    unaryDepth = try Self.whole(.unaryDepth, in: container, as: "a whole number") ?? unaryDepth
    digits = try Self.whole(.digits, in: container, as: "a whole number") ?? digits
    do throws(PuzzleRulesError) {
      try validate()
    } catch {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath + [AnyKey(stringValue: error.key)],
          debugDescription: error.description))
    }
  }

  /// Writes the rules, operations in a fixed order.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(explanation, forKey: .explanation)
    try container.encode(source, forKey: .source)
    try container.encode(
      PuzzleOperation.allCases.filter(operations.contains), forKey: .operations)
    try container.encode(allowsNegative, forKey: .allowsNegative)
    try container.encode(allowsZero, forKey: .allowsZero)
    try container.encode(allowsFractions, forKey: .allowsFractions)
    try container.encode(usesAllNumbers, forKey: .usesAllNumbers)
    try container.encodeIfPresent(usedCount, forKey: .usedCount)
    if keepsOrder { try container.encode(keepsOrder, forKey: .keepsOrder) }
    try container.encode(numberCount, forKey: .numberCount)
    try container.encode(numbers, forKey: .numbers)
    try container.encodeIfPresent(pool, forKey: .pool)
    try container.encodeIfPresent(drawnFrom, forKey: .drawnFrom)
    try container.encode(hasEqualNumbers, forKey: .hasEqualNumbers)
    try container.encode(targets, forKey: .targets)
    try container.encode(unaryDepth, forKey: .unaryDepth)
    try container.encode(digits, forKey: .digits)
  }
}
