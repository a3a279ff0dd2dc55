import CNumberRace
import NumbersGame
import NumbersSolver

/// Room of the caller for the solutions of many games.
struct Results: @unchecked Sendable {
  // Unchecked: each place is written by one thread, and the memory is nobody else's until the call ends.
  private let room: nr_results
  private let notation: NotationChoice
  private let count: Int

  init(_ pointer: UnsafeMutablePointer<nr_results>, count: Int) throws {
    try nr_results.check(pointer, "results")
    room = pointer.pointee
    self.count = count
    notation = try NotationChoice(room.notation)
    guard room.text == nil || room.text_offsets != nil else {
      throw Failure.argument("results->text_offsets must not be NULL if results->text is not")
    }
    if wantsTexts { room.text_offsets[0] = 0 }
  }

  /// Whether texts are asked for, or at least their lengths.
  var wantsTexts: Bool { room.text_offsets != nil }
  var wantsRatings: Bool { room.ratings != nil }

  /// Notes that a game has no solution, or ends the call.
  func fail(_ index: Int, _ failure: Failure) throws {
    guard let statuses = room.statuses else {
      throw Failure(Int(failure.status), "game \(index): \(failure.message)")
    }
    statuses[index] = failure.status
    room.distances?[index] = -1
    room.values?[index] = 0
    room.points?[index] = 0
    room.steps?[index] = 0
    room.ratings?[index] = 0
  }

  /// Writes what is known of a game.
  func write(_ index: Int, _ solution: Solution, rating: Int?) {
    room.statuses?[index] = nr_status(NR_OK)
    room.distances?[index] = Int64(solution.distance)
    room.values?[index] = Int64(solution.value)
    room.points?[index] = Int64(solution.points)
    room.steps?[index] = Int32(solution.expression.operationCount)
    room.ratings?[index] = Int32(rating ?? 0)
  }

  /// The texts of solutions, one after the other, with their lengths.
  struct Texts: Sendable {
    var bytes: [UInt8] = []
    var lengths: [Int] = []
  }

  func append(_ solution: Solution?, to texts: inout Texts) {
    let before = texts.bytes.count
    if let solution { texts.bytes.append(contentsOf: notation.text(solution.expression).utf8) }
    texts.lengths.append(texts.bytes.count - before)
  }

  /// Where the next text is written, and how many bytes all texts take.
  struct End {
    var written = 0
    var needed = 0
  }

  /// Writes the texts of games from an index on.
  func write(_ texts: Texts, from index: Int, _ end: inout End) {
    guard let offsets = room.text_offsets else { return }
    let capacity = room.text == nil ? 0 : max(room.text_capacity, 0)
    texts.bytes.withUnsafeBytes { bytes in
      var start = 0
      for (place, length) in texts.lengths.enumerated() {
        end.needed += length
        if length <= capacity - end.written, let text = room.text, let base = bytes.baseAddress {
          (UnsafeMutableRawPointer(text) + end.written).copyMemory(
            from: base + start, byteCount: length)
          end.written += length
        }
        start += length
        offsets[index + place + 1] = Int64(end.written)
      }
    }
  }

  /// Notes how long all texts are, and fails if they did not fit.
  func finish(_ pointer: UnsafeMutablePointer<nr_results>, _ end: End) throws {
    guard wantsTexts else { return }
    pointer.pointee.text_length = end.needed
    guard end.written == end.needed else {
      throw Failure(
        NR_BUFFER_TOO_SMALL,
        "the expressions take \(end.needed) bytes, but results->text has \(room.text_capacity)")
    }
  }
}
