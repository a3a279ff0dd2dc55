import IntentKit
import IntentLanguage
import IntentSealing
import SolveGame
import Testing

@Suite("A sealed conversation")
struct ConversationSealTests {
  let helper: Assistant
  let seal: ConversationSeal

  init() throws {
    helper = try Assistant(
      plugins: [Plugin(SolveGameHandler())])
    seal = try ConversationSeal(secret: Array(0..<32))
  }

  private func sealedConversation() async throws -> (ConversationState, String) {
    let conversation = helper.newConversation()
    _ = await conversation.respond(to: "solve a numbers game for 952 using 25 50 and 75")
    let state = await conversation.state
    return (state, seal.seal(state))
  }

  @Test("is the same when it is opened, and can be gone on with")
  func roundTrip() async throws {
    let (sealed, text) = try await sealedConversation()
    #expect(text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) })
    let state = try seal.open(text)
    #expect(state == sealed)
    let opened = ConversationSession(helper, state: state)
    let turn = await opened.respond(to: "100, 3 and 6")
    #expect(turn.outcome?.code == .success)
  }

  @Test("cannot be changed anywhere")
  func tampering() async throws {
    let (_, text) = try await sealedConversation()
    var characters = Array(text)
    // The last character of each part may have bits that say nothing.
    let ends = [characters.count - 1, (characters.firstIndex(of: ".") ?? 0) - 1]
    for place in characters.indices where !ends.contains(place) && characters[place] != "." {
      let original = characters[place]
      characters[place] = original == "A" ? "B" : "A"
      #expect(throws: SealError.wrongSignature) { try seal.open(String(characters)) }
      characters[place] = original
    }
  }

  @Test("is opened with the same secret only")
  func otherSecret() async throws {
    let (_, text) = try await sealedConversation()
    let other = try ConversationSeal(secret: Array(1..<33))
    #expect(throws: SealError.wrongSignature) { try other.open(text) }
    #expect(throws: SealError.secretTooShort(31, minimum: 32)) {
      try ConversationSeal(secret: Array(0..<31))
    }
  }

  @Test(
    "is not just any text",
    arguments: ["", ".", "..", "a.b.c", "ä.b", "a b.c", String(repeating: "A", count: 300_000)])
  func malformed(_ text: String) {
    #expect(throws: SealError.self) { try seal.open(text) }
  }
}
