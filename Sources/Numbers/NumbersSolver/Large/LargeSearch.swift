import NumbersGame

/// The search for the best solution of a game of more numbers than ``SmallSearch`` takes.
///
/// It goes by the number of numbers used, as ``ListSearch`` does. Values of subsets of up to four numbers are
/// tabulated, and from what is sought the search goes back as many steps as it takes to get to these: when
/// one operand of the last step is a tabulated value, the other follows, and one look in a table tells whether any
/// of the subsets that are left has it, whichever subset of the game that makes.
///
/// A value is only tabulated for a subset if no part of the subset has it: solutions with the fewest numbers
/// need no other.
///
/// An instance belongs to one game and one thread.
final class LargeSearch {
  let game: Game
  let target: UInt64
  let selection: LargeSelection
  var lattice: SelectionLattice { selection.lattice }
  var watch: Watch

  /// The subsets of each size that is tabulated.
  private(set) var parts: [[Part]] = [[]]
  /// The tables of each size; that of none is empty.
  private(set) var tables: UnsafeMutablePointer<SubsetTable>
  private(set) var tabulatedSize = 0
  /// The values of all tabulated subsets, those of each together, and the same as divisors.
  let values: GrowingList<UInt64>
  let divisors: GrowingList<WideDivisor>
  /// The parts of subsets that have been asked for, by the place of the subset and the size of the parts.
  private let partLists: UnsafeMutablePointer<UnsafeBufferPointer<Part>?>
  /// Above the values of all subsets of each size.
  let bounds: [UInt64]

  /// The solution that was found so far.
  var closest: Closest
  /// The steps from the value that is sought to the one that is looked for now.
  let frames: UnsafeMutablePointer<Frame>
  private let memory = OwnedMemory()

  /// A subset that is tabulated.
  struct Part: BitwiseCopyable {
    let counts: UInt32
    let place: Int32
    /// Where its values are.
    let start: Int32
    let end: Int32
  }

  /// A step of which one operand is tabulated.
  struct Frame: BitwiseCopyable {
    let known: UInt64
    let counts: UInt32
    let join: Join
  }

  /// The way to a solution.
  struct Closest {
    var distance: UInt64
    /// The number of numbers that it takes.
    var size: Int
    /// The steps to it, the last first.
    var frames: [Frame]
    /// The tabulated value from which they lead to it.
    var start: SubsetTable.Entry
  }

  /// The number of pairs of values that are joined in less time than a search with that many numbers loses without
  /// them: measured for 7 to 12 numbers, of up to 3 to 100.
  private static func affordablePairCount(_ size: Int) -> Int {
    1_000 << (3 * max(size - 6, 0))
  }

  /// Subsets of up to this many numbers are tabulated whatever it takes.
  private static let alwaysTabulatedSize = 4

  /// A search in a game whose values can all be held in 63 bits, as far as they matter; nothing for others.
  init?(_ game: Game, limit: SearchLimit) {
    let lattice = SelectionLattice(game.numbers)
    guard let selection = LargeSelection(lattice) else { return nil }
    let target = UInt64(game.target)
    let nearest = lattice.numbers.map { $0 > target ? $0 - target : target - $0 }.min() ?? target
    // Both are at most `Int.max`.
    guard Self.areSmall(lattice, ceiling: target + nearest) else { return nil }
    values = GrowingList(in: memory, capacity: 4096)
    divisors = GrowingList(in: memory, capacity: 4096)
    self.game = game
    self.target = target
    self.selection = selection
    watch = Watch(limit)
    let size = Int(lattice.sizes[lattice.full])
    bounds = (0...size).map { size in lattice.ofSize[size].map { lattice.bounds[$0] }.max() ?? 1 }
    tables = memory.room(for: size + 1)
    partLists = memory.array(lattice.count * (size + 1), of: nil)
    frames = memory.room(for: size + 1)
    closest = Closest(
      distance: .max, size: 1, frames: [], start: .init(value: lattice.numbers[0], counts: 0))
    tabulateNumbers()
  }

  /// Whether no value matters that is beyond an `Int`. A value of a subset is below the bound of the subset, and
  /// the other numbers can bring it down by no more than theirs.
  private static func areSmall(
    _ lattice: SelectionLattice, ceiling: UInt64
  ) -> Bool {
    guard ceiling <= .largestResult else { return false }
    return (1..<max(lattice.full, 1)).allSatisfy { subset in
      let (limit, overflow) = lattice.bounds[lattice.full - subset].multipliedReportingOverflow(
        by: ceiling)
      return lattice.bounds[subset] <= .largestResult || (!overflow && limit <= .largestResult)
    }
  }

  // MARK: Tables

  private func tabulateNumbers() {
    let scratch = OwnedMemory()
    defer { withExtendedLifetime(scratch) {} }
    let list = GrowingList<SubsetTable.Entry>(in: scratch)
    parts.append(
      lattice.ofSize[1].map { single in
        let start = Int32(values.count)
        let number = lattice.number(of: single)
        append(number, of: single, size: 1, to: list)
        note(number, of: single, size: 1)
        return Part(
          counts: selection.counts[single], place: Int32(single), start: start, end: start + 1)
      })
    tables[1] = SubsetTable(list, in: memory)
    tabulatedSize = 1
  }

  /// Tabulates the subsets of more numbers that a search with that many cannot do without, or that have few
  /// values.
  func tabulateMore(for size: Int) throws(Stopped) {
    while tabulatedSize < size {
      let next = tabulatedSize + 1
      guard
        next <= Self.alwaysTabulatedSize || 2 * next <= size
          || canAfford(Self.affordablePairCount(size), next)
      else { return }
      try tabulate(next)
    }
  }

  /// Whether no more pairs of values than a number are joined to tabulate all subsets of a size.
  private func canAfford(_ pairCount: Int, _ size: Int) -> Bool {
    var count = 0
    for subset in lattice.ofSize[size] {
      forEachSplit(of: subset, size: size) { part, rest in
        count += Int(part.end - part.start) * Int(rest.end - rest.start)
      }
      if count > pairCount { return false }
    }
    return true
  }

  private func tabulate(_ size: Int) throws(Stopped) {
    let scratch = OwnedMemory()
    defer { withExtendedLifetime(scratch) {} }
    let list = GrowingList<SubsetTable.Entry>(in: scratch, capacity: 1024)
    let seen = StampedSet(in: scratch)
    var found: [Part] = []
    for subset in lattice.ofSize[size] {
      seen.removeAll()
      let free = selection.free(subset)
      for smaller in 1..<size {
        for part in parts(of: free, size: smaller) {
          for index in Int(part.start)..<Int(part.end) { _ = seen.insert(values[index]) }
        }
      }
      let start = values.count
      var failure: Stopped?
      forEachSplit(of: subset, size: size) { part, rest in
        guard failure == nil else { return }
        do throws(Stopped) {
          try join(part, rest) { value in
            if seen.insert(value) { append(value, of: subset, size: size, to: list) }
          }
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      for index in start..<values.count { note(values[index], of: subset, size: size) }
      try watch.hold((values.count - start) * Self.bytesPerValue)
      found.append(
        Part(
          counts: selection.counts[subset], place: Int32(subset), start: Int32(start),
          end: Int32(values.count)))
    }
    parts.append(found)
    tables[size] = SubsetTable(list, in: memory)
    tabulatedSize = size
  }

  /// Adds a new value of a subset.
  @inline(__always)
  private func append(
    _ value: UInt64, of subset: SelectionLattice.Subset, size: Int,
    to list: GrowingList<SubsetTable.Entry>
  ) {
    values.append(value)
    if size <= Self.dividingSize { divisors.append(WideDivisor(value)) }
    list.append(.init(value: value, counts: selection.counts[subset]))
  }

  /// The memory that a value takes, in the list of the values of a subset, in a table, and until that is made.
  private static let bytesPerValue = 64

  /// Values of up to this many numbers have divisors.
  static let dividingSize = 3

  /// Notes that a subset has a value, which may be the closest.
  private func note(_ value: UInt64, of subset: SelectionLattice.Subset, size: Int) {
    let distance = distance(of: value)
    guard distance < closest.distance else { return }
    closest = Closest(
      distance: distance, size: size, frames: [],
      start: .init(value: value, counts: selection.counts[subset]))
  }

  @inline(__always)
  func distance(of value: UInt64) -> UInt64 {
    value > target ? value &- target : target &- value
  }

  /// Calls a function with the ways to split a subset into two that are tabulated.
  private func forEachSplit(
    of subset: SelectionLattice.Subset, size: Int, _ body: (Part, Part) -> Void
  ) {
    let free = selection.free(subset)
    for smaller in stride(from: 1, through: size / 2, by: 1) {
      let rests = parts(of: free, size: size - smaller)
      for part in parts(of: free, size: smaller) {
        let place = subset - Int(part.place)
        if 2 * smaller == size, place < Int(part.place) { continue }
        for rest in rests where Int(rest.place) == place { body(part, rest) }
      }
    }
  }

  /// Calls a function with the results of all steps that join a value of one part with one of another.
  @inline(__always)
  private func join(
    _ part: Part, _ rest: Part, _ body: (UInt64) -> Void
  ) throws(Stopped) {
    let restCount = Int(rest.end &- rest.start)
    for first in Int(part.start)..<Int(part.end) {
      let a = values[first]
      try watch.spend(4 * restCount)
      for second in Int(rest.start)..<Int(rest.end) {
        let b = values[second]
        // Two values of 63 bits have a sum of 64.
        if a &+ b <= .largestResult { body(a &+ b) }
        if a != b { body(a > b ? a &- b : b &- a) }
        guard a > 1, b > 1 else { continue }
        let (product, overflow) = a.multipliedReportingOverflow(by: b)
        if !overflow, product <= .largestResult { body(product) }
        let quotient =
          b >= a ? quotient(of: b, byValueAt: first) : quotient(of: a, byValueAt: second)
        if let quotient { body(quotient) }
      }
    }
  }

  /// The quotient of a value by a tabulated one, or nothing if there is a remainder.
  @inline(__always)
  func quotient(of value: UInt64, byValueAt index: Int) -> UInt64? {
    if index < divisors.count { return divisors[index].quotient(of: value) }
    return value % values[index] == 0 ? value / values[index] : nil
  }

  /// The subsets of one size, which is tabulated, that are parts of some numbers.
  @inline(__always)
  func parts(of free: LargeSelection.Free, size: Int) -> UnsafeBufferPointer<Part> {
    let index = free.place &* bounds.count &+ size
    return partLists[index] ?? makePartList(of: free, size: size, at: index)
  }

  @inline(never)
  private func makePartList(
    of free: LargeSelection.Free, size: Int, at index: Int
  ) -> UnsafeBufferPointer<Part> {
    let guards = selection.guards
    let found = parts[size].filter { (free.guarded &- $0.counts) & guards == guards }
    let list = UnsafeBufferPointer(start: memory.array(found), count: found.count)
    partLists[index] = list
    return list
  }
}
