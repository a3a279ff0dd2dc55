public import IntentKit
import PlainJSON
import SharedDatabase

extension Shortcut {
  /// A shortcut from a file that ``json(hasID:)`` or a person wrote. It gets an id of its own.
  ///
  /// - Throws: ``ShortcutError`` that says where the file is wrong, and what is allowed. Whether the shortcut fits an
  ///   assistant is another question; see `Assistant.faults(of:among:)`.
  public init(json: some Sequence<UInt8>) throws(ShortcutError) {
    let read: Shortcut
    do throws(JSONError) {
      read = try JSON.decode(Shortcut.self, from: json)
    } catch {
      throw ShortcutError([error.description(of: "the file")])
    }
    self.init(
      name: read.name, phrase: read.phrase, actions: read.actions, relevance: read.relevance)
  }

  /// A shortcut with an id of its own.
  ///
  /// - Parameters:
  ///   - id: The id; a random one if `nil`.
  ///   - name: The name.
  ///   - phrase: The phrase that runs it.
  ///   - actions: The actions, in order.
  ///   - relevance: When it is offered.
  public init(
    id: String? = nil, name: String, phrase: String? = nil, actions: [Action],
    relevance: [Relevance] = []
  ) {
    self.init(
      id: id ?? Naming.newID(), name: name, phrase: phrase, actions: actions,
      relevance: relevance)
  }

  /// The shortcut as the contents of a file, to be read by people and by ``init(json:)``.
  ///
  /// - Parameter hasID: Whether to include its identifier, which is meaningless to others.
  /// - Returns: JSON in several lines, without a newline at the end.
  /// - Throws: An error of the encoding of a value in it.
  public func json(hasID: Bool = true) throws -> String {
    let shortcut =
      hasID
      ? self
      : Shortcut(id: "", name: name, phrase: phrase, actions: actions, relevance: relevance)
    return try JSON(encoding: shortcut).indentedText
  }
}
