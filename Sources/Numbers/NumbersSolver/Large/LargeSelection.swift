/// The numbers of a game of more than six, and their subsets in a form for inner loops.
///
/// A subset is known by two integers. Its *place* is that of ``SelectionLattice``. Its *counts* are how many of
/// each distinct number it takes, in fields of a word that have a free bit above each count. If the free bits
/// of one word are set and another is subtracted, a free bit is lost where the second takes more of a number
/// than the first has; so whether a subset is part of another is a subtraction and a comparison. Both integers
/// of a union are the sums of those of its parts.
struct LargeSelection {
  /// The maximum number of numbers. Fields of *k* equal numbers take at most 2*k* bits, so that 26 bits are
  /// enough for the counts; and an expression of 13 numbers has 25 tokens, which fit in 128 bits.
  static let maximumCount = 13

  let lattice: SelectionLattice
  /// The free bits of all fields.
  let guards: UInt32
  /// The counts of each subset, by its place.
  let counts: [UInt32]

  /// Some of the numbers, of which a search takes parts.
  struct Free {
    /// The counts, with all free bits set.
    let guarded: UInt32
    let place: Int
  }

  /// The subsets of the numbers of a game; nothing if they are too many.
  init?(_ lattice: SelectionLattice) {
    guard Int(lattice.sizes[lattice.full]) <= Self.maximumCount else { return nil }
    self.lattice = lattice
    var counts = [UInt32](repeating: 0, count: lattice.count)
    var guards: UInt32 = 0
    var bit: UInt32 = 0
    for single in lattice.ofSize[1] {
      // The places of a number's multiples are those of the number, added up.
      let multiplicity = lattice.multiplicity(of: single)
      for place in 0..<single {
        for taken in 1...multiplicity {
          counts[place + taken * single] = counts[place] + UInt32(taken) << bit
        }
      }
      bit += UInt32(Int.bitWidth - multiplicity.leadingZeroBitCount) + 1
      guards |= 1 << (bit - 1)
    }
    self.counts = counts
    self.guards = guards
  }

  /// All of the numbers.
  var all: Free { Free(guarded: counts[lattice.full] | guards, place: lattice.full) }

  /// The numbers of a subset.
  func free(_ subset: SelectionLattice.Subset) -> Free {
    Free(guarded: counts[subset] | guards, place: subset)
  }
}
