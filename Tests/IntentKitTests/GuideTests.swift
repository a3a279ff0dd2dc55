import Foundation
import Testing

@Suite("The guide to writing an intent")
struct GuideTests {
  @Test("shows the example as it is compiled and run, in less than sixty lines")
  func example() throws {
    let file = URL(filePath: #filePath)
    let root = file.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let guide = try String(
      contentsOf: root.appending(path: "Docs/WritingAnIntent.md"), encoding: .utf8)
    let example = try String(
      contentsOf: file.deletingLastPathComponent().appending(path: "WritingAnIntentExample.swift"),
      encoding: .utf8)
    #expect(guide.contains("```swift\n\(example)```"))
    #expect(example.split(separator: "\n", omittingEmptySubsequences: false).count < 60)
  }
}
