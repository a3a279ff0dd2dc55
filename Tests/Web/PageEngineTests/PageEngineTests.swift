import GameShow
import NumbersGame
import NumbersSolver
import PageEngine
import PlainJSON
import Testing

@Suite("The engine of the page")
struct PageEngineTests {
  private func answer(_ fields: String...) -> String {
    PageEngine.answer(fields.joined(separator: "\u{1F}"))
  }

  @Test("a solution is the solver's, with its steps and its tree")
  func solves() throws {
    let game = try Game(numbers: [25, 50, 75, 100, 3, 6], target: 952)
    let solution = try Solver(order: .easiest).solve(game)
    let json = try JSON(
      parsing: answer("solve", "countdown", "25, 50, 75, 100, 3, 6", "952"))
    let found = try #require(json["solution"])
    #expect(found["expression"] == .string("\(solution.expression)"))
    #expect([found["value"], found["distance"], found["points"]] == [952, 0, 10])
    #expect(found["tree"] == (try JSON(parsing: solution.expression.text(in: .json))))
    #expect(
      found["steps"]?.elements?.map { $0["result"]?.integer } == solution.steps.map(\.result))
  }

  @Test(
    "faults are told by the key of a message, with values",
    arguments: [
      (
        "25 50 75 100 3", "952",
        #"{"count":5,"isRange":false,"key":"fault.numberCount","least":6,"most":6,"rules":"Countdown"}"#
      ),
      ("25 50 75 100 3 x", "952", #"{"key":"fault.notANumber","text":"x"}"#),
      ("25 50 75 100 3 6", "", #"{"key":"fault.noTarget"}"#),
      (
        "25 50 75 100 3 6", "12",
        #"{"first":100,"key":"fault.targetNotAllowed","last":999,"rules":"Countdown","target":12}"#
      ),
      (
        "25 25 75 100 3 6", "952",
        #"{"available":1,"count":2,"key":"fault.tooManyOf","number":25,"rules":"Countdown"}"#
      ),
      (
        "11 25 75 100 3 6", "952",
        #"{"key":"fault.numberNotInPool","number":11,"rules":"Countdown","tiles":[{"first":1,"key":"fault.range","last":10},25,50,75,100]}"#
      ),
    ])
  func faults(numbers: String, target: String, message: String) throws {
    let json = try JSON(parsing: answer("solve", "countdown", numbers, target))
    #expect(json["error"]?["message"]?.text == message)
  }

  @Test("the game of a day is everybody's")
  func daily() throws {
    let day = try #require(GameDay("2026-11-22"))
    let game = try Game.daily(on: day)
    let text = answer("daily", "countdown", "2026-11-22")
    let json = try JSON(parsing: text)
    #expect(json["game"]?["numbers"]?.integers == game.numbers)
    #expect(json["game"]?["target"]?.integer == game.target)
  }

  @Test(
    "the reach of numbers is what the solver finds target by target",
    arguments: [[25, 50, 75, 100, 3, 6], [1, 1, 2], [7], [2, 3, 5, 7, 9, 10, 25]])
  func reach(numbers: [Int]) throws {
    let reach = try TargetReach(of: numbers, rules: .free, targets: 100...999)
    let list = numbers.map { "\($0)" }.joined(separator: " ")
    let distances = reach.distances.map { "\($0)" }.joined(separator: ",")
    #expect(
      answer("reach", "free", list, "100", "999").contains("\"distances\":[\(distances)]"))
  }

  @Test("a working goes on up to the line that does not hold")
  func working() {
    let text = answer(
      "working", "countdown", "25 50 75 100 3 6", "952", "100 + 3\u{1E}x 9\u{1E}6 * 75")
    #expect(text.contains("\"tiles\":[25,50,75,6]"))
    #expect(text.contains("\"results\":[103]"))
    #expect(
      text.contains(#""message":{"key":"fault.notGiven","number":9,"numbers":[25,50,75,100,3,6]}"#))
  }

  @Test(
    "there is something to learn after a round",
    arguments: [("(75 + 3) * 6 + 100 + 50", true), ("6 × (3 + 100)", false), ("", false)])
  func lesson(given: String, isEasier: Bool) throws {
    let lesson = try JSON(
      parsing: answer("lesson", "countdown", "25 50 75 100 3 6", "618", given))
    #expect(lesson["isEasier"] == .boolean(isEasier))
    #expect(
      lesson["trick"]?.text
        == #"{"factor":103,"key":"trick.factors","left":103,"made":"one","result":618,"right":6}"#)
    #expect(lesson["best"]?["expression"] == "(100 + 3) × 6")
  }

  @Test("a best answer without a trick has none to learn, and an illegal answer teaches nothing")
  func noLesson() throws {
    let plain = try JSON(
      parsing: answer("lesson", "countdown", "25 50 75 100 3 6", "175", ""))
    #expect(plain["trick"] == .null)
    #expect(plain["isEasier"] == .boolean(false))
    let wrong = answer("lesson", "countdown", "25 50 75 100 3 6", "175", "7 + 1")
    #expect(try JSON(parsing: wrong)["error"]?["code"] == "answer")
  }

  private func round(
    _ progress: [String], _ event: String, _ argument: String = "", now: String = "",
    isOfDay: Bool = false
  ) throws -> JSON {
    let game = ["round", "countdown", "25 50 75 100 3 6", "952", "30000"]
    let fields = game + progress + ["\(isOfDay)", event, argument, now]
    return try JSON(parsing: PageEngine.answer(fields.joined(separator: "\u{1F}")))
  }

  @Test("a round goes on from its progress, event by event")
  func roundEvents() throws {
    let begun = try round(["6", "0", "", "", "", "false"], "turn")
    #expect(begun["phase"] == "thinking" && begun["result"] == .null)
    let said = try round(["7", "0", "", "", "", "false"], "say", "100 + 3", now: "4000")
    #expect(
      said["progress"]?.text
        == #"{"elapsed":4000,"hints":[],"isOver":false,"lines":["100 + 3"],"times":[4000],"turnCount":7}"#
    )
    let lines = "100 + 3"
    let wrong = try round(["7", "4000", lines, "4000", "", "false"], "say", "x 9", now: "5000")
    #expect(wrong["working"]?["fault"]?["error"]?["code"] == "answer")
    #expect(wrong["progress"]?["elapsed"] == 5000)
    let hinted = try round(["7", "5000", lines, "4000", "1", "false"], "hint", now: "6000")
    #expect(hinted["progress"]?["hints"]?.integers == [1, 2])
    #expect(hinted["countsIfLeft"] == true)
    let over = try round(["7", "6000", lines, "4000", "1 2", "false"], "advance", now: "99999")
    #expect(over["phase"] == "over")
    #expect(over["result"]?["milliseconds"] == 4000)
    #expect(over["result"]?["hints"] == 2)
  }

  @Test("what is typed and not entered after the moment to declare is declared, if it is legal")
  func typed() throws {
    let line = "75 * 6 / 50 * (100 + 3) + 25"
    for (typed, now, points) in [
      (line, "40000", JSON.integer(10)), ("7 + 1", "40000", 0), (line, "39999", .null),
    ] {
      let round = try round(["7", "20000", "", "", "", "false"], "advance", typed, now: now)
      #expect((round["result"]?["points"] ?? .null) == points)
    }
  }

  @Test("what is no round or event is refused")
  func noRound() throws {
    for progress in [
      ["x", "0", "", "", "", ""], ["7", "", "", "", "", ""], ["7", "0", "7", "x", "", ""],
    ] {
      #expect(try round(progress, "")["error"]?["code"] == "notANumber")
    }
    #expect(try round(["7", "0", "", "", "", ""], "fly")["error"]?["code"] == "choice")
    let lines = Array(repeating: "100 + 3", count: 101).joined(separator: "\u{1E}")
    #expect(try round(["7", "0", lines, "", "", ""], "")["error"]?["code"] == "tooManyLines")
  }

  @Test("against an opponent only the closer answer scores, once the round is over")
  func opponent() throws {
    func result(_ event: String, lines: String) throws -> JSON? {
      try JSON(
        parsing: answer(
          "round", "countdown", "25 50 75 100 3 6", "952", "30000", "7", "1000", lines, "500", "",
          "false",
          "false", event, "", "2000", "average"))["result"]
    }
    #expect(try result("", lines: "100 + 3") == .null)
    let game = try Game(numbers: [25, 50, 75, 100, 3, 6], target: 952)
    let theirs = try #require(try Opponent.average.answer(to: game))
    let far = try result("finish", lines: "100 + 3")
    #expect(far?["points"] == 0)
    #expect(far?["opponent"]?["answer"]?["value"] == .integer(theirs.value))
    #expect(far?["opponent"]?["points"] == .integer(theirs.points))
    let exact = try result("finish", lines: "75 * 6 / 50 * (100 + 3) + 25")
    #expect(exact?["points"] == 10 && exact?["opponent"]?["points"] == 0)
  }

  @Test("a match adds up, and a choice says what is left")
  func match() throws {
    #expect(
      answer("match", "2", "3", "1", "10 0", "0 7")
        == #"{"chooser":0,"isOver":false,"leaders":[0],"playedCount":2,"totals":[10,7]}"#)
    #expect(
      answer("choice", "countdown", "large large large large small")
        == #"{"allowed":["small"],"count":6}"#)
    let drawn = try JSON(
      parsing: answer("draw", "countdown", "", "3", "7", "small small large small small large"))
    let numbers = drawn["game"]?["numbers"]?.elements?.compactMap { $0.integer } ?? []
    #expect(numbers.map { $0 > 10 } == [false, false, true, false, false, true])
    for refused in [
      answer("choice", "countdown", "large large large large large"),
      answer("choice", "countdown", "x"), answer("choice", "free", ""),
      answer("match", "0", "", "0"),
    ] {
      #expect(refused.hasPrefix(#"{"error""#), "\(refused)")
    }
  }

  @Test("the game of today can be asked for, and none that is to come")
  func days() throws {
    func code(_ day: String, _ today: String) throws -> JSON? {
      try JSON(parsing: answer("daily", "countdown", day, today))["error"]?["code"]
    }
    #expect(try code("today", "2026-11-22") == nil)
    #expect(try code("2026-11-22", "2026-11-22") == nil)
    #expect(try code("2026-11-23", "2026-11-22") == "day")
    #expect(try code("today", "") == "day")
    #expect(
      answer("daily", "countdown", "2026-11-23", "2026-11-22").contains("\"fault.dayToCome\""))
  }

  @Test("only the closer contestant scores")
  func contest() {
    let text = answer(
      "contest", "countdown", "25 50 75 100 3 6", "952", "Anna\u{1E}Ben", "950\u{1E}953",
      "100+3\u{1D}6*75/50\u{1D}103*9\u{1D}927+25\u{1D}+1")
    #expect(
      text.contains(#""faults":[{"key":"fault.notReached","name":"Ben","number":953}]"#))
    #expect(text.contains("\"next\":0"))
  }

  @Test(
    "a puzzle is solved by the options of the command line",
    arguments: [
      ("24", "1 1 3 13", "", "", "(13 − 1) × (3 − 1)"), ("24", "1 1 1 1", "", "", nil),
      ("make-ten", "1 1 5 8", "", "in-order", nil), ("four-fours", "4 4 4 4", "39", "", nil),
      ("four-fours", "4 4 4 4", "39", "decimals", "44 − √4 ÷ .4"),
      ("numbers", "25 50 75 100 3 6", "106", "in-order steps=1", "100 + 6"),
      ("numbers", "6 100", "106", "steps=0", nil), ("numbers", "6 100", "94", "in-order", nil),
      ("numbers", "16 4", "8", "use-all roots", "4 + √16"),
    ] as [(String, String, String, String, String?)])
  func puzzles(
    kind: String, numbers: String, target: String, options: String, formula: String?
  ) {
    let answer = answer("puzzle", kind, numbers, target, "", options)
    #expect(
      answer.contains(#""formulas":[\#(formula.map { "\"\($0)\"" } ?? "null")]"#), "\(answer)")
  }

  @Test(
    "options that cannot be are told",
    arguments: [
      ("steps=3", #"{"count":3,"key":"fault.steps","most":2,"usesAll":false}"#),
      ("use-all steps=1", #"{"count":1,"key":"fault.steps","most":2,"usesAll":true}"#),
      ("steps=1 roots", #"{"key":"fault.stepsWithRoots"}"#),
      (
        "x",
        #"{"allowed":"in-order, decimals, roots, use-all, steps=4","key":"fault.choice","text":"x"}"#
      ),
    ])
  func puzzleOptions(options: String, message: String) {
    #expect(answer("puzzle", "numbers", "1 2 3", "6", "", options).contains(message))
  }

  @Test(
    "whatever is sent is answered with JSON",
    arguments: [
      "", "solve", "solve\u{1F}x", "\u{1F}\u{1F}\u{1F}",
      "hint\u{1F}free\u{1F}1\u{1F}1\u{1F}9",
      "draw\u{1F}countdown\u{1F}9\u{1F}\u{1F}1",
      "draw\u{1F}free\u{1F}\u{1F}\u{1F}1",
      "solve\u{1F}free\u{1F}99999999999999999999\u{1F}1", "check\u{1F}\u{1F}xx",
      "check\u{1F}free\u{1F}1\u{1F}1\u{1F}\"\\\u{1}é",
    ])
  func garbage(request: String) throws {
    let json = try JSON(parsing: PageEngine.answer(request))
    #expect(json["error"]?["code"]?.string?.isEmpty == false)
  }
}
