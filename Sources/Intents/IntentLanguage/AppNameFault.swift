public import IntentKit

/// The reason why a text cannot be a name of the app: it would be taken out of sentences that mean something
/// else with it.
public enum AppNameFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// It has no letters.
  case noLetters
  /// It is a command to the conversation, such as "stop".
  case command
  /// It consists of words of requests, such as "solve" and "the".
  case wordsOfRequests
  /// It consists of number words, such as "twenty five".
  case number
  /// It is, or begins or ends, the name of something that the user has.
  case existingName(String)

  /// The reason, after "it".
  public var description: String {
    switch self {
    case .noLetters: "it has no letters"
    case .command: "it is a command to the assistant"
    case .wordsOfRequests: "it is said in requests"
    case .number: "it is a number"
    case .existingName(let name): "\(name) is the name of something of yours"
    }
  }
}

extension TemplateRecognizer {
  /// The reason why a name, or a pronunciation of it, cannot be the app's among the names that exist; `nil` if it can.
  public func fault(ofAppName name: String, among names: KnownNames) -> AppNameFault? {
    let words = Sentence.words(name, language.spelling)
    guard words.contains(where: { $0.contains(where: \.isLetter) }) else { return .noLetters }
    if command(in: name) != nil || knowledge.words.polite.contains(words.joined(separator: " ")) {
      return .command
    }
    if words.allSatisfy(knowledge.numbers.isOfNumber) { return .number }
    let requests = language.requests
    let isOfRequests = words.allSatisfy { word in
      vocabulary.contains(word) || requests.functionWords.contains(word)
        || requests.prepositions.contains(word) || knowledge.words.fillers.contains(word)
        || knowledge.words.polite.contains(word) || requests.generalWords.contains(word)
        || requests.courtesies.contains([word]) || requests.leads.contains([word])
        || requests.extras.contains([word])
    }
    // "Never remove milk" would be "remove milk" if the app were called so.
    let changesMeaning = words.contains { word in
      requests.negations.contains(word) || requests.noes.contains(word)
        || requests.conditions.contains(word) || requests.questions.contains(word)
        || requests.exceptions.contains { $0.contains(word) }
        || requests.meanings.contains { $0.contains([word]) }
    }
    if isOfRequests || changesMeaning { return .wordsOfRequests }
    // "Pay Max" would be "pay" if the app were called so.
    let taken = names.entities.values.joined().first { existing in
      let own = Sentence.words(existing, language.spelling)
      return own.starts(with: words) || own.suffix(words.count).elementsEqual(words)
    }
    return taken.map { .existingName($0) }
  }
}
