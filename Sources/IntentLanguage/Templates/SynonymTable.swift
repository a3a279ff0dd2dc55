/// The words that can be said for others.
///
/// A group of words is kept once, however many words are in it, so a table takes time and memory in proportion
/// to the words that it is made of. Of several groups that have a word, all are meant; what they have together
/// is put together when a phrase first needs it.
package final class SynonymTable {
  /// The synonyms of a word, the word itself among them.
  struct Synonyms {
    fileprivate(set) var words: Set<String> = []
    /// Those of several words.
    fileprivate(set) var phrases: [[String]] = []
  }

  /// The largest number of words and phrases in all groups.
  package static let maximumCount = 50_000

  /// How words are written.
  let spelling: Spelling
  private var groups: [Synonyms] = []
  private var places: [String: [Int]] = [:]
  private var merged: [[Int]: Synonyms] = [:]

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - groups: Words, or several words in a row, that can be said for each other.
  ///   - spelling: How words are written.
  /// - Complexity: O(*n*) in the length of all of them.
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
