package import Foundation

/// Sentences with the intents that they request, of which a few become an assistant's phrases.
package struct FewShotSet: Sendable {
  package let name: String
  /// The sentences from which phrases are taken, and those to measure with, by intent.
  package var phrases: [String: [String]] = [:]
  package var sentences: [String: [String]] = [:]
  /// Sentences about something that no intent of the set does.
  package var others: [String] = []
  /// The domain of an intent.
  package var domains: [String: String] = [:]

  package init(name: String) { self.name = name }

  /// Reads a file of the form
  /// `{"train": [["sentence", "intent"], ...], "test": [...], "oos": ["sentence", ...], "domain": {"intent": "domain"}}`.
  ///
  /// - Parameter file: The file.
  /// - Throws: An error if the file cannot be read, or has another form.
  package init(contentsOf file: URL) throws {
    let content = try JSONDecoder().decode(Content.self, from: Data(contentsOf: file))
    self.init(name: file.deletingPathExtension().lastPathComponent)
    for pair in content.train { phrases[pair.intent, default: []].append(pair.sentence) }
    for pair in content.test { sentences[pair.intent, default: []].append(pair.sentence) }
    others = content.oos ?? []
    domains = content.domain ?? [:]
  }

  private struct Content: Decodable {
    let train: [Pair]
    let test: [Pair]
    let oos: [String]?
    let domain: [String: String]?
  }

  /// A sentence and its intent. Pieces with values are joined.
  private struct Pair: Decodable {
    let sentence: String
    let intent: String

    private struct Piece: Decodable { let text: String }

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      if let text = try? container.decode(String.self) {
        sentence = text
      } else {
        sentence = try container.decode([Piece].self).map(\.text).joined()
      }
      intent = try container.decode(String.self)
    }
  }

  /// The intents with phrases and sentences, in alphabetical order.
  package var intents: [String] { phrases.keys.filter { sentences[$0] != nil }.sorted() }

  /// The set with some of its intents; the sentences of the others are about something else.
  package func keeping(_ kept: (String) -> Bool) -> FewShotSet {
    var copy = self
    copy.phrases = phrases.filter { kept($0.key) }
    copy.sentences = sentences.filter { kept($0.key) }
    return copy
  }
}
