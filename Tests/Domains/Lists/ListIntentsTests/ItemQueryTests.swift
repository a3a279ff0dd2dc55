import IntentKit
import IntentLanguage
import IntentTesting
import ListIntents
import Lists
import Testing
import Workers

@Suite("Items and lists by their properties, on Wednesday 18 November 2026 at 14:30")
struct ItemQueryTests {
  private let day: ListDay
  private var book: ListBook { day.book }

  init() throws {
    day = try ListDay()
    let tasks = try book.list(named: "To do").id
    for (text, due) in [
      ("pay rent", "2026-11-20"), ("call mum", "2026-11-18T18:00"),
      ("renew passport", "2026-11-13"),
    ] {
      try book.add([text], to: tasks, due: DueDate(due))
    }
    try book.add(["answer letters"], to: tasks)
    try book.add(["milk", "eggs"], to: book.list(named: "Shopping").id)
  }

  private func helper(_ language: Language = .english) throws -> Assistant {
    try day.helper(language)
  }

  @Test("a list is shown in the order that is asked for")
  func sorts() async throws {
    try await converse(with: helper()) {
      user("show the to do list")
      assistant("On To do: pay rent, call mum, renew passport and answer letters.")
      user("sort it by date")
      assistant(
        """
        There are 4 things to do on To do: renew passport (Friday 13 November 2026), call mum (today at 18:00), \
        pay rent (Friday 20 November) and answer letters.
        """)
      user("sort the to do list alphabetically")
      assistant(
        """
        There are 4 things to do on To do: answer letters, call mum (today at 18:00), pay rent \
        (Friday 20 November) and renew passport (Friday 13 November 2026).
        """)
      user("show me my to do list sorted by due date")
      assistant(mentions: "on To do: renew passport")
    }
  }

  @Test("how many there are, and whether something is there")
  func counts() async throws {
    try await converse(with: helper()) {
      user("show the shopping list")
      assistant("On Shopping: milk and eggs.")
      user("how many things are on the list")
      assistant("There are 2 things to do on Shopping.")
      user("is there milk on the list")
      assistant("Yes, milk is on Shopping.")
      user("what is due this week")
      assistant(mentions: "2 things are due from Monday 16 November 2026 to Sunday 22 November")
    }
  }

  @Test("in French")
  func french() async throws {
    try book.createList("Ménage")
    try book.add(["vitres", "poubelles"], to: book.list(named: "Ménage").id)
    try await converse(with: helper(.french)) {
      user("trie la liste ménage par ordre alphabétique")
      assistant(mentions: "poubelles et vitres")
      user("montre la liste ménage triée par nom")
      assistant(mentions: "poubelles et vitres")
    }
  }

  @Test("in German")
  func german() async throws {
    try book.createList("Haushalt")
    try book.add(["Wäsche", "Abwasch"], to: book.list(named: "Haushalt").id)
    try await converse(with: helper(.german)) {
      user("sortiere die Liste Haushalt nach dem Alphabet")
      assistant(mentions: "Abwasch und Wäsche")
      user("zeig die Liste Haushalt nach dem Alphabet sortiert")
      assistant(mentions: "Abwasch und Wäsche")
    }
  }

  @Test("programs query items and lists")
  func queries() async throws {
    let helper = try helper()
    let due = try await helper.entities(
      ofType: "item",
      where: PropertyQuery(
        where: .all([
          .compare("list", .equals, "to do"), .compare("isDone", .equals, false),
          .hasValue("due"),
        ]), sortedBy: [.init("due", isDescending: true)], limit: 2))
    #expect(due.map(\.entity.name) == ["pay rent", "call mum"])
    #expect(due.first?.entity.display?.subtitle == "To do")
    #expect(
      try await helper.count(ofType: "item", where: .compare("text", .contains, "MILK")) == 1)
    let longest = try await helper.entities(
      ofType: "list",
      where: PropertyQuery(sortedBy: [.init("items", isDescending: true)], limit: 1))
    #expect(longest.map(\.entity.name) == ["To do"])
    #expect(longest.first?.entity.display?.subtitle == "4 to do")
  }
}
