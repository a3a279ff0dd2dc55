import IntentLanguage

extension EnglishNumber {
  /// Adds the rules of any number, of which the whole is `whole`.
  static func addRules(to rules: inout GrammarRuleList) {
    rules.add("digit", (1...9).flatMap(wordings))
    let tens = stride(from: 20, through: 90, by: 10).flatMap(wordings).joined(separator: " | ")
    rules.add(
      "below_hundred", ["<digit>"] + (10...19).flatMap(wordings) + ["(\(tens)) [<digit>]"])
    rules.add(
      "below_thousand", ["<below_hundred>", "(<digit> | a) hundred [[and] <below_hundred>]"])
    rules.add(
      "whole", ["<below_thousand>", "(<below_thousand> | a) thousand [[and] <below_thousand>]"])
  }
}
