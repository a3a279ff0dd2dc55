import IntentKit
import IntentLanguage
import SpelledNumbers

/// Compiles templates, with the lists that they refer to.
struct HassilCompiler {
  private let rules: [String: Template]
  private let lists: [String: HassilTemplates.List]
  private(set) var knowledge: SlotKnowledge
  /// The readers of lists. Of a list whose values bring something with them, there is one for each block that
  /// asks for it.
  private var readers: [Key: ListReader] = [:]

  private struct Key: Hashable {
    let list: String
    let own: HassilTemplates.List?
    let required: [String: HassilTemplates.Requirement]
    let excluded: [String: HassilTemplates.Requirement]
  }

  init(
    rules: [String: Template], lists: [String: HassilTemplates.List], knowledge: SlotKnowledge
  ) {
    self.rules = rules
    self.lists = lists
    self.knowledge = knowledge
  }

  static func rules(_ texts: [String: String]) throws(HassilError) -> [String: Template] {
    var rules: [String: Template] = [:]
    for (name, text) in texts {
      do {
        rules[name] = try Template(text, isPart: true)
      } catch {
        throw HassilError(description: "the rule <\(name)> \"\(text)\" cannot be read: \(error)")
      }
    }
    return rules
  }

  /// The rules of all sentences, and those of a block.
  func rules(for block: HassilTemplates.Block) throws(HassilError) -> [String: Template] {
    block.rules.isEmpty
      ? rules : rules.merging(try Self.rules(block.rules)) { _, own in own }
  }

  mutating func compile(
    _ text: String, _ rules: [String: Template], in block: HassilTemplates.Block, of intent: String
  ) throws(HassilError) -> (
    template: CompiledTemplate, lists: [Template.SlotReference: ListReader],
    sides: SkipPhrases.Sides
  ) {
    do {
      let template = try Template(text)
      let expanded = try template.expanding(rules)
      var readers: [Template.SlotReference: ListReader] = [:]
      for reference in expanded.slots where readers[reference] == nil {
        readers[reference] = try reader(reference, block)
      }
      let compiled = try CompiledTemplate(expanded) { reference in
        readers[reference].map {
          TemplateSlot(
            reference,
            Slot(ParameterDeclaration(reading: $0.kind, name: reference.parameter, title: "")),
            id: $0.id)
        }
      }
      let isWild = readers.mapValues { $0.kind.isFree }
      return (compiled, readers, SkipPhrases.Sides(of: template) { isWild[$0] == true })
    } catch let error as Template.Fault {
      throw HassilError(description: "\"\(text)\" of \(intent): \(error)")
    } catch let error as HassilError {
      throw HassilError(description: "\"\(text)\" of \(intent) \(error)")
    } catch {
      throw HassilError(description: "\(error)")
    }
  }

  private mutating func reader(
    _ reference: Template.SlotReference, _ block: HassilTemplates.Block
  ) throws(HassilError) -> ListReader {
    let name = reference.list ?? reference.parameter.withoutCaptureSign
    let own = block.lists[name]
    guard let list = own ?? lists[name] ?? Self.range(name) else {
      throw HassilError(
        description: "refers to the list {\(name)}, which there is not: "
          + lists.keys.sorted().joined(separator: ", "))
    }
    let depends = list.hasContext
    let key = Key(
      list: name, own: own, required: depends ? block.required : [:],
      excluded: depends ? block.excluded : [:])
    if let reader = readers[key] { return reader }
    let reader = try ListReader(
      list, id: readers.count, required: key.required, excluded: key.excluded, rules)
    readers[key] = reader
    knowledge.add(reader.kind)
    return reader
  }

  /// `1..10` and `1..10,2`
  private static func range(_ text: String) -> HassilTemplates.List? {
    let parts = text.split(separator: ",")
    guard let first = parts.first, let bounds = Template.range(String(first)) else { return nil }
    let step = parts.count > 1 ? Int(parts[1]) : 1
    guard let step, step > 0, parts.count <= 2 else { return nil }
    return .range(
      .init(bounds: bounds, step: step, fractions: .none, multiplier: nil))
  }
}

extension String {
  fileprivate var withoutCaptureSign: String { hasPrefix("@") ? String(dropFirst()) : self }
}

extension HassilTemplates.List {
  /// Whether values of it bring something with them.
  fileprivate var hasContext: Bool {
    if case .values(let values) = self { values.contains { !$0.context.isEmpty } } else { false }
  }
}
