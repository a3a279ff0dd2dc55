import Synchronization

/// The values that three or four tiles of the shows reach and fewer of them do not, kept from when they are first
/// met: 0.7 MB for all that can be drawn.
///
/// The lists are shared by all threads without a lock. A list is complete before it can be found, and is there
/// for good.
enum KeptValues {
  typealias List = UnsafeBufferPointer<UInt32>

  /// The list at a place, if it is kept.
  @inline(__always)
  static subscript(place: Int) -> List? {
    guard let list = UnsafePointer<UInt32>(bitPattern: lists[place].load(ordering: .acquiring))
    else { return nil }
    return List(start: list + 1, count: Int(list[0]))
  }

  /// Keeps a list, unless another thread already has.
  static func keep(_ values: List, at place: Int) {
    let list = UnsafeMutablePointer<UInt32>.allocate(capacity: values.count + 1)
    list[0] = UInt32(values.count)
    for index in values.indices { list[index + 1] = values[index] }
    let (isFirst, _) = lists[place].compareExchange(
      expected: 0, desired: UInt(bitPattern: list), successOrdering: .releasing,
      failureOrdering: .relaxed)
    if !isFirst { list.deallocate() }
  }

  /// The addresses of the lists, each headed by its length; 0 where none is kept. All access is atomic.
  private nonisolated(unsafe) static let lists: UnsafeMutablePointer<Atomic<UInt>> = {
    let count = TilePlaces.countOfFourAndThree
    let lists = UnsafeMutablePointer<Atomic<UInt>>.allocate(capacity: count)
    for place in 0..<count { (lists + place).initialize(to: Atomic(0)) }
    return lists
  }()
}
