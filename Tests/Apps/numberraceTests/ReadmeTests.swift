import Foundation
import Testing
import Workers

@Suite("The README")
struct ReadmeTests {
  let readme: String

  init() throws {
    readme = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
  }

  @Test("embeds the solver as the package does that CI builds")
  func embedding() throws {
    let source = try String(
      contentsOf: Repository.root.appending(path: "Tests/Embedding/Sources/Embedding/main.swift"),
      encoding: .utf8)
    #expect(readme.contains("```swift\n\(source)```"))
  }

  @Test("shows what the tool prints")
  func example() throws {
    let output = try Tool.run("solve", "952", "100", "75", "50", "25", "6", "3").output
    let indented = output.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    #expect(readme.contains(indented))
  }
}
