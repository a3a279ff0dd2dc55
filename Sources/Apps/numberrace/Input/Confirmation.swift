import ArgumentParser

/// Asks a person at the command line.
enum Confirmation {
  /// Whether the answer to a question is yes; the end of the input is no.
  static func isGiven(to question: String) -> Bool {
    print("\(question.visible) [yes/no] ", terminator: "")
    StandardOutput.flush()
    guard let answer = readLine() else { return false }
    return ["y", "yes"].contains(answer.lowercased())
  }

  /// Goes on only if the answer to a question is yes.
  ///
  /// - Throws: An exit code if it is not, which it says.
  static func require(_ question: String, orSay refusal: String) throws {
    guard !isGiven(to: question) else { return }
    print(refusal)
    throw ExitCode.refused
  }
}
