import Foundation
import IntentKit
import IntentStore
import Testing
import Workers

@Suite("An archive")
struct ArchiveTests {
  private let folder: TemporaryFolder
  private let memory: FileMemory
  private static let now = Timestamp(secondsSince1970: 1_790_000_100)

  init() throws {
    folder = try TemporaryFolder()
    memory = try FileMemory(path: folder.path("memory.sqlite"))
  }

  private func fill() throws {
    for number in 0..<30 {
      let payee = EntityReference(type: "payee", id: "\(number % 3)", name: "P\(number % 3)")
      try memory.donate(
        Donation(
          id: "\(number)",
          Invocation(intent: "Pay", values: ["payee": .entity(payee), "note": .text("a\u{0}b")]),
          at: Timestamp(secondsSince1970: 1_790_000_000 + number), result: .text("\u{0}\u{7}"),
          group: "g"))
    }
    try memory.save(
      Shortcut(id: "1", name: "One", phrase: "one more", actions: [.step(.init("Say"))]))
    for number in 0..<5 {
      try memory.remember(
        UserActivity(type: "pay", title: "T\(number)"), at: Timestamp(secondsSince1970: number))
    }
    try memory.save(UserWord("Milkman", kind: "payee", pronunciations: ["milk man"]))
    try memory.begin(
      Attempt(key: "k", Invocation(intent: "Pay"), at: Timestamp(secondsSince1970: 5)))
  }

  private func read(_ archive: MemoryArchive) throws -> String {
    String(decoding: try archive.json(), as: UTF8.self)
  }

  @Test("that was exported gives the same memory again, and nothing twice")
  func roundTrip() throws {
    try fill()
    let json = try memory.archive().json()
    // An attempt is that of a process which had the file open, and is not taken over.
    #expect(try memory.archive().attempts?.count == 1)
    try memory.finish(key: "k", outcome: .failed, donating: nil)
    let other = try FileMemory(path: folder.path("other.sqlite"))
    for expected in [30, 0] {
      let imported = try other.importArchive(try MemoryArchive(json: json), now: Self.now)
      #expect(imported.donations == expected && imported.skippedShortcuts.isEmpty)
      let archive = try other.archive()
      #expect(archive.attempts?.isEmpty != false)
      #expect(try archive.donations == memory.archive().donations)
      #expect(try archive.shortcuts == memory.archive().shortcuts)
      #expect(try archive.activities == memory.archive().activities)
      #expect(try archive.words == memory.archive().words)
      #expect(try other.faults() == [])
    }
    #expect(try other.donations(.mentioning(type: "payee", id: "1"), limit: 99).count == 10)
  }

  @Test("is merged with what is there")
  func merged() throws {
    try fill()
    let archive = try MemoryArchive(json: try memory.archive().json())
    let other = try FileMemory(path: folder.path("other.sqlite"))
    try other.save(Shortcut(id: "2", name: "ONE", actions: [.step(.init("Say"))]))
    try other.save(UserWord("Milkman", kind: "payee", pronunciations: ["MILK MAN", "milko"]))
    try other.remember(
      UserActivity(type: "pay", title: "T0"), at: Timestamp(secondsSince1970: 99))
    let imported = try other.importArchive(archive, now: Self.now)
    #expect(imported.shortcuts == 0 && imported.skippedShortcuts == ["One"])
    #expect(try other.words().map(\.pronunciations) == [["MILK MAN", "milko"]])
    #expect(try other.activities().map(\.activity.title) == ["T0", "T4", "T3", "T2", "T1"])
  }

  @Test(
    "that is wrong is told with the place, and nothing of it is imported",
    arguments: [
      ("{}", "at donations: it is missing"),
      ("[", "it is not valid JSON: a value is missing at column 2"),
      ("[]", "it must be an object"),
      (#"{"donations": [{"id": 5}]}"#, "at donations[0].id: it must be a text in quotes"),
      (
        #"{"donations": [{"id": "1", "time": 5, "invocation": {"intent": "X", "values": {}}},"#
          + #"{"id": "2", "time": "x", "invocation": {"intent": "X", "values": {}}}]}"#,
        "at donations[1].time: it must be a whole number"
      ),
      (
        #"{"donations": [{"id": "a\u0000", "time": 5, "invocation": {"intent": "X", "values": {}}}],"#
          + #""shortcuts": [], "activities": [], "words": []}"#, "at donations[0]: the id"
      ),
      (
        #"{"donations": [{"id": "1", "time": 1790090000, "invocation": {"intent": "X","#
          + #""values": {}}}], "shortcuts": [], "activities": [], "words": []}"#,
        "at donations[0].time: 1790090000 is in the future"
      ),
      (
        #"{"donations": [{"id": "", "time": 5, "invocation": {"intent": "X", "values": {}}}],"#
          + #""shortcuts": [], "activities": [], "words": []}"#, "at donations[0].id: it is empty"
      ),
      (
        #"{"donations": [{"id": "1", "time": 5, "invocation": {"intent": "X", "values": {}}}],"#
          + #""shortcuts": [], "activities": [],"#
          + #""words": [{"name": "a\u0007", "pronunciations": ["b"]}]}"#, "at words[0]: 'a"
      ),
    ])
  func wrong(_ json: String, _ message: String) throws {
    let error = #expect(throws: ArchiveError.self) {
      try memory.importArchive(try MemoryArchive(json: Data(json.utf8)), now: Self.now)
    }
    #expect(error?.description.contains(message) == true, "\(String(describing: error))")
    #expect(try memory.archive().donations.isEmpty)
  }
}
