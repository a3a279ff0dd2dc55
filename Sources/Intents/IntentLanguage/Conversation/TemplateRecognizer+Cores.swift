public import IntentKit

/// What an answer says without what is said beside it: "make it 14" of "make it 14, the price went up".
extension TemplateRecognizer {
  /// What an utterance may come down to, if parts of it only remark something or make it stronger.
  ///
  /// A part stands between commas or stops. It is a remark if it neither asks, denies nor demands anything, makes no condition, and
  /// has no number and no name of something that exists.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - names: The names that exist.
  /// - Returns: What is left without the remarks after it, then without those before it, then what is requested by a question;
  ///   each is shorter than the utterance.
  public func cores(of utterance: String, knowing names: KnownNames?) -> [Core] {
    let whole = Sentence(utterance, language.requests.spelling)
    let words = whole.words
    guard words.count > 1, words.count <= TolerantMatcher.maximumWords else { return [] }
    let starts =
      [0] + words.indices.dropFirst().filter { words[$0].isAfterComma || whole.hasStop(before: $0) }
    let parts = zip(starts, starts.dropFirst() + [words.count]).map { $0..<$1 }
    let known = self.words(of: names)
    let isRemark = parts.map { self.isRemark(whole, $0, known) }
    var end = parts.count
    while end > 1, isRemark[end - 1] { end -= 1 }
    var start = 0
    while start < end - 1, isRemark[start] { start += 1 }
    var found: [Core] = []
    for first in start > 0 ? [0, start] : [0] {
      // "No, too much, 150".
      let inner = parts[first..<end].dropFirst().dropLast().filter { isCourtesy(whole, $0) }
      let kept = withoutEmphasis(words, parts[first].lowerBound..<parts[end - 1].upperBound)
        .filter { place in !inner.contains { $0.contains(place) } }
      let text = whole.keeping(kept.map { words[$0] }).text
      // A question stays one.
      let asks = kept.last == words.count - 1 && utterance.trimmed.hasSuffix("?")
      let core = asks && !text.hasSuffix("?") ? text + "?" : text
      // "Too" of "too much" is not two.
      guard kept.count < words.count,
        kept.contains(where: {
          isTelling(words[$0].text) && !knowledge.numbers.isHomophone(words[$0].text)
        }),
        !found.contains(where: { $0.text == core }),
        // A question is not what it asks for.
        tells(utterance) || !tells(core)
      else { continue }
      let left = (parts[..<first] + parts[end...]).filter { !isCourtesy(whole, $0) }
      found.append(Core(text: core, remarks: left.map { whole.text($0) }))
    }
    if let request = requested(whole) { found.append(Core(text: request, isRequest: true)) }
    return found
  }

  /// What a request in the form of a question or wish asks for: "make it 30" of "could we make it 30?"
  private func requested(_ whole: Sentence) -> String? {
    let clauses = clauses(of: whole).all.filter { $0.act != .courtesy }
    guard clauses.count == 1, let only = clauses.first, [.request, .wish].contains(only.act),
      !asksForEnough(whole.text)
    else { return nil }
    let content = only.content.drop { has(whole.words[$0].text, .subject) }
    let words = whole.words.map(\.text)
    let head = words[only.words.lowerBound..<content.lowerBound]
    let said = words[content]
    let isAsked =
      head.contains { has($0, .modal) } || only.act == .wish && only.person == .speaker
    // "Make it 30", and "30 draus machen", but neither "know if 30 is enough" nor "30 be wrong".
    let correction = knowledge.words.correction
    let isChange =
      correction.makeIt.contains(where: said.starts(with:))
      || said.first.map(tolerant.index.isVerb) == true
      || language.requests.clauses.isVerbSecond && [.speaker, .listener].contains(only.person)
        && said.last.map(correction.ends.contains) == true
    let clause: ClauseWords.WordClass = [.condition, .question, .manner, .context]
    return isAsked && isChange && !said.contains(where: { has($0, clause) })
      ? whole.text(content.lowerBound..<content.upperBound) : nil
  }

  /// Whether words only tell something, so that an answer can be taken without them.
  private func isRemark(
    _ whole: Sentence, _ part: Range<Int>, _ known: [[String]]
  ) -> Bool {
    if isCourtesy(whole, part) { return true }
    let clauses = clauses(of: Sentence(whole.text(part), language.requests.spelling))
    return addsNothing(whole, part, known)
      && clauses.all.allSatisfy { [.report, .context, .courtesy, .request].contains($0.act) }
  }

  /// Whether words neither begin a request nor name, count, ask, deny or limit anything.
  private func addsNothing(_ whole: Sentence, _ part: Range<Int>, _ known: [[String]]) -> Bool {
    let vocabulary = shared.commandVocabulary.value
    let words = whole.words.map(\.text)
    let said = words[part]
    return !beginsRequest(whole.text(part))
      && !said.contains {
        knowledge.numbers.isOfNumber($0) && !has($0, [.determiner, .preposition])
      }
      && !language.requests.exceptions.contains(where: said.starts(with:))
      && !known.contains { name in
        said.indices.contains { words[$0..<part.upperBound].starts(with: name) }
      }
      && part.allSatisfy {
        vocabulary.classes(at: words[$0...]).isDisjoint(with: [
          .negation, .condition, .question, .manner, .measure, .alternative, .withdrawal,
        ])
      }
  }

  /// Whether an utterance only gives a reason for an answer before it, as of "yes, that saves me a job".
  ///
  /// - Parameters:
  ///   - utterance: What is said after the answer.
  ///   - intent: The intent that is answered about; `nil` if nothing is open.
  ///   - names: The names that exist.
  /// - Returns: Whether it does. What names, counts, denies or limits anything may be more, as may what speaks of the deed itself, or
  ///   of the speaker: "yes, I paid him".
  public func givesReason(
    _ utterance: String, about intent: String?, knowing names: KnownNames?
  ) -> Bool {
    let said = Sentence(utterance, language.requests.spelling)
    let clauses = clauses(of: said).all.filter { $0.act != .courtesy }
    let isReason = clauses.allSatisfy {
      ($0.act == .report || $0.act == .context)
        && (intent == nil || $0.person == .other && !$0.isPast)
    }
    guard !clauses.isEmpty, isReason else { return false }
    let content = Set(said.words.map(\.text)).subtracting(language.requests.functionWords)
    return !phrases.contains {
      $0.intent == intent && !content.isDisjoint(with: $0.template.words)
    }
      && addsNothing(said, said.words.indices, self.words(of: names))
  }

  /// The words of the names that exist.
  private func words(of names: KnownNames?) -> [[String]] {
    (names?.entities ?? [:]).values.joined().map {
      Sentence.words($0, language.requests.spelling)
    }
  }

  /// Whether a word can name or count something: "that's fine" leaves nothing that does.
  private func isTelling(_ word: String) -> Bool {
    let vocabulary = shared.commandVocabulary.value
    return knowledge.numbers.isOfNumber(word)
      || !vocabulary.functionWords.contains(word) && vocabulary.classes(at: [word]).isEmpty
  }

  /// Whether a text is only polite, makes something stronger, or is an opinion.
  func isOfNoAccount(_ text: String) -> Bool {
    let said = Sentence(text, language.requests.spelling)
    return isCourtesy(said, said.words.indices)
  }

  /// Whether words are only polite, or make something stronger.
  private func isCourtesy(_ whole: Sentence, _ part: Range<Int>) -> Bool {
    withoutEmphasis(whole.words, part, keepsOne: false).isEmpty
  }

  /// A range without the words at its ends that are polite, make something stronger, or are an opinion: "of course", "I guess".
  func withoutEmphasis(
    _ words: [Sentence.Word], _ range: Range<Int>, keepsOne: Bool = true
  ) -> Range<Int> {
    let vocabulary = shared.commandVocabulary.value
    let texts = words.map(\.text)
    func isBeside(_ range: Range<Int>) -> Bool {
      guard let entry = vocabulary.entry(at: texts[range]), entry.words.count == range.count else {
        return false
      }
      return entry.isCourtesy || entry.isAround || entry.command == .pause
        || entry.roles.contains(.emphasis) || entry.roles.contains(.opinion)
    }
    var rest = range
    let least = keepsOne ? 1 : 0
    while rest.count > least {
      let lengths = (1...min(4, rest.count)).reversed().filter { rest.count - $0 >= least }
      // "Too much" is all that "25 is too much" says.
      if let length = lengths.first(where: { length in
        let end = rest.upperBound - length
        return isBeside(end..<rest.upperBound)
          && (end == rest.lowerBound
            || vocabulary.classes(at: texts[(end - 1)...]).isDisjoint(with: .finite)
              && !vocabulary.functionWords.contains(texts[end - 1]))
      }) {
        rest = rest.lowerBound..<rest.upperBound - length
      } else if let length = lengths.first(where: {
        isBeside(rest.lowerBound..<rest.lowerBound + $0)
      }) {
        rest = rest.lowerBound + length..<rest.upperBound
      } else {
        break
      }
    }
    return rest
  }
}
