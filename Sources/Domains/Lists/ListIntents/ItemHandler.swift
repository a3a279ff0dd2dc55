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

  /// The list that is changed, in a book that records the change under the key of the request.
  func open(
    _ entity: ListEntity?, _ context: HandlingContext
  ) throws -> (book: ListBook, list: ItemList) {
    let book = try book().noting(context.idempotencyKey).naming(in: context.language)
    guard let id = entity?.id, let list = try book.list(id) else { throw ListError.noSuchList }
    return (book, list)
  }

  /// The items that can be meant.
  func options(for parameter: String) async throws -> [String]? {
    parameter == "items" ? ItemReference.options(on: try lists, in: language) : nil
  }
}
