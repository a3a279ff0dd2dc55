import NumbersGame

/// Where the games of a batch are in the rows of a plan: what is left to know of a game once it has been read.
///
/// It is filled when it is made, each place by one thread, and only read from then on: that is why it can be sent.
final class BatchCells: @unchecked Sendable {
  let plan: EverythingPlan
  /// The targets that are asked for.
  let wanted: WantedTargets
  let count: Int
  private let cells: UnsafeMutablePointer<Cell>
  private let memory = OwnedMemory()

  /// The place of a selection, and that of a target in the window.
  struct Cell: BitwiseCopyable {
    let selection: UInt16
    let target: UInt16

    /// The game is not in the rows. There are fewer selections than that.
    static let none = Cell(selection: .max, target: 0)

    var isNone: Bool { selection == .max }
  }

  /// The games that are read before a limit is polled.
  private static let chunk = 4_096

  /// Reads games; `nil` if the rules of the first one have no rows.
  ///
  /// - Throws: ``Stopped`` if the limit is reached.
  init?(_ games: [Game], threads: Int, limit: SearchLimit) throws(Stopped) {
    guard let rules = games.first?.rules, let plan = try? EverythingPlan(rules),
      !plan.window.isEmpty
    else { return nil }
    self.plan = plan
    wanted = WantedTargets(selectionCount: plan.selections.count, plan.window)
    count = games.count
    cells = memory.room(for: games.count)
    let crew = Crew(threads: threads, limit: limit) { () }
    try crew.share((count + Self.chunk - 1) / Self.chunk, chunk: 1) { _, chunk in
      let start = chunk * Self.chunk
      read(games, start..<min(start + Self.chunk, count))
    }
  }

  private func read(_ games: [Game], _ range: Range<Int>) {
    // Elements of a span are looked at where they are: copies would retain and release all that a game refers to.
    let games = games.span
    let (multisets, window, size) = (plan.multisets, plan.window, plan.selectionSize)
    for index in range {
      let target = games[index].target
      guard games[index].numbers.count == size, window.contains(target),
        let code = multisets.code(of: games[index].numbers)
      else {
        cells[index] = .none
        continue
      }
      let selection = multisets.place(of: code)
      wanted.insert(target, selection)
      cells[index] = Cell(
        selection: UInt16(truncatingIfNeeded: selection),
        target: UInt16(truncatingIfNeeded: target &- window.lowerBound))
    }
  }

  @inline(__always)
  subscript(index: Int) -> Cell { cells[index] }
}
