import IntentKit
import IntentLanguage
import IntentTesting
import Lists
import Testing

@Suite("Questions about lists, on Wednesday 18 November 2026")
struct ListQuestionTests {
  private let day: ListDay

  init() throws {
    day = try ListDay()
    try day.book.add(["bread", "milk", "eggs"], to: id("Shopping"))
    try day.book.add(["milk"], to: id("To do"))
    try day.book.add(["call mum"], to: id("To do"), due: DueDate("2026-11-20"))
  }

  private func id(_ list: String) throws -> String { try day.book.list(named: list).id }

  @Test(
    "whether there is a list",
    arguments: [
      (
        Language.english, "is there a list called shopping", "do I have a list for the garden",
        "Yes, there's Shopping (3).", "No, there's no list called garden."
      ),
      (
        .german, "gibt es eine Liste Shopping", "habe ich schon eine Liste namens Garten",
        "Ja, es gibt Shopping (3).", "Nein, eine Liste Garten gibt es nicht."
      ),
      (
        .french, "y a-t-il une liste Shopping", "ai-je une liste appelée jardin",
        "Oui, il y a Shopping (3).", "Non, il n'y a pas de liste jardin."
      ),
      (
        .dutch, "is er een lijst Shopping", "heb ik een lijst genaamd tuin",
        "Ja, er is Shopping (3).", "Nee, er is geen lijst tuin."
      ),
      (
        .spanish, "hay una lista llamada Shopping", "tengo una lista llamada jardín",
        "Sí, está Shopping (3).", "No, no hay ninguna lista jardín."
      ),
    ])
  func names(
    _ language: Language, _ one: String, _ none: String, _ yes: String, _ no: String
  ) async throws {
    try await converse(with: day.helper(language)) {
      user(one)
      assistant(yes)
      user(none)
      assistant(no)
    }
  }

  @Test(
    "which list has the most",
    arguments: [
      (Language.english, "which list has the most things", "The most is on Shopping (3)."),
      (.english, "which list is the shortest", "The fewest is on To do (2)."),
      (.german, "welche Liste hat die meisten Einträge", "Am meisten steht auf Shopping (3)."),
      (
        .french, "quelle liste est la plus longue",
        "C'est sur Shopping (3) qu'il y a le plus de choses."
      ),
      (.dutch, "welke lijst is het langste", "Het meeste staat op Shopping (3)."),
      (.spanish, "qué lista es la más larga", "Donde más hay es en Shopping (3)."),
    ])
  func ranks(_ language: Language, _ question: String, _ answer: String) async throws {
    try await converse(with: day.helper(language)) {
      user(question)
      assistant(answer)
    }
  }

  @Test("what is on two lists")
  func twice() async throws {
    try await converse(with: day.helper()) {
      user("is milk on two lists")
      assistant(mentions: "Yes, milk is on")
      user("do I have bread twice")
      assistant("No, bread is only on Shopping.")
    }
    try await converse(with: day.helper(.german)) {
      user("steht bread doppelt")
      assistant(mentions: "nur auf der Liste Shopping")
    }
  }

  @Test("what is coming up is what has a date")
  func comingUp() async throws {
    try await converse(with: day.helper()) {
      user("what's coming up")
      assistant("1 thing is due: call mum (To do, Friday 20 November).")
    }
    try await converse(with: day.helper(.german)) {
      user("was steht an")
      assistant(mentions: "call mum")
    }
  }

  @Test("the items of a list are counted and told by their place")
  func places() async throws {
    try await converse(with: day.helper()) {
      user("show shopping")
      assistant("On Shopping: bread, milk and eggs.")
      user("what's the second one")
      assistant("On Shopping: milk.")
      user("tick the first one")
      user("yes")
      user("how many are left on it")
      assistant("There are 2 things to do on Shopping.")
      user("what's the first one")
      assistant("On Shopping: milk.")
      user("what was the last thing I added")
      assistant("On Shopping: eggs.")
      user("what have I ticked off")
      assistant(mentions: "bread")
    }
  }

  @Test("a count of something tells it as it stands on the list")
  func amounts() async throws {
    try day.book.add(["2 tents"], to: id("To do"))
    try await converse(with: day.helper()) {
      user("how many tents are on the to do list")
      assistant(mentions: "2 tents")
    }
  }

  @Test(
    "what was ticked off is put back",
    arguments: [
      (Language.english, "untick the bread", "Bread is to do again on Shopping."),
      (.german, "nimm den Haken bei bread weg", "„bread“ ist auf der Liste Shopping wieder offen."),
      (.french, "décoche bread", "« bread » est de nouveau à faire sur la liste Shopping."),
      (.dutch, "zet bread weer open", "‘bread’ staat weer open op de lijst Shopping."),
      (.spanish, "desmarca bread", "«bread» vuelve a estar por hacer en la lista Shopping."),
    ])
  func reopened(_ language: Language, _ request: String, _ answer: String) async throws {
    let list = try day.book.list(named: "Shopping")
    try day.book.setDone(true, [list.items[0].id], on: list.id)
    let turn = try await day.helper(language).newConversation().respond(to: request)
    #expect(turn.dialogue.displayed.replacing("\u{A0}", with: " ") == answer)
    #expect(try day.book.list(named: "Shopping").open.count == 3)
  }

  @Test("what was added to a list is moved to the one that was meant")
  func instead() async throws {
    try await converse(with: day.helper()) {
      user("add nails and screws to shopping")
      user("put them on the to do list instead")
      assistant("I've moved nails and screws from Shopping to To do.")
    }
    #expect(try day.book.list(named: "Shopping").items.count == 3)
  }

  @Test("both is a word before two things, not a part of the first")
  func both() async throws {
    try await converse(with: day.helper()) {
      user("remove both bread and eggs from shopping")
      user("yes")
    }
    #expect(try day.book.list(named: "Shopping").items.map(\.text) == ["milk"])
  }
}
