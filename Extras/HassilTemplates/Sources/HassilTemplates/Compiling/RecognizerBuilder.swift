import IntentKit

/// Compiles the templates and lists of a recogniser, and reports those that cannot be used.
struct RecognizerBuilder {
  private let templates: HassilTemplates
  private let listNames: Set<String>
  private let onFault: ((HassilError) -> Void)?
  private(set) var fragments = FragmentTable()
  private var compiler: TemplateCompiler
  private var ranges = RangeTable()

  init(
    _ templates: HassilTemplates, listNames: Set<String>, onFault: ((HassilError) -> Void)?
  ) {
    self.templates = templates
    self.listNames = listNames
    self.onFault = onFault
    compiler = TemplateCompiler(rules: templates.rules) { listNames.contains($0) }
  }

  private func report(_ description: String) throws(HassilError) {
    let error = HassilError(description: description)
    guard let onFault else { throw error }
    onFault(error)
  }

  /// The blocks, without templates that cannot be used.
  mutating func blocks() throws(HassilError) -> [CompiledBlock] {
    let wildcards = Set(
      templates.lists.filter { if case .wildcard = $0.value { true } else { false } }.keys)
    var blocks: [CompiledBlock] = []
    for intent in templates.intents {
      for block in intent.blocks {
        blocks.append(try compile(block, of: intent.name, wildcards))
      }
    }
    return blocks
  }

  private mutating func compile(
    _ block: HassilTemplates.Block, of intent: String, _ wildcards: Set<String>
  ) throws(HassilError) -> CompiledBlock {
    var own: TemplateCompiler?
    if !block.rules.isEmpty || !block.lists.isEmpty {
      let names = listNames.union(block.lists.keys)
      own = TemplateCompiler(rules: templates.rules.merging(block.rules) { _, own in own }) {
        names.contains($0)
      }
    }
    var sentences: [(order: Int, sentence: CompiledSentence)] = []
    for text in block.sentences {
      do throws(TemplateCompiler.Fault) {
        let compiled: (expression: Expression, linked: TemplateCompiler.Linked)
        if own != nil, let result = try own?.compile(text, &fragments) {
          compiled = result
        } else {
          compiled = try compiler.compile(text, &fragments)
        }
        try ranges.add(of: compiled.linked.node)
        // Those with wildcards and the most words first, as hassil orders them.
        let isFree = !wildcards.isDisjoint(with: compiled.expression.listNames)
        sentences.append(
          (
            isFree ? -compiled.expression.textCount : 0,
            CompiledSentence(text, compiled.expression, compiled.linked)
          ))
      } catch {
        try report("\"\(text)\" of \(intent): \(error.description)")
      }
    }
    let sorted = sentences.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }
    return CompiledBlock(
      intent: intent, block: block, lists: try lists(block.lists),
      sentences: sorted.map(\.element.sentence))
  }

  /// Lists without values that cannot be used.
  mutating func lists(
    _ lists: [String: HassilTemplates.List]
  ) throws(HassilError) -> [String: PreparedList] {
    var prepared: [String: PreparedList] = [:]
    for (name, list) in lists.sorted(by: { $0.key < $1.key }) {
      switch list {
      case .wildcard: prepared[name] = PreparedList(.wildcard)
      case .range(let range):
        do throws(TemplateCompiler.Fault) {
          try ranges.add(range)
          prepared[name] = PreparedList(.range(range))
        } catch {
          try report("the list {\(name)}: \(error.description)")
        }
      case .values(let values):
        var all: [PreparedValue] = []
        all.reserveCapacity(values.count)
        for value in values {
          if let value = try prepare(value, of: name) { all.append(value) }
        }
        prepared[name] = PreparedList(.values(ValueIndex(all)))
      }
    }
    return prepared
  }

  private mutating func prepare(
    _ value: HassilTemplates.Value, of list: String
  ) throws(HassilError) -> PreparedValue? {
    guard value.isTemplate else {
      let letters = TrackedText.normalizedTemplate(value.spoken)
      // A name without letters would be everywhere.
      guard !letters.trimmed.isEmpty else { return nil }
      return PreparedValue(
        value, TemplateNode(.text(Chunk(letters))), length: letters.count)
    }
    do throws(TemplateCompiler.Fault) {
      let node = try compiler.compile(value.spoken, &fragments).linked.node
      try ranges.add(of: node)
      return PreparedValue(value, node, length: 0)
    } catch {
      try report("the value \"\(value.spoken)\" of the list {\(list)}: \(error.description)")
      return nil
    }
  }
}
