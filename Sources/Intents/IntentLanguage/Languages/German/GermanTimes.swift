import IntentKit

extension TimeWords {
  /// German.
  public static let german = TimeWords(
    spelling: .german,
    weekdays: [
      "montag|mo|montags", "dienstag|di|dienstags", "mittwoch|mi|mittwochs",
      "donnerstag|do|donnerstags", "freitag|fr|freitags",
      "samstag|sa|samstags|sonnabend|sonnabends", "sonntag|so|sonntags",
    ],
    months: [
      "januar|jan|jänner", "februar|feb|feber", "märz|mrz", "april|apr", "mai", "juni|juno",
      "juli|julei", "august|aug", "september|sep|sept", "oktober|okt", "november|nov",
      "dezember|dez",
    ],
    units: [
      .second: "sekunde|sekunden|sek|s", .minute: "minute|minuten|min",
      .hour: "stunde|stunden|std|h", .day: "tag|tage|tagen|tages",
      .week: "woche|wochen", .month: "monat|monate|monaten|monats",
      .year: "jahr|jahre|jahren|jahres",
    ],
    parts: [
      .morning: "morgen|vormittag|früh|morgens|vormittags|morgends",
      .afternoon: "nachmittag|nachmittags|mittag|mittags",
      .evening: "abend|abends", .night: "nacht|nachts",
    ],
    ordinals: ordinals,
    nths: [
      "erster|erste|ersten|erstes", "zweiter|zweite|zweiten|zweites",
      "dritter|dritte|dritten|drittes", "vierter|vierte|vierten|viertes",
    ], last: "letzter|letzte|letzten|letztes",
    articles: "ein eine einen einem einer", and: "und", writtenOnly: "moregn", isDayFirst: true,
    readsTwelveHours: false,
    dates: dates, hours: hours, clocks: clocks, times: times, moments: moments, periods: periods,
    durations: durations, recurrences: recurrences)

  /// "erster|erste|ersten", to "einunddreißigsten".
  private static let ordinals: [String] = {
    let stems = [
      "erst", "zweit", "dritt", "viert", "fünft", "sechst", "siebt", "acht", "neunt", "zehnt",
      "elft", "zwölft", "dreizehnt", "vierzehnt", "fünfzehnt", "sechzehnt", "siebzehnt",
      "achtzehnt", "neunzehnt", "zwanzigst", "einundzwanzigst", "zweiundzwanzigst",
      "dreiundzwanzigst", "vierundzwanzigst", "fünfundzwanzigst", "sechsundzwanzigst",
      "siebenundzwanzigst", "achtundzwanzigst", "neunundzwanzigst", "dreißigst",
      "einunddreißigst",
    ]
    return stems.map { "\($0)er|\($0)e|\($0)en" }
  }()

  private static let dates: Rules = [
    "heute": .day(0),
    "(morgen|moregn)": .day(1),
    "gestern": .day(-1),
    "übermorgen": .day(2),
    "vorgestern": .day(-2),
    "[am|den] {weekday}": .weekday(.bare),
    "[am|an] (diesen|diesem|kommenden|den kommenden|dem kommenden) {weekday}": .weekday(.this),
    "[am] (nächsten|den nächsten|nächster|nächste) {weekday}": .weekday(.next),
    "[am] (letzten|den letzten|vergangenen|vorigen) {weekday}": .weekday(.last),
    "[am] {weekday} (nächste woche|nächster woche|in der nächsten woche|kommende woche)":
      .weekdayOfWeek(1),
    "(nächste woche|kommende woche) [am] {weekday}": .weekdayOfWeek(1),
    "[am] {weekday} (diese woche|dieser woche)": .weekdayOfWeek(0),
    "diese woche [am] {weekday}": .weekdayOfWeek(0),
    "[am] {weekday} (letzte woche|letzter woche|vorige woche)": .weekdayOfWeek(-1),
    "letzte woche [am] {weekday}": .weekdayOfWeek(-1),
    "({weekday} in einer woche|{weekday} in acht tagen)": .weekdayInAWeek,
    "(am|zum|den|der|vom) {day}": .dayOfMonth(),
    "(am|zum|den) {day} (des monats|im monat)": .dayOfMonth(),
    "(am|zum|den) {day} (dieses monats|diesen monat|diesen monats)": .dayOfMonth(0),
    "(am|zum|den) {day} (nächsten monat|nächsten monats|des nächsten monats|im nächsten monat)":
      .dayOfMonth(1),
    "(am|den) {day} (letzten monat|letzten monats|des letzten monats)": .dayOfMonth(-1),
    "[am|den|zum] [{weekday}] [der|den|dem] {day} {month} [{year}]": .date,
    "[am] {weekday} (den|dem|der) {day}": .dayOfMonth(),
    "in {duration}": .later,
    "{duration} nach {date}": .later,
    "vor {duration}": .earlier,
    "{duration} vor {date}": .earlier,
    "[am|zum|zu] (anfang|beginn) (der|des|von|vom) {period}": .startOf,
    "[am|zum|zu] (anfang|beginn) (der|des) {unit}": .startOf,
    "(anfang|beginn) {period}": .startOf,
    "[am|zum|bis|bis zum] ende (der|des|von|vom) {period}": .endOf,
    "[am|zum|bis|bis zum] ende (der|des) {unit}": .endOf,
    "[bis] ende {period}": .endOf,
    "[am] (letzter|letzten|der letzte) tag (der|des|von|im) {period}": .endOf,
    "[am] (erster|ersten|der erste) tag (der|des|von|im) {period}": .startOf,
    "[am|der] {nth} {weekday} (im|in|des|der) {period}": .weekdayOfPeriod,
    "[am|der] {nth} {weekday} {period}": .weekdayOfPeriod,
  ]

  private static let hours: Rules = [
    "{hour}": .hour,
    "{hour} uhr [{minute}]": .hour,
    "halb {hourly}": .offset(-30),
    "viertel nach {hourly}": .offset(15),
    "viertel vor {hourly}": .offset(-15),
    "(dreiviertel|drei viertel) {hourly}": .offset(-15),
    "{minute} [minuten] nach {hourly}": .past,
    "{minute} [minuten] vor {hourly}": .to,
    "fünf vor halb {hourly}": .offset(-35),
    "fünf nach halb {hourly}": .offset(-25),
    "zehn vor halb {hourly}": .offset(-40),
    "zehn nach halb {hourly}": .offset(-20),
  ]

  private static let clocks: Rules = [
    "{hour} uhr [{minute}]": .hour,
    "{hourly} [uhr] {part}": .inPart,
    "{hourly} uhr": .same,
    "{hourly} (in der|am) {part}": .inPart,
    "{part} um {hourly}": .inPart,
    "mitternacht": .time(0),
    "(zwölf uhr mittags|mittags um zwölf|zum mittag)": .time(12 * 60),
  ]

  private static let times: Rules = [
    "(um|gegen|ab|bis|vor) {hourly}": .same,
    "[um|gegen|ab|bis|vor] {clock}": .same,
    "(am|in der|gegen) {part}": .inPart,
    "(am|in der) {part} um {hourly}": .inPart,
  ]

  private static let moments: Rules = [
    "{date} {at}": .moment,
    "{at} {date}": .moment,
    "{date} [am|in der] {part} [{at}]": .moment,
    "{at} {date} {part}": .moment,
    "{at}": .moment,
    "heute {part}": .partOfToday(nil),
    "heute {part} {at}": .partOfToday(nil),
    "{at} heute {part}": .partOfToday(nil),
    "[in] (diesen|dieser|diese) {part}": .partOfToday(nil),
  ]

  private static let periods: Rules = [
    "(dieser|diese|dieses|diesen|in dieser|in diesem) {unit}": .unit(0),
    "(die|das|den|der|dem) {unit}": .unit(0),
    "(die|der|das|des) (laufende|laufenden|aktuelle|aktuellen) {unit}": .unit(0),
    "[die|den|das|der|dem|in der|im|des] (nächste|nächsten|nächstes|nächster|kommende|kommenden|kommendes) {unit}":
      .unit(1),
    "[die|den|das|der|dem|in der|im|des] (letzte|letzten|letztes|letzter|vergangene|vergangenen|vergangenes|vorige|voriger|vorigen|voriges) {unit}":
      .unit(-1),
    "(übernächste|übernächsten|übernächstes) {unit}": .unit(2),
    "(vorletzte|vorletzten|vorletztes) {unit}": .unit(-2),
    "[an] (am|dieses|diesem|das) wochenende": .weekend(0),
    "[am] (nächstes|nächsten|kommendes|kommenden) wochenende": .weekend(1),
    "[am] (letztes|letzten|vergangenes|vergangenen) wochenende": .weekend(-1),
    "[im|in|im monat] {month} [{year}]": .month(.bare),
    "[im] (nächsten|kommenden) {month}": .month(.next),
    "[im] (letzten|vergangenen) {month}": .month(.last),
    "[im|im jahr|in|das jahr] {year}": .year,
    "(in der|im|während der|während des) {unit}": .unit(0),
    "[in|über|während] [den|die|der] (letzten|vergangenen) {n} {unit}": .lastUnits,
    "[in|über] [den|die|der] (nächsten|kommenden) {n} {unit}": .nextUnits,
    "(von|vom|zwischen|zwischen dem) {date} (bis|bis zum|und|und dem) {date}": .between,
    "{date} (bis|bis zum) {date}": .between,
    "[vom|zwischen dem|von] {day} (bis|bis zum|und|und dem) {day} {month} [{year}]": .between,
    "(von|zwischen) {month} (bis|und) {month} [{year}]": .between,
    "(seit|seit dem) ({date}|{period})": .since,
    "(bis|bis zum|bis zur|vor|vor dem) ({date}|{period})": .until,
    "(in|im|während|für|von|über|des|der) {period}": .wholePeriod,
    "(für|von) {date}": .wholePeriod,
  ]

  private static let durations: Rules = [
    "{n} {unit}": .units(),
    "{n} einhalb {unit}": .units(halves: 1),
    "{n} und [eine|ein] (halbe|halb|halbes|halben) {unit}": .units(halves: 1),
    "(eineinhalb|anderthalb) jahre": .fixed(18, .month),
    "(eineinhalb|anderthalb) stunden": .fixed(90, .minute),
    "(eineinhalb|anderthalb) minuten": .fixed(90, .second),
    "zweieinhalb stunden": .fixed(150, .minute),
    "dreieinhalb stunden": .fixed(210, .minute),
    "(halbe|halbes|halben|eine halbe|ein halbes|einen halben|einer halben|einem halben) {unit}":
      .quarters(2),
    "(viertel|eine viertel|einer viertel) {unit}": .quarters(1),
    "(viertelstunde|eine viertelstunde|einer viertelstunde)": .fixed(15, .minute),
    "(dreiviertelstunde|eine dreiviertelstunde|einer dreiviertelstunde)": .fixed(45, .minute),
    "(drei viertel|dreiviertel) {unit}": .quarters(3),
    "(ein paar|paar) {unit}": .pair,
    "(vierzehn tage|vierzehn tagen)": .fixed(2, .week),
    "{n} (h|stunden|stunde) {minute}": .hoursAndMinutes,
  ]

  private static let recurrences: Rules = [
    "(jeden|jede|jedes) {unit}": .every(),
    "alle {n} {unit}": .every(),
    "(jeden zweiten|jede zweite|jedes zweite) {unit}": .every(2),
    "(einmal|ein mal) (pro|im|in der|am) {unit}": .every(),
    "(täglich|jeden tag)": .everyFixed(1, .day),
    "(wöchentlich|jede woche)": .everyFixed(1, .week),
    "(vierzehntägig|zweiwöchentlich|alle vierzehn tage)": .everyFixed(2, .week),
    "(monatlich|jeden monat)": .everyFixed(1, .month),
    "(vierteljährlich|jedes quartal|einmal im quartal)": .everyFixed(3, .month),
    "(jährlich|jedes jahr)": .everyFixed(1, .year),
    "(jeden|jede) {weekdays}": .everyWeekday(),
    "(jeden|jede) {weekday} und jeden {weekday}": .everyWeekday(),
    "alle {n} wochen am {weekdays}": .everyWeekday(),
    "(jede woche|wöchentlich) am {weekdays}": .everyWeekday(),
    "jeden zweiten {weekday}": .everyWeekday(2),
    "immer (am|an) {weekdays}": .everyWeekday(),
    "montags": .everyWeek(on: [.monday]),
    "dienstags": .everyWeek(on: [.tuesday]),
    "mittwochs": .everyWeek(on: [.wednesday]),
    "donnerstags": .everyWeek(on: [.thursday]),
    "freitags": .everyWeek(on: [.friday]),
    "(samstags|sonnabends)": .everyWeek(on: [.saturday]),
    "sonntags": .everyWeek(on: [.sunday]),
    "(jeden werktag|werktags|an werktagen|wochentags|unter der woche)":
      .everyWeek(on: [.monday, .tuesday, .wednesday, .thursday, .friday]),
    "(jedes wochenende|am wochenende immer|an wochenenden)": .everyWeek(on: [.saturday, .sunday]),
    "(jeden|jede) {part}": .everyPart,
    "[am] {day} (jedes monats|jeden monats|eines jeden monats|im monat)": .everyMonth,
    "(jeden monat|monatlich) am {day}": .everyMonth,
    "alle {n} monate am {day}": .everyMonth,
    "jeden {ordinal} (im monat|des monats)": .everyMonth,
    "jeden {nth} {weekday} [im monat|des monats]": .everyMonth,
    "[am] {nth} {weekday} (jedes monats|jeden monats|im monat|des monats)": .everyMonth,
    "jeden monat am {nth} {weekday}": .everyMonth,
    "alle {n} monate am {nth} {weekday}": .everyMonth,
    "[am] letzten tag (jedes monats|jeden monats|im monat|des monats)": .everyEndOfMonth,
    "jeden monat am (letzten tag|letzten)": .everyEndOfMonth,
    "alle {n} monate am letzten tag": .everyEndOfMonth,
    "(jeden monat am ende|am ende jedes monats|jedes monatsende|zum monatsende)": .everyEndOfMonth,
    "jeden {day} {month}": .everyYear,
    "(jedes jahr|jährlich) am {day} {month}": .everyYear,
    "am {day} {month} jedes jahr": .everyYear,
    "alle {n} jahre am {day} {month}": .everyYear,
  ]
}
