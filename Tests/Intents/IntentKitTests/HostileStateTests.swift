import Foundation
import IntentKit
import IntentTesting
import NumbersGame
import Testing

@Suite("The state of a conversation that was changed")
struct HostileStateTests {
  /// States of all phases, as they are coded.
  private static func states() async throws -> (PizzaApp, [String]) {
    let app = try PizzaApp()
    var states: [String] = []
    let conversation = app.helper.newConversation()
    for utterance in [
      "order a pizza", "large", "ham and tuna", "office", "the first", "add numbers", "no",
      "add 4 and 6",
      "order a small pizza with ham to home", "yes", "order a small pizza with ham", "summer",
      "change the second topping", "cancel", "order a pizza", "ham and tuna", "large",
      "change the first topping",
      "how much is there", "what is in the office", "cancel", "party time",
    ] {
      _ = await conversation.respond(to: utterance)
      states.append(
        String(decoding: try JSONEncoder().encode(await conversation.state), as: UTF8.self))
    }
    return (app, states)
  }

  private static let numbers = [
    "-1", "0", "9223372036854775807", "-9223372036854775808", "99999999999999999999", "1e300",
    "null", "[]",
    "\"x\"", "{}",
  ]
  private static let words = [
    "OrderPizza", "AddNumbers", "Nothing", "size", "numbers", "place", "toppings", "tip", "",
    "shortcut-1", "idle",
    "4611686018427387904.00 GBP", "x",
  ]

  @Test(
    "is refused with a reason, or continued without a trap and without an order", arguments: 0..<8)
  func mutated(_ seed: UInt64) async throws {
    let (app, states) = try await Self.states()
    var random = SplitMix64(seed: seed)
    var continued = 0
    for _ in 0..<250 {
      var text = states[random.next(below: states.count)]
      for _ in 0...random.next(below: 3) { text = Self.changed(text, &random) }
      guard
        let state = try? JSONDecoder().decode(ConversationState.self, from: Data(text.utf8))
      else { continue }
      continued += 1
      let conversation = ConversationSession(app.helper, state: state)
      for utterance in [
        "yes", "repeat", "go back", "the first", "undo", "help", "large", "where were we",
        "back to the pizza", "the other one", "remove the last one",
      ].shuffled(by: &random) {
        let phase = await conversation.state.phaseName
        let calls = await app.kitchen.calls
        let turn = await conversation.respond(to: utterance)
        #expect(!turn.dialogue.displayed.isEmpty)
        // Only a yes to a question orders anything, whatever was changed.
        #expect(
          await app.kitchen.calls == calls || (phase == "confirming" && utterance == "yes"))
      }
    }
    #expect(continued > 10)
  }

  @Test("does not ask or repeat what has no words, and no yes agrees to it")
  func silent() async throws {
    let (app, states) = try await Self.states()
    let calls = await app.kitchen.calls
    for text in states {
      let changed = text.replacing(#/"displayed":"(?:[^"\\]|\\.)*"/#, with: #""displayed":"""#)
      let state = try JSONDecoder().decode(ConversationState.self, from: Data(changed.utf8))
      let turn = await ConversationSession(app.helper, state: state).respond(to: "repeat")
      #expect(!turn.dialogue.displayed.isEmpty)
      if state.phaseName == "confirming" {
        _ = await ConversationSession(app.helper, state: state).respond(to: "yes")
      }
      #expect(await app.kitchen.calls == calls)
    }
  }

  /// The text with a number or a word in it replaced.
  private static func changed(_ text: String, _ random: inout SplitMix64) -> String {
    let isNumber = random.next(below: 2) == 0
    let pattern = isNumber ? #/[:,\[]-?[0-9]+/# : #/"[^"]*"/#
    let matches = text.matches(of: pattern)
    guard !matches.isEmpty else { return text }
    let range = matches[random.next(below: matches.count)].range
    var new =
      isNumber
      ? "\(text[range.lowerBound])\(numbers[random.next(below: numbers.count)])"
      : "\"\(words[random.next(below: words.count)])\""
    if random.next(below: 10) == 0 { new = "" }
    return text.replacingCharacters(in: range, with: new)
  }

  @Test(
    "is refused if it is of a later version, and continued without what was open if it is of the first"
  )
  func versions() async throws {
    let (app, states) = try await Self.states()
    let later = states[0].replacing("\"version\":5", with: "\"version\":6")
    #expect { try JSONDecoder().decode(ConversationState.self, from: Data(later.utf8)) } throws: {
      "\($0)".contains("the state has version 6, but only versions 1 to 5 can be read")
    }
    let first = """
      {"id": "000102030405060708090a0b0c0d0e0f", "expires": 1800000900, "intentCount": 4, "failures": 0,
       "recent": [], "pending": {"nothing": {}}}
      """
    let state = try JSONDecoder().decode(ConversationState.self, from: Data(first.utf8))
    let turn = await ConversationSession(app.helper, state: state).respond(to: "add 1 and 2")
    #expect(turn.dialogue.displayed == "That makes 3.")
  }
}

extension [String] {
  fileprivate func shuffled(by random: inout SplitMix64) -> [String] {
    var copy = self
    for place in copy.indices.dropFirst() {
      copy.swapAt(place, random.next(below: place + 1))
    }
    return copy
  }
}
