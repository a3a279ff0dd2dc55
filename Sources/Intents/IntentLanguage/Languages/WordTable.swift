import IntentKit

/// Reads the words of one section of a language's texts by their keys, and knows which keys there are: those asked for.
struct WordTable {
  private let name: String
  private let entries: [LanguageFile.Entry]
  private var keys: [String] = []

  /// The section with a name. One that the file lacks is empty.
  init(_ name: String, of file: LanguageFile) {
    self.name = name
    entries = file.sections.filter { $0.name == name }.flatMap(\.entries)
  }

  private mutating func entries(_ key: String) -> [LanguageFile.Entry] {
    keys.append(key)
    return entries.filter { $0.key == key }
  }

  /// Words with spaces between them.
  mutating func words(_ key: String) -> String {
    entries(key).map(\.value).joined(separator: " ")
  }

  /// Texts with commas between them.
  mutating func texts(_ key: String) -> [String] { entries(key).flatMap(\.list) }

  /// Words with spaces between them, as they are written.
  mutating func split(_ key: String) -> [String] {
    words(key).split(separator: " ").map(String.init)
  }

  /// Words with spaces between them, as they are in sentences.
  mutating func wordSet(_ key: String, _ spelling: Spelling = Spelling()) -> Set<String> {
    Sentence.set(words(key), spelling)
  }

  /// Texts with commas between them, as words of sentences, the longest first.
  mutating func phrases(_ key: String, _ spelling: Spelling = Spelling()) -> [[String]] {
    Sentence.phrases(texts(key), spelling)
  }

  /// Texts with commas between them, as words of sentences with spaces between them.
  mutating func set(_ key: String, _ spelling: Spelling) -> Set<String> {
    Set(texts(key).map { Sentence.words($0, spelling).joined(separator: " ") })
  }

  /// Texts with commas between them, one list for each line with the key.
  mutating func groups(_ key: String) -> [[String]] { entries(key).map(\.list) }

  /// Words with commas between them, each with its forms, which bars divide: "erste|ersten, zweite".
  mutating func forms(_ key: String) -> [[String]] {
    texts(key).map { $0.split(separator: "|").map(String.init) }
  }

  /// Words with commas between them, each with its forms, in an order that has a limited number of places.
  mutating func forms(_ key: String, most: Int) throws(LanguageFile.Fault) -> [[String]] {
    let forms = forms(key)
    guard forms.count <= most else {
      throw fault(
        key, "'\(key)' has \(forms.count) words with commas between them: write at most \(most)")
    }
    return forms
  }

  /// The text of the only line with the key; `nil` if there is none.
  mutating func text(_ key: String) throws(LanguageFile.Fault) -> String? {
    let found = entries(key)
    if let second = found.dropFirst().first {
      throw LanguageFile.Fault(line: second.line, reason: "'\(key)' is there twice: write one line")
    }
    return found.first?.value
  }

  /// "Yes" or "no".
  mutating func flag(
    _ key: String, default value: Bool = false
  ) throws(LanguageFile.Fault) -> Bool {
    guard let entry = entries(key).last else { return value }
    switch entry.value {
    case "yes": return true
    case "no": return false
    default: throw entry.fault("'\(entry.value)' is no answer: write yes or no")
    }
  }

  /// Pairs with commas between them: "whats = what is, u = you".
  mutating func pairs(_ key: String) throws(LanguageFile.Fault) -> [(key: String, value: String)] {
    var pairs: [(key: String, value: String)] = []
    for entry in entries(key) {
      for text in entry.list {
        guard let pair = WordEnding.sides(text) else {
          throw entry.fault("'\(text)' has no meaning: write 'text = meaning'")
        }
        pairs.append((pair.left, pair.right))
      }
    }
    return pairs
  }

  /// Pairs with whole numbers: "dozen = 12".
  mutating func numbers(_ key: String) throws(LanguageFile.Fault) -> [(key: String, value: Int)] {
    var numbers: [(key: String, value: Int)] = []
    for entry in entries(key) {
      for text in entry.list {
        guard let (left, right) = WordEnding.sides(text), let number = Int(right),
          Self.numbers.contains(number)
        else {
          throw entry.fault(
            "'\(text)' has no number up to \(Self.numbers.upperBound): write 'text = 12'")
        }
        numbers.append((left, number))
      }
    }
    return numbers
  }

  /// The numbers that texts can stand for. Products of two of them are no overflow.
  private static let numbers = 0...1_000_000_000

  /// Whole numbers by their texts.
  mutating func values(_ key: String) throws(LanguageFile.Fault) -> [String: Int] {
    Dictionary(try numbers(key).map { ($0, $1) }, uniquingKeysWith: { _, last in last })
  }

  /// The lines whose keys begin with a word and a space, by what follows it: "unit GBP" by "GBP".
  mutating func lines(after word: String) -> [(key: String, entry: LanguageFile.Entry)] {
    let known = Set(keys)
    let found = entries.filter { $0.key.hasPrefix(word + " ") && !known.contains($0.key) }
    keys += found.map(\.key)
    return found.map { (String($0.key.dropFirst(word.count + 1)), $0) }
  }

  /// All lines with a key, one by one.
  mutating func lines(_ key: String) -> [LanguageFile.Entry] { entries(key) }

  /// All lines. Their keys are values.
  mutating func allLines() -> [LanguageFile.Entry] {
    keys += entries.map(\.key)
    return entries
  }

  /// What is wrong with the value of a key, and what is allowed.
  func fault(_ key: String, _ reason: String) -> LanguageFile.Fault {
    LanguageFile.Fault(line: entries.first { $0.key == key }?.line ?? 0, reason: reason)
  }

  /// Refuses keys that nobody asked for.
  func finish() throws(LanguageFile.Fault) {
    let known = Set(keys)
    guard let entry = entries.first(where: { !known.contains($0.key) }) else { return }
    throw LanguageFile.Fault(
      line: entry.line,
      reason:
        "'\(entry.key)' is no key of '\(name)': write one of \(known.sorted().joined(separator: ", "))"
    )
  }
}

extension LanguageFile.Entry {
  /// What is wrong with the value, and what is allowed.
  func fault(_ reason: String) -> LanguageFile.Fault {
    LanguageFile.Fault(line: line, reason: "\(key): \(reason)")
  }
}

/// An ending of words with what it is replaced by, and conditions: "ies = y, from 5, not ss us".
struct WordEnding {
  let ending: String
  let replacement: String
  let minimumLength: Int
  let exceptions: [String]
  /// The conditions that a reader knows besides "from" and "not".
  let marks: Set<String>

  /// The texts on both sides of the last sign of equality, if there is one between two texts.
  static func sides(_ text: String) -> (left: String, right: String)? {
    guard let place = text.lastIndex(of: "=") else { return nil }
    let left = text[..<place].split(separator: " ").joined(separator: " ")
    let right = text[text.index(after: place)...].split(separator: " ").joined(separator: " ")
    return left.isEmpty || right.isEmpty ? nil : (left, right)
  }

  /// Whether a word is long enough and ends so.
  func fits(_ word: String) -> Bool {
    word.utf8.count >= minimumLength && word.hasSuffix(ending)
  }

  init(
    _ entry: LanguageFile.Entry, minimumLength: Int, marks allowed: Set<String> = []
  ) throws(LanguageFile.Fault) {
    let parts = entry.list
    let first = parts.first ?? ""
    (ending, replacement) = Self.sides(first) ?? (first, "")
    var length = minimumLength
    var exceptions: [String] = []
    var marks: Set<String> = []
    for part in parts.dropFirst() {
      if part.hasPrefix("from "), let number = Int(part.dropFirst(5)) {
        length = number
      } else if part.hasPrefix("not ") {
        exceptions += part.dropFirst(4).split(separator: " ").map(String.init)
      } else if allowed.contains(part) {
        marks.insert(part)
      } else {
        let all = (["from 5", "not ss us"] + allowed.sorted()).joined(separator: ", ")
        throw entry.fault("'\(part)' is no condition: write \(all)")
      }
    }
    self.minimumLength = length
    self.exceptions = exceptions
    self.marks = marks
  }
}
