/// A change to an earlier answer.
public struct Correction: Hashable, Sendable {
  /// The name of the parameter.
  public let parameter: String
  /// The part of the parameter to change.
  public let place: Place
  /// The new value; `nil` if it must be asked for.
  public let value: GivenInput?
  /// Whether the element is removed from its list.
  public let isRemoval: Bool

  /// A part of a parameter.
  public enum Place: Hashable, Sendable {
    /// The whole parameter.
    case whole
    /// The element of a list at this index, from 0. The index after the last element appends one.
    case element(Int)
    /// The last element of a list.
    case lastElement
  }

  /// Creates a correction; by default, of the whole parameter, whose new value must be asked for.
  public init(
    parameter: String, place: Place = .whole, value: GivenInput? = nil, isRemoval: Bool = false
  ) {
    self.parameter = parameter
    self.place = place
    self.value = value
    self.isRemoval = isRemoval
  }
}

/// An open request, to which a correction can refer.
public struct OpenRequest: Hashable, Sendable {
  /// The name of the intent.
  public let intent: String
  /// The parameters of the intent, in order, with their values so far.
  public let slots: [Slot]
  /// The parameter that was answered last.
  public let last: Slot?
  /// The parameter whose value is asked for.
  public let asked: Slot?
  /// Whether the last answer to the question was refused or not understood.
  public let isRetry: Bool
  /// Whether a value alone, without a word that introduces it, can change the request.
  public let canBeValue: Bool

  /// Creates an open request.
  public init(
    intent: String, slots: [Slot], last: Slot? = nil, asked: Slot? = nil, isRetry: Bool = false,
    canBeValue: Bool = false
  ) {
    self.intent = intent
    self.slots = slots
    self.last = last
    self.asked = asked
    self.isRetry = isRetry
    self.canBeValue = canBeValue
  }
}
