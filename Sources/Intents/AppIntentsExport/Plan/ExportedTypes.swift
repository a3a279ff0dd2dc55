import IntentKit

/// An intent with the names of its source.
struct ExportedIntent {
  let declaration: IntentDescription
  let name: String
  let parameters: [ExportedParameter]
  /// The type of the value that it returns, if it returns one.
  let result: ValueType?

  /// The title, or the name if that is empty.
  var title: String { declaration.title.isEmpty ? declaration.name : declaration.title }

  func parameter(_ name: String) -> ExportedParameter? {
    parameters.first { $0.declaration.name == name }
  }
}

/// A parameter with its name and type in the source.
struct ExportedParameter {
  let declaration: ParameterDeclaration
  let name: String
  let type: ValueType

  /// The title, or the name if that is empty.
  var title: String { declaration.title.isEmpty ? declaration.name : declaration.title }

  /// The question, unless it has the place of an element in it, which only the conversation knows.
  var prompt: String? {
    declaration.prompt.isEmpty || declaration.prompt.contains("{ordinal}")
      ? nil : declaration.prompt
  }
}

/// An enumeration with the names of its cases in the source.
struct ExportedEnumeration {
  let name: String
  let title: String
  /// The cases as they were declared.
  let declared: [ParameterKind.EnumCase]
  /// The cases, each with its name in the source; of equal identifiers the first.
  let cases: [(name: String, declared: ParameterKind.EnumCase)]

  init(name: String, title: String, _ declared: [ParameterKind.EnumCase]) {
    self.name = name
    self.title = title
    self.declared = declared
    var names = NameTable(reserved: SwiftWords.enumMembers)
    var seen: Set<String> = []
    cases = declared.filter { seen.insert($0.id).inserted }.map {
      (names.name($0.id.swiftName(isType: false, orElse: "case"), orWith: "Case"), $0)
    }
  }
}

/// A kind of entity with its name in the source.
struct ExportedEntity {
  let name: String
  let kind: EntityKind
}

/// An App Shortcut.
struct ExportedShortcut {
  let intent: ExportedIntent
  let phrases: [ShortcutPhrase]
}

/// The type of a value in the source.
indirect enum ValueType {
  case integer([ClosedRange<Int>])
  case decimal(ClosedRange<DecimalNumber>)
  case money
  case boolean
  case text
  case temporal(TemporalKind)
  case enumeration(ExportedEnumeration)
  case entity(ExportedEntity)
  case list(of: ValueType)

  /// The type as it is written in Swift.
  var swiftName: String {
    switch self {
    case .integer: "Int"
    case .decimal: "Double"
    case .money: "IntentCurrencyAmount"
    case .boolean: "Bool"
    case .text: "String"
    case .temporal(.duration): "Measurement<UnitDuration>"
    case .temporal: "Date"
    case .enumeration(let enumeration): enumeration.name
    case .entity(let entity): entity.name
    case .list(let element): "[\(element.swiftName)]"
    }
  }

  /// The prefix of the conversion of such a value: `try` if it can fail.
  var conversionMark: String {
    switch self {
    case .decimal, .money, .temporal, .list: "try "
    case .integer, .boolean, .text, .enumeration, .entity: ""
    }
  }

  /// The conversion of such a value. A `Date` does not say what of it is meant.
  var conversion: String {
    switch self {
    case .temporal(.date), .list(of: .temporal(.date)): "conversationValue.dates"
    case .temporal(.time), .list(of: .temporal(.time)): "conversationValue.times"
    default: "conversationValue"
    }
  }

  /// Whether the phrase of an App Shortcut can have such a value.
  var fitsPhrase: Bool {
    switch self {
    case .enumeration, .entity: true
    default: false
    }
  }
}
