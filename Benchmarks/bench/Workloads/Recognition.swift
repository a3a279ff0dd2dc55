import IntentKit
import IntentLanguage
import NumbersGame
import SpelledNumbers

extension Workload {
  /// Understanding sentences with 1,000 phrases and 1,000 names.
  static let recognition = Workload(name: "sentences") { scale in
    try recognition("sentences", scale(200, 20_000)) { HouseIntents.sentence(&$0) }
  }

  /// Understanding sentences that no phrase matches word for word.
  static let tolerantRecognition = Workload(name: "sentences of people") { scale in
    try recognition("sentences of people", scale(100, 5_000)) { HouseIntents.otherSentence(&$0) }
  }

  private static func recognition(
    _ name: String, _ count: Int, _ sentence: (inout SplitMix64) -> (String, String)
  ) throws -> Row {
    let catalog = IntentCatalog(HouseIntents.descriptions)
    let recognizer = try TemplateRecognizer(catalog)
    var random = SplitMix64(seed: 5)
    var checksum = Checksum()
    let times = try (0..<count).map { _ in
      let (sentence, intent) = sentence(&random)
      let (time, readings) = timed { recognizer.readings(of: sentence) }
      guard readings.first?.intent == intent else {
        throw UnexpectedReading(sentence: sentence)
      }
      checksum.add(readings.count)
      checksum.add(sentence.utf8.count)
      return time
    }
    var row = Row(name, per: "sentence", Times(times), checksum: checksum)
    row.ninetyNinth = Times(times).percentile(0.99)
    return row
  }

  /// Preparing the recogniser for them.
  static let phraseCompilation = Workload(name: "1,000 phrases") { scale in
    let catalog = IntentCatalog(HouseIntents.descriptions)
    var checksum = Checksum()
    let times = try (0..<scale(2, 10)).map { _ in
      try timed { try TemplateRecognizer(catalog) }.nanoseconds
    }
    checksum.add(catalog.intents.reduce(0) { $0 + $1.phrases.count })
    return Row("1,000 phrases", per: "recogniser", Times(times), checksum: checksum)
  }
}

private struct UnexpectedReading: Error {
  let sentence: String
}

/// The intents of a house with a thousand things in it: 250 intents of four phrases each.
enum HouseIntents {
  static let verbs = [
    "open", "close", "start", "stop", "lock", "unlock", "dim", "brighten", "raise", "lower",
    "pause",
    "resume", "mute", "clean", "empty", "fill", "heat", "cool", "arm", "disarm", "show", "hide",
    "find", "measure", "reset",
  ]
  static let nouns = [
    "light", "door", "window", "blind", "fan", "lamp", "speaker", "camera", "heater", "robot",
  ]

  static let names: [ParameterKind.EnumCase] = (0..<1000).map { number in
    let rooms = [
      "kitchen", "garden", "attic", "hall", "cellar", "bath", "study", "porch", "shed", "den",
    ]
    let words = [NumberSpeller(.english).words(number / 10), rooms[number % 10]]
    return .init(id: "\(number)", name: words.joined(separator: " "))
  }

  static let descriptions: [IntentDescription] = verbs.flatMap { verb in
    nouns.map { noun in
      IntentDescription(
        name: "\(verb)-\(noun)", title: "\(verb) a \(noun)",
        phrases: [
          Phrase("[please] \(verb) [the] \(noun) (of|in) [the] {place}"),
          Phrase("[please] \(verb) [the] {place} \(noun) [now]"),
          Phrase("(can|could) you \(verb) [the] \(noun) number {count} [in the {place}]"),
          Phrase("\(verb) (all|every) (\(noun)|\(noun)s) [(for|after) {count} (minute|minutes)]"),
        ], parameters: [place, count])
    }
  }

  private static let place = Parameter<String?>(
    "place", kind: .enumeration(name: "place", names), prompt: "Where?"
  ).declaration
  private static let count = Parameter<Int?>("count", in: 1...1000, prompt: "How many?").declaration

  /// A sentence and the intent that it asks for.
  static func sentence(_ random: inout SplitMix64) -> (String, String) {
    let verb = verbs[random.next(below: verbs.count)]
    let noun = nouns[random.next(below: nouns.count)]
    let place = names[random.next(below: names.count)].name
    let number = NumberSpeller(.english).words(1 + random.next(below: 1000))
    let sentences = [
      "please \(verb) the \(noun) in the \(place)", "\(verb) the \(place) \(noun) now",
      "could you \(verb) the \(noun) number \(number) in the \(place)",
      "\(verb) every \(noun) after \(number) minutes",
    ]
    return (sentences[random.next(below: sentences.count)], "\(verb)-\(noun)")
  }

  /// A sentence that no phrase matches word for word, and the intent that it asks for.
  static func otherSentence(_ random: inout SplitMix64) -> (String, String) {
    let verb = verbs[random.next(below: verbs.count)]
    let noun = nouns[random.next(below: nouns.count)]
    let place = names[random.next(below: names.count)].name
    let sentences = [
      "um i would like you to \(verb) that \(noun) in the \(place) for me thanks",
      "right so could somebody \(verb) the \(place) \(noun) before i forget",
      "it is getting late. \(verb) the \(noun) in the \(place) will you",
    ]
    return (sentences[random.next(below: sentences.count)], "\(verb)-\(noun)")
  }
}
