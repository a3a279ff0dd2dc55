import Foundation

/// The beginning of the program `fuzz TARGET [OPTIONS OF LIBFUZZER]`. The linker makes it `main`.
@_cdecl("fuzz_main")
public func fuzzMain(
  _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
  let name = count > 1 ? arguments[1].map { String(cString: $0) } ?? "" : ""
  guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
    if name == "--seeds", count > 2, let folder = arguments[2] {
      do {
        try Seeds.write(to: URL(filePath: String(cString: folder)))
        return 0
      } catch {
        print("Seeds cannot be written: \(error)")
        return 1
      }
    }
    print("Targets: \(FuzzTarget.all.map(\.name).joined(separator: " "))")
    return name == "--list" ? 0 : 2
  }
  chosen = target
  // libFuzzer reads the arguments without the name of the target.
  arguments[1] = arguments[0]
  var rest: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = arguments + 1
  var restCount = count - 1
  return runDriver(&restCount, &rest) { bytes, length in
    let input = bytes.map { UnsafeBufferPointer(start: $0, count: length) }
    chosen?.run(String(decoding: input ?? .init(start: nil, count: 0), as: UTF8.self))
    return 0
  }
}

/// The target of this run; a C function cannot capture it. It is set once, before the driver starts.
nonisolated(unsafe) private var chosen: FuzzTarget?

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Something that reads input from outside. Whatever the input, it must return: errors are caught, and what is
/// read must keep the laws that are checked.
struct FuzzTarget: Sendable {
  let name: String
  let run: @Sendable (String) -> Void

  init(_ name: String, _ run: @escaping @Sendable (String) -> Void) {
    self.name = name
    self.run = run
  }

  static let all: [FuzzTarget] = [
    expressions, answers, formulas, games, corpus, templates, hassil, links, states, events, calls,
    shortcuts, archives, census, lists, amounts, solving, index,
  ]
}

/// Ends the process if a law is broken, which libFuzzer reports with the input.
func check(_ isTrue: Bool, _ law: @autoclosure () -> String) {
  if !isTrue { fatalError(law()) }
}
