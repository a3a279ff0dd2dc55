/// A wording that is read from texts: of the languages that this package has, or of your own.
///
/// ```swift
/// let italian = try TextWording("it", "# messages\ncancelled: Va bene, lascio stare.\n…")
/// ```
///
/// The texts are those of ``MessageTexts``; what they lack is said in English. `CMessages/Texts/en.txt` has all messages with
/// their variables.
public struct TextWording: Wording {
  private let catalog: MessageCatalog
  private let language: String

  /// Reads the wording of a language of your own.
  ///
  /// - Throws: ``TranslationError`` at the first line that cannot be read.
  public init(_ language: String, _ text: String) throws(TranslationError) {
    let catalog = MessageCatalog(
      languages: ["en", language],
      text: { $0 == language ? text : MessageCatalog.conversationText($0) },
      rules: { _ in LanguageRules() })
    _ = try catalog.read(language)
    self.init(catalog, language)
  }

  /// The wording of a language that this package has; of English for others.
  public init(_ language: String) { self.init(.conversations, language) }

  private init(_ catalog: MessageCatalog, _ language: String) {
    self.catalog = catalog
    self.language = language
  }

  /// The texts; they are read when they are first used.
  private var texts: MessageTexts { catalog[language] }

  /// "yes", "and", a sign before decimals.
  public var values: ValueWords {
    let texts = texts
    let rules = texts.rules
    return ValueWords(
      yes: texts.text("yes"), no: texts.text("no"), and: rules.and, or: rules.or,
      decimalSign: rules.decimalSign, groupingSign: rules.groupingSign,
      currencyPlace: rules.currencyPlace,
      all: { texts.text("all", ["title": .text($0)]) },
      time: { TimeTexts(texts, on: $1).text($0) })
  }

  /// Returns the phrases that run a shortcut by its name.
  public func phrases(toRun name: String) -> [String] {
    let texts = texts
    return texts.list("run").compactMap { phrase in
      (try? MessagePattern(phrase, line: 0))?.text(["name": .text(name)], texts.rules)
    } + [name]
  }

  /// Words a message.
  public func dialogue(for message: Message) -> Dialogue {
    if case .question(let parameter, let place) = message {
      return Dialogue(parameter.question(ordinal: TimeTexts(texts, on: nil).ordinal(place ?? 1)))
    }
    return texts.dialogue(content(of: message))
  }

  /// The key of a message and the values of its variables.
  private func content(of message: Message) -> MessageContent {
    switch message {
    case .question: .init("waysOut")
    // The key of a message without values is its name.
    case .waysOut, .notUnderstood, .cannotTell, .nothingHeard, .tooLong, .changedMeanwhile,
      .declined, .cancelled, .nothingToDo, .nothingOpen, .nothingUsual, .startingAgain, .doneNext,
      .welcome, .sorry, .noPerson, .takeYourTime, .goodbye, .chooseOne, .yesOrNo, .notOpened,
      .givingUp, .expired, .stopped:
      .init("\(message)")
    case .parameterHelp(let parameter):
      .init(
        "parameterHelp",
        [
          "help": .text(parameter.help ?? need(parameter)),
          "waysOut": .text(texts.text("waysOut")),
        ]
      )
    case .suggestions(let parameter, let names):
      .init("suggestions", ["names": .list(names), "need": .text(need(parameter))])
    case .soFar(let values): .init("soFar", ["values": .list(values)])
    case .noted(let values): .init("noted", ["values": .list(values)])
    case .noSuchRequest(let samples):
      .init("noSuchRequest", ["samples": .list(samples), "first": .optional(samples.first)])
    case .notAllowed(let value, let parameter):
      refusal(text(for: value, of: parameter.kind), parameter)
    case .tooMany(let count, let maximum, let parameter):
      .init(
        "tooMany",
        ["count": .number(count), "maximum": .number(maximum), "title": .text(parameter.title)]
      )
    case .onlyOne(let title): .init("onlyOne", ["title": .text(title)])
    case .noSuchEntity(let name, let title):
      .init("noSuchEntity", ["name": .text(name), "title": .text(title)])
    case .entityIsGone(let name, let title):
      .init("entityIsGone", ["name": .text(name), "title": .text(title)])
    case .notOffered(let name): .init("notOffered", ["name": .text(name)])
    case .whichOne(let title, let names):
      .init("whichOne", ["title": .text(title), "names": .list(names)])
    case .whichIntent(let titles): .init("whichIntent", ["titles": .list(titles)])
    case .createNew(let name, let title):
      .init("createNew", ["name": .text(name), "title": .text(title)])
    case .didYouMean(let name): .init("didYouMean", ["name": .text(name)])
    case .confirm(let sentence, let verb):
      .init("confirm", ["sentence": .text(sentence), "verb": .text(verb.rawValue)])
    case .undoAfterThis(let sentence): .init("undoAfterThis", ["sentence": .text(sentence)])
    case .cannotUndo(let sentence): .init("cannotUndo", ["sentence": .text(sentence)])
    case .confirmUndo(let sentence): .init("confirmUndo", ["sentence": .text(sentence)])
    case .confirmRedo(let sentence): .init("confirmRedo", ["sentence": .text(sentence)])
    case .shortcutSaved(let phrase): .init("shortcutSaved", ["phrase": .text(phrase)])
    case .shortcutNotSaved(let faults): .init("shortcutNotSaved", ["faults": .list(faults)])
    case .confirmUsual(let title): .init("confirmUsual", ["title": .text(title)])
    case .leftUndone(let titles): .init("leftUndone", ["titles": .list(titles)])
    case .refused(let titles): .init("refused", ["titles": .list(titles)])
    case .interrupted(let sentence, let wasDone):
      .init(
        "interrupted",
        ["sentence": .text(sentence), "done": wasDone.map { .flag($0) } ?? .none]
      )
    case .leftOut(let words): .init("leftOut", ["words": .list(words)])
    case .leaving(let title): .init("leaving", ["title": .text(title)])
    case .resuming(let title): .init("resuming", ["title": .text(title)])
    case .greeting(let expectsRequest): .init("greeting", ["question": .flag(expectsRequest)])
    case .help(let samples): .init("help", ["samples": .list(samples)])
    case .locked(let title): .init("locked", ["title": .text(title)])
    case .failed(let reason): .init("failed", ["reason": .text(reason)])
    case .unknownIntent(let name): .init("unknownIntent", ["name": .text(name)])
    case .unknownParameter(let name, let intent):
      .init("unknownParameter", ["name": .text(name), "intent": .text(intent)])
    case .shortcutIsDone(let name, let steps):
      .init("shortcutIsDone", ["name": .text(name), "steps": .number(steps)])
    case .shortcutStopped(let name, let place, let title, let done):
      .init(
        "shortcutStopped",
        [
          "name": .text(name), "place": .number(place), "title": .optional(title),
          "done": .list(done),
        ]
      )
    case .shortcutIsBroken(let name, let faults):
      .init("shortcutIsBroken", ["name": .text(name), "faults": .list(faults)])
    case .nothingToHandOn(let reference): .init("nothingToHandOn", ["reference": .text(reference)])
    case .tooManySteps(let limit): .init("tooManySteps", ["limit": .number(limit)])
    case .suggestionReason(let reason, let title): content(of: reason, title)
    }
  }

  private func content(
    of reason: Suggestion.Reason, _ title: String?
  ) -> MessageContent {
    switch reason {
    case .time(let minute, let kind, let count, let days):
      .init(
        "reason.time",
        [
          "hour": .number(minute / 60), "minutes": .text((minute % 60).twoDigits),
          "count": .number(count), "days": .number(days),
          "kind": .text(TimeTexts(texts, on: nil).text(kind)),
        ]
      )
    case .following(let intent, let count, let times):
      .init(
        "reason.following",
        ["title": .text(title ?? intent), "count": .number(count), "times": .number(times)]
      )
    case .often(let count, let donations):
      .init("reason.often", ["count": .number(count), "donations": .number(donations)])
    }
  }

  private func need(_ parameter: ParameterDeclaration) -> String {
    texts.text("need", ["kind": .text(description(of: parameter.kind, title: parameter.title))])
  }

  /// "a whole number from 100 to 999", "the size: small or large". There is no title for an element
  /// of a list, and where it was said before.
  private func description(of kind: ParameterKind, title: String? = nil) -> String {
    switch kind {
    case .integer(let ranges):
      return texts.text("kind.integer", ["ranges": allowed(ranges)])
    case .decimal(let range, let digits):
      let isAny = range == DecimalNumber(.min)...DecimalNumber(.max)
      return texts.text(
        "kind.decimal",
        [
          "digits": .number(digits), "from": isAny ? .none : .text("\(range.lowerBound)"),
          "to": .text("\(range.upperBound)"),
        ])
    case .money: return texts.text("kind.money")
    case .temporal(let kind, _): return texts.text("kind.\(kind.rawValue)")
    case .boolean: return texts.text("kind.boolean")
    case .text: return texts.text("kind.text")
    case .enumeration(_, let cases):
      return texts.text(
        "kind.enumeration", ["name": .optional(title), "cases": .list(cases.map(\.name))])
    case .entity(let entity): return texts.text("kind.entity", ["title": .text(entity.title)])
    case .list(let kind, let count):
      let isFixed = count.lowerBound == count.upperBound
      let number: MessageArgument = isFixed ? .number(count.lowerBound) : .none
      if case .integer(let ranges) = kind, !ranges.areAny {
        return texts.text("kind.numbers", ["count": number, "ranges": allowed(ranges)])
      }
      return texts.text("kind.list", ["count": number, "kind": .text(description(of: kind))])
    case .object: return texts.text("kind.object")
    }
  }

  /// The allowed numbers; none if all are.
  private func allowed(_ ranges: [ClosedRange<Int>]) -> MessageArgument {
    .list(
      ranges.areAny
        ? []
        : ranges.map {
          $0.lowerBound == $0.upperBound
            ? "\($0.lowerBound)"
            : texts.text("range", ["from": .number($0.lowerBound), "to": .number($0.upperBound)])
        })
  }

  private func refusal(
    _ value: String, _ parameter: ParameterDeclaration
  ) -> MessageContent {
    let arguments: [String: MessageArgument] = [
      "value": .text(value), "title": .text(parameter.title),
    ]
    func with(_ name: String, _ argument: MessageArgument) -> [String: MessageArgument] {
      arguments.merging([name: argument]) { $1 }
    }
    if case .list(.integer(let ranges), _) = parameter.kind, !ranges.areAny {
      return .init("notAllowed.numbers", with("ranges", allowed(ranges)))
    }
    let kind = parameter.kind.elementKind ?? parameter.kind
    switch kind {
    case .integer(let ranges) where !ranges.areAny:
      return .init("notAllowed.number", with("ranges", allowed(ranges)))
    case .enumeration(_, let cases):
      return .init("notAllowed.choice", with("cases", .list(cases.map(\.name))))
    default: return .init("notAllowed", with("kind", .text(description(of: kind))))
    }
  }
}

extension [ClosedRange<Int>] {
  /// Whether all numbers are allowed.
  fileprivate var areAny: Bool { self == [Int.min...Int.max] }
}
