import IntentKit

/// How far a template has been matched, and what was found on the way.
struct MatchState: Hashable {
  /// The text that is matched: 0 for the sentence, others for what was made of it on the way.
  var text = 0
  /// The place of the rest of the text.
  var place = 0
  /// The same place in the sentence.
  var index = 0
  /// Whether the rest is the start of a word, so that spaces may be skipped.
  var startsWord = true
  /// The number of letters that words of the template matched.
  var literalLength = 0
  /// What was found, as lists of the matcher.
  var entities = -1
  var values = -1
  var unmatched = -1
  var captures = -1
}

/// A part of a text.
struct TextPart: Equatable {
  var text: Int
  var range: Range<Int>
}

/// A value that was found.
struct FoundEntity: Equatable {
  enum Content {
    case value(PreparedValue)
    case number(IntentValue)
    case wildcard(isOpen: Bool, isEndOfWord: Bool)
  }

  let slot: String
  var content: Content
  /// What was said.
  var part: TextPart
  /// The place in the sentence.
  var span: Range<Int>

  var isWildcard: Bool { if case .wildcard = content { true } else { false } }
  var isOpen: Bool { if case .wildcard(true, _) = content { true } else { false } }

  static func == (first: FoundEntity, second: FoundEntity) -> Bool {
    guard first.span == second.span, first.part == second.part, first.slot == second.slot else {
      return false
    }
    return switch (first.content, second.content) {
    case (.value(let first), .value(let second)): first === second
    case (.number(let first), .number(let second)): first == second
    case (.wildcard(let isOpen, let ends), .wildcard(let isOpen2, let ends2)):
      isOpen == isOpen2 && ends == ends2
    default: false
    }
  }
}

/// What should have been a value and is none.
struct FoundUnmatched: Equatable {
  let slot: String
  /// What was said in place of the value.
  var parts: [TextPart] = []
  /// Whether more words may belong to it.
  var isOpen = true
  /// The number that the list does not have, if it is one.
  var number: DecimalNumber?
}

/// What was found for a response.
struct FoundCapture: Equatable {
  let name: String
  let part: TextPart
}
