import Foundation
import GameRecords
import NumbersSolver
import Synchronization

/// The lines of a part of a batch, which several searches share.
final class BatchWork: Sendable {
  /// The answers to some lines, a line each.
  struct Answers: Sendable {
    let lines: Range<Int>
    let text: Data
  }

  private let lines: [BatchLine]
  private let first: Int
  private let solver: LineSolver
  private let maximumLength: Int
  /// The lines that nobody has taken, in order.
  private let left: Mutex<[Range<Int>]>
  /// The maximum number of lines that are taken together.
  static let shareLength = 16

  /// Creates work.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - first: The number of lines of the batch before them.
  ///   - solver: The solver of lines.
  ///   - maximumLength: The maximum number of bytes of a line, for errors.
  init(_ lines: [BatchLine], after first: Int, _ solver: LineSolver, maximumLength: Int) {
    self.lines = lines
    self.first = first
    self.solver = solver
    self.maximumLength = maximumLength
    left = Mutex([0..<lines.count])
  }

  /// The number of lines that nobody has taken.
  var remaining: Int { left.withLock { $0.reduce(0) { $0 + $1.count } } }

  /// Answers lines until there are none, or for a time, after which only the line that is being solved is finished.
  func answers(for time: Duration, _ limit: SearchLimit) -> [Answers] {
    let end = ContinuousClock.now + time
    var answers: [Answers] = []
    while let share = next() {
      var text = Data()
      text.reserveCapacity(share.count * 320)
      var place = share.lowerBound
      repeat {
        text.append(contentsOf: answer(to: place, limit).json.utf8)
        text.append(UInt8(ascii: "\n"))
        place += 1
      } while place < share.upperBound && .now < end
      answers.append(Answers(lines: share.lowerBound..<place, text: text))
      if place < share.upperBound { giveBack(place..<share.upperBound) }
      if .now >= end { break }
    }
    return answers
  }

  private func answer(to place: Int, _ limit: SearchLimit) -> LineAnswer {
    let number = first + place + 1
    return switch lines[place] {
    case .text(let text): solver.solve(text, number: number, limit)
    case .tooLong: LineAnswer.tooLong(number: number, maximumLength: maximumLength)
    }
  }

  private func next() -> Range<Int>? {
    left.withLock { left in
      guard let range = left.first, !range.isEmpty else { return nil }
      let share = range.prefix(Self.shareLength)
      let rest = range.dropFirst(Self.shareLength)
      if rest.isEmpty { left.removeFirst() } else { left[0] = rest }
      return share
    }
  }

  private func giveBack(_ lines: Range<Int>) {
    left.withLock { left in
      let place = left.firstIndex { $0.lowerBound > lines.lowerBound } ?? left.count
      left.insert(lines, at: place)
    }
  }
}
