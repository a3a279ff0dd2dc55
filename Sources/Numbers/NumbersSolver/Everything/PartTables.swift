import NumbersGame

/// The parts of up to four tiles of a pool, by size and place of their multisets.
///
/// It is filled size by size, each part by one worker, and only read from then on.
final class PartTables: @unchecked Sendable {
  let multisets: TileMultisets
  private let ofSize: [UnsafeMutablePointer<Part>]
  private var filledCounts: [Int]

  /// Parts of more tiles are never tabulated.
  static let maximumSize = 4

  /// Makes the tables of all parts that there are in selections.
  init(_ multisets: TileMultisets, crew: Crew<PartBuilder>) throws(Stopped) {
    self.multisets = multisets
    ofSize = multisets.ofSize.prefix(Self.maximumSize + 1).map { .allocate(capacity: $0.count) }
    filledCounts = Array(repeating: 0, count: ofSize.count)
    for size in 1..<ofSize.count {
      let codes = multisets.ofSize[size]
      // Each place is written by one worker.
      nonisolated(unsafe) let parts = ofSize[size]
      // What a limit cuts off must be there to be deallocated.
      for place in codes.indices {
        (parts + place).initialize(to: Part(tileCount: size, values: [], starts: [], stairs: []))
      }
      filledCounts[size] = codes.count
      try crew.share(codes.count) { builder, place in
        let empty = parts[place]
        parts[place] = builder.part(codes[place], size: size, from: self)
        empty.deallocate()
      }
    }
  }

  deinit {
    for (parts, count) in zip(ofSize, filledCounts) {
      for place in 0..<count { parts[place].deallocate() }
      parts.deallocate()
    }
  }

  /// The part of a multiset of some size.
  @inline(__always)
  func part(_ code: TileMultisets.Code, size: Int) -> Part {
    ofSize[size][multisets.place(of: code)]
  }

  /// The part of a multiset by its place among those of its size.
  @inline(__always)
  func part(at place: Int, size: Int) -> Part { ofSize[size][place] }
}
