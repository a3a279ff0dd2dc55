package import NumbersGame

/// A compact form of parts of a census, for those that merge parts of other processes.
///
/// It has the first place and the number of selections, as little-endian integers of 64 bits; and for each selection its
/// numbers, one word of 16 bits each, its solvable targets in words of 64 bits, and the distances of the others as
/// varying numbers of bytes, seven bits to a byte.
extension Census {
  private static let magic = Array("NRCENSUS".utf8)

  /// The form as bytes.
  package var bytes: [UInt8] {
    var bytes = Self.magic
    func append(_ value: UInt64, byteCount: Int) {
      for byte in 0..<byteCount {
        bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(8 * byte)))
      }
    }
    append(UInt64(selections.lowerBound), byteCount: 8)
    append(UInt64(entries.count), byteCount: 8)
    for entry in entries {
      for number in entry.numbers { append(UInt64(number), byteCount: 2) }
      for word in entry.solvable.words { append(word, byteCount: 8) }
      for distance in entry.distances {
        var rest = distance
        while rest > 127 {
          bytes.append(UInt8(rest & 127 | 128))
          rest >>= 7
        }
        bytes.append(UInt8(rest))
      }
    }
    return bytes
  }

  /// Reads the form, and checks that it is a part of the census under some rules.
  ///
  /// - Throws: ``CensusError``; `nil` if the bytes are not such a form.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>, rules: Rules) throws(CensusError) {
    let multisets = try CensusRun.multisets(of: rules)
    var reader = ByteReader(bytes: bytes)
    guard (0..<8).allSatisfy({ reader.byte() == Self.magic[$0] }),
      let first = reader.value(byteCount: 8), let count = reader.value(byteCount: 8)
    else { return nil }
    let total = multisets.ofSize[6].count
    guard first < UInt64(total), count >= 1, count <= UInt64(total) - first else {
      throw .noSuchSelections(
        Int(clamping: first)..<max(Int(clamping: first), Int(clamping: first &+ count)),
        count: total)
    }
    var entries: [Entry] = []
    for place in Int(first)..<Int(first + count) {
      let numbers = multisets.numbers(of: multisets.ofSize[6][place]).map(Int.init)
      for number in numbers where reader.value(byteCount: 2) != UInt64(number) { return nil }
      var solvable = TargetSet(rules.targets)
      for index in solvable.words.indices {
        guard let word = reader.value(byteCount: 8) else { return nil }
        solvable.words[index] = word
      }
      let excess = UInt64(solvable.words.count * 64 - rules.targets.count)
      guard solvable.words[solvable.words.count - 1] & ~(~0 >> excess) == 0 else { return nil }
      var distances: [Int] = []
      for _ in 0..<(rules.targets.count - solvable.count) {
        guard let distance = reader.varyingValue() else { return nil }
        distances.append(distance)
      }
      guard solvable.allows(distances: distances, of: numbers) else { return nil }
      entries.append(Entry(numbers: numbers, solvable: solvable, distances: distances))
    }
    guard reader.isAtEnd else { return nil }
    self.init(rules: rules, selections: Int(first)..<Int(first + count), entries: entries)
  }
}

private struct ByteReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  mutating func byte() -> UInt8? {
    guard place < bytes.count else { return nil }
    place += 1
    return bytes[place - 1]
  }

  mutating func value(byteCount: Int) -> UInt64? {
    var value: UInt64 = 0
    for index in 0..<byteCount {
      guard let byte = byte() else { return nil }
      value |= UInt64(byte) << UInt64(8 * index)
    }
    return value
  }

  /// A value of up to 28 bits.
  mutating func varyingValue() -> Int? {
    var value = 0
    for index in 0..<4 {
      guard let byte = byte() else { return nil }
      value |= Int(byte & 127) << (7 * index)
      if byte < 128 { return value }
    }
    return nil
  }
}
