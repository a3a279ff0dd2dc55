public import CNumberRace
import NumbersGame
import NumbersSolver
import Synchronization

/// Room of the caller for what selections reach.
struct ReachRoom: @unchecked Sendable {
  // Unchecked: each place is written by one thread, but for the sums by target, which a mutex guards; and the memory is
  // nobody else's until the call ends.
  private let room: nr_reach
  let targets: ClosedRange<Int>
  private let stride: Int

  init(
    _ pointer: UnsafeMutablePointer<nr_reach>?, targets: ClosedRange<Int>
  ) throws {
    let pointer = try given(pointer, "reach")
    try nr_reach.check(pointer, "reach")
    room = pointer.pointee
    if room.first_target == 0, room.last_target == 0 {
      self.targets = targets
    } else {
      guard room.first_target <= room.last_target else {
        throw Failure.argument(
          "there are no targets from \(room.first_target) to \(room.last_target)")
      }
      self.targets = Int(room.first_target)...Int(room.last_target)
    }
    guard self.targets.lowerBound >= 1, self.targets.upperBound < 1000 else {
      throw Failure.argument(
        "targets of reach must be from 1 to 999, but are from \(self.targets.lowerBound) to \(self.targets.upperBound)"
      )
    }
    let bytes = (self.targets.count + 7) / 8
    stride = room.bitmap_stride == 0 ? bytes : room.bitmap_stride
    guard room.bitmaps == nil || (bytes...(1 << 20)).contains(stride) else {
      throw Failure.argument("reach->bitmap_stride must be at least \(bytes) and at most 2^20")
    }
  }

  /// How many selections reach each target.
  func noSums() -> [Int64] {
    room.by_target == nil ? [] : Array(repeating: 0, count: targets.count)
  }

  func write(_ index: Int, _ entry: Census.Entry, _ sums: inout [Int64]) {
    room.statuses?[index] = nr_status(NR_OK)
    room.solvable?[index] = Int32(entry.solvable.count)
    room.distance_sums?[index] = Int64(entry.distances.reduce(0, +))
    room.worst_distances?[index] = Int32(clamping: entry.distances.max() ?? 0)
    guard room.bitmaps != nil || !sums.isEmpty else { return }
    let row = room.bitmaps.map { $0 + index * stride }
    row?.update(repeating: 0, count: stride)
    for (place, target) in targets.enumerated() where entry.solvable.contains(target) {
      if let row { row[place / 8] |= 1 << UInt8(place % 8) }
      if !sums.isEmpty { sums[place] += 1 }
    }
  }

  /// Notes that nothing is known of a selection, or ends the call.
  func fail(_ index: Int, _ failure: Failure) throws {
    guard let statuses = room.statuses else {
      throw Failure(Int(failure.status), "selection \(index): \(failure.message)")
    }
    statuses[index] = failure.status
    room.solvable?[index] = 0
    room.distance_sums?[index] = 0
    room.worst_distances?[index] = 0
    if let bitmaps = room.bitmaps { (bitmaps + index * stride).update(repeating: 0, count: stride) }
  }

  func add(_ sums: [Int64]) {
    guard let totals = room.by_target else { return }
    for (place, sum) in sums.enumerated() { totals[place] &+= sum }
  }
}

/// Implements `nr_reach_batch`; see `numberrace.h`.
@c(nr_reach_batch) @implementation
public func nr_reach_batch(
  _ games: UnsafePointer<nr_games>?, _ limits: UnsafePointer<nr_limits>?,
  _ reach: UnsafeMutablePointer<nr_reach>?
) -> nr_status {
  call {
    let games = try Games(games, needsTargets: false)
    let room = try ReachRoom(reach, targets: games.rules.targets)
    try Work.within(limits, total: games.count) { work in
      let chunks = work.map(games.count, by: 64, limit: work.limit) { range in
        Result {
          var sums = room.noSums()
          defer { work.note(range.count) }
          for index in range {
            do {
              room.write(index, try entry(games.numbers(index), room), &sums)
            } catch {
              try room.fail(index, Failure(error))
            }
          }
          return sums
        }
      }
      let stopped = Failure(NR_STOPPED, "the limit was reached before all selections were done")
      var isStopped = false
      for (part, sums) in chunks {
        guard let sums else {
          isStopped = true
          for index in part { try? room.fail(index, stopped) }
          continue
        }
        room.add(try sums.get())
      }
      if isStopped { throw stopped }
    }
  }
}

/// What a selection reaches.
private func entry(_ numbers: [Int]?, _ room: ReachRoom) throws -> Census.Entry {
  guard let numbers, (1...6).contains(numbers.count),
    numbers.allSatisfy({ (1...1_000_000).contains($0) })
  else {
    throw Failure(NR_ILLEGAL_GAME, "a selection has 1 to 6 numbers from 1 to 1,000,000")
  }
  guard let entry = Solver().reach(of: numbers, targets: room.targets) else {
    throw Failure(NR_TOO_LARGE, "the product of the numbers is beyond 63 bits")
  }
  return entry
}
