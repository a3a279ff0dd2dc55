import IntentKit

/// What a statement says that the speaker is to pay: "I owe Ben 20", "Ben paid 20 for lunch", "my rent is 650".
extension TemplateRecognizer {
  /// The amount that the speaker is to pay; `nil` if a clause tells of none, or may tell of something else, as "it is 20 degrees",
  /// "Ben owes me 20" and "I might owe him 20" do.
  func debt(in sentence: Sentence, _ clause: Clause) -> IntentValue? {
    let told = Sentence(sentence.text(clause.words), sentence.spelling)
    let words = told.words.map(\.text)
    let debts = language.requests.debts
    guard [.report, .wish, .request].contains(clause.act),
      !words.contains(where: {
        has($0, [.negation, .modal, .condition, .question, .manner, .alternative])
      }),
      let amount = onlyAmount(in: told)
    else { return nil }
    let statement = Statement(
      told: told, words: words, amount: amount.place, hasCurrency: amount.hasCurrency,
      speaker: words.firstIndex { has($0, .speaker) },
      debtor: words.firstIndex(where: debts.debtors.contains),
      creditor: words.firstIndex(where: debts.creditors.contains))
    let after = sentence.gap(before: clause.words.lowerBound + amount.place.upperBound)
    let standsAlone =
      amount.hasCurrency
      || isAlone(amount.place, in: told)
        && after.allSatisfy { $0.isWhitespace || $0.isPunctuation && $0 != "%" }
    return standsAlone && (owes(statement) || isOwed(statement) || isPrice(statement))
      ? amount.value : nil
  }

  /// The only amount that is named, or the only one with its currency.
  private func onlyAmount(
    in told: Sentence
  ) -> (value: IntentValue, place: Range<Int>, hasCurrency: Bool)? {
    let reader = SlotReader(sentence: told, knowledge: knowledge)
    let parameter = catalog.intents.lazy.flatMap(\.parameters).first { $0.kind == .money }
    guard let parameter else { return nil }
    var found: [(value: IntentValue, place: Range<Int>, hasCurrency: Bool)] = []
    var place = 0
    while place < told.words.count {
      let isNumber = !knowledge.numbers.isHomophone(told.words[place].text)
      let amount =
        isNumber ? reader.candidates(Slot(parameter), from: place).first(where: \.isAllowed) : nil
      let end = place + (amount?.length ?? 1)
      if let amount { found.append((amount.value, place..<end, amount.hasCurrency)) }
      place = end
    }
    let whole = found.filter(\.hasCurrency)
    return (whole.isEmpty ? found : whole).count == 1 ? whole.first ?? found[0] : nil
  }

  /// A statement with an amount.
  private struct Statement {
    let told: Sentence
    let words: [String]
    let amount: Range<Int>
    let hasCurrency: Bool
    let speaker, debtor, creditor: Int?
  }

  /// Whether a number has no noun after it that says what it counts: "20 beers".
  private func isAlone(_ amount: Range<Int>, in told: Sentence) -> Bool {
    let end = amount.upperBound
    guard end < told.words.count else { return true }
    let word = told.words[end]
    let debts = language.requests.debts
    return told.words[end].isAfterComma || has(word.text, [.preposition, .auxiliary])
      || debts.prices.contains(word.text) || debts.debtors.contains(word.text)
      || debts.creditors.contains(word.text)
      || !language.requests.deeds.bases(of: word, in: told).keys.isEmpty
  }

  /// "I owe Ben 20", but not "Ben says I owe him 20".
  private func owes(_ statement: Statement) -> Bool {
    guard let debtor = statement.debtor, statement.creditor == nil else { return false }
    guard let speaker = statement.speaker else {
      return language.requests.deeds.tellSpeakers
        && !statement.words.contains { has($0, .subject) }
    }
    let before = statement.words[..<speaker]
    return before.allSatisfy { has($0, [.interjection, .and]) }
      || language.requests.clauses.isVerbSecond
        && before.last.map {
          has($0, .finite) || speaker - 1 == debtor
        } == true
  }

  /// "Ben paid 20", "Ben got the tickets for 20", but not "Ben got 20 from me".
  private func isOwed(_ statement: Statement) -> Bool {
    let requests = language.requests
    let words = statement.words
    let hasAuxiliary = words.contains { has($0, .auxiliary) }
    let isFromSpeaker = words.indices.dropFirst().contains {
      requests.debts.objects.contains(words[$0]) && has(words[$0 - 1], .preposition)
    }
    let isActive = words.allSatisfy {
      !has($0, .auxiliary) || requests.deeds.active.contains($0)
    }
    let isPrice =
      statement.amount.lowerBound > 0
      && requests.debts.prices.contains(words[statement.amount.lowerBound - 1])
      && words.indices.contains {
        !requests.deeds.bases(of: statement.told.words[$0], in: statement.told).keys.isEmpty
      }
    return statement.speaker == nil && statement.debtor == nil && isActive
      && (statement.creditor != nil || isPrice)
      && !(isFromSpeaker && (hasAuxiliary || statement.creditor == nil))
  }

  /// "My rent is 650", "the tickets cost £20", but not "my house number is 42" and "they raised my rent by 50".
  private func isPrice(_ statement: Statement) -> Bool {
    let requests = language.requests
    let words = statement.words
    let isOfMoney = words.contains { word in
      requests.debts.costs.contains(word) || requests.debts.dues.contains(word)
        || requests.clauses.isVerbSecond
          && requests.debts.dues.contains { word.hasSuffix($0) && word.count > $0.count + 2 }
    }
    guard statement.hasCurrency || isOfMoney, statement.speaker == nil, statement.debtor == nil,
      statement.creditor == nil, statement.amount.upperBound == words.count,
      !words.contains(where: { has($0, .personal) })
    else { return false }
    let verb = words[..<statement.amount.lowerBound].lastIndex {
      has($0, .auxiliary) || requests.debts.costs.contains($0)
    }
    return verb.map { statement.amount.lowerBound - $0 < 3 } == true
  }
}
