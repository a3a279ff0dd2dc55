import IntentCalls
import IntentKit

/// A question to a person in the middle of a call, as a form of one field.
enum Question {
  /// Whether a person agrees.
  case agreement
  /// The value of a parameter.
  case value(ParameterDeclaration, FormField)

  /// The question that an answer asks, with the token that its answer needs, and its text.
  static func asked(
    by answer: CallAnswer, of catalog: IntentCatalog
  ) -> (question: Question, token: String, text: String)? {
    switch answer {
    case .needsAgreement(let needed): return (.agreement, needed.token, needed.sentence)
    case .needsValue(let needed):
      guard let parameter = catalog[needed.intent]?.parameter(needed.parameter) else { return nil }
      return (
        .value(parameter, FormField(parameter, choices: needed.choices)), needed.token,
        needed.question
      )
    case .done, .found, .counted, .refused: return nil
    }
  }

  /// The question that was asked under a key.
  init?(key: String, of intent: IntentDescription?) {
    if key == Self.agreementKey {
      self = .agreement
      return
    }
    for (prefix, isChoice) in [(Self.valuePrefix, false), (Self.choicePrefix, true)]
    where key.hasPrefix(prefix) {
      guard let parameter = intent?.parameter(String(key.dropFirst(prefix.count))) else { continue }
      self = .value(parameter, FormField(parameter, isChoice: isChoice))
      return
    }
    return nil
  }

  /// The name of the parameter whose value it asks for; `nil` if it asks for agreement.
  var parameter: String? {
    if case .value(let parameter, _) = self { parameter.name } else { nil }
  }

  /// The title of what it asks for.
  var title: String {
    switch self {
    case .agreement: "Agreement"
    case .value(let parameter, _): parameter.title
    }
  }

  /// The key under which it is asked, from which it can be told what an answer means.
  var key: String {
    switch self {
    case .agreement: Self.agreementKey
    case .value(let parameter, let field):
      (field.isChoice ? Self.choicePrefix : Self.valuePrefix) + parameter.name
    }
  }

  private static let agreementKey = "agreement"
  private static let valuePrefix = "value:"
  private static let choicePrefix = "choice:"

  /// The form, with the text above it.
  func form(_ text: String, _ version: ProtocolVersion) -> JSON {
    let (name, field): (String, JSON) =
      switch self {
      case .agreement: (Self.agreementKey, ["type": "boolean", "title": "I agree"])
      case .value(let parameter, let field): (parameter.name, field.schema(version))
      }
    var form: [String: JSON] = [
      "message": .string(text),
      "requestedSchema": [
        "type": "object", "properties": .object([name: field]), "required": [.string(name)],
      ],
    ]
    // Forms had no modes before.
    if version.hasTitledChoices { form["mode"] = "form" }
    return .object(form)
  }

  /// The call with which to go on after a response; `nil` if the person refused.
  func call(_ response: JSON, _ token: String) -> IntentCall? {
    guard let response = response.members, response["action"] == "accept" else { return nil }
    let content = response["content"]?.members ?? [:]
    switch self {
    case .agreement: return content[Self.agreementKey] == true ? .agreement(token: token) : nil
    case .value(let parameter, let field):
      return field.call(content[parameter.name] ?? .null, token)
    }
  }
}
