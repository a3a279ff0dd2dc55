/// The rules of a grammar in the Java Speech Grammar Format, in which a rule refers only to those before it.
package struct GrammarRuleList {
  private(set) var texts: [String] = []
  private(set) var alternativeCount = 0
  private(set) var words: Set<String> = []
  private var sizes: [String: Int] = [:]

  package init() {}

  /// Adds a rule with its expansions, of which equal ones are one; a rule that is defined already stays as it is.
  /// Recognisers take a public one.
  package mutating func add(_ name: String, _ alternatives: [String], isPublic: Bool = false) {
    guard sizes[name] == nil else { return }
    var seen: Set<String> = []
    let alternatives = alternatives.filter { seen.insert($0).inserted }
    alternativeCount += alternatives.count
    let body = alternatives.joined(separator: isPublic ? "\n  | " : " | ")
    sizes[name] = alternatives.reduce(0) { $0 + note($1) }
    texts.append("\(isPublic ? "public " : "")<\(name)> = \(body);")
  }

  func has(_ name: String) -> Bool { sizes[name] != nil }

  /// The number of words that a recogniser holds that copies a rule wherever it is referred to.
  func size(of rule: String) -> Int { sizes[rule] ?? 0 }

  /// Collects the words of an expansion, and counts them with those of the rules that it refers to.
  private mutating func note(_ expansion: String) -> Int {
    var size = 0
    var word = ""
    var reference: String?
    for character in expansion + " " {
      switch character {
      case "<": reference = ""
      case ">":
        size += reference.map { self.size(of: $0) } ?? 0
        reference = nil
      case _ where reference != nil: reference?.append(character)
      case _ where character.isLetter: word.append(character)
      default:
        guard !word.isEmpty else { continue }
        words.insert(word)
        size += 1
        word = ""
      }
    }
    return size
  }
}
