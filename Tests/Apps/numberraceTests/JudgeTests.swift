import Foundation
import Testing

@Suite("numberrace judge")
struct JudgeTests {
  @Test("gives a verdict for each line, and errors for what is no line of a game")
  func lines() throws {
    let result = try Tool.run(
      "judge", "--task", "tinyzero", "--text", "completion",
      input: #"""
        {"nums": [63, 1, 5], "target": 64, "completion": "<answer>63 + 1</answer>"}
        {"numbers": [3, 3, 8, 8], "target": "24", "completion": "<answer>8 / (3 - 8 / 3)</answer>"}
        {"numbers": "-3 27", "target": 24.0, "completion": "-3 + 27"}
        {"numbers": [1, 2.5], "target": 3, "completion": "1 + 2"}
        {"target": 3, "completion": "1 + 2"}
        {"numbers": [1, 2], "target": 4, "completion": "1 + 2"}
        {"numbers": [1, 2], "target": 3, "completion": null}
        {"numbers": [1, 2], "target": 99999999999999999999, "completion": "1 + 2"}
        {"numbers": [1, 2], "target": 3, "completion": "\ud83d <answer>1 + 2</answer>"}
        {"numbers": [1, 2], "target": 3, "completion": 3}
        nonsense
        """#)
    let lines = result.output.split(separator: "\n").map(String.init)
    let verdicts = try lines.map {
      let line = try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
      return (line?["verdict"] ?? line?["error"]) as? String ?? ""
    }
    #expect(
      Array(verdicts.prefix(9))
        == [
          "illegal", "solved", "solved", "bad game", "bad game", "off", "no answer", "bad game",
          "solved",
        ])
    #expect(
      lines[0]
        == #"{"answer":"63 + 1","line":1,"reason":"5 is not used, but all numbers must be","steps":0,"verdict":"illegal"}"#
    )
    #expect(
      lines[5]
        == #"{"answer":"1 + 2","distance":1,"line":6,"points":7,"steps":1,"value":3,"verdict":"off"}"#
    )
    #expect(verdicts[9] == "'completion' must be a text")
    #expect(verdicts[10].hasPrefix("the line is not valid JSON"))
    #expect(result.code == 1)
  }

  @Test("keeps to the games of a show, and judges any others if no task is named")
  func tasks() throws {
    let line = #"{"numbers": [44, 19, 35], "target": 98, "text": "44 + 19 + 35"}"#
    let show = try Tool.run("judge", "--task", "countdown", input: line)
    #expect(show.output.contains(#""verdict":"bad game""#) && show.code == 0)
    #expect(try Tool.run("judge", input: line).output.contains(#""verdict":"solved""#))
    let unknown = try Tool.run("judge", "--task", "tinyzer0", input: line)
    #expect(unknown.error.contains("Did you mean 'tinyzero'?") && unknown.code == 64)
  }

  @Test("looks at the end of long texts")
  func longText() throws {
    let text = String(repeating: "Let me think. ", count: 100_000) + "<answer>1 + 2</answer>"
    let line = #"{"numbers": [1, 2], "target": 3, "text": ""# + text + "\"}"
    #expect(try Tool.run("judge", input: line).output.contains(#""verdict":"solved""#))
  }
}
