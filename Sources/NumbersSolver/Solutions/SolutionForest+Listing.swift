import NumbersGame

extension SolutionForest {
  /// A walk through the solutions of a root, one after the other.
  struct Walk {
    fileprivate let root: Root?
    /// How many solutions have been given.
    fileprivate var index = 0
    /// The alternative of which the last one was.
    fileprivate var alternative = 0

    /// A walk that has ended.
    static let ended = Walk(root: nil)
  }

  /// A walk that has not given anything yet.
  func walk(_ root: Root) -> Walk {
    switch root {
    case .number: return Walk(root: root)
    case .node(let id):
      lister.prepare()
      return Walk(root: root, alternative: nodes[Int(id)].start)
    }
  }

  /// The next solution of a walk; nothing when it has ended.
  func next(_ walk: inout Walk) -> Expression? {
    guard let root = walk.root, walk.index < count(of: root) else { return nil }
    defer { walk.index += 1 }
    switch root {
    case .number(let number):
      return Expression(postfix: [.number(number)])
    case .node(let id):
      let end = nodes[Int(id)].end
      while walk.alternative + 1 < end, alternatives[walk.alternative + 1].before <= walk.index {
        walk.alternative += 1
      }
      return lister.expression(alternatives[walk.alternative], at: walk.index)
    }
  }
}
