public import IntentKit
import IntentStore
public import NumberRaceAssistant

extension UserAssistants {
  /// The shortcuts and intents to offer a user now.
  ///
  /// - Parameters:
  ///   - user: The user.
  ///   - language: The language of titles and reasons.
  ///   - limit: The maximum number.
  /// - Returns: The proposals, the most important first.
  /// - Throws: ``ServiceProblem`` of the kind `unavailable` if the user's files cannot be used.
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
  ///
  /// - Parameter user: The user.
  /// - Returns: The shortcuts.
  /// - Throws: ``ServiceProblem`` of the kind `unavailable` if the user's files cannot be used.
  public func shortcuts(of user: ServiceUser) throws(ServiceProblem) -> [Shortcut] {
    do {
      return try user.stores.memory().shortcuts()
    } catch {
      throw Self.unavailable(error)
    }
  }

  /// Saves a shortcut of a user, in place of one with the same id.
  ///
  /// - Parameters:
  ///   - shortcut: The shortcut.
  ///   - user: The user.
  ///   - language: The language of its phrase.
  /// - Throws: ``ServiceProblem`` of the kind `invalidInput` if it cannot be run.
  public func save(
    _ shortcut: Shortcut, for user: ServiceUser, in language: SpokenLanguage
  ) throws(ServiceProblem) {
    let assistant = try assistant(of: user, in: language)
    do {
      try user.stores.memory().save(shortcut, checkedBy: assistant)
    } catch let error as ShortcutError {
      throw .invalidInput(error.faults.joined(separator: "; "))
    } catch {
      throw Self.unavailable(error)
    }
  }

  /// Removes a shortcut of a user.
  ///
  /// - Parameters:
  ///   - id: The id of the shortcut.
  ///   - user: The user.
  /// - Throws: ``ServiceProblem`` of the kind `notFound` if there is none.
  public func removeShortcut(id: String, of user: ServiceUser) throws(ServiceProblem) {
    guard try shortcuts(of: user).contains(where: { $0.id == id }) else {
      throw ServiceProblem(.notFound, "there is no shortcut with the id '\(id.prefix(100))'")
    }
    do {
      try user.stores.memory().removeShortcut(id: id)
    } catch {
      throw Self.unavailable(error)
    }
  }

  /// Finds the entities of a user, such as lists and accounts.
  ///
  /// - Parameters:
  ///   - type: The name of the entity type.
  ///   - query: Which, and in which order.
  ///   - user: The user.
  ///   - language: The language of names.
  /// - Returns: The entities with their properties.
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

  static func unavailable(_ error: any Error) -> ServiceProblem {
    ServiceProblem(.unavailable, "the files of the user cannot be used: \(error)")
  }
}
