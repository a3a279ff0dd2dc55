import Synchronization

extension SmallSearch {
  /// Lends a search for the time of a call. Searches are kept, so that their memory is used again.
  static func borrow<Result>(_ body: (SmallSearch) -> Result) -> Result {
    let search = takeIdle() ?? SmallSearch()
    defer {
      // Where all places are taken, the search is let go.
      _ = idle.contains { $0.put(search) }
    }
    return body(search)
  }

  private static func takeIdle() -> SmallSearch? {
    for place in idle { if let search = place.take() { return search } }
    return nil
  }

  /// Room for the searches that are not in use.
  private static let idle = (0..<16).map { _ in Place() }

  /// A place for one search. A search in it is used by nobody, and whoever takes it out is its only
  /// user.
  private final class Place: Sendable {
    /// The address of the search, 0 if there is none.
    private let occupant = Atomic<UInt>(0)

    func take() -> SmallSearch? {
      let address = occupant.exchange(0, ordering: .acquiring)
      guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
      return Unmanaged<SmallSearch>.fromOpaque(pointer).takeRetainedValue()
    }

    /// Puts a search in, if the place is free.
    func put(_ search: SmallSearch) -> Bool {
      let retained = Unmanaged.passRetained(search)
      let (isFree, _) = occupant.compareExchange(
        expected: 0, desired: UInt(bitPattern: retained.toOpaque()), successOrdering: .releasing,
        failureOrdering: .relaxed)
      if !isFree { retained.release() }
      return isFree
    }
  }
}
