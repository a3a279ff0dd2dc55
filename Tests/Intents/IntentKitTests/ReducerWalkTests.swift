import Foundation
import IntentKit
import IntentLanguage
import NumbersGame
import Testing
import Workers

/// Walks at random through everything that a conversation can come to, without handlers, queries or a clock: what they
/// would answer is random too.
@Suite("The logic of conversations, on random walks")
struct ReducerWalkTests {
  /// The number of steps: a short form here, ten million with `Scripts/walk-conversations.sh`, which are over a million conversations.
  private static let steps =
    ProcessInfo.processInfo.environment["WALK_STEPS"].flatMap { Int($0) } ?? 1_000 * walks
  private static let walks = Extent.count(3, of: 8)

  @Test(
    "carries out nothing risky but what was agreed to, keeps every state in its coded form, and always goes on"
  )
  func walk() throws {
    var counts: [String: Int] = [:]
    var phases: Set<String> = []
    // Coding takes most of the time; of a long walk, every tenth state is coded.
    let codedEvery = Self.steps > 1_000_000 ? 10 : 1
    for seed in 0..<UInt64(Self.walks) {
      var walker = try Walker(seed: seed)
      for place in 0..<(Self.steps / Self.walks) {
        try walker.step(isCoded: place % codedEvery == 0)
      }
      counts.merge(walker.counts, uniquingKeysWith: +)
      phases.formUnion(walker.phases)
    }
    // The walks saw what they are about.
    for name in [
      "OrderPizza", "AddNumbers", "shortcut", "requested value", "unsupported", "requiresUnlock",
      "inProgress", "host", "requested agreement",
    ] {
      #expect(counts[name, default: 0] > 0, "\(name)")
    }
    #expect(phases == ["idle", "collecting", "confirming", "working", "choosing", "offering"])
  }
}

/// A random user and random handlers.
private struct Walker {
  private let reducer: ConversationReducer
  private let catalog: IntentCatalog
  private var random: SplitMix64
  private var state: ConversationState
  private var effect: ConversationEffect?
  private var now = Timestamp(secondsSince1970: 1_800_000_000)
  /// The question that the user was asked last, with the values that it is about.
  private var agreement: (intent: String, values: [String: IntentValue])?
  /// The values with which each intent was checked last.
  private var lastChecked: [String: [String: IntentValue]] = [:]
  private var saidYes = false
  private var saidWeakYes = false
  /// Whether a handler has just said that the user must agree.
  private var isAskedByHandler = false
  private(set) var counts: [String: Int] = [:]
  private(set) var phases: Set<String> = []
  private var keys: [String: [String: IntentValue]] = [:]
  /// What a permit had last.
  private var permit: HandlingPermit?
  /// The questions that were agreed to, by key, since a state last came from outside.
  private var agreed: [String: Set<Dialogue>] = [:]
  /// The question whose answer is waited for, with the key of its draft.
  private var asked: (question: Dialogue, key: String)?
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  init(seed: UInt64) throws {
    let helper = try Assistant(
      plugins: [
        Plugin(OrderPizzaHandler(kitchen: Kitchen()), entities: PlaceQuery()),
        Plugin(AddNumbersHandler()),
        Plugin(LookIntent.self, entities: PlaceQuery()) { _, _ in .success("Nothing there.") },
        Plugin(TidyIntent.self) { _, _ in .success("Tidy.") },
        Plugin(TidyUpIntent.self) { _, _ in .success("Tidy.") },
      ],
      shortcuts: [
        Shortcut(
          id: "1", name: "Party", phrase: "party time",
          actions: [
            .step(.init("AddNumbers", with: ["numbers": .value([1, 2].intentValue)])),
            .step(.init("OrderPizza", with: ["size": .value(.text("large"))])),
          ])
      ], memory: InMemoryStore(),
      environment: AssistantEnvironment(now: { .init(secondsSince1970: 0) }, random: { seed }))
    reducer = helper.reducer
    catalog = helper.catalog
    random = SplitMix64(seed: seed)
    state = ConversationState.new(helper.environment)
  }

  mutating func step(isCoded: Bool) throws {
    let before = state
    switch effect {
    case nil, .say:
      now = now + (random.next(below: 200) == 0 ? 10_000 : 1)
      let event = self.event()
      let notices: [Dialogue] = random.next(below: 20) == 0 ? ["It was done."] : []
      let isSealed = random.next(below: 3) > 0
      if !isSealed { agreed = [:] }
      if let asked, saidYes || saidWeakYes {
        agreed[asked.key, default: []].insert(asked.question)
      }
      (state, effect) = reducer.reduce(
        state, isSealed: isSealed, event, isLocked: random.next(below: 10) == 0, notices: notices,
        at: now)
      isAskedByHandler = false
    case let effect?:
      // Now and then the process dies in the middle of a turn, and the state is continued with something said.
      if random.next(below: 300) == 0 {
        self.effect = nil
        return
      }
      let answer = answer(effect)
      if let key = permit?.call.key {
        switch answer {
        case .requested(.value(let name, _, _, _)): keys[key]?[name] = nil
        case .outcome(let outcome):
          counts["\(outcome.code)", default: 0] += 1
          for name in outcome.unsupported.keys { keys[key]?[name] = nil }
        case .opened, .unlocked: counts["host", default: 0] += 1
        default: break
        }
      }
      (state, self.effect) = reducer.reduce(state, answer: answer, at: now)
      isAskedByHandler =
        if case .readiness(.needsConfirmation) = answer { true } else { false }
    }
    if isCoded { try checkCodedForm() }
    try checkEffect(before)
  }

  // MARK: What must hold

  private func checkCodedForm() throws {
    let data = try encoder.encode(state)
    #expect(try decoder.decode(ConversationState.self, from: data) == state)
    // What is open is bounded.
    #expect(data.count < 40_000)
  }

  private mutating func checkEffect(_ before: ConversationState) throws {
    phases.insert(state.phaseName)
    switch effect {
    case .check(let call): lastChecked[call.intent] = call.values
    case .handle(let permit):
      let call = permit.call
      let intent = try #require(catalog[call.intent])
      counts[call.intent, default: 0] += 1
      for parameter in intent.parameters where parameter.isRequired {
        #expect(call.values[parameter.name].map(parameter.kind.isComplete) ?? false)
      }
      if intent.risk.confirmation == .always || isAskedByHandler {
        let isYes = saidYes || saidWeakYes && intent.risk.confirmation != .always
        #expect(isYes && agreement?.intent == call.intent && agreement?.values == call.values)
      }
      #expect(intent.risk.isAllowedWhileLocked || !call.isLocked)
      // A key is for one thing only: a value changes only if the handler requests another.
      for (name, value) in keys[call.key] ?? [:] { #expect(call.values[name] == value) }
      keys[call.key] = call.values
      // What a handler requested was asked for in words that were said.
      for part in permit.agreed {
        #expect(part.number > 0)
        let isAgreed = agreed[call.key, default: []].contains {
          $0.displayed.contains(part.question.displayed)
        }
        #expect(isAgreed)
        counts["requested agreement", default: 0] += 1
      }
      self.permit = permit
    case .say(let turn):
      #expect(!turn.dialogue.displayed.isEmpty)
      asked = nil
      if case .confirmation = turn.expectation, let key = state.openKey {
        asked = (turn.ending, key)
      }
      if case .confirmation(let intent) = turn.expectation {
        agreement = lastChecked[intent].map { (intent, $0) }
        #expect(agreement != nil)
      } else {
        agreement = nil
      }
      saidYes = false
      saidWeakYes = false
      if !turn.steps.isEmpty { counts["shortcut", default: 0] += 1 }
    default: break
    }
  }

  // MARK: The user

  private static let words = [
    "do it again", "redo", "undo", "do that when i say hop", "hop", "the usual", "what about 5",
    "and harbour", "look around and order a pizza", "add 4 and 6 and then order a large pizza",
    "take back the pizza",
    "order a pizza", "order a small pizza with ham to home", "order a pizza with ham and olives",
    "add numbers", "add 4 and 6", "add 3", "look around", "look at home", "party time", "tidy",
    "tody",
    "ordr a large pizza with tuna", "order a huge pizza", "nine fifty two fifty", "large", "big",
    "ham",
    "ham and olives", "pineapple", "home", "the office", "harbour", "all", "everything", "the moon",
    "3", "5", "party time",
    "twenty five", "no", "nope", "cancel", "help", "repeat", "start again", "go back", "no, large",
    "the second one is tuna", "change the size", "change the toppings", "make the tip 3",
    "the last one", "2",
    "the first", "please", "y", "undo", "undo that", "sure?", "", "xyzzy", "1 2 3 4 5 6 7",
    "tidy up",
    "change the place to home", "to the office", "with tuna", "not ham, tuna", "not ham but olives",
    "remove the last one", "not the first one", "make it large", "large no small", "ham, no, tuna",
    "both", "neither", "either", "the other one", "the latter", "where were we",
    "back to the pizza",
    "let's go on with the numbers", "hang on, look around first", "wait, look there", "look at it",
    "hang on", "thanks", "hello", "bye", "no cancel", "yes no", "yes but make it small", "yes wait",
    "please go on", "how do I order a pizza", "help with numbers", "I said large not small",
  ]

  private static let answers = ["large", "ham", "home", "5", "the first", "yes", "4 and 6"]

  private mutating func event() -> ConversationEvent {
    // Half of the time the user goes along.
    if agreement != nil, random.next(below: 2) == 0 {
      saidYes = true
      return .say("yes")
    }
    if state.phaseName == "collecting", random.next(below: 2) == 0 {
      let answer = Self.answers[random.next(below: Self.answers.count)]
      saidYes = answer == "yes"
      return .say(answer)
    }
    switch random.next(below: 30) {
    case 0: return .begin(Invocation(intent: "OrderPizza", values: someValues()))
    case 1: return .begin(Invocation(intent: ["AddNumbers", "Fly"][random.next(below: 2)]))
    case 2:
      return .open(UserActivity(type: "pizza", title: "x", values: someValues()))
    case 3: return .resume(UserActivity(type: "nowhere", title: "x"))
    case 7:
      saidYes = true
      return .answer(.agreement(true))
    case 8: return .answer([.agreement(false), .choice(0), .choice(9)][random.next(below: 3)])
    case 9:
      let values = someValues().sorted { $0.key < $1.key }.map(\.value)
      return .answer(.value(values.first ?? .text("")))
    case 4..<7:
      saidYes = true
      return .say(["yes", "ok", "do it", "yes please go ahead"][random.next(below: 4)])
    default:
      let words = Self.words[random.next(below: Self.words.count)]
      saidWeakYes = words == "please" || words == "y"
      saidYes = words == "please go on"
      return .say(words)
    }
  }

  private mutating func someValues() -> [String: IntentValue] {
    let all: [String: [IntentValue]] = [
      "size": [.text("large"), .enumeration("small"), .integer(3)],
      "toppings": [
        .text("ham"), .list([.text("a"), .text("b"), .text("c"), .text("d")]), .list([]),
      ],
      "place": [.text("office"), .entity(somePlace()), .allEntities(of: "place"), .integer(1)],
      "tip": [.integer(3), .text("2.5"), .integer(-1)], "crust": [.text("thin")],
    ]
    var values: [String: IntentValue] = [:]
    for (name, candidates) in all.sorted(by: { $0.key < $1.key }) where random.next(below: 3) > 0 {
      if name == "crust", random.next(below: 10) > 0 { continue }
      values[name] = candidates[random.next(below: candidates.count)]
    }
    return values
  }

  // MARK: Handlers and queries

  private mutating func answer(_ effect: ConversationEffect) -> EffectAnswer {
    switch random.next(below: 60) {
    case 0: return .cancelled
    case 1: return .failed(nil, reason: "no reason")
    // The answer to another effect.
    case 2: return .suggestions([somePlace()])
    case 3: return .outcome(someOutcome(Invocation(intent: "OrderPizza")))
    default: break
    }
    switch effect {
    case .lookUp(.reference): return .entity(random.next(below: 10) == 0 ? nil : somePlace())
    case .lookUp(.named):
      let places = (0..<random.next(below: 4)).map { _ in somePlace() }
      let isExact = random.next(below: 3) > 0
      return .matches(
        exact: isExact ? places : [], similar: isExact ? [] : places,
        newName: random.next(below: 2) == 0 ? "New" : nil)
    case .suggest: return .suggestions([somePlace(), somePlace()])
    case .resolve(let request):
      let value = request.value ?? .integer(1)
      switch random.next(below: 12) {
      case 0: return .resolution(nil)
      case 1: return .resolution(.needsValue)
      case 2: return .resolution(.notRequired)
      case 3: return .resolution(.disambiguation([value, .text("other")]))
      case 4: return .resolution(.confirmationRequired(value))
      case 5: return .resolution(.unsupported("No."))
      case 6: return .resolution(.success(.boolean(true)))
      default: return .resolution(.success(value))
      }
    case .save: return .saved(faults: random.next(below: 3) == 0 ? ["it is bad"] : [])
    case .check:
      switch random.next(below: 10) {
      case 0: return .readiness(.refused("Not now."))
      case 1: return .readiness(.needsConfirmation("It costs \(random.next(below: 2)). Shall I?"))
      case 2: return .readiness(.alreadyDone)
      default: return .readiness(.ready)
      }
    case .handle(let permit):
      let number = (permit.agreed.map(\.number).max() ?? 0) + 1
      switch random.next(below: 6) {
      case 0:
        return .requested(
          .agreement(
            HandlerAgreement(
              max(1, number - random.next(below: 2)),
              "Part \(number) costs \(random.next(below: 2)). Shall I?"),
            isChanged: random.next(below: 8) == 0))
      case 1:
        counts["requested value", default: 0] += 1
        return someRequest()
      default: break
      }
      return .outcome(
        someOutcome(Invocation(intent: permit.call.intent, values: permit.call.values)))
    case .open: return .opened(random.next(below: 2) == 0)
    case .unlock: return .unlocked(random.next(below: 2) == 0)
    case .remember: return .remembered(failure: random.next(below: 4) == 0 ? "full" : nil)
    case .say: return .cancelled
    }
  }

  private mutating func someRequest() -> EffectAnswer {
    switch random.next(below: 8) {
    case 0: .requested(.value(of: "crust", candidates: [], "Which crust?", refused: nil))
    case 1: .requested(.value(of: "tip", candidates: [], nil, refused: nil))
    case 2: .requested(.value(of: "tip", candidates: [.text("x")], nil, refused: nil))
    case 3:
      .requested(
        .value(
          of: "size", candidates: [.enumeration("small"), .enumeration("large")], "Which of two?",
          refused: random.next(below: 2) == 0 ? .enumeration("small") : nil))
    case 4, 5:
      .requested(
        .value(
          of: "place", candidates: [.entity(somePlace()), .entity(somePlace())], nil, refused: nil))
    case 6: .requested(.agreement(HandlerAgreement(1, ""), isChanged: false))
    default: .requested(.value(of: "numbers", candidates: [], "Which numbers?", refused: nil))
    }
  }

  private mutating func somePlace() -> EntityReference {
    let id = random.next(below: 4)
    return EntityReference(type: "place", id: "\(id)", name: "Place \(id)")
  }

  private mutating func someOutcome(_ invocation: Invocation) -> Outcome {
    let codes: [ResponseCode] = [
      .success, .success, .success, .success, .failure, .continueInApp, .inProgress,
      .failureRequiringAppLaunch, .requiresUnlock, .unsupported,
    ]
    var add = AddNumbersIntent()
    add.numbers = [4, 6]
    var outcome = Outcome(
      invocation, codes[random.next(below: codes.count)], "Done.",
      value: random.next(below: 2) == 0 ? .integer(7) : nil,
      activity: random.next(below: 4) == 0 ? UserActivity(type: "pizza", title: "x") : nil,
      removed: random.next(below: 6) == 0 ? [somePlace()] : [],
      offer: random.next(below: 3) == 0 ? Offer(add, question: "Shall I add?") : nil,
      undo: random.next(below: 2) == 0 ? Invocation(intent: "OrderPizza") : nil)
    if outcome.code == .unsupported {
      let names = ["size", "tip", "numbers", "crust"]
      outcome.unsupported = [names[random.next(below: names.count)]: "That won't do."]
    }
    return outcome
  }
}

// Intents that only look, and two that are alike.

private struct LookIntent: Intent {
  static let title = "Look around"
  static let verb = IntentVerb.show
  static let phrases: [Phrase] = ["look around", "look at {place}"]
  @Parameter(prompt: "Where?") var place: OneOrAll<Place>?
}

private struct TidyIntent: Intent {
  static let title = "Tidy"
  static let phrases: [Phrase] = ["(tidy|todi)"]
  static let risk = Risk.reversible
}

private struct TidyUpIntent: Intent {
  static let title = "Tidy up"
  static let phrases: [Phrase] = ["(tidi|tady)", "tidy up"]
  static let risk = Risk.reversible
}
