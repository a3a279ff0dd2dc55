extension MessagePattern {
  /// The text with values for the variables. Unknown variables are empty.
  func text(_ arguments: [String: MessageArgument], _ rules: LanguageRules) -> String {
    var text = ""
    Self.write(pieces, arguments, rules, number: nil, to: &text)
    return text
  }

  private static func write(
    _ pieces: [Piece], _ arguments: [String: MessageArgument], _ rules: LanguageRules,
    number: Int?, to text: inout String
  ) {
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .number: text += number.map { "\($0)" } ?? ""
      case .value(let name, let filters):
        text += value(arguments[name] ?? .none, filters, rules)
      case .choice(let choice):
        let argument = arguments[choice.name] ?? .none
        guard let option = choice.options.chosen(by: argument, choice.selector, rules) else {
          continue
        }
        write(
          option.pieces, arguments, rules,
          number: choice.selector == .plural ? argument.count : number, to: &text)
      }
    }
  }

  /// A value through filters: those of elements one after another, then what joins them, then `upper`.
  private static func value(
    _ argument: MessageArgument, _ filters: [String], _ rules: LanguageRules
  ) -> String {
    if filters.isEmpty, case .text(let text) = argument { return text }
    var elements = argument.elements
    var join = { (elements: [String]) in elements.enumerated(rules.and) }
    var isUpper = false
    for filter in filters {
      switch filter {
      case "and": break
      case "or": join = { $0.enumerated(rules.or) }
      case "commas": join = { $0.joined(separator: ", ") }
      case "semicolons": join = { $0.joined(separator: "; ") }
      case "lines": join = { $0.joined(separator: "\n") }
      case "upper": isUpper = true
      case "lower": elements = elements.map(\.withLowercasedFirst)
      case "inside": elements = elements.map(rules.inSentence)
      default:
        guard let form = rules.forms[filter] else { continue }
        elements = elements.map { form.text(["it": .text($0)], rules) }
      }
    }
    let text = join(elements)
    return isUpper ? text.withUppercasedFirst : text
  }
}

extension [MessagePattern.Option] {
  fileprivate func chosen(
    by argument: MessageArgument, _ selector: MessagePattern.Selector, _ rules: LanguageRules
  ) -> Element? {
    let option: Element? =
      switch selector {
      case .plural:
        argument.count.flatMap { count in
          first { $0.keys.contains("=\(count)") }
            ?? (rules.singular.contains(count) ? first { $0.keys.contains("one") } : nil)
        }
      case .select:
        // A user's text may be "none".
        argument.elements.first.map { value in
          first { value != "none" && $0.keys.contains(value) }
        } ?? first { $0.keys.contains("none") }
      case .starts:
        argument.elements.first.flatMap { text in
          Prefixes.longest(of: text, in: flatMap(\.keys)).flatMap { key in
            first { $0.keys.contains(key) }
          }
        }
      case .gender:
        argument.elements.last.flatMap(rules.gender).flatMap { gender in
          first { $0.keys.contains(gender) }
        }
      }
    return option ?? first { $0.keys.contains("other") }
  }
}

/// Beginnings of texts by which a form is chosen. One that begins with `=` is a whole text.
enum Prefixes {
  /// The longest of some beginnings that a text has.
  static func longest(of text: String, in keys: [String]) -> String? {
    let text = text.lowercased()
    return keys.filter {
      $0.first == "=" ? $0.dropFirst() == text[...] : text.hasPrefix($0)
    }.max { $0.count < $1.count }
  }
}
