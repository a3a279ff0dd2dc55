extension AnswerScanner {
  /// The numbers and signs of a step that are looked at for one that an aside is about.
  private static let asideLength = 128

  /// The place of the last segment that has a result, unless it only says what a number is of which that was made: "13 × 25 = 325, where
  /// 13 = 5 + 8".
  var lastResultIndex: Int? {
    // A number alone may be that of a line: "2. × 9".
    guard let last = lastStatedIndex else { return segments.count == 1 ? 0 : nil }
    guard last > 1, segments[last].isExpression, segments[last].isJoined,
      segments[last - 1].isAlone,
      let number = segments[last - 1].value
    else { return last }
    // The step, and at most two results of it.
    for index in (max(0, last - 4)..<last - 1).reversed() {
      let isMadeOfIt = items[segments[index].items].prefix(Self.asideLength).contains {
        value(of: $0) == number
      }
      if segments[index].isExpression { return isMadeOfIt ? last - 2 : last }
      guard segments[index].isJoined else { break }
    }
    return last
  }

  /// The segment for which a number among the items stands, if nobody wrote it.
  func segmentMeant(by item: Int) -> Int? {
    var (first, end) = (0, references.count)
    while first < end {
      let middle = (first + end) / 2
      if references[middle].item < item { first = middle + 1 } else { end = middle }
    }
    return first < references.count && references[first].item == item
      ? references[first].segment : nil
  }

  /// The expression of a chain whose value a segment is.
  func origin(of index: Int) -> Int {
    chain(around: index).first {
      segments[$0].isExpression && segments[$0].value == segments[index].value
    } ?? index
  }

  /// The number that is all that has been read of the segment.
  var numberAlone: Rational? {
    !hasOperator && stack.items.count == firstItem + 1 ? value(of: stack.items[firstItem]) : nil
  }

  /// The value of all that has been read of the segment.
  var valueSoFar: Rational? {
    guard items.count - firstItem <= 2 * Expression.maximumNumberCount else { return nil }
    var rest = stack
    rest.keepItems(from: firstItem)
    rest.finish()
    return rest.isComplete ? Self.anyValue(of: rest.items) : nil
  }

  /// Whether a number is the value of the last operand, product or sum that has been read, but not of the whole segment.
  func endsInPart(of value: Rational) -> Bool {
    guard stack.items.count - firstItem <= 2 * Expression.maximumNumberCount else { return false }
    var rest = stack
    rest.keepItems(from: firstItem)
    while true {
      let last = Self.anyValue(of: rest.items)
      let isPart = rest.finishLast()
      if last == value { return isPart || rest.depth > 0 }
      if !isPart { return false }
    }
  }

  /// Reads the value of a segment, where its name stands.
  mutating func readValue(of segment: Int, _ place: Range<Int>) {
    guard segments.indices.contains(segment), let value = segments[segment].value else {
      return spoil(at: place.lowerBound)
    }
    if let whole = value.integer {
      read(whole, place)
      return refer(to: segment)
    }
    // As "(1 / 3)" is.
    open(.round, at: place.lowerBound)
    read(Int(value.numerator), place)
    refer(to: segment)
    read(.divide, at: place.upperBound)
    read(Int(value.denominator), place)
    _ = close(.round, at: place.upperBound, end: place.upperBound)
  }
}
