import NumbersGame

/// Looking up in an index: all that a look-up reads, behind one reference.
///
/// A file with the right checksum can still have been made by somebody else, so nothing that it says is taken for granted:
/// what makes no sense is not found.
///
/// Its tables are written when it is made and only read from then on, so that threads can share it. They are pointers, since
/// arrays would be checked, and often retained, at every step. They are as long as the places that are read in them can be:
/// numbers that were compared with the length, tokens of five bits, and sums and counts of tiles, of which there are six at most.
final class IndexReader: @unchecked Sendable {
  let memory: IndexMemory
  let layout: IndexLayout
  let multisets: TileMultisets
  let selectionSize: Int
  let targets: ClosedRange<Int>

  /// For each number below `weightCount` the code of its tile; 0 if there is none.
  private let weights: UnsafeMutablePointer<TileMultisets.Code>
  /// For each token of five bits the number on its tile; 1 for what is no tile of the pool.
  private let numbers: UnsafeMutablePointer<UInt32>
  /// For each token of five bits the token of an expression.
  private let tokens: UnsafeMutablePointer<Expression.Token>
  /// For each of 16 tiles and eight sizes, how many multisets of that size have only lower tiles.
  private let below: UnsafeMutablePointer<UInt32>
  /// The sections of expressions, by the number of tiles below eight.
  private let sizes: UnsafeMutablePointer<IndexLayout.Size>
  private let tables = OwnedMemory()

  private static let weightCount = 128
  private static let tokenCount = 32
  private static let tileCount = TileExpression.maximumTileCount
  private static let sizeCount = 8

  /// - Parameters:
  ///   - memory: An index, whose length is that of its layout.
  ///   - layout: Where everything is in it.
  ///   - plan: The plan of its games.
  init(_ memory: IndexMemory, _ layout: IndexLayout, _ plan: EverythingPlan) {
    self.memory = memory
    self.layout = layout
    multisets = plan.multisets
    selectionSize = plan.selectionSize
    targets = plan.targets
    weights = tables.array(Self.weightCount, of: 0)
    numbers = tables.array(Self.tokenCount, of: 1)
    tokens = tables.array(Self.tokenCount, of: .number(1))
    below = tables.array(Self.tileCount * Self.sizeCount, of: 0)
    sizes = tables.array(Self.sizeCount, of: layout.sizes[0])
    for (tile, number) in multisets.tiles.enumerated() {
      if Int(number) < Self.weightCount { weights[Int(number)] = multisets.code(ofTile: tile) }
      numbers[tile] = number
      for size in 1...selectionSize {
        below[tile * Self.sizeCount + size] = multisets.ranks.count(ofSize: size, below: tile)
      }
    }
    for token in 0..<Self.tokenCount {
      let operation = Operator(rawValue: UInt8(token & 3)) ?? .add
      let isTile = token < TileExpression.maximumTileCount
      tokens[token] = isTile ? .number(Int(numbers[token])) : .operation(operation)
    }
    for (index, size) in layout.sizes.enumerated() { sizes[index + 1] = size }
  }

  /// The number on the tile of a token of five bits; 1 if it is none of the pool.
  @inline(__always)
  func number(of token: Int) -> UInt32 { numbers[token] }

  /// The token of an expression that a token of five bits is.
  @inline(__always)
  func token(_ token: Int) -> Expression.Token { tokens[token] }

  // MARK: Selections

  /// The multiset of the numbers of a game; `nil` if the index does not have the game.
  @inline(__always)
  func code(of game: borrowing Game) -> TileMultisets.Code? {
    guard targets.contains(game.target) else { return nil }
    let selection = game.numbers
    guard selection.count == selectionSize else { return nil }
    var code: TileMultisets.Code = 0
    var isKnown = true
    for number in selection {
      // Numbers that are not positive are large ones here, and no tiles.
      if UInt(bitPattern: number) < UInt(Self.weightCount) {
        let weight = weights[number]
        code &+= weight
        isKnown = isKnown && weight != 0
      } else {
        return multisets.code(of: selection)
      }
    }
    return isKnown && multisets.isLegal(code) ? code : nil
  }

  /// A search for one solution, in steps that each load something from a place in memory that the step before tells. Of
  /// several searches a step can be made for all before the next one, so that none waits for the memory of another.
  struct Lookup {
    let code: TileMultisets.Code
    let target: Int
    let selection: Int
    /// The tiles of the selection in ascending order, four bits each, from the lowest bits.
    fileprivate let sorted: UInt64
    fileprivate var cell = IndexCell.exception
    /// The tiles of the expression; 0 if it is one of the exceptions.
    fileprivate var part: TileMultisets.Code = 0
    /// How many they are.
    fileprivate var tileCount = 0
    /// The place of the expression in the memory; 0 if there is none.
    fileprivate var place = 0
    fileprivate var expression = TileExpression.none

    /// The search for a game that the index does not have, which reads nothing.
    static let none = Lookup(code: 0, target: 0, selection: 0, sorted: 0)

    var isNone: Bool { code == 0 }
  }

  /// The search for a target of a selection that the index has.
  ///
  /// The place of a selection among all is the sum, over its tiles in ascending order, of how many multisets with as many
  /// tiles as there are up to this one have only lower ones (see `MultisetRanks`, which adds up those of equal tiles).
  @inline(__always)
  func lookup(_ code: TileMultisets.Code, _ target: Int) -> Lookup {
    var rest = code
    var sorted: UInt64 = 0
    var selection: UInt32 = 0
    for index in 0..<selectionSize {
      let field = rest.trailingZeroBitCount & 60
      selection &+= below[field &* 2 &+ index &+ 1]
      sorted |= UInt64(truncatingIfNeeded: field &>> 2) &<< UInt64(truncatingIfNeeded: 4 &* index)
      rest &-= 1 &<< UInt64(truncatingIfNeeded: field)
    }
    return Lookup(
      code: code, target: target, selection: Int(truncatingIfNeeded: selection), sorted: sorted)
  }

  // MARK: The steps

  @inline(__always)
  func loadCell(of lookup: inout Lookup) {
    guard !lookup.isNone else { return }
    let place = layout.cell(lookup.selection, lookup.target &- targets.lowerBound)
    lookup.cell = IndexCell(bits: memory.load(place, as: UInt16.self))
  }

  /// Finds where the expression is. A cell can tell a mask of more numbers than there are; then it is like an exception.
  @inline(__always)
  func loadStart(of lookup: inout Lookup) {
    let mask = lookup.cell.mask
    guard mask != 0, mask < 1 &<< selectionSize else { return }
    var part: TileMultisets.Code = 0
    var row: UInt32 = 0
    var count = 0
    for index in 0..<selectionSize {
      let tile = Int(truncatingIfNeeded: lookup.sorted &>> UInt64(4 &* index)) & 15
      let isTaken = mask &>> index & 1
      count &+= isTaken
      part &+= UInt64(truncatingIfNeeded: isTaken) &<< UInt64(truncatingIfNeeded: 4 &* tile)
      row &+= below[tile &* Self.sizeCount &+ count] & (0 &- UInt32(truncatingIfNeeded: isTaken))
    }
    let section = sizes + count
    let start = memory.load(
      section.pointee.starts &+ 4 &* Int(truncatingIfNeeded: row), as: UInt32.self)
    let place = Int(start) &+ lookup.cell.rank
    lookup.part = part
    lookup.tileCount = count
    guard place < section.pointee.expressionCount else { return }
    lookup.place = section.pointee.expressions &+ place &* section.pointee.expressionBytes
  }

  @inline(__always)
  func loadExpression(of lookup: inout Lookup) {
    guard lookup.place != 0 else { return }
    lookup.expression = layout.expression(
      at: lookup.place, sizes[lookup.tileCount].expressionBytes, size: lookup.tileCount, in: memory)
  }

  @inline(__always)
  func found(_ lookup: Lookup) -> Found? {
    guard lookup.part != 0 else {
      return exception(lookup.selection, lookup.code, lookup.target)
    }
    guard lookup.place != 0 else { return nil }
    return found(lookup.expression, lookup.tileCount, of: lookup.part)
  }
}
