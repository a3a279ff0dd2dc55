import IntentKit

/// The forms of verbs by which a speaker tells of deeds, with their basic forms: "called" of "call", "angerufen" of "anrufen".
///
/// Stars in both stand for the same letters: `*ed = *`, `*ge*t = **en`.
struct DeedWords: Sendable {
  /// Words besides subjects that tell that the speaker did something: "he" in "he llamado".
  let doers: Set<String>
  /// Auxiliaries of somebody who does something: "has" in "mum has called".
  let active: Set<String>
  /// Auxiliaries of somebody to whom something is done, "been", and of what was not done, "hätte".
  let passive, unreal: Set<String>
  /// Texts that say that something is done, whatever it is: "erledigt", "ya está".
  let done: PhraseSet
  /// Whether forms of verbs can tell by themselves that the speaker did something: "llamé".
  var tellSpeakers: Bool { forms.contains(where: \.isOfSpeaker) }
  private var forms: [Form] = []
  private var irregular: [String: [String]] = [:]

  private struct Form {
    let parts, base: [Substring]
    /// Whether the form alone tells that the speaker did it: "llamé".
    let isOfSpeaker: Bool
  }

  init(_ table: inout WordTable, _ spelling: Spelling) throws(LanguageFile.Fault) {
    doers = table.wordSet("doers", spelling)
    active = table.wordSet("active auxiliaries", spelling)
    passive = table.wordSet("passive auxiliaries", spelling)
    unreal = table.wordSet("unreal auxiliaries", spelling)
    done = PhraseSet(table.phrases("done", spelling))
    for (key, isOfSpeaker) in [("deeds", false), ("deeds of speakers", true)] {
      for (form, base) in try table.pairs(key) {
        if form.contains("*") {
          let sides = [form, base].map {
            $0.split(separator: "*", omittingEmptySubsequences: false)
          }
          forms.append(Form(parts: sides[0], base: sides[1], isOfSpeaker: isOfSpeaker))
        } else {
          irregular[PlainText.fold(form), default: []].append(Self.key(PlainText.fold(base)))
        }
      }
    }
  }

  /// The keys of the basic forms of which a word can be a form, and whether it tells by itself that the speaker did it.
  func bases(of word: Sentence.Word, in sentence: Sentence) -> (
    keys: Set<String>, isOfSpeaker: Bool
  ) {
    let written = Substring(sentence.text[word.range].lowercased())
    var keys = Set(irregular[word.text] ?? [])
    var isOfSpeaker = false
    for form in forms {
      for stems in Self.stems(of: written, form.parts[...], isFirst: true) {
        let base = zip(form.base, stems + [""]).map { "\($0)\($1)" }.joined()
        keys.insert(Self.key(PlainText.fold(base)))
        isOfSpeaker = isOfSpeaker || form.isOfSpeaker
      }
    }
    return (keys, isOfSpeaker)
  }

  /// The letters that the stars between some parts can stand for.
  private static func stems(
    of word: Substring, _ parts: ArraySlice<Substring>, isFirst: Bool
  ) -> [[Substring]] {
    guard let part = parts.first else { return [] }
    if isFirst {
      return word.hasPrefix(part)
        ? stems(of: word.dropFirst(part.count), parts.dropFirst(), isFirst: false) : []
    }
    if parts.count == 1 {
      let stem = word.dropLast(part.count)
      return word.hasSuffix(part) && stem.count >= minimumStem ? [[stem]] : []
    }
    return word.indices.flatMap { place in
      let stem = word[..<place]
      let rest = word[place...]
      return stem.count >= minimumStem && rest.hasPrefix(part)
        ? stems(of: rest.dropFirst(part.count), parts.dropFirst(), isFirst: false).map {
          [stem] + $0
        }
        : []
    }
  }
  private static let minimumStem = 2

  /// A word without what the spelling of its stem depends on: "bellen" and "bel", "verven" and "verf".
  static func key(_ word: String) -> String {
    var key = ""
    for letter in word {
      let plain: Character = letter == "v" ? "f" : letter == "z" ? "s" : letter
      if key.last != plain { key.append(plain) }
    }
    return key
  }
}
