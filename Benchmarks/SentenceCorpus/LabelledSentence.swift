public import Foundation
import PlainJSON

/// A sentence of the corpus, with what it means: a line of `Corpus/sentences.jsonl`.
public struct LabelledSentence: Decodable, Sendable {
  /// The ISO 639-1 code of the language.
  public let language: String
  /// How it was written: typed, spoken (as a speech recogniser writes), with a typo, with courtesies,
  /// with a correction, with two requests, or with another sentence around it.
  public let manner: String
  /// The sentence.
  public let sentence: String
  /// The names of the intents that are right; none if it is about something else.
  public let intents: [String]
  /// The values that are said, by parameter.
  public let values: [String: Value]

  /// A value as it is labelled.
  public enum Value: Decodable, Sendable {
    case number(Int)
    case text(String)
    case numbers([Int])
    case texts([String])

    /// Decodes a number, a text, or a list of either.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: `DecodingError` if it is none of these.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let numbers = try? container.decode([Int].self) {
        self = .numbers(numbers)
      } else {
        self = .texts(try container.decode([String].self))
      }
    }
  }

  /// Whether it belongs to the part with which nothing is tuned: a third, by the hash of the sentence
  /// (FNV-1a; Fowler, Noll and Vo).
  public var isForTest: Bool {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in sentence.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash % 3 == 0
  }

  /// The sentences of the corpus.
  ///
  /// - Parameter url: The file.
  /// - Returns: The sentences, in the order of the file.
  /// - Throws: An error with the number of the line that is wrong.
  public static func load(_ url: URL) throws -> [LabelledSentence] {
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    return try lines.enumerated().map { place, line in
      do throws(JSONError) {
        return try JSON.decode(LabelledSentence.self, from: line)
      } catch {
        throw JSONError(.invalid, "line \(place + 1): \(error)")
      }
    }
  }
}
