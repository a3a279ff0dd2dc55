/// Texts by first word.
struct PhraseSet: Sendable {
  private var phrases: [String: [[String]]] = [:]

  init(_ texts: [[String]]) {
    for words in texts {
      if let first = words.first { phrases[first, default: []].append(words) }
    }
  }

  /// The lengths of the texts with which some words begin.
  func lengths(in words: ArraySlice<String>) -> [Int] {
    guard let first = words.first, let list = phrases[first] else { return [] }
    return list.filter { words.starts(with: $0) }.map(\.count)
  }
}
