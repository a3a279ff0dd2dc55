extension FewChains {
  /// Goes on with the members of the rest, which must come to what is left.
  mutating func findSums(_ rest: Int, _ left: Int) {
    for place in shape.placesOfSplits(of: rest) {
      addTerms(shape.split(at: place), left)
      if count >= enough { return }
    }
  }

  /// Goes on with each term that the part of a split can be.
  mutating func addTerms(_ split: PartShape.Split, _ left: Int) {
    guard sums.mayGoOn(with: split.part, size: split.size), let part = parts[split.part] else {
      return
    }
    let others = parts[split.others]
    let values = part.pointee.terms
    for place in 0..<values.count {
      let value = values.value(at: place)
      let forms = values.formCount(at: place)
      addTerm(split, others, value, isInverse: false, forms, left)
      addTerm(split, others, value, isInverse: true, forms, left)
      if count >= enough { return }
    }
  }

  /// Goes on with a term of a total; the others must come to the rest of it.
  @inline(__always)
  mutating func addTerm(
    _ split: PartShape.Split, _ others: KeptForms.Forms?, _ value: Int, isInverse: Bool,
    _ forms: Int, _ total: Int
  ) {
    let left = isInverse ? total &+ value : total &- value
    // Others that come to zero would be useless.
    if left == 0 { return }
    let distance = abs(left)
    if let others {
      if split.canGoOn {
        guard others.pointee.sumFilter.mayContain(HashFilter.hash(distance)) else { return }
      } else {
        guard distance <= others.pointee.terms.largest,
          others.pointee.termFilter.mayContain(HashFilter.hash(distance))
        else { return }
      }
    } else if distance > bounds[split.others] {
      return
    }
    goOn(
      with: ChainMember(subset: split.part, value: value, isInverse: isInverse), split, others,
      forms, left)
  }

  @inline(never)
  private mutating func goOn(
    with member: ChainMember, _ split: PartShape.Split, _ others: KeptForms.Forms?, _ forms: Int,
    _ left: Int
  ) {
    guard sums.push(member, size: split.size, forms: forms) else { return }
    endSum(split, others, left)
    if split.canGoOn, count < enough { findSums(split.others, left) }
    sums.pop()
  }

  /// Counts the sums that end with all others as one member.
  private mutating func endSum(_ split: PartShape.Split, _ others: KeptForms.Forms?, _ left: Int) {
    let last = ChainMember(subset: split.others, value: abs(left), isInverse: left < 0)
    end(.sum, with: last, size: split.othersSize, others)
  }
}
