import Testing

@testable import IntentLanguage

@Suite("Words that take something back")
struct RetractionTests {
  @Test("are never only articles", arguments: Language.all)
  func articles(_ language: Language) {
    let articles = language.names.articles.union(language.names.ignored)
    for retraction in language.requests.retractions {
      #expect(!retraction.allSatisfy(articles.contains), "\(language.code): \(retraction)")
    }
  }
}
