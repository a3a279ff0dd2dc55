extension FewChains {
  /// Goes on with the members of the rest, which must come to a ratio, not always in lowest terms: its numerator is the value times
  /// all divisors so far, its denominator all factors so far.
  mutating func findProducts(_ rest: Int, _ numerator: Int, over denominator: Int) {
    for place in shape.placesOfSplits(of: rest) {
      addFactors(shape.split(at: place), numerator, over: denominator)
      if count >= enough { return }
    }
  }

  /// Goes on with each factor and divisor that the part of a split can be.
  mutating func addFactors(_ split: PartShape.Split, _ numerator: Int, over denominator: Int) {
    guard products.mayGoOn(with: split.part, size: split.size), let part = parts[split.part]
    else { return }
    let others = parts[split.others]
    let values = part.pointee.sums
    for place in part.pointee.factorPlaces {
      let value = values.value(at: place)
      let forms = values.formCount(at: place)
      addFactor(split, others, value, isInverse: false, forms, numerator, over: denominator)
      addFactor(split, others, value, isInverse: true, forms, numerator, over: denominator)
      if count >= enough { return }
    }
  }

  /// Goes on with a factor or divisor of a ratio; the others must come to the rest of it.
  @inline(__always)
  mutating func addFactor(
    _ split: PartShape.Split, _ others: KeptForms.Forms?, _ value: Int, isInverse: Bool,
    _ forms: Int, _ numerator: Int, over denominator: Int
  ) {
    // All factors together, and the value times all divisors, are no larger than all numbers can come to.
    let (product, isTooLarge) = (isInverse ? numerator : denominator)
      .multipliedReportingOverflow(by: value)
    if isTooLarge || product > largest { return }
    let (above, below) = isInverse ? (product, denominator) : (numerator, product)
    // Others that come to one would be useless.
    if above == below { return }
    if let others {
      if split.canGoOn {
        guard others.pointee.productFilter.mayContain(HashFilter.hash(above, over: below)) else {
          return
        }
      } else {
        let (high, low) = above > below ? (above, below) : (below, above)
        // Both are no larger than `Int32.max`.
        let (quotient, remainder) = UInt32(truncatingIfNeeded: high).quotientAndRemainder(
          dividingBy: UInt32(truncatingIfNeeded: low))
        guard remainder == 0, quotient <= others.pointee.sums.largest,
          others.pointee.factorFilter.mayContain(HashFilter.hash(Int(quotient)))
        else { return }
      }
    }
    goOn(
      with: ChainMember(subset: split.part, value: value, isInverse: isInverse), split, others,
      forms, above, over: below)
  }

  @inline(never)
  private mutating func goOn(
    with member: ChainMember, _ split: PartShape.Split, _ others: KeptForms.Forms?, _ forms: Int,
    _ numerator: Int, over denominator: Int
  ) {
    guard products.push(member, size: split.size, forms: forms) else { return }
    endProduct(split, others, numerator, over: denominator)
    if split.canGoOn, count < enough { findProducts(split.others, numerator, over: denominator) }
    products.pop()
  }

  /// Counts the products that end with all others as one member, which must be whole or divided by.
  private mutating func endProduct(
    _ split: PartShape.Split, _ others: KeptForms.Forms?, _ numerator: Int, over denominator: Int
  ) {
    let isInverse = numerator < denominator
    let (value, remainder) =
      isInverse
      ? denominator.quotientAndRemainder(dividingBy: numerator)
      : numerator.quotientAndRemainder(dividingBy: denominator)
    if remainder != 0 { return }
    let last = ChainMember(subset: split.others, value: value, isInverse: isInverse)
    end(.product, with: last, size: split.othersSize, others)
  }
}
