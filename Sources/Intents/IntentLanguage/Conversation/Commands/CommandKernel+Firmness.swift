import IntentKit

/// How firm a yes is. What moves money is carried out after a firm one only.
extension CommandKernel {
  /// Whether a yes is one that can be relied on where something is at stake.
  ///
  /// It is said of what is pending, in the present, as a statement, and nothing that may take it back follows: "that's right",
  /// "yes, do it", and not "is that right", "that was right", "she's right", "I hope it's fine", "do it right", "yes, well".
  var isFirm: Bool {
    guard !has(.opinion), !has(.finish), !isForSomeoneElse, !endsWithAnd, isOfThat,
      !asks,
      !ordersManner, endsFirmly
    else { return false }
    if isYesAsNoun || isWhatIsWanted && (!has(.modal) || namesYes) { return true }
    let unsure: ClauseWords.WordClass = [.past, .modal, .wish, .duty, .listener, .personal]
    return parts.indices.allSatisfy { place in
      let part = parts[place]
      if part.command == .yes || part.isCourtesy { return true }
      let joins = part.words.count == 1 && part.has(.preposition) && !joinsWhatIsPending(place)
      return !part.isLead && !part.isParameter && part.command != .pause && !joins
        && !part.has(unsure)
        && !part.has(.say)
    }
  }

  /// Whether its last word joins more to it, which that of "verstuur maar" does not.
  private var endsWithAnd: Bool {
    parts.last.map { $0.words.count == 1 && $0.has(.and) } == true
  }

  /// Whether each yes in it is a word that may only say that something was heard: "OK", "right".
  var acknowledges: Bool {
    parts.contains(where: \.acknowledges)
      && parts.allSatisfy { part in
        part.acknowledges
          || part.command != .yes && !part.has(.right) && !part.has(.carryOut)
            && !part.has([.subject, .finite])
      }
  }

  /// Whether it is said to someone who is near, which the listener is not, and nothing more: "yes, love".
  private var isForSomeoneElse: Bool {
    has(.endearment) && !(has(.right) && has(.other)) && !has(.carryOut) && !saysThanks
  }

  /// Whether a yes is a word of it.
  private var namesYes: Bool {
    parts.contains { $0.command == .yes && $0.words.count == 1 && !$0.has(.carryOut) }
  }

  /// Whether a yes in it is a noun: "that would be a yes".
  private var isYesAsNoun: Bool {
    parts.indices.dropFirst().contains {
      parts[$0].command == .yes && !parts[$0].has(.right) && parts[$0 - 1].has(.determiner)
        && !parts[$0 - 1].has(.subject) && !parts[$0 - 1].isPronoun
    }
  }

  /// Whether each verb is said of what is asked about, which stands before it: not "is everything right", "I'm fine", "está
  /// seguro". After a yes, one can be sure.
  private var isOfThat: Bool {
    parts.indices.allSatisfy { place in
      let verb = parts[place]
      guard verb.has(.finite), verb.command != .yes, !verb.has(.carryOut) else { return true }
      guard place > 0 else { return false }
      let subject = parts[place - 1]
      if subject.has(.other) || subject.has(.thing) { return true }
      return subject.has(.speaker) && parts[..<place].contains(where: \.saysYes)
        && parts[(place + 1)...].contains { $0.command == .yes && !$0.has(.right) }
    }
  }

  /// Whether a judgement stands before what it is about, or a verb before its subject: "stimmt das", "that's right, is it".
  private var asks: Bool {
    parts.indices.dropLast().contains { place in
      let (verb, next) = (parts[place], parts[place + 1])
      guard verb.has(.finite) || verb.judges, !verb.has(.carryOut), next.command == nil,
        !next.isCourtesy, next.has([.subject, .determiner]) || next.has(.thing),
        place == 0 || !parts[place - 1].has(.subject)
      else { return false }
      if verb.has(.finite) { return true }
      return !parts[..<place].contains { $0.has(.finite) }
        && !parts[(place + 1)...].contains { $0.has(.finite) || $0.judges }
    }
  }

  /// Whether it tells how to do something, rather than that it is right: "do it right", "be sure".
  private var ordersManner: Bool {
    let verb = parts.firstIndex { $0.has(.finite) } ?? parts.count
    let orders = parts.indices.filter { place in
      let part = parts[place]
      return part.has(.carryOut) || part.has(.command) && part.command != .yes && place <= verb
    }
    guard let order = orders.first else { return false }
    let rest = parts[(order + 1)...]
    let manner = rest.firstIndex {
      $0.has(.right) || $0.has(.praise) || parts[order].has(.command) && $0.judges
    }
    return manner.map { place in !rest[..<place].contains { $0.has(.finite) } } ?? false
  }

  /// Whether nothing follows the last word that counts but courtesies: "yes, well" hesitates.
  private var endsFirmly: Bool {
    let verb = parts.firstIndex { $0.has(.finite) } ?? parts.count
    let end = parts.indices.last { place in
      let part = parts[place]
      return part.command == .yes || part.has([.subject, .finite]) || part.isPronoun
        || !part.roles.subtracting([.emphasis, .praise]).isEmpty
        || part.has(.praise) && verb < place || isWhatIsWanted
    }
    return parts[(end.map { $0 + 1 } ?? 0)...].allSatisfy(\.isCourtesy)
  }
}

extension CommandKernel.Part {
  /// Whether it says that something is as it should be.
  fileprivate var judges: Bool {
    has(.right) || has(.praise) || command == .yes && words.count == 1
  }
}
