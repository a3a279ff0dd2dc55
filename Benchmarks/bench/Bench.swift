import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Measures the solver, and the rivals that are written here for the purpose, in one run.
@main
struct Bench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure the solver beside its rivals.",
    discussion: """
      Without options all is measured, in under two minutes. Machines differ and are shared: what \
      counts are the ratios to the rivals, which are measured in the same run.
      """)

  @Flag(help: "Measure only as much as shows that everything works.")
  var quick = false

  @Option(help: ArgumentHelp("Measure only work whose name contains this.", valueName: "text"))
  var filter: String?

  @Flag(help: "Print JSON instead of a table.")
  var json = false

  @Option(help: ArgumentHelp("Keep the figures in a file.", valueName: "file"))
  var save: String?

  @Option(
    help: ArgumentHelp(
      "Compare with figures that were kept; exit code 1 if a ratio has fallen.", valueName: "file"))
  var compare: String?

  @Option(help: "With --compare: by which share a ratio may fall.")
  var tolerance = 0.3

  @Flag(help: "With --save and --compare: keep and compare the answers only, not the ratios.")
  var answersOnly = false

  func validate() throws {
    guard (0..<1).contains(tolerance) else {
      throw ValidationError("--tolerance must be at least 0 and below 1, not \(tolerance).")
    }
    guard !workloads.isEmpty else {
      let names = Workload.all.map(\.name).joined(separator: "; ")
      throw ValidationError("No work has '\(filter ?? "")' in its name: \(names).")
    }
  }

  private var workloads: [Workload] {
    Workload.all.filter { filter.map($0.name.contains) ?? true }
  }

  func run() async throws {
    // Answers are the same in a debug build; only times are not.
    if Machine.isDebugBuild, !answersOnly {
      Machine.say("This is a debug build; building and running the release build instead.")
      Machine.runReleaseBuild(Array(CommandLine.arguments.dropFirst()))
    }
    let old = try compare.map(readBaseline)
    var rows: [Row] = []
    for workload in workloads {
      Machine.say("measuring: \(workload.name)")
      rows.append(try await workload.run(quick ? .quick : .normal))
    }
    let result = Baseline(machine: Machine.description, compiler: Machine.compiler, rows: rows)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    if json {
      print(String(decoding: try encoder.encode(result), as: UTF8.self))
    } else {
      print(
        "\(result.machine); \(result.compiler), \(Machine.bigNumbers), release build\(quick ? ", quick run" : "")\n"
      )
      print(Table.text(rows))
    }
    if let save {
      let data = try answersOnly ? encoder.encode(result.answers) : encoder.encode(result)
      try data.write(to: URL(filePath: save), options: .atomic)
    }
    if let old {
      let faults =
        (old.baseline?.regressions(in: rows, tolerance: tolerance) ?? [])
        + old.answers.changes(in: result.answers)
      let praise = answersOnly ? "the answers are the same" : "no ratio has fallen"
      print("\n" + (faults.isEmpty ? praise : faults.joined(separator: "\n")))
      if !faults.isEmpty { throw ExitCode(1) }
    }
  }

  private func readBaseline(_ path: String) throws -> (baseline: Baseline?, answers: Answers) {
    let data = try read(path)
    do {
      if answersOnly { return (nil, try JSONDecoder().decode(Answers.self, from: data)) }
      let baseline = try JSONDecoder().decode(Baseline.self, from: data)
      return (baseline, baseline.answers)
    } catch {
      throw ValidationError(
        "The file '\(path)' was not made by --save with the same --answers-only.")
    }
  }

  private func read(_ path: String) throws -> Data {
    do {
      return try Data(contentsOf: URL(filePath: path))
    } catch {
      throw ValidationError("The file '\(path)' cannot be read.")
    }
  }
}
