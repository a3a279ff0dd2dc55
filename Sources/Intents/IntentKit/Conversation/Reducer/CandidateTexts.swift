/// The texts of the candidates of a question which one was meant.
struct CandidateTexts {
  let names: [String]
  private let displays: [EntityDisplay?]

  init(_ candidates: [IntentValue], names: [String]) {
    self.names = names
    displays = candidates.map { candidate in
      if case .entity(let reference) = candidate { reference.display } else { nil }
    }
  }

  /// The names, with the subtitles of those that have the name of another.
  var spoken: [String] {
    texts { place in names.count { $0.lowercased() == names[place].lowercased() } > 1 }
  }

  var displayed: [String] { texts { _ in true } }

  /// The names with all words that tell them apart: subtitles and synonyms; `nil` if there are none.
  var all: [String]? {
    guard displays.contains(where: { $0 != nil }) else { return nil }
    return zip(names, displays).map { name, display in
      ([name] + [display?.subtitle].compactMap(\.self) + (display?.synonyms ?? []))
        .joined(separator: " ")
    }
  }

  private func texts(withSubtitle isShown: (Int) -> Bool) -> [String] {
    names.indices.map { place in
      guard let subtitle = displays[place]?.subtitle, isShown(place) else { return names[place] }
      return "\(names[place]) (\(subtitle))"
    }
  }
}
