public import IntentKit

/// The Dutch wording of the conversations' messages. It addresses the user with "je".
public struct DutchWording: Wording {
  /// Creates the wording.
  public init() {}

  /// "ja", "en", a comma before decimals.
  public var values: ValueWords {
    ValueWords(
      yes: "ja", no: "nee", and: "en", or: "of", decimalSign: ",", all: { _ in "alles" },
      time: DutchTimeWording.text)
  }

  /// Returns the phrases that run a shortcut by its name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The phrases.
  public func phrases(toRun name: String) -> [String] {
    ["start \(name)", "voer \(name) uit", "doe \(name)", name]
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
        "\(parameter.help ?? "Ik heb \(Self.description(of: parameter.kind)) nodig.") \(Self.waysOut)",
        short: parameter.help ?? "Ik heb \(Self.description(of: parameter.kind)) nodig.")
    case .waysOut: Dialogue(Self.waysOut)
    case .suggestions(let parameter, let names):
      names.isEmpty
        ? "Ik heb \(Self.description(of: parameter.kind)) nodig. Of zeg ‘annuleren’."
        : "Je kunt \(names.enumerated("of")) zeggen. Of zeg ‘annuleren’."
    case .notUnderstood: "Sorry, dat heb ik niet begrepen."
    case .noSuchRequest(let samples):
      samples.isEmpty
        ? "Sorry, dat kan ik niet."
        : Dialogue(
          "Sorry, dat kan ik niet. Je kunt zeggen: \(samples[0]).",
          displayed: "Sorry, dat kan ik niet. Je kunt zeggen: \(Self.quoted(samples))")
    case .nothingHeard: "Ik heb niets gehoord."
    case .tooLong: "Sorry, dat was te lang voor me."
    case .notAllowed(let value, let parameter):
      Self.refusal(text(for: value, of: parameter.kind), parameter)
    case .tooMany(let count, let maximum, let parameter):
      "Meer dan \(maximum) kan niet (\(parameter.title)), en je noemde er \(count)."
    case .onlyOne(let title): "Er kan er maar één tegelijk (\(title))."
    case .noSuchEntity(let name, let title): "Ik kan ‘\(name)’ niet vinden (\(title))."
    case .entityIsGone(let name, let title): "‘\(name)’ (\(title)) bestaat niet meer."
    case .notOffered(let name): "‘\(name)’ is niet een van de mogelijkheden."
    case .changedMeanwhile: "Sinds je akkoord ging, is er iets veranderd."
    case .whichOne(let title, let names): "Wat bedoel je (\(title)): \(names.enumerated("of"))?"
    case .whichIntent(let titles): "Wil je \(titles.map(Self.inSentence).enumerated("of"))?"
    case .createNew(let name, let title):
      "‘\(name)’ bestaat nog niet (\(title)). Zal ik het aanmaken?"
    case .didYouMean(let name): "Bedoel je \(name)?"
    case .confirm(let sentence, let verb):
      switch verb {
      // The values matter.
      case .pay, .send: "\(sentence.withUppercasedFirst). Klopt dat?"
      case .show, .find: "Wil je \(Self.inSentence(sentence))?"
      case .perform, .create, .change, .remove, .undo: "Zal ik \(Self.inSentence(sentence))?"
      }
    case .declined: "Goed, ik doe het niet."
    case .cancelled: "Goed, laat maar."
    case .nothingToDo: "Er is niets te herhalen of ongedaan te maken."
    case .nothingOpen: "Er staat niets open."
    case .undoAfterThis(let sentence):
      "Daarna kan ik dit ongedaan maken: \(Self.inSentence(sentence))."
    case .shortcutSaved(let phrase): "Goed. Zeg ‘\(phrase)’, dan doe ik dat."
    case .shortcutNotSaved(let faults): "Dat kan ik niet bewaren: \(faults.enumerated("en"))."
    case .confirmUsual(let title): "Zoals altijd: \(Self.inSentence(title))?"
    case .nothingUsual: "Er is niets wat je altijd rond deze tijd doet."
    case .leftUndone(let titles): "Dit heb ik niet gedaan: \(titles.enumerated("en"))."
    case .confirmUndo(let sentence):
      "Het laatste was: \(Self.inSentence(sentence)). Zal ik het ongedaan maken?"
    case .confirmRedo(let sentence):
      "Dit is ongedaan gemaakt: \(Self.inSentence(sentence)). Zal ik het opnieuw doen?"
    case .cannotUndo(let sentence):
      "Dit kan ik niet ongedaan maken: \(Self.inSentence(sentence))."
    case .interrupted(let sentence, true):
      "Ik werd de vorige keer onderbroken. Het is gebeurd: \(Self.inSentence(sentence))."
    case .interrupted(let sentence, false):
      "Ik werd de vorige keer onderbroken. Het is niet gebeurd: \(Self.inSentence(sentence))."
    case .interrupted(let sentence, nil):
      "Ik werd de vorige keer onderbroken en weet niet of het is gebeurd: \(Self.inSentence(sentence))."
    case .startingAgain: "Goed, opnieuw vanaf het begin."
    case .leftOut(let words):
      "Dit heb ik weggelaten: \(words.map { "‘\($0)’" }.enumerated("en"))."
    case .leaving(let title): "Goed, ik laat ‘\(title)’ even."
    case .resuming(let title): "Goed, terug naar ‘\(title)’."
    case .greeting(let expectsRequest):
      expectsRequest ? "Hallo. Wat kan ik voor je doen?" : "Hallo."
    case .welcome: "Graag gedaan."
    case .takeYourTime: "Neem de tijd."
    case .goodbye: "Tot ziens."
    case .chooseOne: "Er kan er maar één van."
    case .help(let samples):
      samples.isEmpty
        ? "Er is niets wat je me kunt vragen."
        : Dialogue(
          "Je kunt zeggen: \(samples.enumerated("of")).",
          displayed: "Je kunt zeggen: \(Self.quoted(samples))")
    case .yesOrNo: "Zeg alsjeblieft ja of nee."
    case .locked(let title): "Ontgrendel eerst het apparaat (\(title))."
    case .notOpened: "Ik kon het niet openen."
    case .givingUp: "Sorry, ik begrijp het niet. Laten we het er voorlopig bij houden."
    case .expired: "Dat is alweer een tijd geleden, dus we beginnen opnieuw."
    case .stopped: "Gestopt."
    case .failed(let reason): "Dat is niet gelukt: \(reason)."
    case .unknownIntent(let name): "‘\(name)’ ken ik niet."
    case .unknownParameter(let name, let intent): "\(intent) heeft geen ‘\(name)’."
    case .shortcutIsDone(let name, let steps):
      steps == 1 ? "Dat was ‘\(name)’." : "Dat was ‘\(name)’, in \(steps) stappen."
    case .shortcutStopped(let name, let place, let title, let done):
      Self.stopped(name, place, title, done)
    case .shortcutIsBroken(let name, let faults):
      "‘\(name)’ werkt niet meer: \(faults.enumerated("en"))."
    case .nothingToHandOn(let reference): "Er is geen ‘\(reference)’ om mee verder te gaan."
    case .tooManySteps(let limit): "Dat zijn meer dan \(limit) stappen."
    case .suggestionReason(let reason, let title): Dialogue(Self.text(for: reason, title))
    }
  }

  private static let waysOut = "Je kunt ook ‘terug’, ‘opnieuw’ of ‘annuleren’ zeggen."

  /// "eerste", "tweede", …; beyond the twentieth in digits.
  static func ordinal(_ place: Int) -> String {
    let words = [
      "eerste", "tweede", "derde", "vierde", "vijfde", "zesde", "zevende", "achtste", "negende",
      "tiende", "elfde", "twaalfde", "dertiende", "veertiende", "vijftiende", "zestiende",
      "zeventiende", "achttiende", "negentiende", "twintigste",
    ]
    return words.indices.contains(place - 1) ? words[place - 1] : "\(place)e"
  }

  /// A title or summary inside a sentence.
  static func inSentence(_ text: String) -> String { text.withLowercasedFirst }

  private static func stopped(
    _ name: String, _ place: Int, _ title: String?, _ done: [String]
  ) -> Dialogue {
    let step = "stap \(place)" + (title.map { ", ‘\($0)’" } ?? "")
    let rest =
      done.isEmpty
      ? "Daarvoor is er niets gedaan."
      : "Daarvoor gedaan: \(done.map(inSentence).enumerated("en"))."
    return "‘\(name)’ is gestopt bij \(step). \(rest)"
  }

  private static func text(for reason: Suggestion.Reason, _ title: String?) -> String {
    switch reason {
    case .time(let minute, let kind, let count, let days):
      let (hour, minutes) = (minute / 60, minute % 60)
      return
        "Dat deed je rond \(hour):\(minutes < 10 ? "0" : "")\(minutes) uur, \(count) keer op de "
        + "laatste \(days) \(text(for: kind))."
    case .following(let intent, let count, let times):
      return "Dat deed je \(count) van de \(times) keer na ‘\(title ?? intent)’."
    case .often(let count, let donations):
      return "Dat waren \(count) van je laatste \(donations) verzoeken."
    }
  }

  private static func text(for kind: Suggestion.DayKind) -> String {
    switch kind {
    case .everyDay: "dagen"
    case .weekdays: "dagen van maandag tot en met vrijdag"
    case .weekends: "dagen in het weekend"
    case .weekday(let day):
      [
        "maandagen", "dinsdagen", "woensdagen", "donderdagen", "vrijdagen", "zaterdagen",
        "zondagen",
      ][day.rawValue]
    case .dayOfMonth(let day): "maanden, telkens op de \(ordinalDay(day))"
    }
  }

  private static func ordinalDay(_ day: Int) -> String { "\(day)e" }

  /// "een geheel getal van 101 tot en met 999", "makkelijk of moeilijk".
  private static func description(of kind: ParameterKind) -> String {
    switch kind {
    case .integer(let ranges):
      return ranges == [Int.min...Int.max] ? "een geheel getal" : "een getal (\(allowed(ranges)))"
    case .decimal(let range, let digits):
      let isAny = range == DecimalNumber(.min)...DecimalNumber(.max)
      let places =
        digits == 0 ? "een geheel getal" : "een getal met hooguit \(digits) cijfers achter de komma"
      return isAny
        ? places : "\(places), van \(range.lowerBound) tot en met \(range.upperBound),"
    case .money: return "een bedrag"
    case .temporal(let kind, _): return DutchTimeWording.description(of: kind)
    case .boolean: return "een ja of een nee"
    case .text: return "een paar woorden"
    case .enumeration(_, let cases): return cases.map(\.name).enumerated("of")
    case .entity(let entity): return "een naam (\(entity.title))"
    case .list(let kind, let count):
      let isFixed = count.lowerBound == count.upperBound
      if case .integer(let ranges) = kind, ranges != [Int.min...Int.max] {
        let number = isFixed ? "\(count.lowerBound)" : "een of meer"
        return "\(number) getallen (\(allowed(ranges)))"
      }
      let number = isFixed ? "\(count.lowerBound) keer" : "een of meer keer"
      return "\(number) \(description(of: kind))"
    case .object: return "een paar waarden"
    }
  }

  private static func refusal(_ value: String, _ parameter: ParameterDeclaration) -> Dialogue {
    if case .list(.integer(let ranges), _) = parameter.kind, ranges != [Int.min...Int.max] {
      return "\(value) kan niet (\(parameter.title)): toegestaan zijn \(allowed(ranges, "en"))."
    }
    let kind = parameter.kind.elementKind ?? parameter.kind
    if case .integer(let ranges) = kind, ranges != [Int.min...Int.max] {
      return "\(value) kan niet (\(parameter.title)): toegestaan is \(allowed(ranges))."
    }
    return "\(value) kan niet (\(parameter.title)): ik heb \(description(of: kind)) nodig."
  }

  private static func allowed(
    _ ranges: [ClosedRange<Int>], _ conjunction: String = "of"
  ) -> String {
    ranges.map {
      $0.lowerBound == $0.upperBound
        ? "\($0.lowerBound)" : "\($0.lowerBound) tot en met \($0.upperBound)"
    }.enumerated(conjunction)
  }

  private static func quoted(_ samples: [String]) -> String {
    samples.map { "‘\($0)’" }.enumerated("of")
  }
}
