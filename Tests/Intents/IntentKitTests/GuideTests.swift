import Foundation
import Testing
import Workers

@Suite("The guide to writing an intent")
struct GuideTests {
  @Test("shows the example as it is compiled and run, in less than sixty lines")
  func example() throws {
    let file = URL(filePath: #filePath)
    let guide = try String(
      contentsOf: Repository.root.appending(path: "Docs/WritingAnIntent.md"), encoding: .utf8)
    let example = try String(
      contentsOf: file.deletingLastPathComponent().appending(path: "WritingAnIntentExample.swift"),
      encoding: .utf8)
    #expect(guide.contains("```swift\n\(example)```"))
    #expect(example.split(separator: "\n", omittingEmptySubsequences: false).count < 60)
  }
}

@Suite("The tutorial of an intent in ten minutes")
struct TutorialTests {
  static let steps = [
    "Timer-1-Parameters", "Timer-2-Phrases", "Timer-3-Summary", "Timer-4-Handler",
    "Timer-5-Assistant", "Timer-6-Conversation",
  ]

  let folder: URL
  let example: String

  init() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    folder = Repository.root.appending(
      path: "Sources/Intents/IntentKit/Documentation.docc/Tutorials")
    example = try String(
      contentsOf: tests.appending(path: "WritingAnIntentExample.swift"), encoding: .utf8)
  }

  func code(_ step: String) throws -> String {
    try String(contentsOf: folder.appending(path: "Resources/\(step).swift"), encoding: .utf8)
  }

  @Test("ends with the example as it is compiled and run")
  func end() throws {
    #expect(try code("Timer-6-Conversation") == example)
  }

  @Test("only adds lines from step to step")
  func steps() throws {
    for (step, next) in zip(Self.steps, Self.steps.dropFirst()) {
      let lines = try code(step).split(separator: "\n")
      var rest = try code(next).split(separator: "\n")[...]
      #expect(lines.count < rest.count)
      for line in lines {
        guard let index = rest.firstIndex(of: line) else {
          Issue.record("\(next) lacks a line of \(step): \(line)")
          break
        }
        rest = rest[(index + 1)...]
      }
    }
  }

  @Test("shows every step once, in order")
  func order() throws {
    let page = try String(
      contentsOf: folder.appending(path: "AnIntentInTenMinutes.tutorial"), encoding: .utf8)
    let shown = page.split(separator: "\n").compactMap { line in
      line.split(separator: "file: ").last.flatMap { part in
        line.contains("@Code(") ? String(part.prefix { $0 != "." }) : nil
      }
    }
    #expect(shown == Self.steps)
  }
}
