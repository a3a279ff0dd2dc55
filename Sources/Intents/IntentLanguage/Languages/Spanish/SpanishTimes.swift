import IntentKit

extension TimeWords {
  /// Spanish.
  public static let spanish = TimeWords(
    spelling: .spanish,
    weekdays: [
      "lunes|lun", "martes|mar", "miércoles|mie", "jueves|jue", "viernes|vie",
      "sábado|sábados|sab", "domingo|domingos|dom",
    ],
    months: [
      "enero|ene", "febrero|feb", "marzo", "abril|abr", "mayo", "junio|jun", "julio|jul",
      "agosto|ago", "septiembre|setiembre|sep|sept", "octubre|oct", "noviembre|nov",
      "diciembre|dic",
    ],
    units: [
      .second: "segundo|segundos|seg|s", .minute: "minuto|minutos|min|minutito|minutitos",
      .hour: "hora|horas|h", .day: "día|días", .week: "semana|semanas", .month: "mes|meses",
      .year: "año|años",
    ],
    parts: [
      .morning: "mañana|madrugada", .afternoon: "tarde|mediodía", .night: "noche",
    ],
    ordinals: ["primero|primer"],
    nths: ["primer|primero", "segundo", "tercer|tercero", "cuarto"], last: "último",
    articles: "un una", and: "y", writtenOnly: "h", isDayFirst: true, readsTwelveHours: false,
    dates: dates, hours: hours, clocks: clocks, times: times, moments: moments, periods: periods,
    durations: durations, recurrences: recurrences)

  private static let dates: Rules = [
    "hoy": .day(0),
    "mañana": .day(1),
    "ayer": .day(-1),
    "pasado mañana": .day(2),
    "(anteayer|antes de ayer|antier)": .day(-2),
    "[el|al|del] {weekday}": .weekday(.bare),
    "(este|el próximo|próximo) {weekday}": .weekday(.this),
    "el {weekday} que viene": .weekday(.next),
    "el {weekday} (pasado|último)": .weekday(.last),
    "el (pasado|último) {weekday}": .weekday(.last),
    "[el] {weekday} de (la semana que viene|la próxima semana|la semana próxima)":
      .weekdayOfWeek(1),
    "[el] {weekday} de esta semana": .weekdayOfWeek(0),
    "[el] {weekday} de (la semana pasada|la última semana)": .weekdayOfWeek(-1),
    "(el {weekday} en ocho días|de este {weekday} en ocho días)": .weekdayInAWeek,
    "(el|el día|al|del|al día|día) {day}": .dayOfMonth(),
    "(el|el día|día) {day} (de este mes|del mes)": .dayOfMonth(0),
    "(el|el día|día) {day} (del mes que viene|del próximo mes)": .dayOfMonth(1),
    "(el|el día|día) {day} (del mes pasado|del último mes)": .dayOfMonth(-1),
    "[el|al|del] [{weekday}] [el|día] {day} [de] {month} [(de|del)] [{year}]": .date,
    "[el] {weekday} (día|el día) {day}": .dayOfMonth(),
    "[el] {weekday} {day}": .dayOfMonth(),
    "(en|dentro de) {duration}": .later,
    "{duration} después (de|del) {date}": .later,
    "hace {duration}": .earlier,
    "{duration} antes (de|del) {date}": .earlier,
    "[a|al|el] (principio|principios|comienzo|inicio) (de|del) {period}": .startOf,
    "[a|al|el] (principio|principios|comienzo|inicio) (de|del|de la) {unit}": .startOf,
    "[a|al|el] (final|finales|fin) (de|del) {period}": .endOf,
    "[a|al|el] (final|finales|fin) (de|del|de la) {unit}": .endOf,
    "[el] último día (de|del|de la) {period}": .endOf,
    "[el] primer día (de|del|de la) {period}": .startOf,
    "[el] {nth} {weekday} (de|del|en) {period}": .weekdayOfPeriod,
  ]

  private static let hours: Rules = [
    "{hour}": .hour,
    "{hour} (horas|h) [{minute}]": .hour,
    "{hourly} y media": .offset(30),
    "{hourly} y cuarto": .offset(15),
    "{hourly} menos cuarto": .offset(-15),
    "{hourly} (en punto|horas)": .same,
    "{hour} y {minute}": .hour,
  ]

  private static let clocks: Rules = [
    "(la|las) {hourly}": .same,
    "{hourly} (horas|en punto)": .same,
    "[la|las] {hourly} (de la|del|por la) {part}": .inPart,
    "medianoche": .time(0),
    "(mediodía|doce del mediodía)": .time(12 * 60),
  ]

  private static let times: Rules = [
    "(a|sobre|hacia|desde|antes de|hasta) (la|las) {hourly}": .same,
    "[a|sobre|hacia|desde|antes de|hasta|al] {clock}": .same,
    "(por la|de la|en la|a la) {part}": .inPart,
    "(por la|de la|en la) {part} a (la|las) {hourly}": .inPart,
  ]

  private static let moments: Rules = [
    "{date} {at}": .moment,
    "{at} {date}": .moment,
    "{date} (por la|de la|en la|a la|al) {part} [{at}]": .moment,
    "{at} {date} (por la|de la) {part}": .moment,
    "{at}": .moment,
    "esta {part} [{at}]": .partOfToday(nil),
    "{at} (esta|de esta) {part}": .partOfToday(nil),
  ]

  private static let periods: Rules = [
    "(este|esta|en este|en esta) {unit}": .unit(0),
    "(el|la) {unit}": .unit(0),
    "(el|la) {unit} (actual|en curso)": .unit(0),
    "[en] (el|la) {unit} que viene": .unit(1),
    "[en] [el|la] (próximo|próxima|siguiente) {unit}": .unit(1),
    "[en] (el|la) {unit} (próximo|próxima|siguiente)": .unit(1),
    "[en] (el|la) {unit} (pasado|pasada|anterior)": .unit(-1),
    "[en] [el|la] (pasado|pasada|último|última) {unit}": .unit(-1),
    "[en] (este|el) fin de semana": .weekend(0),
    "[en] (el fin de semana que viene|el próximo fin de semana)": .weekend(1),
    "[en] (el fin de semana pasado|el pasado fin de semana|el último fin de semana)": .weekend(-1),
    "[en|el mes de|en el mes de] {month} [(de|del)] [{year}]": .month(.bare),
    "[en] [el] (próximo) {month}": .month(.next),
    "[en] [el] {month} que viene": .month(.next),
    "[en] [el] {month} pasado": .month(.last),
    "[en|en el año|el año|el] {year}": .year,
    "(durante el|durante la|en el|en la) {unit}": .unit(0),
    "[en|durante] [los|las] (últimos|últimas) {n} {unit}": .lastUnits,
    "[en|durante] [los|las] (próximos|próximas) {n} {unit}": .nextUnits,
    "(de|del|desde|entre) {date} (a|al|hasta|y) {date}": .between,
    "{date} (a|hasta) {date}": .between,
    "[del|de|entre el] {day} (al|a|y|y el) {day} [de] {month} [(de|del)] [{year}]": .between,
    "(de|desde|entre) {month} (a|hasta|y) {month} [(de|del)] [{year}]": .between,
    "desde ({date}|{period})": .since,
    "(hasta|antes de|antes del) ({date}|{period})": .until,
    "(en|durante|para|de|del) {period}": .wholePeriod,
    "(para|de) {date}": .wholePeriod,
  ]

  private static let durations: Rules = [
    "{n} {unit}": .units(),
    "{n} {unit} y (medio|media)": .units(halves: 1),
    "{unit} y (medio|media)": .quarters(6),
    "(medio|media) {unit}": .quarters(2),
    "(un cuarto de|cuarto de) {unit}": .quarters(1),
    "(tres cuartos de) {unit}": .quarters(3),
    "(un par de|par de) {unit}": .pair,
    "(quince días|una quincena)": .fixed(2, .week),
    "{n} (h|horas|hora) {minute}": .hoursAndMinutes,
  ]

  private static let recurrences: Rules = [
    "(todos los|todas las|cada) {unit}": .every(),
    "cada {n} {unit}": .every(),
    "(un día sí y otro no|un día sí y un día no)": .everyFixed(2, .day),
    "(una vez|una sola vez) (por|al|a la) {unit}": .every(),
    "(diariamente|a diario)": .everyFixed(1, .day),
    "semanalmente": .everyFixed(1, .week),
    "(quincenalmente|cada quince días|cada quincena)": .everyFixed(2, .week),
    "mensualmente": .everyFixed(1, .month),
    "(trimestralmente|cada trimestre|todos los trimestres)": .everyFixed(3, .month),
    "anualmente": .everyFixed(1, .year),
    "(todos los|cada|los) {weekdays}": .everyWeekday(),
    "(cada|todos los) {weekday} y (cada|todos los) {weekday}": .everyWeekday(),
    "cada {n} semanas (el|los) {weekdays}": .everyWeekday(),
    "(cada semana|todas las semanas) (el|los) {weekdays}": .everyWeekday(),
    "(entre semana|los días laborables|todos los días laborables|de lunes a viernes)":
      .everyWeek(on: [.monday, .tuesday, .wednesday, .thursday, .friday]),
    "(los fines de semana|todos los fines de semana|cada fin de semana)":
      .everyWeek(on: [.saturday, .sunday]),
    "(todas las|cada) (mañanas|mañana)": .everyFixed(1, .day),
    "[el] [día] {day} de cada mes": .everyMonth,
    "(cada mes|todos los meses|mensualmente) el [día] {day}": .everyMonth,
    "cada {n} meses el [día] {day}": .everyMonth,
    "[el] {nth} {weekday} (de cada mes|del mes)": .everyMonth,
    "(cada mes|todos los meses) el {nth} {weekday}": .everyMonth,
    "cada {n} meses el {nth} {weekday}": .everyMonth,
    "[el] último día de cada mes": .everyEndOfMonth,
    "(cada mes|todos los meses) el último día": .everyEndOfMonth,
    "cada {n} meses el último día": .everyEndOfMonth,
    "(a final de cada mes|a finales de cada mes|cada fin de mes|todos los fines de mes)":
      .everyEndOfMonth,
    "cada {day} de {month}": .everyYear,
    "(cada año|todos los años|anualmente) el {day} de {month}": .everyYear,
    "el {day} de {month} de cada año": .everyYear,
    "cada {n} años el {day} de {month}": .everyYear,
  ]
}
