import IntentKit

enum TimeCategory: Int, CaseIterable {
  case date, hourly, clock, at, moment, period, duration, recurrence

  /// The key of its rules in texts of languages.
  var key: String {
    switch self {
    case .hourly: "hour"
    case .at: "time"
    default: "\(self)"
    }
  }
}

/// A value in a pattern of a rule about time.
enum TimeSlot: String, CaseIterable {
  case n, unit, weekday, weekdays, month, year, day, ordinal, nth, hour, minute, part, date, period,
    duration, hourly, clock, at
}

/// The part of a sentence that a value in a pattern matches.
enum TimePiece: Hashable, Sendable {
  /// A number of things; a negative one is a number of halves.
  case count(Int)
  case unit(CalendarUnit)
  case weekday(Weekday)
  case weekdays([Weekday])
  case month(Int)
  case year(Int)
  case day(Int)
  case nth(Int)
  case hour(Int, isWritten: Bool)
  case minute(Int)
  case part(DayPart)
  case dates(Tenses<CalendarDate>)
  case moments(Tenses<CalendarMoment>)
  case periods(Tenses<CalendarPeriod>)
  case duration(TimeSpan)
  case clock(ClockReading)
  case recurrence(Recurrence)
}

/// The meanings of words for the future and for the past, the likeliest first.
struct Tenses<Value: Hashable & Sendable>: Hashable, Sendable {
  var future: [Value]
  var past: [Value]

  init(_ values: [Value]) { (future, past) = (values, values) }

  init(future: [Value], past: [Value]) {
    self.future = future
    self.past = past
  }

  subscript(tense: Tense) -> [Value] { tense == .future ? future : past }

  func map<Other: Hashable>(_ transform: (Value) -> Other?) -> Tenses<Other> {
    Tenses<Other>(future: future.compactMap(transform), past: past.compactMap(transform))
  }

  var isEmpty: Bool { future.isEmpty && past.isEmpty }
}

/// A time of day as it was said.
struct ClockReading: Hashable, Sendable {
  /// The minutes after midnight.
  var minutes: Int
  /// Whether it may be twelve hours later.
  var isHalfDay: Bool
  /// Whether it is numbers only, which may be something else.
  var isBare = false
}

/// The rules of a language about time as a trie over words and values: rules that begin alike are
/// walked once.
final class TimeGrammar: Sendable {
  struct Node {
    var words: [String: Int] = [:]
    var slots: [(slot: TimeSlot, next: Int)] = []
    var meanings: [TimeMeaning] = []
  }

  /// A form of a name that stands for a value.
  struct Name {
    let slot: TimeSlot
    let text: String
    let piece: TimePiece
  }

  let articles: Set<String>
  let ordinalSuffixes: Set<String>
  /// The words between the parts of a duration, or several days.
  let and: Set<String>
  let isDayFirst: Bool
  let readsTwelveHours: Bool
  let nodes: [Node]
  /// The pieces that names stand for, by slot and first word, the longest first.
  let names: [TimeSlot: [String: [(words: [String], piece: TimePiece)]]]
  /// The words with which a value can begin, apart from numbers.
  let starts: Set<String>
  /// All words of names and rules.
  let vocabulary: Set<String>
  /// The rules and the names as they are written.
  let written:
    (rules: [(category: TimeCategory, pattern: String, meaning: TimeMeaning)], names: [Name])
  /// Words that are written and not said: misspellings, and abbreviations.
  let writtenOnly: Set<String>

  init(
    _ rules: [(category: TimeCategory, pattern: String, meaning: TimeMeaning)], _ names: [Name],
    _ spelling: Spelling, articles: Set<String>, ordinalSuffixes: Set<String>, and: Set<String>,
    writtenOnly: Set<String>, isDayFirst: Bool, readsTwelveHours: Bool
  ) {
    written = (rules, names)
    self.writtenOnly = writtenOnly
    self.articles = articles
    self.ordinalSuffixes = ordinalSuffixes
    self.and = and
    self.isDayFirst = isDayFirst
    self.readsTwelveHours = readsTwelveHours
    var byWord: [TimeSlot: [String: [(words: [String], piece: TimePiece)]]] = [:]
    for name in names {
      let parts = Sentence.words(name.text, spelling)
      guard let first = parts.first else { continue }
      byWord[name.slot, default: [:]][first, default: []].append((parts, name.piece))
    }
    self.names = byWord.mapValues { names in
      names.mapValues { $0.sorted { $0.words.count > $1.words.count } }
    }
    var trie = Trie()
    for (category, pattern, meaning) in rules { trie.add(pattern, meaning, to: category, spelling) }
    nodes = trie.nodes
    var starts = articles
    for root in nodes.prefix(TimeCategory.allCases.count) {
      starts.formUnion(root.words.keys)
      for (slot, _) in root.slots {
        let named = slot == .weekdays ? .weekday : slot == .day ? .ordinal : slot
        if let names = self.names[named] { starts.formUnion(names.keys) }
      }
    }
    self.starts = starts
    vocabulary = nodes.reduce(into: Set(self.names.values.flatMap(\.keys))) {
      $0.formUnion($1.words.keys)
    }
  }

  private struct Trie {
    var nodes = TimeCategory.allCases.map { _ in Node() }

    mutating func add(
      _ pattern: String, _ meaning: TimeMeaning, to category: TimeCategory, _ spelling: Spelling
    ) {
      for sequence in TimePattern(pattern, spelling).sequences where !sequence.isEmpty {
        var node = category.rawValue
        for element in sequence { node = next(after: node, element) }
        nodes[node].meanings.append(meaning)
      }
    }

    private mutating func next(after node: Int, _ element: TimePattern.Element) -> Int {
      switch element {
      case .word(let word):
        if let known = nodes[node].words[word] { return known }
        nodes[node].words[word] = nodes.count
      case .slot(let slot):
        if let known = nodes[node].slots.first(where: { $0.slot == slot }) { return known.next }
        nodes[node].slots.append((slot, nodes.count))
      }
      nodes.append(Node())
      return nodes.count - 1
    }
  }
}

/// A pattern of a rule as all sequences of words and values that it stands for.
struct TimePattern {
  enum Element {
    case word(String)
    case slot(TimeSlot)
  }

  private(set) var sequences: [[Element]] = []

  init(_ pattern: String, _ spelling: Spelling) {
    var rest = Array(pattern)[...]
    sequences = Self.choices(&rest, spelling)
  }

  /// What is wrong with a pattern, and what is allowed; `nil` if it can be read.
  static func fault(in pattern: String) -> String? {
    var rest = pattern[...]
    var open: [(end: Character, ways: Int)] = []
    var ways = 1
    while let character = rest.popFirst() {
      switch character {
      case "(": open.append((")", 1))
      case "[": open.append(("]", 2))
      case "|":
        if open.isEmpty { return "write brackets around what '|' divides" }
        open[open.count - 1].ways += 1
      case ")", "]":
        guard let last = open.popLast(), last.end == character else {
          return "'\(character)' closes no bracket"
        }
        ways *= last.ways
        if ways > maximumWays {
          return "it stands for more than \(maximumWays) texts: write several lines"
        }
      case "{":
        let name = String(rest.prefix { $0 != "}" })
        guard TimeSlot(rawValue: name) != nil else {
          let all = TimeSlot.allCases.map { "{\($0.rawValue)}" }.joined(separator: ", ")
          return "'{\(name)}' is no value: write one of \(all)"
        }
        rest = rest.dropFirst(name.count + 1)
      default: break
      }
    }
    return open.isEmpty ? nil : "close every bracket"
  }

  private static let maximumWays = 10_000

  /// The sequences up to a closing bracket or the end.
  private static func choices(
    _ rest: inout ArraySlice<Character>, _ spelling: Spelling
  ) -> [[Element]] {
    var all: [[Element]] = []
    var current: [[Element]] = [[]]
    func join(_ parts: [[Element]]) {
      current = current.flatMap { head in parts.map { head + $0 } }
    }
    while let character = rest.first {
      switch character {
      case "(", "[":
        rest = rest.dropFirst()
        let parts = choices(&rest, spelling)
        rest = rest.dropFirst()
        join(character == "[" ? parts + [[]] : parts)
      case ")", "]": return all + current
      case "|":
        rest = rest.dropFirst()
        all += current
        current = [[]]
      case "{":
        let name = String(rest.dropFirst().prefix { $0 != "}" })
        rest = rest.dropFirst(name.count + 2)
        if let slot = TimeSlot(rawValue: name) { join([[.slot(slot)]]) }
      default:
        let text = String(rest.prefix { !"()[]|{".contains($0) })
        rest = rest.dropFirst(text.count)
        join([Sentence.words(text, spelling).map { .word($0) }])
      }
    }
    return all + current
  }
}
