import Synchronization

/// Lends objects whose memory is used again, to one user each.
///
/// A few that are given back are kept; where all places are taken, an object is let go.
final class Lender<Object: AnyObject>: Sendable {
  /// Room for the objects that are not in use.
  private let places = (0..<16).map { _ in Place() }

  /// Lends an object for the time of a call, a new one if none is kept.
  func borrow<Result>(orMake make: () -> Object, _ body: (Object) -> Result) -> Result {
    let object = takeIdle() ?? make()
    defer { _ = places.contains { $0.put(object) } }
    return body(object)
  }

  private func takeIdle() -> Object? {
    for place in places { if let object = place.take() { return object } }
    return nil
  }

  /// A place for one object. An object in it is used by nobody, and whoever takes it out is its only
  /// user.
  private final class Place: Sendable {
    /// The address of the object, 0 if there is none.
    private let occupant = Atomic<UInt>(0)

    func take() -> Object? {
      // Most places are empty, and reading is cheaper than exchanging.
      if occupant.load(ordering: .relaxed) == 0 { return nil }
      let address = occupant.exchange(0, ordering: .acquiring)
      guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
      return Unmanaged<Object>.fromOpaque(pointer).takeRetainedValue()
    }

    /// Puts an object in, if the place is free.
    func put(_ object: Object) -> Bool {
      let retained = Unmanaged.passRetained(object)
      let (isFree, _) = occupant.compareExchange(
        expected: 0, desired: UInt(bitPattern: retained.toOpaque()), successOrdering: .releasing,
        failureOrdering: .relaxed)
      if !isFree { retained.release() }
      return isFree
    }
  }
}
