import IntentCalls
import IntentKit

/// The results of tools.
///
/// Models get the words of a tool as JSON only, so that the names in it, which a user may have from elsewhere, stay
/// quoted.
enum ToolResult {
  /// The schema of the structured result: a status, and what belongs to it.
  static func schema(of listing: IntentListing) -> JSON {
    let text: JSON = ["type": "string"]
    let call: JSON = [
      "type": "object", "properties": ["tool": text, "arguments": ["type": "object"]],
      "required": ["tool", "arguments"],
    ]
    return [
      "type": "object",
      "properties": [
        "status": [
          "enum": [
            "done", "inProgress", "continueInApp", "failed", "needsValue", "needsAgreement",
            "declined", "refused",
          ]
        ],
        "said": ["type": "string", "description": "The answer in words."],
        "result": listing.result,
        "link": [
          "type": "string", "description": "A link with which the request can be continued.",
        ],
        "undo": call,
        "followUps": ["type": "array", "items": call],
        "parameter": [
          "type": "string", "description": "The argument that is missing or not clear.",
        ],
        "schema": ["type": "object", "description": "The JSON Schema of that argument."],
        "choices": ["type": "array"],
        "suggestions": ["type": "array", "items": text],
        "sentence": [
          "type": "string",
          "description": "The sentence that the user, and nobody else, has to agree to.",
        ],
        "values": ["type": "object"],
      ],
      "required": ["status"],
    ]
  }

  /// The result of an answer that ends a call, with the token of an agreement under a key of `_meta`.
  static func of(
    _ answer: CallAnswer, _ version: ProtocolVersion, agreementKey: String
  ) -> [String: JSON] {
    var members: [String: JSON] = ["status": .string(answer.status)]
    var meta: [String: JSON] = [:]
    switch answer {
    case .done(let outcome):
      members["said"] = .string(outcome.dialogue.displayed)
      members["result"] = outcome.value.map(JSONSchema.json)
      members["link"] = outcome.link.map(JSON.string)
      members["undo"] = outcome.undo.map(call)
      if !outcome.followUps.isEmpty { members["followUps"] = .array(outcome.followUps.map(call)) }
    case .needsValue(let needed):
      members["said"] = .string(needed.question)
      members["parameter"] = .string(needed.parameter)
      members["schema"] = needed.schema
      if !needed.choices.isEmpty { members["choices"] = .array(needed.choices) }
      if !needed.suggestions.isEmpty {
        members["suggestions"] = .array(needed.suggestions.map(JSON.string))
      }
    case .needsAgreement(let needed):
      members["sentence"] = .string(needed.sentence)
      members["values"] = needed.values
      members["said"] = "The user has to agree to the sentence in the app; nothing was done yet."
      // Models do not see what is in `_meta`, so none can agree in a person's place.
      meta[agreementKey] = .string(needed.token)
    case .refused(let reason): members["said"] = .string(reason)
    case .found, .counted: break
    }
    return result(members, isError: !answer.isDone, meta: meta, version)
  }

  /// The result of a call to which a person did not agree, or whose question was not answered.
  static func declined(_ question: Question, _ version: ProtocolVersion) -> [String: JSON] {
    let reason = question.parameter == nil ? "did not agree" : "did not answer"
    return result(
      ["status": "declined", "said": .string("The user \(reason); nothing was done.")],
      isError: false,
      version)
  }

  private static func result(
    _ members: [String: JSON], isError: Bool, meta: [String: JSON] = [:], _ version: ProtocolVersion
  ) -> [String: JSON] {
    let structured = JSON.object(members)
    var result: [String: JSON] = [
      "content": [["type": "text", "text": .string(structured.text)]],
      "isError": .boolean(isError),
    ]
    if version.hasStructuredResults { result["structuredContent"] = structured }
    if !meta.isEmpty { result["_meta"] = .object(meta) }
    return result
  }

  private static func call(_ invocation: Invocation) -> JSON {
    [
      "tool": .string(invocation.intent),
      "arguments": .object(invocation.values.mapValues(JSONSchema.json)),
    ]
  }
}
