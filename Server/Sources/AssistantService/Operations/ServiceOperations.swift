import GameRecords
import IntentCalls
import IntentKit
import IntentSealing
import IntentStore
import NumberRaceAssistant
import NumbersGame
import NumbersSolver

/// The operations of the service, as `operations.json` declares them.
///
/// The forms there are in the words of JSON Schema, but for the members of an object: `members` has them in their order, with a question
/// mark after those that may be missing, and `open` allows others. A text, or `form`, stands for one of the named forms, `any` allows
/// anything of that description, and a word that begins with `@` stands for a value that the program has, such as a limit.
public struct ServiceOperations: Sendable {
  /// The name of an operation.
  public enum Name: String, CaseIterable, Sendable {
    case solve, solutions, check, generate, difficulty, solvePuzzle, batch
    case beginConversation, continueConversation, callIntent, findToken, findRequest, listIntents
    case listSuggestions, listShortcuts, saveShortcut, removeShortcut, findEntities
  }

  private let document: JSON

  /// Reads the declarations.
  public init(_ limits: ServiceLimits) {
    var text = String(decoding: PackageResources.operations_json, as: UTF8.self)
    for (name, value) in Self.values(limits) {
      // As a value, and in texts.
      text = text.replacing("\"@\(name)\"", with: value.text).replacing(
        "@\(name)", with: value.text)
    }
    document = (try? JSON(parsing: text.utf8)) ?? [:]
  }

  /// The operation with a name.
  public subscript(name: Name) -> ServiceOperation {
    let declared = document["operations"]?[name.rawValue]
    return ServiceOperation(
      name.rawValue, declared?["summary"]?.string ?? "",
      explanation: declared?["description"]?.string ?? "",
      input: declared?["input"].map(schema), output: schema(declared?["output"] ?? [:]))
  }

  /// The form with a name, such as that of the rules of a batch.
  public func form(_ name: String) -> Schema { schema(["form": .string(name)]) }

  private func schema(_ json: JSON) -> Schema {
    Schema(declared: json, document["forms"] ?? [:])
  }

  private static func values(_ limits: ServiceLimits) -> [(String, JSON)] {
    func names(_ names: [String]) -> JSON { .array(names.map(JSON.string)) }
    return [
      ("searchMilliseconds", .integer(max(1, limits.searchMilliseconds))),
      ("drawnGames", .integer(max(1, limits.drawnGames))),
      ("numbers", .integer(Rules.maximumNumberCount)),
      ("shows", names(Rules.presets.map(\.id))),
      ("puzzles", names(PuzzleRules.presets.map(\.id))),
      ("rules", names(ChosenRules.names)),
      ("orders", names(SolutionOrder.allCases.map(\.rawValue))),
      ("languages", names(SpokenLanguage.all.map(\.code))),
      ("fates", names(TokenFate.allCases.map(\.rawValue))),
      ("sealLength", .integer(ConversationSeal.maximumLength)),
      ("retentionHours", .integer(Int(RequestBook.retention / 3600))),
    ]
  }
}
