import IntentKit
import Testing

@testable import IntentLanguage

/// Written from what duckling and Recognizers-Text publish that they understand, and from their documented
/// rules; where they differ from each other, the row shows both as values.
@Suite("Times in English, on Wednesday 18 November 2026 at 14:30")
struct EnglishTimeTests {
  @Test("dates", arguments: dates)
  func readsDates(row: TimeRow) {
    #expect(TimeRow.understood(row.said, .date, in: .english) == row.values)
  }

  @Test("dates that are past", arguments: pastDates)
  func readsPastDates(row: TimeRow) {
    #expect(TimeRow.understood(row.said, .date, in: .english, prefers: .past) == row.values)
  }

  @Test("times of day", arguments: times)
  func readsTimes(row: TimeRow) {
    #expect(TimeRow.understood(row.said, .time, in: .english) == row.values)
  }

  @Test("dates with times", arguments: moments)
  func readsMoments(row: TimeRow) {
    #expect(TimeRow.understood(row.said, .moment, in: .english) == row.values)
  }

  @Test("periods", arguments: periods)
  func readsPeriods(row: TimeRow) {
    #expect(TimeRow.understood(row.said, .period, in: .english) == row.values)
  }

  @Test("periods that are past", arguments: pastPeriods)
  func readsPastPeriods(row: TimeRow) {
    #expect(TimeRow.understood(row.said, .period, in: .english, prefers: .past) == row.values)
  }

  @Test("durations", arguments: durations)
  func readsDurations(row: TimeRow) {
    #expect(TimeRow.understood(row.said, .duration, in: .english) == row.values)
  }

  @Test("recurrences", arguments: recurrences)
  func readsRecurrences(row: TimeRow) {
    #expect(TimeRow.understood(row.said, .recurrence, in: .english) == row.values)
  }

  private static let dates = TimeRow.table(
    """
    today > 2026-11-18
    Tomorrow > 2026-11-19
    yesterday > 2026-11-17
    the day after tomorrow > 2026-11-20
    day after tomorrow > 2026-11-20
    the day before yesterday > 2026-11-16
    monday > 2026-11-23
    on Monday > 2026-11-23
    thursday > 2026-11-19
    friday > 2026-11-20
    wednesday > 2026-11-25
    this wednesday > 2026-11-18
    this friday > 2026-11-20
    this coming friday > 2026-11-20
    next friday > 2026-11-27 | 2026-11-20
    next thursday > 2026-11-26 | 2026-11-19
    next monday > 2026-11-23
    next tuesday > 2026-11-24
    last friday > 2026-11-13
    last wednesday > 2026-11-11
    last monday > 2026-11-16
    friday next week > 2026-11-27
    monday of next week > 2026-11-23
    next week on monday > 2026-11-23
    tuesday last week > 2026-11-10
    friday this week > 2026-11-20
    friday week > 2026-11-27
    a week on friday > 2026-11-27
    a week from friday > 2026-11-27
    two weeks from friday > 2026-12-04
    the 5th > 2026-12-05
    the 18th > 2026-11-18
    on the 20th > 2026-11-20
    on the 31st > 2026-12-31
    the twenty-first > 2026-11-21
    the first > 2026-12-01
    5 may > 2027-05-05
    5 May 2028 > 2028-05-05
    the 5th of may > 2027-05-05
    the fifth of May > 2027-05-05
    may 5 > 2027-05-05
    May 5th 2027 > 2027-05-05
    May 5th, 2027 > 2027-05-05
    may the fifth > 2027-05-05
    5th may > 2027-05-05
    five may > 2027-05-05
    20 november > 2026-11-20
    18 nov > 2026-11-18
    17 november > 2027-11-17
    twenty third of december > 2026-12-23
    Friday 20 November > 2026-11-20
    friday, 20 november 2026 > 2026-11-20
    friday the 20th > 2026-11-20
    monday 20 november > -
    friday 20 november 2027 > -
    3 march twenty twenty seven > 2027-03-03
    29 february > 2028-02-29
    29 february 2027 > -
    30 february > -
    31 april > -
    the 32nd > -
    in two weeks > 2026-12-02
    in 3 days > 2026-11-21
    in a week > 2026-11-25
    in one week > 2026-11-25
    in a fortnight > 2026-12-02
    in a month > 2026-12-18
    in a year > 2027-11-18
    in six months > 2027-05-18
    in a couple of days > 2026-11-20
    two weeks from now > 2026-12-02
    a week from today > 2026-11-25
    a week from tomorrow > 2026-11-26
    three days ago > 2026-11-15
    a week ago > 2026-11-11
    two months ago > 2026-09-18
    two days after tomorrow > 2026-11-21
    three days before 5 may > 2027-05-02
    the end of the month > 2026-11-30
    end of the month > 2026-11-30
    end of next month > 2026-12-31
    the end of the week > 2026-11-22
    end of the year > 2026-12-31
    the end of october > 2027-10-31
    the beginning of next month > 2026-12-01
    the last day of february > 2027-02-28
    the first monday of december > 2026-12-07
    the last friday of the month > 2026-11-27
    the second tuesday in january > 2027-01-12
    the first of the month > 2026-12-01
    the 5th of next month > 2026-12-05
    the 20th of this month > 2026-11-20
    2026-05-05 > 2026-05-05
    2027-02-29 > -
    5/5 > 2027-05-05
    5/6/2027 > 2027-06-05 | 2027-05-06
    13/5/2027 > 2027-05-13
    5/13/2027 > 2027-05-13
    1/1/27 > 2027-01-01
    24/12 > 2026-12-24
    5.5.2027 > 2027-05-05
    32/5 > -
    5-6 > -
    soon > -
    an hour ago > -
    may > -
    five > -
    """)

  private static let pastDates = TimeRow.table(
    """
    monday > 2026-11-16
    wednesday > 2026-11-11
    the 5th > 2026-11-05
    the 20th > 2026-10-20
    the 31st > 2026-10-31
    5 may > 2026-05-05
    20 november > 2025-11-20
    24/12 > 2025-12-24
    the end of october > 2026-10-31
    """)

  private static let times = TimeRow.table(
    """
    six > 18:00 | 06:00
    at six > 18:00 | 06:00
    at 9 > 09:00 | 21:00
    seven > 07:00 | 19:00
    twelve > 12:00 | 00:00
    6pm > 18:00
    six pm > 18:00
    6 p.m. > 18:00
    6 am > 06:00
    12am > 00:00
    12pm > 12:00
    10:30am > 10:30
    half past six > 18:30 | 06:30
    half six > 18:30 | 06:30
    quarter past nine > 09:15 | 21:15
    a quarter to seven > 18:45 | 06:45
    quarter of seven > 18:45 | 06:45
    ten to eight > 07:50 | 19:50
    twenty past six > 18:20 | 06:20
    five minutes past ten > 10:05 | 22:05
    six thirty > 18:30 | 06:30
    six thirty pm > 18:30
    18:30 > 18:30
    at 18:30 > 18:30
    7:15 > 07:15 | 19:15
    07:15 > 07:15
    18h30 > 18:30
    6.30 > 18:30 | 06:30
    six o'clock > 18:00 | 06:00
    6 o'clock in the morning > 06:00
    nine in the evening > 21:00
    at eight at night > 20:00
    four in the afternoon > 16:00
    noon > 12:00
    twelve noon > 12:00
    midday > 12:00
    midnight > 00:00
    25:00 > -
    18:70 > -
    18 am > -
    at six hundred > -
    """)

  private static let moments = TimeRow.table(
    """
    tomorrow > 2026-11-19
    tomorrow at six > 2026-11-19T18:00 | 2026-11-19T06:00
    tomorrow at 9 > 2026-11-19T09:00 | 2026-11-19T21:00
    at six > 2026-11-18T18:00 | 2026-11-19T06:00
    at eleven > 2026-11-18T23:00 | 2026-11-19T11:00
    6pm > 2026-11-18T18:00
    six pm tomorrow > 2026-11-19T18:00
    at 6pm on friday > 2026-11-20T18:00
    friday at 18:30 > 2026-11-20T18:30
    half past six > 2026-11-18T18:30 | 2026-11-19T06:30
    quarter to seven > 2026-11-18T18:45 | 2026-11-19T06:45
    at noon > 2026-11-19T12:00
    midnight > 2026-11-19T00:00
    friday at noon > 2026-11-20T12:00
    tonight > 2026-11-18T21:00
    tonight at eight > 2026-11-18T20:00
    at eight tonight > 2026-11-18T20:00
    this evening > 2026-11-18T18:00
    this evening at seven > 2026-11-18T19:00
    this afternoon > 2026-11-18T15:00
    tomorrow morning > 2026-11-19T09:00
    tomorrow morning at six > 2026-11-19T06:00
    at six tomorrow morning > 2026-11-19T06:00
    tomorrow night > 2026-11-19T21:00
    friday evening > 2026-11-20T18:00
    six in the morning > 2026-11-19T06:00
    tomorrow at six in the morning > 2026-11-19T06:00
    at six tomorrow > 2026-11-19T18:00 | 2026-11-19T06:00
    next friday at six pm > 2026-11-27T18:00 | 2026-11-20T18:00
    today at five > 2026-11-18T17:00 | 2026-11-18T05:00
    today at nine > 2026-11-18T21:00 | 2026-11-18T09:00
    on the 5th at 10 am > 2026-12-05T10:00
    5 may 2027 at 18:00 > 2027-05-05T18:00
    2026-12-01 18:30 > 2026-12-01T18:30
    in half an hour > 2026-11-18T15:00
    in an hour > 2026-11-18T15:30
    in an hour and a half > 2026-11-18T16:00
    in 90 minutes > 2026-11-18T16:00
    in two hours > 2026-11-18T16:30
    in 1h30 > 2026-11-18T16:00
    in 12 hours > 2026-11-19T02:30
    two hours ago > 2026-11-18T12:30
    in two weeks > 2026-12-02
    the day after tomorrow at noon > 2026-11-20T12:00
    now > -
    six > -
    five eggs > -
    """)

  private static let periods = TimeRow.table(
    """
    this week > 2026-11-16/2026-11-22
    next week > 2026-11-23/2026-11-29
    last week > 2026-11-09/2026-11-15
    this month > 2026-11-01/2026-11-30
    the month > 2026-11-01/2026-11-30
    next month > 2026-12-01/2026-12-31
    last month > 2026-10-01/2026-10-31
    this year > 2026-01-01/2026-12-31
    last year > 2025-01-01/2025-12-31
    the week after next > 2026-11-30/2026-12-06
    this weekend > 2026-11-21/2026-11-22
    the weekend > 2026-11-21/2026-11-22
    next weekend > 2026-11-28/2026-11-29
    last weekend > 2026-11-14/2026-11-15
    october > 2027-10-01/2027-10-31
    in october > 2027-10-01/2027-10-31
    november > 2026-11-01/2026-11-30
    october 2026 > 2026-10-01/2026-10-31
    last october > 2026-10-01/2026-10-31
    next october > 2027-10-01/2027-10-31
    next december > 2026-12-01/2026-12-31 | 2027-12-01/2027-12-31
    this december > 2026-12-01/2026-12-31
    in 2025 > 2025-01-01/2025-12-31
    between monday and friday > 2026-11-16/2026-11-20
    from thursday to saturday > 2026-11-19/2026-11-21
    from 3 to 10 may > 2027-05-03/2027-05-10
    3 to 10 may 2028 > 2028-05-03/2028-05-10
    between 3 May and 10 June > 2027-05-03/2027-06-10
    may 3 to 10 > 2027-05-03/2027-05-10
    from may to july > 2027-05-01/2027-07-31
    from november to february > 2026-11-01/2027-02-28
    the last 30 days > 2026-10-20/2026-11-18
    the last two weeks > 2026-11-05/2026-11-18
    the past three months > 2026-08-19/2026-11-18
    the next three days > 2026-11-18/2026-11-21
    within the next two weeks > 2026-11-18/2026-12-02
    since monday > 2026-11-16/2026-11-18
    since october > 2026-10-01/2026-11-18
    since 1 january > 2026-01-01/2026-11-18
    until friday > 2026-11-18/2026-11-20
    by the end of the month > 2026-11-18/2026-11-30
    until next week > 2026-11-18/2026-11-29
    today > 2026-11-18/2026-11-18
    for tomorrow > 2026-11-19/2026-11-19
    during this week > 2026-11-16/2026-11-22
    from 10 to 3 may > -
    """)

  private static let pastPeriods = TimeRow.table(
    """
    october > 2026-10-01/2026-10-31
    in october > 2026-10-01/2026-10-31
    in november > 2026-11-01/2026-11-30
    december > 2025-12-01/2025-12-31
    from 3 to 10 may > 2026-05-03/2026-05-10
    on monday > 2026-11-16/2026-11-16
    this week > 2026-11-16/2026-11-22
    from november to february > 2025-11-01/2026-02-28
    """)

  private static let durations = TimeRow.table(
    """
    an hour > PT1H
    one hour > PT1H
    an hour and a half > PT1H30M
    one and a half hours > PT1H30M
    two and a half hours > PT2H30M
    1.5 hours > PT1H30M
    90 minutes > PT1H30M
    ninety minutes > PT1H30M
    1h30 > PT1H30M
    1h 30min > PT1H30M
    2h > PT2H
    45s > PT45S
    5 min > PT5M
    half an hour > PT30M
    a quarter of an hour > PT15M
    three quarters of an hour > PT45M
    two hours and ten minutes > PT2H10M
    2 hours 10 minutes > PT2H10M
    a couple of hours > PT2H
    half a day > PT12H
    a fortnight > P14D
    two weeks > P14D
    a week > P7D
    3 days > P3D
    a month > P1M
    a year and a half > P1Y6M
    half a year > P6M
    1 year, 2 months and 3 days > P1Y2M3D
    two days and an hour > P2DT1H
    ten minutes and two hours > -
    an hour and an hour > -
    half a month > -
    five > -
    9999999 years > -
    """)

  private static let recurrences = TimeRow.table(
    """
    every day > FREQ=DAILY
    daily > FREQ=DAILY
    just once > FREQ=DAILY;COUNT=1
    once a day > FREQ=DAILY
    every two days > FREQ=DAILY;INTERVAL=2
    every other day > FREQ=DAILY;INTERVAL=2
    every week > FREQ=WEEKLY
    weekly > FREQ=WEEKLY
    once a week > FREQ=WEEKLY
    every other week > FREQ=WEEKLY;INTERVAL=2
    fortnightly > FREQ=WEEKLY;INTERVAL=2
    every monday > FREQ=WEEKLY;BYDAY=MO
    every monday and thursday > FREQ=WEEKLY;BYDAY=MO,TH
    every tuesday, thursday and saturday > FREQ=WEEKLY;BYDAY=TU,TH,SA
    on mondays > FREQ=WEEKLY;BYDAY=MO
    every other friday > FREQ=WEEKLY;INTERVAL=2;BYDAY=FR
    every 2 weeks on monday > FREQ=WEEKLY;INTERVAL=2;BYDAY=MO
    on weekdays > FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    every weekday > FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    every weekend > FREQ=WEEKLY;BYDAY=SA,SU
    every month > FREQ=MONTHLY
    monthly > FREQ=MONTHLY
    once a month > FREQ=MONTHLY
    every three months > FREQ=MONTHLY;INTERVAL=3
    quarterly > FREQ=MONTHLY;INTERVAL=3
    every first of the month > FREQ=MONTHLY;BYMONTHDAY=1
    on the first of every month > FREQ=MONTHLY;BYMONTHDAY=1
    the 15th of each month > FREQ=MONTHLY;BYMONTHDAY=15
    every month on the 5th > FREQ=MONTHLY;BYMONTHDAY=5
    on the last day of every month > FREQ=MONTHLY;BYMONTHDAY=-1
    at the end of every month > FREQ=MONTHLY;BYMONTHDAY=-1
    the last friday of every month > FREQ=MONTHLY;BYDAY=-1FR
    every first monday of the month > FREQ=MONTHLY;BYDAY=1MO
    every year > FREQ=YEARLY
    annually > FREQ=YEARLY
    every 5th of may > FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=5
    every year on 5 may > FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=5
    every day at six > FREQ=DAILY;BYHOUR=18;BYMINUTE=0
    every monday at 9:30 am > FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=30
    every morning > FREQ=DAILY;BYHOUR=9;BYMINUTE=0
    every weekday at noon > FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=12;BYMINUTE=0
    every hour > -
    every > -
    the first of the month > -
    every 30 february > -
    every 5000 days > -
    """)
}
