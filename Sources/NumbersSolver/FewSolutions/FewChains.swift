/// A walk through the chains of five or six numbers that have a value, until enough forms have been counted.
struct FewChains {
  private let shape: PartShape
  /// By subset of up to four numbers: its forms; none for larger ones.
  private let parts: UnsafeMutablePointer<KeptForms.Forms?>
  /// By subset of five and six numbers: no value is larger.
  private let bounds: UnsafeMutablePointer<Int>
  /// Their memory is used by one walk at a time: that over the sums of six numbers asks for the products of five, and that over
  /// products for the sums of five.
  private var sums: FormChain
  private var products: FormChain
  /// No factor or numerator is larger.
  private var largest = 0
  private let enough: Int
  /// How many forms have been counted.
  private(set) var count = 0

  init(
    _ shape: PartShape, _ parts: UnsafeMutablePointer<KeptForms.Forms?>,
    _ bounds: UnsafeMutablePointer<Int>, _ sums: FormChain, _ products: FormChain, enough: Int
  ) {
    self.shape = shape
    self.parts = parts
    self.bounds = bounds
    self.sums = sums
    self.products = products
    self.enough = enough
  }

  /// Counts the chains of terms over a subset that have a positive value.
  mutating func countSums(_ subset: Int, _ value: Int) { findSums(subset, value) }

  /// Counts the chains of factors and divisors over a subset that have a positive value.
  mutating func countProducts(_ subset: Int, _ value: Int) {
    largest = bounds[subset]
    findProducts(subset, value, over: 1)
  }

  private mutating func add(_ forms: Int) { count = count.clampedSum(forms) }

  /// How many forms some other numbers, at least five, have as a member of a sum or product.
  private func memberForms(_ kind: ChainKind, _ subset: Int, _ value: Int) -> Int {
    guard value <= bounds[subset] else { return 0 }
    var search = FewChains(shape, parts, bounds, sums, products, enough: enough)
    switch kind {
    case .sum: search.countProducts(subset, value)
    case .product: search.countSums(subset, value)
    }
    return search.count
  }

  // MARK: Sums

  /// Goes on with the members of the rest, which must come to what is left.
  private mutating func findSums(_ rest: Int, _ left: Int) {
    for place in shape.placesOfSplits(of: rest) {
      let split = shape.split(at: place)
      guard sums.mayGoOn(with: split.part, size: split.size),
        let values = parts[split.part]?.pointee.terms
      else { continue }
      let others = parts[split.others]
      let filter = split.canGoOn ? others?.pointee.sumFilter : others?.pointee.termFilter
      for place in 0..<values.count {
        let value = values.value(at: place)
        for isInverse in [false, true] {
          let next = isInverse ? left &+ value : left &- value
          // Others that come to zero would be useless.
          if next == 0 { continue }
          if let filter {
            if !filter.mayContain(HashFilter.hash(abs(next))) { continue }
          } else if abs(next) > bounds[split.others] {
            continue
          }
          let member = ChainMember(subset: split.part, value: value, isInverse: isInverse)
          guard sums.push(member, size: split.size, forms: values.formCount(at: place)) else {
            continue
          }
          endSum(split, others, next)
          if split.canGoOn, count < enough { findSums(split.others, next) }
          sums.pop()
          if count >= enough { return }
        }
      }
    }
  }

  /// Counts the sums that end with all others as one member.
  private mutating func endSum(_ split: PartShape.Split, _ others: KeptForms.Forms?, _ left: Int) {
    let value = abs(left)
    let last = ChainMember(subset: split.others, value: value, isInverse: left < 0)
    if let others {
      let forms = others.pointee.terms.formCount(of: value)
      if forms == 0 { return }
      add(sums.formCount(endingWith: last, size: split.othersSize, forms: forms))
    } else if sums.formCount(endingWith: last, size: split.othersSize, forms: 1) > 0 {
      let forms = memberForms(.sum, split.others, value)
      if forms == 0 { return }
      add(sums.formCount(endingWith: last, size: split.othersSize, forms: forms))
    }
  }

  // MARK: Products

  /// The same for products. What is left is a ratio, not always in lowest terms: its numerator is the value times all divisors so
  /// far, its denominator all factors so far.
  private mutating func findProducts(_ rest: Int, _ numerator: Int, over denominator: Int) {
    for place in shape.placesOfSplits(of: rest) {
      let split = shape.split(at: place)
      guard products.mayGoOn(with: split.part, size: split.size),
        let forms = parts[split.part]
      else { continue }
      let values = forms.pointee.sums
      let others = parts[split.others]
      let filter = others?.pointee.productFilter
      for place in forms.pointee.factorPlaces {
        let value = values.value(at: place)
        for isInverse in [false, true] {
          // All factors together, and the value times all divisors, are no larger than all numbers can come to.
          let (product, overflow) = (isInverse ? numerator : denominator)
            .multipliedReportingOverflow(by: value)
          if overflow || product > largest { continue }
          let (above, below) = isInverse ? (product, denominator) : (numerator, product)
          // Others that come to one would be useless.
          if above == below { continue }
          if let filter, !filter.mayContain(HashFilter.hash(above, over: below)) { continue }
          let member = ChainMember(subset: split.part, value: value, isInverse: isInverse)
          guard products.push(member, size: split.size, forms: values.formCount(at: place)) else {
            continue
          }
          endProduct(split, others, above, over: below)
          if split.canGoOn, count < enough { findProducts(split.others, above, over: below) }
          products.pop()
          if count >= enough { return }
        }
      }
    }
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
    if let others {
      let forms = others.pointee.sums.formCount(of: value)
      if forms == 0 { return }
      add(products.formCount(endingWith: last, size: split.othersSize, forms: forms))
    } else if products.formCount(endingWith: last, size: split.othersSize, forms: 1) > 0 {
      let forms = memberForms(.product, split.others, value)
      if forms == 0 { return }
      add(products.formCount(endingWith: last, size: split.othersSize, forms: forms))
    }
  }
}
