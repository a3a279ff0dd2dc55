import NumbersGame
import Testing

@Suite("Decimals and fractions in answers")
struct AnswerDecimalTests {
  private func kind(_ text: String, _ numbers: [Int], isShow: Bool = false) throws
    -> AnswerVerifier.Kind
  {
    let options = isShow ? [] : AnswerTask.twentyFour.options
    return try verdict(text, options, numbers: numbers, target: 24).kind
  }

  @Test(
    "exact ones are the results of steps",
    arguments: [
      "(5 - 1/5) × 5: 5 − 0.2 = 4.8; 4.8 × 5 = 24", "1:5 = 0,2; 5 - 0,2 = 4,8; 4,8 * 5 = 24",
      "1 / 5 = 0.2, then 5 - 0.2 = 4.8, times 5 is 24",
      "5 * (5 - 0.2) = 24 where 0.2 = 1/5", "5 * 4.8 = 24, because 4.8 = 5 - 0.2 and 0.2 = 1 / 5",
      "1 / 5 = 0.2\n5 - 0.2 = 4.8\n5 * 4.8 = 24", "1/5 = 0.2, 5 - 0.2 = 4.8 * 5 = 24",
      "<answer>1 / 5 = 0.20; 5 - 0.2 = 4.8; 4.8 * 5 = 24.00</answer>",
      "5 * (5 - 1/5) = 5 * 4.8 = 24",
      "5 * (5 - 1/5) = 5 * (5 - 0.2) = 5 * 4.8 = 24", "1/5 = 1/5\n5 - 1/5 = 24/5\n5 * 24/5 = 24",
      "$\\frac{1}{5} = 0.2$, $5 - \\frac{1}{5} = \\frac{24}{5}$, $5 \\times \\frac{24}{5} = 24$",
    ])
  func exact(_ text: String) throws {
    #expect(try kind(text, [1, 5, 5, 5]) == .solved)
    // The shows have no fractions.
    #expect(try kind(text, [1, 5, 5, 5], isShow: true) != .solved)
  }

  @Test(
    "fractions stand for steps, and rounded results beside exact ones",
    arguments: [
      "8/3 = 8/3\n3 - 8/3 = 1/3\n8 / (1/3) = 24", "8 / 3 = 2.6667\n8 / (3 - 8/3) = 24",
      "8 / (3 - 8/3) = 8 / (3 - 2.6667) = 8 / 0.3333 = 24", "8 / (3 - 8/3) = 8 / (1/3) = 24",
      "8/3 ≈ 2.667, 3 - 8/3 ≈ 0.333. So 8 / (3 - 8/3) = 24",
    ])
  func fractions(_ text: String) throws {
    #expect(try kind(text, [3, 3, 8, 8]) == .solved)
  }

  @Test(
    "what goes on from a rounded number is not exact, and other decimals are no numbers",
    arguments: [
      "8 / 3 = 2.6667\n3 - 2.6667 = 0.3333\n8 / 0.3333 = 24", "8 / (3 - 2.6667)",
      "8 / (3 - 2.6667) = 24", "8/3 = 8/3\n3 - 8/3 = 1/4\n8 / (1/3) = 24", "8 / (1/3) = 24",
      "8 / (1/3)", "8 * 3.0 * 0.5 * 2", "8 / 3 = 2.7\n8 / (3 - 8/3) = 8 / (3 - 2.7) = 24",
      "8 / (3 - 8/3) = 24.01", "8 / (3 - 8/3) = 8 / (3 - 2.5) = 24", "4.8 * 5 = 24", "24.0 * 1.0",
      "8 * 3 + 0.1 = 24", "3 - 8/3 = 1/3 = 2/3\n8 / (1/3) = 24",
    ])
  func rounded(_ text: String) throws {
    #expect(try kind(text, [3, 3, 8, 8]) != .solved)
  }
}
