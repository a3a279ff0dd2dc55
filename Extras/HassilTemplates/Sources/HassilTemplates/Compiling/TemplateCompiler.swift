/// Links templates with the rules that they refer to, and collects what a sentence must have to match them.
///
/// A rule is linked once, so that the size of the result is that of the files.
struct TemplateCompiler {
  /// The largest number of parts within each other, with those of rules.
  static let maximumDepth = 120

  /// What is wrong with a template.
  struct Fault: Error {
    let description: String
    /// Whether it is of the place where a rule is used, not of the rule.
    var isOfPlace = false
  }

  /// A template and what a sentence must have to match it.
  struct Linked {
    let node: TemplateNode
    let clauses: Clauses
  }

  private let texts: [String: String]
  private var rules: [String: Result<Linked, Fault>] = [:]
  /// The rules that are being linked.
  private var open: [String] = []
  /// The number of parts within each other that are being linked.
  private var level = 0
  /// Whether a list is known.
  private let hasList: (String) -> Bool
  private var chunks: [String: TemplateNode] = [:]

  private static let tooDeep = Fault(
    description: "it has, with its rules, more than \(maximumDepth) parts within each other")

  init(rules: [String: String], hasList: @escaping (String) -> Bool) {
    texts = rules
    self.hasList = hasList
  }

  /// Parses and links a template.
  mutating func compile(
    _ text: String, _ fragments: inout FragmentTable
  ) throws(Fault) -> (expression: Expression, linked: Linked) {
    let expression: Expression
    do {
      expression = try ExpressionParser.parse(text)
    } catch {
      throw Fault(description: error.description)
    }
    let linked = try link(expression, &fragments)
    guard linked.node.depth <= Self.maximumDepth else { throw Self.tooDeep }
    return (expression, linked)
  }

  private mutating func link(
    _ expression: Expression, _ fragments: inout FragmentTable
  ) throws(Fault) -> Linked {
    level += 1
    defer { level -= 1 }
    guard level <= Self.maximumDepth else {
      var fault = Self.tooDeep
      fault.isOfPlace = true
      throw fault
    }
    switch expression {
    case .text(let text):
      let node = chunk(text)
      guard case .text(let chunk) = node.kind else { return Linked(node: node, clauses: Clauses()) }
      return Linked(node: node, clauses: fragments.clauses(of: chunk))
    case .sequence(let parts):
      let all = try link(parts, &fragments)
      if all.count == 1 { return all[0] }
      return Linked(
        node: TemplateNode(.sequence, all.map(\.node)), clauses: Clauses(all: all.map(\.clauses)))
    case .permutation(let parts):
      let all = try link(parts, &fragments)
      return Linked(
        node: TemplateNode(.permutation, all.map(\.node)), clauses: Clauses(all: all.map(\.clauses))
      )
    case .alternative(let parts, let isOptional):
      let all = try link(parts, &fragments)
      return Linked(
        node: TemplateNode(.alternative, all.map(\.node)),
        clauses: isOptional ? Clauses() : Clauses(any: all.map(\.clauses)))
    case .list(let reference):
      guard reference.range != nil || hasList(reference.list) else {
        throw Fault(
          description:
            "it refers to the list {\(reference.list)}, which there is not: give it in the "
            + "file or in 'lists', or name it in 'laterLists'")
      }
      return Linked(node: TemplateNode(.list(reference)), clauses: Clauses())
    case .rule(let name): return try rule(name, &fragments)
    }
  }

  private mutating func link(
    _ parts: [Expression], _ fragments: inout FragmentTable
  ) throws(Fault) -> [Linked] {
    var all: [Linked] = []
    all.reserveCapacity(parts.count)
    for part in parts { all.append(try link(part, &fragments)) }
    return all
  }

  private mutating func chunk(_ text: String) -> TemplateNode {
    if let known = chunks[text] { return known }
    let node = TemplateNode(.text(Chunk(text)))
    chunks[text] = node
    return node
  }

  private mutating func rule(
    _ name: String, _ fragments: inout FragmentTable
  ) throws(Fault) -> Linked {
    if let known = rules[name] { return try known.get() }
    guard let text = texts[name] else {
      throw Fault(description: "it refers to <\(name)>, which is no rule")
    }
    guard !open.contains(name) else {
      throw Fault(
        description: "the rule <\(name)> refers to itself, by "
          + (open + [name]).map { "<\($0)>" }.joined(separator: ", "))
    }
    open.append(name)
    defer { open.removeLast() }
    let result: Result<Linked, Fault>
    do {
      let expression = try ExpressionParser.parse(text)
      let linked = try link(expression, &fragments)
      result = linked.node.depth <= Self.maximumDepth ? .success(linked) : .failure(Self.tooDeep)
    } catch let error as ExpressionParser.Fault {
      result = .failure(
        Fault(description: "the rule <\(name)> \"\(text)\" cannot be read: \(error.description)"))
    } catch let error as Fault where error.isOfPlace {
      // Elsewhere it may not be too deep.
      throw error
    } catch {
      result = .failure(error as? Fault ?? Fault(description: "\(error)"))
    }
    rules[name] = result
    return try result.get()
  }
}
