import IntentKit
import NumberRaceAssistant
import SentenceCorpus
import Testing

/// How people speak of lists, games and money without naming a request, and what only sounds like one.
@Suite("The words of people")
struct WordsOfPeopleTests {
  private func understood(_ sentence: String) async throws -> Understanding {
    let world = try SentenceWorld(.english)
    let names = await world.assistant.knownNames()
    return world.assistant.understanding(of: sentence, knowing: names)
  }

  private static func texts(_ texts: String...) -> IntentValue { .list(texts.map { .text($0) }) }

  @Test(
    "put on a list what is said to be missing, or not to be forgotten",
    arguments: [
      ("we're out of sugar, put it on the shopping list", texts("sugar")),
      ("we've run out of foil, could you add some to shopping", texts("foil")),
      ("running low on cat food, add to shopping list", texts("cat food")),
      ("don't let me forget honey on the shopping list", texts("honey")),
      ("make a note on my shopping list to buy honey", texts("buy honey")),
      ("I've got to wash the car, add that to the shopping list", texts("wash the car")),
      ("put this on my shopping list: honey, figs and dates", texts("honey", "figs", "dates")),
      ("shopping list: honey, figs, dates", texts("honey", "figs", "dates")),
    ])
  func missing(_ sentence: String, _ items: IntentValue) async throws {
    let found = try await understood(sentence)
    #expect(found.intent == "AddItems")
    #expect(found.certainty != .offered)
    #expect(found.values["items"] == items)
    #expect(found.values["list"] == .text("Shopping"))
  }

  @Test("offer to put on a list what is only said after its name")
  func elliptic() async throws {
    for (sentence, item) in [
      ("shopping list honey", "honey"), ("to do list call the vet", "call the vet"),
    ] {
      let found = try await understood(sentence)
      #expect(found.intent == "AddItems", "\(sentence)")
      #expect(found.certainty == .offered, "\(sentence)")
      #expect(found.values["items"] == Self.texts(item), "\(sentence)")
    }
  }

  @Test(
    "do nothing to a list that they only mention, or that is to be printed or shared",
    arguments: [
      "the shopping list is a mess", "share the shopping list with grandma",
      "print the shopping list",
      "my shopping list was a joke", "the milk is off", "please don't remove my shopping list",
    ])
  func mentioned(_ sentence: String) async throws {
    let found = try await understood(sentence)
    #expect(found.certainty.map { [.offered, .calledOff].contains($0) } ?? true, "\(found)")
  }

  @Test(
    "mean something else by an expression",
    arguments: [
      "pay attention", "please pay attention to this", "pay anna a compliment", "drop me a line",
      "we're out of luck", "cross my heart", "send ben my regards",
    ])
  func idioms(_ sentence: String) async throws {
    let found = try await understood(sentence)
    #expect(found.intent == nil, "\(found)")
  }

  @Test("can still put an expression on a list")
  func idiomAsText() async throws {
    let found = try await understood("put cross my heart on the books list")
    #expect(found.intent == "AddItems")
  }

  @Test(
    "clear lists, which stay, and rename them",
    arguments: [
      ("clear my shopping list", "RemoveItems"), ("wipe the shopping list", "RemoveItems"),
      ("empty the shopping list please", "RemoveItems"),
      ("clear the ticked off things from shopping", "RemoveItems"),
      ("rename the shopping list to pantry", "RenameList"),
      ("could you change the name of my shopping list to pantry", "RenameList"),
      ("rename shopping", "RenameList"), ("rename one of my lists", "RenameList"),
    ])
  func whole(_ sentence: String, _ intent: String) async throws {
    let found = try await understood(sentence)
    #expect(found.intent == intent)
    #expect(found.certainty != .offered)
    if sentence.hasPrefix("clear") || sentence.hasPrefix("wipe") || sentence.hasPrefix("empty") {
      #expect(found.values["extent"] == .enumeration("contents"), "\(found.values)")
    }
  }

  @Test("tell what we do, and do not ask by it")
  func we() async throws {
    #expect(
      try await understood("we no longer need milk on the shopping list").certainty != .offered)
    #expect(try await understood("we want to add honey to shopping").certainty != .offered)
  }

  @Test(
    "do not mean the opposite where a negation of a phrase is not said",
    arguments: [
      "I need to buy honey", "we need to get honey and flour", "I need honey on the shopping list",
      "need to buy honey",
    ])
  func needs(_ sentence: String) async throws {
    #expect(try await understood(sentence).intent != "RemoveItems")
  }

  @Test(
    "remove what is not needed",
    arguments: [
      "I don't need to buy milk", "no need to get milk", "we no longer need to buy milk",
    ])
  func notNeeded(_ sentence: String) async throws {
    let found = try await understood(sentence)
    #expect(found.intent == "RemoveItems")
    #expect(found.values["items"] == .list([.text("milk")]))
  }

  @Test(
    "ask for hints and other solutions in their own words",
    arguments: [
      ("any tips for reaching 812 with 75 50 2 3 8 7", "GiveHint"),
      ("find a different way to make 345 from 25 8 8 3 1 2", "FindAnotherSolution"),
    ])
  func games(_ sentence: String, _ intent: String) async throws {
    #expect(try await understood(sentence).intent == intent)
  }
}
