public import IntentKit

/// The English wording of the conversations' messages.
public struct EnglishWording: Wording {
  /// Creates the wording.
  public init() {}

  /// "yes", "and", "all lists".
  public var values: ValueWords {
    ValueWords(
      yes: "yes", no: "no", and: "and", or: "or", all: { "all \($0)s" },
      time: EnglishTimeWording.text)
  }

  /// Returns the phrases that run a shortcut by its name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The phrases.
  public func phrases(toRun name: String) -> [String] {
    ["run \(name)", "start \(name)", "do \(name)", name]
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
        "\(parameter.help ?? "I need \(Self.description(of: parameter.kind)).") "
          + "You can also say go back, start again or cancel.",
        short: parameter.help ?? "I need \(Self.description(of: parameter.kind)).")
    case .waysOut: "You can also say go back, start again or cancel."
    case .suggestions(let parameter, let names):
      names.isEmpty
        ? "I need \(Self.description(of: parameter.kind)). Or say cancel."
        : "You can say \(names.enumerated("or")). Or say cancel."
    case .notUnderstood: "Sorry, I didn't understand that."
    case .noSuchRequest(let samples):
      samples.isEmpty
        ? "Sorry, I can't do that."
        : Dialogue(
          "Sorry, I can't do that. You can say: \(samples[0]).",
          displayed: "Sorry, I can't do that. You can say: \(Self.quoted(samples))")
    case .nothingHeard: "I didn't hear anything."
    case .tooLong: "Sorry, that was too long for me."
    case .notAllowed(let value, let parameter):
      Self.refusal(text(for: value, of: parameter.kind), parameter)
    case .tooMany(let count, let maximum, let parameter):
      "I can take \(maximum) \(parameter.title) at most, but you gave \(count)."
    case .onlyOne(let title): "I can only take one \(title) at a time."
    case .noSuchEntity(let name, let title): "I can't find the \(title) \(name)."
    case .entityIsGone(let name, let title): "The \(title) \(name) is no longer there."
    case .notOffered(let name): "\(name) isn't one of the choices."
    case .changedMeanwhile: "Something has changed since you agreed."
    case .whichOne(let title, let names): "Which \(title): \(names.enumerated("or"))?"
    case .whichIntent(let titles):
      "Do you want to \(titles.map(\.withLowercasedFirst).enumerated("or"))?"
    case .createNew(let name, let title): "There's no \(title) \(name). Shall I create it?"
    case .didYouMean(let name): "Did you mean \(name)?"
    case .confirm(let sentence, let verb):
      switch verb {
      // The values matter.
      case .pay, .send: "\(sentence). Is that right?"
      case .show, .find: "Do you want me to \(sentence.withLowercasedFirst)?"
      case .perform, .create, .change, .remove, .undo: "Shall I \(sentence.withLowercasedFirst)?"
      }
    case .declined: "OK, I won't."
    case .cancelled: "OK, I've left it."
    case .nothingToDo: "There's nothing to repeat or undo."
    case .nothingOpen: "There's nothing open."
    case .undoAfterThis(let sentence):
      "I can take that back after this: \(sentence.withLowercasedFirst)."
    case .shortcutSaved(let phrase): "OK. Say \"\(phrase)\" to do that."
    case .shortcutNotSaved(let faults): "I can't save that: \(faults.enumerated("and"))."
    case .confirmUsual(let title): "\(title)?"
    case .nothingUsual: "There's nothing that you usually do now."
    case .leftUndone(let titles): "I haven't done this: \(titles.enumerated("and"))."
    case .confirmUndo(let sentence):
      "The last thing that was done: \(sentence.withLowercasedFirst). Shall I take it back?"
    case .confirmRedo(let sentence):
      "This was taken back: \(sentence.withLowercasedFirst). Shall I do it again?"
    case .cannotUndo(let sentence): "I can't take that back: \(sentence.withLowercasedFirst)."
    case .interrupted(let sentence, true):
      "I was interrupted last time. It was done: \(sentence.withLowercasedFirst)."
    case .interrupted(let sentence, false):
      "I was interrupted last time. It wasn't done: \(sentence.withLowercasedFirst)."
    case .interrupted(let sentence, nil):
      "I was interrupted last time, and can't tell whether this was done: \(sentence.withLowercasedFirst)."
    case .startingAgain: "OK, from the start."
    case .leftOut(let words):
      "I've left out \(words.map { "\"\($0)\"" }.enumerated("and"))."
    case .leaving(let title): "OK, I'll leave \"\(title.withLowercasedFirst)\"."
    case .resuming(let title): "OK, back to \"\(title.withLowercasedFirst)\"."
    case .greeting(let expectsRequest): expectsRequest ? "Hello. What can I do for you?" : "Hello."
    case .welcome: "You're welcome."
    case .takeYourTime: "Take your time."
    case .goodbye: "Goodbye."
    case .chooseOne: "I can only take one of them."
    case .help(let samples):
      samples.isEmpty
        ? "There's nothing you can ask me for."
        : Dialogue(
          "You can say: \(samples.enumerated("or")).",
          displayed: "You can say: \(Self.quoted(samples))")
    case .yesOrNo: "Please say yes or no."
    case .locked(let title): "Please unlock first, to \(title.withLowercasedFirst)."
    case .notOpened: "I couldn't open it."
    case .givingUp: "Sorry, I don't seem to get it. Let's leave it for now."
    case .expired: "That was a while ago, so let's begin again."
    case .stopped: "Stopped."
    case .failed(let reason): "That didn't work: \(reason)."
    case .unknownIntent(let name): "I don't know how to do '\(name)'."
    case .unknownParameter(let name, let intent): "\(intent) has no '\(name)'."
    case .shortcutIsDone(let name, let steps):
      steps == 1 ? "That was \"\(name)\"." : "That was \"\(name)\", in \(steps) steps."
    case .shortcutStopped(let name, let place, let title, let done):
      Self.stopped(name, place, title, done)
    case .shortcutIsBroken(let name, let faults):
      "\"\(name)\" can't be run any more: \(faults.enumerated("and"))."
    case .nothingToHandOn(let reference): "There's no '\(reference)' to go on with."
    case .tooManySteps(let limit): "That's more than \(limit) steps; \(limit) are allowed."
    case .suggestionReason(let reason, let title): Dialogue(Self.text(for: reason, title))
    }
  }

  private static func stopped(
    _ name: String, _ place: Int, _ title: String?, _ done: [String]
  ) -> Dialogue {
    let step = "step \(place)" + (title.map { ", \($0.withLowercasedFirst)" } ?? "")
    let rest =
      done.isEmpty
      ? "Nothing was done before."
      : "Done before: \(done.map(\.withLowercasedFirst).enumerated("and"))."
    return "\"\(name)\" stopped at \(step). \(rest)"
  }

  private static func text(for reason: Suggestion.Reason, _ title: String?) -> String {
    switch reason {
    case .time(let minute, let kind, let count, let days):
      let (hour, minutes) = (minute / 60, minute % 60)
      return
        "You did this about \(hour):\(minutes < 10 ? "0" : "")\(minutes) on \(count) of the last "
        + "\(days) \(text(for: kind))."
    case .following(let intent, let count, let times):
      return
        "You did this \(count) of \(times) times after \"\((title ?? intent).withLowercasedFirst)\"."
    case .often(let count, let donations):
      return "You did this \(count) of the last \(donations) times that you did anything."
    }
  }

  private static func text(for kind: Suggestion.DayKind) -> String {
    switch kind {
    case .everyDay: "days"
    case .weekdays: "days from Monday to Friday"
    case .weekends: "days of weekends"
    case .weekday(let day):
      [
        "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays",
      ][day.rawValue]
    case .dayOfMonth(let day): "months, on the \(ordinalInDigits(day))"
    }
  }

  static func ordinalInDigits(_ place: Int) -> String {
    if (11...13).contains(place % 100) { return "\(place)th" }
    return "\(place)" + (["1": "st", "2": "nd", "3": "rd"]["\(place % 10)"] ?? "th")
  }

  /// "first", "second", …; beyond the twentieth in digits.
  static func ordinal(_ place: Int) -> String {
    let words = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
      "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
      "eighteenth", "nineteenth", "twentieth",
    ]
    if words.indices.contains(place - 1) { return words[place - 1] }
    return ordinalInDigits(place)
  }

  /// "a whole number from 100 to 999", "one of easy and hard".
  private static func description(of kind: ParameterKind) -> String {
    switch kind {
    case .integer(let ranges):
      return ranges == [Int.min...Int.max] ? "a whole number" : "a number: \(allowed(ranges))"
    case .decimal(let range, let digits):
      let isAny = range == DecimalNumber(.min)...DecimalNumber(.max)
      let places = digits == 0 ? "a whole number" : "a number with at most \(digits) decimals"
      return isAny ? places : "\(places), \(range.lowerBound) to \(range.upperBound)"
    case .money: return "an amount of money"
    case .temporal(let kind, _): return EnglishTimeWording.description(of: kind)
    case .boolean: return "a yes or a no"
    case .text: return "some words"
    case .enumeration(let name, let cases):
      return "the \(name): \(cases.map(\.name).enumerated("or"))"
    case .entity(let entity): return "the name of \(withArticle(entity.title))"
    case .list(let kind, let count):
      let isFixed = count.lowerBound == count.upperBound
      let number = isFixed ? "\(count.lowerBound)" : "one or more"
      if case .integer(let ranges) = kind, ranges != [Int.min...Int.max] {
        return "\(number) numbers: \(allowed(ranges))"
      }
      return "\(number), each \(description(of: kind))"
    case .object: return "several values"
    }
  }

  private static func allowed(
    _ ranges: [ClosedRange<Int>], _ conjunction: String = "or"
  ) -> String {
    ranges.map {
      $0.lowerBound == $0.upperBound ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)"
    }.enumerated(conjunction)
  }

  private static func refusal(_ value: String, _ parameter: ParameterDeclaration) -> Dialogue {
    if case .list(.integer(let ranges), _) = parameter.kind, ranges != [Int.min...Int.max] {
      return "\(value) isn't one of the \(parameter.title): they're \(allowed(ranges, "and"))."
    }
    let kind = parameter.kind.elementKind ?? parameter.kind
    if case .integer(let ranges) = kind, ranges != [Int.min...Int.max] {
      return "\(value) can't be the \(parameter.title): choose \(allowed(ranges))."
    }
    if case .enumeration(_, let cases) = kind {
      return
        "\(value) can't be the \(parameter.title): choose \(cases.map(\.name).enumerated("or"))."
    }
    return "\(value) can't be the \(parameter.title): I need \(description(of: kind))."
  }

  private static func quoted(_ samples: [String]) -> String {
    samples.map { "\"\($0)\"" }.enumerated("or")
  }

  /// "a list", "an account".
  private static func withArticle(_ noun: String) -> String {
    let isVowel = noun.first.map { "aeiou".contains($0.lowercased()) } ?? false
    return "\(isVowel ? "an" : "a") \(noun)"
  }
}
