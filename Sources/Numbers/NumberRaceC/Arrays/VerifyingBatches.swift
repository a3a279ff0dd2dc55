public import CNumberRace
import NumbersGame
import NumbersSolver

/// Many texts in memory of the caller.
private struct Texts: @unchecked Sendable {
  // Unchecked: the memory is only read, and its owner keeps it until the call ends.
  let count: Int
  private let data: UnsafePointer<UInt8>?
  private let dataLength: Int
  private let offsets: IntegerArray?
  private let pointers: UnsafePointer<UnsafePointer<CChar>?>?
  private let lengths: UnsafePointer<Int>?

  init(_ pointer: UnsafePointer<nr_texts>?) throws {
    let texts = try nr_texts.read(try given(pointer, "texts"), "texts")
    count = texts.count
    pointers = texts.pointers
    lengths = texts.lengths
    dataLength = texts.data_length
    guard count >= 0, dataLength >= 0 else {
      throw Failure.argument("texts->count or data_length is too large")
    }
    data = texts.data.map { UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self) }
    guard data != nil || texts.offsets == nil || dataLength == 0 else {
      throw Failure.argument("texts->data must not be NULL if there are offsets and a length")
    }
    let hasOffsets = data != nil || texts.offsets != nil
    guard hasOffsets || pointers != nil || count == 0 else {
      throw Failure.argument("texts->data or texts->pointers must not be NULL")
    }
    offsets =
      hasOffsets ? try IntegerArray(texts.offsets, texts.offsets_type, "offsets") : nil
  }

  /// The bytes of a text.
  func bytes(_ index: Int) throws -> UnsafeBufferPointer<UInt8> {
    guard let offsets else {
      return try NumberRaceC.bytes(
        pointers?[index], pointers?[index] == nil ? 0 : lengths?[index] ?? -1, "a text")
    }
    let (start, end) = (offsets[index], offsets[index + 1])
    guard start >= 0, start <= end, end <= dataLength else {
      throw Failure.argument("the offsets of text \(index) are not in order, or beyond the data")
    }
    return UnsafeBufferPointer(
      start: data.map { $0 + Int(start) }, count: data == nil ? 0 : Int(end - start))
  }
}

/// Room of the caller for verdicts.
private struct Verdicts: @unchecked Sendable {
  // Unchecked: each place is written by one thread, and the memory is nobody else's until the call ends.
  private let room: nr_verdicts

  init(_ pointer: UnsafeMutablePointer<nr_verdicts>?) throws {
    let pointer = try given(pointer, "verdicts")
    try nr_verdicts.check(pointer, "verdicts")
    room = pointer.pointee
  }

  func write(_ index: Int, _ verdict: nr_verdict) {
    room.kinds?[index] = verdict.kind
    room.faults?[index] = verdict.fault
    room.values?[index] = verdict.value
    room.distances?[index] = verdict.distance
    room.points?[index] = verdict.points
    room.steps?[index] = verdict.steps
    room.scores?[index] = verdict.score
    room.starts?[index] = Int64(verdict.start)
    room.lengths?[index] = Int64(verdict.length)
  }

  /// A game that is none, or a text that could not be judged any more.
  func write(_ index: Int, _ kind: Int) {
    var verdict = nr_verdict()
    verdict.kind = nr_verdict_kind(kind)
    verdict.fault = nr_fault(NR_NO_FAULT)
    verdict.distance = -1
    write(index, verdict)
  }
}

/// Implements `nr_verify_batch`; see `numberrace.h`.
@c(nr_verify_batch) @implementation
public func nr_verify_batch(
  _ games: UnsafePointer<nr_games>?, _ texts: UnsafePointer<nr_texts>?,
  _ options: UnsafePointer<nr_verify_options>?, _ closest: UnsafePointer<Int64>?,
  _ limits: UnsafePointer<nr_limits>?, _ verdicts: UnsafeMutablePointer<nr_verdicts>?
) -> nr_status {
  call {
    let games = try Games(games)
    let texts = try Texts(texts)
    let judging = try Judging(options)
    let verdicts = try Verdicts(verdicts)
    // The memory is only read, and its owner keeps it until the call ends.
    nonisolated(unsafe) let closest = closest
    guard texts.count == games.count else {
      throw Failure.argument("there are \(games.count) games, but \(texts.count) texts")
    }
    try Work.within(limits, total: games.count) { work in
      let chunks = work.map(games.count, by: 256, limit: work.limit) { range -> (any Error)? in
        var verifier = judging.verifier
        var judged = range.lowerBound
        var numbers: [Int] = []
        defer {
          work.note(range.count)
          for index in judged..<range.upperBound { verdicts.write(index, NR_NO_ANSWER) }
        }
        do {
          for index in range {
            let text = try texts.bytes(index)
            let target = games.target(index)
            games.read(index, into: &numbers)
            do {
              try judging.check(numbers, target, games.rules)
            } catch {
              verdicts.write(index, NR_BAD_GAME)
              judged = index + 1
              continue
            }
            let known = closest.flatMap { knownDistance($0[index]) }
            let found = verifier.verify(text, numbers: numbers, target: target, closest: known)
            let kind = try judging.complete(found, numbers, target, known, limit: work.limit)
            verdicts.write(index, nr_verdict(found, kind, judging, games.rules))
            judged = index + 1
          }
          return nil
        } catch {
          return error
        }
      }
      var isStopped = false
      for (part, result) in chunks {
        guard let result else {
          isStopped = true
          for index in part { verdicts.write(index, NR_NO_ANSWER) }
          continue
        }
        if let failure = result { throw failure }
      }
      if isStopped {
        throw Failure(NR_STOPPED, "the limit was reached before all texts were judged")
      }
    }
  }
}
