import Testing

@testable import IntentLanguage

/// The clauses of sentences, and what is done with each, by closed classes of words alone.
@Suite("Clauses")
struct ClauseTests {
  /// A sentence with the acts of its clauses.
  struct Example: Sendable, CustomStringConvertible {
    let sentence: String
    let acts: [Act]

    init(_ sentence: String, _ acts: Act...) {
      self.sentence = sentence
      self.acts = acts
    }

    var description: String { sentence }
  }

  private static let verbs: [String: Set<String>] = [
    "en": ["add", "put", "remove", "pay", "send", "show", "delete", "transfer"],
    "fr": ["ajoute", "mets", "enleve", "paie", "montre", "supprime"],
    "de": ["fuge", "setz", "streich", "losche", "zeig", "bezahl", "vergiss"],
    "nl": ["voeg", "zet", "verwijder", "betaal", "toon"],
    "es": ["anade", "pon", "quita", "paga", "muestra"],
  ]

  private func clauses(_ sentence: String, _ language: Language) -> Clauses {
    let requests = language.requests
    let said = Sentence(sentence, requests.spelling)
    let verbs = Self.verbs[language.code] ?? []
    return ClauseReader(said, requests.grammar) { verbs.contains(said.words[$0].text) }
      .read()
  }

  private func check(_ example: Example, _ language: Language) {
    let acts = clauses(example.sentence, language).all.map(\.act)
    #expect(acts.filter { $0 != .courtesy } == example.acts)
  }

  @Test(
    "tell their act in English",
    arguments: [
      Example("add milk to the list", .request), Example("please add milk", .request),
      Example("can you add milk", .request), Example("milk on the list please", .request),
      Example("add milk, eggs and bread", .request), Example("do the transfer", .request),
      Example("don't forget to add milk", .request), Example("why don't we play", .request),
      Example("you should add milk", .request), Example("no, add milk", .request),
      Example("I want to pay Anna", .wish), Example("we need to add milk", .wish),
      Example("milk should be on the list", .wish), Example("I must pay Anna", .wish),
      Example("is milk on the list", .question), Example("did I add milk?", .question),
      Example("what is on the list", .question), Example("how much did I pay", .question),
      Example("should I pay Anna", .question), Example("don't I have milk", .question),
      Example("how do I pay Anna", .manner), Example("why was my card declined", .reason),
      Example("can you tell me how I pay Anna", .manner), Example("whether Anna was paid", .reason),
      Example("I removed milk", .report), Example("my card was declined", .report),
      Example("payment has not arrived", .report), Example("they charged me a fee", .report),
      Example("don't add milk", .refusal), Example("never show my balance", .refusal),
      Example("I do not want to pay Anna", .refusal),
      Example("if Ben comes, add milk", .condition, .request),
      Example("if milk isn't on the list add it", .condition, .request),
      Example("add milk if Ben comes", .request, .condition),
      Example("add milk because Ben drank it all", .request, .context),
      Example("tell me if milk is on the list", .request),
      Example("I got paid. How much is in savings?", .report, .question),
      Example("add milk and remove bread", .request, .request),
    ])
  func english(_ example: Example) { check(example, .english) }

  @Test(
    "tell their act in French",
    arguments: [
      Example("ajoute du lait à la liste", .request), Example("peux-tu ajouter du lait", .request),
      Example("n'oublie pas d'ajouter du lait", .request), Example("je veux payer Anna", .wish),
      Example("il faut du lait", .wish), Example("est-ce que j'ai du lait", .question),
      Example("combien il me reste", .question), Example("comment payer Anna", .manner),
      Example("pourquoi ma carte est refusée", .reason), Example("j'ai enlevé le lait", .report),
      Example("ma carte est refusée", .report), Example("n'ajoute pas de lait", .refusal),
      Example("si Ben vient, ajoute du lait", .condition, .request),
      Example("ajoute du lait parce que Ben vient", .request, .context),
    ])
  func french(_ example: Example) { check(example, .french) }

  @Test(
    "tell their act in German",
    arguments: [
      Example("setz Milch auf die Liste", .request), Example("kannst du Milch streichen", .request),
      Example("vergiss die Milch nicht", .request), Example("ich möchte Anna bezahlen", .wish),
      Example("ich brauche Milch", .wish), Example("Milch soll auf die Liste", .wish),
      Example("ist Milch auf der Liste", .question), Example("was steht auf der Liste", .question),
      Example("wie viel habe ich noch", .question), Example("wie bezahle ich Anna", .manner),
      Example("warum wurde meine Karte abgelehnt", .reason),
      Example("ich habe die Milch gestrichen", .report),
      Example("meine Karte wurde abgelehnt", .report),
      Example("wenn Ben kommt, setz Milch auf die Liste", .condition, .request),
      Example("setz Milch auf die Liste, weil Ben kommt", .request, .context),
      Example("Eier und Milch muss ich noch kaufen", .wish),
      Example("die Milch kannst du streichen", .request),
      Example("Milch muss ich nicht kaufen", .refusal),
      Example("was muss ich noch kaufen", .question),
    ])
  func german(_ example: Example) { check(example, .german) }

  @Test(
    "tell their act in Dutch",
    arguments: [
      Example("zet melk op de lijst", .request), Example("kun je melk verwijderen", .request),
      Example("ik wil Anna betalen", .wish), Example("staat er melk op de lijst", .question),
      Example("hoeveel heb ik nog", .question), Example("hoe betaal ik Anna", .manner),
      Example("waarom is mijn kaart geweigerd", .reason),
      Example("ik heb de melk verwijderd", .report), Example("mijn kaart is geweigerd", .report),
      Example("als Ben komt, zet melk op de lijst", .condition, .request),
      Example("zet melk op de lijst, want Ben komt", .request, .context),
      Example("eieren moet ik nog halen", .wish),
      Example("de melk mag je schrappen", .request),
    ])
  func dutch(_ example: Example) { check(example, .dutch) }

  @Test(
    "tell their act in Spanish",
    arguments: [
      Example("añade leche a la lista", .request), Example("puedes añadir leche", .request),
      Example("no olvides añadir leche", .request), Example("quiero pagar a Ana", .wish),
      Example("qué hay en la lista", .question), Example("cuánto me queda", .question),
      Example("cómo pago a Ana", .manner), Example("por qué fue rechazada mi tarjeta", .reason),
      Example("he quitado la leche", .question), Example("mi tarjeta fue rechazada", .report),
      Example("no añadas leche", .refusal),
      Example("si viene Ben, añade leche", .condition, .request),
      Example("añade leche porque viene Ben", .request, .context),
    ])
  func spanish(_ example: Example) { check(example, .spanish) }

  @Test(
    "at the end call off what precedes them",
    arguments: [
      ("en", "add milk"), ("fr", "ajoute du lait"), ("de", "setz Milch auf die Liste"),
      ("nl", "zet melk op de lijst"), ("es", "añade leche"),
    ])
  func callingOff(_ code: String, _ request: String) {
    for tail in Self.tails[code] ?? [] {
      for polite in ["", Self.please[code] ?? ""] {
        let said = "\(request)\(polite.isEmpty ? "" : " \(polite)"), \(tail)"
        #expect(clauses(said, Language(code: code)).callingOff != nil, "\(said)")
      }
    }
  }

  private static let please = [
    "en": "please", "fr": "merci", "de": "bitte", "nl": "alsjeblieft", "es": "por favor",
  ]

  private static let tails = [
    "en": [
      "please don't", "not yet", "not now", "nope", "nah", "just kidding", "only joking",
      "not really", "I changed my mind", "on second thoughts no", "wait don't", "never mind",
      "cancel that", "actually no", "forget it", "oh no, don't do that", "no need", "better not",
      "don't bother", "I don't want that any more", "nevermind, thanks",
    ],
    "fr": [
      "pas encore", "pas maintenant", "je plaisante", "finalement non", "non laisse tomber",
      "j'ai changé d'avis", "tant pis", "non merci",
    ],
    "de": [
      "noch nicht", "nicht jetzt", "war nur ein Scherz", "doch nicht", "lass es", "vergiss es",
      "ach nein", "lieber nicht", "ich hab es mir anders überlegt",
    ],
    "nl": [
      "nog niet", "niet nu", "grapje", "toch niet", "laat maar", "vergeet het",
      "nee toch maar niet",
    ],
    "es": [
      "todavía no", "ahora no", "es broma", "mejor no", "déjalo", "olvídalo", "he cambiado de idea",
    ],
  ]

  @Test(
    "call nothing off with a tag, a reminder or other words",
    arguments: [
      "milk is on the list, isn't it?", "add milk, don't forget", "add milk, no rush",
      "is it there or not", "pay Anna 50, no, Ben", "show me what I do not have",
      "don't remove milk; remove bread", "add milk, not bread", "add milk please, thank you",
    ])
  func noCallingOff(_ sentence: String) {
    #expect(clauses(sentence, .english).callingOff == nil)
  }

  @Test("cover all words, whatever is said", arguments: Language.all)
  func cover(_ language: Language) {
    for sentence in [
      "", "no", "if", "don't", ", ,", "a b c d, e. f? g", "not not not", "how, why, if",
    ] {
      let clauses = clauses(sentence, language).all
      #expect(
        clauses.flatMap(\.words)
          == Array(0..<Sentence(sentence, language.requests.spelling).words.count))
    }
  }

  @Test("have a subject, a tense and the scope of a negation")
  func features() {
    let report = clauses("I was not paid", .english).all[0]
    #expect(report.person == .speaker)
    #expect(report.isPast)
    #expect(report.negated == 2..<4)
    let request = clauses("can you add milk", .english).all[0]
    #expect(request.person == .listener)
    #expect(request.content == 2..<4)
  }
}

/// What an act permits.
@Suite("Acts")
struct ActTests {
  @Test(
    "that tell, or ask how, begin no change",
    arguments: [Act.report, .reason, .refusal, .callingOff, .condition])
  func noChange(_ act: Act) {
    #expect(act.allows(.changes) == .leave)
    #expect(act.allows(.grave) == .leave)
  }

  @Test("permit no more where more is at risk", arguments: Act.allCases)
  func monotone(_ act: Act) {
    #expect(act.allows(.looksUp) >= act.allows(.changes))
    #expect(act.allows(.changes) >= act.allows(.grave))
  }
}
