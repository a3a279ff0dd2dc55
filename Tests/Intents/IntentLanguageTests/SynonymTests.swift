import Testing
import Workers

@testable import IntentKit
@testable import IntentLanguage

@Suite("Synonyms")
struct SynonymTests {
  private func recognizer(_ synonyms: [[String]], _ phrases: [Phrase]) throws -> TemplateRecognizer
  {
    var description = IntentDescription(ShowListIntent.self)
    description.phrases = phrases
    return try TemplateRecognizer(
      IntentCatalog([description], vocabulary: Vocabulary(synonyms: synonyms)))
  }

  @Test("are understood for each other, those of all groups and those of several words")
  func groups() throws {
    let recognizer = try recognizer(
      [["list", "register", "roll call"], ["list", "catalogue"], ["show", "list"]],
      ["show the list"])
    for text in ["show the register", "list the catalogue", "show the roll call", "show the list"] {
      #expect(!recognizer.readings(of: text).isEmpty, "\(text)")
    }
    // The verb says nothing about showing, so it is not acted on.
    let isOffered = recognizer.readings(of: "register the list").allSatisfy {
      $0.certainty == .offered
    }
    #expect(isOffered)
    #expect(recognizer.readings(of: "show the catalog").first?.isGuess == true)
  }

  @Test(
    "can be thousands",
    arguments: [
      [(0..<5000).map { "word\($0)" } + ["list"]], (0..<5000).map { ["list", "word\($0)"] },
      (0..<70).map { first in (0..<70).map { "word\(first * $0)" } + ["list"] },
    ])
  func thousands(_ synonyms: [[String]]) throws {
    let verbs = ["show", "open", "read", "print", "close", "save", "sort", "mail"]
    let phrases = verbs.flatMap { verb in
      ["now", "later", "today", "here"].map { Phrase("\(verb) the list of the list [\($0)] list") }
    }
    var (found, isGuessed) = (false, false)
    let time = try processorTime {
      let recognizer = try recognizer(synonyms, phrases)
      found = !recognizer.readings(of: "mail the word4 of the word9 today word16").isEmpty
      isGuessed =
        recognizer.readings(of: "mial the lisst of the wrd9 today word16").first?.isGuess == true
    }
    #expect(found)
    #expect(isGuessed)
    // The time of pairs of words would be minutes.
    #expect(time < .seconds(5 * patience))
  }

  @Test("are bounded")
  func bound() {
    let words = (0...SynonymTable.maximumCount).map { "word\($0)" }
    #expect {
      _ = try recognizer([words], ["show the list"])
    } throws: {
      "\($0)".contains("has 50001 synonyms: at most 50000 are allowed")
    }
  }
}

private struct ShowListIntent: Intent {
  typealias Result = Int
  static let title = "Show a list"
  init() {}
}
