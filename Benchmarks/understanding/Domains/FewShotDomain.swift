package import IntentKit

/// A domain that was declared once and never tuned: eight phrases an intent, and sixty sentences as people would say them, which were
/// written before any was tried. No weight is fitted to it.
///
/// Its text has a line for each intent (its name, its category, the names of its parameters), the phrases of the intent below it, and after
/// `sentences` the sentences, each after the intent that it requests, or `-` for none.
package struct FewShotDomain: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  package let name: String
  package var description: String { name }
  package var debugDescription: String { name }
  package private(set) var intents: [IntentDescription] = []
  package private(set) var sentences: [(intent: String?, text: String)] = []

  /// All domains.
  package static let all = [pizzeria, taxi, hotel, music, home]

  init(_ name: String, _ text: String) {
    self.name = name
    var current: (head: [String], phrases: [Phrase])?
    func finish() -> [IntentDescription] {
      guard let current, current.head.count > 2 else { return [] }
      let verb = IntentVerb(rawValue: current.head[2]) ?? .perform
      return [
        IntentDescription(
          name: current.head[1], title: current.head[1], verb: verb, phrases: current.phrases,
          risk: verb.isLookup ? .harmless : verb == .pay ? .grave : .reversible,
          parameters: current.head.dropFirst(3).map(Self.parameter))
      ]
    }
    for line in text.split(separator: "\n") {
      if let (label, text) = line.firstRange(of: ": ").map({
        (line[..<$0.lowerBound], line[$0.upperBound...])
      }) {
        sentences.append((label == "-" ? nil : String(label), String(text)))
      } else if line.hasPrefix("  ") {
        current?.phrases.append(Phrase(String(line.dropFirst(2))))
      } else {
        intents += finish()
        current = (line.split(separator: " ").map(String.init), [])
      }
    }
  }

  /// The parameter with a name: the same kind in all domains.
  private static func parameter(_ name: String) -> ParameterDeclaration {
    func cases(_ names: String...) -> ParameterKind {
      .enumeration(name: name, names.map { ParameterKind.EnumCase(id: $0, name: $0) })
    }
    return switch name {
    case "count":
      Parameter<Int?>(name, in: 1...100, prompt: "How many?").declaration
    case "pizza":
      Parameter<String?>(
        name,
        kind: cases("margherita", "hawaiian", "diavola", "funghi", "calzone", "quattro formaggi"),
        prompt: "Which?"
      ).declaration
    case "size":
      Parameter<String?>(name, kind: cases("small", "medium", "large"), prompt: "Which?")
        .declaration
    case "room":
      Parameter<String?>(
        name, kind: cases("kitchen", "bedroom", "bathroom", "living room", "hall"), prompt: "Where?"
      ).declaration
    default: Parameter<String?>(name, prompt: "Which?").declaration
    }
  }
}
