extension NumberRules {
  /// A number in words, in the form for counting or in another one.
  ///
  /// - Parameters:
  ///   - number: A number.
  ///   - form: The name of a form in ``forms``; the first one if `nil`.
  /// - Returns: The words, which can contain soft hyphens, as the CLDR's do; `nil` if there is no such form, if the number
  ///   has no words in it (some languages have words for small ordinal numbers only), or if its magnitude is larger
  ///   than ``largest``.
  /// - Complexity: Linear in the length of the words.
  public func words(_ number: Int, _ form: String? = nil) -> String? {
    guard let form = form.map({ self.form($0) }) ?? forms.first else { return nil }
    return words(number, form)
  }

  /// A number in words of a form.
  ///
  /// - Parameters:
  ///   - number: A number.
  ///   - form: One of ``forms``.
  /// - Returns: The words, as ``words(_:_:)-(Int,String?)`` says.
  public func words(_ number: Int, _ form: Form) -> String? {
    guard number.magnitude <= UInt(Self.largest), sets.indices.contains(form.set) else {
      return nil
    }
    var words = ""
    guard append(number, form.set, to: &words, depth: 0), !words.isEmpty else { return nil }
    // A form can lack a rule for negative numbers.
    if number < 0, self.words(-number, form) == words { return nil }
    return words
  }

  /// All words for a number, each once, in the order of the forms.
  ///
  /// - Parameters:
  ///   - number: A number.
  ///   - forms: Which forms are wanted.
  /// - Returns: The words; none if the magnitude is larger than ``largest``.
  public func spellings(_ number: Int, where forms: (Form) -> Bool = { _ in true }) -> [String] {
    var all: [String] = []
    for form in self.forms where forms(form) {
      if let words = words(number, form), !all.contains(words) { all.append(words) }
    }
    return all
  }

  /// The largest number of rules within rules; the tables need fewer.
  private static let maximumDepth = 64

  /// Appends a number in words of a rule set; `false` if it has none.
  private func append(_ number: Int, _ set: Int, to words: inout String, depth: Int) -> Bool {
    guard depth < Self.maximumDepth, sets.indices.contains(set) else { return false }
    if number < 0, let parts = sets[set].negative {
      for part in parts {
        switch part {
        case .text(let text): words += text
        case .remainder(let target):
          guard append(-number, target, to: &words, depth: depth + 1) else { return false }
        default: return false
        }
      }
      return true
    }
    guard let index = sets[set].index(of: abs(number)) else { return false }
    return append(number, sets[set].rules[index], set, to: &words, depth: depth)
  }

  private func append(
    _ number: Int, _ rule: NumberRule, _ set: Int, to words: inout String, depth: Int
  ) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    let (quotient, remainder) = abs(number).quotientAndRemainder(dividingBy: rule.divisor)
    for part in rule.parts {
      let isSpelled =
        switch part {
        case .text(let text):
          {
            words += text
            return true
          }()
        case .quotient(let target): append(quotient, target, to: &words, depth: depth + 1)
        case .remainder(let target): append(remainder, target, to: &words, depth: depth + 1)
        case .remainderByPrecedingRule:
          rule.preceding.map {
            append(remainder, sets[set].rules[$0], set, to: &words, depth: depth + 1)
          } ?? false
        case .same(let target): append(number, target, to: &words, depth: depth + 1)
        case .digits: false
        case .plural(let forms): appendPlural(forms, quotient, to: &words)
        }
      if !isSpelled { return false }
    }
    return true
  }

  private func appendPlural(_ forms: [String], _ quotient: Int, to words: inout String) -> Bool {
    let category = PluralCategory(quotient, language: code.prefix { $0 != "-" })
    guard forms.indices.contains(category.rawValue) else { return false }
    words += forms[category.rawValue]
    return true
  }
}
