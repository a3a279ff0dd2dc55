import IntentKit

/// The review of an alignment after it is found: the words that do not fit.
extension PhraseAligner {
  /// Notes what may be done with an alignment, by the act of its clause and by what does not fit.
  func review(_ alignment: inout Alignment) {
    guard let span = alignment.span else { return }
    noteLeavings(&alignment, in: span)
    let fitting = alignment.fittingWords
    let told = alignment.matches(of: telling).map(\.word)
    let anchor = told.first ?? span.lowerBound
    let clause = sentence.acts.clause(with: anchor)
    let permissions = (told.isEmpty ? [anchor] : told).compactMap { place in
      sentence.acts.clause(with: place).map { permission(alignment, in: $0, at: place, fitting) }
    }
    if let most = permissions.max() { alignment.restrict(to: most) }
    alignment.isAsked =
      alignment.isChange && clause?.act == .question && alignment.permission < .act
    guard alignment.phrase.telltale == nil, alignment.isChange else { return }
    alignment.restrict(to: permissionOfJoins(alignment))
    if takesAllOfSome(alignment)
      || clause?.act != .wish && tellsOfDeed(alignment, fitting)
    {
      alignment.restrict(to: .leave)
    }
    if !beginsWithPreposition(alignment), let (text, name) = alignment.textAfterName {
      if !isElliptic(alignment, span) { alignment.restrict(to: .leave) }
      let isSeveral = text.dropFirst().contains {
        sentence.sentence.words[$0].isAfterComma || sentence.isAnd[$0]
      }
      if !isSeveral, !isAfterColon(name.upperBound) { alignment.restrict(to: .offer) }
    }
    if alignment.phrase.isVerbless, let first = alignment.firstWordOfText,
      lacksPreposition(alignment.steps)
    {
      // "Burn the shopping list" is no "burn on the shopping list".
      let isOther = index.requests.otherVerbs.contains(sentence.words[first])
      alignment.restrict(to: isOther ? .leave : .offer)
    }
    if alignment.isGrave, isOfAnother(span, of: alignment) || hasAlternative(alignment) {
      alignment.leavesValue = true
    }
    if isObject(span, of: alignment, in: clause) { alignment.restrict(to: .offer) }
    let start = min(clause?.words.lowerBound ?? span.lowerBound, span.lowerBound)
    let end = max(clause?.words.upperBound ?? span.upperBound, span.upperBound)
    let reverses = (start..<end).contains { word in
      !fitting.contains(word)
        && (sentence.isException[word] || isRefusal(word) || isNone(word, in: span))
    }
    if reverses { alignment.restrict(to: .leave) }
  }

  /// What the act of a clause permits for an alignment whose first telling word is in it.
  private func permission(
    _ alignment: Alignment, in clause: Clause, at anchor: Int, _ fitting: Set<Int>
  ) -> Permission {
    switch clause.act {
    case .refusal:
      // "No longer" can be the phrase's own, and numbers that tell are refused by a verb: "don't solve 952 with ...".
      if let negation = clause.negated?.lowerBound, fitting.contains(negation) { return .act }
      guard alignment.phrase.telltale != nil else { break }
      return sentence.isVerb[min(clause.content.lowerBound, sentence.count - 1)] ? .leave : .act
    case .question, .manner, .reason:
      // "Can it be undone" asks for a change; "have I bought milk" does not, in whatever order a phrase has its words.
      let head = clause.content.lowerBound - 1
      let isPhrases = fitting.contains(head) && fitting.contains(head + 1)
      if alignment.phrase.isQuestion, alignment.effect == .looksUp || isPhrases { return .act }
      // "What did you just add" asks for no more of it.
      if clause.act == .question, clause.isPast, alignment.effect == .changes { return .leave }
    case .report, .context:
      // "We are out of milk" is what a phrase may tell, and "I removed milk" names a deed.
      let isPhrases =
        fitting.contains(clause.content.lowerBound - 1)
        || !alignment.phrase.isVerbless && !sentence.isVerb[anchor]
          && !fitting.contains {
            clause.words.contains($0) && index.isVerb(sentence.words[$0])
          }
      if alignment.effect == .changes, isPhrases || isDeedOfSpeaker(anchor, in: clause, fitting) {
        return .act
      }
    case .request, .wish, .callingOff, .condition, .address, .courtesy: break
    }
    return alignment.phrase.telltale != nil ? .act : clause.act.allows(alignment.effect)
  }

  /// Whether a word is what the speaker says to have done, and no verb that requests it: "I already bought".
  private func isDeedOfSpeaker(_ place: Int, in clause: Clause, _ fitting: Set<Int>) -> Bool {
    clause.person == .speaker && !index.isVerb(sentence.words[place])
      && (clause.words.lowerBound..<place).allSatisfy {
        let word = sentence.words[$0]
        return fitting.contains($0) || index.requests.functionWords.contains(word)
          || index.extraWords.contains(word)
      }
  }

  /// Whether nothing is said but a name with its noun, and a text after it: "shopping list milk", but neither "the
  /// shopping list is long" nor "share the shopping list with Anna".
  private func isElliptic(_ alignment: Alignment, _ span: Range<Int>) -> Bool {
    let first = sentence.words[span.lowerBound]
    guard !index.articles.contains(first), !index.requests.pronouns.contains(first) else {
      return false
    }
    return alignment.outside == 0
      && alignment.steps.allSatisfy { step in
        guard case .skip(let words, let price) = step else { return true }
        return price == Prices.courtesy
          || words.allSatisfy { index.articles.contains(sentence.words[$0]) }
      }
  }

  /// Whether the first word that fits joins a value: "auf die Einkaufsliste müssen noch Nudeln".
  private func beginsWithPreposition(_ alignment: Alignment) -> Bool {
    for case .match(_, let id, _, _) in alignment.steps { return telling.prepositions.contains(id) }
    return false
  }

  /// Whether a word that joins a value is missing.
  private func lacksPreposition(_ steps: some Sequence<Alignment.Step>) -> Bool {
    steps.contains {
      if case .missing(let id, _) = $0 { telling.prepositions.contains(id) } else { false }
    }
  }

  /// Whether a colon, a dash or a comma is before a word.
  private func isAfterColon(_ word: Int) -> Bool {
    sentence.sentence.gap(before: word).contains { ":,–—-".contains($0) }
  }

  /// Whether the first word that tells says what someone did: "Ben removed milk".
  private func tellsOfDeed(_ alignment: Alignment, _ fitting: Set<Int>) -> Bool {
    guard let (word, id, _) = alignment.matches(of: telling).first, word > 0,
      !sentence.isBreak[word], !fitting.contains(word - 1)
    else { return false }
    // "Added" in "I want it added" is a word of the phrase itself.
    let said = sentence.words[word]
    let before = sentence.words[word - 1]
    if index.requests.auxiliaries.contains(before) { return true }
    return telling.texts[id] != said && index.requests.isPast(said)
      && !index.requests.prepositions.contains(before)
  }

  /// Whether someone else is named right before a request, who says it or does it: "Ben pays Anna", "ask Ben to
  /// pay Anna", "Anna said pay Ben".
  private func isOfAnother(_ span: Range<Int>, of alignment: Alignment) -> Bool {
    let start = sentence.statementStart(of: span.lowerBound)
    let hasPronoun = sentence.words[span.lowerBound...].contains {
      index.requests.pronouns.contains($0)
    }
    return !hasPronoun
      && (start..<span.lowerBound).contains { word in
        sentence.isName[word] && isTellingName(word)
          && !alignment.apart.contains { $0.all.contains(word) }
      }
  }

  /// Whether what cannot be taken back is only the object of words before it which no phrase has: "kill the payment to Tom",
  /// "arrête de virer de l'argent". Words of closed classes join it to them.
  private func isObject(_ span: Range<Int>, of alignment: Alignment, in clause: Clause?) -> Bool {
    guard alignment.isGrave, let start = clause?.content.lowerBound, start + 1 < span.lowerBound
    else { return false }
    let requests = index.requests
    func isKnown(_ word: Int) -> Bool {
      let said = sentence.words[word]
      if let classes = requests.clauses.classes[said] { return !classes.contains(.withdrawal) }
      return requests.functionWords.contains(said)
        || sentence.isName[word] || sentence.isNumber[word] || index.extraWords.contains(said)
    }
    return !isKnown(start) && !alignment.apart.contains { $0.all.contains(start) }
      && (start + 1..<span.lowerBound).allSatisfy {
        let said = sentence.words[$0]
        return !sentence.isBreak[$0]
          && (requests.functionWords.contains(said) || requests.particles.contains(said))
      }
  }

  /// Whether one of two names is left out: "from current or savings".
  private func hasAlternative(_ alignment: Alignment) -> Bool {
    let fitting = alignment.fittingWords
    return sentence.words.indices.dropFirst().contains { word in
      guard index.requests.alternatives.contains(sentence.words[word]),
        sentence.isName[word - 1], isTellingName(word - 1),
        let next = sentence.words[(word + 1)...].indices.first(where: {
          !index.requests.functionWords.contains(sentence.words[$0])
        }), sentence.isName[next]
      else { return false }
      return fitting.contains(word - 1) || fitting.contains(next)
    }
  }

  /// Whether a word of a name hardly is another word.
  private func isTellingName(_ word: Int) -> Bool {
    !index.requests.functionWords.contains(sentence.words[word]) && !sentence.isVerb[word]
      && !sentence.isNumber[word]
  }

  /// Whether words that matter are left out after one for all: "everything that's done" isn't everything.
  private func takesAllOfSome(_ alignment: Alignment) -> Bool {
    var isAfterAll = false
    for step in alignment.steps {
      switch step {
      case .value(_, _, let words): isAfterAll = index.all.contains(Array(sentence.words[words]))
      case .skip(let words, let price):
        if isAfterAll, price >= Prices.mattering, goesOn(words) { return true }
      case .outside(let words, _):
        if isAfterAll, goesOn(words) { return true }
      case .match, .missing, .missingValue: break
      }
    }
    return false
  }

  /// Whether words go on with what is before them, without a comma and without "and".
  private func goesOn(_ words: Range<Int>) -> Bool {
    guard let first = words.first else { return false }
    return !sentence.isBreak[first] && !sentence.sentence.words[first].isAfterComma
      && !sentence.isConjunction[first] && !sentence.isAnd[first]
      && !index.requests.joints.contains(sentence.words[first])
  }

  /// Whether a word negates: "do not pay" refuses, "is not there" asks.
  private func isRefusal(_ word: Int) -> Bool {
    let isInQuestion =
      word > 0 && sentence.isOpener[word - 1] && word + 1 < sentence.count
      && index.requests.functionWords.contains(sentence.words[word + 1])
      && !index.requests.leads.contains { sentence.words[(word + 1)...].starts(with: $0) }
    return sentence.isNegation[word] && !isInQuestion
  }

  /// Whether a word negates what follows it in a request: "remove no milk", "no more milk on my list". Before a verb it
  /// is an answer: "no add milk".
  private func isNone(_ word: Int, in span: Range<Int>) -> Bool {
    word + 1 >= span.lowerBound && word + 1 < span.upperBound
      && (word >= span.lowerBound || !sentence.isVerb[word + 1])
      && index.requests.noes.contains(sentence.words[word])
      && !sentence.sentence.words[word].isAfterComma
      && !sentence.sentence.words[word + 1].isAfterComma
  }

  /// Notes what is left out that may be a value.
  private func noteLeavings(_ alignment: inout Alignment, in span: Range<Int>) {
    for case .skip(let words, let price) in alignment.steps {
      if alignment.apart.contains(where: {
        $0.all.lowerBound <= words.lowerBound && words.upperBound <= $0.all.upperBound
      }) {
        alignment.cost -= price
        continue
      }
      if price >= Prices.mattering {
        let hasNumber = words.contains { sentence.isNumber[$0] }
        alignment.leavesNumber = alignment.leavesNumber || hasNumber
        alignment.leavesValue =
          alignment.leavesValue || hasNumber || words.contains { sentence.isName[$0] }
          || !tellingWords(at: words.lowerBound).isEmpty
      }
      // "It" in "remove it from shopping" is what is to be removed.
      if words.count == 1, span.contains(words.lowerBound), words.upperBound < sentence.count,
        index.requests.pronouns.contains(sentence.words[words.lowerBound]),
        index.requests.prepositions.contains(sentence.words[words.upperBound])
      {
        alignment.leavesPronoun = true
      }
    }
  }

  /// The telling words that a word is, or another form of.
  func tellingWords(at word: Int) -> [Int] {
    sentence.matches[word].filter {
      $0.value.price <= Prices.otherForm && telling.isTelling($0.key)
    }.map(\.key)
  }

  /// What values permit that are joined with another preposition than the phrase's: "from savings" is not "to savings", and "a
  /// reminder for my meeting" hardly "a reminder to call".
  private func permissionOfJoins(_ alignment: Alignment) -> Permission {
    let steps = alignment.steps
    return steps.indices.reduce(.act) { permission, place in
      guard case .value(let found, let slot, _) = steps[place] else { return permission }
      let own: Permission
      let joints: Set<String>
      switch (found.content, alignment.phrase.slots[slot].parameter.kind.singleKind) {
      case (.name, _): (own, joints) = (.leave, index.joints)
      case (.text, .text): (own, joints) = (.offer, index.requests.prepositions)
      default: return permission
      }
      let before = steps[..<place].reversed().prefix { step in
        switch step {
        // Articles and pronouns stand between: "from my savings".
        case .match(let words, _, _, _): words.allSatisfy(isArticle)
        case .value: false
        default: true
        }
      }
      let isOther = before.contains {
        guard case .skip(let words, _) = $0 else { return false }
        return words.contains { joints.contains(sentence.words[$0]) }
      }
      return isOther && lacksPreposition(before) ? min(permission, own) : permission
    }
  }

  /// Whether a word carries no meaning of its own and joins nothing.
  private func isArticle(_ word: Int) -> Bool {
    let said = sentence.words[word]
    return index.requests.functionWords.contains(said)
      && !index.requests.prepositions.contains(said)
  }
}
