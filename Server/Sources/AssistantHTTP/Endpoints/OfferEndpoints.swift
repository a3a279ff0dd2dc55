import AssistantService
import Foundation
import HTTPTypes
import Hummingbird
import IntentKit
import NumberRaceAssistant

/// The endpoints for what a page shows beside a conversation.
struct OfferEndpoints: Sendable {
  let assistants: UserAssistants
  let allowances: Allowances
  let limits: ServiceLimits
  let operations: ServiceOperations

  var all: [Endpoint] { [suggestions, shortcuts, save, remove, find] }

  private var suggestions: Endpoint {
    var endpoint = Endpoint(
      method: .get, path: "/v1/suggestions", operation: operations[.listSuggestions]
    ) { [assistants, allowances] request, context in
      let language = try AssistantEndpoints.spoken(request)
      let limit = try Self.limit.value(in: request).flatMap { value in
        if case .integer(let number) = value { number } else { nil }
      }
      try allowances.takeTurn(of: context.client)
      return .json([
        "suggestions": try await assistants.suggestions(
          for: context.requireUser(), in: language, limit: limit ?? 3)
      ])
    }
    endpoint.parameters = [AssistantEndpoints.language, Self.limit]
    return endpoint
  }

  private static let limit = Endpoint.Parameter.query(
    "limit", .integer(1...100).described("The maximum number; 3 by default."))

  private var shortcuts: Endpoint {
    Endpoint(method: .get, path: "/v1/shortcuts", operation: operations[.listShortcuts]) {
      [assistants] _, context in
      .json(["shortcuts": try assistants.shortcuts(of: context.requireUser())])
    }
  }

  private var save: Endpoint {
    let operation = operations[.saveShortcut]
    var endpoint = Endpoint(
      method: .post, path: "/v1/shortcuts", operation: operation,
      parameters: [AssistantEndpoints.language, .idempotencyKey]
    ) { [assistants, allowances, limits] request, context in
      let input = try await request.input(operation.input, limits, context)
      let (user, keyed) = (try context.requireUser(), try request.keyed(input))
      let language = try AssistantEndpoints.spoken(request)
      let given = try (input["shortcut"] ?? .null).decode(Shortcut.self, of: "shortcut")
      try allowances.takeTurn(of: context.client)
      return .kept(
        try await assistants.once(keyed, of: user) { id in
          let shortcut =
            given.id.isEmpty
            ? Shortcut(
              id: id, name: given.name, phrase: given.phrase, actions: given.actions,
              relevance: given.relevance) : given
          try assistants.save(shortcut, for: user, in: language)
          return shortcut
        })
    }
    endpoint.scope = .change
    endpoint.isAudited = true
    return endpoint
  }

  private var remove: Endpoint {
    var endpoint = Endpoint(
      method: .delete, path: "/v1/shortcuts/{id}", operation: operations[.removeShortcut],
      parameters: [.path("id", .text(1...200))]
    ) { [assistants, allowances] _, context in
      let id = context.value(0)
      try allowances.takeTurn(of: context.client)
      try assistants.removeShortcut(id: id, of: context.requireUser())
      return .json(["removed": id])
    }
    endpoint.scope = .change
    endpoint.isAudited = true
    return endpoint
  }

  private var find: Endpoint {
    let operation = operations[.findEntities]
    var endpoint = Endpoint(
      method: .post, path: "/v1/entities/{type}", operation: operation,
      parameters: [.path("type", .text(1...100).example("list")), AssistantEndpoints.language]
    ) { [assistants, allowances, limits] request, context in
      let type = context.value(0)
      let input = try await request.input(operation.input, limits, context)
      let language = try AssistantEndpoints.spoken(request)
      let query = try input["query"].map { query throws(ServiceProblem) in
        try query.decode(PropertyQuery.self, of: "query")
      }
      try allowances.takeTurn(of: context.client)
      let found = try await assistants.entities(
        ofType: type, where: query ?? PropertyQuery(), of: context.requireUser(), in: language)
      return .json(["entities": found])
    }
    endpoint.isAudited = true
    return endpoint
  }
}
