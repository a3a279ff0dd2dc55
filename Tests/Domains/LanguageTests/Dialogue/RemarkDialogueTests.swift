import IntentKit
import IntentLanguage
import IntentTesting
import Lists
import Testing

@Suite("Answers with remarks around them")
struct RemarkDialogueTests {
  @Test(
    "are read without them",
    arguments: [
      (
        "make it 14, the price went up",
        "I've left out \"the price went up\". OK: 14. From which account?"
      ),
      ("no sorry, Ben", "OK: Ben. From which account?"),
      ("no, Ben", "OK: Ben. From which account?"),
    ])
  func corrections(_ answer: String, _ question: String) async throws {
    let turn = try await Household().answer("pay anna berg 12", answer)
    #expect(turn.dialogue.displayed == question)
    let next = try await Household().answer("pay anna berg 12", answer, "current")
    let expected =
      answer.contains("Ben")
      ? "Pay £12.00 from Current to Ben" : "Pay £14.00 from Current to Anna Berg"
    #expect(next.dialogue.displayed == "\(expected). Is that right?")
    #expect(next.outcome == nil)
  }

  @Test("are no yes that only begins with one")
  func noYes() async throws {
    let turn = try await Household().answer(
      "pay anna berg 12 from current", "yes, the price went up")
    #expect(turn.dialogue.displayed.hasSuffix("Is that right?"))
    #expect(turn.outcome == nil)
  }

  @Test(
    "give a reason for a yes, which is one where nothing is paid",
    arguments: [
      "yes please, that saves me a job", "yes, it suits her",
    ])
  func reasons(_ answer: String) async throws {
    let turn = try await Household().answer(
      "add rice and tea to groceries", "clear the groceries list", answer)
    #expect(turn.dialogue.displayed.hasPrefix("I've removed"), "\(turn.dialogue.displayed)")
    let paid = try await Household().answer("pay anna berg 12 from current", answer)
    #expect(paid.outcome == nil, "\(paid.dialogue.displayed)")
  }

  @Test(
    "are no reason if they speak of the deed, the speaker or more than a yes says",
    arguments: [
      "yes, I removed them yesterday", "yes, it was 13",
      "yes, that isn't right", "yes, unless she has some",
    ])
  func noReasons(_ answer: String) async throws {
    let turn = try await Household().answer(
      "add rice and tea to groceries", "clear the groceries list", answer)
    #expect(turn.outcome == nil, "\(turn.dialogue.displayed)")
  }

  @Test(
    "follow thanks",
    arguments: [
      "thanks, that was bugging me", "perfect, it worked", "thank you, he will be pleased",
    ])
  func thanks(_ remark: String) async throws {
    let turn = try await Household().answer("show groceries", remark)
    #expect(turn.dialogue.displayed == "You're welcome.")
  }

  @Test(
    "are no name of something new, and the question stays",
    arguments: [
      "my sister is doing the food so that one can go", "and the cheese as well",
      "no, I was wondering about it", "can you do the same for Hannah",
    ])
  func sentences(_ answer: String) async throws {
    let household = try Household()
    let turn = await household.answer("add rice", answer)
    #expect(!turn.dialogue.displayed.contains("Shall I create it?"))
    let next = await household.answer("add rice", answer, "groceries")
    #expect(next.dialogue.displayed.hasPrefix("I've added rice"))
    #expect(try household.book.lists().count == 2)
  }

  @Test(
    "are read without them where a name is asked for",
    arguments: ["current, I guess", "current of course"])
  func names(_ answer: String) async throws {
    let turn = try await Household().answer("pay ben 12", answer)
    #expect(turn.dialogue.displayed.hasSuffix("Pay £12.00 from Current to Ben. Is that right?"))
  }

  @Test("refuse after what is told")
  func refusal() async throws {
    let turn = try await Household().answer("pay ben 12", "no that's a joke, don't pay him")
    #expect(turn.dialogue.displayed == "OK, I've left it.")
  }

  @Test("a list that was renamed is called by its name alone")
  func renamed() async throws {
    let household = try Household()
    _ = await household.answer(
      "create a list for the barbecue", "call it Grill", "add charcoal to it")
    #expect(try household.items("Grill") == ["charcoal"])
  }
}
