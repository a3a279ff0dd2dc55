import IntentKit
import SharedDatabase

/// The names that people use for the same list.
enum ListNames {
  /// The names of the lists for each activity, as keys.
  private static let names: [ListActivity: Set<String>] = [
    .buying: names("shopping lists"), .doing: names("task lists"), .packing: names("packing lists"),
  ]
  private static let ofReminders = names("reminder lists")

  /// Whether what one is reminded of is noted on a list that is called so.
  static func isForReminders(_ name: String) -> Bool {
    let key = Naming.key(name)
    return names[.doing]?.contains(key) == true || ofReminders.contains(key)
  }

  /// The other names for a list that is called so, as keys; none for most. A trip is not always a list.
  static func synonyms(of name: String) -> [String] {
    let key = Naming.key(name)
    return [.buying, .doing].compactMap { names[$0] }.first { $0.contains(key) }?.sorted() ?? []
  }

  /// Whether a name tells that its list is for an activity, by itself or with other words: "Weekly groceries".
  static func isFor(_ activity: ListActivity, _ name: String) -> Bool {
    let key = " \(Naming.key(name)) "
    return names[activity]?.contains { key.contains(" \($0) ") } == true
  }

  private static func names(_ key: String) -> Set<String> {
    Set(
      ListTranslations.messages.languages.flatMap { ListTranslations.messages[$0].list(key) }
        .map(Naming.key))
  }
}
