import IntentKit

/// Names that words alone do not tell: "Studio 54", of which the number could be an amount, and "Tom 🎄".
extension TemplateRecognizer {
  /// A reading with the longest names as they are written in an utterance in place of their beginnings. The
  /// number in a name is not an amount too.
  func withWrittenNames(_ reading: Reading, _ tables: NameTables, _ utterance: String) -> Reading {
    var inputs = reading.inputs
    for parameter in catalog[reading.intent]?.parameters ?? [] {
      guard case .entity(let kind) = parameter.kind.singleKind,
        let given = inputs[parameter.name], case .name = given.input,
        case .said(let place?) = given.provenance,
        let unplain = tables.names(ofType: kind.type)?.unplain, !unplain.isEmpty
      else { continue }
      let found = unplain.compactMap { name in
        Self.end(of: name, beginningIn: place, of: utterance).map { (name: name, end: $0) }
      }
      guard let longest = found.max(by: { $0.end < $1.end }), longest.end > place.upperBound else {
        continue
      }
      let numbers = numbers(in: inputs, within: place.lowerBound..<longest.end, reading.intent)
      // In "Studio 54 pounds", the number is an amount.
      guard let numbers else { continue }
      for name in numbers { inputs[name] = nil }
      inputs[parameter.name] = GivenInput(.name(longest.name), given.provenance)
    }
    return reading.with(inputs)
  }

  /// The parameters with numbers in a part of an utterance, or with doubtful ones; `nil` if one goes on
  /// after it.
  private func numbers(
    in inputs: [String: GivenInput], within range: Range<Int>, _ intent: String
  ) -> [String]? {
    var names: [String] = []
    for parameter in catalog[intent]?.parameters ?? [] where parameter.kind.isNumeric {
      switch inputs[parameter.name]?.provenance {
      case .said(let place?) where place.overlaps(range):
        guard place.upperBound <= range.upperBound else { return nil }
        names.append(parameter.name)
      case .guessed: names.append(parameter.name)
      default: break
      }
    }
    return names
  }

  /// The end of a name as it is written, if it begins in a part of a text; in UTF-8 bytes.
  private static func end(of name: String, beginningIn place: Range<Int>, of text: String) -> Int? {
    let utf8 = text.utf8
    let (begin, last) = (text.startIndex, text.endIndex)
    guard let first = utf8.index(begin, offsetBy: place.lowerBound, limitedBy: last) else {
      return nil
    }
    var start = first
    while start < text.endIndex, utf8.distance(from: text.startIndex, to: start) < place.upperBound
    {
      let isInside = start > first && text[text.index(before: start)].isOfWord
      if !isInside, let end = end(of: name, at: start, in: text) {
        return utf8.distance(from: text.startIndex, to: end)
      }
      start = text.index(after: start)
    }
    return nil
  }

  private static func end(of name: String, at start: String.Index, in text: String) -> String.Index?
  {
    var place = start
    for character in name {
      guard place < text.endIndex, text[place].lowercased() == character.lowercased() else {
        return nil
      }
      place = text.index(after: place)
    }
    guard place < text.endIndex else { return place }
    let next = text.index(after: place)
    let isInNumber = next < text.endIndex && ".,".contains(text[place]) && text[next].isNumber
    return text[place].isOfWord || isInNumber ? nil : place
  }
}

extension Character {
  fileprivate var isOfWord: Bool { isLetter || isNumber }
}
