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

// Tests/Fuzz needs to know which branches are taken (see Scripts/fuzz.sh).
if Context.environment["FUZZ"] != nil {
  strict.append(.unsafeFlags(["-sanitize=fuzzer"]))
}

/// Kernels are optimised in debug builds too: unoptimised they are some fifty times slower,
/// which nobody who embeds the solver, or runs its tests, would expect.
let kernel: [SwiftSetting] =
  strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The commit that is built, for `numberrace --version`.
let commit = Context.gitInformation.map {
  $0.currentCommit.prefix(9) + ($0.hasUncommittedChanges ? "+" : "")
}

// The products of other packages. Each is guarded by a trait, so that it is fetched only if needed.
let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser",
  condition: .when(traits: ["CommandLine"]))
let crypto: Target.Dependency = .product(
  name: "Crypto", package: "swift-crypto", condition: .when(traits: ["Sealing"]))
let grdb: Target.Dependency = .product(
  name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["Storage"]))
let grdbSQLite: Target.Dependency = .product(
  name: "GRDBSQLite", package: "GRDB.swift", condition: .when(traits: ["Storage"]))
let yams: Target.Dependency = .product(
  name: "Yams", package: "Yams", condition: .when(traits: ["Templates"]))

let package = Package(
  name: "NumberRace",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "SpelledNumbers", targets: ["SpelledNumbers"]),
    .library(name: "SpelledNumbersOfAllLanguages", targets: ["SpelledNumbersOfAllLanguages"]),
    .library(name: "NumbersGame", targets: ["NumbersGame"]),
    .library(name: "NumbersSolver", targets: ["NumbersSolver"]),
    .library(name: "BigNumbersSolver", targets: ["BigNumbersSolver"]),
    .library(name: "NumberRaceC", type: .dynamic, targets: ["NumberRaceC"]),
    .library(name: "GameCorpus", targets: ["GameCorpus"]),
    .library(name: "GameRecords", targets: ["GameRecords"]),
    .library(name: "GameShow", targets: ["GameShow"]),
    .library(name: "GameHistory", targets: ["GameHistory"]),
    .library(name: "MoneyKit", targets: ["MoneyKit"]),
    .library(name: "IntentKit", targets: ["IntentKit"]),
    .library(name: "AppIntentsExport", targets: ["AppIntentsExport"]),
    .library(name: "IntentLanguage", targets: ["IntentLanguage"]),
    .library(name: "HassilTemplates", targets: ["HassilTemplates"]),
    .library(name: "IntentSealing", targets: ["IntentSealing"]),
    .library(name: "IntentCalls", targets: ["IntentCalls"]),
    .library(name: "IntentMCP", targets: ["IntentMCP"]),
    .library(name: "IntentStore", targets: ["IntentStore"]),
    .library(name: "IntentTesting", targets: ["IntentTesting"]),
    .library(name: "VoiceKit", targets: ["VoiceKit"]),
    .library(name: "AppleVoice", targets: ["AppleVoice"]),
    .library(name: "VoicePrograms", targets: ["VoicePrograms"]),
    .library(name: "GameParameters", targets: ["GameParameters"]),
    .library(name: "SolveGame", targets: ["SolveGame"]),
    .library(name: "CheckAnswer", targets: ["CheckAnswer"]),
    .library(name: "DrawGame", targets: ["DrawGame"]),
    .library(name: "GameCoach", targets: ["GameCoach"]),
    .library(name: "Lists", targets: ["Lists"]),
    .library(name: "ListIntents", targets: ["ListIntents"]),
    .library(name: "Bank", targets: ["Bank"]),
    .library(name: "BankIntents", targets: ["BankIntents"]),
    .library(name: "NumberRaceAssistant", targets: ["NumberRaceAssistant"]),
    .library(name: "NumberRaceTools", targets: ["NumberRaceTools"]),
    .executable(name: "numberrace", targets: ["numberrace"]),
  ],
  // Packages are fetched only for enabled traits. A client that needs none of them writes
  // `traits: []`.
  traits: [
    .trait(name: "CommandLine", description: "The tool and the benchmarks (swift-argument-parser)"),
    .trait(name: "Sealing", description: "IntentSealing, IntentCalls and IntentMCP (swift-crypto)"),
    .trait(name: "Storage", description: "IntentStore, GameHistory, Lists, Bank (GRDB)"),
    .trait(name: "Templates", description: "HassilTemplates (Yams)"),
    .default(enabledTraits: ["CommandLine", "Sealing", "Storage", "Templates"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    // Public
    .target(name: "SpelledNumbers", swiftSettings: strict),
    .target(
      name: "SpelledNumbersOfAllLanguages", dependencies: ["SpelledNumbers"],
      exclude: ["Unicode-License.txt"], swiftSettings: kernel),
    .target(name: "NumbersGame", dependencies: ["SpelledNumbers"], swiftSettings: strict),
    .target(name: "NumbersSolver", dependencies: ["NumbersGame"], swiftSettings: kernel),
    .systemLibrary(
      name: "CGMP", pkgConfig: "gmp", providers: [.apt(["libgmp-dev"]), .brew(["gmp"])]),
    .target(
      name: "BigNumbersSolver",
      dependencies: ["NumbersGame", "NumbersSolver", "SpelledNumbers", "CGMP"],
      swiftSettings: kernel),
    // The header of the C interface, and its functions
    .target(name: "CNumberRace"),
    .target(
      name: "NumberRaceC",
      dependencies: ["BigNumbersSolver", "CNumberRace", "NumbersGame", "NumbersSolver"],
      swiftSettings: kernel),
    .target(name: "GameCorpus", dependencies: ["NumbersGame"], swiftSettings: strict),
    .target(
      name: "GameRecords",
      dependencies: ["BigNumbersSolver", "GameCorpus", "NumbersGame", "NumbersSolver"],
      swiftSettings: strict),
    .target(
      name: "GameShow", dependencies: ["NumbersGame", "NumbersSolver"], swiftSettings: strict),
    .target(
      name: "GameHistory",
      dependencies: ["GameShow", "SharedDatabase", grdb],
      swiftSettings: strict),
    .target(name: "MoneyKit", swiftSettings: strict),
    .target(name: "IntentKit", dependencies: ["MoneyKit"], swiftSettings: strict),
    .target(name: "AppIntentsExport", dependencies: ["IntentKit"], swiftSettings: strict),
    .target(
      name: "IntentLanguage", dependencies: ["IntentKit", "SpelledNumbers"], swiftSettings: kernel),
    .target(
      name: "HassilTemplates",
      dependencies: ["IntentKit", "IntentLanguage", "SpelledNumbersOfAllLanguages", yams],
      swiftSettings: kernel),
    .target(
      name: "IntentSealing",
      dependencies: ["IntentKit", crypto],
      swiftSettings: strict),
    .target(
      name: "IntentCalls", dependencies: ["IntentKit", "IntentSealing"], swiftSettings: strict),
    .target(
      name: "IntentMCP", dependencies: ["IntentCalls", "IntentKit"], swiftSettings: strict),
    .target(
      name: "SharedDatabase", dependencies: [grdb],
      swiftSettings: strict),
    .target(
      name: "IntentStore",
      dependencies: ["IntentKit", "SharedDatabase", grdb, grdbSQLite], swiftSettings: strict),
    .target(name: "IntentTesting", dependencies: ["IntentKit"], swiftSettings: strict),
    .target(
      name: "VoiceKit", dependencies: ["IntentKit", "IntentLanguage"], swiftSettings: kernel),
    .target(
      name: "AppleVoice", dependencies: ["IntentLanguage", "VoiceKit"], swiftSettings: strict),
    .target(
      name: "VoicePrograms", dependencies: ["IntentLanguage", "VoiceKit"], swiftSettings: kernel),

    // The small apps
    .target(
      name: "Lists",
      dependencies: ["SharedDatabase", grdb],
      swiftSettings: strict),
    .target(
      name: "Bank",
      dependencies: ["MoneyKit", "SharedDatabase", grdb],
      swiftSettings: strict),

    // The intents
    .target(
      name: "ListIntents",
      dependencies: ["IntentKit", "IntentLanguage", "Lists", "SharedDatabase", "SpelledNumbers"],
      path: "Sources/Intents/ListIntents", swiftSettings: strict),
    .target(
      name: "BankIntents",
      dependencies: ["Bank", "IntentKit", "IntentLanguage", "MoneyKit", "SharedDatabase"],
      path: "Sources/Intents/BankIntents", swiftSettings: strict),
    .target(
      name: "GameParameters", dependencies: ["IntentKit", "NumbersGame", "SpelledNumbers"],
      path: "Sources/Intents/GameParameters", swiftSettings: strict),
    .target(
      name: "SolveGame",
      dependencies: ["GameParameters", "IntentKit", "NumbersSolver", "NumbersGame"],
      path: "Sources/Intents/SolveGame", swiftSettings: strict),
    .target(
      name: "CheckAnswer",
      dependencies: [
        "GameParameters", "IntentKit", "IntentLanguage", "NumbersGame", "SpelledNumbers",
      ], path: "Sources/Intents/CheckAnswer", swiftSettings: strict),
    .target(
      name: "DrawGame",
      dependencies: ["GameParameters", "SolveGame", "IntentKit", "NumbersGame", "NumbersSolver"],
      path: "Sources/Intents/DrawGame", swiftSettings: strict),
    .target(
      name: "GameCoach",
      dependencies: [
        "GameParameters", "IntentKit", "NumbersGame", "NumbersSolver", "SpelledNumbers",
      ], path: "Sources/Intents/GameCoach", swiftSettings: strict),

    // What all front ends share
    .target(
      name: "NumberRaceAssistant",
      dependencies: [
        "Bank", "BankIntents", "CheckAnswer", "DrawGame", "GameCoach", "GameCorpus", "GameHistory",
        "IntentKit", "IntentLanguage", "IntentStore", "ListIntents", "Lists", "NumbersGame",
        "SharedDatabase", "SolveGame",
      ], swiftSettings: strict),
    .target(
      name: "NumberRaceTools",
      dependencies: [
        "GameCorpus", "IntentCalls", "IntentKit", "IntentMCP", "NumberRaceAssistant", "NumbersGame",
        "SolveGame",
      ], swiftSettings: strict),

    // The command line
    .systemLibrary(
      name: "CEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .target(
      name: "CBuild",
      cSettings: commit.map { [.define("NUMBERRACE_COMMIT", to: "\"\($0)\"")] }),
    .executableTarget(
      name: "numberrace",
      dependencies: [
        "CBuild", "CEdit",
        "NumbersGame", "NumbersSolver", "GameCorpus", "GameHistory", "GameRecords", "GameShow",
        "AppIntentsExport", "IntentCalls", "IntentMCP", "IntentSealing", "IntentKit",
        "IntentLanguage", "SpelledNumbers", "BigNumbersSolver", "IntentStore", "SharedDatabase",
        "Lists", "ListIntents", "Bank", "BankIntents", "NumberRaceAssistant",
        "CheckAnswer", "DrawGame", "SolveGame", "VoiceKit", "VoicePrograms", "NumberRaceTools",
        argumentParser,
      ],
      swiftSettings: strict),

    // The page: its engine, which is also compiled to WebAssembly, and its answers natively, for tests
    .target(
      name: "PageEngine",
      dependencies: ["GameShow", "NumbersGame", "NumbersSolver", "SpelledNumbers"],
      path: "Web/Engine/Sources", swiftSettings: strict),
    .executableTarget(
      name: "page-answers", dependencies: ["PageEngine"], path: "Web/Tests/Answers",
      swiftSettings: strict),

    // The benchmarks
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .target(
      name: "SentenceCorpus",
      dependencies: ["Bank", "GameCorpus", "IntentKit", "Lists", "NumberRaceAssistant"],
      path: "Benchmarks/SentenceCorpus", swiftSettings: strict),
    .executableTarget(
      name: "bench",
      dependencies: [
        "NumbersSolver", "NumbersGame", "GameCorpus", "AllocationCounter", "IntentKit",
        "IntentLanguage", "IntentStore", "SolveGame", "SpelledNumbers", "BigNumbersSolver",
        "NumberRaceAssistant", "SentenceCorpus",
        argumentParser,
      ], path: "Benchmarks/bench", swiftSettings: strict),
    .executableTarget(
      name: "voice-bench",
      dependencies: [
        "Bank", "IntentKit", "IntentLanguage", "Lists", "MoneyKit", "NumberRaceAssistant",
        "NumbersGame", "NumbersSolver", "SpelledNumbers", "VoiceKit", "VoicePrograms",
        argumentParser,
      ], path: "Benchmarks/voice", swiftSettings: strict),

    .executableTarget(
      name: "hassil-match",
      dependencies: [
        "HassilTemplates", "IntentKit", "NumbersGame",
        argumentParser,
      ], path: "Benchmarks/hassil/match", swiftSettings: strict),

    // Tests
    .target(
      name: "BruteForce", dependencies: ["NumbersGame"], path: "Tests/BruteForce",
      swiftSettings: kernel),
    .testTarget(
      name: "SpelledNumbersOfAllLanguagesTests",
      dependencies: ["SpelledNumbers", "SpelledNumbersOfAllLanguages"], swiftSettings: strict),
    .testTarget(
      name: "NumbersGameTests", dependencies: ["NumbersGame", "SpelledNumbers"],
      swiftSettings: strict),
    .testTarget(
      name: "NumbersSolverTests",
      dependencies: ["NumbersSolver", "NumbersGame", "GameCorpus", "BruteForce", "Workers"],
      swiftSettings: strict),
    .testTarget(
      name: "BigNumbersSolverTests",
      dependencies: [
        "BigNumbersSolver", "BruteForce", "NumbersGame", "NumbersSolver", "SpelledNumbers",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "NumberRaceCTests",
      dependencies: [
        "BruteForce", "CNumberRace", "NumberRaceC", "NumbersGame", "NumbersSolver",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GameCorpusTests", dependencies: ["GameCorpus", "NumbersGame", "NumbersSolver"],
      swiftSettings: strict),
    .testTarget(
      name: "GameShowTests", dependencies: ["GameShow", "NumbersGame", "NumbersSolver"],
      swiftSettings: strict),
    .testTarget(
      name: "GameHistoryTests",
      dependencies: ["GameHistory", "GameShow", "NumbersGame", "Workers"],
      swiftSettings: strict),
    .testTarget(
      name: "IntentKitTests",
      dependencies: ["IntentKit", "IntentLanguage", "IntentTesting", "NumbersGame"],
      swiftSettings: strict),
    .testTarget(
      name: "AppIntentsExportTests",
      dependencies: [
        "AppIntentsExport", "IntentKit", "IntentLanguage", "IntentStore", "NumberRaceAssistant",
        "Workers",
      ],
      exclude: ["Running/main.swift", "Stub"], swiftSettings: strict),
    .executableTarget(
      name: "store-worker", dependencies: ["Bank", "IntentKit", "IntentStore", "Lists"],
      path: "Tests/StoreWorker",
      swiftSettings: strict),
    .target(name: "SpeechGrammars", path: "Tests/SpeechGrammars", swiftSettings: strict),
    .target(name: "Workers", path: "Tests/Workers", swiftSettings: strict),
    .testTarget(
      name: "IntentStoreTests",
      dependencies: [
        "IntentStore", "IntentKit", "SharedDatabase", "NumbersGame", "Workers", "store-worker",
        grdb,
      ],
      exclude: ["Files"], swiftSettings: strict),
    .testTarget(
      name: "ListsTests",
      dependencies: [
        "Lists", "NumbersGame", "Workers", "store-worker",
        grdb,
      ], swiftSettings: strict),
    .testTarget(
      name: "BankTests",
      dependencies: [
        "Bank", "NumbersGame", "Workers", "store-worker",
        grdb,
      ], swiftSettings: strict),
    .testTarget(
      name: "SharedDatabaseTests", dependencies: ["SharedDatabase", "Workers"],
      swiftSettings: strict),
    .testTarget(
      name: "FaultTests",
      dependencies: [
        "Bank", "IntentKit", "IntentStore", "Lists", "NumbersGame", "SharedDatabase", "Workers",
        "numberrace", "store-worker",
      ], swiftSettings: strict),
    .testTarget(
      name: "ListIntentsTests",
      dependencies: [
        "ListIntents", "Lists", "IntentKit", "IntentLanguage", "IntentTesting", "Workers",
      ], path: "Tests/Intents/ListIntentsTests", swiftSettings: strict),
    .testTarget(
      name: "BankIntentsTests",
      dependencies: [
        "BankIntents", "Bank", "IntentKit", "IntentLanguage", "IntentTesting", "ListIntents",
        "Lists", "Workers", .product(name: "GRDB", package: "GRDB.swift"),
      ], path: "Tests/Intents/BankIntentsTests", swiftSettings: strict),
    .testTarget(
      name: "LanguageTests",
      dependencies: [
        "Bank", "BankIntents", "CheckAnswer", "DrawGame", "GameCoach", "GameParameters",
        "IntentKit",
        "IntentLanguage", "IntentTesting", "ListIntents", "Lists", "NumbersGame", "SolveGame",
        "Workers",
      ], path: "Tests/Intents/LanguageTests", swiftSettings: strict),
    .testTarget(
      name: "ScoreboardTests",
      dependencies: [
        "IntentKit", "IntentLanguage", "IntentTesting", "ListIntents", "Lists", "Workers",
      ], path: "Tests/Intents/ScoreboardTests", swiftSettings: strict),
    .testTarget(
      name: "IntentLanguageTests",
      dependencies: [
        "IntentLanguage", "IntentKit", "NumbersGame", "GameCorpus", "NumbersSolver",
        "SpeechGrammars", "SpelledNumbers",
        "SpelledNumbersOfAllLanguages", "Workers",
      ], swiftSettings: strict),
    .testTarget(
      name: "HassilTemplatesTests",
      dependencies: ["HassilTemplates", "IntentKit", "NumbersGame", "Workers"],
      swiftSettings: strict),
    .testTarget(
      name: "IntentCallsTests",
      dependencies: [
        "Bank", "BankIntents", "IntentCalls", "IntentKit", "IntentLanguage", "IntentSealing",
        "IntentTesting", "Workers",
      ], swiftSettings: strict),
    .testTarget(
      name: "IntentMCPTests",
      dependencies: [
        "Bank", "BankIntents", "IntentCalls", "IntentKit", "IntentLanguage", "IntentMCP",
        "IntentSealing",
        "IntentTesting", "ListIntents", "Lists", "NumbersGame",
        "SolveGame", "Workers",
      ], swiftSettings: strict),
    .testTarget(
      name: "IntentSealingTests",
      dependencies: ["IntentSealing", "IntentKit", "IntentLanguage", "SolveGame"],
      swiftSettings: strict),
    .testTarget(
      name: "SolveGameTests",
      dependencies: [
        "SolveGame", "IntentKit", "IntentLanguage", "IntentTesting", "NumbersGame", "GameCorpus",
        "SpelledNumbers",
      ], path: "Tests/Intents/SolveGameTests", swiftSettings: strict),
    .testTarget(
      name: "CheckAnswerTests",
      dependencies: [
        "CheckAnswer", "DrawGame", "IntentKit", "IntentLanguage", "IntentTesting", "NumbersGame",
      ],
      path: "Tests/Intents/CheckAnswerTests", swiftSettings: strict),
    .testTarget(
      name: "GameCoachTests",
      dependencies: [
        "CheckAnswer", "DrawGame", "GameCoach", "GameParameters", "IntentKit", "IntentLanguage",
        "IntentTesting", "NumbersGame", "NumbersSolver", "SolveGame",
      ], path: "Tests/Intents/GameCoachTests", swiftSettings: strict),
    .testTarget(
      name: "DrawGameTests",
      dependencies: [
        "DrawGame", "SolveGame", "GameParameters", "IntentKit", "IntentLanguage", "IntentTesting",
        "NumbersGame",
      ], path: "Tests/Intents/DrawGameTests", swiftSettings: strict),
    .testTarget(
      name: "NumberRaceAssistantTests",
      dependencies: [
        "NumberRaceAssistant", "Bank", "IntentKit", "IntentLanguage", "IntentStore",
        "IntentTesting", "Lists", "NumbersGame", "Workers",
      ], swiftSettings: strict),
    .testTarget(
      name: "VoiceKitTests",
      dependencies: [
        "Bank", "IntentKit", "IntentLanguage", "Lists", "MoneyKit", "NumberRaceAssistant",
        "NumbersGame", "SpeechGrammars", "SpelledNumbers", "VoiceKit", "VoicePrograms", "Workers",
      ], swiftSettings: strict),
    .testTarget(
      name: "UnderstandingTests",
      dependencies: ["IntentKit", "NumberRaceAssistant", "SentenceCorpus"], swiftSettings: strict),
    .testTarget(
      name: "PageEngineTests",
      dependencies: ["GameShow", "NumbersGame", "NumbersSolver", "PageEngine"],
      swiftSettings: strict),
    .testTarget(
      name: "numberraceTests",
      dependencies: [
        "numberrace", "Bank", "BigNumbersSolver", "GameRecords", "GameShow", "IntentKit",
        "IntentStore", "Lists", "NumberRaceAssistant", "NumbersGame", "NumbersSolver", "Workers",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// TEST_TARGETS, names with commas between them, leaves these test targets and all that they depend on: what is built again for
// a sanitizer takes minutes (see the Makefile).
if let names = Context.environment["TEST_TARGETS"]?.split(separator: ",").map(String.init) {
  let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  var kept: Set<String> = []
  var reached = names
  while let name = reached.popLast() {
    guard let target = targets[name] else { fatalError("there is no target '\(name)'") }
    guard kept.insert(name).inserted else { continue }
    for dependency in target.dependencies {
      switch dependency {
      case .targetItem(let name, _), .byNameItem(let name, _): reached.append(name)
      default: break  // of another package
      }
    }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products.removeAll { product in
    (product as? Product.Library)?.targets.allSatisfy(kept.contains) != true
  }
}
