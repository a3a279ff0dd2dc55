import Testing
import VoiceKit

/// What can follow the beginning of an utterance decides whether it is answered at once.
@Suite("An utterance that may be complete")
struct CompletenessTests {
  private func isComplete(
    _ world: VoiceWorld, _ hypotheses: (String, Double, [String]?)...
  ) async -> Bool {
    await world.session.isComplete(
      SpeechRecognition(
        hypotheses.map { SpeechHypothesis($0.0, score: $0.1, endings: $0.2) }, background: 0,
        seconds: 1))
  }

  @Test("is complete if nothing can follow, or nothing that changes what it means")
  func complete() async throws {
    let world = try VoiceWorld()
    #expect(await isComplete(world, ("help", -10, [])))
    #expect(await isComplete(world, ("solve a numbers game", -10, ["please"])))
    try await world.hear(("solve a numbers game", -10))
    #expect(await isComplete(world, ("repeat", -10, ["that"])))
    #expect(await isComplete(world, ("nine hundred and fifty two", -10, [])))
  }

  @Test("is not complete if what can follow is not known, or would change what it means")
  func incomplete() async throws {
    let world = try VoiceWorld()
    #expect(!(await isComplete(world, ("help", -10, nil))))
    #expect(!(await isComplete(world, ("add bread", -10, ["and cheese"]))))
    try await world.hear(("solve a numbers game", -10))
    #expect(!(await isComplete(world, ("nine hundred", -10, ["and two"]))))
    #expect(!(await isComplete(world, ("no", -10, ["i said six hundred"]))))
  }

  @Test(
    "is not complete if it is hardly speech, or something else that may go on is about as likely")
  func doubtful() async throws {
    let world = try VoiceWorld()
    #expect(!(await isComplete(world)))
    #expect(!(await isComplete(world, ("help", -200, []))))
    #expect(!(await isComplete(world, ("help", -10, []), ("cancel", -30, nil))))
    #expect(await isComplete(world, ("help", -10, []), ("cancel", -200, nil)))
    #expect(!(await isComplete(world, ("words that nobody knows", -10, []))))
  }

  @Test("is never complete if it is a yes that changes something")
  func yes() async throws {
    let world = try VoiceWorld()
    try await world.hear(("remove milk from groceries", -10))
    #expect(!(await isComplete(world, ("yes", -10, []))))
    #expect(await isComplete(world, ("no", -10, [])))
    try await world.hear(("no", -10))
    try await world.hear(("transfer twenty pounds from current to savings", -10))
    #expect(!(await isComplete(world, ("yes", -10, []))))
    #expect(await isComplete(world, ("cancel", -10, [])))
  }

  @Test("is not complete if it is one of two things that were said, and may be another one")
  func choice() async throws {
    let world = try VoiceWorld()
    try await world.hear(("solve a numbers game", -10))
    try await world.hear(("five hundred", -10), ("five hundred and six", -20))
    #expect(!(await isComplete(world, ("five hundred", -10, ["and six"]))))
    #expect(await isComplete(world, ("five hundred and six", -10, [])))
    #expect(await isComplete(world, ("cancel", -10, ["that"])))
  }
}
