import IntentKit
import IntentLanguage
import Lists
import Testing

@Suite("What a look-up told")
struct ToldDialogueTests {
  private static let lists = [
    "en": ("Garden", "rake", "hose"), "de": ("Garden", "Rechen", "Schlauch"),
    "fr": ("Jardin", "râteau", "tuyau"), "nl": ("Garden", "hark", "slang"),
    "es": ("Garden", "rastrillo", "manguera"),
  ]

  /// A household with a tool or two on the list of the garden.
  private func household(_ code: String, count: Int = 2) throws -> Household {
    let household = try Household(try #require(Language.all.first { $0.code == code }))
    let (name, first, second) = try #require(Self.lists[code])
    let list = try #require(try household.book.lists().first { $0.name == name })
    _ = try household.book.add(Array([first, second].prefix(count)), to: list.id)
    return household
  }

  private func left(_ code: String, _ household: Household) throws -> [String] {
    try household.items(try #require(Self.lists[code]).0)
  }

  @Test(
    "one thing by its place is named, and meant by what follows",
    arguments: [
      ("en", "what's the first thing on the garden list?", "delete it"),
      ("en", "what's the first item on the garden list?", "scratch that one"),
      ("en", "what's the first thing on my garden list?", "tick that off"),
      ("de", "was steht als Erstes auf der Liste Garden?", "lösch das"),
      ("de", "was ist das Erste auf der Liste Garden?", "hak es ab"),
      ("fr", "quelle est la première chose sur la liste Jardin ?", "enlève-la"),
      ("nl", "wat staat er als eerste op de lijst Garden?", "vink dat af"),
      ("es", "cuál es la primera cosa de la lista Garden", "quita esa"),
    ])
  func first(_ code: String, _ question: String, _ request: String) async throws {
    let household = try household(code)
    let (_, first, second) = try #require(Self.lists[code])
    let told = await household.answer(question).dialogue.displayed
    #expect(told.contains(first) && !told.contains(second), "\(told)")
    _ = await household.answer(question, request)
    #expect(try left(code, household) == [second])
  }

  @Test(
    "an ordinal with an article is a place",
    arguments: [
      ("en", "show garden", "tick off the first"), ("en", "show garden", "remove the first"),
      ("de", "zeig Garden", "hak das erste ab"), ("fr", "montre le jardin", "coche le premier"),
      ("nl", "toon lijst Garden", "vink de eerste af"),
      ("es", "muestra la lista Garden", "quita el primero"),
    ])
  func ordinals(_ code: String, _ look: String, _ request: String) async throws {
    let household = try household(code)
    _ = await household.answer(look, request)
    #expect(try left(code, household) == [try #require(Self.lists[code]).2])
  }

  @Test(
    "of several, none is meant, and never the list",
    arguments: [
      ("en", "show garden", "delete it"), ("en", "show garden", "scratch that one"),
      ("de", "zeig Garden", "lösch das"), ("fr", "montre le jardin", "enlève ça"),
    ])
  func several(_ code: String, _ look: String, _ request: String) async throws {
    let household = try household(code)
    let turn = await household.answer(look, request)
    guard case .value(_, let parameter, _) = turn.expectation else {
      Issue.record("\(turn.dialogue.displayed)")
      return
    }
    #expect(parameter == "items")
    #expect(try left(code, household).count == 2)
  }

  @Test("the only thing on a list, which nobody asked for, is asked about")
  func only() async throws {
    let household = try household("en", count: 1)
    let turn = await household.answer("show garden", "delete it")
    #expect(turn.dialogue.displayed == "Shall I remove rake from Garden?")
    #expect(
      await household.answer("show garden", "delete that list").dialogue.displayed
        == "Shall I remove the whole list Garden, with the one item on it?")
  }

  @Test(
    "words that only end something remove nothing",
    arguments: ["forget it", "never mind", "cancel that", "leave it", "it's broken", "is that it?"])
  func nearMisses(_ utterance: String) async throws {
    let household = try household("en", count: 1)
    let turn = await household.answer("show garden", utterance)
    #expect(try household.items("Garden") == ["rake"])
    #expect(turn.expectation != .confirmation(intent: "RemoveItems"))
  }

  @Test(
    "another thing that exists is asked after",
    arguments: [
      ("and the hose?", "Yes, hose is on Garden."), ("and the last one?", "On Garden: hose."),
      ("and is the hose still on there?", "Yes, hose is on Garden."),
    ])
  func others(_ question: String, _ answer: String) async throws {
    #expect(
      try await household("en").answer("show garden", question).dialogue.displayed == answer)
    let other = try await household("en").answer("show garden", "and the weather?")
    #expect(other.outcome == nil)
  }

  @Test(
    "what is asked without a verb changes nothing",
    arguments: ["hose still on garden?", "hose off the garden list?", "hose done?"])
  func asked(_ question: String) async throws {
    let household = try household("en")
    _ = await household.answer(question)
    #expect(try household.items("Garden") == ["rake", "hose"])
  }

  @Test(
    "a question that is not a request adds nothing",
    arguments: [
      ("de", "zeig Garden", "was steht als Erstes drauf"),
      ("es", "muestra la lista Garden", "¿y cómo queda la lista?"),
    ])
  func questions(_ code: String, _ look: String, _ question: String) async throws {
    let household = try household(code)
    _ = await household.answer(look, question)
    #expect(try left(code, household).count == 2)
  }

  @Test(
    "what is left is about the list that was changed",
    arguments: [
      ("en", "tick off the rake", "what does that leave?"),
      ("de", "hak Rechen ab", "was bleibt da noch?"),
      ("fr", "coche le râteau", "il reste quoi ?"), ("nl", "vink hark af", "wat blijft er over?"),
      ("es", "tacha rastrillo", "¿qué queda?"),
    ])
  func leaves(_ code: String, _ change: String, _ question: String) async throws {
    let turn = try await household(code).answer(change, question)
    #expect(turn.dialogue.displayed.contains(try #require(Self.lists[code]).2))
  }

  private static let payments = [
    "en": "pay Ben 5 pounds from current", "de": "überweise 5 Pfund von Current an Ben",
    "fr": "paie 5 euros à Ben depuis Courant", "nl": "betaal 5 pond aan Ben van Current",
    "es": "paga 5 libras a Ben desde Current",
  ]

  @Test(
    "the verb of the deed agrees after a yes, and a no after what was heard refuses",
    arguments: [
      (
        "en", ["yes please send it", "fine, go ahead"],
        ["ok no", "for heaven's sake no", "ok but not now"]
      ),
      (
        "de", ["jo, abschicken", "ja, passt, mach"],
        ["ok nein", "um himmels willen nein", "nicht abschicken"]
      ),
      (
        "fr", ["c'est bon, tu peux y aller", "oui, envoie"], ["ok non", "pour l'amour du ciel non"]
      ),
      ("nl", ["prima, verstuur maar"], ["oké nee", "in godsnaam nee"]),
      ("es", ["sí, envía", "venga, adelante"], ["vale no", "por el amor de dios no"]),
    ])
  func verdicts(_ code: String, _ yeses: [String], _ noes: [String]) async throws {
    let payment = try #require(Self.payments[code])
    for answer in yeses {
      let household = try household(code)
      #expect(await household.answer(payment, answer).outcome?.code == .success, "\(answer)")
    }
    for answer in noes {
      let turn = try await household(code).answer(payment, answer)
      #expect(turn.outcome == nil && turn.expectation == .request, "\(answer)")
    }
  }

  @Test(
    "what adds values or doubts agrees to no payment",
    arguments: [
      (
        "en",
        [
          "yes I think so", "yes, but", "send it to Hannah", "ok, no, problem", "ok, 30", "ok well",
          "payment", "from", "send?",
        ]
      ),
      (
        "de",
        ["ja, aber", "abschicken an Hannah", "ja, verschick es an Hannah", "passt, glaube ich"]
      ),
      ("fr", ["oui, mais", "envoie à Hannah", "c'est bon ?"]),
      ("nl", ["ja, maar", "ja verstuur maar naar Hannah", "prima?"]),
      ("es", ["sí, pero", "envía a Hannah", "vale, creo"]),
    ])
  func doubts(_ code: String, _ answers: [String]) async throws {
    let payment = try #require(Self.payments[code])
    for answer in answers {
      #expect(try await household(code).answer(payment, answer).outcome == nil, "\(answer)")
    }
  }

  @Test("both payments of two are agreed to one by one")
  func both() async throws {
    let household = try household("en")
    let turn = await household.answer("pay Ben 5 and Hannah 6 from current", "yes, both of them")
    #expect(turn.expectation == .confirmation(intent: "TransferMoney"))
  }

  @Test(
    "a yes where nothing is open begins nothing",
    arguments: [
      ("de", "ja, passt, mach"), ("en", "yes, go ahead"), ("fr", "c'est bon, tu peux y aller"),
    ])
  func idle(_ code: String, _ utterance: String) async throws {
    let turn = try await household(code).answer(utterance)
    #expect(turn.outcome == nil && turn.expectation == .request)
  }

  @Test(
    "who gives up, and asks for the solution, gets it",
    arguments: [
      ("en", "draw a game", "I give up, how do you do it?"),
      ("de", "gib mir ein Spiel", "ich geb auf, was war die Lösung?"),
      ("fr", "donne-moi un tirage", "j'abandonne, c'était quoi la solution ?"),
      ("nl", "geef me een spel", "ik geef het op, wat was het antwoord?"),
      ("es", "dame un juego", "me rindo, ¿cuál era la solución?"),
    ])
  func solution(_ code: String, _ draw: String, _ question: String) async throws {
    let turn = try await household(code).answer(draw, question)
    #expect(turn.outcome?.invocation.intent == "SolveGame")
  }

  @Test("another game is drawn after the one that is left")
  func another() async throws {
    let turn = try await household("en").answer(
      "draw a game", "never mind, new one with 4 big ones")
    #expect(turn.outcome?.invocation.intent == "DrawGame")
  }
}
