/// The part of the source that converts values. It is the same for all declarations.
enum ValuesTemplate {
  static let text = #"""
    // MARK: - Values

    /// A value of App Intents that a conversation takes and gives.
    protocol ConversationValue {
      /// Converts a value of a conversation; `nil` if it is of another type.
      init?(conversationValue: IntentValue)
      /// The value for a conversation; throws if it cannot be expressed there.
      var conversationValue: IntentValue { get throws }
    }

    extension Int: ConversationValue {
      init?(conversationValue: IntentValue) {
        guard case .integer(let number) = conversationValue else { return nil }
        self = number
      }

      var conversationValue: IntentValue { .integer(self) }
    }

    extension Double: ConversationValue {
      init?(conversationValue: IntentValue) {
        guard case .decimal(let number) = conversationValue else { return nil }
        self.init("\(number)")
      }

      /// The decimal number with the digits that were typed, of which a `Double` keeps fifteen. Very
      /// large and very small numbers, which have an exponent, are refused.
      var conversationValue: IntentValue {
        get throws {
          guard let number = DecimalNumber("\(self)") else { throw ConversationFailure("\(self)?") }
          return .decimal(number)
        }
      }
    }

    extension IntentCurrencyAmount: ConversationValue {
      init?(conversationValue: IntentValue) {
        // An amount without a currency cannot be expressed.
        guard case .money(let money) = conversationValue, let currency = money.currency,
          let amount = Decimal(string: "\(money.number)")
        else { return nil }
        self.init(amount: amount, currencyCode: currency.code)
      }

      var conversationValue: IntentValue {
        get throws {
          let text = "\(amount) \(currencyCode)"
          guard let given = MoneyAmount(text), let currency = given.currency else {
            throw ConversationFailure("\(text)?")
          }
          // With the digits of the currency: 20.50 and not 20.5.
          return .money(Money(given.number, currency).map { MoneyAmount($0) } ?? given)
        }
      }
    }

    extension Bool: ConversationValue {
      init?(conversationValue: IntentValue) {
        guard case .boolean(let boolean) = conversationValue else { return nil }
        self = boolean
      }

      var conversationValue: IntentValue { .boolean(self) }
    }

    extension String: ConversationValue {
      init?(conversationValue: IntentValue) {
        guard case .text(let text) = conversationValue else { return nil }
        self = text
      }

      var conversationValue: IntentValue { .text(self) }
    }

    extension Array: ConversationValue where Element: ConversationValue {
      init?(conversationValue: IntentValue) {
        guard case .list(let elements) = conversationValue else { return nil }
        let converted = elements.compactMap { Element(conversationValue: $0) }
        guard converted.count == elements.count else { return nil }
        self = converted
      }

      var conversationValue: IntentValue {
        get throws { .list(try map { try $0.conversationValue }) }
      }
    }

    // MARK: - Entities

    /// An entity of the assistant. Its identifier begins with what it is: `id:` an existing entity,
    /// `new:` the name of one to be created; `all` stands for all entities of the type.
    protocol ConversationEntity: ConversationValue, Sendable {
      /// The name of the type in the assistant.
      static var entityType: String { get }
      /// The noun for such an entity.
      static var entityTitle: String { get }
      /// Whether it may be an entity that does not exist yet.
      static var allowsNew: Bool { get }
      /// Whether it may be all entities.
      static var allowsAll: Bool { get }
      var id: String { get }
      var name: String { get }
      init(id: String, name: String)
    }

    extension ConversationEntity {
      init(_ reference: EntityReference) {
        self.init(id: "id:\(reference.id)", name: reference.name)
      }

      init?(conversationValue: IntentValue) {
        switch conversationValue {
        case .entity(let reference): self.init(reference)
        case .newEntity(let new): self.init(id: "new:\(new.name)", name: new.name)
        default: return nil
        }
      }

      /// A reference to the entity. Before a new one is created, the conversation asks the user.
      var conversationValue: IntentValue {
        if id == "all" { return .allEntities(of: Self.entityType) }
        if id.hasPrefix("new:") { return .newEntity(NewEntity(type: Self.entityType, name: name)) }
        return .entity(
          EntityReference(type: Self.entityType, id: String(id.dropFirst(3)), name: name))
      }
    }

    /// A query that asks the assistant.
    protocol ConversationEntityQuery {
      associatedtype Found: ConversationEntity
      var assistantProvider: AssistantProvider { get }
      func entities(for identifiers: [String]) async throws -> [Found]
    }

    extension ConversationEntityQuery {
      /// The entities with identifiers; those that are gone are left out.
      func found(by identifiers: [String]) async throws -> [Found] {
        let assistant = try await assistantProvider.assistant()
        var found: [Found] = []
        for identifier in identifiers {
          if identifier == "all", Found.allowsAll {
            found.append(Found(all: assistant))
          } else if identifier.hasPrefix("new:"), Found.allowsNew {
            found.append(Found(id: identifier, name: String(identifier.dropFirst(4))))
          } else if identifier.hasPrefix("id:"),
            let reference = try await assistant.entity(
              id: String(identifier.dropFirst(3)), ofType: Found.entityType)
          {
            found.append(Found(reference))
          }
        }
        return found
      }

      /// The entities that a name can refer to, and the new one that it can name.
      func found(matching name: String) async throws -> [Found] {
        let matches = try await assistantProvider.assistant().entities(
          matching: name, ofType: Found.entityType)
        var found = (matches.exact + matches.similar).map { Found($0) }
        if Found.allowsNew, matches.exact.isEmpty, let new = matches.newName {
          found.append(Found(id: "new:\(new)", name: new))
        }
        return found
      }

      /// A few entities to offer.
      func suggested() async throws -> [Found] {
        let assistant = try await assistantProvider.assistant()
        let found = try await assistant.suggestedEntities(ofType: Found.entityType).map { Found($0) }
        return Found.allowsAll ? [Found(all: assistant)] + found : found
      }
    }

    extension ConversationEntity {
      /// All entities, in the words of the assistant's language.
      init(all assistant: Assistant) {
        self.init(id: "all", name: assistant.wording.values.all(Self.entityTitle))
      }
    }
    """#
}
