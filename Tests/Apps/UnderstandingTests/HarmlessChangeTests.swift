import IntentKit
import NumberRaceAssistant
import SentenceCorpus
import Testing

/// What people add to a request, or leave out, without meaning another.
@Suite("A request with a harmless change")
struct HarmlessChangeTests {
  private static let requests = [
    "solve a numbers game", "solve 952 with 25 50 75 100 3 6", "check 25 times 4 plus 2",
    "draw a numbers game", "draw a game with two large ones", "show my shopping list",
    "what is on the shopping list", "show me all my lists", "add milk to the shopping list",
    "add apples and rice to shopping", "make a new list", "make a list called garden",
    "tick off milk", "remove milk from the shopping list", "delete the books list",
    "undo the last change of my lists", "transfer 20 pounds to Anna", "pay the milkman",
    "move 50 from current to savings", "what is my balance", "check the balance of savings",
    "show the last 5 payments of current",
  ]

  @Test(
    "means the same",
    arguments: [
      "* for me", "* thank you", "*, please", "i want to *", "i'd like to *", "let's *", "ok so *",
      "um *", "hey siri *", "in NumberRace, *", "use NumberRace to *", "can you *?",
      "could you please * when you get a chance", "* now",
    ])
  func around(_ change: String) async throws {
    try await check { change.replacing("*", with: $0) }
  }

  @Test("means the same in capitals, with a filler inside, and without articles")
  func inside() async throws {
    try await check { $0.uppercased() }
    try await check { request in
      let words = request.split(separator: " ")
      return ([words[0], "um"] + words.dropFirst()).joined(separator: " ")
    }
    try await check { request in
      request.split(separator: " ").filter { !["a", "the", "my"].contains($0) }
        .joined(separator: " ")
    }
  }

  /// Checks that at least 99 of 100 requests mean the same after a change, and none another request.
  private func check(_ change: (String) -> String) async throws {
    let world = try SentenceWorld(.english)
    let names = await world.assistant.knownNames()
    var missed: [String] = []
    for request in Self.requests {
      let plain = world.assistant.understanding(of: request, knowing: names)
      let changed = world.assistant.understanding(of: change(request), knowing: names)
      #expect(plain.intent != nil, "\(request)")
      let isActedOn = changed.certainty == .exact || changed.certainty == .tolerant
      #expect(!isActedOn || changed.intent == plain.intent, "\(change(request))")
      if !isActedOn || changed.values.keys != plain.values.keys { missed.append(change(request)) }
    }
    #expect(100 * missed.count <= Self.requests.count, "\(missed)")
  }
}
