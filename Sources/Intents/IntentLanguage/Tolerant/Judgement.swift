import IntentKit

/// Decides what an alignment is good for: to act on it, to offer it, or neither.
enum Judgement {
  /// The cost of an alignment minus its evidence, by which phrases are compared.
  static func score(_ alignment: Alignment) -> Int {
    cost(alignment) - alignment.evidence / 5
  }

  /// Alignments with the best first, and equally good ones in their order.
  static func sorted(_ alignments: [Alignment]) -> [Alignment] {
    alignments.enumerated().sorted {
      (score($0.element), $0.offset) < (score($1.element), $1.offset)
    }.map(\.element)
  }

  /// The cost of an alignment; what precedes the request counts more if little tells that it is one.
  static func cost(_ alignment: Alignment) -> Int {
    let phrase = alignment.phrase
    guard phrase.telltale == nil else { return alignment.cost }
    let isLittle = alignment.evidence < littleEvidence
    // Without a verb or a question, it is one only if little else is said: "milk on the shopping list".
    return alignment.cost + (isLittle ? alignment.outside / 2 : 0)
      + (phrase.isPlain && !phrase.isQuestion ? alignment.outside : 0)
  }
  private static let littleEvidence = 115
  private static let costBesideName = 8
  /// The additional cost allowed with an amount: "wire £1,250 to my landlord Mr Hughes".
  private static let costBesideAmount = 24

  /// Whether the words around a name that does not exist leave no doubt.
  ///
  /// "How is the footsie doing" asks for no account, and what is taken from a widget is on no list.
  private static func fitsBesideName(_ alignment: Alignment) -> Bool {
    guard alignment.isGrave else { return false }
    return alignment.isFavoured
      ? alignment.evidence >= evidenceBesideName
      : alignment.evidence > evidenceBesideName
        && cost(alignment) <= Prices.unknownName + costBesideName
          + (alignment.hasAmount ? costBesideAmount : 0)
  }
  private static let evidenceBesideName = 100

  /// The cost up to which a request is acted on, by what the alignment tells.
  static func limit(_ evidence: Int) -> Int {
    switch evidence {
    case ...100: evidence * 36 / 100
    case ...120: 36 + (evidence - 100) * 40 / 100
    default: min(80, 44 + (evidence - 120) * 25 / 100)
    }
  }

  /// The minimum evidence for acting, and for offering.
  static let leastEvidence = 40
  static let leastOffered = 90

  /// The cost up to which what is acted on is not in doubt: the more tells of it, the more may be said beside it.
  static func sureCost(_ evidence: Int) -> Int { max(24, limit(evidence) * 4 / 7) }

  /// The difference of scores within which two readings are as near.
  static let margin = 4

  /// Whether an alignment is good enough to act on.
  static func isActedOn(_ alignment: Alignment) -> Bool {
    alignment.evidence >= leastEvidence && alignment.permission >= .ask
      && !(alignment.isChange && (alignment.leavesNumber || alignment.leavesEntity))
      && !(alignment.isGrave && (alignment.leavesValue || alignment.isLoneValue))
      && !isTooVague(alignment) && !alignment.hasNewName
      && (!alignment.hasUnknownName || fitsBesideName(alignment))
      && cost(alignment) <= limit(alignment.evidence)
        + favour(alignment)
  }

  /// The additional cost allowed if a phrase of the intent fits word for word. With an amount, a long name that does not exist leaves
  /// no doubt either: "pay Dr Lee 75".
  private static func favour(_ alignment: Alignment) -> Int {
    guard alignment.isFavoured, alignment.hasValues else { return 0 }
    return alignment.hasUnknownName && alignment.hasNumber ? costBesideAmount : 6
  }

  /// Whether a request of which one word and a text that can be anything tell costs more than it may: "add with her
  /// tomorrow".
  private static func isTooVague(_ alignment: Alignment) -> Bool {
    isOfOneWord(alignment) && cost(alignment) > costOfFreeText
  }

  /// Whether only one word tells of a request, and a text that can be anything.
  private static func isOfOneWord(_ alignment: Alignment) -> Bool {
    alignment.evidence <= evidenceOfOneWord && alignment.hasOnlyFreeText
  }
  private static let evidenceOfOneWord = 112
  private static let costOfFreeText = 16

  /// Whether an alignment is good enough to act on if what is around it is another request.
  private static func isOneOfTwo(_ alignment: Alignment) -> Bool {
    var alone = alignment
    alone.cost -= alone.outside
    alone.outside = 0
    return alone.evidence >= evidenceOfOneOfTwo && alone.cost <= costOfOneOfTwo && isActedOn(alone)
  }
  private static let evidenceOfOneOfTwo = 100
  private static let costOfOneOfTwo = 12

  /// The alignments without those of numbers that another one takes better: one that has no value which is not allowed, leaves out
  /// no number, and takes no fewer. Another game has the target; "one forty eight from ..." is no 48.
  private static func withoutLame(_ alignments: [Alignment]) -> [Alignment] {
    func numbers(_ alignment: Alignment) -> Set<Int> {
      Set(alignment.rangesOfValues.joined())
    }
    func isLame(_ alignment: Alignment) -> Bool {
      alignment.hasRefusedValue || alignment.leavesNumber
    }
    let sound = alignments.filter { !isLame($0) && isActedOn($0) }
    return alignments.filter { alignment in
      let taken = numbers(alignment)
      return taken.isEmpty
        || !sound.contains {
          let others = numbers($0)
          return isLame(alignment) && others.isSuperset(of: taken)
            || alignment.hasRow(of: 2) && $0.hasRow(of: 2) && others.isStrictSuperset(of: taken)
        }
    }
  }

  /// The alignments that are good for something, best first.
  static func verdicts(_ alignments: [Alignment]) -> [(Alignment, Reading.Certainty)] {
    let isAnswered = alignments.contains { !$0.isAsked && isActedOn($0) }
    let possible = isAnswered ? alignments.filter { !$0.isAsked } : alignments
    let alignments = withoutLame(possible)
    guard let best = alignments.first else { return [] }
    if isActedOn(best) {
      let others = alignments.dropFirst().filter {
        isActedOn($0) || $0.isApart(from: best) && isOneOfTwo($0)
      }
      let rivals = others.filter { score($0) <= score(best) + margin }
      let apart = others.filter { $0.isApart(from: best) }
      let overlapping = rivals.filter { !$0.isApart(from: best) }
      if overlapping.isEmpty {
        let all = [best] + apart
        var chosen = firstOrLast(all)
        chosen.otherRequests = all.compactMap(\.span).filter { $0 != chosen.span }
        return [(chosen, .tolerant)]
      }
      return ([best] + overlapping).prefix(3).map { ($0, .offered) }
    }
    let offered = alignments.filter {
      $0.permission >= .offer && $0.evidence >= leastOffered
        // A game with other numbers than were said is none.
        && !($0.leavesNumber && $0.hasRow(of: 2))
        && cost($0) <= limit($0.evidence) + 18
    }
    return offered.prefix(3).map { ($0, .offered) }
  }

  /// The request that is meant where several parts of an utterance each are one: of several in one
  /// sentence, the first is meant first; of several sentences, the earlier are context.
  private static func firstOrLast(_ all: [Alignment]) -> Alignment {
    all.dropFirst().reduce(all[0]) { chosen, other in
      let isLater = (other.span?.lowerBound ?? 0) > (chosen.span?.lowerBound ?? 0)
      let (first, second) = isLater ? (chosen, other) : (other, chosen)
      return second.isAfterBreak ? second : first
    }
  }
}

extension Alignment {
  /// Whether it fits other words than another alignment, those of names that are said apart from it among them: "from my savings
  /// account, pay Anna 20" does not ask for the balance of the account too.
  fileprivate func isApart(from other: Alignment) -> Bool {
    guard let own = span, let others = other.span else { return false }
    return !own.overlaps(others) && !other.apart.contains { $0.all.overlaps(own) }
      && !apart.contains { $0.all.overlaps(others) }
  }
}
