import CConfusables
import Foundation

/// The scripts whose letters look like each other's. Letters of other scripts have no script here.
enum Script: String, CaseIterable {
  case latin = "Latin"
  case greek = "Greek"
  case cyrillic = "Cyrillic"
  case armenian = "Armenian"
  case cherokee = "Cherokee"

  /// The script of a character.
  init?(_ scalar: Unicode.Scalar) {
    guard scalar.properties.isAlphabetic else { return nil }
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0x2B8, 0x1D00...0x1D25, 0x1E00...0x1EFF,
      0x2C60...0x2C7F, 0xA722...0xA7FF, 0xFB00...0xFB06, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
      self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: self = .cyrillic
    case 0x531...0x58F, 0xFB13...0xFB17: self = .armenian
    case 0x13A0...0x13FF, 0xAB70...0xABBF: self = .cherokee
    default: return nil
    }
  }
}

extension NameRules {
  /// Returns a key that is equal for names that look alike: a skeleton as in section 4 of UTS #39, by its data file
  /// `confusables.txt`. Case and spaces make no difference, nor do characters that are compatible ("Ｍ" and "M"), nor strokes that
  /// only lengthen a word.
  ///
  /// - Parameter name: A name.
  /// - Returns: The skeleton, which is not meant to be shown.
  package static func skeleton(_ name: String) -> String {
    // A second time, for what only looks like a letter in lower case.
    mapped(Naming.key(mapped(name)))
  }

  private static func mapped(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in name.decomposedStringWithCompatibilityMapping.unicodeScalars
    where !scalar.properties.isDefaultIgnorableCodePoint && !lengthening.contains(scalar) {
      if let prototype = prototypes[scalar] {
        result.append(contentsOf: prototype)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The strokes by which words of Arabic and N'Ko are made longer, which names of the Internet do not have either (RFC 5892, 2.6).
  private static let lengthening: Set<Unicode.Scalar> = ["\u{640}", "\u{7FA}"]

  /// A name that looks like one of others without being the same.
  package static func lookalike(of name: String, among others: [String]) -> String? {
    let (skeleton, key) = (skeleton(name), Naming.key(name))
    return others.first { Naming.key($0) != key && self.skeleton($0) == skeleton }
  }

  /// What stands for each character that is drawn like something else.
  private static let prototypes: [Unicode.Scalar: [Unicode.Scalar]] = {
    let table = UnsafeBufferPointer(start: confusables_text(), count: confusables_size())
    func scalars(_ text: Substring.UTF8View) -> [Unicode.Scalar] {
      text.split(separator: UInt8(ascii: " ")).compactMap {
        UInt32(Substring($0), radix: 16).flatMap(Unicode.Scalar.init)
      }
    }
    var prototypes: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    for line in String(decoding: table, as: UTF8.self).utf8.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: ":"))
      guard parts.count == 2 else { continue }
      let prototype = scalars(parts[0])
      for scalar in scalars(parts[1]) { prototypes[scalar] = prototype }
    }
    return prototypes
  }()
}
