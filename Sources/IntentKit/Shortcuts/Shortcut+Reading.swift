extension Shortcut.Step {
  /// The step that a sentence asks for; `nil` if a value in it is in doubt.
  ///
  /// - Parameter reading: A reading of the sentence.
  public init?(_ reading: Reading) {
    guard reading.inputs.values.allSatisfy({ $0.provenance.alternatives.isEmpty }) else {
      return nil
    }
    self.init(reading.intent, with: reading.inputs.mapValues { .value($0.input.written) })
  }
}
