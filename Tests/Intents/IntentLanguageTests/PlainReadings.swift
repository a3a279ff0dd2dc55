import IntentKit

/// Readings and answers without provenance, as most tests look at them: names of entities are texts.
extension Reading {
  var invocation: Invocation { Invocation(intent: intent, values: inputs.mapValues(\.plain)) }
  var places: [String: Range<Int>] {
    inputs.compactMapValues { if case .said(let place) = $0.provenance { place } else { nil } }
  }
  var alternatives: [String: [IntentValue]] {
    inputs.compactMapValues { $0.alternatives.isEmpty ? nil : $0.alternatives }
  }
}

extension Answer {
  var plain: [String: IntentValue] { values.mapValues(\.plain) }
  var isGuess: Bool {
    values.values.contains { $0.provenance.isGuess && $0.alternatives.isEmpty }
  }
  var alternatives: [IntentValue] { values.values.map(\.alternatives).first { !$0.isEmpty } ?? [] }
}

extension GivenInput {
  var plain: IntentValue { input.plain }

  var alternatives: [IntentValue] {
    if case .guessed(let alternatives) = provenance { alternatives } else { [] }
  }
}

extension ParameterInput {
  var plain: IntentValue {
    switch self {
    case .value(let value): value
    case .name(let name): .text(name)
    case .list(let elements): .list(elements.map(\.plain))
    }
  }
}
