public import IntentKit

/// How much of a list is removed, as the verb tells.
public enum RemovalExtent: String, IntentEnum {
  /// Everything on the list, which stays: "clear the list".
  case contents

  /// The name of the enumeration, for programs.
  public static let typeName = "extent"

  /// The names of the extent.
  public var names: [String] {
    [
      "clear", "clear out", "empty", "empty out", "wipe", "wipe clean", "clean out", "clearing",
      "emptying", "wiping",
    ]
  }
}
