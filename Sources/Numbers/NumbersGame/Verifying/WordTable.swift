/// Values by the words, in small letters, that they stand for, found by the first byte of these.
struct WordTable<Value: Sendable>: Sendable {
  private var byFirstByte = [[(word: StaticString, value: Value)]](repeating: [], count: 256)

  init(_ entries: [(StaticString, Value)]) {
    for (word, value) in entries { byFirstByte[Int(word.utf8Start[0])].append((word, value)) }
  }

  /// The words, in the order given, that begin with a byte in small letters or capital ones.
  subscript(first: UInt8) -> [(word: StaticString, value: Value)] {
    byFirstByte[Int(first < 0x80 ? first | 0x20 : first)]
  }
}

/// Some words in small letters.
struct WordSet: Sendable {
  private let table: WordTable<Void>

  init(_ words: [StaticString]) { table = WordTable(words.map { ($0, ()) }) }

  /// Whether a word is one of these, in small letters or capital ones.
  func has(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.first.map { table[$0].contains { AnswerWords.isWord(word, $0.word) } } ?? false
  }
}
