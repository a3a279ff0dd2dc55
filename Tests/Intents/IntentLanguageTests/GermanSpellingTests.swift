import IntentKit
import Testing

@testable import IntentLanguage

@Suite("German words")
struct GermanSpellingTests {
  @Test(
    "are the same with umlauts typed as two letters and with ss for ß",
    arguments: [
      ("füge", "fuege"), ("größe", "groesse"), ("zwölf", "zwoelf"), ("Äpfel", "Aepfel"),
      ("Übung", "Uebung"), ("Straße", "Strasse"),
    ])
  func umlauts(_ first: String, _ second: String) {
    #expect(
      Sentence.words(first, Language.german.spelling)
        == Sentence.words(second, Language.german.spelling))
  }

  @Test("keep a vowel before e that is no umlaut", arguments: ["neue", "quer", "steuer", "bauen"])
  func noUmlauts(_ word: String) {
    #expect(Sentence.words(word, Language.german.spelling) == [word])
    #expect(Sentence.words("blue", Language.english.spelling) == ["blue"])
  }

  @Test(
    "name an entity in a compound with its noun",
    arguments: [
      ("Einkaufsliste", "Einkauf"), ("Bücherliste", "Bücher"), ("Listenliste", "Listen"),
      ("einkaufs-liste", "einkaufs"), ("die Urlaubsliste", "Urlaub"),
    ])
  func compounds(_ said: String, _ name: String) {
    let kind = EntityKind(type: "list", title: "Liste")
    let names = EntityNameReader(kind, .german).names(in: Sentence(said, Language.german.spelling))
    #expect(names.contains(name), "\(names)")
  }

  @Test("are not taken apart where the language has no compounds")
  func english() {
    let kind = EntityKind(type: "list", title: "list")
    #expect(EntityNameReader(kind, .english).names(in: Sentence("wishlist")) == ["wishlist"])
    #expect(Language.english.names.compounds(of: "wish", with: "list").isEmpty)
  }

  @Test("a part of a compound finds it, with a question")
  func parts() {
    let matches = NameMatcher(["Einkaufsliste", "Urlaub"], language: .german).matches("Einkauf")
    #expect(matches.exact.isEmpty && matches.similar == [0])
  }

  @Test(
    "are ordinals in all cases",
    arguments: [("dritte", 2), ("drittes", 2), ("dritten", 2), ("fuenfte", 4), ("letztes", -1)])
  func ordinals(_ word: String, _ place: Int) throws {
    let said = try #require(Sentence.words(word, Language.german.spelling).first)
    #expect(Language.german.conversation.ordinal(said) == place)
  }

  @Test(
    "keep their capital in a sentence if they are nouns",
    arguments: [
      ("Eine Liste anlegen", "eine Liste anlegen"), ("Geld zahlen", "Geld zahlen"),
      ("25 € an Anna zahlen", "25 € an Anna zahlen"),
    ])
  func capitals(_ title: String, _ text: String) {
    let said = Language.german.wording.dialogue(for: .confirmUndo(title)).spoken
    #expect(said == "Das Letzte war: \(text). Soll ich es rückgängig machen?")
  }
}
