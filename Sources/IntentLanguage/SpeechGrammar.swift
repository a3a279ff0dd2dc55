public import IntentKit

/// A grammar of an assistant's requests for speech recognisers, in the Java Speech Grammar Format.
///
/// Each intent is a public rule, and each parameter with known values has its own rule. A free-text
/// parameter is the rule `<dictation>`, which the recogniser must define.
///
/// Source: <https://www.w3.org/TR/jsgf/>.
public struct SpeechGrammar: Hashable, Sendable {
  /// The grammar.
  public let text: String
  /// The number of rules.
  public let ruleCount: Int
  /// The total number of alternatives in the rules.
  public let alternativeCount: Int

  /// The maximum count of numbers that are spelled out for a parameter; beyond it, digits are
  /// spoken one by one.
  public static let maximumNumberCount = 2000

  /// Creates a grammar.
  ///
  /// - Parameters:
  ///   - catalog: The intents.
  ///   - name: The name of the grammar, of letters and digits.
  /// - Throws: `RegistrationError` if a phrase cannot be parsed.
  public init(_ catalog: IntentCatalog, name: String) throws(RegistrationError) {
    let recognizer = try TemplateRecognizer(catalog)
    var writer = GrammarWriter(recognizer.knowledge)
    for intent in catalog.intents where !intent.phrases.isEmpty {
      let phrases = recognizer.phrases.filter { $0.intent == intent.name }.map {
        writer.expansion($0.source.separated, of: $0)
      }
      writer.add(intent.name, phrases, isPublic: true)
    }
    text =
      "#JSGF V1.0 UTF-8 \(catalog.language);\ngrammar \(name);\n\n"
      + writer.rules.joined(separator: "\n") + "\n"
    ruleCount = writer.rules.count
    alternativeCount = writer.alternativeCount
  }
}

/// Writes rules and their subrules.
private struct GrammarWriter {
  let knowledge: SlotKnowledge
  private(set) var rules: [String] = []
  private(set) var alternativeCount = 0
  private var names: Set<String> = []

  init(_ knowledge: SlotKnowledge) {
    self.knowledge = knowledge
  }

  mutating func add(_ name: String, _ alternatives: [String], isPublic: Bool = false) {
    guard names.insert(name).inserted else { return }
    alternativeCount += alternatives.count
    let body = alternatives.joined(separator: isPublic ? "\n  | " : " | ")
    rules.append("\(isPublic ? "public " : "")<\(name)> = \(body);")
  }

  /// The expansion of a phrase.
  mutating func expansion(_ template: Template, of phrase: CompiledPhrase) -> String {
    switch template {
    case .text(let text):
      return tokens(text)
    case .slot(let reference):
      guard let slot = phrase.template.slots.first(where: { $0.reference == reference }) else {
        return "<VOID>"
      }
      let list = reference.list.map { "_" + $0.filter { $0.isLetter || $0.isNumber } } ?? ""
      return self.reference(
        slot.slot.parameter.kind, "\(phrase.intent)_\(reference.parameter)\(list)")
    case .rule:
      return "<VOID>"
    case .sequence(let parts):
      return parts.map { expansion($0, of: phrase) }.filter { !$0.isEmpty }.joined(separator: " ")
    case .choice(let parts):
      let texts = parts.map { expansion($0, of: phrase) }
      let body = texts.filter { !$0.isEmpty }.joined(separator: " | ")
      if body.isEmpty { return "" }
      return texts.contains("") ? "[\(body)]" : "(\(body))"
    }
  }

  /// The rule for values of a kind.
  private mutating func reference(_ kind: ParameterKind, _ name: String) -> String {
    switch kind {
    case .integer(let ranges):
      guard let numbers = ranges.numbers(upTo: SpeechGrammar.maximumNumberCount) else {
        return digits()
      }
      add(name, numbers.map { number($0).replacing("-", with: " ") })
      return "<\(name)>"
    case .decimal, .money:
      return digits()
    case .boolean:
      add(name, knowledge.words.yesAndNo)
      return "<\(name)>"
    case .enumeration(_, let cases):
      add(name, cases.flatMap { [$0.name] + $0.synonyms }.map(tokens))
      return "<\(name)>"
    case .list(let kind, _):
      let element = reference(kind, name)
      return "\(element) ([\(knowledge.words.and.first ?? "")] \(element))*"
    case .temporal, .text, .entity, .object:
      return "<dictation>"
    }
  }

  private func number(_ number: Int) -> String { knowledge.numbers.words.spell(number) }

  private mutating func digits() -> String {
    add("digit", (0..<10).map(number))
    return "<digit>+"
  }

  private func tokens(_ text: String) -> String {
    let sentence = Sentence(text, knowledge.spelling)
    return sentence.words.map { word in
      // With its accents, but in its spoken form.
      let written = sentence.text[word.range].lowercased()
      return Self.token(PlainText.fold(written) == word.text ? written : word.text)
    }.joined(separator: " ")
  }

  /// A word as a token, in quotes if it contains special characters.
  private static func token(_ word: String) -> String {
    word.allSatisfy { $0.isLetter || $0.isNumber } ? word : "\"\(word)\""
  }
}

extension [ClosedRange<Int>] {
  /// All numbers in the ranges; `nil` if there are more than the limit.
  fileprivate func numbers(upTo limit: Int) -> [Int]? {
    var numbers: [Int] = []
    for range in self {
      let (distance, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
      guard !overflow, distance < limit - numbers.count else { return nil }
      numbers += range
    }
    return numbers
  }
}
