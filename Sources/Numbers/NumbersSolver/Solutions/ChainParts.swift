/// The parts of a subset that can be the smallest member of a chain: those of up to half its size, smaller ones first, and of
/// two halves only the one that comes first.
///
/// The memory belongs to whoever makes it.
struct ChainParts {
  /// A part of a subset, and its size.
  struct Part {
    let subset: SelectionLattice.Subset
    let size: Int
  }

  private let parts: UnsafeMutablePointer<Part>?
  let count: Int

  /// No parts.
  init() {
    parts = nil
    count = 0
  }

  init(_ subset: SelectionLattice.Subset, _ lattice: SelectionLattice) {
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
    let parts = UnsafeMutablePointer<Part>.allocate(capacity: max(1, found.count))
    parts.initialize(from: found, count: found.count)
    self.parts = parts
    count = found.count
  }

  func deallocate() { parts?.deallocate() }

  var isEmpty: Bool {
    @inline(__always) get { parts == nil }
  }

  @inline(__always)
  subscript(place: Int) -> Part { parts.unsafelyUnwrapped[place] }
}
