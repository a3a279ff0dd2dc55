// swift-tools-version: 6.2
import PackageDescription

// The library that the Python package carries: the modules of NumberRace that its C interface needs, and nothing
// else, so that it builds in a fraction of the time and fetches no other package. `Sources` has links to
// the modules; a source distribution has copies.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "NumberRaceNative",
  platforms: [.macOS(.v15)],
  products: [.library(name: "NumberRaceC", type: .dynamic, targets: ["NumberRaceC"])],
  targets: [
    .target(name: "SpelledNumbers", swiftSettings: settings),
    .target(name: "NumbersGame", dependencies: ["SpelledNumbers"], swiftSettings: settings),
    .target(name: "NumbersSolver", dependencies: ["NumbersGame"], swiftSettings: settings),
    .systemLibrary(
      name: "CGMP", pkgConfig: "gmp", providers: [.apt(["libgmp-dev"]), .brew(["gmp"])]),
    .target(
      name: "BigNumbersSolver",
      dependencies: ["NumbersGame", "NumbersSolver", "SpelledNumbers", "CGMP"],
      swiftSettings: settings + [.define("GMP")]),
    .target(name: "CNumberRace"),
    .target(
      name: "NumberRaceC",
      dependencies: ["BigNumbersSolver", "CNumberRace", "NumbersGame", "NumbersSolver"],
      swiftSettings: settings),
    // For benchmarks/swift_batch.py
    .executableTarget(
      name: "BatchBenchmark", dependencies: ["NumbersGame", "NumbersSolver"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
