import IntentKit

/// Things that a request names after its place: "put cheese on groceries, and some tomatoes too".
extension TemplateRecognizer {
  /// Some readings, or the change that they leave a part of with the things at its end too.
  func withMore(
    _ found: [Reading], of utterance: String, _ tables: NameTables?
  ) -> [Reading] {
    let sentence = Sentence(utterance, language.requests.spelling)
    guard let tables, found.first.map({ !$0.isCertain || !$0.leftOver.isEmpty }) ?? true,
      sentence.words.count <= TolerantMatcher.maximumWords
    else { return found }
    let words = sentence.words
    let joints = Set(knowledge.words.and).union(language.requests.joints)
    for place in words.indices.dropFirst(2)
    where words[place].isAfterComma
      || joints.contains(words[place].text) && !joints.contains(words[place - 1].text)
    {
      let start = words.indices.dropFirst(place).first {
        !joints.contains(words[$0].text) && !has(words[$0].text, .interjection)
      }
      guard let start else { continue }
      // "Garlic too", but not "good bot" after a comma alone.
      let rest = Sentence.words(sentence.text(start..<words.count), language.spelling)
      let isAdded = (language.names.additions + language.names.additionsAfter).contains {
        rest.starts(with: $0) || rest.suffix($0.count).elementsEqual($0)
      }
      guard isAdded || start > place && joints.contains(words[start - 1].text) else { continue }
      let more = withoutCourtesies(sentence.text(start..<words.count))
      guard namesThings(more, tables),
        let whole = reading(of: sentence.text(0..<place), with: more, tables)
      else { continue }
      return [whole]
    }
    return found
  }

  /// Whether words can name things, and neither request nor tell anything.
  private func namesThings(_ text: String, _ tables: NameTables) -> Bool {
    let words = Sentence.words(text, language.requests.spelling)
    let requests = language.requests
    guard let first = words.first, let last = words.last,
      !tolerant.index.isVerb(first), !requests.leads.contains(where: words.starts(with:)),
      !requests.particles.contains(last), !has(last, .preposition),
      has(first, .determiner) || !has(first, .preposition), command(in: text) == nil
    else { return false }
    let clause: ClauseWords.WordClass = [
      .finite, .negation, .question, .manner, .condition, .context, .wish, .alternative,
    ]
    // "A spade to the allotment" has a place of its own.
    let hasPlace = words.indices.contains { place in
      has(words[place], .preposition)
        && words[(place + 1)...].prefix(2).contains(where: tables.isInName)
    }
    guard !hasPlace else { return false }
    return words.contains {
      requests.clauses.classes[$0] == nil && !requests.functionWords.contains($0)
        && !tolerant.index.courtesyWords.contains($0) && !tolerant.index.extraWords.contains($0)
        && !knowledge.numbers.isOfNumber($0)
    }
      && words.allSatisfy {
        has($0, .determiner)
          || !has($0, clause) && !has($0, .subject) && !requests.noes.contains($0)
      }
  }

  /// The change that a text requests with more things, if it is the same change with these alone.
  private func reading(of text: String, with more: String, _ tables: NameTables) -> Reading? {
    func read(_ text: String) -> Reading? {
      readings(of: text, tables).first.flatMap {
        $0.isCertain && $0.leftOver.isEmpty ? withNames($0, tables) : nil
      }
    }
    guard let first = read(text),
      effect(of: first) == .changes, first.inputs.count > 1,
      let parameter = catalog[first.intent]?.parameters.first(where: {
        $0.kind.elementKind != nil && $0.content == .any
      }), let given = first.inputs[parameter.name], let elements = given.input.elements,
      case .said(let said?) = given.provenance
    else { return nil }
    let written = Array(text.utf8)
    guard said.upperBound <= written.count else { return nil }
    let other =
      String(decoding: written[..<said.lowerBound], as: UTF8.self) + more
      + String(decoding: written[said.upperBound...], as: UTF8.self)
    guard let same = read(other), same.intent == first.intent,
      same.inputs.count == first.inputs.count,
      same.inputs.allSatisfy({
        $0.key == parameter.name || $0.value.input == first.inputs[$0.key]?.input
      }), let added = same.inputs[parameter.name]?.input.elements
    else { return nil }
    var inputs = first.inputs
    inputs[parameter.name] = GivenInput(.list(elements + added), .said(at: nil))
    return Reading(
      first.intent, inputs, rank: first.rank, certainty: first.certainty,
      isGuess: first.isGuess || same.isGuess)
  }
}
