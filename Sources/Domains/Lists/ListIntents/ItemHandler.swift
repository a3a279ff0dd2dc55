import IntentKit
import IntentLanguage
import Lists

/// A handler of requests about items of any list, done or not.
protocol ItemHandler: IntentHandler {
  var book: BookSource { get }
  var language: Language { get }
}

extension ItemHandler {
  /// The items that are on lists.
  func options(for parameter: String) async throws -> [String]? {
    parameter == "items" ? ItemReference.options(on: try book().lists(), in: language) : nil
  }
}
