import IntentKit

/// Parses an utterance as a command to the conversation.
///
/// A command can consist of several parts, each a command or a courtesy: "no thanks, cancel
/// that", "yes please, go ahead". Every word must belong to a part. A yes together with a no is neither.
struct CommandReader {
  let knowledge: SlotKnowledge
  private var words: ConversationWords { knowledge.words }

  /// The maximum number of words in a command.
  private static let maximumLength = 12

  /// The command; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - sentence: The words of the command.
  ///   - utterance: All that was said.
  /// - Returns: The command.
  func read(_ sentence: Sentence, in utterance: Sentence) -> ConversationCommand? {
    guard let first = sentence.words.first, sentence.words.count <= Self.maximumLength,
      words.commandStarts.contains(first.text)
    else { return nil }
    let said = sentence.words.map(\.text)
    let command =
      words.commands[said.joined(separator: " ")] ?? parts(said).flatMap { combined($0) }
    // "Sure?" is a question, not an agreement.
    let isYes = command == .yes || command == .weakYes
    return isYes && !(utterance.canAgree && !stopsAfterNo(utterance)) ? nil : command
  }

  /// Whether a pause is after a no, which then is no part of a yes: "no, problem".
  func stopsAfterNo(_ sentence: Sentence) -> Bool {
    sentence.words.indices.dropFirst().contains { place in
      let isPause =
        sentence.words[place].isAfterComma || sentence.hasStop(before: place)
        || sentence.gap(before: place).contains { !$0.isWhitespace }
      return isPause && words.commands[sentence.words[place - 1].text] == .no
    }
  }

  /// Whether a sentence consists of yeses between pauses: "c'est bon, vas-y", not "mach es richtig".
  func isMadeOfYeses(_ sentence: Sentence) -> Bool {
    var parts: [[String]] = []
    for (place, word) in sentence.words.enumerated() {
      if place == 0 || word.isAfterComma || sentence.hasStop(before: place) { parts.append([]) }
      parts[parts.count - 1].append(word.text)
    }
    return parts.allSatisfy { words.commands[$0.joined(separator: " ")] == .yes }
  }

  private struct Part {
    let command: ConversationCommand?
    let isPolite: Bool
  }

  /// The longest parts from left to right; `nil` if a word belongs to none.
  private func parts(_ said: [String]) -> [Part]? {
    var parts: [Part] = []
    var place = 0
    while place < said.count {
      guard words.commandStarts.contains(said[place]) else { return nil }
      let lengths = (1...min(words.maximumCommandLength, said.count - place)).reversed()
      let found = lengths.lazy.compactMap { length -> (Part, Int)? in
        let text = said[place..<place + length].joined(separator: " ")
        let command = words.commands[text]
        let isPolite = words.polite.contains(text)
        return command == nil && !isPolite
          ? nil : (Part(command: command, isPolite: isPolite), length)
      }.first
      guard let (part, length) = found else { return nil }
      parts.append(part)
      place += length
    }
    return parts
  }

  private func combined(_ parts: [Part]) -> ConversationCommand? {
    var commands: [ConversationCommand] = []
    for part in parts where !part.isPolite {
      guard let command = part.command else { continue }
      commands.removeAll { $0 == command }
      commands.append(command)
    }
    // Around another command, these are courtesies.
    let firm = commands.filter { ![.weakYes, .thanks, .greet].contains($0) }
    guard let last = firm.last else {
      return commands.contains(.weakYes) ? .weakYes : commands.last ?? courtesy(parts)
    }
    if firm.count == 1 { return last }
    if firm.contains(.pause) {
      // "No, wait" and "wait, no", "no, wait, don't".
      return firm.contains(.yes) || last == .pause ? .pause : last
    }
    // "No, go back": what is asked for is more than a yes or no.
    let others = firm.filter { $0 != .yes && $0 != .no }
    if others.count == 1 { return others[0] }
    return Set(others) == [.cancel, .quit] ? .quit : nil
  }

  /// The command of polite words alone: "um, please".
  private func courtesy(_ parts: [Part]) -> ConversationCommand? {
    let commands = parts.compactMap(\.command)
    return commands.contains(.weakYes) ? .weakYes : commands.last
  }
}
