public import IntentKit

/// The French wording of the conversations' messages.
public struct FrenchWording: Wording {
  /// Creates the wording.
  public init() {}

  /// "oui", "et", a comma before decimals.
  public var values: ValueWords {
    ValueWords(
      yes: "oui", no: "non", and: "et", or: "ou", decimalSign: ",", all: { _ in "tout" },
      time: FrenchTimeWording.text)
  }

  /// Returns the phrases that run a shortcut by its name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The phrases.
  public func phrases(toRun name: String) -> [String] {
    ["lance \(name)", "exécute \(name)", "fais \(name)", name]
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
        "\(parameter.help ?? "Il me faut \(Self.description(of: parameter.kind)).") "
          + "Vous pouvez aussi dire retour, recommencer ou annuler.",
        short: parameter.help ?? "Il me faut \(Self.description(of: parameter.kind)).")
    case .waysOut: "Vous pouvez aussi dire retour, recommencer ou annuler."
    case .suggestions(let parameter, let names):
      names.isEmpty
        ? "Il me faut \(Self.description(of: parameter.kind)). Ou dites annuler."
        : "Vous pouvez dire \(names.enumerated("ou")). Ou dites annuler."
    case .notUnderstood: "Désolé, je n'ai pas compris."
    case .noSuchRequest(let samples):
      samples.isEmpty
        ? "Désolé, je ne sais pas faire cela."
        : Dialogue(
          "Désolé, je ne sais pas faire cela. Vous pouvez dire : \(samples[0]).",
          displayed: "Désolé, je ne sais pas faire cela. Vous pouvez dire : \(Self.quoted(samples))"
        )
    case .nothingHeard: "Je n'ai rien entendu."
    case .tooLong: "Désolé, c'était trop long pour moi."
    case .notAllowed(let value, let parameter):
      Self.refusal(text(for: value, of: parameter.kind), parameter)
    case .tooMany(let count, let maximum, let parameter):
      "Il me faut \(maximum) \(parameter.title) au plus, et vous en avez donné \(count)."
    case .onlyOne(let title): "Je ne peux en prendre qu'un à la fois (\(title))."
    case .noSuchEntity(let name, let title): "Je ne trouve pas « \(name) » (\(title))."
    case .entityIsGone(let name, let title): "« \(name) » (\(title)) n'est plus là."
    case .notOffered(let name): "« \(name) » n'est pas un des choix."
    case .changedMeanwhile: "Quelque chose a changé depuis votre accord."
    case .whichOne(let title, let names):
      "Que choisissez-vous (\(title)) : \(names.enumerated("ou")) ?"
    case .whichIntent(let titles):
      "Voulez-vous \(titles.map(\.withLowercasedFirst).enumerated("ou")) ?"
    case .createNew(let name, let title):
      "« \(name) » n'existe pas encore (\(title)). Faut-il créer cela ?"
    case .didYouMean(let name): "Vouliez-vous dire \(name) ?"
    case .confirm(let sentence, let verb):
      switch verb {
      // The values matter.
      case .pay, .send: "\(sentence). C'est bien cela ?"
      case .show, .find: "Voulez-vous \(sentence.withLowercasedFirst) ?"
      case .perform, .create, .change, .remove, .undo: "Faut-il \(sentence.withLowercasedFirst) ?"
      }
    case .declined: "D'accord, je ne le fais pas."
    case .cancelled: "D'accord, j'ai laissé tomber."
    case .nothingToDo: "Il n'y a rien à répéter ni à défaire."
    case .nothingOpen: "Rien n'est en cours."
    case .undoAfterThis(let sentence):
      "Je peux défaire cela après : \(sentence.withLowercasedFirst)."
    case .shortcutSaved(let phrase): "D'accord. Dites « \(phrase) » pour le faire."
    case .shortcutNotSaved(let faults):
      "Je ne peux pas l'enregistrer : \(faults.enumerated("et"))."
    case .confirmUsual(let title): "\(title) ?"
    case .nothingUsual: "Il n'y a rien que vous fassiez d'habitude maintenant."
    case .leftUndone(let titles): "Je n'ai pas fait ceci : \(titles.enumerated("et"))."
    case .confirmUndo(let sentence):
      "La dernière chose faite : \(sentence.withLowercasedFirst). Faut-il l'annuler ?"
    case .confirmRedo(let sentence):
      "Ceci a été annulé : \(sentence.withLowercasedFirst). Faut-il le refaire ?"
    case .cannotUndo(let sentence):
      "Je ne peux pas revenir là-dessus : \(sentence.withLowercasedFirst)."
    case .interrupted(let sentence, true):
      "J'ai été interrompu la dernière fois. C'est fait : \(sentence.withLowercasedFirst)."
    case .interrupted(let sentence, false):
      "J'ai été interrompu la dernière fois. Ce n'est pas fait : \(sentence.withLowercasedFirst)."
    case .interrupted(let sentence, nil):
      "J'ai été interrompu la dernière fois et ne sais pas si c'est fait : \(sentence.withLowercasedFirst)."
    case .startingAgain: "D'accord, depuis le début."
    case .leftOut(let words):
      "J'ai laissé de côté \(words.map { "« \($0) »" }.enumerated("et"))."
    case .leaving(let title): "D'accord, j'abandonne « \(title.withLowercasedFirst) »."
    case .resuming(let title): "D'accord, revenons à « \(title.withLowercasedFirst) »."
    case .greeting(let expectsRequest):
      expectsRequest ? "Bonjour. Que puis-je faire pour vous ?" : "Bonjour."
    case .welcome: "Je vous en prie."
    case .takeYourTime: "Prenez votre temps."
    case .goodbye: "Au revoir."
    case .chooseOne: "Je ne peux en prendre qu'un."
    case .help(let samples):
      samples.isEmpty
        ? "Il n'y a rien que vous puissiez me demander."
        : Dialogue(
          "Vous pouvez dire : \(samples.enumerated("ou")).",
          displayed: "Vous pouvez dire : \(Self.quoted(samples))")
    case .yesOrNo: "Dites oui ou non, s'il vous plaît."
    case .locked(let title): "Déverrouillez d'abord, pour \(title.withLowercasedFirst)."
    case .notOpened: "Je n'ai pas pu l'ouvrir."
    case .givingUp: "Désolé, je n'y arrive pas. Laissons cela pour le moment."
    case .expired: "C'était il y a un moment, alors recommençons."
    case .stopped: "Arrêté."
    case .failed(let reason): "Cela n'a pas marché : \(reason)."
    case .unknownIntent(let name): "Je ne sais pas faire « \(name) »."
    case .unknownParameter(let name, let intent): "\(intent) n'a pas de « \(name) »."
    case .shortcutIsDone(let name, let steps):
      steps == 1 ? "C'était « \(name) »." : "C'était « \(name) », en \(steps) étapes."
    case .shortcutStopped(let name, let place, let title, let done):
      Self.stopped(name, place, title, done)
    case .shortcutIsBroken(let name, let faults):
      "« \(name) » n'est plus possible : \(faults.enumerated("et"))."
    case .nothingToHandOn(let reference): "Il n'y a pas de « \(reference) » pour continuer."
    case .tooManySteps(let limit): "C'est plus de \(limit) étapes."
    case .suggestionReason(let reason, let title): Dialogue(Self.text(for: reason, title))
    }
  }

  /// "premier", "deuxième", …; beyond the twentieth in digits.
  static func ordinal(_ place: Int) -> String {
    let words = [
      "premier", "deuxième", "troisième", "quatrième", "cinquième", "sixième", "septième",
      "huitième", "neuvième", "dixième", "onzième", "douzième", "treizième", "quatorzième",
      "quinzième", "seizième", "dix-septième", "dix-huitième", "dix-neuvième", "vingtième",
    ]
    return words.indices.contains(place - 1) ? words[place - 1] : "\(place)e"
  }

  private static func stopped(
    _ name: String, _ place: Int, _ title: String?, _ done: [String]
  ) -> Dialogue {
    let step = "l'étape \(place)" + (title.map { ", \($0.withLowercasedFirst)" } ?? "")
    let rest =
      done.isEmpty
      ? "Rien n'a été fait avant."
      : "Fait avant : \(done.map(\.withLowercasedFirst).enumerated("et"))."
    return "« \(name) » s'est arrêté à \(step). \(rest)"
  }

  private static func text(for reason: Suggestion.Reason, _ title: String?) -> String {
    switch reason {
    case .time(let minute, let kind, let count, let days):
      let (hour, minutes) = (minute / 60, minute % 60)
      return
        "Vous avez fait cela vers \(hour) h \(minutes < 10 ? "0" : "")\(minutes), \(count) fois sur les "
        + "\(days) derniers \(text(for: kind))."
    case .following(let intent, let count, let times):
      let before = (title ?? intent).withLowercasedFirst
      return "Vous avez fait cela \(count) fois sur \(times) après « \(before) »."
    case .often(let count, let donations):
      return "Vous avez fait cela \(count) fois sur les \(donations) dernières demandes."
    }
  }

  private static func text(for kind: Suggestion.DayKind) -> String {
    switch kind {
    case .everyDay: "jours"
    case .weekdays: "jours du lundi au vendredi"
    case .weekends: "jours de week-end"
    case .weekday(let day):
      [
        "lundis", "mardis", "mercredis", "jeudis", "vendredis", "samedis", "dimanches",
      ][day.rawValue]
    case .dayOfMonth(let day): "mois, le \(day == 1 ? "1er" : "\(day)")"
    }
  }

  /// "un nombre entier de 101 à 999", "facile ou difficile".
  private static func description(of kind: ParameterKind) -> String {
    switch kind {
    case .integer(let ranges):
      return ranges == [Int.min...Int.max] ? "un nombre entier" : "un nombre : \(allowed(ranges))"
    case .decimal(let range, let digits):
      let isAny = range == DecimalNumber(.min)...DecimalNumber(.max)
      let places =
        digits == 0 ? "un nombre entier" : "un nombre avec au plus \(digits) décimales"
      return isAny ? places : "\(places), de \(range.lowerBound) à \(range.upperBound)"
    case .money: return "une somme d'argent"
    case .temporal(let kind, _): return FrenchTimeWording.description(of: kind)
    case .boolean: return "un oui ou un non"
    case .text: return "quelques mots"
    case .enumeration(_, let cases): return cases.map(\.name).enumerated("ou")
    case .entity(let entity): return "un nom (\(entity.title))"
    case .list(let kind, let count):
      let isFixed = count.lowerBound == count.upperBound
      let number = isFixed ? "\(count.lowerBound)" : "un ou plusieurs"
      if case .integer(let ranges) = kind, ranges != [Int.min...Int.max] {
        return "\(number) nombres : \(allowed(ranges))"
      }
      return "\(number), chacun \(description(of: kind))"
    case .object: return "plusieurs valeurs"
    }
  }

  private static func refusal(_ value: String, _ parameter: ParameterDeclaration) -> Dialogue {
    if case .list(.integer(let ranges), _) = parameter.kind, ranges != [Int.min...Int.max] {
      return "\(value) ne fait pas partie des \(parameter.title) : \(allowed(ranges, "et"))."
    }
    let kind = parameter.kind.elementKind ?? parameter.kind
    if case .integer(let ranges) = kind, ranges != [Int.min...Int.max] {
      return "\(value) ne convient pas (\(parameter.title)) : \(allowed(ranges))."
    }
    return "\(value) ne convient pas (\(parameter.title)) : il me faut \(description(of: kind))."
  }

  private static func allowed(
    _ ranges: [ClosedRange<Int>], _ conjunction: String = "ou"
  ) -> String {
    ranges.map {
      $0.lowerBound == $0.upperBound ? "\($0.lowerBound)" : "de \($0.lowerBound) à \($0.upperBound)"
    }.enumerated(conjunction)
  }

  private static func quoted(_ samples: [String]) -> String {
    samples.map { "« \($0) »" }.enumerated("ou")
  }
}
