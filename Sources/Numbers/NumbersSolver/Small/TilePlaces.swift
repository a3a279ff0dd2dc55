/// Numbers the multisets of one to four tiles of the shows, for what is kept about each of them.
struct TilePlaces {
  /// For each number of a selection: the place of its kind in ``lower``.
  private var kinds: SIMD8<UInt8> = .zero
  /// The mask of the numbers that are no tiles of the shows.
  private var others = 0
  private let lower = Self.lower
  private let firstPlaces = Self.firstPlaces

  /// The places for a selection.
  init(_ selection: SmallSelection) {
    let all = Self.kinds
    for place in 0..<selection.count {
      let tile = Int(selection.numbers[place])
      if tile <= 100, all[tile] != Self.noKind {
        kinds[place] = 4 &* all[tile]
      } else {
        others |= 1 << place
      }
    }
  }

  /// The place of the tiles in a mask, of which there are one to four; `nil` if one of them is no tile of the shows.
  ///
  /// Of multisets of a size, each has its own sum of binomials (the combinatorial number system).
  @inline(__always)
  func place(of mask: Int) -> Int? {
    if mask & others != 0 { return nil }
    var rest = mask
    var index = 0
    var place = 0
    while rest != 0 {
      place &+= Int(lower[Int(kinds[rest.trailingZeroBitCount]) &+ index])
      index &+= 1
      rest &= rest &- 1
    }
    return place &+ Int(firstPlaces[index])
  }

  /// How many multisets there are of four or three tiles, whose places come first.
  static let countOfFourAndThree = 2_380 + 560
  /// How many there are of one to four.
  static let count = countOfFourAndThree + 105 + 14

  private static let tiles = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 25, 50, 75, 100]
  private static let noKind = UInt8.max

  /// By number of tiles: the first place. There are 17 over 4 multisets of four tiles, 16 over 3 of three and 15 over 2 of
  /// two, as many of the 14 kinds, repeated or not. Like the other tables it is written once, before anyone can see it.
  private nonisolated(unsafe) static let firstPlaces: UnsafeMutablePointer<UInt16> = {
    let places = UnsafeMutablePointer<UInt16>.allocate(capacity: 5)
    places.initialize(repeating: 0, count: 5)
    places[3] = 2_380
    places[2] = 2_380 + 560
    places[1] = 2_380 + 560 + 105
    return places
  }()

  /// The kind of each tile.
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
}
