import AssistantService
import Foundation
import IntentKit
import NumberRaceAssistant
import Testing

@Suite("Users")
struct UserDirectoryTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    .path(percentEncoded: false)

  private func directory() throws -> UserDirectory {
    try UserDirectory(
      folder: folder, ownerPaths: StorePaths(besideMemory: folder + "/memory.sqlite"))
  }

  @Test("a token is good for its user until it is revoked or its time is over")
  func tokens() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let users = try directory()
    let first = try users.add("anna")
    #expect(try users.user(withToken: first)?.name == "anna")
    let second = try users.addToken("phone", to: "anna", scope: .lookUp)
    #expect(throws: UserError.self) { try users.addToken("phone", to: "anna") }
    #expect(throws: UserError.self) { try users.addToken("a/b", to: "anna") }
    #expect(throws: UserError.self) { try users.addToken("phone", to: "ben") }
    #expect(try users.tokens(of: "anna").map(\.name) == ["first", "phone"])
    #expect(try users.tokens(of: "anna").map(\.scope) == [.pay, .lookUp])
    try users.revokeToken("first", of: "anna")
    #expect(throws: UserError.self) { try users.revokeToken("first", of: "anna") }
    #expect(try users.user(withToken: first) == nil)
    let past = try users.addToken("past", to: "anna", expires: .now.addingTimeInterval(-1))
    #expect(try users.user(withToken: past) == nil)
    #expect(try users.user(withToken: second)?.name == "anna")
    // Another process sees the same users, and changes of others.
    let others = try directory()
    let bens = try others.add("ben")
    #expect(try users.user(withToken: bens)?.name == "ben")
    #expect(try users.names() == ["anna", "ben"])
    _ = try users.remove("ben")
    #expect(try others.user(withToken: bens) == nil)
    let file = folder + "/users.json"
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o600)
    #expect(!(try String(contentsOfFile: file, encoding: .utf8)).contains(second))
  }

  @Test("a file of earlier users, who had one token each, is read and written anew")
  func earlierFile() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let users = try directory()
    let token = try users.add("anna")
    let file = folder + "/users.json"
    let json = try JSON(parsing: String(contentsOfFile: file, encoding: .utf8))
    let entry = try #require(json["users"]?.elements?.first)
    let digest = try #require(entry["tokens"]?.elements?.first?["digest"])
    let earlier: JSON = [
      "users": [["name": "anna", "folder": entry["folder"] ?? .null, "token": digest]]
    ]
    try earlier.text.write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try users.user(withToken: token)?.name == "anna")
    #expect(try users.tokens(of: "anna").map(\.scope) == [.pay])
    _ = try users.addToken("phone", to: "anna")
    #expect(!(try String(contentsOfFile: file, encoding: .utf8)).contains("\"token\""))
    #expect(try directory().tokens(of: "anna").map(\.name) == ["first", "phone"])
  }

  @Test(
    "names that could lead elsewhere are refused",
    arguments: ["", ".", "..", "a/b", "a b", "ä", "\u{0}", String(repeating: "x", count: 65)])
  func names(name: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(throws: UserError.self) { try directory().add(name) }
  }

  @Test("names that differ in case only are one")
  func caseOfNames() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let users = try directory()
    _ = try users.add("anna")
    let error = #expect(throws: UserError.self) { try users.add("Anna") }
    #expect(error?.description.hasPrefix("there is a user 'anna' already") == true)
  }

  @Test(
    "a file whose folders lead elsewhere is refused, also in a backup",
    arguments: ["../x", "/x", "", "a/b"])
  func folders(name: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let users = try directory()
    _ = try users.add("anna")
    let copy = folder + "/copy"
    _ = try users.backUp(to: copy)
    let file = copy + "/users.json"
    var json = try JSON(parsing: String(contentsOfFile: file, encoding: .utf8)).text
    let own = try #require(json.firstMatch(of: /anna-[0-9a-f]+/)).output
    json = json.replacing(own, with: name)
    try json.write(toFile: file, atomically: true, encoding: .utf8)
    let other = try UserDirectory(
      folder: folder + "/other", ownerPaths: StorePaths(besideMemory: folder + "/other/m.sqlite"))
    #expect(throws: UserError.self) { try other.restore(from: copy) }
    #expect(try other.names() == [])
    try json.write(toFile: folder + "/users.json", atomically: true, encoding: .utf8)
    #expect(throws: UserError.self) { try users.remove("anna", erasing: true) }
  }

  @Test("a user who was removed leaves nothing to a later one of the same name")
  func successor() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (users, assistants) = (try directory(), UserAssistants(version: "1"))
    func lists(_ user: ServiceUser) async throws -> Int {
      try await assistants.entities(
        ofType: "list", where: PropertyQuery(), of: user, in: .english
      ).count
    }
    let first = try #require(try users.user(withToken: users.add("anna")))
    let begun = try await assistants.beginConversation(of: first, in: .english)
    _ = try await assistants.continueConversation(
      begun.state, with: .say("make a list called secret"), of: first)
    #expect(try await lists(first) == 1)
    let files = try #require(try users.remove("anna"))
    #expect(FileManager.default.fileExists(atPath: files))
    let second = try #require(try users.user(withToken: users.add("anna")))
    #expect(try await lists(second) == 0)
    #expect(try users.remove("anna", erasing: true) == nil)
    #expect(!FileManager.default.fileExists(atPath: second.stores.paths.memory))
    #expect(FileManager.default.fileExists(atPath: files))
  }

  @Test("a state is good for its user and its language only")
  func states() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let users = try directory()
    let anna = try #require(try users.user(withToken: users.add("anna")))
    let ben = try #require(try users.user(withToken: users.add("ben")))
    let assistants = UserAssistants(version: "1")
    let begun = try await assistants.beginConversation(of: anna, in: .english)
    let turn = try await assistants.continueConversation(
      begun.state, with: .say("solve a numbers game"), of: anna)
    #expect(turn.turn.dialogue.displayed.hasPrefix("What is the target?"))
    await #expect(throws: ServiceProblem.self) {
      try await assistants.continueConversation(turn.state, with: .say("952"), of: ben)
    }
    await #expect(throws: ServiceProblem.self) {
      try await assistants.continueConversation(
        "fr" + turn.state.dropFirst(2), with: .say("952"), of: anna)
    }
  }
}
