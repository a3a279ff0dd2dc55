/// Words that are no signs, by what stands beside them.
extension AnswerWords {
  /// Whether a word before a colon announces what explains or checks an answer. Letters with accents are no part of words here.
  static func isExplanation(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count >= 5 else { return false }
    return [
      "check", "verification", "verify", "explanation", "proof", "probe", "rung", "kontrolle",
      "explication", "rification", "controle", "uitleg", "comprobaci", "explicaci",
    ].contains { isWord(word, $0) }
  }

  /// Whether a word stands before the reason for what is said before it.
  static func isReason(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard (3...7).contains(word.count) else { return false }
    return [
      "because", "since", "weil", "denn", "car", "puisque", "omdat", "want", "porque", "pues",
    ].contains { isWord(word, $0) }
  }

  /// Whether a word says that what stands before it is not right.
  static func isRejection(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard (2...9).contains(word.count) else { return false }
    return [
      "no", "nope", "not", "wait", "hmm", "oops", "wrong", "but", "try", "instead", "actually",
      "corrected",
      "nein", "nicht", "falsch", "non", "pas", "mais", "nee", "niet", "fout", "maar", "pero",
      "incorrecto",
    ].contains { isWord(word, $0) }
  }

  /// Whether a word stands before the sum of all.
  static func isTotal(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count >= 5 else { return false }
    return ["total", "totaal", "altogether", "insgesamt", "zusammen", "samen", "gesamt"].contains {
      isWord(word, $0)
    }
  }

  /// Whether a word stands before a result, or before an operand after another: "add 3 to 109", "that brings us to 112".
  static func isTo(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    ["to", "zu", "a"].contains { isWord(word, $0) }
  }

  /// Whether a word says that the number after it is a result.
  static func saysResult(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    [
      "get", "obtain", "reach", "reaching", "have", "leaves", "leaving", "for", "at", "of",
      "erhalte", "erhalten", "auf", "bleibt", "bleiben", "obtiens", "obtenons", "reste", "krijg",
      "krijgen", "blijft", "queda", "quedan", "obtengo", "obtenemos", "tengo", "tenemos", "arriver",
      "arrive",
    ].contains { isWord(word, $0) }
  }

  /// Whether a word stands between a noun and its operands: "the sum of 100 and 3".
  static func isOf(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count <= 8 else { return false }
    return ["of", "between", "von", "aus", "zwischen", "de", "entre", "van", "tussen"].contains {
      isWord(word, $0)
    }
  }

  /// Whether a word may stand before a verb, or between it and its object: "dann multipliziere ich 25 mit 4".
  static func isPronoun(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count <= 4 else { return false }
    return ["i", "you", "we", "ich", "wir", "man", "ik", "je", "nous", "on"].contains {
      isWord(word, $0)
    }
  }

  /// Whether a word may stand before a number and changes nothing: "add the 75", "trek er 2 af".
  static func isArticle(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count <= 4 else { return false }
    return ["the", "my", "die", "den", "der", "le", "la", "les", "el", "los", "de", "er", "just"]
      .contains { isWord(word, $0) }
  }

  /// Whether a word is the name of a tag that changes only how a text looks.
  static func isEmphasis(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.count <= 6 else { return false }
    return ["b", "i", "u", "em", "mn", "mo", "code", "font", "mark", "span", "strong"].contains {
      isWord(name, $0)
    }
  }

  /// Whether a word stands before the number of a step.
  static func isStep(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    // "Étape" begins with no letter of ASCII.
    ["step", "schritt", "stap", "paso", "tape", "etape", "part", "line", "stage"].contains {
      isWord(word, $0)
    }
  }

  /// Whether a word is the function of a program that only shows its argument.
  static func isPrint(_ word: UnsafeBufferPointer<UInt8>) -> Bool { isWord(word, "print") }

  /// The length of words that say that what follows is what stands before them.
  static func lengthOfThatIs(in text: ArithmeticText, at place: Int) -> Int? {
    let words: [StaticString] = [
      "that's ", "that is ", "which is ", "from ", "i.e. ", "d.h. ", "das ist ", "aus ",
      "c'est-à-dire ", "soit ", "dat is ", "es decir, ", "being ",
    ]
    return words.first { text.has($0, at: place) }?.utf8CodeUnitCount
  }
}
