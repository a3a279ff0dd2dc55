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

  /// A solution, by its place among the forms of a node.
  enum Place {
    case number(Int)
    case form(Alternative, index: Int)
  }

  /// The next solution of a walk; `nil` when it has ended.
  func next(_ walk: inout Walk) -> Place? {
    guard let root = walk.root, walk.index < count(of: root) else { return nil }
    defer { walk.index += 1 }
    switch root {
    case .number(let number):
      return .number(number)
    case .node(let id):
      let end = nodes[Int(id)].end
      while walk.alternative + 1 < end, alternatives[walk.alternative + 1].before <= walk.index {
        walk.alternative += 1
      }
      return .form(alternatives[walk.alternative], index: walk.index)
    }
  }

  /// The solution at a place.
  func expression(_ place: Place) -> Expression {
    switch place {
    case .number(let number): Expression(postfix: [.number(number)])
    case .form(let alternative, let index): lister.expression(alternative, at: index)
    }
  }

  /// The solution at a place in packed form.
  func packed(_ place: Place) -> PackedSolution {
    switch place {
    case .number(let number): lister.packed(number)
    case .form(let alternative, let index): lister.packed(alternative, at: index)
    }
  }
}
