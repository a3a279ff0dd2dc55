extension TileMultisets {
  /// The number of tiles of a multiset.
  @inline(__always)
  static func size(of code: Code) -> Int {
    // The sum of all fields, in the highest one.
    Int((code &* 0x1111_1111_1111_1111) &>> 60)
  }

  /// Calls a function with the multisets of some size that are part of another, itself included, in ascending order.
  @inline(__always)
  func forEachPart(of code: Code, size: Int, _ body: (Code) -> Void) {
    var part: Code = 0
    while true {
      if Self.size(of: part) == size { body(part) }
      // Counts on: the fields of the code are the largest digits.
      var rest = code
      while rest != 0 {
        let field = Code(rest.trailingZeroBitCount & ~3)
        let digit: Code = 15 &<< field
        if part & digit != code & digit {
          part &+= 1 &<< field
          break
        }
        part &= ~digit
        rest &= ~digit
      }
      if rest == 0 { return }
    }
  }

  /// Calls a function with each tile of a multiset, once, as a multiset of its own.
  @inline(__always)
  static func forEachTile(of code: Code, _ body: (Code) -> Void) {
    var rest = code
    while rest != 0 {
      let field = Code(rest.trailingZeroBitCount & ~3)
      body(1 &<< field)
      rest &= ~(15 &<< field)
    }
  }

  /// Calls a function with the ways to split a multiset in two: the part with fewer tiles, or of parts of one size
  /// that with the lower code, its size, and the rest.
  @inline(__always)
  func forEachSplit(of code: Code, size: Int, _ body: (Code, Int, Code) -> Void) {
    for smaller in 1...max(1, size / 2) {
      forEachPart(of: code, size: smaller) { part in
        let rest = code &- part
        if smaller &* 2 < size || part <= rest { body(part, smaller, rest) }
      }
    }
  }

  /// For each tile a field of four bits: how many numbers of a multiset are on lower tiles, which is the place of its first
  /// number in ascending order if the multiset has it.
  @inline(__always)
  static func firstPlaces(in code: Code) -> Code {
    // In each field, the sum of all up to it.
    (code &* 0x1111_1111_1111_1111) &<< 4
  }

  /// The place of the last number with a tile among the numbers of a multiset, in ascending order.
  func lastPlace(of tile: Int, in code: Code) -> Int {
    let upTo: Code = tile == 15 ? .max : 1 << Code(4 * (tile + 1)) - 1
    return Self.size(of: code & upTo) - 1
  }

  /// Whether a multiset has all tiles of another, of which there are not more than six of a kind.
  @inline(__always)
  static func isPart(_ part: Code, of code: Code) -> Bool {
    // A field that has too few borrows its highest bit.
    let highBits: Code = 0x8888_8888_8888_8888
    return ((code | highBits) &- part) & highBits == highBits
  }
}
