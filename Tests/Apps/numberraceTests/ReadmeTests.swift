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

  @Test("leads to a page that names every product")
  func products() throws {
    func read(_ path: String) throws -> String {
      try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    }
    let page = try read("Docs/README.md")
    let manifest = try read("Package.swift")
    let libraries = try #require(manifest.firstMatch(of: /(?s)let libraries.*?\n\]/)).output
    let products = libraries.matches(of: /(?m)^ +module\(\s*"(\w+)"/).map { String($0.output.1) }
    #expect(products.count > 30)
    #expect(products.filter { !page.contains("`\($0)`") } == [])
  }
}
