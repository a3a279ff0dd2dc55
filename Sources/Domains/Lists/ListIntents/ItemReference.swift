import IntentKit
import IntentLanguage
import Lists
import SpelledNumbers

/// Items that are meant by their place on a list: all, the third, the last one, the first two.
enum ItemReference: Hashable {
  case all
  /// Something that is not named: the user is asked which.
  case some
  /// The places, counted from 1, or from the end if they are negative.
  case places([Int])

  /// The largest place that can be said.
  static let largestPlace = 20

  /// Understands what was said as items, in any language.
  init?(_ items: [String]) {
    let references = items.compactMap(Self.reference)
    guard let first = references.first, references.count == items.count else { return nil }
    let places = references.flatMap(\.places)
    guard references.count == 1 || references.allSatisfy({ $0 != .all && $0 != .some }) else {
      return nil
    }
    self = references.count == 1 ? first : .places(places)
  }

  private static func reference(_ item: String) -> ItemReference? {
    let said = item.lowercased()
    return byText[said]
      ?? articles.first { said.hasPrefix($0) }.flatMap { byText[String(said.dropFirst($0.count))] }
  }

  /// The words for items on some lists in a language: their texts, and their places without the article.
  static func options(on lists: [ItemList], in language: Language) -> [String] {
    let length = max(1, lists.map(\.items.count).max() ?? 0)
    return lists.flatMap { $0.items.map(\.text) }
      + (sortedTexts[language.code] ?? []).lazy.filter { $0.distance <= length }.map(\.text)
  }

  private var places: [Int] {
    if case .places(let places) = self { places } else { [] }
  }

  /// The distance of the items from an end of the list; 0 for all.
  private var distance: Int {
    places.lazy.map(abs).max() ?? 0
  }

  /// The texts in alphabetical order, with that distance, by language. An ordinal alone has an article: "last" is rather a part of
  /// something else, such as "my last tweet".
  private static let sortedTexts = Dictionary(
    uniqueKeysWithValues: languages.map { texts in
      let articles = articles(of: texts)
      let all = (byLanguage[texts.language] ?? [:]).flatMap { text, reference in
        let isOrdinal = !text.contains(" ") && !reference.places.isEmpty
        return (isOrdinal ? articles.map { $0 + text } : [text])
          .map { (text: $0, distance: reference.distance) }
      }
      return (texts.language, all.sorted { $0.text < $1.text })
    })

  /// The texts of the items that are meant, in the order of the list; none if a place is not on it.
  func texts(in items: [ItemList.Item]) -> [String] {
    switch self {
    case .all: return items.map(\.text)
    case .some: return []
    case .places(let places):
      let indices = Set(places.map { $0 < 0 ? items.count + $0 : $0 - 1 })
      guard indices.allSatisfy(items.indices.contains) else { return [] }
      return indices.sorted().map { items[$0].text }
    }
  }

  private static let articles = languages.flatMap(articles)

  /// The articles of a language, each with the space after it.
  private static func articles(of texts: MessageTexts) -> [String] {
    texts.list("articles").map { $0.last?.isLetter == true ? $0 + " " : $0 }
  }

  private static var languages: [MessageTexts] {
    ListTranslations.messages.languages.map { ListTranslations.messages[$0] }
  }

  /// The reference for each text, in any language.
  private static let byText = byLanguage.values.reduce(into: [String: ItemReference]()) {
    $0.merge($1) { first, _ in first }
  }

  /// The reference for each text, by language.
  private static let byLanguage = Dictionary(
    uniqueKeysWithValues: languages.map { ($0.language, table($0)) })

  private static func table(_ texts: MessageTexts) -> [String: ItemReference] {
    func forms(_ key: String) -> [[String]] {
      texts.list(key).map { $0.split(separator: "|").map(String.init) }
    }
    var table: [String: ItemReference] = [:]
    let nouns = texts.list("nouns")
    func add(_ ordinals: [String], at place: Int) {
      for ordinal in ordinals {
        table[ordinal] = .places([place])
        for noun in nouns { table["\(ordinal) \(noun)"] = .places([place]) }
      }
    }
    let numbered = texts.list("numbered")
    let ends = forms("ordinal ends")
    let ordinals = forms("ordinals")
    let speller = NumberLanguage.all.first { $0.code == texts.language }.map { NumberSpeller($0) }
    for place in 1...largestPlace {
      add(ordinals.indices.contains(place - 1) ? ordinals[place - 1] : [], at: place)
      let end = ends.indices.contains(place - 1) ? ends[place - 1] : ends.last
      add(end?.map { "\(place)\($0)" } ?? [], at: place)
      let numbers = ["\(place)"] + (speller.map { [$0.words(place)] } ?? [])
      for number in numbers {
        for noun in numbered { table["\(noun) \(number)"] = .places([place]) }
      }
      guard place > 1 else { continue }
      for number in numbers + (place == 2 ? texts.list("two") : []) {
        for (key, places) in [
          ("first of several", Array(1...place)), ("last of several", Array(-place ... -1)),
        ] {
          for text in texts.list(key) {
            table[text.replacing("*", with: number)] = .places(places)
          }
        }
      }
    }
    for (place, ordinals) in forms("last").enumerated() { add(ordinals, at: -1 - place) }
    for text in texts.list("all") { table[text] = .all }
    for text in texts.list("some") { table[text] = .some }
    return table
  }
}
