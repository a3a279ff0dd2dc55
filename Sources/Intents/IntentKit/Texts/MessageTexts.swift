/// The messages of a language, read from a text that a translator can write.
///
/// ```
/// # messages
/// created(list, items): I've created the list {list}{items, select, none {} other { with {items}}}.
/// count(count): {count, plural, =0 {There's nothing.} one {There's # thing.} other {There are # things.}}
/// count.short(count): {count}.
/// ```
///
/// A key may also have texts `KEY.short`, for a user who looks at the screen or prefers few words, and `KEY.displayed`. The first
/// language of a ``MessageCatalog`` names the variables of each message in parentheses; translations may use those, and no others.
/// A message that a translation lacks is worded in the first language. `Docs/AddingALanguage.md` tells what variables can do.
///
/// The sections `messages` and `times` have messages; `lists` has words with commas between them, such as the names of the days.
/// Sections whose names begin with a capital are translations of intents.
public struct MessageTexts: Sendable {
  /// The ISO 639-1 language code.
  public let language: String
  let rules: LanguageRules
  private(set) var messages: [String: Entry] = [:]
  private var lists: [String: [String]] = [:]
  /// The texts of the first language, in translations.
  let template: [MessageTexts]

  struct Entry: Sendable {
    let line: Int
    /// The spoken text as it is written.
    let source: String
    let variables: Set<String>
    let spoken: MessagePattern
    var short: MessagePattern?
    var displayed: MessagePattern?
  }

  private static let sections: Set<String> = ["messages", "times", "lists"]

  /// Reads a text; throws the first line that cannot be read.
  init(
    language: String, _ text: String, rules: LanguageRules, template: MessageTexts?
  ) throws(LanguageFile.Fault) {
    var faults: [LanguageFile.Fault] = []
    self.init(language: language, text, rules: rules, template: template, faults: &faults)
    if let first = faults.min(by: { $0.line < $1.line }) { throw first }
  }

  /// Reads what can be read.
  ///
  /// - Parameters:
  ///   - language: The ISO 639-1 code.
  ///   - text: The text.
  ///   - rules: The rules of the language; those in the text if there are any.
  ///   - template: The texts of the first language; `nil` if these are.
  ///   - faults: Gets all lines that cannot be read.
  init(
    language: String, _ text: String, rules: LanguageRules, template: MessageTexts?,
    faults: inout [LanguageFile.Fault]
  ) {
    self.language = language
    self.template = template.map { [$0] } ?? []
    var rules = rules
    var sections: [LanguageFile.Section] = []
    do throws(LanguageFile.Fault) {
      let file = try LanguageFile(text)
      sections = file.sections
      let isOwn = sections.contains { LanguageRules.sections.contains($0.name) }
      if isOwn { rules = try LanguageRules(file) }
    } catch {
      faults.append(error)
    }
    self.rules = rules
    for section in sections {
      switch section.name {
      case "messages", "times":
        for entry in section.entries {
          do throws(LanguageFile.Fault) { try read(entry) } catch { faults.append(error) }
        }
      case "lists":
        for entry in section.entries {
          guard template == nil || template?.lists[entry.key] != nil else {
            faults.append(.init(line: entry.line, reason: "unknown list '\(entry.key)'"))
            continue
          }
          lists[entry.key] = entry.list
        }
      default:
        guard LanguageRules.sections.contains(section.name) || section.isOfIntent else {
          let known = Self.sections.union(LanguageRules.sections).sorted().joined(separator: ", ")
          faults.append(
            .init(
              line: section.line,
              reason: "unknown section '\(section.name)'; choose one of \(known)"))
          continue
        }
      }
    }
  }

  private mutating func read(_ entry: LanguageFile.Entry) throws(LanguageFile.Fault) {
    let (name, given) = try entry.signature()
    let parts = name.split(separator: ".")
    let variant = parts.count > 1 ? parts.last.flatMap { Variant(rawValue: String($0)) } : nil
    let key = variant == nil ? name : parts.dropLast().joined(separator: ".")
    let variables: Set<String>
    if let template = template.first {
      guard let known = template.messages[key] else {
        throw .init(line: entry.line, reason: "unknown message '\(key)'")
      }
      variables = known.variables
      guard given == nil || given == variables else {
        let names = variables.sorted().joined(separator: ", ")
        throw .init(line: entry.line, reason: "the variables of '\(key)' are \(names)")
      }
    } else {
      variables = given ?? messages[key]?.variables ?? []
    }
    let pattern = try MessagePattern(entry.value, line: entry.line)
    try pattern.check(variables: variables, of: key, line: entry.line, rules)
    guard let variant else {
      guard messages[key] == nil else {
        throw .init(line: entry.line, reason: "'\(key)' has two texts")
      }
      messages[key] = Entry(
        line: entry.line, source: entry.value, variables: variables, spoken: pattern)
      return
    }
    guard messages[key] != nil else {
      throw .init(line: entry.line, reason: "'\(name)' needs the text '\(key)' before it")
    }
    switch variant {
    case .short: messages[key]?.short = pattern
    case .displayed: messages[key]?.displayed = pattern
    }
  }

  private enum Variant: String {
    case short, displayed
  }

  /// Words a message.
  ///
  /// - Parameter content: The key of the message and the values of its variables, all of them.
  /// - Returns: The spoken, short and displayed text; those of the first language if this one lacks the message, and the key if that
  ///   lacks it too.
  public func dialogue(_ content: MessageContent) -> Dialogue {
    guard let entry = entry(content.key, content.arguments) else {
      return template.first?.dialogue(content) ?? Dialogue(content.key)
    }
    let text = { (pattern: MessagePattern) in pattern.text(content.arguments, rules) }
    return Dialogue(
      text(entry.spoken), short: entry.short.map(text), displayed: entry.displayed.map(text))
  }

  /// Words a part of a message, with the values of all its variables. The text is that of the first
  /// language if this one lacks it, and the key if that lacks it too.
  public func text(_ key: String, _ arguments: [String: MessageArgument] = [:]) -> String {
    guard let entry = entry(key, arguments) else {
      return template.first?.text(key, arguments) ?? key
    }
    return entry.spoken.text(arguments, rules)
  }

  /// A message, which must be given exactly its variables.
  private func entry(_ key: String, _ arguments: [String: MessageArgument]) -> Entry? {
    let entry = messages[key]
    assert(
      entry.map { $0.variables == Set(arguments.keys) } ?? true,
      "'\(key)' has the variables \(entry?.variables.sorted() ?? []), not \(arguments.keys.sorted())"
    )
    return entry
  }

  /// The words of a list, such as the names of the days; those of the first language if this one lacks it.
  package func list(_ key: String) -> [String] { lists[key] ?? template.first?.list(key) ?? [] }

  /// The keys of the messages and lists that the first language has and this one lacks, in order.
  package var missing: [String] {
    guard let template = template.first else { return [] }
    return
      (template.messages.keys.filter { messages[$0] == nil }
      + template.lists.keys.filter { lists[$0] == nil }).sorted()
  }

  /// The keys of all messages, in order.
  package var keys: [String] { messages.keys.sorted() }
}

extension LanguageFile.Section {
  /// Whether it is the translation of an intent, which is named by its type.
  var isOfIntent: Bool { name.first?.isUppercase == true }
}

extension LanguageFile.Entry {
  /// The name of a message, and its variables if they are in parentheses: "created(list, items)".
  fileprivate func signature() throws(LanguageFile.Fault) -> (name: String, variables: Set<String>?)
  {
    guard let start = key.firstIndex(of: "(") else { return (key, nil) }
    guard key.last == ")" else {
      throw .init(line: line, reason: "'\(key)' lacks its ')': write 'KEY(VARIABLE, VARIABLE)'")
    }
    let names = key[key.index(after: start)...].dropLast().split { $0 == "," || $0 == " " }
    return (String(key[..<start]), Set(names.map(String.init)))
  }
}

extension MessagePattern {
  /// Refuses variables and filters that do not exist.
  func check(
    variables: Set<String>, of key: String, line: Int, _ rules: LanguageRules
  ) throws(LanguageFile.Fault) {
    for (name, filters) in allPieces.compactMap(\.variable) {
      guard variables.contains(name) else {
        let known = variables.sorted().map { "{\($0)}" }.joined(separator: ", ")
        throw .init(
          line: line,
          reason: "'{\(name)}' is no variable of '\(key)'"
            + (known.isEmpty ? ", which has none" : "; choose \(known)"))
      }
      for filter in filters where !Self.filters.contains(filter) && rules.forms[filter] == nil {
        let known = (Self.filters + rules.forms.keys.sorted()).joined(separator: ", ")
        throw .init(line: line, reason: "unknown filter '\(filter)'; choose one of \(known)")
      }
    }
  }
}
