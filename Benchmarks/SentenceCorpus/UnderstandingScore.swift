import Foundation
import IntentKit
public import NumberRaceAssistant

/// How sentences were understood.
public struct UnderstandingScore: Codable, Equatable, Sendable {
  /// The sentences.
  public private(set) var total = 0
  /// Acted on in the right way, with all values.
  public private(set) var right = 0
  /// Acted on in the right way, but a value is missing or another.
  public private(set) var intentOnly = 0
  /// The right request was offered.
  public private(set) var offered = 0
  /// Another request was acted on; of those about something else, any.
  public private(set) var wrong = 0
  /// Another request was offered; of those about something else, any.
  public private(set) var offeredWrong = 0
  /// Nothing was understood.
  public private(set) var left = 0

  /// No sentences.
  public init() {}

  /// Counts a sentence.
  ///
  /// - Parameters:
  ///   - sentence: The sentence.
  ///   - understanding: How it was understood.
  public mutating func add(_ sentence: LabelledSentence, _ understanding: Understanding) {
    total += 1
    guard let intent = understanding.intent, understanding.certainty != .calledOff else {
      return left += 1
    }
    let isActedOn = understanding.certainty != .offered
    guard sentence.intents.contains(intent) else {
      if isActedOn { wrong += 1 } else { offeredWrong += 1 }
      return
    }
    guard isActedOn else { return offered += 1 }
    let isWhole = sentence.values.allSatisfy { name, value in
      understanding.values[name].map { value.isSame(as: $0) } ?? false
    }
    if isWhole { right += 1 } else { intentOnly += 1 }
  }

  /// The counts with their shares.
  public var description: String {
    func share(_ count: Int) -> String {
      "\(count) (\((1000 * count / max(1, total) + 5) / 10) %)"
    }
    return
      "\(total): right \(share(right)), intent only \(share(intentOnly)), offered \(share(offered)), "
      + "wrong \(share(wrong)), wrong offered \(share(offeredWrong)), left \(share(left))"
  }
}

extension LabelledSentence.Value {
  /// Whether a value says the same: names apart from case, accents, hyphens, articles and nouns.
  func isSame(as found: IntentValue) -> Bool {
    switch (self, found) {
    case (.number(let wanted), .integer(let number)): return wanted == number
    case (.numbers(let wanted), .list(let values)): return wanted.map { .integer($0) } == values
    case (.text(let wanted), .integer(let number)): return wanted == "\(number)"
    case (.text(let wanted), .money(let amount)):
      return DecimalNumber(wanted).map { $0 == amount.number } ?? false
    case (.text(let wanted), .text(let text)): return Self.key(wanted) == Self.key(text)
    case (.text(let wanted), .allEntities): return wanted.isEmpty
    case (.texts(let wanted), .list(let values)):
      let texts = values.map { value -> [String] in
        if case .text(let text) = value { Self.key(text) } else { [] }
      }
      return wanted.map(Self.key) == texts
    default: return false
    }
  }

  /// The words that matter.
  private static func key(_ text: String) -> [String] {
    let plain = text.folded.split { !$0.isLetter && !$0.isNumber && !"+-*/()".contains($0) }
    let words = plain.map(String.init).filter { !noise.contains($0) }
    return words.isEmpty ? plain.map(String.init) : words
  }

  private static let noise: Set<String> = [
    "the", "my", "our", "a", "an", "some", "account", "list", "of", "le", "la", "les", "l", "un",
    "une", "des", "du", "de", "d", "mon", "ma", "mes", "compte", "liste",
  ]
}

extension String {
  /// The text in lowercase without accents.
  fileprivate var folded: String {
    lowercased().decomposedStringWithCanonicalMapping.unicodeScalars
      .reduce(into: "") { if !$1.properties.isDiacritic { $0.unicodeScalars.append($1) } }
  }
}
