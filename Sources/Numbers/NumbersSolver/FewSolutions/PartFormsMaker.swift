/// Finds the forms of up to four numbers from those of their parts, by all chains over exactly these numbers.
struct PartFormsMaker {
  private let shape: PartShape
  /// By subset: the forms of smaller subsets.
  private let parts: UnsafeMutablePointer<KeptForms.Forms?>
  private let kind: ChainKind
  private var chain: FormChain
  private var entries: [CountedValues.Entry] = []
  private var ratioHashes: [Int] = []

  private init(
    _ kind: ChainKind, _ shape: PartShape, _ parts: UnsafeMutablePointer<KeptForms.Forms?>,
    in memory: OwnedMemory
  ) {
    self.kind = kind
    self.shape = shape
    self.parts = parts
    chain = FormChain(kind, in: memory)
  }

  /// The forms of one number.
  static func forms(of number: Int, in memory: OwnedMemory) -> PartForms {
    let entries = [CountedValues.Entry(value: UInt32(truncatingIfNeeded: number), count: 1)]
    return PartForms(terms: entries, sums: entries, ratioHashes: [], in: memory)
  }

  /// The forms of a subset of two to four numbers whose parts are known.
  static func forms(
    of subset: Int, _ shape: PartShape, _ parts: UnsafeMutablePointer<KeptForms.Forms?>,
    in memory: OwnedMemory
  ) -> PartForms {
    let scratch = OwnedMemory()
    defer { withExtendedLifetime(scratch) {} }
    var sums = PartFormsMaker(.sum, shape, parts, in: scratch)
    var products = PartFormsMaker(.product, shape, parts, in: scratch)
    sums.addChains(over: subset)
    products.addChains(over: subset)
    return PartForms(
      terms: products.entries, sums: sums.entries, ratioHashes: products.ratioHashes,
      in: memory)
  }

  /// Adds the chains that go on from the members so far with all of the rest.
  private mutating func addChains(over rest: Int) {
    for place in shape.placesOfSplits(of: rest) {
      let split = shape.split(at: place)
      forEachMember(of: split.part) { maker, member, forms in
        guard maker.chain.push(member, size: split.size, forms: forms) else { return }
        maker.addEnds(split.others, size: split.othersSize)
        if split.canGoOn { maker.addChains(over: split.others) }
        maker.chain.pop()
      }
    }
  }

  /// Adds the chains that end with all others as one member.
  private mutating func addEnds(_ others: Int, size: Int) {
    forEachMember(of: others) { maker, last, forms in
      let count = maker.chain.formCount(endingWith: last, size: size, forms: forms)
      if count > 0 { maker.note(maker.chain.value(endingWith: last), count) }
    }
  }

  private mutating func note(_ value: ChainValue, _ count: Int) {
    if kind == .product {
      ratioHashes.append(HashFilter.hash(value.direct, over: value.inverse))
    }
    let whole = value.integer
    if whole > 0 {
      entries.append(.init(value: UInt32(truncatingIfNeeded: whole), count: count))
    }
  }

  /// Calls a function with each member that a subset can be, and its number of forms.
  @inline(__always)
  private mutating func forEachMember(
    of subset: Int, _ body: (inout PartFormsMaker, ChainMember, Int) -> Void
  ) {
    guard let forms = parts[subset] else { return }
    let values = forms.pointee.members(of: kind)
    for place in kind == .sum ? 0..<values.count : forms.pointee.factorPlaces {
      for isInverse in [false, true] {
        let member = ChainMember(
          subset: subset, value: values.value(at: place), isInverse: isInverse)
        body(&self, member, values.formCount(at: place))
      }
    }
  }
}
