extension HassilTemplates {
  /// The templates that a house needs.
  ///
  /// - Parameters:
  ///   - domains: The domains of the things there, such as "light"; `nil` for all.
  ///   - names: The names of the intents; `nil` for all.
  ///   - keepsOthers: Whether sentences that are about no domain stay.
  /// - Returns: The templates, with all lists and rules.
  public func filtered(
    domains: Set<String>? = nil, intents names: Set<String>? = nil, keepsOthers: Bool = true
  ) -> HassilTemplates {
    var filtered = self
    filtered.intents = intents.compactMap { intent in
      guard names?.contains(intent.name) ?? true else { return nil }
      let blocks = intent.blocks.filter { block in
        guard let domains else { return true }
        return block.domains.isEmpty ? keepsOthers : !block.domains.isDisjoint(with: domains)
      }
      return blocks.isEmpty ? nil : Intent(name: intent.name, blocks: blocks)
    }
    return filtered
  }
}
