// swift-tools-version: 6.2
import PackageDescription

// What someone writes who embeds the solver: it is built and run to prove that this is all they need.
let package = Package(
  name: "Embedding",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "NumberRace", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "Embedding",
      dependencies: [.product(name: "NumbersSolver", package: "NumberRace")])
  ]
)
