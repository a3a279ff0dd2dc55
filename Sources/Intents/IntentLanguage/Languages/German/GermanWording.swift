public import IntentKit

/// The German wording of the conversations' messages. It addresses the user with "du".
public struct GermanWording: Wording {
  /// Creates the wording.
  public init() {}

  /// "ja", "und", a comma before decimals.
  public var values: ValueWords {
    ValueWords(
      yes: "ja", no: "nein", and: "und", or: "oder", decimalSign: ",",
      currencySignFollows: true, all: { _ in "alles" }, time: GermanTimeWording.text)
  }

  /// Returns the phrases that run a shortcut by its name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The phrases.
  public func phrases(toRun name: String) -> [String] {
    ["starte \(name)", "führ \(name) aus", "führe \(name) aus", "mach \(name)", name]
  }

  /// Words a message.
  ///
  /// - Parameter message: The message.
  /// - Returns: The message's text.
  public func dialogue(for message: Message) -> Dialogue {
    switch message {
    case .question(let parameter, let place):
      Dialogue(parameter.question(ordinal: Self.ordinal(place ?? 1)))
    case .parameterHelp(let parameter):
      Dialogue(
        "\(parameter.help ?? "Ich brauche \(Self.description(of: parameter.kind)).") "
          + Self.waysOut,
        short: parameter.help ?? "Ich brauche \(Self.description(of: parameter.kind)).")
    case .waysOut: Dialogue(Self.waysOut)
    case .suggestions(let parameter, let names):
      names.isEmpty
        ? "Ich brauche \(Self.description(of: parameter.kind)). Oder sag „abbrechen“."
        : "Du kannst \(names.enumerated("oder")) sagen. Oder sag „abbrechen“."
    case .notUnderstood: "Das habe ich leider nicht verstanden."
    case .noSuchRequest(let samples):
      samples.isEmpty
        ? "Das kann ich leider nicht."
        : Dialogue(
          "Das kann ich leider nicht. Du kannst sagen: \(samples[0]).",
          displayed: "Das kann ich leider nicht. Du kannst sagen: \(Self.quoted(samples))")
    case .nothingHeard: "Ich habe nichts gehört."
    case .tooLong: "Das war mir leider zu lang."
    case .notAllowed(let value, let parameter):
      Self.refusal(text(for: value, of: parameter.kind), parameter)
    case .tooMany(let count, let maximum, let parameter):
      "Mehr als \(maximum) gehen nicht (\(parameter.title)), und du hast \(count) angegeben."
    case .onlyOne(let title): "Es geht immer nur eins auf einmal (\(title))."
    case .noSuchEntity(let name, let title): "Ich finde „\(name)“ nicht (\(title))."
    case .entityIsGone(let name, let title): "„\(name)“ (\(title)) gibt es nicht mehr."
    case .notOffered(let name): "„\(name)“ steht nicht zur Wahl."
    case .changedMeanwhile: "Seit du zugestimmt hast, hat sich etwas geändert."
    case .whichOne(let title, let names):
      "Was meinst du (\(title)): \(names.enumerated("oder"))?"
    case .whichIntent(let titles):
      "Möchtest du \(titles.map(Self.inSentence).enumerated("oder"))?"
    case .createNew(let name, let title):
      "„\(name)“ gibt es noch nicht (\(title)). Soll ich das anlegen?"
    case .didYouMean(let name): "Meinst du \(name)?"
    case .confirm(let sentence, let verb):
      switch verb {
      // The values matter.
      case .pay, .send: "\(sentence.withUppercasedFirst). Ist das richtig?"
      case .show, .find: "Möchtest du \(Self.inSentence(sentence))?"
      case .perform, .create, .change, .remove, .undo: "Soll ich \(Self.inSentence(sentence))?"
      }
    case .declined: "Gut, ich mache es nicht."
    case .cancelled: "Gut, ich lasse es."
    case .nothingToDo: "Es gibt nichts zu wiederholen oder rückgängig zu machen."
    case .nothingOpen: "Es ist nichts offen."
    case .undoAfterThis(let sentence):
      "Danach kann ich das rückgängig machen: \(Self.inSentence(sentence))."
    case .shortcutSaved(let phrase): "Gut. Sag „\(phrase)“, dann mache ich das."
    case .shortcutNotSaved(let faults):
      "Das kann ich nicht speichern: \(faults.enumerated("und"))."
    case .confirmUsual(let title): "Wie immer \(Self.inSentence(title))?"
    case .nothingUsual: "Es gibt nichts, was du um diese Zeit immer machst."
    case .leftUndone(let titles): "Das habe ich nicht gemacht: \(titles.enumerated("und"))."
    case .confirmUndo(let sentence):
      "Das Letzte war: \(Self.inSentence(sentence)). Soll ich es rückgängig machen?"
    case .confirmRedo(let sentence):
      "Das wurde rückgängig gemacht: \(Self.inSentence(sentence)). Soll ich es wieder tun?"
    case .cannotUndo(let sentence):
      "Das kann ich nicht rückgängig machen: \(Self.inSentence(sentence))."
    case .interrupted(let sentence, true):
      "Ich wurde letztes Mal unterbrochen. Es ist erledigt: \(Self.inSentence(sentence))."
    case .interrupted(let sentence, false):
      "Ich wurde letztes Mal unterbrochen. Es ist nicht erledigt: \(Self.inSentence(sentence))."
    case .interrupted(let sentence, nil):
      "Ich wurde letztes Mal unterbrochen und weiß nicht, ob es erledigt ist: \(Self.inSentence(sentence))."
    case .startingAgain: "Gut, noch einmal von vorn."
    case .leftOut(let words):
      "Das habe ich weggelassen: \(words.map { "„\($0)“" }.enumerated("und"))."
    case .leaving(let title): "Gut, ich lasse „\(title)“."
    case .resuming(let title): "Gut, zurück zu „\(title)“."
    case .greeting(let expectsRequest):
      expectsRequest ? "Hallo. Was kann ich für dich tun?" : "Hallo."
    case .welcome: "Gern geschehen."
    case .takeYourTime: "Lass dir Zeit."
    case .goodbye: "Auf Wiedersehen."
    case .chooseOne: "Es geht nur eins davon."
    case .help(let samples):
      samples.isEmpty
        ? "Es gibt nichts, worum du mich bitten kannst."
        : Dialogue(
          "Du kannst sagen: \(samples.enumerated("oder")).",
          displayed: "Du kannst sagen: \(Self.quoted(samples))")
    case .yesOrNo: "Bitte sag ja oder nein."
    case .locked(let title): "Bitte entsperre zuerst das Gerät (\(title))."
    case .notOpened: "Ich konnte es nicht öffnen."
    case .givingUp: "Ich verstehe es leider nicht. Lassen wir es vorerst."
    case .expired: "Das ist schon eine Weile her, also fangen wir neu an."
    case .stopped: "Angehalten."
    case .failed(let reason): "Das hat nicht geklappt: \(reason)."
    case .unknownIntent(let name): "„\(name)“ kenne ich nicht."
    case .unknownParameter(let name, let intent): "\(intent) hat kein „\(name)“."
    case .shortcutIsDone(let name, let steps):
      steps == 1 ? "Das war „\(name)“." : "Das war „\(name)“, in \(steps) Schritten."
    case .shortcutStopped(let name, let place, let title, let done):
      Self.stopped(name, place, title, done)
    case .shortcutIsBroken(let name, let faults):
      "„\(name)“ geht nicht mehr: \(faults.enumerated("und"))."
    case .nothingToHandOn(let reference): "Es gibt kein „\(reference)“, um weiterzumachen."
    case .tooManySteps(let limit): "Das sind mehr als \(limit) Schritte."
    case .suggestionReason(let reason, let title): Dialogue(Self.text(for: reason, title))
    }
  }

  private static let waysOut = "Du kannst auch „zurück“, „von vorn“ oder „abbrechen“ sagen."

  /// "erste", "zweite", …; beyond the twentieth in digits.
  static func ordinal(_ place: Int) -> String {
    let words = [
      "erste", "zweite", "dritte", "vierte", "fünfte", "sechste", "siebte", "achte", "neunte",
      "zehnte", "elfte", "zwölfte", "dreizehnte", "vierzehnte", "fünfzehnte", "sechzehnte",
      "siebzehnte", "achtzehnte", "neunzehnte", "zwanzigste",
    ]
    return words.indices.contains(place - 1) ? words[place - 1] : "\(place)."
  }

  /// A title or summary inside a sentence. Nouns keep their capital letter.
  static func inSentence(_ text: String) -> String {
    let first = text.prefix { !$0.isWhitespace }
    return lowercased.contains(String(first)) ? text.withLowercasedFirst : text
  }

  /// The first words of titles that aren't nouns.
  private static let lowercased: Set<String> = [
    "Der", "Die", "Das", "Den", "Dem", "Ein", "Eine", "Einen", "Einem", "Einer", "Zu", "Zur", "Zum",
    "Auf", "Aus", "Von", "Vom", "An", "Bis", "Etwas", "Alle", "Alles", "Mein", "Meine", "Meinen",
    "Noch", "Für", "Mit", "Letzte",
  ]

  private static func stopped(
    _ name: String, _ place: Int, _ title: String?, _ done: [String]
  ) -> Dialogue {
    let step = "Schritt \(place)" + (title.map { ", „\($0)“" } ?? "")
    let rest =
      done.isEmpty
      ? "Vorher wurde nichts erledigt."
      : "Vorher erledigt: \(done.map(inSentence).enumerated("und"))."
    return "„\(name)“ hat bei \(step) angehalten. \(rest)"
  }

  private static func text(for reason: Suggestion.Reason, _ title: String?) -> String {
    switch reason {
    case .time(let minute, let kind, let count, let days):
      let (hour, minutes) = (minute / 60, minute % 60)
      return
        "Das hast du gegen \(hour):\(minutes < 10 ? "0" : "")\(minutes) Uhr gemacht, \(count)-mal an den "
        + "letzten \(days) \(text(for: kind))."
    case .following(let intent, let count, let times):
      return "Das hast du \(count) von \(times) Malen nach „\(title ?? intent)“ gemacht."
    case .often(let count, let donations):
      return "Das waren \(count) deiner letzten \(donations) Wünsche."
    }
  }

  private static func text(for kind: Suggestion.DayKind) -> String {
    switch kind {
    case .everyDay: "Tagen"
    case .weekdays: "Tagen von Montag bis Freitag"
    case .weekends: "Tagen am Wochenende"
    case .weekday(let day):
      [
        "Montagen", "Dienstagen", "Mittwochen", "Donnerstagen", "Freitagen", "Samstagen",
        "Sonntagen",
      ][day.rawValue]
    case .dayOfMonth(let day): "Monatstagen, jeweils am \(day)."
    }
  }

  /// "eine ganze Zahl von 101 bis 999", "leicht oder schwer"; in the accusative.
  private static func description(of kind: ParameterKind) -> String {
    switch kind {
    case .integer(let ranges):
      return ranges == [Int.min...Int.max] ? "eine ganze Zahl" : "eine Zahl: \(allowed(ranges))"
    case .decimal(let range, let digits):
      let isAny = range == DecimalNumber(.min)...DecimalNumber(.max)
      let places =
        digits == 0 ? "eine ganze Zahl" : "eine Zahl mit höchstens \(digits) Nachkommastellen"
      return isAny ? places : "\(places), von \(range.lowerBound) bis \(range.upperBound)"
    case .money: return "einen Geldbetrag"
    case .temporal(let kind, _): return GermanTimeWording.description(of: kind)
    case .boolean: return "ein Ja oder ein Nein"
    case .text: return "ein paar Wörter"
    case .enumeration(_, let cases): return cases.map(\.name).enumerated("oder")
    case .entity(let entity): return "einen Namen (\(entity.title))"
    case .list(let kind, let count):
      let isFixed = count.lowerBound == count.upperBound
      if case .integer(let ranges) = kind, ranges != [Int.min...Int.max] {
        return "\(isFixed ? "\(count.lowerBound)" : "eine oder mehrere") Zahlen: \(allowed(ranges))"
      }
      let number = isFixed ? "\(count.lowerBound)-mal" : "ein oder mehrere Male"
      return "\(number) \(description(of: kind))"
    case .object: return "mehrere Werte"
    }
  }

  private static func refusal(_ value: String, _ parameter: ParameterDeclaration) -> Dialogue {
    if case .list(.integer(let ranges), _) = parameter.kind, ranges != [Int.min...Int.max] {
      return "\(value) geht nicht (\(parameter.title)): Erlaubt sind \(allowed(ranges, "und"))."
    }
    let kind = parameter.kind.elementKind ?? parameter.kind
    if case .integer(let ranges) = kind, ranges != [Int.min...Int.max] {
      return "\(value) geht nicht (\(parameter.title)): Erlaubt ist \(allowed(ranges))."
    }
    return "\(value) geht nicht (\(parameter.title)): Ich brauche \(description(of: kind))."
  }

  private static func allowed(
    _ ranges: [ClosedRange<Int>], _ conjunction: String = "oder"
  ) -> String {
    ranges.map {
      $0.lowerBound == $0.upperBound ? "\($0.lowerBound)" : "\($0.lowerBound) bis \($0.upperBound)"
    }.enumerated(conjunction)
  }

  private static func quoted(_ samples: [String]) -> String {
    samples.map { "„\($0)“" }.enumerated("oder")
  }
}
