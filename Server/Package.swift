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

func numberRace(_ product: String) -> Target.Dependency {
  .product(name: product, package: "NumberRace")
}

let package = Package(
  name: "NumberRaceServer",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "AssistantService", targets: ["AssistantService"]),
    .library(name: "AssistantHTTP", targets: ["AssistantHTTP"]),
    .executable(name: "numberrace-server", targets: ["numberrace-server"]),
  ],
  dependencies: [
    .package(name: "NumberRace", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    .target(
      name: "AssistantService",
      dependencies: [
        numberRace("BigNumbersSolver"), numberRace("GameRecords"), numberRace("IntentCalls"),
        numberRace("IntentKit"), numberRace("IntentLanguage"), numberRace("IntentMCP"),
        numberRace("IntentSealing"), numberRace("IntentStore"), numberRace("MoneyKit"),
        numberRace("NumberRaceAssistant"),
        numberRace("NumberRaceTools"), numberRace("NumbersGame"), numberRace("NumbersSolver"),
        .product(name: "Crypto", package: "swift-crypto"),
      ],
      resources: [.embedInCode("Operations/operations.json")], swiftSettings: strict),
    .target(
      name: "AssistantHTTP",
      dependencies: [
        "AssistantService", numberRace("GameRecords"), numberRace("IntentCalls"),
        numberRace("IntentKit"),
        numberRace("IntentMCP"), numberRace("NumberRaceAssistant"), numberRace("NumbersSolver"),
        .product(name: "CoreMetrics", package: "swift-metrics"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ],
      resources: [.embedInCode("Page/Files")], swiftSettings: strict),
    .executableTarget(
      name: "numberrace-server",
      dependencies: [
        "AssistantHTTP", "AssistantService", numberRace("NumberRaceAssistant"),
        numberRace("NumbersSolver"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ], swiftSettings: strict),
    .testTarget(
      name: "AssistantServiceTests", dependencies: ["AssistantService", numberRace("MoneyKit")],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
