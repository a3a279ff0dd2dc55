import IntentKit
import IntentLanguage
import IntentTesting
import Testing

/// A language that the library does not have, as a text.
private func italian() throws -> Language {
  try Language(code: "it", words: italianWords, wording: ItalianWording())
}

private let italianWords = """
  # spelling
  contractions: quant'è = quanto è
  elisions: l, dell, all, un
  # names
  articles: il la lo l le i gli
  # numbers
  from 0: zero, uno, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, tredici, quattordici,
    quindici, sedici, diciassette, diciotto, diciannove
  // "Ventuno", "ventotto": the vowel before a vowel is dropped.
  tens: venti|vent, trenta|trent, quaranta|quarant, cinquanta|cinquant, sessanta|sessant, settanta|settant,
    ottanta|ottant, novanta|novant
  hundreds: cento, due cento, tre cento, quattro cento, cinque cento, sei cento, sette cento, otto cento, nove cento
  scales: mila = 1000, mille = 1000
  grouping sign: .
  decimal points: virgola
  # commands
  yes: sì, va bene
  no: no
  cancel: annulla
  help: aiuto
  repeat: ripeti
  start again: ricomincia
  go back: indietro
  # conversation
  polite: grazie
  starts: per favore
  ends: per favore
  fillers: per di minuti
  and: e
  yes and no: sì, no
  # correction
  leads: no
  verbs: è
  """

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

private let timeDish = Plugin(TimeDishIntent.self) { intent, context in
  .success(KitchenMessage.started(intent.dish, intent.minutes).dialogue(in: context.language))
}

@Suite("A language of an embedder's own")
struct OwnLanguageTests {
  @Test("asks, reads its own spelling and numbers, corrects and confirms")
  func conversation() async throws {
    let helper = try Assistant(plugins: [timeDish], language: italian())
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
      [timeDish.intent.translated(to: "it")], language: "it")
    let sentence = "quant'è il tempo dell'arrosto"
    #expect(try TemplateRecognizer(catalog, in: italian()).readings(of: sentence).count == 1)
    // English joins what stands beside an apostrophe, in sentences as in phrases.
    let english = try TemplateRecognizer(catalog, in: .english)
    #expect(english.readings(of: "quanto è il tempo dell'arrosto").isEmpty)
  }

  @Test(
    "is refused with the line that cannot be read, and what is allowed",
    arguments: [
      ("# nouns\nyes: sì", "line 1: 'nouns' is no section: write one of spelling, names,"),
      ("# commands\nyes: sì\nyep: ok", "line 3: 'yep' is no command: write one of yes, weak yes,"),
      (
        "# names\narticle: il",
        "line 2: 'article' is no key of 'names': write one of additions,"
      ),
      ("# numbers\nfrom one: uno", "line 2: 'from one' is no number below 100: write 'from 0'"),
      ("# counts\ncollectives: paio", "'paio' has no number up to 1000000000: write 'text = 12'"),
      ("# numbers\nreads pairs: sì", "line 2: reads pairs: 'sì' is no answer: write yes or no"),
      ("# numbers\nscales: mila = 1000000000000", "has no number up to 1000000000"),
      ("# numbers\nhundreds: a, b, c, d, e, f, g, h, i, j", "'hundreds' has 10 words with commas"),
      ("# times\ndate: {giorno} = day 1", "'{giorno}' is no value: write one of {n}, {unit},"),
      ("# times\ndate: [il {weekday} = weekday bare", "close every bracket"),
      ("# times\ndate: il) {weekday} = weekday bare", "')' closes no bracket"),
      ("# times\ndate: oggi|ora = day 0", "write brackets around what '|' divides"),
      ("# times\ndate: domani = day 99999999999", "write 'pattern = meaning'"),
      (
        "# times\ndate: " + String(repeating: "[a] ", count: 30) + "= day 1",
        "it stands for more than 10000 texts"
      ),
      (
        "# times\ndate: domani = tomorrow",
        "line 2: date: 'domani = tomorrow' has no meaning: write 'pattern = meaning' with one of after-noon,"
      ),
      ("# requests\nending: ando = are, always", "'always' is no condition: write from 5,"),
      ("# spelling\narrow: a\narrow: verso", "line 3: 'arrow' is there twice: write one line"),
      (
        "# spelling\ndigraphs: aeo = a", "'aeo' and 'a' are not two letters and one: write 'ue = u'"
      ),
      ("yes: sì", "line 1: 'yes: sì' is before the first section: write '# NAME'"),
    ])
  func faults(_ words: String, _ reason: String) {
    let fault = #expect(throws: LanguageFile.Fault.self) {
      try Language(code: "it", words: words, wording: ItalianWording())
    }
    #expect(fault?.description.contains(reason) == true, "\(fault?.description ?? "")")
  }
}
