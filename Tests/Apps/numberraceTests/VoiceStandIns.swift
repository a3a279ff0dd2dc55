import Foundation
import Workers

/// Programs that stand in for those with which `numberrace ask --voice` listens and speaks, as scripts of the shell.
///
/// What the microphone records are the lines of such a script. It has functions of its own:
///
/// - `say SENTENCE` records speech without what follows it, and has the recogniser hear the sentence in it;
/// - `silence` records a second of silence;
/// - `await NAME COUNT` waits until a file has this many lines: `played` when a sound begins to be played, `ended` when one was
///   played to its end, `sounds` when one is to be recognised.
struct VoiceStandIns {
  private let store: ToolStore

  /// Creates the programs.
  ///
  /// - Parameters:
  ///   - recording: What is recorded. Then the recording ends.
  ///   - playing: What the loudspeaker does with a sound.
  ///   - recognizing: What the recogniser does before it tells what it hears in a sound.
  /// - Throws: An error if they cannot be written.
  init(recording: String, playing: String = "", recognizing: String = "") throws {
    store = try ToolStore()
    let speech = Self.samples(level: 3000, count: 9600)
    let silence = Self.samples(level: 20, count: 16_000)
    try write("speech", speech)
    try write("silence", silence)
    try write("silence.wav", Self.wav(silence))
    try write("speech.wav", Self.wav(silence + speech + silence))
    try script("espeak-ng", #"cat > /dev/null; cat "$folder/silence.wav""#)
    try script(
      "arecord",
      """
      say() { echo "$*" > "$folder/heard"; cat "$folder/speech"; }
      silence() { cat "$folder/silence"; }
      await() {
        tries=0
        until [ "$(cat "$folder/$1" 2> /dev/null | wc -l)" -ge "$2" ]; do
          sleep 0.05; tries=$((tries + 1)); if [ $tries = 600 ]; then exit 1; fi
        done
      }
      \(recording)
      """)
    try script(
      "aplay",
      """
      echo $$ >> "$folder/played"
      \(playing)
      echo >> "$folder/ended"
      """)
    try script(
      "sphinx-worker",
      """
      echo $$ >> "$folder/workers"
      echo done
      while read -r request size; do
        head -c "$size" > /dev/null
        if [ "$request" = sound ] || [ "$request" = again ]; then
          echo >> "$folder/sounds"
          \(recognizing)
          echo "hypothesis -10.0 $(cat "$folder/heard")"
          echo "background 0.0"
        fi
        echo done
      done
      """)
  }

  /// Runs `numberrace ask` with them.
  ///
  /// - Parameters:
  ///   - options: What it listens to, where `$folder` has `speech.wav`.
  ///   - interruption: Lines of the shell after which the tool is interrupted; `nil` if it is not.
  /// - Returns: What comes of it, and the time from the interruption to the end.
  /// - Throws: An error if what it writes is not text.
  func run(
    _ options: String = "--voice", interruptedAfter interruption: String? = nil
  ) throws -> (result: Tool.Result, milliseconds: Int) {
    let times = store.folder.appending(path: "times")
    let result = try Tool.shell(
      """
      folder=\(store.folder.path(percentEncoded: false))
      export PATH="$folder:$PATH" NUMBERRACE_VOICE="$folder" NUMBERRACE_STORE="$folder/memory.sqlite"
      "$TOOL" ask \(options) & tool=$!
      \(interruption.map { "\($0)\ndate +%s%N > \"$folder/times\"; kill -INT $tool" } ?? "")
      wait $tool; code=$?
      date +%s%N >> "$folder/times"
      exit $code
      """)
    let moments = try String(contentsOf: times, encoding: .utf8).split(separator: "\n")
      .compactMap { Int($0) }
    let duration = moments.count == 2 ? (moments[1] - moments[0]) / 1_000_000 : 0
    return (result, duration)
  }

  /// The lines of a file that they wrote.
  func lines(_ name: String) -> [String] {
    let text = try? String(contentsOf: store.folder.appending(path: name), encoding: .utf8)
    return text?.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init) ?? []
  }

  /// Whether a process is there that one of them was.
  func isRunning(_ id: String) -> Bool { Int32(id).map { kill($0, 0) == 0 } ?? false }

  private static func samples(level: Int16, count: Int) -> Data {
    let samples = (0..<count).map { $0.isMultiple(of: 2) ? level : -level }
    return samples.withUnsafeBytes { Data($0) }
  }

  /// Samples as a WAV file, 16,000 a second.
  private static func wav(_ samples: Data) -> Data {
    func bytes(_ value: some FixedWidthInteger) -> Data {
      withUnsafeBytes(of: value.littleEndian) { Data($0) }
    }
    return Data("RIFF".utf8) + bytes(UInt32(36 + samples.count)) + Data("WAVEfmt ".utf8)
      + bytes(UInt32(16)) + bytes(UInt16(1)) + bytes(UInt16(1)) + bytes(UInt32(16_000))
      + bytes(UInt32(32_000)) + bytes(UInt16(2)) + bytes(UInt16(16)) + Data("data".utf8)
      + bytes(UInt32(samples.count)) + samples
  }

  private func write(_ name: String, _ contents: Data) throws {
    try contents.write(to: store.folder.appending(path: name))
  }

  private func script(_ name: String, _ lines: String) throws {
    try store.temporary.write(program: name, "folder=$(dirname \"$0\")\n\(lines)")
  }
}
