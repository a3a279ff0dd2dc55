import IntentKit
import IntentLanguage
import IntentTesting
import Testing

/// A language that the library does not have, made of public parts only.
private let italian = Language(
  code: "it", wording: ItalianWording(), spelling: italianSpelling,
  names: NameWords(spelling: italianSpelling, articles: "il la lo l le i gli"),
  conversation: italianConversation,
  numbers: NumberWords(italianNumbers, groupingSign: ".", decimalPoints: "virgola"))

private let italianSpelling = Spelling(
  contractions: ["quant'è": "quanto è"], elisions: ["l", "dell", "all", "un"])

private let italianConversation = ConversationWords(
  spelling: italianSpelling,
  commands: [
    .yes: ["sì", "va bene"], .no: ["no"], .cancel: ["annulla"], .help: ["aiuto"],
    .repeat: ["ripeti"], .startAgain: ["ricomincia"], .goBack: ["indietro"],
  ], polite: "grazie", starts: ["per favore"], ends: ["per favore"], fillers: "per di minuti",
  and: ["e"], yesAndNo: ["sì", "no"],
  correction: .init(
    spelling: italianSpelling, leads: ["no"], verbs: ["è"]))

private let italianNumbers: NumberLexicon = {
  let units = ["zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove"]
  let teens = [
    "dieci", "undici", "dodici", "tredici", "quattordici", "quindici", "sedici", "diciassette",
    "diciotto", "diciannove",
  ]
  let tens = [
    "", "", "venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta",
    "novanta",
  ]
  return NumberLexicon(
    hundreds: { [$0 == 1 ? "cento" : units[$0] + "cento"] },
    below: { number in
      if number < 20 { return [number < 10 ? units[number] : teens[number - 10]] }
      let (ten, unit) = (tens[number / 10], number % 10)
      // "Ventuno", "ventotto": the vowel before a vowel is dropped.
      let stem = unit == 1 || unit == 8 ? String(ten.dropLast()) : ten
      return [unit == 0 ? ten : stem + units[unit]]
    }, scales: [("mila", 1000), ("mille", 1000)], vocabulary: units + teens + tens + ["cento"])
}()

private struct ItalianWording: Wording {
  var values: ValueWords {
    ValueWords(yes: "sì", no: "no", and: "e", or: "o", decimalSign: ",", all: { _ in "tutti" })
  }

  func dialogue(for message: Message) -> Dialogue {
    switch message {
    case .question(let parameter, _): Dialogue(parameter.question(ordinal: ""))
    case .notAllowed(let value, let parameter):
      "\(text(for: value, of: parameter.kind)) non va bene (\(parameter.title))."
    case .confirm(let sentence, _): "\(sentence). Va bene?"
    case .cancelled: "Va bene, lascio stare."
    case .help(let samples): "Può dire: \(values.choice(samples))."
    default: "Non ho capito."
    }
  }
}

private enum KitchenMessage: HandlerMessage {
  case started(String, Int)

  static let wordings = [
    MessageWording<Self>("en") { message in
      switch message {
      case .started(let name, let minutes): "The \(name) takes \(minutes) minutes."
      }
    },
    MessageWording<Self>("it") { message in
      switch message {
      case .started(let name, let minutes): "Per l'\(name) ci vogliono \(minutes) minuti."
      }
    },
  ]
}

private struct TimeDishIntent: Intent {
  static let title = "Time a dish"
  static let phrases: [Phrase] = ["time the {dish} [for {minutes} minutes]"]
  static let risk = Risk.grave
  static let summary: Summary = "Time the {dish} for {minutes} minutes"
  static let translations = [
    "it": IntentTranslation(
      title: "Cronometrare un piatto",
      phrases: ["(cronometra|quant'è) il tempo dell'{dish} [per {minutes} minuti]"],
      summary: "Cronometrare l'{dish} per {minutes} minuti",
      parameters: [
        "dish": .init(title: "piatto", prompt: "Quale piatto?"),
        "minutes": .init(title: "durata", prompt: "Per quanti minuti?"),
      ])
  ]

  @Parameter(prompt: "Which dish?") var dish: String
  @Parameter(in: 1...120, prompt: "For how many minutes?") var minutes: Int
}

private struct TimeDishHandler: IntentHandler {
  func handle(
    _ intent: TimeDishIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    .success(
      KitchenMessage.started(intent.dish, intent.minutes).dialogue(in: context.language))
  }
}

@Suite("A language of an embedder's own")
struct OwnLanguageTests {
  @Test("asks, reads its own spelling and numbers, corrects and confirms")
  func conversation() async throws {
    let helper = try Assistant(plugins: [Plugin(TimeDishHandler())], language: italian)
    try await converse(with: helper) {
      user("per favore cronometra il tempo dell'arrosto")
      assistant("Per quanti minuti?")
      user("trecentoventotto")
      assistant("328 non va bene (durata). Per quanti minuti?")
      user("quarantadue minuti")
      assistant("Cronometrare l'arrosto per 42 minuti. Va bene?")
      user("no, la durata è cinquantuno")
      assistant("Cronometrare l'arrosto per 51 minuti. Va bene?")
      user("sì grazie")
      assistant("Per l'arrosto ci vogliono 51 minuti.")
      user("quanto è il tempo dell'oca")
      assistant("Per quanti minuti?")
      user("annulla")
      assistant("Va bene, lascio stare.")
      user("aiuto")
      assistant("Può dire: cronometra il tempo dell'piatto.")
    }
  }

  @Test("takes a contraction for its words where the language has it, and only there")
  func spelling() throws {
    let catalog = IntentCatalog(
      [Plugin(TimeDishHandler()).intent.translated(to: "it")], language: "it")
    let sentence = "quant'è il tempo dell'arrosto"
    #expect(try TemplateRecognizer(catalog, in: italian).readings(of: sentence).count == 1)
    // English joins what stands beside an apostrophe, in sentences as in phrases.
    let english = try TemplateRecognizer(catalog, in: .english)
    #expect(english.readings(of: "quanto è il tempo dell'arrosto").isEmpty)
  }
}
