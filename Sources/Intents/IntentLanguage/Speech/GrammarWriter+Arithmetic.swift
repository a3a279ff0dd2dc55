/// The rule of calculations: "a hundred plus three is one hundred and three, times nine".
extension GrammarWriter {
  mutating func calculation() -> String? {
    let words = language.arithmetic.written
    func texts(_ signs: Set<String>) -> [String] {
      words.filter { signs.contains($0.sign) }.compactMap { sayable($0.text) }
        .filter { $0.count > 1 }
    }
    guard let operation = rule("operation", texts(["+", "−", "×", "÷"])) else { return nil }
    let number = anyNumber()
    let equals = rule("equals", texts(["="]))
    let then = rule("then", texts([";"])).map { "[\($0)] " } ?? ""
    // Another number begins a step only after a result, for two numbers in a row are one.
    let step = rule(
      "step",
      ["\(then)\(operation) \(number)"]
        + (equals.map { ["\($0) \(number) \(then)[\(number)] \(operation) \(number)"] } ?? []))
    return step.flatMap { step in
      let result = equals.map { " [\($0) \(number)]" } ?? ""
      return rule("calculation", ["\(number) \(operation) \(number) (\(step))*\(result)"])
    }
  }
}
