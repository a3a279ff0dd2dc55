public import IntentKit

/// The Spanish wording of the conversations' messages. It addresses the user with "tú".
public struct SpanishWording: Wording {
  /// Creates the wording.
  public init() {}

  /// "sí", "y", a comma before decimals.
  public var values: ValueWords {
    ValueWords(
      yes: "sí", no: "no", and: "y", or: "o", decimalSign: ",", currencySignFollows: true,
      all: { _ in "todo" }, time: SpanishTimeWording.text)
  }

  /// Returns the phrases that run a shortcut by its name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The phrases.
  public func phrases(toRun name: String) -> [String] {
    ["inicia \(name)", "ejecuta \(name)", "haz \(name)", name]
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
        "\(parameter.help ?? "Necesito \(Self.description(of: parameter.kind)).") \(Self.waysOut)",
        short: parameter.help ?? "Necesito \(Self.description(of: parameter.kind)).")
    case .waysOut: Dialogue(Self.waysOut)
    case .suggestions(let parameter, let names):
      names.isEmpty
        ? "Necesito \(Self.description(of: parameter.kind)). O di «cancelar»."
        : "Puedes decir \(names.enumerated("o")). O di «cancelar»."
    case .notUnderstood: "Lo siento, no te he entendido."
    case .noSuchRequest(let samples):
      samples.isEmpty
        ? "Lo siento, eso no sé hacerlo."
        : Dialogue(
          "Lo siento, eso no sé hacerlo. Puedes decir: \(samples[0]).",
          displayed: "Lo siento, eso no sé hacerlo. Puedes decir: \(Self.quoted(samples))")
    case .nothingHeard: "No he oído nada."
    case .tooLong: "Lo siento, eso era demasiado largo para mí."
    case .notAllowed(let value, let parameter):
      Self.refusal(text(for: value, of: parameter.kind), parameter)
    case .tooMany(let count, let maximum, let parameter):
      "No pueden ser más de \(maximum) (\(parameter.title)), y has dado \(count)."
    case .onlyOne(let title): "Solo puede ser uno cada vez (\(title))."
    case .noSuchEntity(let name, let title): "No encuentro «\(name)» (\(title))."
    case .entityIsGone(let name, let title): "«\(name)» (\(title)) ya no existe."
    case .notOffered(let name): "«\(name)» no es una de las opciones."
    case .changedMeanwhile: "Algo ha cambiado desde que dijiste que sí."
    case .whichOne(let title, let names):
      "¿A qué te refieres (\(title)): \(names.enumerated("o"))?"
    case .whichIntent(let titles): "¿Quieres \(titles.map(Self.inSentence).enumerated("o"))?"
    case .createNew(let name, let title): "«\(name)» no existe todavía (\(title)). ¿Lo creo?"
    case .didYouMean(let name): "¿Quieres decir \(name)?"
    case .confirm(let sentence, let verb):
      switch verb {
      // The values matter.
      case .pay, .send: "\(sentence.withUppercasedFirst). ¿Es correcto?"
      case .perform, .create, .change, .remove, .undo, .show, .find:
        "¿Quieres \(Self.inSentence(sentence))?"
      }
    case .declined: "Vale, no lo hago."
    case .cancelled: "Vale, lo dejo."
    case .nothingToDo: "No hay nada que repetir ni deshacer."
    case .nothingOpen: "No hay nada abierto."
    case .undoAfterThis(let sentence): "Después puedo deshacer esto: \(Self.inSentence(sentence))."
    case .shortcutSaved(let phrase): "Vale. Di «\(phrase)» y lo haré."
    case .shortcutNotSaved(let faults): "No puedo guardarlo: \(faults.enumerated("y"))."
    case .confirmUsual(let title): "Como siempre: ¿\(Self.inSentence(title))?"
    case .nothingUsual: "No hay nada que hagas siempre a esta hora."
    case .leftUndone(let titles): "Esto no lo he hecho: \(titles.enumerated("y"))."
    case .confirmUndo(let sentence):
      "Lo último fue: \(Self.inSentence(sentence)). ¿Lo deshago?"
    case .confirmRedo(let sentence):
      "Se ha deshecho: \(Self.inSentence(sentence)). ¿Lo vuelvo a hacer?"
    case .cannotUndo(let sentence): "Esto no lo puedo deshacer: \(Self.inSentence(sentence))."
    case .interrupted(let sentence, true):
      "La última vez me interrumpieron. Está hecho: \(Self.inSentence(sentence))."
    case .interrupted(let sentence, false):
      "La última vez me interrumpieron. No está hecho: \(Self.inSentence(sentence))."
    case .interrupted(let sentence, nil):
      "La última vez me interrumpieron y no sé si está hecho: \(Self.inSentence(sentence))."
    case .startingAgain: "Vale, empezamos de nuevo."
    case .leftOut(let words):
      "Esto lo he dejado fuera: \(words.map { "«\($0)»" }.enumerated("y"))."
    case .leaving(let title): "Vale, dejo «\(title)»."
    case .resuming(let title): "Vale, volvemos a «\(title)»."
    case .greeting(let expectsRequest):
      expectsRequest ? "Hola. ¿Qué puedo hacer por ti?" : "Hola."
    case .welcome: "De nada."
    case .takeYourTime: "Tómate tu tiempo."
    case .goodbye: "Hasta luego."
    case .chooseOne: "Solo puede ser una de esas cosas."
    case .help(let samples):
      samples.isEmpty
        ? "No hay nada que puedas pedirme."
        : Dialogue(
          "Puedes decir: \(samples.enumerated("o")).",
          displayed: "Puedes decir: \(Self.quoted(samples))")
    case .yesOrNo: "Por favor, di sí o no."
    case .locked(let title): "Desbloquea primero el dispositivo (\(title))."
    case .notOpened: "No he podido abrirlo."
    case .givingUp: "Lo siento, no lo entiendo. Dejémoslo por ahora."
    case .expired: "De eso hace ya un rato, así que empezamos de nuevo."
    case .stopped: "Parado."
    case .failed(let reason): "No ha salido bien: \(reason)."
    case .unknownIntent(let name): "No conozco «\(name)»."
    case .unknownParameter(let name, let intent): "\(intent) no tiene «\(name)»."
    case .shortcutIsDone(let name, let steps):
      steps == 1 ? "Eso era «\(name)»." : "Eso era «\(name)», en \(steps) pasos."
    case .shortcutStopped(let name, let place, let title, let done):
      Self.stopped(name, place, title, done)
    case .shortcutIsBroken(let name, let faults):
      "«\(name)» ya no funciona: \(faults.enumerated("y"))."
    case .nothingToHandOn(let reference): "No hay ningún «\(reference)» con el que seguir."
    case .tooManySteps(let limit): "Son más de \(limit) pasos."
    case .suggestionReason(let reason, let title): Dialogue(Self.text(for: reason, title))
    }
  }

  private static let waysOut = "También puedes decir «atrás», «empezar de nuevo» o «cancelar»."

  /// "primer", "segundo", …; beyond the tenth in digits. It precedes a masculine noun.
  static func ordinal(_ place: Int) -> String {
    let words = [
      "primer", "segundo", "tercer", "cuarto", "quinto", "sexto", "séptimo", "octavo", "noveno",
      "décimo",
    ]
    return words.indices.contains(place - 1) ? words[place - 1] : "\(place).º"
  }

  /// A title or summary inside a sentence.
  static func inSentence(_ text: String) -> String { text.withLowercasedFirst }

  private static func stopped(
    _ name: String, _ place: Int, _ title: String?, _ done: [String]
  ) -> Dialogue {
    let step = "el paso \(place)" + (title.map { ", «\($0)»" } ?? "")
    let rest =
      done.isEmpty
      ? "Antes no se ha hecho nada." : "Hecho antes: \(done.map(inSentence).enumerated("y"))."
    return "«\(name)» se ha parado en \(step). \(rest)"
  }

  private static func text(for reason: Suggestion.Reason, _ title: String?) -> String {
    switch reason {
    case .time(let minute, let kind, let count, let days):
      let (hour, minutes) = (minute / 60, minute % 60)
      return
        "Lo has hecho sobre las \(hour):\(minutes < 10 ? "0" : "")\(minutes), \(count) veces en los "
        + "últimos \(days) \(text(for: kind))."
    case .following(let intent, let count, let times):
      return "Lo has hecho \(count) de \(times) veces después de «\(title ?? intent)»."
    case .often(let count, let donations):
      return "Han sido \(count) de tus últimas \(donations) peticiones."
    }
  }

  private static func text(for kind: Suggestion.DayKind) -> String {
    switch kind {
    case .everyDay: "días"
    case .weekdays: "días de lunes a viernes"
    case .weekends: "días de fin de semana"
    case .weekday(let day):
      ["lunes", "martes", "miércoles", "jueves", "viernes", "sábados", "domingos"][day.rawValue]
    case .dayOfMonth(let day): "meses, el día \(day)"
    }
  }

  /// "un número entero", "fácil o difícil".
  private static func description(of kind: ParameterKind) -> String {
    switch kind {
    case .integer(let ranges):
      return ranges == [Int.min...Int.max] ? "un número entero" : "un número: \(allowed(ranges))"
    case .decimal(let range, let digits):
      let isAny = range == DecimalNumber(.min)...DecimalNumber(.max)
      let places =
        digits == 0 ? "un número entero" : "un número con \(digits) decimales como máximo"
      return isAny ? places : "\(places), de \(range.lowerBound) a \(range.upperBound)"
    case .money: return "una cantidad de dinero"
    case .temporal(let kind, _): return SpanishTimeWording.description(of: kind)
    case .boolean: return "un sí o un no"
    case .text: return "unas palabras"
    case .enumeration(_, let cases): return cases.map(\.name).enumerated("o")
    case .entity(let entity): return "un nombre (\(entity.title))"
    case .list(let kind, let count):
      let isFixed = count.lowerBound == count.upperBound
      if case .integer(let ranges) = kind, ranges != [Int.min...Int.max] {
        let number = isFixed ? "\(count.lowerBound) números" : "uno o más números"
        return "\(number): \(allowed(ranges))"
      }
      let number = isFixed ? "\(count.lowerBound) veces" : "una o más veces"
      return "\(number) \(description(of: kind))"
    case .object: return "varios valores"
    }
  }

  private static func refusal(_ value: String, _ parameter: ParameterDeclaration) -> Dialogue {
    if case .list(.integer(let ranges), _) = parameter.kind, ranges != [Int.min...Int.max] {
      return "\(value) no vale (\(parameter.title)): se admiten \(allowed(ranges, "y"))."
    }
    let kind = parameter.kind.elementKind ?? parameter.kind
    if case .integer(let ranges) = kind, ranges != [Int.min...Int.max] {
      return "\(value) no vale (\(parameter.title)): se admite \(allowed(ranges))."
    }
    return "\(value) no vale (\(parameter.title)): necesito \(description(of: kind))."
  }

  private static func allowed(
    _ ranges: [ClosedRange<Int>], _ conjunction: String = "o"
  ) -> String {
    ranges.map {
      $0.lowerBound == $0.upperBound
        ? "\($0.lowerBound)" : "de \($0.lowerBound) a \($0.upperBound)"
    }.enumerated(conjunction)
  }

  private static func quoted(_ samples: [String]) -> String {
    samples.map { "«\($0)»" }.enumerated("o")
  }
}
