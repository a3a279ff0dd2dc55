/// Texts with a value each, found letter by letter.
struct LetterTrie<Value: Sendable>: Sendable {
  /// The node before the first letter.
  static var root: Int { 0 }

  private var children: [UInt64: Int] = [:]
  private var values: [Int: [Value]] = [:]
  private var nodeCount = 1

  /// Adds a text that is not empty.
  mutating func insert(_ letters: some Sequence<Unicode.Scalar>, _ value: Value) {
    var node = Self.root
    for letter in letters {
      let key = Self.key(node, letter)
      if let child = children[key] {
        node = child
      } else {
        children[key] = nodeCount
        node = nodeCount
        nodeCount += 1
      }
    }
    if node != Self.root { values[node, default: []].append(value) }
  }

  /// The node after a letter.
  func child(of node: Int, _ letter: Unicode.Scalar) -> Int? { children[Self.key(node, letter)] }

  /// The values of the text that ends at a node.
  func values(at node: Int) -> [Value] { values[node] ?? [] }

  /// The values of all texts that begin at a place, the shortest first.
  func values(in letters: [Unicode.Scalar], at place: Int) -> [Value] {
    var found: [Value] = []
    forEach(in: letters[min(place, letters.count)...]) { found += $0 }
    return found
  }

  /// Passes on the values of each text that letters begin with, the shortest first.
  func forEach(in letters: some Sequence<Unicode.Scalar>, _ body: ([Value]) -> Void) {
    var node = Self.root
    for letter in letters {
      guard let child = child(of: node, letter) else { return }
      node = child
      if let values = values[node] { body(values) }
    }
  }

  /// A scalar has 21 bits.
  private static func key(_ node: Int, _ letter: Unicode.Scalar) -> UInt64 {
    UInt64(node) << 21 | UInt64(letter.value)
  }
}
