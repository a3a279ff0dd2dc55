/// A table of synonyms.
///
/// Each group of words is stored once, so time and memory are proportional to the total number of
/// words. A word in several groups has the synonyms of all of them; the groups are merged when a
/// phrase first needs them.
package final class SynonymTable {
  /// The synonyms of a word, including the word itself.
  struct Synonyms {
    fileprivate(set) var words: Set<String> = []
    /// The synonyms that consist of several words.
    fileprivate(set) var phrases: [[String]] = []
  }

  /// The maximum number of words and phrases in all groups.
  package static let maximumCount = 50_000

  let spelling: Spelling
  private var groups: [Synonyms] = []
  private var places: [String: [Int]] = [:]
  private var merged: [[Int]: Synonyms] = [:]

  /// Creates a table of groups of interchangeable words, or of several words in a row, in O(*n*) of their total length.
  package init(_ groups: [[String]], spelling: Spelling = .known) {
    self.spelling = spelling
    for group in groups {
      var synonyms = Synonyms()
      var known: Set<[String]> = []
      for text in group {
        let words = Sentence.words(text, spelling)
        guard !words.isEmpty, known.insert(words).inserted else { continue }
        if words.count == 1 {
          synonyms.words.insert(words[0])
          places[words[0], default: []].append(self.groups.count)
        } else {
          synonyms.phrases.append(words)
        }
      }
      self.groups.append(synonyms)
    }
  }

  /// The synonyms of a word; `nil` if there are none.
  subscript(word: String) -> Synonyms? {
    guard let places = places[word] else { return nil }
    if places.count == 1 { return groups[places[0]] }
    if let known = merged[places] { return known }
    var all = Synonyms()
    var phrases: Set<[String]> = []
    for place in places {
      all.words.formUnion(groups[place].words)
      for phrase in groups[place].phrases where phrases.insert(phrase).inserted {
        all.phrases.append(phrase)
      }
    }
    merged[places] = all
    return all
  }
}
