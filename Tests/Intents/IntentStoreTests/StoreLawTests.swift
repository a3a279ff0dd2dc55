import Foundation
import IntentKit
import IntentStore
import NumbersGame
import Testing
import Workers

@Suite("All memories")
struct StoreLawTests {
  /// Whatever is done to both, the file and the memory of a process hold the same.
  @Test("behave alike", arguments: 1...6)
  func alike(_ seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let folder = try TemporaryFolder()
    let retention = Retention(count: 40, days: 30)
    let file = try FileMemory(path: folder.path("memory.sqlite"), retention: retention)
    let memory = InMemoryStore(retention: retention)
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    func entity() -> EntityReference {
      EntityReference(type: ["payee", "list"][number(0..<2)], id: "\(number(0..<4))", name: "N")
    }
    for step in 0..<400 {
      switch number(0..<12) {
      case 0..<6:
        let donation = Donation(
          id: "\(number(0..<300))",
          Invocation(
            intent: "Intent\(number(0..<4))",
            values: [
              "a": .entity(entity()), "b": .list([.integer(number(0..<3)), .boolean(true)]),
            ]),
          at: Timestamp(secondsSince1970: 1_790_000_000 + step * 20_000 - number(0..<50_000)),
          result: number(0..<3) == 0 ? .object(["c": .entity(entity())]) : nil,
          group: number(0..<2) == 0 ? "g\(number(0..<3))" : nil)
        try file.donate(donation)
        await memory.donate(donation)
      case 6:
        let gone = entity()
        let selection: DonationSelection = [
          .id("\(number(0..<300))"), .group("g\(number(0..<3))"), .intent("Intent\(number(0..<9))"),
          .mentioning(type: gone.type, id: gone.id),
        ][number(0..<4)]
        // What is not kept any longer may be there still in one of them, and is not counted.
        try file.removeDonations(selection)
        await memory.removeDonations(selection)
      case 7:
        let name = "Name \(number(0..<5))"
        let shortcut = Shortcut(
          id: "\(number(0..<4))", name: name, phrase: number(0..<2) == 0 ? "Say \(name)" : nil,
          actions: [.step(.init("Intent1"))])
        var errors: [String] = []
        do { try file.save(shortcut) } catch { errors.append("\(error)") }
        do { try await memory.save(shortcut) } catch { errors.append("\(error)") }
        #expect(errors.isEmpty || errors.count == 2 && errors[0] == errors[1])
      case 8:
        let id = "\(number(0..<4))"
        try file.removeShortcut(id: id)
        await memory.removeShortcut(id: id)
      case 9:
        let activity = UserActivity(
          type: "t\(number(0..<30))", title: "T", values: ["a": .entity(entity())])
        try file.remember(activity, at: Timestamp(secondsSince1970: step))
        await memory.remember(activity, at: Timestamp(secondsSince1970: step))
      case 10:
        let gone = entity()
        try await file.forget(type: gone.type, id: gone.id)
        try await memory.forget(type: gone.type, id: gone.id)
      default:
        let word = UserWord(
          "w\(number(0..<5))", kind: [nil, "payee"][number(0..<2)],
          pronunciations: ["p\(number(0..<9))"])
        if number(0..<3) == 0 {
          let wasThere = try file.removeWord(word.name, kind: word.kind)
          #expect(await memory.removeWord(word.name, kind: word.kind) == wasThere)
        } else {
          try file.save(word)
          await memory.save(word)
        }
      }
      guard step % 7 == 0 else { continue }
      let now = Timestamp(secondsSince1970: 1_790_000_000 + step * 20_000 - 30_000)
      for selection in [DonationSelection.all, .intent("Intent1"), .group("g1")] {
        let limit = number(0..<60)
        #expect(
          try await memory.donations(selection, limit: limit)
            == file.donations(selection, limit: limit))
      }
      let engine = SuggestionEngine(clock: .utc, threshold: 0)
      let (log, other) = (try file.donationLog(at: now), await memory.donationLog(at: now))
      #expect(log.count == other.count)
      #expect(
        engine.suggestions(from: log, at: now, limit: 9)
          == engine.suggestions(from: other, at: now, limit: 9))
      #expect(try await memory.shortcuts() == file.shortcuts())
      #expect(try await memory.activities() == file.activities())
      #expect(try await memory.words() == file.words())
    }
    #expect(try file.faults() == [])
  }
}
