import Synchronization

/// The forms of up to four tiles of the shows, kept from when they are first met: some 10 MB for all that can be drawn.
///
/// They are shared by all threads without a lock, complete before they can be found, and there for good.
struct KeptForms: @unchecked Sendable {
  typealias Forms = UnsafePointer<PartForms>

  /// The addresses of the forms; 0 where none are kept. All access is atomic, so threads may share them.
  private let addresses: UnsafeMutablePointer<Atomic<UInt>>

  static let shared = KeptForms()

  private init() {
    addresses = .allocate(capacity: TilePlaces.count)
    for place in 0..<TilePlaces.count { (addresses + place).initialize(to: Atomic(0)) }
  }

  /// The forms of the tiles at a place, if they are kept.
  @inline(__always)
  subscript(place: Int) -> Forms? {
    Forms(bitPattern: addresses[place].load(ordering: .acquiring))
  }

  /// Keeps forms with the memory that they are in, unless another thread already has.
  ///
  /// - Returns: Those that are kept.
  func keep(_ forms: PartForms, in memory: OwnedMemory, at place: Int) -> Forms {
    let new = memory.array(1, of: forms)
    let (isFirst, original) = addresses[place].compareExchange(
      expected: 0, desired: UInt(bitPattern: new), successOrdering: .acquiringAndReleasing,
      failureOrdering: .acquiring)
    if !isFirst, let kept = Forms(bitPattern: original) { return kept }
    memory.leave()
    return Forms(new)
  }
}
