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

  @Test("a token is good for its user until there is a new one")
  func tokens() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let users = try directory()
    let first = try users.add("anna")
    #expect(try users.user(withToken: first)?.name == "anna")
    let second = try users.renewToken(of: "anna")
    #expect(try users.user(withToken: first) == nil)
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

  @Test(
    "names that could lead elsewhere are refused",
    arguments: ["", ".", "..", "a/b", "a b", "ä", "\u{0}", String(repeating: "x", count: 65)])
  func names(name: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(throws: UserError.self) { try directory().add(name) }
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
