import IntentKit

/// Names that exist of which a part was read, since the rest of their words can be another value.
extension TemplateRecognizer {
  /// The same request with a name that exists, of which another reading has only a part: "the four cheese" is no four of "cheese".
  func withLongerName(_ reading: Reading, _ tables: NameTables?, _ utterance: String) -> Reading? {
    guard let tables, hasOtherName(reading, tables) else { return nil }
    let (plain, offset) = trimmer.trimmed(sentence(utterance))
    return tolerant.readings(of: plain.text, knowing: tables, offset: offset).first {
      $0.intent == reading.intent && $0.certainty == .tolerant && $0.leftOver.isEmpty
        && hasLongerName($0, than: reading) && !hasOtherName($0, tables)
    }
  }

  /// Whether a name in a reading has more words than in another one.
  private func hasLongerName(_ reading: Reading, than other: Reading) -> Bool {
    (catalog[reading.intent]?.parameters ?? []).contains { parameter in
      guard parameter.kind.singleKind.isEntity,
        case .said(let whole?)? = reading.inputs[parameter.name]?.provenance,
        case .said(let part?)? = other.inputs[parameter.name]?.provenance
      else { return false }
      return whole.count > part.count && whole.overlaps(part)
    }
  }

  /// Whether a name in a reading is not exactly one that exists.
  private func hasOtherName(_ reading: Reading, _ tables: NameTables) -> Bool {
    (catalog[reading.intent]?.parameters ?? []).contains { parameter in
      guard case .entity(let kind) = parameter.kind.singleKind,
        let input = reading.inputs[parameter.name]?.input,
        let table = tables.names(ofType: kind.type)
      else { return false }
      return input.texts.contains { name in
        !refersBack(name, to: kind)
          && !EntityNameReader(kind, language).names(in: Sentence(name, language.spelling))
            .contains { table.isExactly($0, language) }
      }
    }
  }
}
