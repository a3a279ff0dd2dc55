import IntentLanguage

/// Words that can be left out of a sentence.
struct SkipPhrases {
  /// The words of each, the longest first.
  private let phrases: [[String]]

  /// The places where it can be left out. Those next to free texts are excluded, because it may be a part of them.
  enum Sides: CaseIterable {
    case none, anywhere, start, end

    init(of template: Template, isWild: (Template.SlotReference) -> Bool) {
      func isWildcard(_ part: Template?) -> Bool {
        if case .slot(let slot) = part { isWild(slot) } else { false }
      }
      self =
        switch template {
        case .slot(let slot): isWild(slot) ? .none : .anywhere
        case .sequence(let parts):
          isWildcard(parts.first) ? .end : isWildcard(parts.last) ? .start : .anywhere
        default: .anywhere
        }
    }
  }

  init(_ phrases: [String]) {
    self.phrases = phrases.map { Sentence($0).words.map(\.text) }.filter { !$0.isEmpty }
      .sorted { $0.count > $1.count }
  }

  /// A sentence without what can be left out.
  func removed(from sentence: Sentence, at sides: Sides) -> Sentence {
    var words = sentence.words[...]
    switch sides {
    case .none: return sentence
    case .start: while let phrase = start(of: words) { words.removeFirst(phrase.count) }
    case .end:
      while let phrase = phrases.first(where: {
        words.count > $0.count && words.suffix($0.count).map(\.text) == $0
      }) {
        words.removeLast(phrase.count)
      }
    case .anywhere:
      var kept: [Sentence.Word] = []
      while !words.isEmpty {
        if let phrase = start(of: words) {
          words.removeFirst(phrase.count)
        } else {
          kept.append(words.removeFirst())
        }
      }
      words = kept[...]
    }
    guard words.count < sentence.words.count else { return sentence }
    return sentence.keeping(words)
  }

  private func start(of words: ArraySlice<Sentence.Word>) -> [String]? {
    phrases.first { words.count >= $0.count && words.prefix($0.count).map(\.text) == $0 }
  }
}
