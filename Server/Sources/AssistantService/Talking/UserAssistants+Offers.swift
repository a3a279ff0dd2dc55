public import IntentKit
import IntentStore
public import NumberRaceAssistant

extension UserAssistants {
  /// The shortcuts and intents to offer a user now, the most important first.
  public func suggestions(
    for user: ServiceUser, in language: SpokenLanguage, limit: Int
  ) async throws(ServiceProblem) -> [Proposal] {
    let assistant = try assistant(of: user, in: language)
    let surroundings = Surroundings(
      time: assistant.environment.clock.reading(at: assistant.environment.now()))
    do {
      return try await assistant.proposals(in: surroundings, limit: limit)
    } catch {
      throw Self.unavailable(error)
    }
  }

  /// The shortcuts of a user.
  public func shortcuts(of user: ServiceUser) throws(ServiceProblem) -> [Shortcut] {
    try Self.usingFiles { try user.stores.memory().shortcuts() }
  }

  /// Saves a shortcut of a user, in place of one with the same id.
  ///
  /// - Throws: ``ServiceProblem`` of the kind `invalidInput` if it cannot be run.
  public func save(
    _ shortcut: Shortcut, for user: ServiceUser, in language: SpokenLanguage
  ) throws(ServiceProblem) {
    let assistant = try assistant(of: user, in: language)
    try Self.usingFiles {
      do {
        try user.stores.memory().save(shortcut, checkedBy: assistant)
      } catch let error as ShortcutError {
        throw ServiceProblem.invalidInput(error.faults.joined(separator: "; "))
      }
    }
  }

  /// Removes a shortcut of a user.
  ///
  /// - Throws: ``ServiceProblem`` of the kind `notFound` if there is none.
  public func removeShortcut(id: String, of user: ServiceUser) throws(ServiceProblem) {
    guard try shortcuts(of: user).contains(where: { $0.id == id }) else {
      throw ServiceProblem(.notFound, "there is no shortcut with the id '\(id.prefix(100))'")
    }
    try Self.usingFiles { try user.stores.memory().removeShortcut(id: id) }
  }

  /// Finds the entities of a user, such as lists and accounts, with their properties.
  ///
  /// - Throws: ``ServiceProblem`` of the kind `notFound` if there is no such type, and `invalidInput` if it does not allow the
  ///   query.
  public func entities(
    ofType type: String, where query: PropertyQuery, of user: ServiceUser,
    in language: SpokenLanguage
  ) async throws(ServiceProblem) -> [EntityRecord] {
    let assistant = try assistant(of: user, in: language)
    let types = assistant.catalog.entities.map(\.type).sorted()
    guard types.contains(type) else {
      throw ServiceProblem(
        .notFound,
        "there are no entities of the type '\(type.prefix(100))'; there are \(types.joined(separator: ", "))"
      )
    }
    do {
      return try await assistant.entities(ofType: type, where: query)
    } catch let error as PropertyQueryError {
      throw .invalidInput("\(error)")
    } catch {
      throw Self.unavailable(error)
    }
  }
}
