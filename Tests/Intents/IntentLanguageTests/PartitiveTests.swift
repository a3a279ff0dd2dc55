import IntentKit
import Testing

@testable import IntentLanguage

@Suite("French articles for some of something")
struct PartitiveTests {
  private func names(_ said: String, allowsNew: Bool) -> [String] {
    let kind = EntityKind(type: "topping", title: "garniture", allowsNew: allowsNew)
    return EntityNameReader(kind, .french).names(
      in: Sentence(said, Language.french.spelling))
  }

  @Test(
    "are no part of a name that exists",
    arguments: [
      ("du jambon", "jambon"), ("des olives", "olives"), ("de la crème", "crème"),
      ("de l'ail", "ail"), ("Desirée", "Desirée"),
    ])
  func existing(_ said: String, _ name: String) {
    #expect(names(said, allowsNew: false) == (said == name ? [said] : [said, name]))
  }

  @Test("may be a part of a new name")
  func new() {
    #expect(names("des courses", allowsNew: true) == ["des courses"])
  }
}
