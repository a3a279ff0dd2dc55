/// How the user is asked.
extension ConversationTurn {
  /// Asks what is open, again.
  mutating func ask() async -> Turn {
    switch state.pending {
    case .nothing:
      return say(state.lastSaid ?? words(for: .nothingToDo))
    case .value(let name, let element):
      return await ask(for: name, element)
    case .choice(let name, _, let candidates):
      let title = intent?.parameter(name)?.title ?? name
      let names = candidates.map { text(for: $0, of: name) }
      return say(words(for: .whichOne(title: title, names)), expecting: .choice(names))
    case .valueConfirmation(let name, _, let candidate):
      let candidateText = text(for: candidate, of: name)
      return say(
        words(for: .didYouMean(candidateText)), expecting: .choice([candidateText]))
    case .creation(let name, _, let candidate):
      let title = intent?.parameter(name)?.title ?? name
      let candidateText = text(for: candidate, of: name)
      return say(
        words(for: .createNew(name: candidateText, title: title)),
        expecting: .choice([candidateText]))
    case .confirmation(let question):
      return say(question, expecting: .confirmation(intent: state.draft?.intent ?? ""))
    case .offer(let invocation):
      return say(state.lastSaid ?? words(for: .yesOrNo), expecting: .offer(invocation))
    case .request(let invocations):
      let titles = titles(of: invocations)
      return say(words(for: .whichIntent(titles)), expecting: .choice(titles))
    }
  }

  /// Asks for a parameter, or for the next element of one that is a list.
  mutating func ask(for name: String, _ element: Int? = nil) async -> Turn {
    guard let intent, let parameter = intent.parameter(name) else { return leave(.cancelled) }
    state.pending = .value(parameter: name, element: element)
    var place: Int?
    if parameter.kind.elementKind != nil {
      place = 1 + (element ?? state.draft?.values[name]?.elements?.count ?? 0)
    }
    return say(
      words(for: .question(parameter, place: place)),
      expecting: .value(
        intent: intent.name, parameter: name, suggestions: await suggestions(for: parameter)))
  }

  /// Ends a turn in which nothing was understood: asks again, then helps, then offers choices, and then
  /// gives up.
  mutating func miss(_ message: Message) async -> Turn {
    state.failures = min(state.failures + 1, 100)
    guard state.pending != .nothing else { return say(words(for: message)) }
    guard state.failures <= 3 else { return leave(.givingUp) }
    remark(message)
    return await askWithHelp()
  }

  /// Asks again, with the more help the more often it was not understood.
  mutating func askWithHelp() async -> Turn {
    if case .value(let name, _) = state.pending, let parameter = intent?.parameter(name) {
      if state.failures == 2 { remark(.parameterHelp(parameter)) }
      if state.failures == 3 {
        remark(.suggestions(parameter, await suggestions(for: parameter)))
      }
    }
    return await ask()
  }

  /// What a parameter could be, if that is a few things.
  private func suggestions(for parameter: ParameterDeclaration) async -> [String] {
    switch parameter.kind.elementKind ?? parameter.kind {
    case .enumeration(_, let cases):
      return cases.prefix(Self.suggestionCount).map(\.name)
    case .boolean:
      return [true, false].map {
        assistant.wording.text(for: .boolean($0), of: .boolean)
      }
    case .entity(let type, _):
      let suggested = try? await assistant.query(for: type)?.suggested()
      return (suggested ?? []).prefix(Self.suggestionCount).map {
        assistant.wording.text(for: $0, of: parameter.kind)
      }
    default: return []
    }
  }

  private static let suggestionCount = 5

  /// What people call some intents.
  func titles(of invocations: [Invocation]) -> [String] {
    invocations.map { assistant.catalog[$0.intent]?.title ?? $0.intent }
  }

  func text(for value: IntentValue, of name: String) -> String {
    assistant.wording.text(for: value, of: intent?.parameter(name)?.kind ?? .anyText)
  }
}
