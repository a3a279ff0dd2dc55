import IntentKit
import Testing

@testable import IntentLanguage

@Suite("Values in any words")
struct HostileValueTests {
  private static let words = """
    a an the two fives 5s twenty hundred thousand million grand k 3k 1.5k quid pounds £ $ € p 50p \
    cents and half of couple pair dozen double twice times x × 2x3 x2 - / , ; . 9223372036854775807 \
    9223372036854775807s 9223372036854775807k -9223372036854775808 0 25 430 point oh no none both all \
    minus un une mille cinq cent millions demi et virgule centaine d de balles fois paire pas les \
    first 3rd ¢ ₹ \u{301} ’ 's 1,430 1.430 ,50 .50 999999999999999999999 ٣ ½ x x then comma
    """.split(separator: " ").map(String.init)

  private static let slots =
    [
      ParameterKind.money, .anyInteger, .integer([0...4]),
      .decimal(DecimalNumber(-1000)...DecimalNumber(1000), fractionDigits: 2),
      .list(of: ParameterDeclarationStub.tiles, count: 0...6),
      .list(of: .anyInteger, count: 0...Int.max), .list(of: .money, count: 0...3),
    ].map { ParameterDeclaration(reading: $0, name: "value", title: "value") }

  @Test("are read or refused, and within the sentence", arguments: 0..<20)
  func random(_ seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<50 {
      let text = (0..<(1 + next(12))).map { _ in Self.words[next(Self.words.count)] }
        .joined(separator: next(4) == 0 ? "" : " ")
      for language in Language.all {
        let sentence = Sentence(text, language.spelling)
        let reader = SlotReader(sentence: sentence, knowledge: SlotKnowledge(language))
        for parameter in Self.slots {
          let slot = Slot(parameter)
          for start in 0...sentence.words.count {
            let candidates = reader.candidates(slot, from: start)
            for candidate in candidates {
              #expect(candidate.length > 0, "\(text)")
              #expect(start + candidate.length <= sentence.words.count, "\(text)")
              _ = reader.alternatives(to: candidate, among: candidates)
            }
          }
        }
      }
    }
  }
}
