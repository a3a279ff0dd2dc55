import IntentKit
import SharedDatabase

/// The names that people use for the same list.
enum ListNames {
  private static let ofTasks = names("task lists")
  private static let ofShopping = names("shopping lists")
  private static let ofReminders = names("reminder lists")

  /// Whether what one is reminded of is noted on a list that is called so.
  static func isForReminders(_ name: String) -> Bool {
    let key = Naming.key(name)
    return ofTasks.contains(key) || ofReminders.contains(key)
  }

  /// The other names for a list that is called so, as keys; none for most.
  static func synonyms(of name: String) -> [String] {
    let key = Naming.key(name)
    return [ofTasks, ofShopping].first { $0.contains(key) }?.sorted() ?? []
  }

  private static func names(_ key: String) -> Set<String> {
    Set(
      ListTranslations.messages.languages.flatMap { ListTranslations.messages[$0].list(key) }
        .map(Naming.key))
  }
}
