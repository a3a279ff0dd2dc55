import IntentKit
import Testing

@testable import IntentLanguage

@Suite("Counts in words")
struct CountTests {
  private static let slot = Slot(
    ParameterDeclaration(reading: .integer([0...4]), name: "large", title: "large"))

  /// The count in "draw {large} large", with the language's phrase around it.
  private func count(_ text: String, _ phrase: String, _ language: Language) throws -> IntentValue?
  {
    let template = try CompiledTemplate(Template(phrase)) {
      TemplateSlot($0, Self.slot, id: 1)
    }
    var matcher = TemplateMatcher(Sentence(text, language.spelling), SlotKnowledge(language))
    return matcher.match(template)?.values["large"]?.value
  }

  @Test(
    "are read in front of a noun in English",
    arguments: [
      ("no large", 0), ("none large", 0), ("zero large", 0), ("0 large", 0), ("one large", 1),
      ("a single large", 1), ("both large", 2), ("a couple of large", 2), ("a pair of large", 2),
      ("three large", 3), ("none of the large", 0), ("only one large", 1), ("the two large", 2),
      ("all four large", 4), ("all 4 large", 4),
    ])
  func english(_ text: String, _ expected: Int) throws {
    #expect(try count(text, "{large} large", .english) == .integer(expected))
  }

  @Test(
    "are read in front of a noun in French",
    arguments: [
      ("aucun grand", 0), ("aucune grande", 0), ("pas de grand", 0), ("un seul grand", 1),
      ("une seule grande", 1), ("un grand", 1), ("les deux grands", 2), ("une paire de grands", 2),
      ("toutes les quatre grandes", 4), ("les quatre grandes", 4),
    ])
  func french(_ text: String, _ expected: Int) throws {
    let phrase = "{large} (grand|grands|grande|grandes)"
    #expect(try count(text, phrase, .french) == .integer(expected))
  }

  @Test(
    "are read in front of a noun in German",
    arguments: [
      ("keine große", 0), ("kein großer", 0), ("nur eine große", 1), ("beide großen", 2),
      ("ein paar große", 2), ("alle vier großen", 4), ("die zwei grossen", 2), ("3 große", 3),
    ])
  func german(_ text: String, _ expected: Int) throws {
    let phrase = "{large} (große|großen|großer)"
    #expect(try count(text, phrase, .german) == .integer(expected))
  }

  @Test(
    "are answers on their own where the words are",
    arguments: [("none", 0), ("both", 2), ("all four", 4), ("a couple", 2), ("three", 3)])
  func answers(_ text: String, _ expected: Int) {
    var reader = AnswerReader(Sentence(text), [Self.slot], SlotKnowledge(.english))
    #expect(reader.read()?.plain["large"] == .integer(expected))
  }

  @Test(
    "are nothing else, nor beyond what is allowed",
    arguments: [
      "no", "a", "all", "a dozen", "a single", "third", "3rd", "pair of pairs",
    ])
  func malformed(_ text: String) {
    var reader = AnswerReader(Sentence(text), [Self.slot], SlotKnowledge(.english))
    #expect(reader.read() == nil)
  }
}
