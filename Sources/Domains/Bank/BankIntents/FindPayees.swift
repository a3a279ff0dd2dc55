import Bank
public import IntentKit
import IntentLanguage

/// Requests who can be paid. Not allowed while locked.
public struct FindPayeesIntent: BankIntent {
  /// The names of the payees.
  public typealias Result = [String]

  /// The category of the intent.
  public static let verb = IntentVerb.find
  /// `numberrace://payees`
  public static let activityType: String? = "payees"

  /// Who is looked for; everybody by default.
  @Parameter(title: "name", prompt: "Who?") public var name: String?

  /// Creates the intent without a name.
  public init() {}
}

/// Tells who can be paid.
struct FindPayeesHandler: IntentHandler {
  let ledger: LedgerSource

  /// Tells the names, or whether there is somebody with a name.
  func handle(
    _ intent: FindPayeesIntent, context: HandlingContext
  ) async throws -> IntentResponse<[String]> {
    let payees = try ledger().accounts().filter { $0.owner == .payee }.map(\.name)
    guard let name = intent.name else {
      return .success(
        BankMessage.payees(payees, wanted: nil).dialogue(in: context.language), value: payees)
    }
    let matcher = NameMatcher(payees, language: Language(code: context.language))
    let (exact, similar) = matcher.matches(name)
    let found = (exact.isEmpty ? similar : exact).map { payees[$0] }
    return .success(
      BankMessage.payees(found, wanted: name).dialogue(in: context.language), value: found)
  }
}
