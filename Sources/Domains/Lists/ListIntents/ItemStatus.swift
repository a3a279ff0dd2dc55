public import IntentKit

/// The status of the items to find.
public enum ItemStatus: String, IntentEnum {
  /// Open items.
  case open
  /// Completed items.
  case done
  /// Open items that are past their due date.
  case overdue

  /// The name of the enumeration, for programs.
  public static let typeName = "status"

  /// The names of the status.
  public var names: [String] {
    switch self {
    case .open:
      [
        "open", "left", "outstanding", "still to do", "not done", "undone", "unfinished",
        "reminder", "reminders",
      ]
    case .done:
      [
        "done", "finished", "ticked off", "checked off", "crossed off", "completed", "ticked",
        "checked", "bought", "packed", "tick off", "check off", "buy", "pack",
      ]
    case .overdue: ["overdue", "late", "past due"]
    }
  }
}

extension ItemStatus {
  /// The conditions for items of the status at a time.
  func conditions(at time: LocalTime) -> [PropertyCondition] {
    let isDone = PropertyCondition.compare("isDone", .equals, self == .done)
    return self == .overdue
      ? [isDone, .compare("due", .before, CalendarMoment(time))] : [isDone]
  }
}

/// An answer about items other than the items themselves.
public enum ItemAnswer: String, IntentEnum {
  /// The number of items.
  case count
  /// The date of items.
  case date

  /// The name of the enumeration, for programs.
  public static let typeName = "answer"

  /// The names of the answer.
  public var names: [String] {
    switch self {
    case .count: ["the number", "how many items", "how many things"]
    case .date: ["the date", "the due date"]
    }
  }
}

/// The order in which items are told.
public enum ItemOrder: String, IntentEnum {
  /// By due date, the earliest first, and those without a date last.
  case due
  /// By text, in alphabetical order.
  case name

  /// The name of the enumeration, for programs.
  public static let typeName = "order"

  /// The names of the order.
  public var names: [String] {
    switch self {
    case .due: ["due date", "date", "deadline", "when they are due", "day"]
    case .name: ["name", "alphabet", "alphabetically", "alphabetical order", "text"]
    }
  }
}
