import IntentKit

/// Makes a match of a state in which a template is at its end.
struct MatchFinisher {
  let sentence: CompiledSentence
  let block: CompiledBlock
  let utterance: String
  let text: TrackedText
  let options: HassilRecognizer.Options

  /// The match; `nil` if text is left, or the context does not allow it.
  func match(_ state: MatchState, _ matcher: inout Matcher) -> HassilRecognizer.Match? {
    var found = matcher.entities.elements(state.entities)
    var missing = matcher.unmatched.elements(state.unmatched)
    guard take(rest: state, matcher, &found, &missing) else { return nil }
    var context = options.context
    for reference in matcher.values.elements(state.values) {
      context.merge(reference.value.value.context) { _, new in new }
    }
    guard !block.excludes(context) else { return nil }
    var unmatched = missing.map { Self.unmatched($0, matcher) }
    guard let given = required(context, &unmatched) else { return nil }
    var entities = found.map { entity($0, matcher) }
    let names = Set(entities.map(\.name))
    for (name, value) in block.block.slots.sorted(by: { $0.key < $1.key })
    where !names.contains(name) {
      entities.append(Self.unsaid(name, value))
    }
    entities += given.filter { !names.contains($0.name) }
    let captures = matcher.captures.elements(state.captures).map {
      ($0.name, String(matcher.texts[$0.part.text].letters[$0.part.range]))
    }
    return HassilRecognizer.Match(
      intent: block.intent,
      slots: Dictionary(entities.map { ($0.name, $0.value) }) { _, last in last },
      entities: entities, captures: Dictionary(captures) { _, last in last },
      unmatched: unmatched, response: block.block.response ?? "default",
      metadata: block.block.metadata, context: context, template: sentence.text,
      literalLength: state.literalLength)
  }

  /// Gives the text that is left to what is open at the end. Returns whether none is left, and nothing is empty.
  private func take(
    rest state: MatchState, _ matcher: Matcher, _ found: inout [FoundEntity],
    _ missing: inout [FoundUnmatched]
  ) -> Bool {
    let text = matcher.texts[state.text]
    let rest = text.letters[state.place...].trimmed
    if !rest.isEmpty {
      if missing.last?.isOpen == true {
        missing[missing.count - 1].parts.append(TextPart(text: state.text, range: rest.indices))
      } else if let last = found.last, last.isOpen {
        // Places in different texts cannot be compared.
        let isSameText = last.part.text == state.text
        let start = isSameText ? last.part.range.lowerBound : rest.startIndex
        found[found.count - 1].part = TextPart(text: state.text, range: rest.indices)
        found[found.count - 1].span =
          last.span.lowerBound..<last.span.lowerBound + max(0, rest.endIndex - start)
      } else if !rest.allSatisfy({ $0.isSpace || $0.isPunctuation }) {
        return false
      }
    }
    return found.allSatisfy { !$0.isWildcard || !letters($0.part, matcher).trimmed.isEmpty }
      && missing.allSatisfy { missing in
        missing.number != nil
          || missing.parts.contains { !letters($0, matcher).trimmed.isEmpty }
      }
  }

  private func letters(_ part: TextPart, _ matcher: Matcher) -> ArraySlice<Unicode.Scalar> {
    matcher.texts[part.text].letters[part.range]
  }

  private func entity(_ found: FoundEntity, _ matcher: Matcher) -> HassilRecognizer.Entity {
    var letters = letters(found.part, matcher)
    var span = found.span
    if found.isWildcard {
      let inner = letters.trimmed
      let start = span.lowerBound + (inner.startIndex - letters.startIndex)
      span = start..<start + inner.count
      letters = inner
    }
    let said = String(letters)
    var metadata: [String: IntentValue] = [:]
    let value: IntentValue
    switch found.content {
    case .value(let prepared):
      value = prepared.value.value ?? .text(said)
      metadata = prepared.value.metadata
    case .number(let number): value = number
    case .wildcard: value = .text(said)
    }
    return HassilRecognizer.Entity(
      name: found.slot, value: value, text: said, span: place(span), metadata: metadata,
      isWildcard: found.isWildcard)
  }

  /// The place in the sentence as it was said.
  private func place(_ span: Range<Int>) -> Range<String.Index> {
    let scalars = utterance.unicodeScalars
    let offsets = text.offsets
    let count = scalars.count
    let start = min(span.lowerBound < offsets.count ? offsets[span.lowerBound] : count, count)
    let last = span.upperBound - 1
    let end =
      span.isEmpty
      ? start : min(max(last < offsets.count ? offsets[last] + 1 : count, start), count)
    let first = scalars.index(scalars.startIndex, offsetBy: start)
    return first..<scalars.index(first, offsetBy: end - start)
  }

  private static func unmatched(
    _ missing: FoundUnmatched, _ matcher: Matcher
  ) -> HassilRecognizer.UnmatchedEntity {
    if let number = missing.number {
      return HassilRecognizer.UnmatchedEntity(name: missing.slot, content: .number(number))
    }
    let text = missing.parts.map { String(matcher.texts[$0.text].letters[$0.range]) }.joined()
    return HassilRecognizer.UnmatchedEntity(name: missing.slot, content: .text(text))
  }

  /// A value that was not said.
  private static func unsaid(
    _ name: String, _ value: IntentValue, text: String = "", metadata: [String: IntentValue] = [:]
  ) -> HassilRecognizer.Entity {
    HassilRecognizer.Entity(
      name: name, value: value, text: text, span: nil, metadata: metadata, isWildcard: false)
  }

  /// The values that the context brings; `nil` if one is missing that the template needs.
  private func required(
    _ context: [String: IntentValue], _ unmatched: inout [HassilRecognizer.UnmatchedEntity]
  ) -> [HassilRecognizer.Entity]? {
    var entities: [HassilRecognizer.Entity] = []
    for (name, requirement) in block.block.required.sorted(by: { $0.key < $1.key }) {
      var value = context[name]
      var text = ""
      var metadata: [String: IntentValue] = [:]
      if case .object(let members) = value {
        value = members["value"]
        if case .text(let given) = members["text"] { text = given }
        if case .object(let given) = members["metadata"] { metadata = given }
      }
      if value == nil, options.allowsUnmatchedEntities {
        for case .text(let said) in unmatched.lazy.filter({ $0.name == name }).map(\.content) {
          value = .text(said)
          break
        }
      }
      if let value, requirement.values?.contains(value) ?? true {
        if let slot = requirement.slot {
          entities.append(Self.unsaid(slot, value, text: text, metadata: metadata))
        }
      } else if options.allowsUnmatchedEntities {
        if !unmatched.contains(where: { $0.name == name }) {
          unmatched.append(HassilRecognizer.UnmatchedEntity(name: name, content: .missing))
        }
      } else {
        return nil
      }
    }
    return entities
  }
}
