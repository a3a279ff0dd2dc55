import AssistantService
import HTTPTypes
import IntentKit

/// The description of the endpoints by OpenAPI 3.1, made of their declarations.
///
/// Source: <https://spec.openapis.org/oas/v3.1.1>.
struct OpenAPI {
  let endpoints: [Endpoint]
  let version: String
  let needsToken: Bool

  var json: JSON {
    var paths: [String: [String: JSON]] = [:]
    for endpoint in endpoints {
      paths[endpoint.path, default: [:]][endpoint.method.rawValue.lowercased()] = item(endpoint)
    }
    return [
      "openapi": "3.1.0",
      "info": [
        "title": "NumberRace", "version": .string(version),
        "description":
          "Solves, draws and judges arithmetic numbers games, and talks to people and programs about games, lists and money.",
        "license": ["name": "Apache-2.0", "identifier": "Apache-2.0"],
      ],
      "paths": .object(paths.mapValues(JSON.object)),
      "components": [
        "schemas": ["Problem": ProblemDetails.schema.json],
        "securitySchemes": [
          "token": [
            "type": "http", "scheme": "bearer",
            "description":
              "The token of a user. It has a scope: 'look-up', 'change' for what can be changed back, or 'pay' for what a person must agree to; each includes those before it. What needs another one is refused with 403, and the problem has the 'scope'. An intent needs the one of its risk: 'look-up' if its 'confirmation' is never, 'change' if whenGuessed, 'pay' if always.",
          ]
        ],
      ],
    ]
  }

  private func item(_ endpoint: Endpoint) -> JSON {
    let operation = endpoint.operation
    var members: [String: JSON] = [
      "operationId": .string(operation.name), "summary": .string(operation.summary),
      "responses": responses(endpoint),
    ]
    if !operation.explanation.isEmpty { members["description"] = .string(operation.explanation) }
    if !endpoint.parameters.isEmpty {
      members["parameters"] = .array(endpoint.parameters.map(parameter))
    }
    if let input = operation.input {
      members["requestBody"] = [
        "required": true, "content": ["application/json": ["schema": input.json]],
      ]
    } else if endpoint.requestForm == .lines {
      members["requestBody"] = [
        "required": false,
        "content": [
          "application/jsonl": [
            "schema": ["type": "string"],
            "example": .string(#"{"target": 952, "numbers": [25, 50, 75, 100, 3, 6]}"# + "\n"),
          ]
        ],
      ]
    }
    if needsToken, !endpoint.isOpen {
      members["security"] = [
        ["token": endpoint.scope == .lookUp ? [] : [.string(endpoint.scope.rawValue)]]
      ]
    }
    return .object(members)
  }

  private func parameter(_ parameter: Endpoint.Parameter) -> JSON {
    [
      "name": .string(parameter.name), "in": .string(parameter.place.rawValue),
      "required": .boolean(parameter.place == .path), "schema": parameter.schema.json,
    ]
  }

  private func responses(_ endpoint: Endpoint) -> JSON {
    let schema = endpoint.operation.output.json
    var content: [String: JSON] =
      switch endpoint.responseForm {
      case .json: ["application/json": ["schema": schema]]
      // A stream is described as text; what its lines are is an extension of the description.
      case .lines: ["application/jsonl": ["schema": ["type": "string"], "x-line-schema": schema]]
      case .events: ["text/event-stream": ["schema": ["type": "string"]]]
      case .text: ["text/plain": ["schema": ["type": "string"]]]
      }
    if endpoint.isTurn, endpoint.method == .post {
      content["text/event-stream"] = ["schema": ["type": "string"]]
    }
    var refusals: [String: JSON] = [
      ProblemDetails.mediaType: ["schema": ["$ref": "#/components/schemas/Problem"]]
    ]
    if let refusal = endpoint.refusal {
      refusals["application/json"] = ["schema": refusal.json]
    }
    return [
      "200": ["description": .string(endpoint.operation.summary), "content": .object(content)],
      "default": [
        "description": "What is wrong, and what is allowed.", "content": .object(refusals),
      ],
    ]
  }
}
