import Foundation
import Testing
import Workers

@Suite("numberrace ask --voice")
struct VoiceCommandTests {
  private static let greeting = """
    What would you like to do? Say help for what there is. Ctrl-C ends the conversation.

    """
  private static let hello = "> hello\nHello. Hello. What can I do for you?\n"
  private static let bye = "> bye\nBye. Goodbye.\n"
  /// A recording of both, each after what was played before.
  private static let helloAndBye = """
    await ended 1; sleep 0.5; silence; say hello; silence
    await ended 2; sleep 0.5; silence; say bye; silence
    sleep 60
    """
  private static let microphoneEnded = """
    Error: Arecord ended: check that a microphone is connected and that it can be used, or speak from a file with \
    --audio-in.

    """

  @Test("answers what is said, and ends with a goodbye")
  func conversation() throws {
    let standIns = try VoiceStandIns(recording: Self.helloAndBye)
    let (result, _) = try standIns.run()
    #expect(
      result
        == .init(
          output: Self.greeting + Self.hello + Self.bye, error: "", code: 0))
    #expect(standIns.lines("ended").count == 3)
  }

  @Test(
    "ends within a second of Ctrl-C while the recogniser hangs, and so does the recogniser",
    arguments: ["silence", "head -c 5000 \"$folder/silence\""])
  func interruption(rest: String) throws {
    let standIns = try VoiceStandIns(
      recording: "await ended 1; sleep 0.5; silence; say hello; \(rest); sleep 60",
      recognizing: "exec sleep 60")
    let (result, milliseconds) = try standIns.run(
      interruptedAfter: #"await "$folder/sounds" ''; sleep 1"#)
    #expect(result == .init(output: Self.greeting, error: "", code: 0))
    #expect(milliseconds < 1000 * (Extent.isSanitized ? 5 : 2))
    #expect(!standIns.lines("workers").isEmpty)
    for worker in standIns.lines("workers") { #expect(!standIns.isRunning(worker)) }
  }

  @Test("ends within a second of Ctrl-C while a file is heard, and says that it was cut short")
  func interruptionOfFile() throws {
    let standIns = try VoiceStandIns(recording: "", recognizing: "exec sleep 60")
    let (result, milliseconds) = try standIns.run(
      "--audio-in \"$folder/speech.wav\"", interruptedAfter: #"await "$folder/sounds" ''"#)
    #expect(result == .init(output: "", error: "", code: 130))
    #expect(milliseconds < 1000 * (Extent.isSanitized ? 5 : 2))
    for worker in standIns.lines("workers") { #expect(!standIns.isRunning(worker)) }
  }

  @Test("answers what was said when the microphone ended, and says that it has ended")
  func endOfMicrophone() throws {
    for rest in ["", "silence"] {
      let standIns = try VoiceStandIns(
        recording: "await ended 1; sleep 0.5; silence; say hello; \(rest)", playing: "sleep 0.3")
      let (result, _) = try standIns.run()
      #expect(
        result
          == .init(
            output: Self.greeting + Self.hello,
            error: Self.microphoneEnded, code: 66))
      // The answer was spoken to its end.
      #expect(standIns.lines("ended").count == 2)
    }
  }

  @Test("answers what was said when the microphone ended also if the recogniser hung before")
  func endOfMicrophoneWithHang() throws {
    let standIns = try VoiceStandIns(
      recording: """
        await ended 1; sleep 0.5; silence; say hello; head -c 5000 "$folder/silence"
        await sounds 1
        """,
      recognizing: "[ -e \"$folder/hung\" ] || { : > \"$folder/hung\"; exec sleep 60; }")
    let start = ContinuousClock.now
    let (result, _) = try standIns.run()
    #expect(result.output == Self.greeting + Self.hello)
    #expect(result.code == 66)
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test("shows the answers and goes on when the loudspeaker fails, and says why once")
  func loudspeaker() throws {
    let standIns = try VoiceStandIns(
      recording: Self.helloAndBye.replacing("ended", with: "played"),
      playing: "echo 'aplay: main:831: audio open error: No such file or directory' >&2; exit 1")
    let (result, _) = try standIns.run()
    #expect(result.output == Self.greeting + Self.hello + Self.bye)
    let lines = result.error.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("Error: 'aplay -q ") == true)
    #expect(
      lines.first?.hasSuffix(
        """
        .wav' failed with exit code 1: aplay: main:831: audio open error: No such file or directory; check that a \
        loudspeaker is connected and that it can be used, or go on without: answers are shown too.
        """) == true, "\(result.error)")
    #expect(result.code == 0)
    #expect(standIns.lines("played").count == 3)
  }

  @Test("stops the greeting when someone speaks, and hears that")
  func bargeIn() throws {
    let standIns = try VoiceStandIns(
      recording: """
        await played 1; silence; sleep 0.5; say bye; silence
        sleep 60
        """,
      playing: "[ -s \"$folder/heard\" ] || exec sleep 50")
    let start = ContinuousClock.now
    let (result, _) = try standIns.run()
    #expect(result == .init(output: Self.greeting + Self.bye, error: "", code: 0))
    #expect(ContinuousClock.now - start < .seconds(30))
    let played = standIns.lines("played")
    #expect(played.count == 2)
    #expect(!standIns.isRunning(played[0]))
    #expect(standIns.lines("ended").count == 1)
  }

  @Test("does nothing that is said after a goodbye")
  func afterGoodbye() throws {
    let standIns = try VoiceStandIns(
      recording: """
        await ended 1; sleep 0.5; silence; say bye; silence
        await played 2
        {
          head -c 20000 "$folder/silence"; say hello; head -c 25000 "$folder/silence"
        } > "$folder/block"
        cat "$folder/block"; sleep 60
        """,
      playing: "[ ! -s \"$folder/heard\" ] || sleep 2")
    let (result, _) = try standIns.run()
    #expect(result == .init(output: Self.greeting + Self.bye, error: "", code: 0))
  }
}
