/// The parts of a subset that can be the smallest member of a chain: those of up to half its size, smaller ones first, and of
/// two halves only the one that comes first.
struct ChainParts {
  /// A part of a subset, and its size.
  struct Part {
    let subset: SelectionLattice.Subset
    let size: Int
  }

  private var parts: UnsafeMutablePointer<Part>?
  private(set) var count = 0

  /// No parts.
  init() {}

  init(_ subset: SelectionLattice.Subset, _ lattice: SelectionLattice, in memory: OwnedMemory) {
    let size = Int(lattice.sizes[subset])
    var found: [Part] = []
    // Parts of a size come in ascending order.
    let all = lattice.parts(of: subset, sizes: 1...max(size / 2, 1))
    for partSize in 1...max(size / 2, 1) {
      for part in all where Int(lattice.sizes[part]) == partSize {
        if 2 * partSize < size || part <= subset - part {
          found.append(Part(subset: part, size: partSize))
        }
      }
    }
    parts = memory.array(found)
    count = found.count
  }

  var isEmpty: Bool {
    @inline(__always) get { parts == nil }
  }

  @inline(__always)
  subscript(place: Int) -> Part { parts.unsafelyUnwrapped[place] }
}
