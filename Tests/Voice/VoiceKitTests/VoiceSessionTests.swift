import IntentKit
import IntentLanguage
import NumberRaceAssistant
import NumbersGame
import Testing
import VoiceKit

@Suite("A voice session")
struct VoiceSessionTests {
  private let world: VoiceWorld

  init() throws { world = try VoiceWorld() }

  @Test("carries a game from the request to the solution, and reads back what it heard")
  func game() async throws {
    #expect(
      try await world.hear(("solve a numbers game", -10)).spoken.hasSuffix("What is the target?"))
    let target = try await world.hear(("nine hundred and fifty two", -10))
    #expect(target.heard == "nine hundred and fifty two")
    #expect(target.spoken.hasPrefix("Nine hundred and fifty two. "))
    let reply = try await world.hear(("twenty five fifty seventy five one hundred three six", -10))
    #expect(reply.kind == .understood)
    #expect(reply.turn?.outcome?.code == .success)
    #expect(reply.turn?.outcome?.invocation.values["target"] == .integer(952))
    #expect(reply.spoken.hasPrefix("Twenty five fifty seventy five one hundred three six. "))
  }

  @Test("takes a less likely sentence that is legal before a likelier one that is not")
  func legality() async throws {
    try await world.hear(("solve a numbers game", -10))
    try await world.hear(("nine hundred and fifty two", -10))
    // The board has a single tile of fifty.
    let reply = try await world.hear(
      ("twenty five fifty fifty one hundred three six", -10),
      ("twenty five fifty seventy five one hundred three six", -90))
    #expect(reply.heard == "twenty five fifty seventy five one hundred three six")
    #expect(reply.turn?.outcome?.code == .success)
  }

  /// The session is asked to check an answer to a game with one tile of fifty and one of eight.
  private func openGame() async throws {
    try await world.hear(("check my answer", -10))
    try await world.hear(("four hundred and two", -10))
    try await world.hear(("twenty five fifty seventy five one hundred eight two", -10))
  }

  @Test("takes a calculation that is legal on the board before likelier ones, and reads it back")
  func calculation() async throws {
    try await openGame()
    let reply = try await world.hear(
      (
        "fifty times eighty equals four hundred four hundred plus two equals four hundred and two",
        -10
      ),
      again: [
        (
          "fifty times eight equals four hundred four hundred plus two equals four hundred and two",
          -120
        ),
        // What is expected as the rest can be any calculation.
        ("fifty times eight equals four hundred plus eight equals four hundred and two", 0),
      ])
    #expect(reply.kind == .understood)
    #expect(
      reply.heard
        == "fifty times eight equals four hundred four hundred plus two equals four hundred and two"
    )
    #expect(reply.spoken.hasPrefix("Fifty times eight equals"))
  }

  @Test("hears a calculation with a mistake as what it is if no legal one is nearly as likely")
  func mistake() async throws {
    try await openGame()
    let said =
      "fifty times eight equals five hundred five hundred plus two equals five hundred and two"
    let reply = try await world.hear(
      (said, -10),
      again: [
        (
          "fifty times eight equals four hundred four hundred plus two equals four hundred and two",
          -300
        )
      ])
    #expect(reply.heard == said)
    #expect(reply.turn?.outcome?.invocation.values["answer"] == .text(said))
  }

  @Test("does not take what is far less likely, even if it is legal")
  func reach() async throws {
    try await world.hear(("solve a numbers game", -10))
    try await world.hear(("nine hundred and fifty two", -10))
    let reply = try await world.hear(
      ("twenty five fifty fifty one hundred three six", -10),
      ("twenty five fifty seventy five one hundred three six", -200))
    #expect(reply.heard == "twenty five fifty fifty one hundred three six")
    #expect(reply.spoken.contains("There's only one 50."))
    #expect(reply.turn?.outcome == nil)
  }

  @Test(
    "asks which of two values was said, and takes the answer by name or by place",
    arguments: ["five hundred and eight", "the second one"])
  func doubt(answer: String) async throws {
    try await world.hear(("solve a numbers game", -10))
    let question = try await world.hear(
      ("five hundred and six", -10), ("five hundred and eight", -30),
      ("five hundred and nine", -120))
    #expect(question.kind == .doubt(["five hundred and six", "five hundred and eight"]))
    #expect(question.spoken == "Was that five hundred and six, or five hundred and eight?")
    #expect(question.turn == nil)
    let reply = try await world.hear((answer, -10))
    #expect(reply.heard == "five hundred and eight")
    #expect(reply.spoken.hasPrefix("Five hundred and eight. "))
    let done = try await world.hear(("twenty five fifty seventy five one hundred three six", -10))
    #expect(done.turn?.outcome?.invocation.values["target"] == .integer(508))
  }

  @Test("takes no yes for an answer to which of two values was said", arguments: ["yes", "okay"])
  func yesToWhich(answer: String) async throws {
    try await world.hear(("solve a numbers game", -10))
    try await world.hear(("five hundred and six", -10), ("five hundred and eight", -30))
    // A recogniser that keeps to the grammar does not hear it.
    let reply = await world.session.hear(
      SpeechRecognition(
        [SpeechHypothesis(answer, score: -10)], background: 0, seconds: 1))
    #expect(reply.kind == .notCaught)
    #expect(
      reply.spoken
        == "I didn't catch that. Was that five hundred and six, or five hundred and eight?")
    #expect(try await world.hear(("the first one", -10)).heard == "five hundred and six")
  }

  @Test("does not ask about sentences that mean the same")
  func sameMeaning() async throws {
    try await world.hear(("solve a numbers game", -10))
    let reply = try await world.hear(
      ("nine hundred and fifty two", -10), ("nine hundred fifty two", -11))
    #expect(reply.kind == .understood)
  }

  @Test("forgets a doubtful value if it was neither, and asks again", arguments: ["no", "cancel"])
  func neither(answer: String) async throws {
    try await world.hear(("solve a numbers game", -10))
    try await world.hear(("five hundred and six", -10), ("five hundred and eight", -30))
    #expect(try await world.hear((answer, -10)).spoken == "All right. Please say it again.")
    #expect(try await world.hear(("five hundred and nine", -10)).heard == "five hundred and nine")
  }

  @Test("rejects what is hardly speech: twice with the question, and then with what can be said")
  func rejection() async throws {
    let question = try await world.hear(("solve a numbers game", -10))
    for _ in 0..<2 {
      let reply = try await world.hear(("nine hundred and fifty two", -300))
      #expect(reply.kind == .notCaught)
      #expect(reply.turn == nil)
      #expect(reply.spoken == "I didn't catch that. \(question.turn?.ending.spoken ?? "")")
    }
    let help = try await world.hear()
    #expect(help.kind == .notCaught)
    #expect(help.turn != nil)
    #expect(help.spoken.hasPrefix("I didn't catch that. "))
    #expect(help.spoken != "I didn't catch that. \(question.turn?.ending.spoken ?? "")")
    // The question is still open.
    let reply = try await world.hear(("nine hundred and fifty two", -10))
    #expect(reply.heard == "nine hundred and fifty two")
    guard case .value("SolveGame", "numbers", _) = reply.turn?.expectation else {
      Issue.record("\(String(describing: reply.turn?.expectation))")
      return
    }
  }

  @Test("moves money after a clear yes")
  func transfer() async throws {
    let question = try await world.hear(("transfer twenty pounds from current to savings", -10))
    #expect(question.spoken.hasPrefix("Transfer twenty pounds from current to savings. "))
    #expect(try world.pounds == ["Current": 500, "Savings": 900])
    try await world.hear(("yes", -10), ("no", -80))
    #expect(try world.pounds == ["Current": 480, "Savings": 920])
    // Nothing is left to agree to.
    await hearYes()
    #expect(try world.pounds == ["Current": 480, "Savings": 920])
  }

  @Test(
    "moves no money if the yes may have been something else, is not the likeliest or is hardly speech"
  )
  func misheardYes() async throws {
    try await world.hear(("transfer twenty pounds from current to savings", -10))
    #expect(try await world.hear(("yes", -10), ("no", -25)).kind == .notCaught)
    #expect(try await world.hear(("yes", -10), ("cancel", -29)).kind == .notCaught)
    #expect(try world.pounds == ["Current": 500, "Savings": 900])
    try await world.hear(("yes", -270))
    try await world.hear(("yes", .nan))
    #expect(try world.pounds == ["Current": 500, "Savings": 900])
    #expect(try await world.hear(("no", -10), ("yes", -11)).heard == "no")
    await hearYes()
    #expect(try world.pounds == ["Current": 500, "Savings": 900])
  }

  /// Hears a yes that is not expected, as a recogniser may that does not keep to the grammar.
  private func hearYes() async {
    _ = await world.session.hear(
      SpeechRecognition([SpeechHypothesis("yes", score: -10)], background: 0, seconds: 1))
  }

  @Test("asks which amount was meant before it asks whether to move it")
  func doubtfulAmount() async throws {
    let doubt = try await world.hear(
      ("transfer fifteen pounds from current to savings", -10),
      ("transfer fifty pounds from current to savings", -20))
    #expect(doubt.spoken.hasPrefix("Was that transfer fifteen"))
    try await world.hear(("the first one", -10))
    #expect(try world.pounds == ["Current": 500, "Savings": 900])
    try await world.hear(("yes", -10))
    #expect(try world.pounds == ["Current": 485, "Savings": 915])
  }

  @Test("reads back a change of a list, and makes it after a clear yes")
  func removal() async throws {
    let question = try await world.hear(("remove milk from groceries", -10))
    #expect(question.kind == .readBack("remove milk from groceries"))
    #expect(question.spoken == "I heard: remove milk from groceries. Is that right?")
    #expect(try world.items == ["Milk", "Rice"])
    #expect(try await world.hear(("yes", -10), ("no", -20)).kind == .notCaught)
    #expect(try world.items == ["Milk", "Rice"])
    let reply = try await world.hear(("yes", -10))
    #expect(reply.heard == "remove milk from groceries")
    #expect(try world.items == ["Rice"])
  }

  @Test("makes no change after a no")
  func refusal() async throws {
    try await world.hear(("remove milk from groceries", -10))
    #expect(try await world.hear(("no", -10)).spoken == "All right. Please say it again.")
    await hearYes()
    #expect(try world.items == ["Milk", "Rice"])
  }

  @Test("says what can be answered to its own question, after three misses or when asked")
  func help() async throws {
    try await world.hear(("remove milk from groceries", -10))
    let help = "You can answer yes or no. I heard: remove milk from groceries. Is that right?"
    #expect(try await world.hear(("help", -10)).spoken == help)
    for _ in 0..<2 {
      #expect(try await world.hear().spoken.hasPrefix("I didn't catch that. I heard: "))
    }
    #expect(try await world.hear().spoken == help)
    #expect(try world.items == ["Milk", "Rice"])
  }

  @Test("says that it heard nothing when nothing was said, and asks again")
  func silence() async throws {
    let question = try await world.hear(("solve a numbers game", -10))
    let reply = try await world.session.hear(Sound([Int16](repeating: 3, count: 16_000)))
    #expect(reply.kind == .silence)
    #expect(reply.spoken == "I didn't hear anything. \(question.turn?.ending.spoken ?? "")")
    #expect(try await world.session.hear(Sound()).kind == .silence)
    #expect(try await world.hear(("nine hundred and fifty two", -10)).kind == .understood)
  }

  @Test("takes steady noise for silence, also where a yes would change something")
  func noise() async throws {
    try await world.hear(("transfer twenty pounds from current to savings", -10))
    var generator = SplitMix64(seed: 1)
    let noise = (0..<16_000).map { _ in Int16.random(in: -800...800, using: &generator) }
    #expect(try await world.session.hear(Sound(noise)).kind == .silence)
    #expect(try world.pounds == ["Current": 500, "Savings": 900])
    let speech = noise + noise.map { Int16($0 / 20) }
    #expect(Sound(speech).liveliness > 10)
    #expect(Sound(noise).liveliness < 1.5)
  }

  @Test("expects requests and follow-ups beside the answer to an offer")
  func offer() async throws {
    let offer = try await world.hear(("draw a game", -10))
    #expect(offer.kind == .understood)
    let words = await world.session.grammar().words
    #expect(words.contains("yes") && words.contains("hint") && words.contains("groceries"))
  }

  @Test("repeats its last answer")
  func repetition() async throws {
    let question = try await world.hear(("solve a numbers game", -10))
    let reply = try await world.hear(("again", -10))
    #expect(reply.spoken == question.turn?.ending.spoken)
  }

  @Test("expects yes or no after its own question, and nothing else")
  func grammar() async throws {
    #expect(await world.session.grammar().words.contains("groceries"))
    try await world.hear(("remove milk from groceries", -10))
    let words = await world.session.grammar().words
    #expect(words.contains("yes") && words.contains("no") && !words.contains("groceries"))
  }

  @Test("does not speak German")
  func language() async throws {
    let german = try NumberRace.assistant(
      language: .german, stores: world.stores, remembers: false)
    #expect(throws: VoiceLanguageError.self) {
      try VoiceSession(german.newConversation(), recognizer: ScriptedRecognizer())
    }
  }
}
