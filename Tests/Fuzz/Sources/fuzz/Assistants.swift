import Foundation
import IntentKit
import IntentLanguage
import IntentStore
import ListIntents
import Lists
import SolveGame

extension FuzzTarget {
  /// Links. What one that was read is written as is read and written as the same. (A list of no elements is written
  /// like no value, so the first time may differ.)
  static let links = FuzzTarget("links") { text in
    guard let assistant else { return }
    func read(_ link: String) -> UserActivity? {
      try? UserActivity(link: link, scheme: "fuzz", catalog: assistant.catalog)
    }
    for link in [text, "fuzz://" + text] {
      guard let written = read(link)?.link(scheme: "fuzz"),
        written.utf8.count <= UserActivity.maximumLinkLength
      else { continue }
      let again = read(written)
      check(again != nil, "\(written) cannot be read back")
      let settled = again?.link(scheme: "fuzz")
      check(
        settled.flatMap(read)?.link(scheme: "fuzz") == settled,
        "\(written) is read back otherwise")
    }
  }

  /// The state of a conversation in JSON on the first line, and what is said then on the others.
  static let states = FuzzTarget("states") { text in
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let assistant, let state = checkCoding(ConversationState.self, lines.first ?? "") else {
      return
    }
    wait {
      let conversation = ConversationSession(assistant, state: state)
      for line in lines.dropFirst().prefix(5) { _ = await conversation.respond(to: line) }
    }
  }

  /// Events in JSON, one a line, as a front end sends them. What comes of each can be written and read.
  static let events = FuzzTarget("events") { text in
    guard let assistant else { return }
    let events = text.split(separator: "\n").prefix(5).compactMap {
      checkCoding(ConversationEvent.self, String($0))
    }
    wait {
      let conversation = assistant.newConversation()
      for event in events {
        let output = ConversationOutput.answer(await conversation.send(event))
        let coded = (try? JSONEncoder().encode(output)) ?? Data()
        check(
          (try? JSONDecoder().decode(ConversationOutput.self, from: coded)) == output,
          "an output is read back otherwise")
      }
    }
  }

  /// Calls by programs: the name of an intent on the first line, its values in JSON on the others.
  static let calls = FuzzTarget("calls") { text in
    guard let assistant else { return }
    let parts = text.split(separator: "\n", maxSplits: 1).map(String.init)
    guard parts.count == 2,
      let json = try? JSONDecoder().decode(JSON.self, from: Data(parts[1].utf8)),
      let call = try? Invocation(intent: parts[0], json: json, in: assistant.catalog)
    else { return }
    wait { _ = await assistant.newConversation().send(.begin(call)) }
  }

  /// The state after something was said, for seeds.
  static func state(after said: [String]) throws -> String {
    guard let assistant else { return "" }
    let box = Box()
    wait {
      let conversation = assistant.newConversation()
      for line in said { _ = await conversation.respond(to: line) }
      box.state = await conversation.state
    }
    return try Seeds.coded(box.state)
  }

  /// A state that one task writes and that is read once that has ended.
  private final class Box: @unchecked Sendable {
    var state: ConversationState?
  }

  /// Shortcuts in JSON.
  static let shortcuts = FuzzTarget("shortcuts") { text in
    guard let assistant, let shortcut = checkCoding(Shortcut.self, text) else { return }
    _ = assistant.faults(of: shortcut, among: [shortcut])
    let plugins = ListPlugins.all { book }
    _ = try? Assistant(
      plugins: plugins, shortcuts: [shortcut])
  }

  /// Archives of what is remembered, in JSON.
  static let archives = FuzzTarget("archives") { text in
    guard let archive = try? JSONDecoder().decode(MemoryArchive.self, from: Data(text.utf8)) else {
      return
    }
    let coded = (try? JSONEncoder().encode(archive)) ?? Data()
    let again = try? JSONDecoder().decode(MemoryArchive.self, from: coded)
    check(
      again?.donations == archive.donations && again?.shortcuts == archive.shortcuts
        && again?.words == archive.words, "an archive is read back otherwise")
    _ = try? Assistant(
      plugins: [Plugin(SolveGameHandler())],
      words: archive.words, shortcuts: archive.shortcuts)
  }

  /// Lists in Markdown or JSON. What was read can be written and read, and adds nothing then.
  static let lists = FuzzTarget("lists") { text in
    do {
      guard try book.read(text).lists > 0 else { return }
      let markdown = try book.markdown()
      try book.read(markdown)
      check(try book.markdown() == markdown, "lists are read back otherwise:\n\(markdown)")
      for list in try book.lists() { try book.removeList(list.id) }
    } catch {
      for list in (try? book.lists()) ?? [] { try? book.removeList(list.id) }
    }
  }

  private static let assistant: Assistant? = try? Assistant(
    plugins: ListPlugins.all { book } + [Plugin(SolveGameHandler())],
    environment: AssistantEnvironment(
      now: { Timestamp(secondsSince1970: 1_800_000_000) }, random: { 1 }))

  private static let book: ListBook = {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try ListBook(path: folder.appending(path: "lists.sqlite").path)
    } catch {
      fatalError("There is no room for lists: \(error)")
    }
  }()
}

/// Does asynchronous work and waits for it.
private func wait(_ work: @escaping @Sendable () async -> Void) {
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    await work()
    done.signal()
  }
  done.wait()
}
