/// A part of a template, with the rules that it refers to.
///
/// Rules are shared, not copied, so that what is built is never larger than what is written.
final class TemplateNode: Sendable {
  /// The kinds of parts.
  enum Kind: Sendable {
    case text(Chunk)
    case sequence
    case alternative
    case permutation
    case list(Expression.ListReference)
  }

  let kind: Kind
  let parts: [TemplateNode]
  /// The number of nodes within each other.
  let depth: Int
  /// Whether it has a range of its own, as `{1..10:slot}` has.
  let hasRange: Bool

  init(_ kind: Kind, _ parts: [TemplateNode] = []) {
    self.kind = kind
    self.parts = parts
    depth = 1 + (parts.map(\.depth).max() ?? 0)
    if case .list(let reference) = kind {
      hasRange = reference.range != nil
    } else {
      hasRange = parts.contains(where: \.hasRange)
    }
  }

  /// The lists that it refers to, itself and by its rules.
  ///
  /// They are not kept: a node in each of many brackets would have as many sets of them.
  var listNames: Set<String> {
    var names: Set<String> = []
    var visited: Set<ObjectIdentifier> = []
    var open = [self]
    while let node = open.popLast() {
      guard visited.insert(ObjectIdentifier(node)).inserted else { continue }
      if case .list(let reference) = node.kind { names.insert(reference.list) }
      open += node.parts
    }
    return names
  }
}
