public import IntentKit

/// A grammar for speech recognisers, in the Java Speech Grammar Format, with one public rule, `<turn>`.
///
/// It is compositional: a number is a hundreds digit, a word and a number below a hundred, so that a grammar of all
/// targets of a game has thirty words and not nine hundred alternatives. Everything it refers to is defined in it. Words
/// are lowercase and without digits, signs and apostrophes, and those of one language, apart from names.
///
/// Source: <https://www.w3.org/TR/jsgf/>.
public struct SpeechGrammar: Hashable, Sendable {
  /// The grammar in the Java Speech Grammar Format.
  public let text: String
  /// The number of rules.
  public let ruleCount: Int
  /// The total number of alternatives in the rules.
  public let alternativeCount: Int
  /// The number of words in all rules, with those of a rule counted wherever it is referred to, as recognisers copy it.
  public let expandedCount: Int
  /// The words that can be said.
  public let words: Set<String>

  /// The maximum count of numbers that are spelled out for a parameter.
  public static let maximumNumberCount = 120

  /// Creates a grammar of all requests, with a name of letters and digits. A phrase that needs a name or a text of
  /// which none is known is left out.
  ///
  /// - Throws: `RegistrationError` if a phrase cannot be parsed.
  public init(
    _ catalog: IntentCatalog, name: String, names: KnownNames = KnownNames()
  ) throws(RegistrationError) {
    self = try SpeechGrammarSource(catalog).grammar(
      for: Listening(expected: .request(followUps: [])), names: names, name: name)
  }

  /// Creates a grammar of rules, of which the last is `turn`, and public; its name is of letters and digits.
  package init(_ rules: GrammarRuleList, name: String, language: String) {
    text =
      "#JSGF V1.0 UTF-8 \(language);\ngrammar \(name);\n\n"
      + rules.texts.joined(separator: "\n") + "\n"
    ruleCount = rules.texts.count
    alternativeCount = rules.alternativeCount
    expandedCount = rules.size(of: "turn")
    words = rules.words
  }
}

/// The grammars of a conversation's turns: only what is expected in the turn, corrections of it, and commands.
///
/// - Complexity: Making it compiles all phrases. A grammar takes time linear in its size.
public struct SpeechGrammarSource: Sendable {
  let recognizer: TemplateRecognizer
  private let catalog: IntentCatalog
  /// The words of phrases as they are written, by their form without accents.
  let writtenWords: [String: String]

  /// Creates the source of an assistant's grammars.
  ///
  /// - Throws: `RegistrationError` if a phrase cannot be parsed.
  public init(_ catalog: IntentCatalog) throws(RegistrationError) {
    self.catalog = catalog
    let recognizer = try TemplateRecognizer(catalog)
    self.recognizer = recognizer
    var words: [String: String] = [:]
    for phrase in recognizer.phrases {
      for word in phrase.source.letters {
        words[recognizer.language.spelling.fold(PlainText.fold(word))] = word
      }
    }
    writtenWords = words
  }

  /// The grammar of a turn: the expected input, corrections and commands. It has a name of letters and digits. A free
  /// text can be one of those given, besides those that are known for its parameter.
  public func grammar(
    for listening: Listening, names: KnownNames = KnownNames(), texts: [String] = [],
    name: String = "turn"
  ) -> SpeechGrammar {
    var writer = GrammarWriter(self, names: names, texts: texts)
    var turn: [String]
    switch listening.expected {
    case .request(let followUps):
      turn = requests(with: followUps, &writer)
      turn += writer.commands(GrammarWriter.duringNothing)
    case .values(let slots):
      let intent = listening.openRequest?.intent ?? "open"
      turn = writer.values(of: slots, intent)
      if let request = listening.openRequest { turn += writer.corrections(of: request) }
      turn += writer.commands(GrammarWriter.duringQuestion)
    case .choice(let choices):
      turn = choices.compactMap(writer.sayable) + writer.places(choices.count)
      turn += writer.commands([.no] + GrammarWriter.duringQuestion)
    case .verdict:
      if let followUps = listening.followUpsBesides {
        turn = requests(with: followUps, &writer)
        turn += writer.commands([.yes, .no] + GrammarWriter.duringNothing)
      } else {
        turn = writer.commands([.yes, .no] + GrammarWriter.duringQuestion)
      }
      if let request = listening.openRequest { turn += writer.corrections(of: request) }
    }
    writer.add("turn", turn.filter { !$0.isEmpty }, isPublic: true)
    return SpeechGrammar(writer.rules, name: name, language: catalog.language)
  }

  /// The rules of all requests and of follow-ups.
  private func requests(with followUps: Set<String>, _ writer: inout GrammarWriter) -> [String] {
    let intents = catalog.intents.map(\.name)
    let all = requests(recognizer, intents, suffix: "", &writer)
    guard !followUps.isEmpty, let following = recognizer.following?.value else { return all }
    return all
      + requests(following, intents.filter(followUps.contains), suffix: "_after", &writer)
  }

  /// The rules of the intents that can be requested.
  private func requests(
    _ recognizer: TemplateRecognizer, _ intents: [String], suffix: String,
    _ writer: inout GrammarWriter
  ) -> [String] {
    intents.compactMap { intent in
      let phrases = recognizer.phrases.filter { $0.intent == intent }.compactMap {
        writer.expansion(of: $0)
      }.filter { !$0.isEmpty }
      guard !phrases.isEmpty else { return nil }
      writer.add(intent + suffix, writer.sharingEnds(phrases))
      return "<\(intent)\(suffix)>"
    }
  }
}

extension Template {
  /// The words of its text, in lowercase.
  fileprivate var letters: [String] {
    switch self {
    case .text(let text): text.lowercased().split { !$0.isLetter }.map(String.init)
    case .slot, .rule: []
    case .sequence(let parts), .choice(let parts): parts.flatMap(\.letters)
    }
  }
}
