/// The irredundant forms of all values of a few numbers: how many each value has, not which.
struct PartForms {
  /// The values of products, or the number: the terms of sums.
  let terms: CountedValues
  /// The values of sums, or the number: the factors of products, and 1.
  let sums: CountedValues
  /// The places of the values in `sums` that can be factors: those above 1.
  let factorPlaces: Range<Int>
  /// The absolute values of chains of terms, a single one among them.
  let sumFilter: HashFilter
  /// The values of chains of factors and divisors, a single one among them.
  let productFilter: HashFilter
  /// Whether a product or number has a value.
  let termFilter: HashFilter
  /// Whether a sum or number has a value.
  let factorFilter: HashFilter

  /// Takes the values of products and of sums with their numbers of forms, in any order, and the hashes of what chains of at
  /// least two factors and divisors come to.
  init(
    terms termEntries: [CountedValues.Entry], sums sumEntries: [CountedValues.Entry],
    ratioHashes: [Int], in memory: OwnedMemory
  ) {
    terms = CountedValues(termEntries, in: memory)
    sums = CountedValues(sumEntries, in: memory)
    let sums = sums
    factorPlaces = (sums.count > 0 && sums.value(at: 0) == 1 ? 1 : 0)..<sums.count
    let termHashes = Self.hashes(terms)
    termFilter = HashFilter(termHashes, in: memory)
    let factorHashes = Self.hashes(sums)
    factorFilter = HashFilter(factorHashes, in: memory)
    sumFilter = HashFilter(termHashes + factorHashes, in: memory)
    productFilter = HashFilter(
      factorPlaces.reduce(into: ratioHashes) { hashes, place in
        hashes.append(HashFilter.hash(sums.value(at: place), over: 1))
        hashes.append(HashFilter.hash(1, over: sums.value(at: place)))
      }, in: memory)
  }

  /// The values of members of chains of a kind, and 1 for products, which is none.
  @inline(__always)
  func members(of kind: ChainKind) -> CountedValues { kind == .sum ? terms : sums }

  private static func hashes(_ values: CountedValues) -> [Int] {
    (0..<values.count).map { HashFilter.hash(values.value(at: $0)) }
  }
}
