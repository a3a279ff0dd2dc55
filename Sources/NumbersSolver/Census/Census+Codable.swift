import NumbersGame

/// The coded form has the rules' name, the range of selections, and for each selection its numbers, its
/// solvable targets as hexadecimal digits (64 targets to a word, the lowest target in the lowest bit),
/// and the distances of the others.
extension Census: Codable {
  private enum CodingKeys: String, CodingKey {
    case rules, first, entries
  }

  /// Reads a census and checks that its selections are those of its rules.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` if the form is not that of a census; `UnknownRules`; ``CensusError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let rules = try Rules(preset: container.decode(String.self, forKey: .rules))
    let first = try container.decode(Int.self, forKey: .first)
    let coded = try container.decode([CodedEntry].self, forKey: .entries)
    let multisets = try CensusRun.multisets(of: rules)
    let count = multisets.ofSize[6].count
    guard (0...count).contains(first), !coded.isEmpty, coded.count <= count - first else {
      let (end, overflow) = first.addingReportingOverflow(coded.count)
      throw CensusError.noSuchSelections(first..<(overflow ? .max : end), count: count)
    }
    let selections = first..<(first + coded.count)
    let entries = try zip(selections, coded).map { place, entry in
      guard let solvable = TargetSet(rules.targets, hexadecimal: entry.solvable),
        entry.distances.count == rules.targets.count - solvable.count,
        entry.distances.allSatisfy({ $0 >= 1 }),
        entry.numbers == multisets.numbers(of: multisets.ofSize[6][place]).map(Int.init)
      else {
        throw DecodingError.dataCorruptedError(
          forKey: .entries, in: container,
          debugDescription: "Entry \(place - first) is not that of selection \(place).")
      }
      return Entry(numbers: entry.numbers, solvable: solvable, distances: entry.distances)
    }
    self.init(rules: rules, selections: selections, entries: entries)
  }

  /// Writes the census.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rules.id, forKey: .rules)
    try container.encode(selections.lowerBound, forKey: .first)
    let coded = entries.map {
      CodedEntry(
        numbers: $0.numbers, solvable: $0.solvable.hexadecimal, distances: $0.distances)
    }
    try container.encode(coded, forKey: .entries)
  }

  private struct CodedEntry: Codable {
    let numbers: [Int]
    let solvable: String
    let distances: [Int]
  }
}

extension TargetSet {
  /// The words in hexadecimal digits, sixteen each.
  fileprivate var hexadecimal: String {
    words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  fileprivate init?(_ range: ClosedRange<Int>, hexadecimal: String) {
    self.init(range)
    let digits = Array(hexadecimal.utf8)
    guard digits.count == 16 * words.count else { return nil }
    for index in words.indices {
      let word = String(decoding: digits[(16 * index)..<(16 * index + 16)], as: UTF8.self)
      guard !word.contains("+"), let value = UInt64(word, radix: 16) else { return nil }
      words[index] = value
    }
    let excess = UInt64(words.count * 64 - range.count)
    guard words[words.count - 1] & ~(~0 >> excess) == 0 else { return nil }
  }
}
