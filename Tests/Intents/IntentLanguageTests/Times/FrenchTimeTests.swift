import IntentKit
import Testing

@testable import IntentLanguage

/// Written from what duckling and Recognizers-Text publish that they understand.
@Suite("Times in French, on Wednesday 18 November 2026 at 14:30")
struct FrenchTimeTests {
  @Test("dates", arguments: dates)
  func readsDates(row: TimeRow) {
    #expect(TimeRow.understood(row.said, .date, in: .french) == row.values)
  }

  @Test("times of day", arguments: times)
  func readsTimes(row: TimeRow) {
    #expect(TimeRow.understood(row.said, .time, in: .french) == row.values)
  }

  @Test("dates with times", arguments: moments)
  func readsMoments(row: TimeRow) {
    #expect(TimeRow.understood(row.said, .moment, in: .french) == row.values)
  }

  @Test("periods that are past", arguments: periods)
  func readsPeriods(row: TimeRow) {
    #expect(TimeRow.understood(row.said, .period, in: .french, prefers: .past) == row.values)
  }

  @Test("durations", arguments: durations)
  func readsDurations(row: TimeRow) {
    #expect(TimeRow.understood(row.said, .duration, in: .french) == row.values)
  }

  @Test("recurrences", arguments: recurrences)
  func readsRecurrences(row: TimeRow) {
    #expect(TimeRow.understood(row.said, .recurrence, in: .french) == row.values)
  }

  private static let dates = TimeRow.table(
    """
    aujourd'hui > 2026-11-18
    demain > 2026-11-19
    hier > 2026-11-17
    après-demain > 2026-11-20
    avant-hier > 2026-11-16
    lundi > 2026-11-23
    vendredi > 2026-11-20
    mercredi > 2026-11-25
    ce vendredi > 2026-11-20
    vendredi prochain > 2026-11-27 | 2026-11-20
    lundi prochain > 2026-11-23
    vendredi dernier > 2026-11-13
    vendredi de la semaine prochaine > 2026-11-27
    vendredi en huit > 2026-11-27
    le 5 > 2026-12-05
    le 1er > 2026-12-01
    le premier > 2026-12-01
    le vingt et un > 2026-11-21
    le 5 mai > 2027-05-05
    5 mai 2028 > 2028-05-05
    le premier mai > 2027-05-01
    le 1er janvier 2027 > 2027-01-01
    vendredi 20 novembre > 2026-11-20
    le vendredi 20 novembre 2026 > 2026-11-20
    vendredi 21 novembre > -
    le 30 février > -
    le 14 juillet > 2027-07-14
    15 août > 2027-08-15
    dans deux semaines > 2026-12-02
    dans 3 jours > 2026-11-21
    dans une semaine > 2026-11-25
    dans un mois > 2026-12-18
    dans un an > 2027-11-18
    dans quinze jours > 2026-12-02
    d'ici deux semaines > 2026-12-02
    il y a trois jours > 2026-11-15
    il y a une semaine > 2026-11-11
    fin du mois > 2026-11-30
    la fin du mois > 2026-11-30
    à la fin du mois prochain > 2026-12-31
    la fin de la semaine > 2026-11-22
    fin octobre > 2027-10-31
    le dernier jour du mois > 2026-11-30
    le premier lundi de décembre > 2026-12-07
    le dernier vendredi d'octobre > 2027-10-29
    le 5 du mois prochain > 2026-12-05
    2026-05-05 > 2026-05-05
    5/5 > 2027-05-05
    13/5/2027 > 2027-05-13
    5/6/2027 > 2027-06-05 | 2027-05-06
    bientôt > -
    """)

  private static let times = TimeRow.table(
    """
    six heures > 18:00 | 06:00
    à six heures > 18:00 | 06:00
    à 6h > 06:00
    18h > 18:00
    18h30 > 18:30
    18 h 30 > 18:30
    à 18 heures > 18:00
    18 heures 30 > 18:30
    dix-huit heures trente > 18:30
    six heures et demie > 18:30 | 06:30
    sept heures moins le quart > 18:45 | 06:45
    neuf heures et quart > 09:15 | 21:15
    huit heures moins dix > 07:50 | 19:50
    8h du soir > 20:00
    huit heures du matin > 08:00
    trois heures de l'après-midi > 15:00
    midi > 12:00
    midi et demi > 12:30
    minuit > 00:00
    18:30 > 18:30
    25h > -
    """)

  private static let moments = TimeRow.table(
    """
    demain à six heures > 2026-11-19T18:00 | 2026-11-19T06:00
    demain à 18h30 > 2026-11-19T18:30
    à 18h demain > 2026-11-19T18:00
    vendredi à midi > 2026-11-20T12:00
    vendredi prochain à 18h > 2026-11-27T18:00 | 2026-11-20T18:00
    à 18h > 2026-11-18T18:00
    à 9h > 2026-11-19T09:00
    ce soir > 2026-11-18T18:00
    ce soir à huit heures > 2026-11-18T20:00
    demain matin > 2026-11-19T09:00
    demain matin à 6h > 2026-11-19T06:00
    demain soir > 2026-11-19T18:00
    cet après-midi > 2026-11-18T15:00
    cette nuit > 2026-11-18T21:00
    le 5 mai à 18h > 2027-05-05T18:00
    dans une demi-heure > 2026-11-18T15:00
    dans une heure > 2026-11-18T15:30
    dans une heure et demie > 2026-11-18T16:00
    dans un quart d'heure > 2026-11-18T14:45
    dans 1h30 > 2026-11-18T16:00
    il y a deux heures > 2026-11-18T12:30
    maintenant > -
    """)

  private static let periods = TimeRow.table(
    """
    cette semaine > 2026-11-16/2026-11-22
    la semaine prochaine > 2026-11-23/2026-11-29
    la semaine dernière > 2026-11-09/2026-11-15
    ce mois-ci > 2026-11-01/2026-11-30
    le mois dernier > 2026-10-01/2026-10-31
    le mois prochain > 2026-12-01/2026-12-31
    cette année > 2026-01-01/2026-12-31
    l'année dernière > 2025-01-01/2025-12-31
    ce week-end > 2026-11-21/2026-11-22
    le week-end prochain > 2026-11-28/2026-11-29
    en octobre > 2026-10-01/2026-10-31
    octobre 2025 > 2025-10-01/2025-10-31
    octobre dernier > 2026-10-01/2026-10-31
    en 2025 > 2025-01-01/2025-12-31
    du 3 au 10 mai > 2026-05-03/2026-05-10
    entre lundi et mardi > 2026-11-16/2026-11-17
    les 30 derniers jours > 2026-10-20/2026-11-18
    ces deux dernières semaines > 2026-11-05/2026-11-18
    depuis lundi > 2026-11-16/2026-11-18
    depuis octobre > 2026-10-01/2026-11-18
    jusqu'à vendredi > 2026-11-18/2026-11-20
    aujourd'hui > 2026-11-18/2026-11-18
    """)

  private static let durations = TimeRow.table(
    """
    une heure > PT1H
    une heure et demie > PT1H30M
    1h30 > PT1H30M
    90 minutes > PT1H30M
    une demi-heure > PT30M
    un quart d'heure > PT15M
    trois quarts d'heure > PT45M
    deux heures et dix minutes > PT2H10M
    deux heures trente > PT2H30M
    deux semaines > P14D
    trois jours > P3D
    un mois > P1M
    un an > P1Y
    un an et demi > P1Y6M
    """)

  private static let recurrences = TimeRow.table(
    """
    tous les jours > FREQ=DAILY
    chaque jour > FREQ=DAILY
    une seule fois > FREQ=DAILY;COUNT=1
    un jour sur deux > FREQ=DAILY;INTERVAL=2
    tous les deux jours > FREQ=DAILY;INTERVAL=2
    toutes les semaines > FREQ=WEEKLY
    une semaine sur deux > FREQ=WEEKLY;INTERVAL=2
    toutes les deux semaines > FREQ=WEEKLY;INTERVAL=2
    tous les lundis > FREQ=WEEKLY;BYDAY=MO
    chaque lundi > FREQ=WEEKLY;BYDAY=MO
    tous les lundis et jeudis > FREQ=WEEKLY;BYDAY=MO,TH
    en semaine > FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    tous les week-ends > FREQ=WEEKLY;BYDAY=SA,SU
    tous les mois > FREQ=MONTHLY
    chaque mois > FREQ=MONTHLY
    une fois par mois > FREQ=MONTHLY
    le premier de chaque mois > FREQ=MONTHLY;BYMONTHDAY=1
    le 1er de chaque mois > FREQ=MONTHLY;BYMONTHDAY=1
    tous les 15 du mois > FREQ=MONTHLY;BYMONTHDAY=15
    tous les mois le 5 > FREQ=MONTHLY;BYMONTHDAY=5
    le dernier jour de chaque mois > FREQ=MONTHLY;BYMONTHDAY=-1
    le dernier vendredi de chaque mois > FREQ=MONTHLY;BYDAY=-1FR
    tous les ans > FREQ=YEARLY
    tous les ans le 5 mai > FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=5
    tous les jours à 18h > FREQ=DAILY;BYHOUR=18;BYMINUTE=0
    tous les matins > FREQ=DAILY;BYHOUR=9;BYMINUTE=0
    toutes les heures > -
    """)
}
