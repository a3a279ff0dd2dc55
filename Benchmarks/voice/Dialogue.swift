/// A dialogue to speak: what is said in each turn, and what kind of thing that is.
struct Dialogue {
  let steps: [Step]

  /// What is said in a turn.
  struct Step {
    let kind: Kind
    let text: String
  }

  /// What a turn is about, by which figures are grouped.
  enum Kind: String, CaseIterable {
    case request, target, tiles, calculation, text, amount, verdict, command
    /// Nothing is said: there is noise only.
    case noise
  }
}
