/// The ranges of all templates and lists, whose numbers in words take memory.
struct RangeTable {
  /// The largest number of numbers in words of all ranges. Files of Home Assistant have some hundred.
  static let maximumCount = 100_000

  private var ranges: Set<HassilTemplates.NumberRange> = []
  private var count = 0
  private var visited: Set<ObjectIdentifier> = []

  /// Adds a range.
  ///
  /// - Throws: A fault if there are too many numbers.
  mutating func add(_ range: HassilTemplates.NumberRange) throws(TemplateCompiler.Fault) {
    var words = range
    words.multiplier = nil
    guard range.hasWords, !ranges.contains(words) else { return }
    let count = count + range.count(limit: NumberTrie.maximumCount)
    guard count <= Self.maximumCount else {
      throw TemplateCompiler.Fault(
        description: "the ranges up to this one have \(count) numbers in words: at most "
          + "\(Self.maximumCount) are allowed, but any number in digits (words: false)")
    }
    self.count = count
    ranges.insert(words)
  }

  /// Adds the ranges that a template has itself or by its rules: `{1..10:slot}`.
  ///
  /// - Throws: A fault if there are too many numbers.
  mutating func add(of node: TemplateNode) throws(TemplateCompiler.Fault) {
    // Rules are shared.
    guard node.hasRange, !visited.contains(ObjectIdentifier(node)) else { return }
    if case .list(let reference) = node.kind, let range = reference.range { try add(range) }
    for part in node.parts { try add(of: part) }
    visited.insert(ObjectIdentifier(node))
  }
}
