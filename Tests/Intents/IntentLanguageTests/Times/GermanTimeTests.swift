import IntentKit
import Testing

@testable import IntentLanguage

@Suite("Times in German, on Wednesday 18 November 2026 at 14:30")
struct GermanTimeTests {
  @Test("dates", arguments: dates)
  func readsDates(row: TimeRow) {
    #expect(TimeRow.understood(row.said, .date, in: .german) == row.values)
  }

  @Test("times of day", arguments: times)
  func readsTimes(row: TimeRow) {
    #expect(TimeRow.understood(row.said, .time, in: .german).contains(row.values[0]))
  }

  @Test("dates with times", arguments: moments)
  func readsMoments(row: TimeRow) {
    #expect(TimeRow.understood(row.said, .moment, in: .german).contains(row.values[0]))
  }

  @Test("periods that are past", arguments: periods)
  func readsPeriods(row: TimeRow) {
    #expect(TimeRow.understood(row.said, .period, in: .german, prefers: .past) == row.values)
  }

  @Test("durations", arguments: durations)
  func readsDurations(row: TimeRow) {
    #expect(TimeRow.understood(row.said, .duration, in: .german) == row.values)
  }

  @Test("recurrences", arguments: recurrences)
  func readsRecurrences(row: TimeRow) {
    #expect(TimeRow.understood(row.said, .recurrence, in: .german) == row.values)
  }

  private static let dates = TimeRow.table(
    """
    heute > 2026-11-18
    morgen > 2026-11-19
    übermorgen > 2026-11-20
    uebermorgen > 2026-11-20
    gestern > 2026-11-17
    vorgestern > 2026-11-16
    Montag > 2026-11-23
    am Freitag > 2026-11-20
    am Sonnabend > 2026-11-21
    letzten Freitag > 2026-11-13
    am 5. > 2026-12-05
    am 5. Mai > 2027-05-05
    am fünften Mai > 2027-05-05
    5. März 2028 > 2028-03-05
    am einundzwanzigsten > 2026-11-21
    in drei Tagen > 2026-11-21
    in zwei Wochen > 2026-12-02
    vor einer Woche > 2026-11-11
    """)

  private static let times = TimeRow.table(
    """
    halb sieben > 06:30
    Viertel nach acht > 08:15
    Viertel vor neun > 08:45
    18 Uhr > 18:00
    18 Uhr 30 > 18:30
    18:30 > 18:30
    sechs Uhr abends > 18:00
    zehn vor acht > 07:50
    fünf nach halb vier > 03:35
    dreiviertel acht > 07:45
    Mitternacht > 00:00
    """)

  private static let moments = TimeRow.table(
    """
    morgen um 18 Uhr > 2026-11-19T18:00
    um 18 Uhr morgen > 2026-11-19T18:00
    am Freitag um 8 Uhr > 2026-11-20T08:00
    morgen früh > 2026-11-19T09:00
    morgen Abend > 2026-11-19T18:00
    heute Abend > 2026-11-18T18:00
    heute Abend um acht > 2026-11-18T20:00
    in einer halben Stunde > 2026-11-18T15:00
    """)

  private static let periods = TimeRow.table(
    """
    diese Woche > 2026-11-16/2026-11-22
    letzte Woche > 2026-11-09/2026-11-15
    diesen Monat > 2026-11-01/2026-11-30
    letzten Monat > 2026-10-01/2026-10-31
    im Oktober > 2026-10-01/2026-10-31
    im März 2025 > 2025-03-01/2025-03-31
    2025 > 2025-01-01/2025-12-31
    """)

  private static let durations = TimeRow.table(
    """
    eine Stunde > PT1H
    anderthalb Stunden > PT1H30M
    eine halbe Stunde > PT30M
    eine Viertelstunde > PT15M
    drei Tage > P3D
    zwei Wochen > P14D
    zwei Stunden und zehn Minuten > PT2H10M
    """)

  private static let recurrences = TimeRow.table(
    """
    jeden Tag > FREQ=DAILY
    nur einmal > FREQ=DAILY;COUNT=1
    jede Woche > FREQ=WEEKLY
    alle zwei Tage > FREQ=DAILY;INTERVAL=2
    jeden Montag > FREQ=WEEKLY;BYDAY=MO
    montags > FREQ=WEEKLY;BYDAY=MO
    """)
}
