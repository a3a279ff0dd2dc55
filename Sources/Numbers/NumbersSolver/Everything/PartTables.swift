import NumbersGame

/// The parts of up to four tiles of a pool, by size and place of their multisets.
///
/// It is filled size by size, each part by one worker, and only read from then on.
final class PartTables: @unchecked Sendable {
  let multisets: TileMultisets
  private let ofSize: [UnsafeMutablePointer<Part>]
  private let memory = OwnedMemory()
  /// The memory of the parts.
  private let memories: [OwnedMemory]

  /// Parts of more tiles are never tabulated.
  static let maximumSize = 4

  /// Makes the tables of all parts that there are in selections.
  init(_ multisets: TileMultisets, crew: Crew<PartBuilder>) throws(Stopped) {
    self.multisets = multisets
    memories = crew.workers.map { $0.memory }
    let ofSize = multisets.ofSize.prefix(Self.maximumSize + 1).map { [memory] codes in
      memory.room(for: codes.count) as UnsafeMutablePointer<Part>
    }
    self.ofSize = ofSize
    for size in 1..<ofSize.count {
      let codes = multisets.ofSize[size]
      // Each place is written by one worker.
      nonisolated(unsafe) let parts = ofSize[size]
      try crew.share(codes.count) { builder, place in
        parts[place] = builder.part(codes[place], size: size, from: self)
      }
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
