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
  /// - Throws: `DecodingError` if the form is not that of a census; `UnknownRules`; ``CensusError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let rules = try Rules(preset: container.decode(String.self, forKey: .rules))
    let first = try container.decode(Int.self, forKey: .first)
    let coded = try container.decode([CodedEntry].self, forKey: .entries)
    let multisets = try CensusRun.multisets(of: rules)
    let count = multisets.ofSize[6].count
    let (end, overflow) = first.addingReportingOverflow(coded.count)
    guard first >= 0, !coded.isEmpty, !overflow, end <= count else {
      throw CensusError.noSuchSelections(first..<(overflow ? .max : end), count: count)
    }
    let entries = try zip(first..<end, coded).map { place, entry in
      let numbers = multisets.numbers(of: multisets.ofSize[6][place]).map(Int.init)
      guard entry.numbers == numbers else {
        throw DecodingError.dataCorruptedError(
          forKey: .entries, in: container,
          debugDescription: "Entry \(place - first) is not that of selection \(place), \(numbers).")
      }
      guard let solvable = TargetSet(rules.targets, hexadecimal: entry.solvable),
        solvable.allows(distances: entry.distances, of: numbers)
      else {
        throw DecodingError.dataCorruptedError(
          forKey: .entries, in: container,
          debugDescription:
            "Entry \(place - first) has targets or distances that its numbers cannot have.")
      }
      return Entry(numbers: numbers, solvable: solvable, distances: entry.distances)
    }
    let selections = first..<end
    self.init(rules: rules, selections: selections, entries: entries)
  }

  /// Writes the census.
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
