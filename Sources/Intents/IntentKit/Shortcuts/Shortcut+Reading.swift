extension Shortcut.Step {
  /// Creates the step that an utterance requests; `nil` if one of its values is uncertain.
  public init?(_ reading: Reading) {
    guard reading.inputs.values.allSatisfy({ $0.provenance.alternatives.isEmpty }) else {
      return nil
    }
    self.init(reading.intent, with: reading.inputs.mapValues { .value($0.input.written) })
  }
}
