import Testing

@testable import IntentKit

@Suite("Translations in texts")
struct IntentTranslationsTests {
  private struct SetTimer: Intent {
    static let title = "Set a timer"
    static let phrases: [Phrase] = ["set a timer"]
    @Parameter("minutes", prompt: "How many minutes?") var minutes: Int?
    init() {}
  }

  private struct StopTimer: Intent {
    static let title = "Stop the timer"
    static let phrases: [Phrase] = ["stop the timer"]
    init() {}
  }

  private static let french = """
    # SetTimer
    title: Mettre un minuteur
    explanation: Sonne : après un temps.
    summary: Mettre un minuteur [de {minutes}]
    phrase: (mets|mettez) un minuteur [de {minutes} minutes]
    phrase: minuteur
    keyword: sonne
    follow-up: encore un

    parameter minutes: durée
    // Asked.
    prompt: De combien
      de minutes ?
    help: Un nombre.
    case short: bref,
      court

    # StopTimer
    title: Arrêter le minuteur
    """

  @Test("are read with all their parts")
  func all() throws {
    let translations = try IntentTranslations([
      "fr": Self.french, "de": "# StopTimer\ntitle: Anhalten",
    ])
    #expect(
      translations[SetTimer.self] == [
        "fr": IntentTranslation(
          title: "Mettre un minuteur", explanation: "Sonne : après un temps.",
          phrases: ["(mets|mettez) un minuteur [de {minutes} minutes]", "minuteur"],
          keywords: ["sonne"], followUpPhrases: ["encore un"],
          summary: "Mettre un minuteur [de {minutes}]",
          parameters: [
            "minutes": .init(
              title: "durée", prompt: "De combien de minutes ?", help: "Un nombre.",
              cases: ["short": ["bref", "court"]])
          ])
      ])
    #expect(
      translations[StopTimer.self].mapValues(\.title) == [
        "fr": "Arrêter le minuteur", "de": "Anhalten",
      ])
    #expect(try IntentTranslations([:])[SetTimer.self] == [:])
  }

  @Test("have phrases that choose a case of a parameter, and are written so")
  func choosing() throws {
    let text =
      "# SetTimer\ntitle: Stellen\nphrase minutes short: kurz\nfollow-up minutes short: kürzer\n"
    let timer = try #require(try IntentTranslations(["de": text])[SetTimer.self]["de"])
    #expect(timer.phrases == [Phrase("kurz", choosing: ["minutes": "short"])])
    #expect(timer.followUpPhrases == [Phrase("kürzer", choosing: ["minutes": "short"])])
    let written = IntentDescription(SetTimer.self).translated(to: "de").translationText
    #expect(!written.contains("minutes short"))
  }

  private struct StartFan: Intent {
    static let title = "Starte den Lüfter"
    static let language = "de"
    static let phrases: [Phrase] = ["starte den lüfter"]
    static let translations = ["fr": IntentTranslation(title: "Ventiler", phrases: ["ventile"])]
    init() {}
  }

  @Test("tell in which languages an intent is offered")
  func offered() {
    let fan = IntentDescription(StartFan.self)
    #expect(fan.isOffered(in: "de") && fan.isOffered(in: "fr"))
    #expect(!fan.isOffered(in: "en") && !fan.isOffered(in: "it"))
    #expect(IntentDescription(StopTimer.self).isOffered(in: "it"))
  }

  private struct StopFan: WrittenIntent {
    static let language = "de"
    static let texts =
      (try? IntentTranslations([
        "de": "# StopFan\ntitle: Anhalten\nphrase: halt an\nkeyword: still\nfollow-up: stopp",
        "fr": "# StopFan\ntitle: Arrêter\nphrase: arrête",
      ]))?[StopFan.self] ?? [:]
    init() {}
  }

  private struct Silent: WrittenIntent {
    static let texts = ["fr": IntentTranslation(title: "Muet", phrases: ["muet"])]
    init() {}
  }

  @Test("are the declaration of a written intent in its own language")
  func own() {
    let fan = IntentDescription(StopFan.self)
    #expect(fan.title == "Anhalten" && fan.explanation == "Anhalten" && fan.summary == "Anhalten")
    #expect(fan.phrases == ["halt an"] && fan.keywords == ["still"])
    #expect(fan.followUpPhrases == ["stopp"] && fan.translations.keys.sorted() == ["fr"])
    let silent = IntentDescription(Silent.self)
    #expect(silent.title == "Silent" && silent.phrases.isEmpty)
    #expect(silent.translations["fr"]?.title == "Muet")
  }

  @Test("have one line for a phrase that is a keyword and a follow-up")
  func both() throws {
    let text =
      "# Halt\ntitle: Anhalten\nkeyword|follow-up: stopp\nkeyword|follow-up speed slow: sachte"
    let halt = try #require(IntentTranslations.read(text).intents["Halt"])
    let phrases = [Phrase("stopp"), Phrase("sachte", choosing: ["speed": "slow"])]
    #expect(halt.keywords == phrases && halt.followUpPhrases == phrases && halt.phrases.isEmpty)
    #expect(IntentTranslations.read("# A\ntitle: x\nkeyword|name: y").faults.count == 1)
  }

  @Test("are written as they are read, from a declaration")
  func written() throws {
    let text = IntentDescription(SetTimer.self).translationText
    #expect(
      text == """
        # SetTimer
        title: Set a timer
        phrase: set a timer
        parameter minutes: minutes
        prompt: How many minutes?

        """)
    #expect(IntentTranslations.read(text).intents["SetTimer"]?.phrases == SetTimer.phrases)
  }

  @Test(
    "that cannot be read name the line and say what is allowed",
    arguments: [
      ("title: Früh", 1, "'title: Früh' is before the first section: write '# NAME'"),
      ("# A\ntitle", 2, "'title' has no colon: write 'key: value'"),
      (
        "# A\nname: x", 2,
        "unknown key 'name'; choose title, explanation, summary, phrase, keyword, follow-up, parameter NAME, prompt, help or case ID; a phrase can choose a case: phrase NAME ID"
      ),
      ("# A\nprompt: x", 2, "'prompt' is of no parameter: write 'parameter NAME: TITLE' before it"),
      ("# A\n\n# B", 1, "the translation of 'A' has no title"),
      ("# A\ntitle: x\n# A\ntitle: y", 3, "'A' has two translations"),
      ("# A\ntitle: x\nparameter b: c", 3, "the parameter 'b' of 'A' has no prompt"),
    ])
  func faults(_ text: String, _ line: Int, _ reason: String) {
    let error = TranslationError(language: "de", line: line, reason: reason)
    #expect(throws: error) { try IntentTranslations(["de": text]) }
    #expect("\(error)" == "line \(line) of the translations to 'de': \(reason)")
  }
}
