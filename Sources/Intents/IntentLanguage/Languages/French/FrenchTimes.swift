import IntentKit

extension TimeWords {
  /// French.
  public static let french = TimeWords(
    spelling: .french,
    weekdays: [
      "lundi|lundis|lun", "mardi|mardis", "mercredi|mercredis|mer", "jeudi|jeudis|jeu",
      "vendredi|vendredis|ven", "samedi|samedis|sam", "dimanche|dimanches|dim",
    ],
    months: [
      "janvier|janv", "février|fév|févr", "mars", "avril|avr", "mai", "juin", "juillet|juil",
      "août",
      "septembre|sept", "octobre|oct", "novembre|nov", "décembre|déc",
    ],
    units: [
      .second: "seconde|secondes|sec|s", .minute: "minute|minutes|min|mn",
      .hour: "heure|heures|h", .day: "jour|jours|journée|journées", .week: "semaine|semaines",
      .month: "mois", .year: "an|ans|année|années",
    ],
    parts: [
      .morning: "matin|matins|matinée", .afternoon: "après-midi|aprèm",
      .evening: "soir|soirs|soirée", .night: "nuit|nuits",
    ],
    ordinals: ["premier"],
    nths: ["premier|première", "deuxième|second|seconde", "troisième", "quatrième"],
    ordinalSuffixes: "er", last: "dernier|dernière", articles: "un une",
    and: "et", writtenOnly: "h", isDayFirst: true, readsTwelveHours: false, dates: dates,
    hours: hours,
    clocks: clocks, times: times, moments: moments, periods: periods, durations: durations,
    recurrences: recurrences)

  private static let dates: Rules = [
    "aujourd'hui": .day(0),
    "demain": .day(1),
    "hier": .day(-1),
    "(après-demain|après demain)": .day(2),
    "(avant-hier|avant hier)": .day(-2),
    "[le] {weekday}": .weekday(.bare),
    "ce {weekday}": .weekday(.this),
    "(ce {weekday} qui vient|{weekday} qui vient)": .weekday(.this),
    "[le] {weekday} prochain": .weekday(.next),
    "[le] {weekday} (dernier|passé)": .weekday(.last),
    "[le] {weekday} [de] (la semaine prochaine|la semaine suivante)": .weekdayOfWeek(1),
    "la semaine prochaine [le] {weekday}": .weekdayOfWeek(1),
    "[le] {weekday} de cette semaine": .weekdayOfWeek(0),
    "[le] {weekday} [de] la semaine dernière": .weekdayOfWeek(-1),
    "{weekday} en huit": .weekdayInAWeek,
    "le {day}": .dayOfMonth(),
    "le {day} du mois": .dayOfMonth(),
    "le {day} de ce mois": .dayOfMonth(0),
    "le {day} (du mois prochain|du mois suivant)": .dayOfMonth(1),
    "le {day} du mois dernier": .dayOfMonth(-1),
    "[le] [{weekday}] [le] {day} {month} [{year}]": .date,
    "[le] {weekday} [le] {day}": .dayOfMonth(),
    "(dans|d'ici) {duration}": .later,
    "{duration} après {date}": .later,
    "il y a {duration}": .earlier,
    "{duration} avant {date}": .earlier,
    "[au|le] début (de|du|d') {period}": .startOf,
    "[au|le] début (du|de la|de l') {unit}": .startOf,
    "[à|a|avant|pour] [la] fin (du|de la|de l') {unit}": .endOf,
    "[à|a|avant|pour] [la] fin (de|du|d') {period}": .endOf,
    "[à|a|avant|pour] [la] fin {period}": .endOf,
    "le dernier jour (de|du|d') {period}": .endOf,
    "le dernier jour (du|de la|de l') {unit}": .endOf,
    "le premier jour (de|du|d') {period}": .startOf,
    "le {nth} {weekday} (de|du|d') {period}": .weekdayOfPeriod,
    "le {weekday} {nth} (de|du|d') {period}": .weekdayOfPeriod,
  ]

  private static let hours: Rules = [
    "{hour} (heure|heures|h) [{minute}]": .hour,
    "{hour} (heure|heures|h) et (demi|demie)": .offset(30),
    "{hour} (heure|heures|h) et quart": .offset(15),
    "{hour} (heure|heures|h) moins [le] quart": .offset(-15),
    "{hour} (heure|heures|h) moins {minute}": .to,
  ]

  private static let clocks: Rules = [
    "{hourly} [du|de l'|de la] {part}": .inPart,
    "midi": .time(12 * 60),
    "midi et (demi|demie)": .time(12 * 60 + 30),
    "minuit": .time(0),
    "minuit et (demi|demie)": .time(30),
  ]

  private static let times: Rules = [
    "(à|vers|pour|avant|dès) {hourly}": .same,
    "[à|vers|pour|avant|dès] {clock}": .same,
    "(au {part}|le {part}|dans la {part}|dans l'{part}|en {part}|en fin de {part})": .inPart,
  ]

  private static let moments: Rules = [
    "{date} {at}": .moment,
    "{at} {date}": .moment,
    "{date} [dans la|dans l'] {part} [{at}]": .moment,
    "{at} {date} {part}": .moment,
    "{at}": .moment,
    "(ce|cet|cette) {part}": .partOfToday(nil),
    "(ce|cet|cette) {part} {at}": .partOfToday(nil),
    "{at} (ce|cet|cette) {part}": .partOfToday(nil),
  ]

  private static let periods: Rules = [
    "(ce|cet|cette) {unit}": .unit(0),
    "(le|la|l') {unit}": .unit(0),
    "ce {unit} ci": .unit(0),
    "(le|la|l') {unit} (en cours|courant|courante|courants)": .unit(0),
    "[le|la|l'] {unit} (prochain|prochaine|suivant|suivante|qui vient)": .unit(1),
    "[le|la|l'] {unit} (dernier|dernière|passé|passée|précédent|précédente)": .unit(-1),
    "(ce|le) (week-end|weekend)": .weekend(0),
    "le (week-end|weekend) prochain": .weekend(1),
    "le (week-end|weekend) dernier": .weekend(-1),
    "[en|au mois de|au mois d'] {month} [{year}]": .month(.bare),
    "[en] {month} prochain": .month(.next),
    "[en] {month} dernier": .month(.last),
    "[en] {year}": .year,
    "(les|des|ces|pendant les|durant les|sur les) {n} (derniers|dernières) {unit}": .lastUnits,
    "(les|des|dans les|pendant les|ces) {n} (prochains|prochaines) {unit}": .nextUnits,
    "(de|du|entre|d') {date} (à|au|jusqu'à|jusqu'au|et) {date}": .between,
    "{date} (à|au|jusqu'à|jusqu'au) {date}": .between,
    "(du|entre le) {day} (au|et le|jusqu'au) {day} {month} [{year}]": .between,
    "(de|d'|entre) {month} (à|et) {month} [{year}]": .between,
    "(depuis|depuis le|depuis la) ({date}|{period})": .since,
    "(jusqu'à|jusqu'au|d'ici|d'ici le|d'ici à|d'ici au|avant|avant le) ({date}|{period})": .until,
    "(pendant|durant|pour|de|du|d'|en|au cours de|au cours du) {period}": .wholePeriod,
    "pour {date}": .wholePeriod,
  ]

  private static let durations: Rules = [
    "{n} {unit}": .units(),
    "{n} {unit} et (demi|demie)": .units(halves: 1),
    "(demi|demie|une demi|une demie) {unit}": .quarters(2),
    "(un quart|un quart d'|quart d') {unit}": .quarters(1),
    "trois quarts (de|d') {unit}": .quarters(3),
    "(une quinzaine|une quinzaine de jours|quinze jours)": .fixed(2, .week),
    "une huitaine [de jours]": .fixed(1, .week),
    "{n} (h|heure|heures) {minute}": .hoursAndMinutes,
  ]

  private static let recurrences: Rules = [
    "(tous les|toutes les) {unit}": .every(),
    "(tous les|toutes les) {n} {unit}": .every(),
    "(chaque) {unit}": .every(),
    "(un|une) {unit} sur deux": .every(2),
    "une fois par {unit}": .every(),
    "(quotidiennement|chaque jour)": .everyFixed(1, .day),
    "(hebdomadairement|hebdomadaire)": .everyFixed(1, .week),
    "(mensuellement|mensuel|mensuelle)": .everyFixed(1, .month),
    "(trimestriellement|tous les trimestres|chaque trimestre)": .everyFixed(3, .month),
    "(annuellement|annuel|annuelle)": .everyFixed(1, .year),
    "(tous les|chaque) {weekdays}": .everyWeekday(),
    "toutes les {n} semaines le {weekdays}": .everyWeekday(),
    "toutes les semaines le {weekdays}": .everyWeekday(),
    "un {weekday} sur deux": .everyWeekday(2),
    "(en semaine|tous les jours ouvrables|tous les jours de la semaine|les jours de semaine)":
      .everyWeek(on: [.monday, .tuesday, .wednesday, .thursday, .friday]),
    "(tous les week-ends|tous les weekends|chaque week-end|chaque weekend)":
      .everyWeek(on: [.saturday, .sunday]),
    "(tous les|chaque) {part}": .everyPart,
    "[le] {day} (de chaque|de tous les) mois": .everyMonth,
    "tous les {ordinal} du mois": .everyMonth,
    "tous les {day} du mois": .everyMonth,
    "(chaque mois le|tous les mois le) {day}": .everyMonth,
    "tous les {n} mois le {day}": .everyMonth,
    "(tous les|chaque) {nth} {weekday} [du mois|de chaque mois]": .everyMonth,
    "le {nth} {weekday} (de chaque|de tous les) mois": .everyMonth,
    "tous les [{n}] mois le {nth} {weekday}": .everyMonth,
    "le dernier jour (de chaque|de tous les) mois": .everyEndOfMonth,
    "tous les [{n}] mois le dernier jour": .everyEndOfMonth,
    "(à la fin de chaque mois|chaque fin de mois|tous les fins de mois)": .everyEndOfMonth,
    "(tous les|chaque) {day} {month}": .everyYear,
    "le {day} {month} de chaque année": .everyYear,
    "(chaque année|tous les ans) le {day} {month}": .everyYear,
    "tous les {n} ans le {day} {month}": .everyYear,
  ]
}
