import Foundation
import IntentKit
import Testing
import Workers

@Suite("the quality of suggestions")
struct SuggestionQualityTests {
  /// The table of `Docs/Suggestions.md`.
  /// Sanitizers have nothing to find in a function of values, and take minutes.
  @Test(
    "on made-up histories is what the guide says, and what is wanted",
    .disabled(if: Extent.isSanitized))
  func table() throws {
    var lines = [
      """
      | habit | first | first three | false | recent: first | three | frequent: first | three |
      | --- | --- | --- | --- | --- | --- | --- | --- |
      """
    ]
    // All habits, or each third.
    for (place, habit) in Habit.allCases.enumerated() where Extent.isWhole || place % 3 == 0 {
      let scores = SuggestionScore.scores(
        of: [Suggesters.engine, Suggesters.mostRecent, Suggesters.mostFrequent], for: habit)
      let (own, recent, frequent) = (scores[0], scores[1], scores[2])
      let figures =
        habit == .none
        ? ["", "", Self.text(own.falseShare), "", "", "", ""]
        : [
          own.firstShare, own.firstThreeShare, own.falseShare, recent.firstShare,
          recent.firstThreeShare, frequent.firstShare, frequent.firstThreeShare,
        ].map(Self.text)
      lines.append("| \(habit.rawValue) | \(figures.joined(separator: " | ")) |")

      guard habit != .none else {
        #expect(own.falseShare <= 0.05)
        continue
      }
      #expect(own.firstThreeShare >= 0.9, "\(habit)")
      // What is done most of the time is the most frequent: nobody can do better there.
      guard habit != .often else { continue }
      for rival in [recent, frequent] {
        #expect(own.firstShare > rival.firstShare, "\(habit)")
        #expect(own.firstThreeShare > rival.firstThreeShare, "\(habit)")
      }
    }
    let guide = Repository.root.appending(path: "Docs/Suggestions.md")
    let text = try String(contentsOf: guide, encoding: .utf8)
    for line in lines { #expect(text.contains(line), "Docs/Suggestions.md does not have this") }
  }

  private static func text(_ share: Double) -> String {
    let hundredths = Int((100 * share).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
