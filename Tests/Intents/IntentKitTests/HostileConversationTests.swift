import Foundation
import IntentKit
import IntentTesting
import NumbersGame
import Testing
import Workers

@Suite("A conversation with someone hostile")
struct HostileConversationTests {
  /// Words that mean something here, and some that do not.
  private static let words = [
    "order", "a", "pizza", "with", "to", "the", "office", "harbour", "home", "small", "large",
    "yes",
    "no", "ham", "and", "olives", "pineapple", "cancel", "go", "back", "start", "again", "help",
    "what", "first", "second", "third", "one", "is", "change", "size", "toppings", "place", "add",
    "numbers", "3", "five", "hundred", "5000", "usual", "actually", "i", "meant", ",", "[",
    "{size}",
    "\u{0}", "\u{1B}[2J", "'; DROP TABLE orders;--", "👩‍👩‍👧‍👦", "٣", "e\u{301}\u{301}\u{301}", "%", "\n",
    "not", "but", "sorry", "make", "it", "last", "remove", "other", "both", "neither", "wait",
    "hang",
    "on", "where", "were", "we", "thanks", "please", "bye", "hmm", "how", "do",
    "99999999999999999999", "-1", "double", "thousand", "million",
  ]

  private static let seeds = 0..<UInt64(Extent.count(10, of: 40))

  @Test("never traps, never grows, and does nothing that was not agreed to", arguments: seeds)
  func random(_ seed: UInt64) async throws {
    let app = try PizzaApp()
    var random = SplitMix64(seed: seed)
    let conversation = app.helper.newConversation()
    var wasAsked = false
    for _ in 0..<150 {
      var utterance = (0..<random.next(below: 12)).map { _ in
        Self.words[random.next(below: Self.words.count)]
      }.joined(separator: random.next(below: 10) == 0 ? "" : " ")
      switch random.next(below: 40) {
      case 0: utterance = String(repeating: utterance, count: 200)
      case 1: utterance = "order a large pizza with ham to home"
      case 2..<6: utterance = "yes"
      default: break
      }
      let callsBefore = await app.kitchen.calls
      let turn = await conversation.respond(to: utterance)
      let calls = await app.kitchen.calls
      // An order was carried out only by a yes to the question about it.
      #expect(calls == callsBefore || (wasAsked && calls == callsBefore + 1), "\(utterance)")
      #expect(!turn.dialogue.displayed.isEmpty)
      if case .confirmation(intent: "OrderPizza") = turn.expectation {
        wasAsked = true
      } else {
        wasAsked = false
      }
      #expect(turn.dialogue.displayed.utf8.count < 20_000)
    }
  }
}
