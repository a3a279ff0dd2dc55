import IntentLanguage
import IntentTesting
import Testing

@testable import IntentKit

@Suite("What is shown of entities")
struct EntityDisplayTests {
  private func helper(_ books: [BookEntity] = BookEntity.all) throws -> Assistant {
    try Assistant(plugins: [
      Plugin(OpenBookIntent.self, entities: BookQuery(books: books)) { intent, _ in
        .success("Opening book \(intent.book.id).")
      }
    ])
  }

  @Test("entities of one name are told apart by their subtitles, which can be said")
  func sameName() async throws {
    let conversation = try helper().newConversation()
    let turn = await conversation.respond(to: "open emma")
    #expect(turn.dialogue.spoken == "Which book: Emma (474 pages) or emma (120 pages)?")
    #expect(turn.expectation == .choice(["Emma (474 pages)", "emma (120 pages)"]))
    let answer = await conversation.respond(to: "the one with 120 pages")
    #expect(answer.dialogue.displayed == "Opening book c.")
  }

  @Test("or chosen by their synonyms, or their places")
  func synonyms() async throws {
    for (answer, id) in [("by sand", "c"), ("the second one", "c"), ("474", "a")] {
      let conversation = try helper().newConversation()
      _ = await conversation.respond(to: "open emma")
      let turn = await conversation.respond(to: answer)
      #expect(turn.dialogue.displayed == "Opening book \(id).", "\(answer)")
    }
  }

  @Test("subtitles are shown beside other names, but not said")
  func otherNames() async throws {
    let turn = try await helper().newConversation().respond(to: "open paradise")
    #expect(turn.dialogue.spoken == "Which book: Paradise Lost or Paradise Regained?")
    #expect(
      turn.dialogue.displayed
        == "Which book: Paradise Lost (453 pages) or Paradise Regained (96 pages)?")
  }

  @Test("an entity is found by a synonym")
  func findsSynonym() async throws {
    try await converse(with: helper()) {
      user("open emma by sand")
      assistant("Opening book c.")
    }
  }

  @Test("an assistant tells the properties of what it finds")
  func records() async throws {
    let helper = try helper()
    let found = try await helper.entities(
      ofType: "book", where: PropertyQuery(where: .compare("pages", .greater, 700)))
    #expect(found.map(\.entity.id) == ["b"])
    #expect(found.first?.entity.display?.image == "cover-b")
    #expect(
      found.first?.properties["weight"] == .decimal(DecimalNumber("1.25") ?? DecimalNumber(0)))
    #expect(found.first?.properties["length"] == nil)
    #expect(try await helper.count(ofType: "book") == 5)
    await #expect(throws: PropertyQueryError.unknownType("car", known: ["book"])) {
      try await helper.count(ofType: "car")
    }
  }

  @Test("entities without properties to query are told from those that do not exist")
  func notQueryable() async throws {
    let helper = try PizzaApp().helper
    for (type, text) in [
      (
        "place",
        "entities of type 'place' cannot be queried by properties: to allow it, make their query "
          + "conform to EntityPropertyQuery"
      ), ("car", "there are no entities of type 'car' to query, nor of any other type"),
    ] {
      let error = await #expect(throws: PropertyQueryError.self) {
        try await helper.count(ofType: type)
      }
      #expect(error?.description == text)
    }
    #expect(
      PropertyQueryError.unknownProperty("x", of: "place", known: []).description
        == "'x' is not a property of 'place'; it has none")
  }

  @Test("an entity that a query finds by several names is one")
  func foundTwice() async throws {
    let helper = try Assistant(
      plugins: [Plugin(OrderPizzaHandler(kitchen: Kitchen()), entities: RepeatingQuery())])
    let found = try await helper.entities(matching: "home", ofType: "place")
    #expect(found.exact.map(\.id) == ["1"])
    #expect(found.similar.map(\.id) == ["2"])
  }

  @Test("properties that cannot be declared are named")
  func faults() {
    let entity = EntityDescription(
      type: "car", title: "car",
      properties: [
        .init(name: "a b", title: "", kind: .anyText), .init(name: "c", title: "", kind: .boolean),
        .init(name: "c", title: "", kind: .list(of: .anyText, count: 0...3)),
      ])
    #expect(
      entity.faults == [
        "the property 'a b' of the entities 'car' has no valid name: letters, digits, '-' and '_' are allowed",
        "the property 'c' of the entities 'car' is declared twice",
        "the property 'c' of the entities 'car' is not a single value",
      ])
  }
}

/// A query that finds places once for each of their names.
private struct RepeatingQuery: EntityQuery {
  let home = Place(id: "1", name: "Home")
  let other = Place(id: "2", name: "Summer Home")

  func suggestedEntities(in language: String) async throws -> [Place] { [home, other] }

  func entities(matching name: String, in language: String) async throws -> EntityMatches<Place> {
    EntityMatches(exact: [home, home], similar: [home, other, other])
  }
}
