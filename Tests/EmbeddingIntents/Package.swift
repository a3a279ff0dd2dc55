// swift-tools-version: 6.2
import PackageDescription

// A package that depends on the intent framework only, as its embedders do.
let package = Package(
  name: "EmbeddingIntents",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "NumberRace", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "EmbeddingIntents",
      dependencies: [
        .product(name: "IntentCalls", package: "NumberRace"),
        .product(name: "IntentKit", package: "NumberRace"),
        .product(name: "IntentLanguage", package: "NumberRace"),
        .product(name: "IntentMCP", package: "NumberRace"),
      ])
  ]
)
