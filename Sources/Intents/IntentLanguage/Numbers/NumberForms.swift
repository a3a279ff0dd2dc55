public import IntentKit

/// All ways to say a number in a language: the inverse of reading numbers in words.
public struct NumberForms: Sendable {
  private let words: NumberWords
  private let lexicon: NumberLexicon
  /// The forms of the numbers of the lexicon.
  private let small: [Int: [String]]
  /// The words that numbers are made of.
  private let vocabulary: Set<ArraySlice<UInt8>>
  private let longestWord: Int

  /// The numbers of a language by its ISO 639-1 code, perhaps with a region, which is ignored: "fr", "fr-CH". `nil` if
  /// the language is not one of those that sentences are read in.
  public static func known(_ code: String) -> NumberForms? {
    let base = code.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return Language.all.first { $0.code == base }.map { NumberForms($0.numbers) }
  }

  init(_ words: NumberWords) {
    self.words = words
    lexicon = words.lexicon
    var small: [Int: [String]] = [:]
    for (form, number) in lexicon.small { small[number, default: []].append(form) }
    self.small = small
    vocabulary = Set(lexicon.vocabulary.map { ArraySlice($0.utf8) })
    longestWord = vocabulary.reduce(0) { max($0, $1.count) }
  }

  /// The forms of a number, perhaps negative or with decimals, in small letters without accents, with a space between
  /// words that may also be written as one: "eighty five" and "eightyfive" are one form. None if the language has no
  /// words for the number.
  ///
  /// - Complexity: In proportion to the number of forms.
  public func forms(of number: DecimalNumber) -> [String] {
    let digits = number.description.drop { $0 == "-" }.split(separator: ".")
    guard let first = digits.first, let whole = Int(first) else { return [] }
    var forms = forms(of: whole)
    if digits.count > 1 {
      let decimals = digits[1].map { lexicon.digitForms($0.wholeNumberValue ?? 0) }
      for ways in decimals.enumerated() {
        let points =
          ways.offset == 0 ? words.decimalPoints.map { " \(NumberLexicon.key($0)) " } : [" "]
        forms = forms.flatMap { form in
          points.flatMap { point in ways.element.map { form + point + $0 } }
        }
      }
    }
    return number.coefficient < 0
      ? lexicon.minus.flatMap { sign in forms.map { sign + " " + $0 } } : forms
  }

  private func forms(of number: Int) -> [String] {
    var forms = (small[number] ?? []).map(separated)
    for (word, value) in lexicon.scales where value > 1 && number >= value {
      let scale = String(decoding: word, as: UTF8.self)
      let (factor, rest) = number.quotientAndRemainder(dividingBy: value)
      guard factor < 1000 || lexicon.hasThousandMillions else { continue }
      var heads = self.forms(of: factor).map { $0 + " " + scale }
      if factor == 1 { heads.append(scale) }
      guard rest > 0 else {
        forms += heads
        continue
      }
      let tails = self.forms(of: rest)
      for head in heads {
        for joiner in [" "] + lexicon.joiners.map({ " \($0) " }) {
          forms += tails.map { head + joiner + $0 }
        }
      }
    }
    return forms
  }

  /// A form with spaces wherever it can be divided into words of numbers: "one hundred and five" for "onehundredandfive".
  private func separated(_ form: String) -> String {
    let letters = Array(form.utf8)
    // The lengths of the words that begin at each place which words before it reach.
    var words: [Int: [Int]] = [:]
    var reached: Set<Int> = [0]
    for start in letters.indices where reached.contains(start) {
      for length in 1...max(1, min(longestWord, letters.count - start))
      where vocabulary.contains(letters[start..<start + length]) {
        words[start, default: []].append(length)
        reached.insert(start + length)
      }
    }
    // Of these places, those from which words reach the end.
    var ending: Set<Int> = [letters.count]
    for start in letters.indices.reversed()
    where words[start]?.contains(where: { ending.contains(start + $0) }) == true {
      ending.insert(start)
    }
    let gaps = reached.intersection(ending).subtracting([0, letters.count])
    guard !gaps.isEmpty else { return form }
    var separated: [UInt8] = []
    for place in letters.indices {
      if gaps.contains(place) { separated.append(UInt8(ascii: " ")) }
      separated.append(letters[place])
    }
    return String(decoding: separated, as: UTF8.self)
  }
}

extension NumberLexicon {
  fileprivate func digitForms(_ digit: Int) -> [String] {
    digits.filter { $0.value == digit }.map(\.key)
  }
}
