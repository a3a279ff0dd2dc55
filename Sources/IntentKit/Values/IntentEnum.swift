/// A type of a few cases that people can name, each with what it is called.
///
/// ```swift
/// enum Level: String, IntentEnum {
///   case easy, hard
///   static let typeName = "level"
///   var names: [String] { self == .easy ? ["easy", "simple"] : ["hard", "difficult", "tough"] }
/// }
/// ```
public protocol IntentEnum:
  IntentValueConvertible, ParameterValue, CaseIterable, RawRepresentable
where RawValue == String, ParameterBase == Self {
  /// What a value is called in general.
  static var typeName: String { get }
  /// What the case is called: first what is said and shown, then what else people say for it.
  var names: [String] { get }
}

extension IntentEnum {
  /// The raw value is the only name, if none is given.
  public var names: [String] { [rawValue] }

  /// The cases with their names.
  public static var intentKind: ParameterKind {
    .enumeration(
      name: typeName,
      allCases.map { value in
        let names = value.names
        return .init(
          id: value.rawValue, name: names.first ?? value.rawValue,
          synonyms: Array(names.dropFirst()))
      })
  }

  /// The case with that identifier; `nil` for other values.
  ///
  /// - Parameter intentValue: A value.
  public init?(intentValue: IntentValue) {
    guard case .enumeration(let id) = intentValue else { return nil }
    self.init(rawValue: id)
  }

  /// The case, by its raw value.
  public var intentValue: IntentValue { .enumeration(rawValue) }
}
