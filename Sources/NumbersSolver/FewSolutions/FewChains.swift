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
  /// What five of six numbers are looked at for.
  var goals: QuintupleGoals

  init(
    _ shape: PartShape, _ parts: UnsafeMutablePointer<KeptForms.Forms?>,
    _ bounds: UnsafeMutablePointer<Int>, _ sums: FormChain, _ products: FormChain,
    _ goals: QuintupleGoals, enough: Int
  ) {
    self.shape = shape
    self.parts = parts
    self.bounds = bounds
    self.sums = sums
    self.products = products
    self.goals = goals
    self.enough = enough
  }

  /// Counts the chains of terms over a subset that have a positive value.
  mutating func countSums(_ subset: Int, _ value: Int) { findSums(subset, value) }

  /// Counts the chains of factors and divisors over a subset that have a positive value.
  mutating func countProducts(_ subset: Int, _ value: Int) {
    largest = bounds[subset]
    findProducts(subset, value, over: 1)
  }

  mutating func add(_ forms: Int) { count = count.clampedSum(forms) }

  /// How many forms some other numbers, at least five, have as a member of a sum or product.
  func memberForms(_ kind: ChainKind, _ subset: Int, _ value: Int) -> Int {
    guard value <= bounds[subset] else { return 0 }
    var search = FewChains(shape, parts, bounds, sums, products, goals, enough: enough)
    switch kind {
    case .sum: search.countProducts(subset, value)
    case .product: search.countSums(subset, value)
    }
    return search.count
  }
}
