import Synchronization

/// The values that four tiles of the shows reach and fewer of them do not, kept from when they are first met: 643 KB for
/// all 1,820 quadruples that can be drawn.
///
/// The lists are shared by all threads without a lock. A list is complete before it can be found, and is there
/// for good.
enum KeptQuadruples {
  typealias List = UnsafeBufferPointer<UInt32>

  /// The place of four tiles; nothing if one of them is no tile of the shows.
  ///
  /// Of multisets of four in ascending order, each has its own sum of binomials (the combinatorial number
  /// system).
  ///
  /// - Parameter tile: Gives the tiles by their places from 0 to 3, in ascending order.
  @inline(__always)
  static func place(_ tile: (Int) -> UInt32) -> Int? {
    var place = 0
    for index in 0..<4 {
      let tile = tile(index)
      guard tile <= 100, kinds[Int(tile)] != noKind else { return nil }
      place &+= Int(lower[4 &* Int(kinds[Int(tile)]) &+ index])
    }
    return place
  }

  /// The list of four tiles, if it is kept.
  @inline(__always)
  static subscript(place: Int) -> List? {
    guard let list = UnsafePointer<UInt32>(bitPattern: lists[place].load(ordering: .acquiring))
    else { return nil }
    return List(start: list + 1, count: Int(list[0]))
  }

  /// Keeps the list of four tiles, unless another thread already has.
  static func keep(_ values: List, at place: Int) {
    let list = UnsafeMutablePointer<UInt32>.allocate(capacity: values.count + 1)
    list[0] = UInt32(values.count)
    for index in values.indices { list[index + 1] = values[index] }
    let (isFirst, _) = lists[place].compareExchange(
      expected: 0, desired: UInt(bitPattern: list), successOrdering: .releasing,
      failureOrdering: .relaxed)
    if !isFirst { list.deallocate() }
  }

  // MARK: Tables

  private static let tiles = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 25, 50, 75, 100]
  private static let noKind = UInt8.max

  /// The kind of each tile. Like the other tables it is written once, before anyone can see it.
  private nonisolated(unsafe) static let kinds: UnsafeMutablePointer<UInt8> = {
    let kinds = UnsafeMutablePointer<UInt8>.allocate(capacity: 101)
    kinds.initialize(repeating: noKind, count: 101)
    for (kind, tile) in tiles.enumerated() { kinds[tile] = UInt8(kind) }
    return kinds
  }()

  /// For each kind and place in a multiset, how many multisets of as many tiles have only lower kinds:
  /// (kind + place) over (place + 1).
  private nonisolated(unsafe) static let lower: UnsafeMutablePointer<UInt16> = {
    let lower = UnsafeMutablePointer<UInt16>.allocate(capacity: 4 * tiles.count)
    for kind in tiles.indices {
      var binomial = kind
      for place in 0..<4 {
        lower[4 * kind + place] = UInt16(binomial)
        binomial = binomial * (kind + place + 1) / (place + 2)
      }
    }
    return lower
  }()

  /// The addresses of the lists, each headed by its length; 0 where none is kept. All access is atomic.
  private nonisolated(unsafe) static let lists: UnsafeMutablePointer<Atomic<UInt>> = {
    // 17 over 4: any four kinds, repeated or not.
    let count = 2_380
    let lists = UnsafeMutablePointer<Atomic<UInt>>.allocate(capacity: count)
    for place in 0..<count { (lists + place).initialize(to: Atomic(0)) }
    return lists
  }()
}
