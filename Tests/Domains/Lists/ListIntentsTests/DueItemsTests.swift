import Foundation
import IntentKit
import IntentLanguage
import IntentTesting
import ListIntents
import Lists
import Testing
import Workers

@Suite("Items with due dates, on Wednesday 18 November 2026 at 14:30")
struct DueItemsTests {
  private let day: ListDay
  private var book: ListBook { day.book }

  init() throws { day = try ListDay() }

  private func helper(_ language: Language = .english) throws -> Assistant {
    try day.helper(language)
  }

  private func items(_ list: String) throws -> [String] {
    try book.list(named: list).items.map { "\($0.text) \($0.due?.description ?? "-")" }
  }

  @Test("an item that the book takes for the same is asked about before its date changes")
  func spacing() async throws {
    try book.add(["call  mum"], to: book.list(named: "To do").id, due: DueDate("2026-11-20"))
    let conversation = try helper().newConversation()
    let turn = await conversation.respond(to: "add call mum for tomorrow to to do")
    #expect(turn.isQuestion)
    #expect(try items("To do") == ["call  mum 2026-11-20"])
    _ = await conversation.respond(to: "yes")
    let after = try items("To do")
    #expect(after.map { $0.split(separator: " ").last } == ["2026-11-19"], "\(after)")
  }

  @Test("a reminder is noted on the list of things to do, without the words of the date")
  func reminds() async throws {
    try await converse(with: helper()) {
      user("remind me to call mum tomorrow at six")
      assistant("I've added call mum to To do, due tomorrow at 18:00.")
      user("remind me in half an hour to feed the cat")
      assistant("I've added feed the cat to To do, due today at 15:00.")
      user("remind me to water the plants")
      assistant("I've added water the plants to To do.")
    }
    #expect(
      try items("To do") == [
        "call mum 2026-11-19T18:00", "feed the cat 2026-11-18T15:00", "water the plants -",
      ])
  }

  @Test("an item is due by a date that is said before or after the list")
  func addsWithDate() async throws {
    try await converse(with: helper()) {
      user("add pay rent to to do by friday")
      assistant("I've added pay rent to To do, due Friday 20 November.")
      user("put buy flowers for saturday on to do")
      assistant("I've added buy flowers to To do, due Saturday 21 November.")
      user("add milk and eggs to shopping")
      assistant("I've added milk and eggs to Shopping.")
      user("add pay rent to to do by 5 december")
      assistant(
        "Pay rent is on To do already, due Friday 20 November. "
          + "Shall I change it to Saturday 5 December?")
      handlesNothing()
      user("no")
      assistant("OK, I won't.")
      user("add read and pay rent to to do by 5 december")
      user("what's on shopping")
      assistant(mentions: "Shall I change it to Saturday 5 December?")
      user("cancel")
      user("add pay rent to to do by 5 december")
      user("yes")
      assistant("Pay rent is on To do already, due Saturday 5 December now.")
      user("undo")
      assistant("I've taken that back: Changed pay rent on To do.")
    }
    #expect(try items("To do") == ["pay rent 2026-11-20", "buy flowers 2026-11-21"])
  }

  @Test("items are found by when they are due, by their status, and counted")
  func finds() async throws {
    let tasks = try book.list(named: "To do").id
    try book.add(["pay rent"], to: tasks, due: DueDate("2026-11-20"))
    try book.add(["call mum"], to: tasks, due: DueDate("2026-11-18T18:00"))
    try book.add(["renew passport"], to: tasks, due: DueDate("2026-11-13"))
    try book.add(["read"], to: tasks)
    let shopping = try book.list(named: "Shopping").id
    try book.add(["milk", "eggs"], to: shopping)
    try book.setDone(
      true, book.list(named: "Shopping").items.filter { $0.text == "milk" }.map(\.id), on: shopping)
    try await converse(with: helper()) {
      user("what is due this week")
      assistant(
        """
        2 things are due from Monday 16 November 2026 to Sunday 22 November: \
        call mum (To do, today at 18:00) and pay rent (To do, Friday 20 November).
        """)
      user("what's due on to do tomorrow")
      assistant("Nothing is due on To do tomorrow.")
      user("what do i have to do today")
      assistant(
        "There are 3 things to do on To do: renew passport (Friday 13 November 2026), "
          + "call mum (today at 18:00) and read.")
      user("what's overdue")
      assistant("1 thing is overdue: renew passport (To do, Friday 13 November 2026).")
      user("what is done on shopping")
      assistant("1 thing is done on Shopping: milk.")
      user("what is left on shopping")
      assistant("There is 1 thing to do on Shopping: eggs.")
      user("how many things are on to do")
      assistant("There are 4 things to do on To do.")
      user("how many items are overdue")
      assistant("1 thing is overdue.")
      user("is there milk on shopping")
      assistant("Yes, milk is on Shopping, ticked off.")
    }
  }

  @Test("in French")
  func french() async throws {
    try book.createList("Courses")
    try book.createList("À faire")
    try await converse(with: helper(.french)) {
      user("rappelle-moi d'appeler maman demain à 18h")
      assistant(mentions: "appeler maman")
      user("ajoute payer le loyer à à faire pour vendredi")
      assistant(mentions: "vendredi 20 novembre")
      user("qu'est-ce que je dois faire demain")
      assistant(mentions: "appeler maman")
      user("combien de choses y a-t-il sur à faire")
      assistant("Il y a 1 chose à faire sur la liste À faire.")
      user("qu'est-ce qui est en retard")
      assistant("Rien n'est en retard.")
    }
  }
}
