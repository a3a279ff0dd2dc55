import IntentKit

extension HassilRecognizer {
  /// The ways to read a sentence.
  public struct Recognition: Sendable {
    /// The readings, in the order of the templates.
    public internal(set) var matches: [Match] = []
    /// Why readings may be missing: templates that can be read in too many ways, or a sentence that is too long.
    public private(set) var abandoned: [HassilError] = []
    private let preferredMetadata: String?
    private let preferredSlot: String?

    init(_ options: Options) {
      preferredMetadata = options.preferredMetadata
      preferredSlot = options.preferredSlot
    }

    mutating func abandon(_ template: String, of intent: String) {
      abandon(
        "\"\(template)\" of \(intent) was abandoned after \(Matcher.maximumStepCount) "
          + "steps: use fewer optional parts, permutations and wildcards")
    }

    mutating func abandon(_ reason: String) {
      let error = HassilError(description: reason)
      if abandoned.last != error { abandoned.append(error) }
    }

    /// The best reading.
    ///
    /// Preferred are templates with ``Options/preferredMetadata``, then those with the longest value of
    /// ``Options/preferredSlot``, then those with the fewest wildcards, with the most letters in words of the
    /// template, with the fewest letters in wildcards, and whose intent comes first by name. The order is hassil's
    /// (`recognize_best`).
    ///
    /// - Complexity: Linear in the number of readings.
    public var best: Match? {
      var isMetadataFound = false
      var isSlotFound = false
      var length: Int?
      var candidates: [Match] = []
      for match in matches {
        if let preferredMetadata {
          let has = match.metadata[preferredMetadata]?.isTrue ?? false
          if isMetadataFound, !has { continue }
          if has, !isMetadataFound {
            (isMetadataFound, isSlotFound, length) = (true, false, nil)
            candidates = []
          }
        }
        if let preferredSlot {
          let entity = match.entities.last { $0.name == preferredSlot }
          let has = entity.map { !$0.isWildcard } ?? false
          if isSlotFound, !has { continue }
          if has, !isSlotFound {
            isSlotFound = true
            candidates = []
          }
          if has, let entity, case .text = entity.value {
            let count = entity.text.unicodeScalars.count
            if count < length ?? 0 { continue }
            if length.map({ count > $0 }) ?? true {
              length = count
              candidates = []
            }
          }
        }
        candidates.append(match)
      }
      guard let first = candidates.first else { return nil }
      var best = (match: first, rank: first.rank)
      for match in candidates.dropFirst() where match.rank < best.rank {
        best = (match, match.rank)
      }
      return best.match
    }
  }
}

extension HassilRecognizer.Match {
  fileprivate var rank: (Int, Int, Int, String) {
    let free = entities.filter(\.isWildcard)
    return (
      free.count, -literalLength, free.reduce(0) { $0 + $1.text.unicodeScalars.count }, intent
    )
  }
}

extension IntentValue {
  /// Whether Python takes it for true.
  fileprivate var isTrue: Bool {
    switch self {
    case .boolean(let value): value
    case .integer(let value): value != 0
    case .decimal(let value): value.coefficient != 0
    case .text(let text): !text.isEmpty
    case .list(let elements): !elements.isEmpty
    case .object(let members): !members.isEmpty
    default: true
    }
  }
}
