public import NumbersGame

/// The effort of steps, written anew from its description, with numbers as texts.
public enum HumanEffort {
  /// The points of a step on whole numbers.
  public static func points(
    _ operation: Operator, _ a: Int, _ b: Int, _ result: Int, isOfResults: Bool
  ) -> Int {
    let own =
      switch operation {
      case .add: 1 + min(digits(a), digits(b))
      case .subtract: 2 + min(digits(a), digits(b))
      case .multiply: product(a, b)
      case .divide: product(result, b) + 1
      }
    let changesNothing = operation == .add || operation == .subtract ? [0] : [0, 1]
    let isKept = isOfResults && !changesNothing.contains(a) && !changesNothing.contains(b)
    return own + 2 * max(0, "\(result)".count - 3) + (isKept ? 2 : 0)
  }

  /// The fewest pairs of brackets around the operands of an operation, which have these operations last; `nil` for numbers.
  /// Where it is plain, sums in sums and products in products have none.
  static func brackets(
    _ operation: Operator, _ a: Operator?, _ b: Operator?, isPlain: Bool = false
  ) -> Int {
    let isSum = [a, b].map { $0 == .add || $0 == .subtract }
    let isProduct = [a, b].map { $0 == .multiply || $0 == .divide }
    return switch operation {
    case .add: !isPlain && isSum == [true, true] ? 1 : 0
    case .subtract: isSum[1] ? 1 : 0
    case .multiply:
      isSum.count { $0 } + (!isPlain && isProduct == [true, true] ? 1 : 0)
    case .divide: (isSum[0] ? 1 : 0) + (b == nil ? 0 : 1)
    }
  }

  /// The points of an expression, worked out as it is written; `nil` if it is not legal.
  public static func points(of expression: Expression) -> Int? {
    guard case .operation(let operation, let left, let right) = expression.node else { return 0 }
    guard let a = try? left.evaluate(), let b = try? right.evaluate(),
      let result = try? expression.evaluate(), let first = points(of: left),
      let second = points(of: right)
    else { return nil }
    func last(_ expression: Expression) -> Operator? {
      if case .operation(let last, _, _) = expression.node { last } else { nil }
    }
    // As it is written, a sum or product on the right of its like has brackets.
    let isNested =
      [.add, .multiply].contains(operation)
      && last(right).map { $0.isSum == operation.isSum } ?? false
    let onLeft = brackets(operation, last(left), nil)
    let onRight = brackets(operation, nil, last(right))
    return first + second + onLeft + max(onRight, isNested ? 1 : 0)
      + points(
        operation, a, b, result,
        isOfResults: left.operationCount > 0 && right.operationCount > 0)
  }

  private static func product(_ a: Int, _ b: Int) -> Int {
    let pair = [a, b].sorted()
    if pair[0] == 0 { return 1 }
    if pair.contains(where: { Int("1" + "\($0)".dropFirst().map { _ in "0" }.joined()) == $0 }) {
      return 1
    }
    func known(_ number: Int) -> Bool {
      number <= 12 || "\(number)".hasSuffix("0") && known(number / 10)
    }
    if pair.allSatisfy(known) { return 2 }
    if pair[0] <= 12, pair[1] == 25 || pair[1] == 75 { return 3 }
    return pair[0] == 2 ? 1 + digits(pair[1]) : 1 + 2 * digits(a) * digits(b)
  }

  private static func digits(_ number: Int) -> Int {
    var text = "\(number)"
    while text.hasSuffix("0") { text.removeLast() }
    return text.count
  }
}

/// The oracle for easiest solutions: what the textbook search finds that joins any two numbers of a list by any operation, puts
/// the result in their place and goes on, and leaves nothing out.
public struct EasiestTable {
  /// The easiest way to reach a value.
  public struct Entry: Equatable {
    /// The fewest steps.
    public var steps: Int
    /// The fewest points of expressions with so few steps.
    public var points: Int
  }

  private struct Item {
    var value: Int
    var last: Operator?
  }

  private var entries: [Entry?]

  /// Tries everything.
  ///
  /// - Parameters:
  ///   - numbers: The numbers, up to six.
  ///   - limit: Values below this are kept.
  public init(_ numbers: [Int], limit: Int = 20_000) {
    entries = Array(repeating: nil, count: limit)
    for number in numbers { note(number, steps: 0, points: 0) }
    var list = numbers.map { Item(value: $0) }
    search(&list, steps: 0, points: 0)
  }

  /// The easiest entry at the smallest distance from a target.
  public func best(for target: Int) -> (distance: Int, entry: Entry) {
    for distance in 0..<entries.count {
      precondition(target + distance < entries.count, "the table is too small for the target")
      let found = [target - distance, target + distance].filter { $0 > 0 }.compactMap {
        entries[$0]
      }
      if let entry = found.min(by: { ($0.steps, $0.points) < ($1.steps, $1.points) }) {
        return (distance, entry)
      }
    }
    preconditionFailure("a list of numbers reaches at least the numbers")
  }

  private mutating func note(_ value: Int, steps: Int, points: Int) {
    guard value < entries.count else { return }
    if let entry = entries[value], (entry.steps, entry.points) <= (steps, points) { return }
    entries[value] = Entry(steps: steps, points: points)
  }

  private mutating func search(_ list: inout [Item], steps: Int, points: Int) {
    for i in 0..<list.count {
      for j in 0..<i {
        let isInOrder = list[i].value >= list[j].value
        let (a, b) = isInOrder ? (list[i], list[j]) : (list[j], list[i])
        take(.add, a.value + b.value, a, b, i, j)
        if a.value > b.value { take(.subtract, a.value - b.value, a, b, i, j) }
        take(.multiply, a.value * b.value, a, b, i, j)
        if a.value % b.value == 0 { take(.divide, a.value / b.value, a, b, i, j) }
        if a.value == b.value { take(.divide, 1, b, a, i, j) }
      }
    }

    func take(_ operation: Operator, _ result: Int, _ a: Item, _ b: Item, _ i: Int, _ j: Int) {
      let points =
        points
        + HumanEffort.points(
          operation, a.value, b.value, result, isOfResults: a.last != nil && b.last != nil)
        + HumanEffort.brackets(operation, a.last, b.last)
      note(result, steps: steps + 1, points: points)
      guard list.count > 2 else { return }
      let (first, second) = (list[i], list[j])
      list[j] = Item(value: result, last: operation)
      list[i] = list[list.count - 1]
      let last = list.removeLast()
      search(&list, steps: steps + 1, points: points)
      list.append(last)
      list[i] = first
      list[j] = second
    }
  }
}

/// The fewest points of formulas that make a value of all of some numbers with the four operations, in fractions.
public struct EasiestFormula {
  private typealias Fraction = FractionSearch.Fraction
  private let target: Fraction?
  private var fewest: Int?

  /// A search for a whole number.
  public init(target: Int) {
    self.target = Fraction(target, 1)
  }

  /// The fewest points; `nil` if the numbers do not make the value. A result below zero, or one that is no whole number, costs
  /// some points more.
  public mutating func points(of numbers: [Int], avoided: Int) -> Int? {
    fewest = nil
    join(numbers.compactMap { Fraction($0, 1) }.map { ($0, nil) }, 0, avoided)
    return fewest
  }

  private mutating func join(
    _ list: [(value: Fraction, last: Operator?)], _ points: Int, _ avoided: Int
  ) {
    if list.count == 1 {
      if list[0].value == target { fewest = min(fewest ?? points, points) }
      return
    }
    for i in list.indices {
      for j in list.indices where i != j {
        var rest: [(value: Fraction, last: Operator?)] = []
        for k in list.indices where k != i && k != j { rest.append(list[k]) }
        let (a, b) = (list[i].value, list[j].value)
        let results: [(Operator, Fraction?)] = [
          (.add, Fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)),
          (.subtract, Fraction(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom)),
          (.multiply, Fraction(a.top * b.top, a.bottom * b.bottom)),
          (.divide, Fraction(a.top * b.bottom, a.bottom * b.top)),
        ]
        for case (let operation, let result?) in results {
          let own = HumanEffort.points(
            operation, abs(a.top), abs(b.top), abs(result.top),
            isOfResults: list[i].last != nil && list[j].last != nil)
          // What is done by one is done at the end of all, and needs no brackets.
          let other: (value: Fraction, last: Operator?)? =
            b.top == b.bottom && (operation == .multiply || operation == .divide)
            ? list[i] : a.top == a.bottom && operation == .multiply ? list[j] : nil
          let brackets =
            other != nil
            ? 0 : HumanEffort.brackets(operation, list[i].last, list[j].last, isPlain: true)
          let extra = result.top < 0 || result.bottom > 1 ? avoided : result.top == 0 ? 3 : 0
          join(
            rest + [(result, other.map(\.last) ?? operation)], points + own + brackets + extra,
            avoided)
        }
      }
    }
  }
}

extension Operator {
  fileprivate var isSum: Bool { self == .add || self == .subtract }
}
