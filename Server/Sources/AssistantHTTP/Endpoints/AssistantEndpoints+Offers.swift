import AssistantService
import HTTPTypes
import Hummingbird
import IntentKit
import NumberRaceAssistant

extension AssistantEndpoints {
  /// The endpoints for what a page shows beside a conversation.
  var offers: [Endpoint] { [suggestions, shortcuts, save, remove, find] }

  private var suggestions: Endpoint {
    endpoint(.listSuggestions, .get, "/v1/suggestions", [Self.language, Self.limit]) {
      [assistants, allowances] _, request, context in
      let language = try Self.spoken(request)
      let limit = try Self.limit.value(in: request)?.integer
      try allowances.takeTurn(of: context.client)
      return .json([
        "suggestions": try await assistants.suggestions(
          for: context.requireUser(), in: language, limit: limit ?? 3)
      ])
    }
  }

  private static let limit = Endpoint.Parameter.query(
    "limit", .integer(1...100).described("The maximum number; 3 by default."))

  private var shortcuts: Endpoint {
    endpoint(.listShortcuts, .get, "/v1/shortcuts") { [assistants] _, _, context in
      .json(["shortcuts": try assistants.shortcuts(of: context.requireUser())])
    }
  }

  private var save: Endpoint {
    endpoint(
      .saveShortcut, .post, "/v1/shortcuts", [Self.language, .idempotencyKey], scope: .change,
      isAudited: true
    ) { [assistants, allowances] input, request, context in
      let (user, keyed) = (try context.requireUser(), try request.keyed(input))
      let language = try Self.spoken(request)
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
  }

  private var remove: Endpoint {
    endpoint(
      .removeShortcut, .delete, "/v1/shortcuts/{id}", [.path("id", .text(1...200))],
      scope: .change, isAudited: true
    ) { [assistants, allowances] _, _, context in
      let id = context.value(0)
      try allowances.takeTurn(of: context.client)
      try assistants.removeShortcut(id: id, of: context.requireUser())
      return .json(["removed": id])
    }
  }

  private var find: Endpoint {
    endpoint(
      .findEntities, .post, "/v1/entities/{type}",
      [.path("type", .text(1...100).example("list")), Self.language], isAudited: true
    ) { [assistants, allowances] input, request, context in
      let language = try Self.spoken(request)
      let query = try input["query"].map { query throws(ServiceProblem) in
        try query.decode(PropertyQuery.self, of: "query")
      }
      try allowances.takeTurn(of: context.client)
      let found = try await assistants.entities(
        ofType: context.value(0), where: query ?? PropertyQuery(), of: context.requireUser(),
        in: language)
      return .json(["entities": found])
    }
  }
}
