// swift-tools-version: 6.2
import PackageDescription

/// Every target is held to these.
var strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

if Context.environment["CI"] != nil {
  strict.append(.treatAllWarnings(as: .error))
}

/// Kernels are optimised in debug builds too: unoptimised they are some fifty times slower,
/// which nobody who embeds the solver, or runs its tests, would expect.
let kernel: [SwiftSetting] =
  strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "NumberRace",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "NumbersGame", targets: ["NumbersGame"]),
    .library(name: "NumbersSolver", targets: ["NumbersSolver"]),
    .library(name: "GameCorpus", targets: ["GameCorpus"]),
    .executable(name: "numberrace", targets: ["numberrace"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // Public
    .target(name: "NumbersGame", swiftSettings: strict),
    .target(name: "NumbersSolver", dependencies: ["NumbersGame"], swiftSettings: kernel),
    .target(name: "GameCorpus", dependencies: ["NumbersGame"], swiftSettings: strict),

    // The command line
    .executableTarget(
      name: "numberrace",
      dependencies: [
        "NumbersGame", "NumbersSolver", "GameCorpus",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    // The benchmarks
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "NumbersSolver", "NumbersGame", "GameCorpus", "AllocationCounter",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Benchmarks/bench", swiftSettings: strict),

    // Tests
    .target(
      name: "BruteForce", dependencies: ["NumbersGame"], path: "Tests/BruteForce",
      swiftSettings: kernel),
    .testTarget(name: "NumbersGameTests", dependencies: ["NumbersGame"], swiftSettings: strict),
    .testTarget(
      name: "NumbersSolverTests",
      dependencies: ["NumbersSolver", "NumbersGame", "GameCorpus", "BruteForce"],
      swiftSettings: strict),
    .testTarget(
      name: "GameCorpusTests", dependencies: ["GameCorpus", "NumbersGame", "NumbersSolver"],
      swiftSettings: strict),
    .testTarget(
      name: "numberraceTests", dependencies: ["numberrace"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
