import Foundation
import Testing

@Suite("numberrace lists and bank")
struct AppCommandTests {
  @Test("ask before a whole list is removed, and say how it comes back")
  func removal() throws {
    let store = try ToolStore()
    _ = try store.run("lists", "create", "Shopping")
    _ = try store.run("lists", "add", "Shopping", "tea")
    let refused = try store.run("lists", "remove", "Shopping", input: "no\n")
    #expect(refused.code == 1)
    #expect(
      refused.output
        == "Shall I remove the whole list Shopping, with the one item on it? [yes/no] OK, I won't.\n"
    )
    let removed = try store.run("lists", "remove", "Shopping", input: "yes\n")
    #expect(removed.output.hasSuffix("'numberrace lists undo' brings it back.\n"))
    _ = try store.run("lists", "undo")
    #expect(try store.run("lists", "show", "Shopping").output == "[ ] tea\n")
  }

  @Test("lists are kept")
  func lists() throws {
    let store = try ToolStore()
    #expect(try store.run("lists").error.hasPrefix("There are no lists yet; "))
    #expect(
      try store.run("lists", "create", "Groceries").output == "I've created the list Groceries.\n")
    #expect(try store.run("lists", "create", "groceries").code == 1)
    #expect(
      try store.run("lists", "add", "groceries", "apples", "rice", "oil").output
        == "I've added apples, rice and oil to Groceries.\n")
    #expect(
      try store.run("lists", "add", "groceries", "Rice").output == "Rice is on Groceries already.\n"
    )
    #expect(
      try store.run("lists", "done", "groceries", "rice").output
        == "I've ticked off rice. 2 left on Groceries.\n")
    #expect(try store.run("lists", "move", "groceries", "1", "--item", "oil").code == 0)
    #expect(
      try store.run("lists", "rename", "groceries", "olive oil", "--item", "oil").code == 0)
    let shown = "[ ] olive oil\n[ ] apples\n[x] rice\n"
    #expect(try store.run("lists", "show", "Groceries").output == shown)
    #expect(try store.run("lists").output == "Groceries  2 to do  1 done\n")
    #expect(try store.run("lists", "remove", "groceries", "apples").code == 0)
    #expect(
      try store.run("lists", "undo").output == "Took back: Removed apples from Groceries.\n")
    #expect(try store.run("lists", "show", "Groceries").output == shown)
    #expect(try store.run("lists", "remove", "groceries", "--yes").code == 0)
    #expect(try store.run("lists", "undo").code == 0)
    let file = store.folder.appending(path: "lists.md").path()
    try Data(try store.run("lists", "export").output.utf8).write(to: URL(filePath: file))
    #expect(try store.run("lists", "remove", "groceries", "--yes").code == 0)
    #expect(try store.run("lists", "import", file).output == "Read 1 list with 3 items.\n")
    #expect(try store.run("lists", "show", "Groceries").output == shown)
    #expect(try store.run("lists", "export", "--json").output.contains("\"olive oil\""))
    #expect(try store.run("lists", "show", "none").code == 1)
    #expect(try store.run("lists", "done", "groceries", "none").code == 1)
    #expect(try store.run("lists", "move", "groceries", "0").code == 64)
    #expect(try store.run("lists", "import", "/none").code == 66)
    #expect(try store.run("lists", "import", "/dev/null").code == 65)
  }

  @Test("money is moved after asking")
  func bank() throws {
    let store = try ToolStore()
    #expect(try store.run("bank", "open", "Current", "--balance", "100").code == 0)
    #expect(try store.run("bank", "payee", "Milkman").code == 0)
    let refused = try store.run("bank", "transfer", "5.20", "Current", "Milkman", input: "no\n")
    #expect(refused.code == 1 && refused.output.hasSuffix("Nothing was moved.\n"))
    let moved = try store.run("bank", "transfer", "5.20", "current", "milkman", input: "yes\n")
    #expect(moved.code == 0)
    #expect(moved.output.hasSuffix("Moved £5.20. There is £94.80 left in Current.\n"))
    for expected in [
      "Moved £1.00. There is £93.80 left in Current.\n", "That was moved already, once.\n",
    ] {
      let result = try store.run(
        "bank", "transfer", "1", "Current", "Milkman", "--yes", "--key", "rent")
      #expect(result.output == expected)
    }
    // A script with an unset variable has no key.
    let unset = ["bank", "transfer", "1", "Current", "Milkman", "--yes", "--key", ""]
    #expect(try store.run(unset).code == 64)
    #expect(
      try store.run("bank").output == "Current  £93.80\nMilkman   £6.20  paid to this payee\n")
    let lines = try store.run("bank", "statement", "Current").output.split(separator: "\n")
    #expect(lines.count == 3 && lines[0].hasSuffix(" −£1.00   £93.80  Milkman"))
    for (arguments, message) in [
      (["500", "Current", "Milkman"], "There is only £93.80 in Current"),
      (["5000", "Current", "Milkman"], "At most £1000.00 can be moved at once"),
      (["5", "Current", "Current"], "Money cannot go from Current to itself"),
      (["5", "Milkman", "Current"], "Milkman is not yours to take money from"),
      (["0", "Current", "Milkman"], "An amount must be more than nothing"),
      (["5", "Current", "Fred"], "There is no account 'Fred'"),
    ] {
      let result = try store.run(["bank", "transfer"] + arguments + ["--yes"])
      #expect(result.code == 1)
      #expect(result.error.contains(message), "\(result.error)")
    }
    let decimals = try store.run("bank", "transfer", "5.001", "Current", "Milkman", "--yes")
    #expect(decimals.code == 64)
    #expect(
      decimals.error.hasSuffix("\nSee 'numberrace bank transfer --help' for more information.\n"))
    #expect(
      try store.run("bank", "limit", "--day", "10").output
        == "Set the limits to £1000.00 at once and £10.00 in a day.\n")
    #expect(try store.run("bank", "open", "x", "--currency", "XYZ").code == 64)
    let large = try store.run("bank", "open", "Large", "--balance", "9999999999999")
    #expect(large.code == 1)
    #expect(large.error.contains("All accounts in pounds can be opened with at most £"))
    #expect(try store.run("bank", "close", "Current").error.contains("still has £93.80 in it"))
    #expect(try store.run("bank", "close", "Milkman").code == 0)
    #expect(try store.run("bank").output == "Current  £93.80\n")
    #expect(try store.run("bank", "audit").output == "All adds up.\n")
  }

  @Test("what is called apple and apples is kept apart, and files are written whole")
  func exactItems() throws {
    let store = try ToolStore()
    _ = try store.run("lists", "create", "Groceries")
    _ = try store.run("lists", "add", "Groceries", "apples", "apple")
    for said in [
      "I've ticked off apple. 1 left on Groceries.\n", "Nothing of that is left to do.\n",
    ] {
      #expect(try store.run("lists", "done", "Groceries", "apple").output == said)
    }
    #expect(try store.run("lists", "show", "groceries").output == "[ ] apples\n[x] apple\n")
    #expect(try store.run("lists", "rename", "Groceries", "apples", "--item", "apple").code == 1)
    let file = store.folder.appending(path: "lists.md").path()
    #expect(try store.run("lists", "export", file).output == "")
    #expect(
      try String(contentsOfFile: file, encoding: .utf8)
        == "# Groceries\n\n- [ ] apples\n- [x] apple\n")
  }

  @Test(
    "names that deceive are refused with the reason",
    arguments: [
      ("5", "only a number"), ("yes", "answers questions"), ("Аnna", "Latin and Cyrillic"),
      ("An\u{200B}na", "U+200B"), ("Anna. Is that right", "the end of a sentence"),
      ("АННА", "it looks like 'AHHA'"), ("a\tb", "U+0009"),
    ])
  func names(_ name: String, _ reason: String) throws {
    let store = try ToolStore()
    _ = try store.run("bank", "payee", "AHHA")
    _ = try store.run("lists", "create", "AHHA")
    for arguments in [
      ["bank", "open", name], ["bank", "payee", name], ["bank", "rename", "AHHA", name],
      ["lists", "create", name], ["lists", "rename", "AHHA", name],
    ] where !(name == "АННА" && arguments.contains("rename")) {
      let result = try store.run(arguments)
      #expect(result.code == 1)
      #expect(result.error.contains(reason), "\(result.error)")
    }
  }

  @Test("one assistant has games, lists and money")
  func asking() throws {
    let store = try ToolStore()
    _ = try store.run("bank", "open", "Current", "--balance", "50")
    _ = try store.run("bank", "payee", "Milkman")
    let talk = try store.run(
      "ask",
      input: """
        add apples and rice to the grocery list
        yes
        solve 952 with 25 50 75 100 3 and 6
        pay the milkman five pounds
        yes
        show my lists

        """)
    #expect(talk.code == 0)
    for part in [
      "There's no list Grocery. Shall I create it?",
      "I've created the list Grocery with apples and rice.",
      "exact: 10 points", "Pay £5.00 from Current to Milkman. Is that right?",
      "Done: £5.00 went from Current to Milkman. There's £45.00 left.", "Your lists are Grocery.",
    ] {
      #expect(talk.output.contains(part), "\(part)")
    }
    #expect(try store.run("lists", "show", "grocery").output == "[ ] apples\n[ ] rice\n")
  }
}
