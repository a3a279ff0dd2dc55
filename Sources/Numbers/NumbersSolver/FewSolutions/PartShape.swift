/// Which of up to six numbers are equal, and the parts of their sub-multisets.
///
/// Subsets are numbered as in a ``SelectionLattice``, so that what is left of one without a part is a difference.
final class PartShape {
  /// A way to split a subset in two, of which the first is not the larger one.
  struct Split {
    let part: Int
    let size: Int
    let others: Int
    let othersSize: Int

    /// Whether the others can be two members, none of which is smaller than the part.
    @inline(__always)
    var canGoOn: Bool { othersSize >= 2 &* size }
  }

  /// How many numbers there are.
  let numberCount: Int
  /// By subset: how many numbers it has.
  let sizes: [Int]
  /// The subsets, small ones first.
  let bySize: [Int]
  /// By subset: a mask over the numbers in ascending order that has, of equal numbers, the first ones.
  let masks: [Int]
  /// By subset: its splits, by the size of the part and then the part.
  private let splits: UnsafeMutablePointer<Split>
  private let ends: UnsafeMutablePointer<Int>
  private let memory = OwnedMemory()

  /// The shape of numbers in ascending order, of which those in a mask are equal to the one before.
  init(count: Int, repeated: Int) {
    var kinds: [Int] = []
    for place in 0..<count {
      kinds.append((kinds.last ?? 0) + (repeated & (1 << place) == 0 ? 1 : 0))
    }
    numberCount = count
    let lattice = SelectionLattice(kinds)
    let sizes = lattice.sizes.map { Int($0) }
    self.sizes = sizes
    bySize = lattice.ofSize.dropFirst().flatMap { $0 }
    var masks = [Int](repeating: 0, count: lattice.count)
    for mask in 0..<(1 << count) where mask & (repeated & ~(mask << 1)) == 0 {
      let subset = (0..<count).reduce(0) { subset, place in
        mask & (1 << place) == 0 ? subset : subset + lattice.ofKind(kinds[place])
      }
      masks[subset] = mask
    }
    self.masks = masks
    var all: [Split] = []
    ends = memory.room(for: lattice.count)
    for subset in 0..<lattice.count {
      let size = sizes[subset]
      let parts = size < 2 ? [] : lattice.smallerParts(of: subset)
      all += parts.sorted { (sizes[$0], $0) < (sizes[$1], $1) }.map { part in
        Split(
          part: part, size: sizes[part], others: subset - part, othersSize: size - sizes[part])
      }
      ends[subset] = all.count
    }
    splits = memory.array(all)
  }

  /// The places of the splits of a subset that is not empty.
  @inline(__always)
  func placesOfSplits(of subset: Int) -> Range<Int> { ends[subset &- 1]..<ends[subset] }

  @inline(__always)
  func split(at place: Int) -> Split { splits[place] }
}

extension SelectionLattice {
  /// The subset of one of the distinct numbers.
  fileprivate func ofKind(_ number: Int) -> Subset {
    ofSize[1].first { self.number(of: $0) == UInt64(number) } ?? 0
  }
}
