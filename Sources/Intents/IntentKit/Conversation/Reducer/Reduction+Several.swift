/// Several requests in one sentence. They are carried out in order, each with the questions and the
/// agreement that it needs; if one stops, what was not done is told.
extension Reduction {
  /// Begins the first of several requests, and keeps the others for after it.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - reading: The utterance as one request, if that may take others for elements of a list: "add tape to hardware and pay
  ///     Ben 5 and add milk to groceries". It stands unless the first request has all that it has: "add call mum and pay rent
  ///     to chores".
  /// - Returns: Whether the utterance has several requests.
  mutating func beginSeveral(_ utterance: String, insteadOf reading: Reading? = nil) -> Bool {
    if let reading, !listsRequest(reading) { return false }
    let all = recognizer.requests(in: utterance, knowing: names)
    guard (2...ConversationState.queuedCount + 1).contains(all.count) else { return false }
    if let reading {
      guard all[0].intent == reading.intent,
        reading.inputs.keys.allSatisfy({ all[0].inputs[$0] != nil })
      else { return false }
    }
    leaveOpen(for: all.map(\.intent))
    state.queued = all.map { IntentRequest($0) }
    beginNext()
    return true
  }

  /// Whether a reading has a name of nothing that exists, such as "Anna 10 and Ben".
  func namesUnknown(_ reading: Reading) -> Bool {
    (catalog[reading.intent]?.parameters ?? []).contains { parameter in
      guard case .entity(let kind) = parameter.kind, !kind.allowsNew, names != nil,
        case .name(let name)? = reading.inputs[parameter.name]?.input
      else { return false }
      return !exists(name, kind) && !recognizer.refersBack(name, to: kind)
    }
  }

  /// Whether an element of a list in a reading that has more than the list is a request, other than the first.
  private func listsRequest(_ reading: Reading) -> Bool {
    reading.inputs.count > 1
      && reading.inputs.values.contains { given in
        given.input.texts.dropFirst().contains {
          recognizer.beginsRequest($0) && isRequest($0, isExact: true)
        }
      }
  }

  /// Keeps a request for after the open one, if it is the same or is always asked about: "and Ben 20", after "pay Anna 10".
  ///
  /// - Parameters:
  ///   - readings: The readings of the utterance.
  ///   - utterance: The utterance.
  ///   - draft: The open draft.
  /// - Returns: Whether the utterance adds such a request.
  mutating func queue(_ readings: [Reading], _ utterance: String, after draft: Draft) -> Bool {
    guard readings.count == 1, readings[0].isCertain, draft.run == nil,
      readings[0].intent == draft.intent
        || catalog[readings[0].intent]?.risk.confirmation == .always,
      recognizer.beginsWithAnd(utterance), state.queued.count < ConversationState.queuedCount
    else { return false }
    state.queued.append(IntentRequest(readings[0]))
    remark(.doneNext)
    askAgain()
    return true
  }

  /// Begins the next request. "It" in one refers to what those before it were about.
  ///
  /// - Parameter draft: The request before it. What it was asked for holds for the same request after it too: the account, after
  ///   "pay Anna 10 and Ben 10".
  mutating func beginNext(after draft: Draft? = nil) {
    guard let request = state.queued.first else { return leave(.nothingOpen) }
    state.queued.removeFirst()
    var inputs = Reading(request.intent, request.inputs, rank: 0, certainty: .exact, isGuess: false)
      .resolvingReferences(to: topics, self).inputs
    if let draft, draft.intent == request.intent {
      for parameter in catalog[draft.intent]?.parameters ?? []
      where parameter.isRequired && inputs[parameter.name] == nil {
        guard let value = draft.values[parameter.name]?.value, case .entity = value else {
          continue
        }
        inputs[parameter.name] = GivenInput(.value(value), .fromContext)
      }
    }
    begin(IntentRequest(intent: request.intent, inputs: inputs, provenance: request.provenance))
  }

  /// The requests that are given up, in words; `nil` if there are none.
  mutating func dropQueued() -> Dialogue? {
    guard !state.queued.isEmpty else { return nil }
    let titles = self.titles(of: state.queued).map(\.withLowercasedFirst)
    state.queued = []
    return words(for: .leftUndone(titles))
  }
}
