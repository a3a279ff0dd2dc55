// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target, as in NumberRace itself.
let strict: [SwiftSetting] = {
  var settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
  if Context.environment["CI"] != nil { settings.append(.treatAllWarnings(as: .error)) }
  // Tests/Fuzz of NumberRace needs to know which branches are taken.
  if Context.environment["FUZZ"] != nil {
    settings.append(.unsafeFlags(["-sanitize=fuzzer"]))
  }
  return settings
}()

/// Matching is optimised in debug builds too: it is some fifty times slower otherwise.
let kernel: [SwiftSetting] = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// A product of NumberRace.
func numberRace(_ product: String) -> Target.Dependency {
  .product(name: product, package: "NumberRace")
}

let package = Package(
  name: "HassilTemplates",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "SpelledNumbersOfAllLanguages", targets: ["SpelledNumbersOfAllLanguages"]),
    .library(name: "HassilTemplates", targets: ["HassilTemplates"]),
    .executable(name: "hassil-match", targets: ["hassil-match"]),
  ],
  dependencies: [
    .package(name: "NumberRace", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .target(
      name: "SpelledNumbersOfAllLanguages", dependencies: [numberRace("SpelledNumbers")],
      exclude: ["Unicode-License.txt"], swiftSettings: kernel),
    .target(
      name: "HassilTemplates",
      dependencies: [
        numberRace("IntentKit"), numberRace("IntentLanguage"), "SpelledNumbersOfAllLanguages",
        "Yams",
      ], swiftSettings: kernel),
    .executableTarget(
      name: "hassil-match",
      dependencies: [
        "HassilTemplates", numberRace("NumbersGame"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: strict),

    .testTarget(
      name: "SpelledNumbersOfAllLanguagesTests",
      dependencies: ["SpelledNumbersOfAllLanguages", numberRace("IntentLanguage")],
      swiftSettings: strict),
    .testTarget(
      name: "HassilTemplatesTests",
      dependencies: ["HassilTemplates", numberRace("NumbersGame")], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
