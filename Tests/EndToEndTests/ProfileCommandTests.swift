import Glibc
import Testing

/// A family's file: Mia's profile is locked, Ben's is not, and the PIN is 2741.
let familyFile = """
  [first]
  name = "Anna"

  [mia]
  band = "6-8"

  [tom]
  band = "3-5"

  [ben]

  [parent]
  pin = "scrypt1$4$8$1$000102030405060708090a0b0c0d0e0f$\
  ab0a6f245b92406fa5a1262f54c035b5cb19c82f6b48fbf9e1499ce12c77886d"

  """

extension WholeProgram {
  struct `Profiles on the command line` {
    private func answer(_ desk: borrowing Desk, _ words: String...) throws -> CommandResult {
      try run([WholeProgram.path] + words, environment: desk.environment)
    }

    /// A desk with two books, of which the one about a bear is lent to Mia.
    private func desk(hasPIN: Bool = true) throws -> Desk {
      let desk = try Desk()
      try desk.write("A bear\n\nIt sat by the river.\n", to: "bear.txt")
      try desk.write("Taxes\n\nThe secret of the parents.\n", to: "taxes.txt")
      #expect(try answer(desk, "add", desk.path("bear.txt"), desk.path("taxes.txt")).status == 0)
      let made = try answer(desk, "profiles", "add", "Mia", "--band", "6-8")
      #expect(made.status == 0 && made.output.hasSuffix("mia\n"))
      #expect(try answer(desk, "profiles", "lend", "mia", "bear").status == 0)
      if hasPIN { try desk.write(familyFile, to: ".config/tome-reader/profiles.toml") }
      return desk
    }

    @Test func `each profile has books of its own`() throws {
      let desk = try desk(hasPIN: false)
      #expect(
        try answer(desk, "--profile", "mia", "list").output.hasPrefix("1\tto-read\t-\tA bear"))
      #expect(try !answer(desk, "--profile=mia", "list").output.contains("Taxes"))
      #expect(try answer(desk, "list").output.contains("Taxes"))
      #expect(try answer(desk, "profiles", "add", "Ben").output == "ben\n")
      #expect(try answer(desk, "--profile", "ben", "list").output == "")
      #expect(
        try run(
          [WholeProgram.path, "list"],
          environment: desk.environment + ["TOME_READER_PROFILE=mia"]
        ).output.contains("A bear"))
    }

    @Test func `every command has its status in a locked profile`() throws {
      let desk = try desk()
      let (bear, taxes) = (desk.path("bear.txt"), desk.path("taxes.txt"))
      let open = [["list"], ["day"], ["read", bear], [bear], ["--help"], ["--version"], ["help"]]
      for words in open {
        let answer = try run(
          [WholeProgram.path, "--profile", "mia"] + words, environment: desk.environment)
        #expect(answer.status == 0, "\(words): \(answer.output)")
      }
      let closed: [[String]] = [
        ["pages", bear], ["print", bear], ["contents", bear], ["dates", bear],
        ["search", "a", bear],
        ["marks"], ["year"], ["note", "day", "x"], ["plan"], ["info", "1"], ["add", taxes],
        ["remove", "1"], ["tag"], ["join", "1", "2"], ["export", "books"], ["import", "books"],
        ["catalogs"],
        ["profiles"], ["profiles", "set", "mia", "--band", "none"], ["profiles", "reset"],
        ["config"], ["doctor"], [taxes], ["read", taxes], [bear, taxes], ["speak", taxes],
        ["speak", bear, "--output", "x.wav"], ["-"], ["https://example.org"], ["/etc/passwd"],
        [desk.path("none.txt")],
      ]
      for words in closed {
        let answer = try run(
          [WholeProgram.path, "--profile", "mia"] + words, environment: desk.environment)
        let isRefused = answer.status == EX_NOPERM || answer.status == EX_USAGE
        #expect(isRefused, "\(words): \(answer.status) \(answer.output)")
        for secret in ["Taxes", "secret", "root:"] {
          #expect(!answer.output.contains(secret), "\(words): \(answer.output)")
        }
      }
      // Usage errors of words that are wrong everywhere say nothing of the lock.
      for words in [["config"], ["add", taxes], ["profiles"], [taxes], ["speak", taxes]] {
        let answer = try run(
          [WholeProgram.path, "--profile", "mia"] + words, environment: desk.environment)
        #expect(answer.status == EX_NOPERM, "\(words)")
      }
    }

    @Test func `without a terminal nobody gets past the PIN`() throws {
      let desk = try desk()
      for words in [["list"], [desk.path("taxes.txt")], ["--profile", "ben", "list"], ["config"]] {
        let answer = try run([WholeProgram.path] + words, environment: desk.environment)
        #expect(answer.status == EX_NOPERM, "\(words)")
        #expect(answer.output.contains("needs a parent’s PIN"), "\(words)")
        #expect(!answer.output.contains("Taxes"))
      }
      let completed = try run(
        [WholeProgram.path, "---completion", "book", "--", "book", "0", "0", ""],
        environment: desk.environment)
      #expect(!completed.output.lowercased().contains("tax"))
      #expect(
        try answer(desk, "profiles").output
          == "first\tAnna\t\nmia\tMia\t6-8\ntom\tTom\t3-5\nben\tBen\t\n")
      #expect(try answer(desk, "profiles", "set", "mia", "--band", "none").status == EX_NOPERM)
      #expect(try answer(desk, "--help").status == 0)
    }

    @Test func `a profile that was removed comes back with its books`() throws {
      let desk = try desk(hasPIN: false)
      #expect(try answer(desk, "profiles", "remove", "Mia").status == 0)
      #expect(try answer(desk, "--profile", "mia", "list").status == EX_USAGE)
      #expect(access(desk.path("bear.txt"), F_OK) == 0)
      // Another Mia gets another folder.
      #expect(try answer(desk, "profiles", "add", "Mia").output == "mia-2\n")
      #expect(try answer(desk, "--profile", "mia-2", "list").output == "")
      #expect(try answer(desk, "profiles", "restore", "mia").status == 0)
      #expect(try answer(desk, "--profile", "mia", "list").output.contains("A bear"))
      #expect(try answer(desk, "--profile", "mia", "config").status == EX_NOPERM)
    }

    @Test func `a forgotten PIN costs the limits and the ledger, and no book`() throws {
      let desk = try desk()
      #expect(try answer(desk, "profiles", "reset").status == 0)
      #expect(
        try answer(desk, "profiles").output == "first\tAnna\t\nmia\tMia\t\ntom\tTom\t\nben\tBen\t\n"
      )
      #expect(try answer(desk, "--profile", "mia", "list").output.contains("A bear"))
      #expect(try answer(desk, "list").output.contains("Taxes"))
      #expect(access(desk.path("data/tome-reader/profiles/ledger"), F_OK) != 0)
    }

    @Test func `a ledger that is missing is begun by a parent's PIN only`() throws {
      let desk = try desk()
      #expect(unlink(desk.path("data/tome-reader/profiles/ledger")) == 0)
      let refused = try answer(desk, "--profile", "mia", "list")
      #expect(refused.status == EX_NOPERM && refused.output.contains("PIN"))
    }

    @Test func `what is wrong is said with its status`() throws {
      let desk = try desk(hasPIN: false)
      #expect(try answer(desk, "--profile", "nobody", "list").status == EX_USAGE)
      #expect(try answer(desk, "--profile", "../mia", "list").status == EX_USAGE)
      #expect(try answer(desk, "--profile").status == EX_USAGE)
      #expect(try answer(desk, "profiles", "add", "Kim", "--band", "12").status == EX_USAGE)
      #expect(try answer(desk, "profiles", "add", "Kim", "--bedtime", "late").status == EX_USAGE)
      #expect(try answer(desk, "profiles", "remove", "kim").status == EX_NOINPUT)
      #expect(try answer(desk, "profiles", "remove", "first").status == EX_USAGE)
      #expect(try answer(desk, "profiles", "lend", "mia", "no such book").status == EX_NOINPUT)
    }
  }
}
