public import IntentCalls
public import IntentKit
public import IntentMCP
import IntentSealing
import IntentStore
public import NumberRaceAssistant
import NumberRaceTools
import Synchronization

/// The assistant for many users at once, without any transport: conversations whose states are with the clients, calls by
/// programs, suggestions, shortcuts, and the tools of the Model Context Protocol.
///
/// ```swift
/// let service = UserAssistants(version: "1.0")
/// let begun = try await service.beginConversation(of: user, in: .english)
/// let answer = try await service.continueConversation(
///   begun.state, with: .say("solve a numbers game"), of: user)
/// ```
///
/// All that it keeps between requests can be made again from the users' files, so several processes with the same files can
/// take turns. All functions throw ``ServiceProblem`` of the kind `unavailable` if these files cannot be used.
public final class UserAssistants: Sendable {
  private struct Known {
    let assistant: Assistant
    let words: [UserWord]
    let shortcuts: [Shortcut]
  }

  private let version: String
  let environment: AssistantEnvironment
  private let assistants = Mutex<[String: Known]>([:])

  /// Creates a service, of a version that clients are told.
  public init(version: String, environment: AssistantEnvironment = .system) {
    self.version = version
    self.environment = environment
  }

  /// The assistant of a user, with the words and shortcuts that the user has at this moment.
  public func assistant(
    of user: ServiceUser, in language: SpokenLanguage
  ) throws(ServiceProblem) -> Assistant {
    try Self.usingFiles {
      let memory = try user.stores.memory()
      let (words, shortcuts) = (try memory.words(), try memory.shortcuts())
      // A user who was removed may have had the same name.
      let key = "\(language.code) \(user.stores.paths.memory)"
      if let known = assistants.withLock({ $0[key] }), known.words == words,
        known.shortcuts == shortcuts
      {
        return known.assistant.supervised(by: user.access)
      }
      let assistant = try NumberRace.assistant(
        language: language, stores: user.stores, environment: environment)
      assistants.withLock {
        $0[key] = Known(assistant: assistant, words: words, shortcuts: shortcuts)
      }
      return assistant.supervised(by: user.access)
    }
  }

  /// Does something with the files of a user. Errors become the problem that these cannot be used; other problems are passed on.
  static func usingFiles<Value>(_ body: () throws -> Value) throws(ServiceProblem) -> Value {
    do {
      return try body()
    } catch let problem as ServiceProblem {
      throw problem
    } catch {
      throw unavailable(error)
    }
  }

  static func unavailable(_ error: any Error) -> ServiceProblem {
    ServiceProblem(.unavailable, "the files of the user cannot be used: \(error)")
  }

  /// The seal of a user's conversations in a language. Nobody else's states can be opened with it.
  func seal(
    of user: ServiceUser, for purpose: String
  ) throws(ServiceProblem) -> ConversationSeal {
    try Self.usingFiles { try ConversationSeal(secret: user.stores.memory().secret(purpose)) }
  }

  /// The caller of a user's intents. Its tokens are those of the command line with the same files.
  public func caller(
    of user: ServiceUser, in language: SpokenLanguage
  ) throws(ServiceProblem) -> IntentCaller {
    IntentCaller(
      try assistant(of: user, in: language), seal: try seal(of: user, for: "calls"))
  }

  /// The server of a user's tools for models.
  public func tools(of user: ServiceUser) throws(ServiceProblem) -> MCPServer {
    let assistant = try assistant(of: user, in: .english)
    return NumberRace.tools(
      assistant, IntentCaller(assistant, seal: try seal(of: user, for: "calls")), version: version)
  }
}
