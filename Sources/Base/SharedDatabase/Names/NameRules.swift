import Foundation

/// Rules for the names of things that a user is asked about ("Pay £5 to Anna. Is that right?"), so that a name cannot
/// hide what it is, look like another name, or be read as an answer.
///
/// They follow UTS #39 (Unicode Security Mechanisms: mixed-script detection, section 5.1; confusable skeletons, section
/// 4) and UTR #36 (Unicode Security Considerations, section 2), with the data file of the latter.
package enum NameRules {
  /// A reason why a text cannot be a name.
  package enum Fault: Hashable, Sendable, CustomStringConvertible {
    /// It has no characters, or too many: code points, as many of which can be seen as one.
    case length(maximum: Int)
    /// It has a control character, such as a line break; with its code point.
    case control(String)
    /// It has a character that is not seen by itself, or that changes the direction of others; with its code point.
    case invisible(String)
    /// A word of it mixes letters of scripts that look alike; with the word and the scripts.
    case mixedScripts(word: String, String)
    /// It is only a number.
    case number
    /// It is a word that answers questions.
    case answer
    /// It has the end of a sentence in it.
    case sentence
    /// It looks like an existing name, which is given.
    case looksLike(String)

    /// The problem, and what is allowed.
    package var description: String {
      switch self {
      case .length(let maximum): "a name has 1 to \(maximum) characters"
      case .control(let code): "it has the control character \(code): a name is one line of text"
      case .invisible(let code):
        "it has the invisible character \(code): a name has only characters that can be seen"
      case .mixedScripts(let word, let scripts):
        "'\(word)' mixes \(scripts) letters: the letters of a word are of one script"
      case .number: "it is only a number: a name has a letter, such as 'House 5'"
      case .answer: "it is a word that answers questions: choose one that does not"
      case .sentence: "it has the end of a sentence in it: a name is no sentence"
      case .looksLike(let other): "it looks like '\(other)', which is there already"
      }
    }
  }

  /// Checks a name.
  ///
  /// - Parameters:
  ///   - name: The name, without spaces at its ends.
  ///   - maximumLength: The maximum number of characters.
  ///   - language: The ISO 639-1 code of the language in which it is given: "Jo" is a name in English, and an answer in
  ///     German. In an unknown language it is no answer in any.
  /// - Returns: The problem with it; `nil` if it is a valid name.
  package static func fault(
    _ name: String, maximumLength: Int, language: String = "en"
  ) -> Fault? {
    if let control = StoredText.control(in: name) { return .control(control) }
    guard (1...maximumLength).contains(name.unicodeScalars.count) else {
      return .length(maximum: maximumLength)
    }
    if let invisible = invisible(in: name) { return .invisible(invisible) }
    for word in name.split(whereSeparator: \.isWhitespace) {
      let scripts = Script.allCases.filter { script in
        word.unicodeScalars.contains { Script($0) == script }
      }
      if scripts.count > 1 {
        return .mixedScripts(
          word: String(word), scripts.map(\.rawValue).joined(separator: " and "))
      }
    }
    if isNumber(name) { return .number }
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }
    let answers =
      Self.answers[language] ?? Self.answers.values.reduce(into: []) { $0.formUnion($1) }
    let isAnswer = words.allSatisfy {
      answers.contains(String($0)) || courtesies.contains(String($0))
    }
    if answers.contains(words.joined(separator: " ")) || isAnswer && !words.isEmpty {
      return .answer
    }
    if hasSentenceEnd(name) { return .sentence }
    return nil
  }

  // MARK: Invisible characters

  private static func invisible(in name: String) -> String? {
    let scalars = Array(name.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      let before = place > 0 ? scalars[place - 1] : nil
      let after = place + 1 < scalars.count ? scalars[place + 1] : nil
      if isHidden(scalar), !isJoiner(scalar, before, after) { return StoredText.code(scalar) }
      // A mark belongs to the letter before it, and without one to the words around the name.
      if isMark(scalar), before?.properties.isWhitespace ?? true { return StoredText.code(scalar) }
    }
    // Something must be there to be seen.
    return name.allSatisfy(\.isWhitespace) ? "U+0020" : nil
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .surrogate: true
    // Blank braille and the soft fillers look like spaces.
    default: scalar.properties.isDefaultIgnorableCodePoint || scalar == "\u{2800}"
    }
  }

  /// Whether a hidden character has a meaning where it is: between emoji, in the scripts of Iran and India, or as one
  /// of the tags of a flag.
  private static func isJoiner(
    _ scalar: Unicode.Scalar, _ before: Unicode.Scalar?, _ after: Unicode.Scalar?
  ) -> Bool {
    guard let before else { return false }
    switch scalar.value {
    case 0xFE0F: return before.properties.isEmoji
    case 0x200D where before.value == 0xFE0F || before.properties.isEmoji:
      return after?.properties.isEmoji == true
    case 0x200C, 0x200D: return (0x0600...0x0DFF).contains(before.value)
    default: return false
    }
  }

  // MARK: Numbers, answers and sentences

  private static func isNumber(_ name: String) -> Bool {
    name.contains(where: \.isNumber)
      && name.allSatisfy {
        $0.isNumber || $0.isWhitespace || $0.isPunctuation || $0.isCurrencySymbol
          || $0.isMathSymbol
      }
  }

  /// Words that answer a question of the assistant, by language.
  private static let answers: [String: Set<String>] = [
    "en": [
      "yes", "y", "yeah", "yep", "yup", "sure", "ok", "okay", "right", "correct", "no", "n", "nope",
      "cancel", "stop", "quit", "exit", "abort", "never mind", "nevermind", "forget it", "all",
      "everything", "every", "all of them", "both", "none", "nothing", "none of them", "any",
      "undo", "repeat", "back", "go back", "help", "it", "this", "that", "them", "the first",
      "first", "the last", "last", "the second", "second", "me",
    ],
    "fr": [
      "stop", "oui", "non", "d'accord", "annule", "annuler", "tout", "toute", "tous", "toutes",
      "rien", "aucun", "aucune", "aide", "le premier", "la première", "premier", "première",
      "le deuxième", "la deuxième", "deuxième", "seconde", "le dernier", "la dernière", "dernier",
      "dernière", "les deux", "n'importe lequel", "retour", "répète", "continue", "ça", "cela",
      "arrête", "ouais",
    ],
    "de": [
      "stop", "ja", "jo", "jep", "klar", "nein", "nee", "nö", "genau", "richtig", "abbrechen",
      "stopp", "halt", "egal", "vergiss es", "alles", "alle", "beide", "nichts", "keine", "keins",
      "keiner", "keinen", "hilfe", "zurück", "rückgängig", "wiederhole", "wiederholen", "das", "es",
      "weiter", "erste", "erster", "erstes", "der erste", "die erste", "das erste", "zweite",
      "zweiter", "zweites", "der zweite", "die zweite", "das zweite", "letzte", "letzter",
      "letztes", "der letzte", "die letzte", "das letzte",
    ],
    "nl": [
      "stop", "ja", "nee", "alles", "alle", "beide", "neen", "zeker", "precies", "klopt",
      "annuleren", "annuleer", "laat maar", "vergeet het", "allebei", "allemaal", "niets", "geen",
      "geen van beide", "hulp", "terug", "herhaal", "ongedaan maken", "dat", "het", "verder",
      "opnieuw", "eerste", "de eerste", "het eerste", "tweede", "de tweede", "het tweede",
      "laatste", "de laatste", "het laatste",
    ],
    "es": [
      "no", "sí", "claro", "vale", "exacto", "cancelar", "cancela", "anular", "olvídalo", "déjalo",
      "todo", "todos", "todas", "ambos", "ambas", "ninguno", "ninguna", "nada", "ayuda", "atrás",
      "repite", "deshacer", "deshaz", "eso", "esto", "primero", "primera", "el primero",
      "la primera", "segundo", "segunda", "el segundo", "la segunda", "último", "última",
      "el último", "la última",
    ],
  ]

  /// Words that make no name of an answer: "yes please".
  private static let courtesies: Set<String> = [
    "please", "thanks", "thank", "you", "merci", "svp", "bitte", "danke", "alsjeblieft", "bedankt",
    "gracias",
  ]

  /// Words after which a full stop ends no sentence; so does it after a single letter.
  private static let abbreviations: Set<String> = [
    "mr", "mrs", "ms", "dr", "st", "ste", "mme", "mlle", "prof", "jr", "sr", "no", "vs", "co",
    "inc", "ltd", "mt", "ft", "ave", "rd", "rev", "hon", "gen", "capt", "sgt", "messrs", "etc",
  ]

  private static func hasSentenceEnd(_ name: String) -> Bool {
    // These need no space after them.
    if name.dropLast().contains(where: { "。！？｡․".contains($0) }) { return true }
    let words = name.split(whereSeparator: \.isWhitespace)
    for (place, word) in words.enumerated() {
      let bare = word.reversed().drop { "\"'”’»)]".contains($0) }
      guard let end = bare.first else { continue }
      let isLast = place == words.count - 1
      if "?？؟".contains(end) || "!…".contains(end) && !isLast { return true }
      guard end == ".", !isLast else { continue }
      let stem = String(bare.dropFirst().reversed()).lowercased()
      let isInitial = stem.split(separator: ".").allSatisfy { $0.count == 1 }
      if !isInitial, !abbreviations.contains(stem) { return true }
    }
    return false
  }
}
