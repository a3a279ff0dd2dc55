import IntentKit
import IntentLanguage
import IntentTesting
import Testing

private struct DeleteRowsIntent: Intent {
  static let title = "Delete rows"
  static let phrases: [Phrase] = ["(delete|dropped) {count}"]
  static let risk = Risk.grave
  static let summary: Summary = "Delete {count} rows"
  @Parameter(in: 1...1000, prompt: "How many rows?") var count: Int
}

private struct DepleteIntent: Intent {
  static let title = "Deplete rows"
  static let phrases: [Phrase] = ["droppes {count}"]
  static let risk = Risk.grave
  static let summary: Summary = "Deplete {count} rows"
  @Parameter(in: 1...1000, prompt: "How many rows?") var count: Int
}

private struct FillIntent: Intent {
  static let title = "Fill rows"
  static let phrases: [Phrase] = ["fill {rows} with {text}"]
  static let risk = Risk.grave
  static let summary: Summary = "Fill rows {rows} with {text}"
  @Parameter(count: 1...2, prompt: "Which row?") var rows: [Int]
  @Parameter(prompt: "With what?") var text: String
}

private struct RenameIntent: Intent {
  static let title = "Rename it"
  static let phrases: [Phrase] = ["rename it to {name}", "call it {name}"]
  static let risk = Risk.reversible
  static let summary: Summary = "Rename it to {name}"
  static let activityType: String? = "rename"
  @Parameter(prompt: "To what?") var name: String
}

private struct Echo<Handled: Intent>: IntentHandler where Handled.Result == Nothing {
  func handle(_ intent: Handled, context: HandlingContext) async throws -> IntentResponse<Nothing> {
    .success("Done.")
  }
}

@Suite("What was guessed stays a guess")
struct ProvenanceTests {
  private let helper: Assistant

  init() throws {
    helper = try Assistant(
      plugins: [
        Plugin(Echo<DeleteRowsIntent>()), Plugin(Echo<DepleteIntent>()), Plugin(Echo<FillIntent>()),
        Plugin(Echo<RenameIntent>()),
      ], linkScheme: "rows")
  }

  @Test(
    "a number in a misspelt sentence is asked for again, also after the choice between two intents")
  func choice() async throws {
    try await converse(with: helper) {
      user("droppec 400")
      assistant("Shall I delete rows or deplete rows?")
      user("delete rows")
      assistant("How many rows?")
      handlesNothing()
      user("400")
      assistant("Shall I delete 400 rows?")
      user("yes")
      handles("DeleteRows", with: ["count": .integer(400)])
    }
  }

  @Test("so are the numbers of a list")
  func lists() async throws {
    try await converse(with: helper) {
      user("filll 12 and 13 with wather")
      assistant("Which row?")
      handlesNothing()
      user("12 and 13")
      assistant("Shall I fill rows 12 and 13 with wather?")
      user("yes")
      handles("Fill")
    }
  }

  @Test("a number that can be read in two ways is asked about, and then it is the user's")
  func doubt() async throws {
    try await converse(with: helper) {
      user("fill nine fifty two fifty with sand")
      assistant("Which rows: 952 and 50 or 950 and 250?")
      user("the first")
      assistant("Shall I fill rows 952 and 50 with sand?")
    }
  }

  @Test(
    "only a firm yes agrees to what is always confirmed",
    arguments: ["please", "y", "sure?", "ok?", "right?", "yes?", "yes ❓", "yes ‽", "yes 👎", "¬yes"])
  func weakYes(_ utterance: String) async throws {
    try await converse(with: helper) {
      user("delete 5")
      user(utterance)
      assistant("Please say yes or no. Shall I delete 5 rows?")
      handlesNothing()
    }
  }

  @Test("a link is not the user's word: what changes something is confirmed")
  func links() async throws {
    let conversation = helper.newConversation()
    var turn = try await conversation.open(link: "rows://rename?name=Boo")
    #expect(turn.dialogue.displayed == "Shall I rename it to Boo?")
    turn = await conversation.respond(to: "y")
    #expect(turn.outcome?.code == .success)
    // The user's own activity is.
    turn = await conversation.send(
      .resume(UserActivity(type: "rename", title: "", values: ["name": .text("Boo")])))
    #expect(turn.outcome?.code == .success)
  }

  @Test("an intent that is always confirmed must name its values in its summary")
  func summaries() {
    struct Silent: Intent {
      static let title = "Burn"
      static let phrases: [Phrase] = ["burn {count}"]
      static let risk = Risk.grave
      @Parameter(prompt: "How many?") var count: Int
      @Parameter(prompt: "PIN?", isPrivate: true) var pin: Int?
    }
    #expect {
      _ = try Assistant(plugins: [Plugin(Echo<Silent>())])
    } throws: { error in
      "\(error)" == "Silent: it is always confirmed, but its summary 'Burn' does not name {count}"
    }
  }

  @Test(
    "risk is decided by provenance alone",
    arguments: [
      (Risk.harmless, Provenance.guessed(alternatives: []), false, true),
      (.reversible, .said(at: 0..<1), false, true), (.reversible, .chosen, false, true),
      (.reversible, .guessed(alternatives: []), true, true), (.reversible, .fromLink, true, true),
      (.grave, .said(at: nil), true, true), (.grave, .guessed(alternatives: []), true, false),
    ])
  func risk(_ risk: Risk, _ provenance: Provenance, _ isConfirmed: Bool, _ acceptsNumbers: Bool) {
    #expect(risk.needsAgreement([.said(at: nil), provenance]) == isConfirmed)
    #expect(risk.accepts(provenance, for: .anyInteger) == acceptsNumbers)
    #expect(risk.accepts(provenance, for: .list(of: .money, count: 1...2)) == acceptsNumbers)
    #expect(risk.accepts(provenance, for: .anyText))
  }
}

@Suite("Parameters without names of their own")
struct ParameterNameTests {
  private struct Inner: Intent {
    static let title = "Inner"
    @Parameter(in: 1...9, prompt: "?") var count: Int
    @Parameter("goal", prompt: "?") var aim: String?
    @Parameter(prompt: "?") var other: String?
  }

  private struct Misnamed: Intent {
    static let title = "Misnamed"
    @Parameter var first: Int?
    @Parameter var second: Int?

    init() {
      _second = Parameter(prompt: "?")
      _first = Parameter(prompt: "?")
    }
  }

  @Test("are called by their properties")
  func names() throws {
    #expect(IntentDescription(Inner.self).parameters.map(\.name) == ["count", "goal", "other"])
    let intent = Inner(values: ["count": .integer(3), "goal": .text("x"), "aim": .text("y")])
    #expect(intent.count == 3 && intent.aim == "x" && intent.other == nil)
    var own = Inner()
    own.count = 4
    #expect(own.values == ["count": .integer(4)])
    let resolver = ParameterResolver<Inner>(\.$other) { _, _, _ in .notRequired }
    #expect("\(resolver)".contains("other"))
  }

  @Test("must be initialised in order, or registration says so")
  func order() {
    #expect(throws: RegistrationError.self) {
      _ = try Assistant(plugins: [Plugin(Echo<Misnamed>())])
    }
  }
}
