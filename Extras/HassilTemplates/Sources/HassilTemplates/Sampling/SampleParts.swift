/// What sentences of a block can be made of: its templates, and the values of its lists that may stand in them.
///
/// Parts of which no sentence can be made, as they need a list without values, are left out, so that whatever is begun
/// ends in a sentence.
final class SampleParts {
  let block: CompiledBlock
  private let recognizer: HassilRecognizer
  private let options: HassilRecognizer.SampleOptions
  /// The lists that have something to say.
  private var sayableLists: Set<String> = []
  /// Whether something can be said of a node.
  private var known: [ObjectIdentifier: Bool] = [:]
  private var values: [String: [TemplateNode]] = [:]

  init(
    _ block: CompiledBlock, _ recognizer: HassilRecognizer,
    _ options: HassilRecognizer.SampleOptions
  ) {
    self.block = block
    self.recognizer = recognizer
    self.options = options
    findSayableLists()
  }

  /// The templates of which sentences are wanted and can be made.
  var sentences: [CompiledSentence] {
    block.sentences.filter { sentence in
      isSayable(sentence.node)
        && (options.includesWildcards
          || !sentence.node.listNames.contains { list($0)?.isWildcard == true })
    }
  }

  /// What a reference to a list stands for.
  enum Content {
    case text(String)
    case nodes([TemplateNode])
    case numbers(HassilTemplates.NumberRange)
  }

  func content(of reference: Expression.ListReference) -> Content {
    let range: HassilTemplates.NumberRange
    switch list(reference.list)?.content {
    case .values: return .nodes(values(of: reference.list))
    case .wildcard: return .text("{\(reference.list)}")
    case .range(let listed): range = listed
    case nil:
      guard let inline = reference.range else { return .nodes([]) }
      range = inline
    }
    return options.expandsRanges ? .numbers(range) : .text("{\(reference.list)}")
  }

  /// The numbers of a range in words; `nil` if they are not read.
  func spoken(_ range: HassilTemplates.NumberRange) -> SpokenNumbers? {
    range.hasWords
      ? recognizer.numbers.spoken(range.language ?? recognizer.templates.language) : nil
  }

  /// Parts of which one can be said.
  func sayable(_ parts: [TemplateNode]) -> [TemplateNode] { parts.filter(isSayable) }

  private func list(_ name: String) -> PreparedList? {
    block.lists[name] ?? options.lists?.lists[name] ?? recognizer.lists[name]
  }

  private func values(of name: String) -> [TemplateNode] {
    if let known = values[name] { return known }
    let all = sayable(allowedValues(of: name))
    values[name] = all
    return all
  }

  /// The values that the context of the block does not exclude, as of things of another domain.
  private func allowedValues(of name: String) -> [TemplateNode] {
    guard case .values(let index) = list(name)?.content else { return [] }
    return index.values.filter { block.allows($0.value) }.map(\.node)
  }

  private func isSayable(_ node: TemplateNode) -> Bool {
    switch node.kind {
    case .text: return true
    case .list(let reference):
      if list(reference.list) == nil, let range = reference.range { return isSayable(range) }
      return sayableLists.contains(reference.list)
    case .sequence, .permutation, .alternative: break
    }
    if let known = known[ObjectIdentifier(node)] { return known }
    let isSayable =
      if case .alternative = node.kind {
        node.parts.contains(where: isSayable)
      } else {
        node.parts.allSatisfy(isSayable)
      }
    known[ObjectIdentifier(node)] = isSayable
    return isSayable
  }

  private func isSayable(_ range: HassilTemplates.NumberRange) -> Bool {
    range.hasDigits || !options.expandsRanges || spoken(range) != nil
  }

  /// Finds the lists of which something can be said. Values can refer to lists, also to their own, so this begins with
  /// none and ends when no more are found.
  private func findSayableLists() {
    var names: [String] = []
    var met: Set<String> = []
    var open = block.sentences.flatMap(\.node.listNames)
    while let name = open.popLast() {
      guard met.insert(name).inserted else { continue }
      names.append(name)
      for node in allowedValues(of: name) { open += node.listNames }
    }
    var isChanged = true
    while isChanged {
      isChanged = false
      // What is referred to is mostly met later.
      for name in names.reversed() where !sayableLists.contains(name) {
        let isSayable =
          switch list(name)?.content {
          case .values: allowedValues(of: name).contains(where: isSayable)
          case .range(let range): isSayable(range)
          case .wildcard: true
          case nil: false
          }
        guard isSayable else { continue }
        sayableLists.insert(name)
        known.removeAll()
        isChanged = true
      }
    }
  }
}
