/// Finds all expressions in a text, and works out their values on the way, with stacks of its own instead of
/// recursion.
///
/// Whatever cannot be part of an expression ends one; where something like an expression goes on with what cannot
/// be read (`2^3`, `sqrt(16)`, `2.5`), it is found as unreadable, so that no part of it passes for the whole.
struct AnswerScanner: Sendable {
  static let maximumDepth = 200
  /// The maximum number of expressions and numbers of a text.
  static let maximumSegmentCount = 4_096

  /// An expression, or a number that stands alone.
  struct Segment {
    /// `nil` if it has no value that the rules allow.
    let value: Rational?
    let fault: AnswerVerifier.Fault?
    /// The numbers and operations in it, as places in ``AnswerScanner/items``.
    let items: Range<Int>
    let operationCount: Int
    /// Whether it is an expression, rather than a number alone.
    let isExpression: Bool
    /// Whether only `=` stands between it and the segment before.
    let isJoined: Bool
    /// Whether "or" stands between it and the segment before.
    let isAlternative: Bool
    let place: Range<Int>

    /// Whether it is a number that is joined to nothing before it.
    var isAlone: Bool { !isExpression && !isJoined }
  }

  /// A number that nobody wrote: it stands for a segment, by its name or because a step goes on from it.
  struct Reference {
    /// Its place among the items. A fraction has three.
    let item: Int
    let segment: Int
  }

  private(set) var segments: [Segment] = []
  /// The place of the last segment that is an expression or joined to one.
  private(set) var lastStatedIndex: Int?
  /// In the order of their items.
  private(set) var references: [Reference] = []
  /// The expressions, each in postfix order.
  var items: [OperatorStack.Item] { stack.items }
  /// Whether more was found than is looked at.
  var isFull: Bool { segments.count >= Self.maximumSegmentCount }
  /// Whether there are words in the text.
  var hasWords = false
  /// The number of segments before the first words that announce an explanation or a check of an answer.
  var explanationStart: Int?
  /// Whether an expression with `=` and its result stands before them, so that no more needs to be said.
  var explainsResult = false
  /// Whether the value of an expression is a fraction.
  private(set) var hasFraction = false

  // The segment that is being read.
  private(set) var stack = OperatorStack(maximumDepth: maximumDepth)
  /// The memory in which values are worked out.
  private var values: [Rational] = []
  private var fault: AnswerVerifier.Fault?
  /// The first item of the segment.
  private(set) var firstItem = 0
  private var numberCount = 0
  /// The number of signs and fractions.
  private var signCount = 0
  private var isSpoiled = false
  /// Whether the segment begins with the result of the one before, which nobody wrote.
  private var isResultAgain = false
  /// Whether there is no space before the last sign.
  private var signFollowsOperand = false
  private var start = 0
  private(set) var isJoined = false
  /// Whether an arrow stands before the segment; then a number alone is a stated result.
  private var followsArrow = false
  /// Whether the segment is joined by a word.
  var followsWord = false
  /// Whether all divisions of the segment must be exact, for one of them drops its remainder.
  var dividesExactly = false
  /// Whether the last word was "or".
  private var isAlternative = false
  /// The place after the last operand or closing bracket.
  private(set) var operandEnd = -1
  /// Whether the last operand is in brackets.
  private(set) var endsInBracket = false
  /// Whether only spaces stand between the segment and brackets before it: `(25 + 3) (4 * 9)`. Then it is no
  /// expression by itself.
  private var followsBracket = false
  private var options: AnswerVerifier.Options = []
  /// The target, which a text may compare its answer with.
  private(set) var target = 0

  /// Finds the expressions in a part of a text.
  mutating func scan(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, target: Int,
    _ options: AnswerVerifier.Options
  ) {
    self.target = target
    segments.removeAll(keepingCapacity: true)
    lastStatedIndex = nil
    references.removeAll(keepingCapacity: true)
    stack.removeAll()
    hasWords = false
    hasFraction = false
    explanationStart = nil
    isJoined = false
    followsArrow = false
    followsWord = false
    isAlternative = false
    self.options = options
    clear()
    var reader = AnswerReader(text, range)
    while reader.place < range.upperBound, !isFull { reader.readToken(into: &self) }
    end(at: range.upperBound)
  }

  // MARK: What is read

  /// Whether what is being read is more than a number.
  var hasOperator: Bool { signCount > 0 || isSpoiled }

  /// Nothing has been read of the segment.
  var isEmpty: Bool { stack.isEmpty && !hasOperator }
  var wantsOperand: Bool { stack.wantsOperand }
  var depth: Int { stack.depth }
  /// Whether the sign of a product or a quotient waits for its operand.
  var followsProduct: Bool {
    wantsOperand && (stack.lastSign == .multiply || stack.lastSign == .divide)
  }

  var allowsNegative: Bool { options.contains(.allowsNegative) }

  /// Whether an operand ends at a place.
  func hasOperand(endingAt place: Int) -> Bool { !wantsOperand && operandEnd == place }

  /// Notes that what is being read is no expression of a numbers game.
  mutating func spoil(asExpression: Bool = true, at place: Int) {
    if isEmpty { start = place }
    fault = .notAnExpression
    isSpoiled = isSpoiled || asExpression
  }

  /// Reads a number, of whose digits some stand behind a point.
  mutating func read(_ number: Int?, places: Int = 0, _ place: Range<Int>) {
    if !wantsOperand {
      if operandEnd != place.lowerBound {
        end(at: operandEnd)
      } else if endsInBracket {
        readProduct(at: place.lowerBound)
      } else {
        spoil(at: place.lowerBound)
      }
    }
    if isEmpty, fault == nil { start = place.lowerBound }
    if number == nil { note(.resultTooLarge) }
    numberCount += 1
    if numberCount > Expression.maximumNumberCount { note(.tooLong) }
    // A sign before a number is part of it: numbers that are given may be negative, and so may results.
    let value = stack.takeBackNegation() ? -(number ?? 0) : number ?? 0
    stack.read(
      places == 0 ? .number(value) : .decimal(value, places: UInt8(places)), at: place.lowerBound)
    endsInBracket = false
    operandEnd = place.upperBound
  }

  /// Takes back the number that was read last, if it has a value and nobody else meant it; returns whether it has.
  mutating func takeBackNumber(_ value: Rational) -> Bool {
    guard !wantsOperand, !endsInBracket, let last = items.last, self.value(of: last) == value,
      references.last?.item != items.count - 1
    else { return false }
    stack.takeBackOperand()
    numberCount -= 1
    return true
  }

  /// The last result again, where a step goes on from it.
  mutating func readResult(at place: Int) {
    guard let index = lastResultIndex else { return }
    guard let value = segments[index].value else {
      // What goes on from no value has none.
      spoil(at: place)
      return read(0, place..<place)
    }
    if let whole = value.integer {
      read(whole, place..<place)
    } else if let last = items[segments[index].items].first,
      case .decimal(let digits, let places) = last.kind
    {
      read(digits, places: Int(places), place..<place)
    } else {
      return
    }
    isResultAgain = true
    refer(to: origin(of: index))
  }

  /// Notes that the number that was read last stands for a segment, unless that is a number itself.
  mutating func refer(to segment: Int) {
    let first = segments[segment].items.lowerBound
    let meant =
      segments[segment].isExpression ? segment : references.last { $0.item == first }?.segment
    if let meant { references.append(Reference(item: stack.items.count - 1, segment: meant)) }
  }

  mutating func read(_ sign: Operator, at place: Int) {
    signFollowsOperand = operandEnd == place
    stack.readInfix(PuzzleOperation(sign), at: place)
    signCount += 1
  }

  /// Reads a product without a sign, as in 9(100 + 3). After a division it could be meant in two ways, and is not read.
  mutating func readProduct(at place: Int) {
    if stack.lastSign == .divide { spoil(at: place) }
    read(.multiply, at: place)
  }

  mutating func readNegation(at place: Int) {
    if isEmpty, fault == nil { start = place }
    stack.readPrefix(.negate, at: place)
  }

  mutating func open(_ bracket: ArithmeticSymbol.Bracket, at place: Int) {
    prepare(isRound: bracket == .round, at: place)
    if !stack.open(bracket, at: place) { note(.tooLong) }
  }

  /// Opens the first part of a fraction, or the second.
  mutating func openFraction(isSecond: Bool, at place: Int) {
    if !isSecond { prepare(isRound: false, at: place) }
    if !stack.openFraction(isSecond: isSecond, at: place) { note(.tooLong) }
  }

  /// Ends the segment if no bracket may follow it.
  private mutating func prepare(isRound: Bool, at place: Int) {
    if !wantsOperand {
      if operandEnd == place, isRound {
        readProduct(at: place)
      } else if operandEnd == place {
        spoil(at: place)
      } else {
        let follows = endsInBracket && isRound
        end(at: operandEnd)
        followsBracket = follows
      }
    }
    if isEmpty, fault == nil { start = place }
  }

  /// Reads a closing bracket.
  ///
  /// - Returns: Whether the second part of a fraction must follow.
  mutating func close(_ bracket: ArithmeticSymbol.Bracket, at place: Int, end: Int) -> Bool {
    // There may be none open, or nothing in it.
    guard depth > 0, !wantsOperand || hasOperator else {
      self.end(at: place)
      return false
    }
    if wantsOperand { spoil(at: place) }
    let closing = stack.close(bracket)
    endsInBracket = true
    operandEnd = end
    switch closing {
    case .bracket: break
    case .numerator: return true
    case .denominator: signCount += 1
    case .mismatched: spoil(at: place)
    }
    return false
  }

  /// Ends the segment, where `=` stands if the next one is joined to it.
  mutating func end(at place: Int, joinsNext: Bool = false) {
    if isEmpty, fault == nil {
      // As most of what is not part of an expression, in a text that may be full of it.
      isJoined = isJoined && joinsNext
      followsArrow = false
      return
    }
    defer { clear() }
    if followsWord {
      // "Step 3 is 952" and "the product with 9 is 927" state nothing of 3 and 9.
      isJoined = isJoined && (hasOperator || segments.last?.isAlone == false)
      followsWord = false
    }
    if followsArrow {
      isJoined = isJoined || !hasOperator && segments.last?.isExpression == true
      followsArrow = false
    }
    dropTrailingDash()
    if hasOperator, wantsOperand || followsBracket { spoil(at: place) }
    stack.finish()
    if joinsNext { stack.takeBackBrackets() }
    if !stack.isComplete { note(.notAnExpression) }
    guard hasOperator || stack.isComplete, hasOperator || !isResultAgain else {
      // A bracket before words, a sign after a result, or nothing at all.
      stack.removeItems(from: firstItem)
      while let last = references.last, last.item >= firstItem { references.removeLast() }
      isJoined = isJoined && joinsNext
      return
    }
    if hasOperator || isJoined { lastStatedIndex = segments.count }
    let items = firstItem..<stack.items.count
    let value = evaluate(items)
    if hasOperator, value?.isWhole == false { hasFraction = true }
    segments.append(
      Segment(
        value: fault == nil ? value : nil, fault: fault, items: items, operationCount: signCount,
        isExpression: hasOperator, isJoined: isJoined, isAlternative: isAlternative,
        place: start..<max(start, min(operandEnd, place))))
    isJoined = joinsNext
    isAlternative = false
  }

  /// Whether a result may follow in words: the last segment is an expression without one, or a stated result.
  var mayHaveResult: Bool {
    guard isEmpty, !isJoined, let last = segments.last else { return false }
    return last.isExpression != last.isJoined
  }

  /// Joins the next segment to the last one.
  mutating func joinNext() { isJoined = true }

  /// Notes an arrow, which ends the segment.
  mutating func readArrow(at place: Int) {
    end(at: place)
    followsArrow = true
  }

  /// Notes a word, which ends the segment.
  mutating func readWord(isAlternative: Bool, at place: Int) {
    hasWords = true
    // "→ 4 steps" states no result.
    followsArrow = false
    end(at: place)
    self.isAlternative = isAlternative
  }

  /// Removes a dash that stands before words, or the asterisk at the end of what is in italics.
  private mutating func dropTrailingDash() {
    let isDash = stack.takeBack {
      $0 == .subtract || $0 == .multiply && signFollowsOperand
    }
    if isDash { signCount -= 1 }
  }

  private mutating func clear() {
    stack.startNext()
    fault = nil
    firstItem = stack.items.count
    numberCount = 0
    signCount = 0
    isSpoiled = false
    isResultAgain = false
    followsBracket = false
    dividesExactly = false
    operandEnd = -1
  }

  // MARK: Values

  /// Keeps the first fault; but what cannot be read has none other.
  private mutating func note(_ new: AnswerVerifier.Fault) {
    if fault == nil || new == .notAnExpression { fault = new }
  }

  /// The value of an expression in postfix order; the first rule that it breaks is noted.
  private mutating func evaluate(_ range: Range<Int>) -> Rational? {
    guard fault == nil else { return nil }
    if range.count == 1, case .number(let number) = stack.items[range.lowerBound].kind {
      return Rational(Int64(number))
    }
    let options = dividesExactly ? options.subtracting(.allowsFractions) : options
    do throws(AnswerVerifier.Fault) {
      return try Self.value(of: stack.items, range, options, &values)
    } catch {
      note(error)
      return nil
    }
  }
}
