import IntentKit

/// Writes out the sentences of a template, one after the other.
///
/// It has a stack of its own, so that long templates do not exhaust that of the thread: `rests` has what follows, as lists
/// that share their ends, and `open` the choices of which not all has been tried.
struct SentenceExpander {
  /// The largest number of steps to a sentence. Rules that refer to each other can stand for sentences of any length.
  static let maximumStepCount = 100_000

  private enum Part {
    case node(TemplateNode)
    case anyOrder([TemplateNode])
  }

  private enum Options {
    case nodes([TemplateNode])
    /// Which of some parts comes first.
    case orders([TemplateNode])
    case texts([String])
    case digits(HassilTemplates.NumberRange, count: Int)
    case words(HassilTemplates.NumberRange, count: Int, SpokenNumbers)

    var count: Int {
      switch self {
      case .nodes(let nodes), .orders(let nodes): nodes.count
      case .texts(let texts): texts.count
      case .digits(_, let count), .words(_, let count, _): count
      }
    }
  }

  private struct Choice {
    let options: Options
    /// The place of the next option.
    var place = 0
    /// The text up to here.
    let text: String
    /// What follows.
    let rest: Int
    /// The number of `rests` there were.
    let restCount: Int
  }

  private let parts: SampleParts
  private var rests: [(part: Part, next: Int)] = []
  private var open: [Choice] = []
  private var steps = 0
  private static let end = -1

  init(_ node: TemplateNode, _ parts: SampleParts) {
    self.parts = parts
    choose(.nodes([node]), after: "", before: Self.end)
  }

  /// Whether it stopped because a sentence took too many steps.
  var isExceeded: Bool { steps > Self.maximumStepCount }

  /// The next sentence; `nil` after the last.
  mutating func next() -> String? {
    guard !isExceeded else { return nil }
    steps = 0
    while !isExceeded, var choice = open.popLast() {
      steps += 1
      rests.removeLast(rests.count - choice.restCount)
      let place = choice.place
      choice.place += 1
      if choice.place < choice.options.count { open.append(choice) }
      if let sentence = take(choice.options, place, choice.text, choice.rest) { return sentence }
    }
    return nil
  }

  private mutating func choose(_ options: Options, after text: String, before rest: Int) {
    guard options.count > 0 else { return }
    open.append(Choice(options: options, text: text, rest: rest, restCount: rests.count))
  }

  /// Goes on with an option. Returns the sentence if it is complete before another choice.
  private mutating func take(
    _ options: Options, _ place: Int, _ text: String, _ rest: Int
  ) -> String? {
    switch options {
    case .nodes(let nodes): return write(text, push(.node(nodes[place]), rest))
    case .orders(let nodes):
      var others = nodes
      let first = others.remove(at: place)
      let next = others.isEmpty ? rest : push(.anyOrder(others), rest)
      return write(text, push(.node(first), next))
    case .texts(let texts): return write(text + texts[place], rest)
    case .digits(let range, _):
      return range.number(at: place).flatMap { write(text + $0.description, rest) }
    case .words(let range, _, let spoken):
      guard let number = range.number(at: place) else { return nil }
      choose(.texts(Set(spoken.forms(number)).sorted()), after: text, before: rest)
      return nil
    }
  }

  private mutating func push(_ part: Part, _ next: Int) -> Int {
    rests.append((part, next))
    return rests.count - 1
  }

  /// Writes what follows, up to the end or the next choice.
  private mutating func write(_ beginning: String, _ beginningOfRest: Int) -> String? {
    var text = beginning
    var rest = beginningOfRest
    while rest != Self.end {
      steps += 1
      // Longer sentences are not read.
      guard !isExceeded, text.utf8.count <= HassilRecognizer.maximumLength else { return nil }
      let (part, next) = rests[rest]
      switch part {
      case .anyOrder(let nodes):
        choose(.orders(nodes), after: text, before: next)
        return nil
      case .node(let node):
        switch node.kind {
        case .text(let chunk):
          text.unicodeScalars.append(contentsOf: chunk.text)
          rest = next
        case .sequence:
          steps += node.parts.count
          rest = next
          for part in node.parts.reversed() { rest = push(.node(part), rest) }
        case .alternative:
          choose(.nodes(parts.sayable(node.parts)), after: text, before: next)
          return nil
        case .permutation:
          choose(.orders(node.parts), after: text, before: next)
          return nil
        case .list(let reference):
          chooseValue(parts.content(of: reference), after: text, before: next)
          return nil
        }
      }
    }
    return text.utf8.count <= HassilRecognizer.maximumLength ? text : nil
  }

  private mutating func chooseValue(
    _ content: SampleParts.Content, after text: String, before rest: Int
  ) {
    switch content {
    case .text(let name): choose(.texts([name]), after: text, before: rest)
    case .nodes(let nodes): choose(.nodes(nodes), after: text, before: rest)
    case .numbers(let range):
      let count = range.count(limit: NumberTrie.maximumCount)
      // The last one is tried first.
      if let spoken = parts.spoken(range) {
        choose(.words(range, count: count, spoken), after: text, before: rest)
      }
      if range.hasDigits { choose(.digits(range, count: count), after: text, before: rest) }
    }
  }
}
