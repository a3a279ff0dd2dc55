/// The state of a parser by operator precedence (E. W. Dijkstra's shunting yard, 1961): what waits for the rest of an expression,
/// and the expression so far in postfix order. There is no recursion; what is read decides nothing but its length.
package struct OperatorStack: Sendable {
  /// A number or an operation of an expression, and its place in the text.
  package struct Item: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
      case number(Int)
      /// A number with decimals, without its point.
      case decimal(Int, places: UInt8)
      case operation(PuzzleOperation)
      /// The result of the step before, where a step begins with a sign.
      case resultBefore
    }

    package let kind: Kind
    /// The place in the text, in bytes.
    package let place: Int
  }

  /// What closes a bracket.
  enum Closing: Equatable {
    case bracket
    /// The first part of a fraction, whose second must follow.
    case numerator
    case denominator
    /// A bracket of another kind was open, or none.
    case mismatched(open: ArithmeticSymbol.Bracket?)
  }

  private enum Pending: Sendable {
    case operation(PuzzleOperation, place: Int)
    case bracket(ArithmeticSymbol.Bracket, place: Int)
    case numerator(place: Int)
    case denominator(place: Int)
  }

  let maximumDepth: Int
  /// The expression in postfix order, as far as it is known.
  private(set) var items: [Item] = []
  private var pending: [Pending] = []
  /// The number of open brackets.
  private(set) var depth = 0
  /// The number of operands that no operation has taken yet.
  private(set) var operandCount = 0
  /// Whether a number or a bracket must follow, rather than a sign.
  private(set) var wantsOperand = true
  /// Whether an operation lacked an operand.
  private(set) var isBroken = false

  init(maximumDepth: Int) {
    self.maximumDepth = maximumDepth
  }

  var isEmpty: Bool { pending.isEmpty && operandCount == 0 }
  /// Whether one whole expression has been read.
  var isComplete: Bool { operandCount == 1 && depth == 0 && !isBroken }

  /// The innermost bracket that is open, and its place.
  var innermost: (bracket: ArithmeticSymbol.Bracket, place: Int)? {
    for waiting in pending.reversed() {
      switch waiting {
      case .bracket(let bracket, let place): return (bracket, place)
      case .numerator(let place), .denominator(let place): return (.curly, place)
      case .operation: continue
      }
    }
    return nil
  }

  /// The sign that waits for its second operand to be complete; `nil` if none does in the innermost bracket.
  var lastSign: PuzzleOperation? {
    if case .operation(let operation, _)? = pending.last { operation } else { nil }
  }

  /// Starts another expression, whose items follow those of the ones before.
  mutating func startNext() {
    if !pending.isEmpty { pending.removeAll(keepingCapacity: true) }
    (depth, operandCount, wantsOperand, isBroken) = (0, 0, true, false)
  }

  /// Removes items from an index on.
  mutating func removeItems(from index: Int) { items.removeLast(items.count - index) }

  /// Removes items up to an index.
  mutating func keepItems(from index: Int) { items = Array(items[index...]) }

  /// Forgets all but the memory.
  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    startNext()
  }

  // MARK: Operands and signs

  mutating func read(_ operand: Item.Kind, at place: Int) {
    items.append(Item(kind: operand, place: place))
    operandCount += 1
    wantsOperand = false
  }

  mutating func readInfix(_ operation: PuzzleOperation, at place: Int) {
    // Powers are read from the right, all else from the left.
    reduce(whileAtLeast: operation.precedence + (operation == .power ? 1 : 0))
    pending.append(.operation(operation, place: place))
    wantsOperand = true
  }

  /// Reads a sign that stands before its operand.
  mutating func readPrefix(_ operation: PuzzleOperation, at place: Int) {
    pending.append(.operation(operation, place: place))
  }

  mutating func readPostfix(_ operation: PuzzleOperation, at place: Int) {
    reduce(whileAtLeast: operation.precedence + 1)
    apply(operation, at: place)
  }

  /// Takes back the last sign, which waits for an operand; returns whether there was one of these.
  mutating func takeBack(where isMeant: (PuzzleOperation) -> Bool) -> Bool {
    guard wantsOperand, case .operation(let sign, _)? = pending.last, !sign.isUnary, isMeant(sign)
    else { return false }
    pending.removeLast()
    wantsOperand = operandCount == 0
    return true
  }

  /// Takes back the number that was read last, after which nothing was read.
  mutating func takeBackOperand() {
    items.removeLast()
    operandCount -= 1
    wantsOperand = true
  }

  /// Takes back a minus that waits for its only operand; returns whether there was one.
  mutating func takeBackNegation() -> Bool {
    guard lastSign == .negate else { return false }
    pending.removeLast()
    return true
  }

  // MARK: Brackets

  /// Takes back the brackets that are open around all that was read, as before the sign in "(25 + 3 = 28)".
  mutating func takeBackBrackets() {
    let areAllBrackets = pending.allSatisfy { if case .bracket = $0 { true } else { false } }
    guard depth > 0, operandCount == 1, areAllBrackets else { return }
    pending.removeAll(keepingCapacity: true)
    depth = 0
  }

  /// Reads an opening bracket.
  ///
  /// - Returns: Whether it is not nested too deeply.
  mutating func open(_ bracket: ArithmeticSymbol.Bracket, at place: Int) -> Bool {
    push(.bracket(bracket, place: place))
  }

  /// Reads the opening bracket of the first part of a fraction, or of the second.
  mutating func openFraction(isSecond: Bool, at place: Int) -> Bool {
    push(isSecond ? .denominator(place: place) : .numerator(place: place))
  }

  private mutating func push(_ opening: Pending) -> Bool {
    guard depth < maximumDepth else { return false }
    depth += 1
    pending.append(opening)
    wantsOperand = true
    return true
  }

  /// Reads a closing bracket, which stands after an operand.
  mutating func close(_ bracket: ArithmeticSymbol.Bracket) -> Closing {
    reduce(whileAtLeast: 0)
    guard let opening = pending.popLast() else { return .mismatched(open: nil) }
    depth -= 1
    wantsOperand = false
    switch opening {
    case .bracket(bracket, _): return .bracket
    case .numerator where bracket == .curly: return .numerator
    case .denominator(let place) where bracket == .curly:
      apply(.divide, at: place)
      return .denominator
    case .bracket(let open, _): return .mismatched(open: open)
    case .numerator, .denominator, .operation: return .mismatched(open: .curly)
    }
  }

  /// Applies the operation that waits last; returns whether one does in the innermost bracket.
  mutating func finishLast() -> Bool {
    guard case .operation(let operation, let place)? = pending.last else { return false }
    pending.removeLast()
    apply(operation, at: place)
    return true
  }

  /// Applies all operations that wait, down to the innermost bracket.
  mutating func finish() { reduce(whileAtLeast: 0) }

  /// Applies the waiting operations, down to the innermost bracket, that bind at least so tightly.
  private mutating func reduce(whileAtLeast precedence: Int) {
    while case .operation(let operation, let place)? = pending.last,
      operation.precedence >= precedence
    {
      pending.removeLast()
      apply(operation, at: place)
    }
  }

  private mutating func apply(_ operation: PuzzleOperation, at place: Int) {
    let used = operation.isUnary ? 1 : 2
    guard operandCount >= used else {
      isBroken = true
      return
    }
    operandCount -= used - 1
    items.append(Item(kind: .operation(operation), place: place))
  }
}
