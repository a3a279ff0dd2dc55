import IntentKit

/// Chooses a sentence of a template by chance.
struct SentenceChooser {
  /// The largest number of parts within each other, with those of values that are templates.
  private static let maximumDepth = 250

  private let parts: SampleParts
  private var text = ""
  private var steps = 0
  private var depth = 0

  init(_ parts: SampleParts) {
    self.parts = parts
  }

  /// Whether the last sentence took too many steps, or was too long to be read.
  var isExceeded: Bool {
    steps > SentenceExpander.maximumStepCount || depth > Self.maximumDepth
      || text.utf8.count > HassilRecognizer.maximumLength
  }

  /// A text of a node; `nil` if there is none, or it is exceeded.
  mutating func choose(
    _ node: TemplateNode, using generator: inout some RandomNumberGenerator
  ) -> String? {
    text = ""
    steps = 0
    depth = 0
    return append(node, using: &generator) ? text : nil
  }

  private mutating func append(
    _ node: TemplateNode, using generator: inout some RandomNumberGenerator
  ) -> Bool {
    steps += 1
    depth += 1
    guard !isExceeded else { return false }
    defer { depth -= 1 }
    switch node.kind {
    case .text(let chunk):
      text.unicodeScalars.append(contentsOf: chunk.text)
      return true
    case .alternative: return append(oneOf: parts.sayable(node.parts), using: &generator)
    case .sequence: return append(all: node.parts, using: &generator)
    case .permutation: return append(all: node.parts.shuffled(using: &generator), using: &generator)
    case .list(let reference):
      switch parts.content(of: reference) {
      case .text(let name):
        text += name
        return true
      case .nodes(let nodes): return append(oneOf: nodes, using: &generator)
      case .numbers(let range): return append(range, using: &generator)
      }
    }
  }

  private mutating func append(
    oneOf nodes: [TemplateNode], using generator: inout some RandomNumberGenerator
  ) -> Bool {
    guard let node = nodes.randomElement(using: &generator) else { return false }
    return append(node, using: &generator)
  }

  private mutating func append(
    all nodes: [TemplateNode], using generator: inout some RandomNumberGenerator
  ) -> Bool {
    for node in nodes where !append(node, using: &generator) { return false }
    return true
  }

  private mutating func append(
    _ range: HassilTemplates.NumberRange, using generator: inout some RandomNumberGenerator
  ) -> Bool {
    let count = range.count(limit: NumberTrie.maximumCount)
    guard let number = range.number(at: Int.random(in: 0..<count, using: &generator)) else {
      return false
    }
    let isInWords = !range.hasDigits || Bool.random(using: &generator)
    if isInWords,
      let form = parts.spoken(range)?.forms(number).sorted().randomElement(using: &generator)
    {
      text += form
      return true
    }
    guard range.hasDigits else { return false }
    text += number.description
    return true
  }
}
