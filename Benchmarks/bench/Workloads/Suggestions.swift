import Foundation
import IntentKit
import IntentStore
import NumbersGame

extension Workload {
  /// What to suggest to someone who did a hundred thousand things in two years, from memory.
  static let suggestions = Workload(name: "suggestions, in memory") { scale in
    let memory = InMemoryStore()
    for donation in donations(scale(5000, 100_000)) { await memory.donate(donation) }
    return try await measure("suggestions, in memory", memory, scale)
  }

  /// The same from a file.
  static let fileSuggestions = Workload(name: "suggestions, from a file") { scale in
    let path = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID()).sqlite")
      .path()
    defer {
      for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
    }
    let memory = try FileMemory(path: path)
    try memory.donate(contentsOf: donations(scale(5000, 100_000)))
    return try await measure("suggestions, from a file", memory, scale)
  }

  private static let end = 1_790_000_000

  private static func measure(
    _ name: String, _ memory: some IntentMemory, _ scale: Scale
  ) async throws -> Row {
    let engine = SuggestionEngine(clock: .utc)
    var times: [Double] = []
    var checksum = Checksum()
    for number in 0..<scale(3, 100) {
      let now = Timestamp(secondsSince1970: end + 60 * number)
      let start = ContinuousClock.now
      let found = engine.suggestions(from: try await memory.donationLog(at: now), at: now)
      times.append(start.duration(to: .now) / .nanoseconds(1))
      checksum.add(found.count)
      for suggestion in found { checksum.add(suggestion.invocation.values.count) }
    }
    var row = Row(name, per: "call", Times(times), checksum: checksum)
    row.ninetyNinth = Times(times).percentile(0.99)
    return row
  }

  /// Two years of fifteen intents, some by habit and most not.
  private static func donations(_ count: Int) -> [Donation] {
    var random = SplitMix64(seed: 9)
    let seconds = 86400 * 700
    return (0..<count).map { number in
      let isHabit = number % 143 == 0
      let intent = isHabit ? 0 : 1 + random.next(below: 14)
      let place = isHabit ? 3 : random.next(below: 40)
      let payee = EntityReference(type: "payee", id: "\(place)", name: "Payee \(place)")
      return Donation(
        id: "\(number)",
        Invocation(
          intent: "Intent\(intent)",
          values: ["payee": .entity(payee), "amount": .integer(random.next(below: 10_000))]),
        at: Timestamp(secondsSince1970: end - seconds + number * (seconds / count)))
    }
  }
}
