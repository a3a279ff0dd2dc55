import IntentCalls
import IntentKit
import IntentLanguage
import Testing

@Suite("A seal that keeps the states in the process")
struct ProcessSealTests {
  private func states(_ count: Int) async throws -> [ConversationState] {
    let assistant = try Assistant(plugins: [])
    var states: [ConversationState] = []
    for _ in 0..<count { states.append(await assistant.newConversation().state) }
    return states
  }

  @Test("opens what it sealed, and forgets the oldest for the newest")
  func capacity() async throws {
    let seal = ProcessSeal(capacity: 2)
    let states = try await states(5)
    let names = states.map(seal.seal)
    #expect(Set(names).count == 5)
    #expect(names.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
    for name in names.prefix(3) {
      #expect(throws: SealError.notSealed) { try seal.open(name) }
    }
    #expect(try names.suffix(2).map(seal.open) == Array(states.suffix(2)))
  }

  @Test("opens nothing of another seal", arguments: ["", "0", "../x"])
  func others(_ text: String) async throws {
    let seal = ProcessSeal()
    let name = ProcessSeal().seal(try await states(1)[0])
    #expect(throws: SealError.notSealed) { try seal.open(name) }
    #expect(throws: SealError.notSealed) { try seal.open(text) }
  }
}
