import CNumberRace
import NumbersGame
import NumbersSolver

/// Many games in arrays of the caller.
struct Games: Sendable {
  let count: Int
  let rules: Rules
  private let numbers: IntegerArray
  private let width: Int
  private let rowStride: Int
  private let columnStride: Int
  private let offsets: IntegerArray?
  private let targets: IntegerArray?

  /// The maximum number of games.
  static let maximumCount = Int(Int32.max)

  init(
    _ pointer: UnsafePointer<nr_games>?, needsTargets: Bool = true
  ) throws {
    let games = try nr_games.read(try given(pointer, "games"), "games")
    guard (0...Self.maximumCount).contains(games.count) else {
      throw Failure.argument(
        "games->count is \(UInt(bitPattern: games.count)): at most 2^31 - 1 are allowed")
    }
    guard (0...1000).contains(games.width) else {
      throw Failure.argument(
        "games->width is \(UInt(bitPattern: games.width)): at most 1,000 are allowed")
    }
    count = games.count
    rules = RulesHandle.rules(games.rules)
    width = games.width
    let size = IntegerArray.size(of: games.numbers_type)
    columnStride = strideInBytes(games.column_stride, contiguous: size)
    rowStride = strideInBytes(games.row_stride, contiguous: size * width)
    guard columnStride.magnitude <= 1 << 31, rowStride.magnitude <= 1 << 40 else {
      throw Failure.argument("the strides of games are too large")
    }
    // Where there are no games, there need be no memory.
    let nowhere = UnsafeRawPointer(bitPattern: 8)
    numbers = try IntegerArray(
      games.numbers ?? (count == 0 || width == 0 ? nowhere : nil), games.numbers_type, "numbers")
    offsets = try games.offsets.map { offsets in
      try IntegerArray(offsets, games.offsets_type, "offsets")
    }
    targets =
      needsTargets
      ? try IntegerArray(
        games.targets ?? (count == 0 ? nowhere : nil), games.targets_type,
        stride: strideInBytes(
          games.target_stride, contiguous: IntegerArray.size(of: games.targets_type)), "targets")
      : nil
  }

  /// The most numbers that are read of a game.
  private static let maximumWidth = 100

  /// The numbers of a game; `nil` if its offsets are impossible.
  func numbers(_ index: Int) -> [Int]? {
    var numbers: [Int] = []
    return read(index, into: &numbers) ? numbers : nil
  }

  /// Reads the numbers of a game into memory that is used again for the next one.
  ///
  /// - Returns: Whether its offsets are possible; there are no numbers else.
  @discardableResult
  func read(_ index: Int, into numbers: inout [Int]) -> Bool {
    numbers.removeAll(keepingCapacity: true)
    if let offsets {
      let (start, end) = (offsets[index], offsets[index + 1])
      guard start >= 0, end >= start, end - start <= Self.maximumWidth, end < 1 << 40 else {
        return false
      }
      for place in Int(start)..<Int(end) {
        numbers.append(Int(clamping: self.numbers.element(atByte: place &* columnStride)))
      }
      return true
    }
    let row = index &* rowStride
    var end = min(width, Self.maximumWidth)
    while end > 0, self.numbers.element(atByte: row &+ (end - 1) &* columnStride) == 0 { end -= 1 }
    for column in 0..<end {
      numbers.append(Int(clamping: self.numbers.element(atByte: row &+ column &* columnStride)))
    }
    return true
  }

  /// The target of a game.
  func target(_ index: Int) -> Int { targets.map { Int(clamping: $0[index]) } ?? 0 }

  /// A game, if it keeps its rules.
  func game(_ index: Int) throws -> Game {
    guard let numbers = numbers(index) else {
      throw Failure.argument("the offsets of game \(index) are not in order, or too far apart")
    }
    return try Game(numbers: numbers, target: target(index), rules: rules)
  }
}
