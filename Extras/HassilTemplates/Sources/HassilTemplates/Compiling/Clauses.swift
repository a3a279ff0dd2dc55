/// The fragments that a sentence must have to match a template: one of each clause.
///
/// A template that lacks one cannot match, and is not tried. What is left out makes this weaker, never wrong.
struct Clauses: Sendable {
  /// The largest number of clauses of a template, and of fragments of a clause. What a sentence of some twenty words
  /// lacks is mostly in the first few; looking at more takes longer than matching.
  private static let maximumCount = 40

  /// The identifiers of fragments.
  private(set) var clauses: [[Int]] = []

  init() {}

  init(fragments: [Int]) {
    clauses = fragments.map { [$0] }
  }

  /// The clauses of parts all of which must match.
  init(all parts: [Clauses]) {
    var known: Set<[Int]> = []
    for part in parts {
      for clause in part.clauses where clauses.count < Self.maximumCount {
        if known.insert(clause).inserted { clauses.append(clause) }
      }
    }
  }

  /// The clause of parts of which one must match: a fragment of the shortest clause of each.
  init(any parts: [Clauses]) {
    var fragments: Set<Int> = []
    for part in parts {
      guard let shortest = part.clauses.min(by: { $0.count < $1.count }) else { return }
      fragments.formUnion(shortest)
      guard fragments.count <= Self.maximumCount else { return }
    }
    if !fragments.isEmpty { clauses = [fragments.sorted()] }
  }
}

/// The fragments of all templates.
struct FragmentTable: Sendable {
  private var places: [[Unicode.Scalar]: Int] = [:]
  private var trie = LetterTrie<Int>()

  var count: Int { places.count }

  /// The clauses of a text: its words, but those with signs that a sentence loses.
  mutating func clauses(of chunk: Chunk) -> Clauses {
    var fragments: [Int] = []
    for word in chunk.letters.split(whereSeparator: \.isSpace)
    where !word.contains(where: \.isPunctuation) {
      fragments.append(place(Array(word)))
    }
    return Clauses(fragments: fragments)
  }

  private mutating func place(_ word: [Unicode.Scalar]) -> Int {
    if let known = places[word] { return known }
    let place = places.count
    places[word] = place
    trie.insert(word[...], place)
    return place
  }

  /// Marks the fragments that a text has.
  func mark(_ text: [Unicode.Scalar], in marks: inout [Bool]) {
    for place in text.indices {
      trie.forEach(in: text[place...]) { for fragment in $0 { marks[fragment] = true } }
    }
  }
}
