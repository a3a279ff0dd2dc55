import IntentKit

/// All types of the source with their names, and what is left out.
struct ExportPlan {
  private(set) var intents: [ExportedIntent] = []
  private(set) var enumerations: [ExportedEnumeration] = []
  private(set) var entities: [ExportedEntity] = []
  private(set) var shortcuts: [ExportedShortcut] = []
  private(set) var omissions: [Omission] = []
  /// The word between a phrase and the name of the app; `nil` in a language without one here.
  let appNameJoint: String?
  private var typeNames = NameTable()
  private let described: [EntityDescription]

  init(_ catalog: IntentCatalog) {
    described = catalog.entities
    appNameJoint =
      ["de": "in", "en": "in", "es": "en", "fr": "dans", "it": "in", "nl": "in"][catalog.language]
    var seen: Set<String> = []
    for intent in catalog.intents {
      if intent.name.hasPrefix(Shortcut.intentPrefix) {
        omit(intent.name, "a shortcut of the user; it is made anew in the Shortcuts app")
      } else if seen.insert(intent.name).inserted {
        export(intent)
      } else {
        omit(intent.name, "another intent has the same name")
      }
    }
    planShortcuts(catalog)
  }

  private mutating func omit(_ subject: String, _ reason: String) {
    omissions.append(Omission(subject: subject, reason: reason))
  }

  private mutating func export(_ intent: IntentDescription) {
    var names = NameTable(reserved: SwiftWords.intentMembers)
    var parameters: [ExportedParameter] = []
    var seen: Set<String> = []
    for parameter in intent.parameters {
      let subject = "\(intent.name).\(parameter.name)"
      guard seen.insert(parameter.name).inserted else {
        omit(subject, "another parameter has the same name")
        continue
      }
      switch type(of: parameter.kind) {
      case .success(let type):
        let name = parameter.name.swiftName(isType: false, orElse: "parameter")
        parameters.append(
          ExportedParameter(
            declaration: parameter, name: names.name(name, orWith: "Value"), type: type))
        if case .integer(let ranges) = parameter.kind.singleKind, ranges.count > 1 {
          omit(subject, "the gaps between its ranges; the conversation still checks them")
        }
      case .failure(let reason):
        guard !parameter.isRequired || parameter.defaultValue != nil else {
          return omit(intent.name, "{\(parameter.name)} is required, but \(reason.text)")
        }
        omit(subject, reason.text)
      }
    }
    var result: ValueType?
    if intent.resultKind != Nothing.intentKind {
      switch type(of: intent.resultKind) {
      case .success(let type): result = type
      case .failure(let reason): omit(intent.name, "the value it returns, because \(reason.text)")
      }
    }
    let name = intent.name.swiftName(isType: true, orElse: "Intent")
    intents.append(
      ExportedIntent(
        declaration: intent, name: typeNames.name("\(name)AppIntent"), parameters: parameters,
        result: result))
  }

  // MARK: Types

  private struct Unsupported: Error {
    let text: String
  }

  private mutating func type(of kind: ParameterKind) -> Result<ValueType, Unsupported> {
    switch kind {
    case .integer(let ranges): .success(.integer(ranges))
    case .decimal(let range, _): .success(.decimal(range))
    case .money: .success(.money)
    case .boolean: .success(.boolean)
    case .temporal(.period, _), .temporal(.recurrence, _):
      .failure(Unsupported(text: "periods and recurrences are said in the conversation only"))
    case .temporal(let kind, _): .success(.temporal(kind))
    case .text: .success(.text)
    case .enumeration(let name, let cases): type(of: name, cases)
    case .entity(let kind): .success(.entity(type(of: kind)))
    case .list(let element, _):
      if element.elementKind == nil {
        type(of: element).map { .list(of: $0) }
      } else {
        .failure(Unsupported(text: "App Intents has no lists of lists"))
      }
    case .object: .failure(Unsupported(text: "App Intents has no values by name"))
    }
  }

  private mutating func type(
    of name: String, _ cases: [ParameterKind.EnumCase]
  ) -> Result<ValueType, Unsupported> {
    guard !cases.isEmpty else {
      return .failure(Unsupported(text: "an enumeration without cases cannot be declared"))
    }
    if let known = enumerations.first(where: { $0.title == name && $0.declared == cases }) {
      return .success(.enumeration(known))
    }
    let typeName = typeNames.name("\(name.swiftName(isType: true, orElse: "Choice"))AppEnum")
    let enumeration = ExportedEnumeration(name: typeName, title: name, cases)
    enumerations.append(enumeration)
    return .success(.enumeration(enumeration))
  }

  private mutating func type(of kind: EntityKind) -> ExportedEntity {
    if let known = entities.first(where: { $0.kind == kind }) { return known }
    var name = kind.type.swiftName(isType: true, orElse: "Entity")
    if kind.allowsNew { name += "OrNew" }
    if kind.allowsAll { name += "OrAll" }
    let entity = ExportedEntity(name: typeNames.name("\(name)AppEntity"), kind: kind)
    if let properties = described.first(where: { $0.type == kind.type })?.properties,
      !properties.isEmpty, !entities.contains(where: { $0.kind.type == kind.type })
    {
      omit(
        entity.name,
        "the properties (\(properties.map(\.name).joined(separator: ", "))), which the assistant queries itself"
      )
    }
    entities.append(entity)
    return entity
  }

  // MARK: App Shortcuts

  private mutating func planShortcuts(_ catalog: IntentCatalog) {
    var phraseCount = 0
    var seen: Set<String> = []
    for intent in intents {
      let name = intent.declaration.name
      guard !intent.declaration.phrases.isEmpty else {
        omit(name, "an App Shortcut, because the intent has no phrases")
        continue
      }
      guard shortcuts.count < AppIntentsSource.maximumShortcutCount else {
        omit(
          name,
          "an App Shortcut, because an app can have \(AppIntentsSource.maximumShortcutCount)")
        continue
      }
      var expander = PhraseExpander(intent, catalog)
      let room = AppIntentsSource.maximumPhraseCount - phraseCount
      let phrases = expander.phrases().filter { seen.insert($0.key).inserted }
      if expander.leftOutCount > 0 {
        omit(
          name,
          "\(expander.leftOutCount) of \(intent.declaration.phrases.count) phrases, because those of an App "
            + "Shortcut can have only one value, and only an entity or a case of an enumeration")
      }
      if phrases.count > room {
        omit(
          name,
          "phrases (\(phrases.count - room)), because an app can have "
            + "\(AppIntentsSource.maximumPhraseCount)")
      }
      guard !phrases.isEmpty, room > 0 else {
        omit(name, "an App Shortcut, because no phrase is left")
        continue
      }
      shortcuts.append(ExportedShortcut(intent: intent, phrases: Array(phrases.prefix(room))))
      phraseCount += min(phrases.count, room)
    }
  }
}
