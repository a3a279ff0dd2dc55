extension FewChains {
  /// Counts the chains over all of six numbers that have a value, and perhaps those over each five.
  ///
  /// For each number, all goals of the five others are looked for together (``QuintupleGoals``), with few branches: nearly all
  /// looks are in vain, and a branch that cannot be foreseen takes longer than some looks. What is found is then counted one
  /// by one.
  mutating func countSextuples(_ all: Int, _ value: Int, withQuintuples: Bool) {
    largest = bounds[all]
    for place in shape.placesOfSplits(of: all) {
      let split = shape.split(at: place)
      if split.size == 1 {
        guard let number = parts[split.part] else { continue }
        goals.set(
          value, beside: number.pointee.sums.value(at: 0), split, bound: bounds[split.others],
          alone: withQuintuples)
        countQuintuples()
      } else {
        addTerms(split, value)
        if count < enough { addFactors(split, value, over: 1) }
      }
      if count >= enough { return }
    }
  }

  /// Counts what becomes of the goals of five numbers.
  private mutating func countQuintuples() {
    for place in shape.placesOfSplits(of: goals.subset) {
      let split = shape.split(at: place)
      guard let part = parts[split.part], let others = parts[split.others] else { continue }
      // Of two numbers of a chain, the one with the lower subset comes first.
      let firstUse = split.size == 1 && split.part < goals.numberSubset ? 2 : 0
      if split.canGoOn {
        countBehindNumber(split, part, others, firstUse)
      } else {
        countBehindPair(split, part, others)
      }
      if count >= enough { return }
    }
  }

  /// Counts what four others can come to together with a number.
  @inline(__always)
  private mutating func countBehindNumber(
    _ split: PartShape.Split, _ part: KeptForms.Forms, _ others: KeptForms.Forms, _ firstUse: Int
  ) {
    let value = part.pointee.sums.value(at: 0)
    let sums = findSums(value, others.pointee.sumFilter, firstUse)
    if sums != 0 { add(sums, .sum, split, others, value, 1) }
    if value == 1 || count >= enough { return }
    let products = findProducts(value, others.pointee.productFilter, firstUse)
    if products != 0 { add(products, .product, split, others, value, 1) }
  }

  /// Counts what three others can come to, as one member, together with two numbers.
  @inline(__always)
  private mutating func countBehindPair(
    _ split: PartShape.Split, _ part: KeptForms.Forms, _ others: KeptForms.Forms
  ) {
    let (terms, largestTerm) = (part.pointee.terms, others.pointee.terms.largest)
    if goals.smallestTotal <= largestTerm &+ terms.largest {
      for place in 0..<terms.count {
        let value = terms.value(at: place)
        if goals.smallestTotal > largestTerm &+ value { continue }
        let found = findTerms(value, largestTerm, others.pointee.termFilter)
        if found != 0 { add(found, .sum, split, others, value, terms.formCount(at: place)) }
      }
    }
    let (factors, largestFactor) = (part.pointee.sums, others.pointee.sums.largest)
    for place in part.pointee.factorPlaces {
      let value = factors.value(at: place)
      let found = findFactors(value, largestFactor, others.pointee.factorFilter)
      if found != 0 { add(found, .product, split, others, value, factors.formCount(at: place)) }
    }
  }

  // MARK: Looks

  /// For which goals some others may come to what is left without a term, by a bit for each use of the goal and sign of the term.
  @inline(__always)
  private func findSums(_ value: Int, _ filter: HashFilter, _ firstUse: Int) -> Int {
    var found = 0
    for use in firstUse..<goals.count {
      let total = goals.totals[use]
      let hasLess = filter.mayContain(HashFilter.hash(abs(total &- value))) ? 1 : 0
      let hasMore = filter.mayContain(HashFilter.hash(abs(total &+ value))) ? 2 : 0
      found |= (hasLess | hasMore) &<< (2 &* use)
    }
    return found
  }

  /// The same for others that must be one term, no larger than some value.
  @inline(__always)
  private func findTerms(_ value: Int, _ largest: Int, _ filter: HashFilter) -> Int {
    var found = 0
    for use in 0..<goals.count {
      let total = goals.totals[use]
      let (less, more) = (abs(total &- value), abs(total &+ value))
      let isLessSmall = less <= largest ? 1 : 0
      let isMoreSmall = more <= largest ? 2 : 0
      let hasLess = filter.mayContain(HashFilter.hash(less)) ? 1 : 0
      let hasMore = filter.mayContain(HashFilter.hash(more)) ? 2 : 0
      found |= (isLessSmall & hasLess | isMoreSmall & hasMore) &<< (2 &* use)
    }
    return found
  }

  /// The same for factors and divisors.
  @inline(__always)
  private func findProducts(_ value: Int, _ filter: HashFilter, _ firstUse: Int) -> Int {
    var found = 0
    for use in firstUse..<goals.count {
      let (numerator, denominator) = (goals.numerators[use], goals.denominator(use))
      let divided = HashFilter.hash(numerator, over: denominator &* value)
      let multiplied = HashFilter.hash(numerator &* value, over: denominator)
      let hasDivided = filter.mayContain(divided) ? 1 : 0
      let hasMultiplied = filter.mayContain(multiplied) ? 2 : 0
      found |= (hasDivided | hasMultiplied) &<< (2 &* use)
    }
    return found
  }

  /// The same for factors and divisors and others that must be one factor or divisor, no larger than some value.
  @inline(__always)
  private func findFactors(_ value: Int, _ largest: Int, _ filter: HashFilter) -> Int {
    // The goal that is a ratio, which the others may be the inverse of.
    let (numerator, denominator) = (goals.numerators[0], goals.number)
    var found = Self.mayBe(numerator, over: denominator &* value, largest, filter)
    found |= Self.mayBe(numerator &* value, over: denominator, largest, filter) &<< 1
    // All others are whole, and few are small.
    if goals.smallestNumerator > largest &* value { return found }
    let inverse = 1 / Double(value)
    for use in 1..<goals.count {
      let numerator = goals.numerators[use]
      // Where it is whole, the product with the inverse is nearly the quotient.
      let quotient = Int(Double(numerator) * inverse + 0.5)
      let isQuotient = quotient &* value == numerator ? 1 : 0
      let isSmall = quotient <= largest ? 1 : 0
      let has = filter.mayContain(HashFilter.hash(quotient)) ? 1 : 0
      found |= (isQuotient & isSmall & has) &<< (2 &* use)
    }
    if goals.smallestNumerator &* value > largest, goals.smallestNumerator >= value {
      return found
    }
    for use in 1..<goals.count {
      let numerator = goals.numerators[use]
      found |= Self.mayBe(numerator, over: value, largest, filter) &<< (2 &* use)
      found |= Self.mayBe(numerator &* value, over: 1, largest, filter) &<< (2 &* use &+ 1)
    }
    return found
  }

  /// 1 if a ratio or its inverse is whole, no larger than some value, and may be in a filter.
  @inline(__always)
  private static func mayBe(
    _ numerator: Int, over denominator: Int, _ largest: Int, _ filter: HashFilter
  ) -> Int {
    let (high, low) = (max(numerator, denominator), min(numerator, denominator))
    let ratio = Double(high) / Double(low)
    if ratio > Double(largest) { return 0 }
    let quotient = Int(ratio)
    if quotient &* low != high { return 0 }
    return filter.mayContain(HashFilter.hash(quotient)) ? 1 : 0
  }

  // MARK: Counting

  /// Counts the chains of a kind for what was found.
  @inline(never)
  private mutating func add(
    _ found: Int, _ kind: ChainKind, _ split: PartShape.Split, _ others: KeptForms.Forms,
    _ value: Int, _ forms: Int
  ) {
    var found = found
    while found != 0, count < enough {
      let bit = found.trailingZeroBitCount
      found &= found &- 1
      guard let use = QuintupleGoals.Use(rawValue: bit / 2) else { return }
      let goal = goals.goal(kind, use)
      if goal == QuintupleGoals.none { continue }
      let denominator = goals.denominator(use.rawValue)
      let isInverse = bit % 2 == 1

      func addMember(to search: inout FewChains) {
        switch kind {
        case .sum:
          search.addTerm(split, others, value, isInverse: isInverse, forms, goal)
        case .product:
          search.addFactor(
            split, others, value, isInverse: isInverse, forms, goal, over: denominator)
        }
      }

      switch use {
      case .afterDirect, .afterInverse:
        let first = goals.first(isInverse: use == .afterInverse)
        guard self[kind].push(first, size: 1, forms: 1) else { continue }
        addMember(to: &self)
        self[kind].pop()
      case .alone: addMember(to: &self)
      case .besideDirect, .besideInverse:
        var search = self
        search.count = 0
        addMember(to: &search)
        if search.count == 0 { continue }
        let first = goals.first(isInverse: use == .besideInverse)
        let otherKind = kind.memberKind
        guard self[otherKind].push(first, size: 1, forms: 1) else { continue }
        add(
          self[otherKind].formCount(
            endingWith: goals.others(goal), size: 5, forms: search.count))
        self[otherKind].pop()
      }
    }
  }
}
