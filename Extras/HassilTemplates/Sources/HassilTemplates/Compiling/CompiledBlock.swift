import IntentKit

/// The sentences of a block, ready to be matched.
final class CompiledBlock: Sendable {
  let intent: String
  let block: HassilTemplates.Block
  let lists: [String: PreparedList]
  let sentences: [CompiledSentence]

  init(
    intent: String, block: HassilTemplates.Block, lists: [String: PreparedList],
    sentences: [CompiledSentence]
  ) {
    self.intent = intent
    self.block = block
    self.lists = lists
    self.sentences = sentences
  }

  /// Whether a value may be meant, by the context that it brings.
  func allows(_ value: HassilTemplates.Value) -> Bool {
    value.context.isEmpty || allows(value.context)
  }

  /// Whether nothing that is known contradicts the sentences. More may become known.
  func allows(_ context: [String: IntentValue]) -> Bool {
    for (name, requirement) in block.required {
      if let value = context[name], requirement.values?.contains(value.unpacked) == false {
        return false
      }
    }
    return !excludes(context)
  }

  /// Whether something that is known excludes the sentences.
  func excludes(_ context: [String: IntentValue]) -> Bool {
    block.excluded.contains { name, requirement in
      context[name].map { requirement.values?.contains($0.unpacked) == true } ?? false
    }
  }
}

/// A template, ready to be matched.
struct CompiledSentence: Sendable {
  let text: String
  let node: TemplateNode
  let clauses: [[Int]]
  /// The list that it begins with, if any.
  let firstList: String?
  /// The list that it ends with, if any.
  let lastList: String?
  /// Whether it is a list alone.
  let isListAlone: Bool

  init(_ text: String, _ expression: Expression, _ linked: TemplateCompiler.Linked) {
    self.text = text
    node = linked.node
    clauses = linked.clauses.clauses.sorted { $0.count < $1.count }
    guard case .sequence(let parts) = expression else {
      firstList = nil
      lastList = nil
      isListAlone = false
      return
    }
    firstList = parts.first?.list
    lastList = parts.last?.list
    isListAlone = parts.count == 1 && firstList != nil
  }

  /// Whether a sentence has what a match needs.
  func canMatch(_ marks: [Bool]) -> Bool {
    for clause in clauses where !clause.contains(where: { marks[$0] }) { return false }
    return true
  }
}

extension Expression {
  fileprivate var list: String? {
    if case .list(let reference) = self { reference.list } else { nil }
  }
}

extension IntentValue {
  /// The value of a context that is given with its text: `{"value": "kitchen", "text": "Kitchen"}`.
  var unpacked: IntentValue {
    if case .object(let members) = self, let value = members["value"] { value } else { self }
  }
}
