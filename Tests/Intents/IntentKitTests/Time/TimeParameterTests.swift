import Foundation
import IntentKit
import IntentLanguage
import IntentTesting
import Testing

/// An intent with a parameter of each kind about time.
private struct PlanIntent: Intent {
  static let title = "Plan something"
  static let phrases: [Phrase] = [
    "plan it [for {due}] [for {length} long]", "remind me {due}", "repeat it {rule}",
    "what was planned {period}", "begin at {start}",
  ]
  static let summary: Summary = "Plan it [for {due}]"

  @Parameter(prompt: "When?") var due: CalendarMoment
  @Parameter(prompt: "For how long?") var length: TimeSpan?
  @Parameter(prompt: "How often?") var rule: Recurrence?
  @Parameter(kind: .temporal(.period, prefers: .past), prompt: "Which period?")
  var period: CalendarPeriod?
  @Parameter(prompt: "From when?") var start: TimeOfDay?
  @Parameter(prompt: "On which day?") var day: CalendarDate?
}

private let plan = Plugin(PlanIntent.self) { intent, _ in
  .success("Planned for \(intent.due).")
}

/// An intent that is always confirmed.
private struct LaunchIntent: Intent {
  static let title = "Launch"
  static let phrases: [Phrase] = ["launch [{due}]"]
  static let summary: Summary = "Launch on {due}"
  static let risk = Risk.grave

  @Parameter(prompt: "When?") var due: CalendarMoment
}

private let launch = Plugin(LaunchIntent.self) { intent, _ in
  .success("Launching on \(intent.due).")
}

@Suite("Parameters about time, on Wednesday 18 November 2026 at 14:30")
struct TimeParameterTests {
  private let helper: Assistant

  init() throws {
    let date = try #require(CalendarDate("2026-11-18"))
    helper = try Assistant(
      plugins: [plan, launch],
      environment: ScriptClock(LocalClock.utc.time(date, minute: 14 * 60 + 30)).environment)
  }

  @Test("a phrase takes a date and a time")
  func takesMoment() async throws {
    try await converse(with: helper) {
      user("plan it for tomorrow at six")
      assistant("Planned for 2026-11-19T18:00.")
      user("remind me in half an hour")
      assistant("Planned for 2026-11-18T15:00.")
      user("plan it for friday for an hour and a half long")
      handles(
        "Plan",
        with: [
          "due": .temporal(.moment(CalendarMoment("2026-11-20")!)),
          "length": .temporal(.duration(TimeSpan("PT1H30M")!)),
        ])
    }
  }

  @Test("an answer is a date, and a wrong one is explained")
  func answers() async throws {
    try await converse(with: helper) {
      user("plan it")
      assistant("When?")
      user("purple")
      assistant(mentions: "didn't understand")
      user("next friday at six")
      assistant("Planned for 2026-11-27T18:00.")
    }
  }

  @Test("a date is corrected")
  func corrects() async throws {
    try await converse(with: helper) {
      user("launch tomorrow at noon")
      assistant("Shall I launch on Thursday 19 November 2026 at 12:00?")
      user("no, saturday at noon")
      assistant("Shall I launch on Saturday 21 November 2026 at 12:00?")
      user("yes")
      assistant("Launching on 2026-11-21T12:00.")
    }
  }

  @Test("where people differ, what is always confirmed asks which was meant")
  func asksWhich() async throws {
    try await converse(with: helper) {
      user("launch next friday")
      assistant(mentions: "Friday 27 November 2026 or Friday 20 November 2026")
      user("the second one")
      assistant("Shall I launch on Friday 20 November 2026?")
    }
  }

  @Test("periods and recurrences are read")
  func readsOthers() async throws {
    try await converse(with: helper) {
      user("repeat it every monday and thursday at nine am")
      assistant("When?")
      user("tomorrow")
      handles(
        "Plan",
        with: [
          "due": .temporal(.moment(CalendarMoment("2026-11-19")!)),
          "rule": .temporal(
            .recurrence(Recurrence("FREQ=WEEKLY;BYDAY=MO,TH;BYHOUR=9;BYMINUTE=0")!)),
        ])
      user("what was planned in october")
      assistant("When?")
      user("today")
      handles(
        "Plan",
        with: [
          "due": .temporal(.moment(CalendarMoment("2026-11-18")!)),
          "period": .temporal(.period(CalendarPeriod("2026-10-01/2026-10-31")!)),
        ])
    }
  }

  @Test("programs write ISO 8601")
  func acceptsJSON() throws {
    let call = try Invocation(
      intent: "Plan", json: ["due": "2026-11-27", "length": "P2W", "rule": "FREQ=DAILY"],
      in: helper.catalog)
    #expect(call.values["due"] == .temporal(.moment(CalendarMoment("2026-11-27")!)))
    for json: JSON in [
      ["due": "tomorrow"], ["due": 5], ["due": "2026-02-30"], ["length": "P1D2Y"], ["rule": ""],
      ["period": "2026-11-02/2026-11-01"], ["start": "24:00"], ["day": "2026-11-27T18:00"],
      ["due": ["date": "2026-11-27"]],
    ] {
      #expect(throws: InvocationError.self) {
        try Invocation(intent: "Plan", json: json, in: helper.catalog)
      }
    }
  }

  @Test("the schema has the formats of dates and durations")
  func hasSchema() throws {
    let plan = try #require(helper.catalog["Plan"])
    guard case .object(let schema) = JSONSchema.parameters(of: plan),
      case .object(let properties)? = schema["properties"],
      case .object(let day)? = properties["day"], case .object(let length)? = properties["length"]
    else {
      Issue.record("the schema is no object")
      return
    }
    #expect(day["format"] == "date")
    #expect(length["format"] == "duration")
  }
}
