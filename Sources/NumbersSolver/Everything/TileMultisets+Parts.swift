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

  /// A multiset without a tile; `nil` if it has none.
  @inline(__always)
  func removing(tile: Int, from code: Code) -> Code? {
    let field = Code(truncatingIfNeeded: 4 &* tile)
    return code &>> field & 15 == 0 ? nil : code &- 1 &<< field
  }

  /// A multiset without a tile, which is told by its place among the distinct tiles of the multiset; `nil` if there are not so
  /// many.
  @inline(__always)
  func removing(distinctTile place: Int, from code: Code) -> Code? {
    var rest = code
    for _ in 0..<place { rest &= ~(15 &<< Code(rest.trailingZeroBitCount & ~3)) }
    return rest == 0 ? nil : code &- 1 &<< Code(rest.trailingZeroBitCount & ~3)
  }
}
