public import IntentKit

/// Which items of lists are asked for.
public enum ItemStatus: String, IntentEnum {
  /// Those that are to be done.
  case open
  /// Those that are done.
  case done
  /// Those that should be done already.
  case overdue

  /// The name of the type.
  public static let typeName = "status"

  /// The names of the status.
  public var names: [String] {
    switch self {
    case .open: ["open", "left", "outstanding", "still to do", "not done", "undone", "unfinished"]
    case .done: ["done", "finished", "ticked off", "checked off", "crossed off", "completed"]
    case .overdue: ["overdue", "late", "past due"]
    }
  }
}

/// What is to be told of items, other than what they are.
public enum ItemAnswer: String, IntentEnum {
  /// How many there are.
  case count

  /// The name of the type.
  public static let typeName = "answer"

  /// The names of the answer.
  public var names: [String] { ["the number", "how many items", "how many things"] }
}
