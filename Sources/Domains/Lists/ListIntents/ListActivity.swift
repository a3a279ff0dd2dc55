public import IntentKit

/// What one does with the items of a list, which its name tells: one buys groceries, does tasks and packs for a holiday.
public enum ListActivity: String, IntentEnum {
  /// Items are bought.
  case buying
  /// Items are done.
  case doing
  /// Items are packed.
  case packing

  /// The name of the enumeration, for programs.
  public static let typeName = "activity"

  /// The names of the activity.
  public var names: [String] {
    switch self {
    case .buying:
      ["to buy", "to get", "to pick up", "to fetch", "to grab", "to get in"]
    case .doing:
      [
        "to do", "to get done", "to be done", "to finish", "to sort out", "to take care of",
        "to tackle", "to see to",
      ]
    case .packing:
      [
        "to pack", "to be packed", "to take with me", "to take with us", "to bring with me",
        "to put in the suitcase",
        "to put in my suitcase", "in the suitcase", "from the suitcase", "to go in the suitcase",
      ]
    }
  }
}
