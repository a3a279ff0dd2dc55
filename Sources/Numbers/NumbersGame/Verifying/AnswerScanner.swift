/// Finds all expressions in a text, and works out their values on the way, with stacks of its own instead of
/// recursion.
///
/// Whatever cannot be part of an expression ends one; where something like an expression goes on with what cannot
/// be read (`2^3`, `sqrt(16)`, `2.5`), it is found as unreadable, so that no part of it passes for the whole.
struct AnswerScanner: Sendable {
  static let maximumDepth = 200

  /// An expression, or a number that stands alone.
  struct Segment {
    /// `nil` if it has no value that the rules allow.
    let value: Rational?
    let fault: AnswerVerifier.Fault?
    /// The numbers in it, as places in `leaves`.
    let leaves: Range<Int>
    let operationCount: Int
    /// Whether it is an expression, rather than a number alone.
    let isExpression: Bool
    /// Whether only `=` stands between it and the segment before.
    let isJoined: Bool
    let place: Range<Int>
  }

  private(set) var segments: [Segment] = []
  private(set) var leaves: [Int] = []
  /// Whether there are words in the text.
  var hasWords = false

  // The segment that is being read.
  var operands: [Rational] = []
  var pending: [Pending] = []
  var depth = 0
  var wantsOperand = true
  private var fault: AnswerVerifier.Fault?
  private var firstLeaf = 0
  private var operationCount = 0
  /// The number of signs and fractions.
  private var signCount = 0
  private var isSpoiled = false
  /// Whether there is no space before the last sign.
  private var signFollowsOperand = false
  private var start = 0
  private(set) var isJoined = false
  /// The place after the last operand or closing bracket.
  private(set) var operandEnd = -1
  /// Whether the last operand is in brackets.
  private var endsInBracket = false
  /// Whether only spaces stand between the segment and brackets before it: `(25 + 3) (4 * 9)`. Then it is no
  /// expression by itself.
  private var followsBracket = false
  private var options: AnswerVerifier.Options = []

  /// What waits for an operand or a closing bracket.
  enum Pending: Equatable {
    case sign(Operator)
    case negation
    case bracket(ExpressionLexer.Bracket)
    case numerator
    case denominator

    var isOpen: Bool {
      switch self {
      case .sign, .negation: false
      case .bracket, .numerator, .denominator: true
      }
    }
  }

  /// The last segments of the text that `=` joins, with an expression among them.
  var lastChain: Range<Int>? {
    guard let last = segments.lastIndex(where: { $0.isExpression }) else { return nil }
    return chain(around: last)
  }

  /// The last number that stands alone.
  var lastNumber: Range<Int>? {
    segments.isEmpty ? nil : chain(around: segments.count - 1)
  }

  private func chain(around place: Int) -> Range<Int> {
    var (first, end) = (place, place + 1)
    while first > 0, segments[first].isJoined { first -= 1 }
    while end < segments.count, segments[end].isJoined { end += 1 }
    return first..<end
  }

  /// The value to which a chain comes.
  func value(of chain: Range<Int>) -> Rational? { segments[chain.upperBound - 1].value }

  /// Finds the expressions in a part of a text.
  mutating func scan(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ options: AnswerVerifier.Options
  ) {
    segments.removeAll(keepingCapacity: true)
    leaves.removeAll(keepingCapacity: true)
    hasWords = false
    isJoined = false
    self.options = options
    clear()
    var reader = AnswerReader(text, range)
    while reader.place < range.upperBound { reader.readToken(into: &self) }
    end(at: range.upperBound)
  }

  // MARK: What is read

  /// Whether what is being read is more than a number.
  private var hasOperator: Bool { signCount > 0 || isSpoiled }

  /// Nothing has been read of the segment.
  var isEmpty: Bool { operands.isEmpty && pending.isEmpty && !hasOperator }

  /// Whether an operand ends at a place.
  func hasOperand(endingAt place: Int) -> Bool { !wantsOperand && operandEnd == place }

  /// Notes that what is being read is no expression of a numbers game.
  mutating func spoil(asExpression: Bool = true, at place: Int) {
    if isEmpty { start = place }
    fault = .notAnExpression
    isSpoiled = isSpoiled || asExpression
  }

  mutating func read(_ number: Int?, _ place: Range<Int>) {
    if !wantsOperand {
      if operandEnd == place.lowerBound { spoil(at: place.lowerBound) } else { end(at: operandEnd) }
    }
    if isEmpty, fault == nil { start = place.lowerBound }
    if number == nil { note(.resultTooLarge) }
    if leaves.count - firstLeaf >= Expression.maximumNumberCount {
      note(.tooLong)
    } else {
      leaves.append(number ?? 0)
      operands.append(Rational(Int64(number ?? 0)))
    }
    wantsOperand = false
    endsInBracket = false
    operandEnd = place.upperBound
  }

  /// The last result again, where a step goes on from it.
  mutating func readResult(at place: Int) {
    guard let value = segments.last?.value?.integer else { return }
    read(value, place..<place)
  }

  mutating func read(_ sign: Operator, at place: Int) {
    signFollowsOperand = operandEnd == place
    reduce(whileAtLeast: sign.precedence)
    pending.append(.sign(sign))
    signCount += 1
    wantsOperand = true
  }

  mutating func readNegation(at place: Int) {
    if isEmpty, fault == nil { start = place }
    pending.append(.negation)
  }

  mutating func open(_ bracket: Pending, at place: Int) {
    if !wantsOperand {
      if operandEnd == place {
        spoil(at: place)
      } else {
        let follows = endsInBracket && bracket == .bracket(.round)
        end(at: operandEnd)
        followsBracket = follows
      }
    }
    if isEmpty, fault == nil { start = place }
    guard depth < Self.maximumDepth else { return note(.tooLong) }
    depth += 1
    pending.append(bracket)
    wantsOperand = true
  }

  /// Reads a closing bracket.
  ///
  /// - Returns: Whether the second part of a fraction must follow.
  mutating func close(_ bracket: ExpressionLexer.Bracket, at place: Int, end: Int) -> Bool {
    guard depth > 0 else {
      self.end(at: place)
      return false
    }
    if wantsOperand {
      guard hasOperator else {
        // Nothing is in the brackets.
        self.end(at: place)
        return false
      }
      spoil(at: place)
    }
    reduce(whileAtLeast: 0)
    guard let open = pending.popLast() else { return false }
    depth -= 1
    wantsOperand = false
    endsInBracket = true
    operandEnd = end
    switch open {
    case .bracket(bracket): return false
    case .numerator where bracket == .curly:
      depth += 1
      pending.append(.denominator)
      wantsOperand = true
      return true
    case .denominator where bracket == .curly:
      signCount += 1
      combine(.divide)
      return false
    default:
      spoil(at: place)
      return false
    }
  }

  /// Ends the segment, where `=` stands if the next one is joined to it.
  mutating func end(at place: Int, joinsNext: Bool = false) {
    if isEmpty, fault == nil {
      // As most of what is not part of an expression, in a text that may be full of it.
      isJoined = isJoined && joinsNext
      return
    }
    defer { clear() }
    dropTrailingDash()
    if hasOperator, wantsOperand || followsBracket { spoil(at: place) }
    reduce(whileAtLeast: 0)
    if depth > 0 || operands.count != 1 { note(.notAnExpression) }
    guard hasOperator || (operands.count == 1 && depth == 0) else {
      // A bracket before words, or nothing at all.
      leaves.removeLast(leaves.count - firstLeaf)
      isJoined = isJoined && joinsNext
      return
    }
    segments.append(
      Segment(
        value: fault == nil ? operands.last : nil, fault: fault, leaves: firstLeaf..<leaves.count,
        operationCount: operationCount, isExpression: hasOperator, isJoined: isJoined,
        place: start..<max(start, min(operandEnd, place))))
    isJoined = joinsNext
  }

  /// Removes a dash that stands before words, or the asterisk at the end of what is in italics.
  private mutating func dropTrailingDash() {
    guard wantsOperand, case .sign(let sign)? = pending.last,
      sign == .subtract || sign == .multiply && signFollowsOperand
    else { return }
    pending.removeLast()
    signCount -= 1
    wantsOperand = operands.isEmpty
  }

  private mutating func clear() {
    if !operands.isEmpty { operands.removeAll(keepingCapacity: true) }
    if !pending.isEmpty { pending.removeAll(keepingCapacity: true) }
    depth = 0
    wantsOperand = true
    fault = nil
    firstLeaf = leaves.count
    operationCount = 0
    signCount = 0
    isSpoiled = false
    followsBracket = false
    operandEnd = -1
  }

  // MARK: Values

  /// Keeps the first fault; but what cannot be read has none other.
  private mutating func note(_ new: AnswerVerifier.Fault) {
    if fault == nil || new == .notAnExpression { fault = new }
  }

  /// Applies the waiting operators, down to the innermost bracket, that bind at least so tightly.
  private mutating func reduce(whileAtLeast precedence: Int) {
    while let last = pending.last {
      switch last {
      case .sign(let operation) where operation.precedence >= precedence:
        pending.removeLast()
        combine(operation)
      case .negation:
        pending.removeLast()
        guard let value = operands.popLast() else { return note(.notAnExpression) }
        guard let negated = value.negated else { return note(.resultTooLarge) }
        do throws(AnswerVerifier.Fault) { try negated.check(options) } catch { note(error) }
        operands.append(negated)
      default: return
      }
    }
  }

  private mutating func combine(_ operation: Operator) {
    operationCount += 1
    guard operands.count >= 2 else { return note(.notAnExpression) }
    let right = operands.removeLast()
    let left = operands.removeLast()
    guard fault == nil else { return operands.append(right) }
    do throws(AnswerVerifier.Fault) {
      operands.append(try Rational.apply(operation, left, right, options))
    } catch {
      note(error)
      operands.append(right)
    }
  }
}
