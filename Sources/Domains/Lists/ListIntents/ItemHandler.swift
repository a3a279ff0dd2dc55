import IntentKit
import IntentLanguage
import Lists

/// A handler of requests about items of any list.
protocol ItemHandler: IntentHandler {
  var book: BookSource { get }
  var language: Language { get }
  /// Whether an item can be meant; by default, any can, done or not.
  static func canMean(_ item: ItemList.Item) -> Bool
}

extension ItemHandler {
  static func canMean(_ item: ItemList.Item) -> Bool { true }

  /// The lists with only the items that can be meant.
  var lists: [ItemList] {
    get throws { try book().lists().map { $0.filtered(Self.canMean) } }
  }

  /// The items that can be meant.
  func options(for parameter: String) async throws -> [String]? {
    parameter == "items" ? ItemReference.options(on: try lists, in: language) : nil
  }
}
