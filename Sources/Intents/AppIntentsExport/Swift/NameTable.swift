/// Gives out Swift names, each once.
struct NameTable {
  private var taken: Set<String>

  /// Creates a table.
  init(reserved: Set<String> = []) {
    taken = reserved
  }

  /// Takes a free name: the wanted one, or else with the fallback as a suffix if it is reserved or
  /// a keyword, or with a number.
  mutating func name(_ wanted: String, orWith fallback: String = "") -> String {
    var name = wanted
    if taken.contains(name) || SwiftWords.keywords.contains(name) { name += fallback }
    let base = name
    var number = 2
    while taken.contains(name) || SwiftWords.keywords.contains(name) {
      name = "\(base)\(number)"
      number += 1
    }
    taken.insert(name)
    return name
  }
}

extension String {
  /// The letters and digits of ASCII as a Swift name in camel case, which may be a keyword:
  /// `in-use` is `inUse`. The fallback is the name if there is no letter; that of a type begins
  /// with a capital letter.
  func swiftName(isType: Bool, orElse fallback: String) -> String {
    let words = split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    var name = words.enumerated().map { place, word in
      let first = place == 0 && !isType ? word.prefix(1).lowercased() : word.prefix(1).uppercased()
      return first + word.dropFirst()
    }.joined()
    if name.isEmpty { name = fallback }
    return name.first?.isNumber == true ? fallback + name : name
  }
}

/// The words with which a name would mean something else.
enum SwiftWords {
  /// The keywords of Swift, and names that aren't plain members of a type.
  static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "async", "await", "break", "case",
    "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The names that an `AppIntent` of the source has already.
  static let intentMembers: Set<String> = [
    "allowedExecutionTargets", "assistantProvider", "authenticationPolicy", "callAsFunction",
    "choice", "confirmationAction", "conversationValues", "description", "donate", "intentName",
    "isAllowedWhileLocked", "isDiscoverable", "openAppWhenRun", "parameterSummary", "perform",
    "persistentIdentifier", "predictionConfiguration", "requestChoice", "requestConfirmation",
    "requestConversationChoice", "requestConversationConfirmation", "requestConversationValue",
    "requestToContinueInForeground", "supportedModes", "systemContext", "title",
  ]

  /// The names of cases that an `AppEnum` of the source cannot have.
  static let enumMembers: Set<String> = [
    "allCases", "caseDisplayRepresentations", "conversationValue", "defaultResolverSpecification",
    "hashValue", "id", "localizedStringResource", "none", "persistentIdentifier", "rawValue",
    "some", "typeDisplayName", "typeDisplayRepresentation",
  ]
}
