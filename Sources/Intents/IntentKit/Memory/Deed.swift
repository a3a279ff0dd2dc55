/// Something that was done and may be undone: an intent that was carried out and changes something.
public struct Deed: Hashable, Sendable, Codable {
  /// The idempotency key under which it was done, unique for the user.
  public let key: String
  /// A sentence that describes the deed.
  public let sentence: String
  /// The intent and its values, to do it again.
  public let invocation: Invocation
  /// The intent that undoes it; `nil` if it cannot be undone.
  public let undo: Invocation?
  /// Whether it was undone.
  public var isUndone = false

  /// The maximum number of deeds that are kept.
  public static let maximumCount = 50

  /// Creates a deed.
  public init(key: String, _ sentence: String, _ invocation: Invocation, undo: Invocation?) {
    self.key = key
    self.sentence = sentence
    self.invocation = invocation
    self.undo = undo
  }
}

/// A store of what the user did and may want to undo, in order, over all domains.
public protocol DeedStore: Sendable {
  /// Stores a deed as the latest. What was undone before can no longer be redone, unless this is
  /// the redoing of a deed, whose key is given and whose place it takes. Of more than
  /// ``Deed/maximumCount``, the earliest go.
  ///
  /// - Throws: An error if the write fails.
  func note(_ deed: Deed, redoing redone: String?) async throws

  /// Marks a deed as undone; it is the first that would be redone.
  ///
  /// - Throws: An error if the write fails.
  func noteUndone(_ key: String) async throws

  /// The deeds, the earliest first; those that were undone last, the latest undone last.
  ///
  /// - Throws: An error if the read fails.
  func deeds() async throws -> [Deed]
}

extension [Deed] {
  /// The deed that would be undone next.
  var nextUndo: Deed? { last { !$0.isUndone } }

  /// The deed that would be redone next.
  var nextRedo: Deed? { last { $0.isUndone } }

  /// Adds a deed.
  mutating func note(_ deed: Deed, redoing redone: String?, limit: Int) {
    removeAll { redone == nil ? $0.isUndone : $0.key == redone }
    // Those that were undone stay last.
    insert(deed, at: firstIndex(where: \.isUndone) ?? endIndex)
    if count > limit { removeFirst(count - limit) }
  }

  /// Marks a deed as undone.
  mutating func noteUndone(_ key: String) {
    guard let place = firstIndex(where: { $0.key == key }) else { return }
    var deed = remove(at: place)
    deed.isUndone = true
    append(deed)
  }
}
