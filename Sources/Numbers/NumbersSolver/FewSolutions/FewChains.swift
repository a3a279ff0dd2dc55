/// A walk through the chains of five or six numbers that have a value, until enough forms have been counted.
struct FewChains {
  let shape: PartShape
  /// By subset of up to four numbers: its forms; none for larger ones.
  let parts: UnsafeMutablePointer<KeptForms.Forms?>
  /// By subset of five and six numbers: no value is larger.
  let bounds: UnsafeMutablePointer<Int>
  /// Their memory is used by one walk at a time: that over the sums of six numbers asks for the products of five, and that over
  /// products for the sums of five.
  var sums: FormChain
  var products: FormChain
  /// No factor or numerator is larger.
  var largest = 0
  let enough: Int
  /// How many forms have been counted.
  var count = 0
  /// The values that are wanted of five of six numbers.
  var goals: QuintupleGoals

  /// Counts the chains of terms over a subset that have a positive value.
  mutating func countSums(_ subset: Int, _ value: Int) { findSums(subset, value) }

  /// Counts the chains of factors and divisors over a subset that have a positive value.
  mutating func countProducts(_ subset: Int, _ value: Int) {
    largest = bounds[subset]
    findProducts(subset, value, over: 1)
  }

  /// The chain of a kind that is being put together.
  subscript(kind: ChainKind) -> FormChain {
    @inline(__always) get { kind == .sum ? sums : products }
    set { if kind == .sum { sums = newValue } else { products = newValue } }
  }

  mutating func add(_ forms: Int) { count = count.clampedSum(forms) }

  /// Counts the forms of the chain of a kind that ends with all others as one member, which takes so many numbers. The forms of
  /// these are `nil` if they are five.
  @inline(__always)
  mutating func end(
    _ kind: ChainKind, with last: ChainMember, size: Int, _ others: KeptForms.Forms?
  ) {
    let chain = self[kind]
    let forms: Int
    if let others {
      forms = others.pointee.members(of: kind).formCount(of: last.value)
    } else {
      // The forms of five numbers take longer to find than whether the chain may end so.
      if chain.formCount(endingWith: last, size: size, forms: 1) == 0 { return }
      forms = memberForms(kind, last.subset, last.value)
    }
    if forms > 0 { add(chain.formCount(endingWith: last, size: size, forms: forms)) }
  }

  /// How many forms some other numbers, at least five, have as a member of a sum or product.
  private func memberForms(_ kind: ChainKind, _ subset: Int, _ value: Int) -> Int {
    guard value <= bounds[subset] else { return 0 }
    var search = self
    search.count = 0
    switch kind {
    case .sum: search.countProducts(subset, value)
    case .product: search.countSums(subset, value)
    }
    return search.count
  }
}
