/// A dialogue to speak: what is said in each turn, and what kind of thing that is.
struct Dialogue {
  /// What was said before, which is not spoken.
  var before: [String] = []
  let steps: [Step]

  /// What is said in a turn.
  struct Step {
    let kind: Kind
    /// The words, as they are heard.
    let text: String
    /// The text as it is spoken, with commas for pauses.
    let spoken: String

    init(_ kind: Kind, _ spoken: String) {
      self.kind = kind
      self.spoken = spoken
      text = spoken.replacing("-", with: " ").replacing(",", with: "")
    }
  }

  /// What a turn is about, by which figures are grouped.
  enum Kind: String, CaseIterable {
    case request, target, tiles, calculation, text, amount, verdict, command
    /// Nothing is said: there is noise only.
    case noise
  }
}
