import IntentKit

extension DecimalReader {
  /// Numbers with or without a trailing unit.
  func amounts(_ words: ArraySlice<Sentence.Word>) -> [Reading] {
    let magnitudes = magnitudes(words)
    return magnitudes + notes(words)
      + (magnitudes + beforeUnits(words)).flatMap { number -> [Reading] in
        let rest = words.dropFirst(number.length)
        guard number.currency == nil, let unit = rest.first?.text else { return [] }
        if let currency = money.hundredths[unit] {
          return number.with(number.value.hundredth, more: 1, currency).map { [$0] } ?? []
        }
        if let note = money.notes[unit] {
          let value = number.value.times(note)
          return number.with(value, more: 1, money.noteCurrency).map { [$0] } ?? []
        }
        guard let (currency, length) = money.unit(rest),
          let reading = number.with(number.value, more: length, currency)
        else { return [] }
        return [reading] + withHundredths(reading, rest.dropFirst(length))
      }
  }

  /// The hundredths after a number of whole units: "fifty", "and five pence", "and a half".
  private func withHundredths(_ whole: Reading, _ words: ArraySlice<Sentence.Word>) -> [Reading] {
    guard whole.isProper, whole.value.fractionDigits == 0 else { return [] }
    if let length = halfLength(words),
      let reading = whole.with(
        DecimalNumber.sum(of: whole.value.coefficient, andHalf: 1), more: length)
    {
      return [reading]
    }
    let hasAnd = words.first.map { money.and.contains($0.text) } == true
    let rest = hasAnd ? words.dropFirst() : words
    if let reading = withSuffix(whole, rest, hasAnd: hasAnd) { return [reading] }
    return (numbers.readings(rest) + zeroAndDigit(rest)).flatMap { hundredths -> [Reading] in
      guard (1...99).contains(hundredths.value),
        var reading = whole.with(
          whole.value.addingHundredths(hundredths.value),
          more: (hasAnd ? 1 : 0) + hundredths.length)
      else { return [] }
      let unit = rest.dropFirst(hundredths.length).first?.text
      if let unit, money.hundredths[unit] != nil {
        reading.length += 1
        return [reading]
      }
      // "Twenty pounds and five" is ambiguous; "twenty pounds fifty" and "oh five" are not.
      let hasTwoDigits =
        hundredths.value > 9 || hundredths.length == 2 || rest.first?.text.utf8.count == 2
      return hasAnd || !hasTwoDigits ? [] : [reading]
    }
  }

  /// Hundredths below ten, said with their zero: "oh five".
  private func zeroAndDigit(_ words: ArraySlice<Sentence.Word>) -> [NumberReader.Reading] {
    guard let zero = words.first, numbers.digit(zero.text) == 0,
      let last = words.dropFirst().first, !last.isAfterComma, let digit = numbers.digit(last.text)
    else { return [] }
    return [.init(value: digit, length: 2)]
  }

  /// The hundredths in digits with their unit: "50p" after "five pounds".
  private func withSuffix(
    _ whole: Reading, _ words: ArraySlice<Sentence.Word>, hasAnd: Bool
  ) -> Reading? {
    guard let word = words.first?.text,
      let suffix = money.suffixes.keys.first(where: word.hasSuffix),
      let count = Int(word.dropLast(suffix.count)), (1...99).contains(count)
    else { return nil }
    return whole.with(whole.value.addingHundredths(count), more: hasAnd ? 2 : 1)
  }

  /// Words that are numbers only before a unit or a banknote: "a pound", "half a pound", "a couple
  /// of quid".
  func beforeUnits(_ words: ArraySlice<Sentence.Word>) -> [Reading] {
    guard let first = words.first?.text else { return [] }
    let articles = numbers.words.articles
    let article = articles.contains(first) ? 1 : 0
    var readings = article == 1 ? [Reading(value: DecimalNumber(1), length: 1)] : []
    if let word = words.dropFirst(article).first?.text, numbers.words.half.contains(word) {
      // "half a pound", "a half pound", "un demi-euro"
      let next = words.dropFirst(article + 1).first?.text
      let hasArticle = next.map(articles.contains) == true
      readings.append(Reading(value: .half, length: article + (hasArticle ? 2 : 1)))
    }
    readings += CountReader(numbers: numbers).collections(words).map {
      Reading(value: DecimalNumber($0.value), length: $0.length)
    }
    return readings
  }

  /// Banknotes that are called by their number: "a twenty", "two fifties".
  private func notes(_ words: ArraySlice<Sentence.Word>) -> [Reading] {
    guard isOfMoney else { return [] }
    let repeats = RepeatReader(numbers: numbers, maximum: RepeatReader.largestCount)
    return (repeats.withArticle(words) + repeats.plurals(words)).compactMap { notes in
      guard !notes.isArticleNumber, let value = DecimalNumber(notes.value).times(notes.count) else {
        return nil
      }
      return Reading(value: value, length: notes.length)
    }
  }

  /// Ambiguous amounts without a unit, where the boundary before the hundredths is unknown: "five
  /// fifty", "nine oh five".
  func inDoubt(_ words: ArraySlice<Sentence.Word>) -> [Reading] {
    let isWhole = numbers.words.readsPairs
    guard isOfMoney, isWhole || money.readsPairs else { return [] }
    let wholes = numbers.readings(words)
    var sums = isWhole ? wholes.filter { !$0.isProper && $0.value >= 100 } : []
    for head in wholes where head.isProper && (1...99).contains(head.value) {
      let rest = words.dropFirst(head.length)
      guard rest.first?.isAfterComma == false else { continue }
      for tail in numbers.readings(rest) where tail.isProper && (10...99).contains(tail.value) {
        sums.append(
          .init(value: 100 * head.value + tail.value, length: head.length + tail.length))
      }
    }
    return sums.filter { sum in !wholes.contains { $0.isProper && $0.length == sum.length } }
      .flatMap { sum -> [Reading] in
        let whole = DecimalNumber(sum.value)
        return [whole.hundredth, isWhole ? whole : nil].compactMap { value in
          value.map { Reading(value: $0, length: sum.length, isProper: false) }
        }
      }
  }
}
