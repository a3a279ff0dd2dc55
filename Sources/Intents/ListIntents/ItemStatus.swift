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

/// An answer about items other than the items themselves.
public enum ItemAnswer: String, IntentEnum {
  /// How many there are.
  case count

  /// The name of the type.
  public static let typeName = "answer"

  /// The names of the answer.
  public var names: [String] { ["the number", "how many items", "how many things"] }
}

/// An order of items.
public enum ItemOrder: String, IntentEnum {
  /// By due date, the earliest first, and those without a date last.
  case due
  /// By text, in alphabetical order.
  case name

  /// The name of the type.
  public static let typeName = "order"

  /// The names of the order.
  public var names: [String] {
    switch self {
    case .due: ["due date", "date", "deadline", "when they are due", "day"]
    case .name: ["name", "alphabet", "alphabetically", "alphabetical order", "text"]
    }
  }
}
