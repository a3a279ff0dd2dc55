import Synchronization

/// The values that three or four tiles of the shows reach and fewer of them do not, kept from when they are first
/// met: 0.7 MB for all that can be drawn.
///
/// The lists are shared by all threads without a lock. A list is complete before it can be found, and is there
/// for good.
enum KeptValues {
  typealias List = UnsafeBufferPointer<UInt32>

  /// The place of the list of the tiles in a mask, of which there are three or four; nothing if one of them is no
  /// tile of the shows.
  ///
  /// Of multisets of a size, each has its own sum of binomials (the combinatorial number system).
  @inline(__always)
  static func place(of mask: Int, in selection: SmallSelection) -> Int? {
    var rest = mask
    var index = 0
    var place = 0
    while rest != 0 {
      let tile = Int(selection.numbers[rest.trailingZeroBitCount])
      guard tile <= 100, kinds[tile] != noKind else { return nil }
      place &+= Int(lower[4 &* Int(kinds[tile]) &+ index])
      index &+= 1
      rest &= rest &- 1
    }
    return index == 3 ? place &+ quadrupleCount : place
  }

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

  // MARK: Tables

  private static let tiles = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 25, 50, 75, 100]
  private static let noKind = UInt8.max
  /// 17 over 4 and 16 over 3: as many of the 14 kinds, repeated or not.
  private static let quadrupleCount = 2_380
  private static let tripleCount = 560

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
    let count = quadrupleCount + tripleCount
    let lists = UnsafeMutablePointer<Atomic<UInt>>.allocate(capacity: count)
    for place in 0..<count { (lists + place).initialize(to: Atomic(0)) }
    return lists
  }()
}
