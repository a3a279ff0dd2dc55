import SpelledNumbers

extension ItemReference {
  static let englishAll = [
    "everything", "all of them", "all of it", "all items", "all the items", "all things",
    "every item",
  ]

  static let englishSome = [
    "something", "something else", "something more", "anything", "anything else", "an item",
    "another item", "one item", "some items", "some things", "a thing", "another thing",
  ]

  static let englishNouns = ["item", "one", "thing", "entry", "line"]

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
    "eighteenth", "nineteenth", "twentieth",
  ]

  /// The texts for a place from 1 to `largestPlace`: "third item", "3rd one", "item three", "number 3".
  static func english(_ place: Int) -> [String] {
    let end = [1: "st", 2: "nd", 3: "rd"][place] ?? "th"
    return [ordinals[place - 1], "\(place)\(end)"].flatMap { ordinal in
      englishNouns.map { "\(ordinal) \($0)" }
    }
      + ["\(place)", NumberSpeller(.english).words(place)].flatMap { number in
        ["item", "number", "entry", "line", "no"].map { "\($0) \(number)" }
      }
  }
}
