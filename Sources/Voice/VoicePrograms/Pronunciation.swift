/// Pronunciations of words by the rules of espeak-ng, in the phones of the CMU Pronouncing Dictionary.
enum Pronunciation {
  /// The phones of words.
  ///
  /// - Throws: ``VoiceProgramError`` if espeak-ng is missing or fails.
  static func phones(of words: [String]) throws(VoiceProgramError) -> [[String]] {
    var all: [[String]] = []
    // One at a time, as espeak-ng joins lines where it likes. It takes a few milliseconds.
    for word in words {
      let output = try EspeakSynthesizer.output(
        ["-q", "-x", "--sep=_", "-v", "en-us"], of: word, upTo: 1 << 16)
      all.append(phones(in: String(decoding: output, as: UTF8.self)))
    }
    return all
  }

  /// The phones of what espeak-ng writes, such as "m_'I_l_k".
  static func phones(in mnemonics: String) -> [String] {
    let found = mnemonics.split { $0 == "_" || $0.isWhitespace }.flatMap { mnemonic in
      let name = mnemonic.filter { !"',%=|;".contains($0) }
      return table[name] ?? name.compactMap { table[String($0)] }.flatMap { $0 }
    }
    // A word that cannot be said stays in the grammar, as what nobody says.
    return found.isEmpty ? ["ZH", "AO", "ZH"] : found
  }

  /// The mnemonics of espeak-ng for American English.
  private static let table: [String: [String]] = [
    "i:": ["IY"], "i": ["IY"], "I": ["IH"], "I2": ["IH"], "I#": ["IH"], "E": ["EH"], "E2": ["EH"],
    "a": ["AE"], "aa": ["AE"], "a#": ["AH"], "A:": ["AA"], "A": ["AA"], "A@": ["AA", "R"],
    "0": ["AA"], "0#": ["AA"], "O:": ["AO"], "O": ["AO"], "O@": ["AO", "R"], "o@": ["AO", "R"],
    "V": ["AH"], "@": ["AH"], "@2": ["AH"], "@5": ["AH"], "@L": ["AH", "L"], "3": ["ER"],
    "3:": ["ER"], "IR": ["IH", "R"], "VR": ["AH", "R"], "e@": ["EH", "R"], "i@": ["IY", "AH"],
    "i@3": ["IH", "R"], "U": ["UH"], "U@": ["UH", "R"], "u:": ["UW"], "u": ["UW"],
    "eI": ["EY"], "aI": ["AY"], "aI@": ["AY", "AH"], "aI3": ["AY", "ER"], "OI": ["OY"],
    "aU": ["AW"], "aU@": ["AW", "ER"], "oU": ["OW"], "oU#": ["OW"], "n-": ["AH", "N"],
    "p": ["P"], "b": ["B"], "t": ["T"], "t2": ["T"], "t#": ["T"], "d": ["D"], "k": ["K"],
    "g": ["G"], "tS": ["CH"], "dZ": ["JH"], "f": ["F"], "v": ["V"], "T": ["TH"], "D": ["DH"],
    "s": ["S"], "z": ["Z"], "S": ["SH"], "Z": ["ZH"], "h": ["HH"], "x": ["K"], "m": ["M"],
    "n": ["N"], "N": ["NG"], "l": ["L"], "r": ["R"], "r-": ["R"], "w": ["W"], "j": ["Y"],
    "e": ["EH"], "o": ["OW"],
  ]
}
