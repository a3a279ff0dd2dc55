import ArgumentParser
import Foundation
import NumbersGame
import VoiceKit
import VoicePrograms

/// Speaks dialogues to the assistant, and measures what it hears.
@main
struct VoiceBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voice-bench",
    abstract: "Speak dialogues to the assistant, and measure what it hears.",
    discussion: """
      Needs the recogniser and espeak-ng, which 'make voice' installs. The dialogues and the noise are the same from the same \
      seed; times are not.
      """)

  @Option(help: "The number of dialogues.")
  var dialogues = 200

  @Option(
    help:
      "Speak only those of the dialogues that are about this: game, drawing, checking, lists, money."
  )
  var topic: DialogueMaker.Topic?

  @Option(name: .customLong("voice"), help: "A voice of espeak-ng; repeat it for several.")
  var voices = ["en-us+f2", "en-us", "en-us+m3", "en-gb"]

  @Option(help: "The ratio of speech to noise in decibels.")
  var noise = 20.0

  @Option(help: "The seed of the dialogues and the noise.")
  var seed: UInt64 = 1

  @Option(help: "The folder that 'make voice' made.")
  var folder = ".build/voice"

  @Flag(
    help: "Instead of dialogues, speak numbers and solutions as answers say them, without noise.")
  var answers = false

  @Flag(
    help: "Give each sound to the session part by part, which ends utterances as with a microphone."
  )
  var live = false

  @Flag(help: "Print each turn that went wrong.")
  var verbose = false

  func validate() throws {
    guard (1...10_000).contains(dialogues) else {
      throw ValidationError("--dialogues must be 1 to 10000, not \(dialogues).")
    }
    guard (-20...100).contains(noise) else {
      throw ValidationError("--noise must be -20 to 100, not \(noise).")
    }
  }

  func run() async throws {
    var maker = DialogueMaker(seed: seed)
    let all =
      answers ? try maker.answers(dialogues) : try maker.dialogues(dialogues, about: topic)
    let decibels = answers ? 100 : noise
    for voice in voices {
      let recognizer = try SphinxRecognizer(folder: folder)
      try await recognizer.prepare()
      let isVerbose = verbose
      var run = DialogueRun(
        listener: Listener(recognizer), synthesizer: try EspeakSynthesizer(voice: voice),
        decibels: decibels, isLive: live, noise: SplitMix64(seed: seed)
      ) { if isVerbose { print("  \($0)") } }
      for (place, dialogue) in all.enumerated() {
        if place % 10 == 0 {
          FileHandle.standardError.write(
            Data("\r\(voice): \(place) of \(all.count) dialogues".utf8))
        }
        try await run.run(dialogue)
      }
      FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
      print("\(voice), \(all.count) dialogues, noise at \(decibels) dB\n\(run.figures.table)\n")
    }
  }
}

extension DialogueMaker.Topic: ExpressibleByArgument {}
