/// An enumeration whose cases people refer to by name.
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
  /// The name of the type.
  static var typeName: String { get }
  /// The names of the case: first the displayed name, then its synonyms.
  var names: [String] { get }
}

extension IntentEnum {
  /// The raw value, by default.
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

  /// The case with an identifier; `nil` for other values.
  public init?(intentValue: IntentValue) {
    guard case .enumeration(let id) = intentValue else { return nil }
    self.init(rawValue: id)
  }

  /// The case, by its raw value.
  public var intentValue: IntentValue { .enumeration(rawValue) }
}
