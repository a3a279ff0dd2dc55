import IntentKit

/// Values that correct a request, or go on with it, without a word for their parameter.
extension CorrectionReader {
  /// "50", where one amount is to be agreed to.
  func alone() -> Correction? {
    guard request.asked == nil else { return nil }
    // "The 6th", "6 December".
    if let day = time(at: 0) { return day }
    guard !names.articles.contains(word(0)) else { return nil }
    let amounts = slots.filter {
      $0.value != nil && $0.parameter.kind.isNumeric && $0.parameter.kind.elementKind == nil
    }
    guard amounts.count == 1, let value = values.value(of: amounts[0], from: 0), value.isAllowed
    else { return nil }
    return Correction(parameter: amounts[0].parameter.name, value: value.given)
  }

  /// A time alone, for the only time that a request lacks: "before Friday", after something was added to a list.
  func timeLeft() -> Correction? {
    let times = slots.filter {
      if case .temporal = $0.parameter.kind { true } else { false }
    }
    guard request.asked == nil, times.count == 1, times[0].value == nil else { return nil }
    let lead = leadCount
    let start = joinsValue(word(lead)) ? lead + 1 : lead
    return [lead, start].lazy.compactMap { values.value(of: times[0], from: $0) }
      .first(where: \.isAllowed)
      .map { Correction(parameter: times[0].parameter.name, value: $0.given) }
  }

  /// The words in a range as they were written.
  func text(_ range: Range<Int>) -> String { sentence.text(range) }

  /// The number of words that introduce a correction, with polite ones and those that only join it before them: "ah, non", "und
  /// lieber".
  var lead: Int {
    let before = sentence.words.prefix {
      spoken.polite.contains($0.text) || spoken.and.contains($0.text)
        || requests.clauses.classes[$0.text]?.contains(.alternative) == true
    }.count
    let after = leadLength(spoken.correction.leads, from: before)
    let end = after > before ? after : leadLength(spoken.correction.leads)
    // "No a Anna", without a comma, denies.
    let denies =
      end > 0 && end < words.count && !sentence.words[end].isAfterComma
      && spoken.correction.not.contains([word(end - 1)])
    return denies ? end - 1 : end
  }

  /// The number of words that introduce another value for the last request, after polite ones: "oh, and".
  var revisionLead: Int {
    let polite = sentence.words.prefix { spoken.polite.contains($0.text) }.count
    let lead = leadLength(spoken.asides.revisions, from: polite)
    return lead > polite ? lead : 0
  }

  /// The end of the words in phrases that introduce a correction.
  func leadLength(_ leads: [[String]], from start: Int = 0) -> Int {
    var place = start
    while let length = length(of: leads, at: place), length > 0 {
      place += length
    }
    return place
  }

  /// The number of words that introduce a correction, with polite ones after them.
  var leadCount: Int {
    let words = words
    var lead = lead
    lead += length(of: spoken.correction.makeIt, at: lead) ?? 0
    while lead < words.count, spoken.polite.contains(words[lead]) { lead += 1 }
    return lead
  }

  /// "And eggs and flour": several texts for a list of such.
  func several(from place: Int) -> Correction? {
    let first = words.first { !spoken.polite.contains($0) }
    guard let last = request.last, last.count.upperBound > 1,
      case .text = last.parameter.kind.singleKind,
      first.map({ spoken.and.contains($0) || spoken.kernels.texts(.more).contains([$0]) }) == true
    else { return nil }
    return values.value(of: last, from: place).map {
      Correction(parameter: last.parameter.name, value: $0.given)
    }
  }
}
