// swift-tools-version: 6.2
import PackageDescription

// Fuzz targets, in a package of their own so that nothing else builds them. Built by Scripts/fuzz.sh, which sets
// FUZZ so that the modules of the project are instrumented too.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "NumberRace", path: "../.."),
    .package(path: "../../Extras/HassilTemplates"),
  ],
  targets: [
    .executableTarget(
      name: "fuzz",
      dependencies: [
        .product(name: "BigNumbersSolver", package: "NumberRace"),
        .product(name: "GameCorpus", package: "NumberRace"),
        .product(name: "HassilTemplates", package: "HassilTemplates"),
        .product(name: "IntentKit", package: "NumberRace"),
        .product(name: "IntentLanguage", package: "NumberRace"),
        .product(name: "IntentStore", package: "NumberRace"),
        .product(name: "ListIntents", package: "NumberRace"),
        .product(name: "Lists", package: "NumberRace"),
        .product(name: "NumbersGame", package: "NumberRace"),
        .product(name: "NumbersSolver", package: "NumberRace"),
        .product(name: "SolveGame", package: "NumberRace"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .unsafeFlags(["-sanitize=fuzzer"]),
      ],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])])
  ],
  swiftLanguageModes: [.v6]
)
