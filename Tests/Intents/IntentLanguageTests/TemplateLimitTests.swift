import Foundation
import IntentKit
import SpelledNumbers
import Testing
import Workers

@testable import IntentLanguage

@Suite("The limits of templates")
struct TemplateLimitTests {
  /// Permutations within permutations: 146 bytes that stand for 120⁵ orders.
  private static let permutations = ["e", "i", "m", "q"].reduce("(a;b;c;d;e)") { inner, last in
    "(\(inner);\(last)1;\(last)2;\(last)3;\(last)4)"
  }

  /// Twelve rules, of which each uses the next one ten times.
  private static let rules: [String: Template] = Dictionary(
    uniqueKeysWithValues: (0..<12).map { place in
      let next = place < 11 ? "<r\(place + 1)>" : "a"
      return (
        "r\(place)", .sequence((0..<10).map { _ in (try? Template("\(next) ")) ?? .text("") })
      )
    })

  private func compile(_ text: String) throws -> CompiledTemplate {
    try CompiledTemplate(Template(text).expanding(Self.rules)) { reference in
      TemplateSlot(
        reference,
        Slot(ParameterDeclaration(reading: .anyInteger, name: reference.parameter, title: "")),
        id: 0)
    }
  }

  @Test(
    "are told by which one a template is over, at once",
    arguments: [
      (String(repeating: "a ", count: 2001), .length),
      (String(repeating: "(", count: 31) + "a" + String(repeating: ")", count: 31), .brackets),
      ("(a;b;c;d;e;f)", .permuted), (Self.permutations, .parts), ("<r0>", .parts),
      ("{a}{b}{c}", .joinedValues), (String(repeating: "long", count: 300) + "[s]", .word),
      ((0..<20).map { "[\($0)x]" }.joined() + "b", .states),
      (String(repeating: "[a] ", count: 130) + "b", .path),
      (String(repeating: "a ", count: 251), .path),
    ] as [(String, Template.Limit)])
  func refusals(_ text: String, _ limit: Template.Limit) {
    let time = processorTime {
      #expect {
        _ = try compile(text)
      } throws: { error in
        guard let fault = error as? Template.Fault else { return false }
        return fault.limit == limit && fault.description.contains("\(limit.maximum)")
      }
    }
    #expect(time < .seconds(1 * patience))
  }

  @Test("bound rules within each other")
  func ruleDepth() throws {
    var rules: [String: Template] = ["x31": try Template("a")]
    for place in 0..<31 { rules["x\(place)"] = try Template("<x\(place + 1)> b", isPart: true) }
    #expect(try Template("<x2>").expanding(rules).slots.isEmpty)
    #expect {
      try Template("<x0>").expanding(rules)
    } throws: {
      ($0 as? Template.Fault)?.limit == .rules
    }
    let deep = String(repeating: "(b [", count: 14) + "a" + String(repeating: "])", count: 14)
    for place in 0..<31 {
      rules["x\(place)"] = try Template(deep.replacing("a", with: "<x\(place + 1)>"))
    }
    #expect {
      try Template("<x2>").expanding(rules)
    } throws: {
      ($0 as? Template.Fault)?.limit == .depth
    }
  }

  @Test("are all told in words, with what is allowed", arguments: Template.Limit.allCases)
  func descriptions(_ limit: Template.Limit) {
    #expect(Template.Fault(limit).description.contains("\(limit.maximum)"))
  }

  @Test("keep the deepest template that is allowed on a stack of half a megabyte")
  func stack() throws {
    final class Outcome: @unchecked Sendable {
      // Written by one thread and read after it has ended.
      var isMatched = false
    }
    let outcome = Outcome()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let longest = String(repeating: "[a] ", count: 105) + "{n}"
      let deepest =
        String(repeating: "(b [", count: 14) + longest + String(repeating: "])", count: 14)
      if let compiled = try? compile(deepest) {
        let sentence = Sentence(
          String(repeating: "b ", count: 14) + String(repeating: "a ", count: 105) + "5")
        var matcher = TemplateMatcher(sentence, SlotKnowledge(.english))
        outcome.isMatched = matcher.match(compiled) != nil
      }
      done.signal()
    }
    // The address sanitizer makes frames several times as large.
    thread.stackSize = (Extent.isSanitized ? 8 : 1) * 512 * 1024
    thread.start()
    done.wait()
    #expect(outcome.isMatched)
  }

  @Test(
    "bound the time for long sentences",
    arguments: [
      "add " + String(repeating: "a ", count: 20_000), String(repeating: "1,1", count: 20_000),
      String(repeating: "l'", count: 20_000), String(repeating: "million", count: 5000),
      "add " + String(repeating: "nine ", count: 900), String(repeating: "1 ", count: 900),
      "say " + String(repeating: "ninenine ", count: 900),
    ])
  func longSentences(_ text: String) throws {
    let free = try CompiledTemplate(Template("add {a} to {b}")) { reference in
      TemplateSlot(
        reference,
        Slot(
          ParameterDeclaration(
            reading: .list(
              of: reference.parameter == "a" ? .anyInteger : .anyText, count: 1...1000),
            name: reference.parameter, title: ""), count: 1...1000), id: reference.hashValue)
    }
    let joined = try compile("[say] {a}[ ]{b}[ times] {c}[ ]{d}")
    let time = processorTime {
      var matcher = TemplateMatcher(Sentence(text), SlotKnowledge(.english))
      #expect(matcher.match(free) == nil)
      _ = matcher.match(joined)
    }
    #expect(time < .seconds(5 * patience))
  }
}
