public import IntentCalls
public import IntentKit
import IntentSealing
public import NumberRaceAssistant

extension UserAssistants {
  /// Carries out an intent for a program, as far as no person must agree.
  ///
  /// - Parameters:
  ///   - name: The name of the intent.
  ///   - input: The input of ``ServiceOperations/Name/callIntent``.
  ///   - id: A name of the request, from which its idempotency key follows; a random one if `nil`.
  ///   - user: The user.
  ///   - language: The language of questions.
  ///   - progress: Called with the progress of long work.
  /// - Returns: The answer.
  /// - Throws: ``ServiceProblem`` if there is no such intent, or the token is of another one.
  public func call(
    _ name: String, _ input: JSON, id: String? = nil, of user: ServiceUser,
    in language: SpokenLanguage,
    progress: @escaping @Sendable (HandlingProgress) -> Void = { _ in }
  ) async throws(ServiceProblem) -> CallAnswer {
    let assistant = try assistant(of: user, in: language)
    guard let intent = assistant.catalog[name] else {
      throw ServiceProblem(
        .notFound,
        "there is no intent '\(name.prefix(100))'; there are "
          + assistant.catalog.intents.map(\.name).joined(separator: ", "))
    }
    try user.access.begin(name, intent.risk)
    let caller = try caller(of: user, in: language)
    let call = try Self.call(name, input)
    var waiting: WaitingCall?
    if let token = call.token {
      do throws(SealError) {
        waiting = try await caller.open(token)
      } catch {
        throw .invalidInput("the token cannot be used: \(error)")
      }
      guard waiting?.intent == name else {
        throw .invalidInput("the token is of no call of '\(name)' that waits for something")
      }
    }
    let answer = await caller.answer(call, id: id, opened: waiting, progress: progress)
    // A step of a shortcut may need more than the shortcut.
    try user.access.throwRefusal()
    return answer
  }

  /// What became of a token, which can be asked for also after it has expired.
  ///
  /// - Throws: ``ServiceProblem`` if it is no token of this user's.
  public func fate(
    ofToken token: String, of user: ServiceUser
  ) async throws(ServiceProblem) -> TokenFate {
    let caller = try caller(of: user, in: .english)
    do {
      return try await caller.fate(of: token)
    } catch let error as SealError {
      throw .invalidInput("the token cannot be read: \(error)", at: "/token")
    } catch {
      throw Self.unavailable(error)
    }
  }

  /// The call that an input is, whose intent is named by the path.
  private static func call(_ name: String, _ input: JSON) throws(ServiceProblem) -> IntentCall {
    var members = input.members ?? [:]
    if members["agree"] == nil, members["answer"] == nil { members["intent"] = .string(name) }
    do throws(JSONError) {
      return try JSON.object(members).decode(IntentCall.self)
    } catch {
      throw ServiceProblem(error, in: "the body")
    }
  }
}
