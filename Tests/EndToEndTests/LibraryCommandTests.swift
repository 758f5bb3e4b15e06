import Glibc
import Testing

extension WholeProgram {
  struct `The commands of the library` {
    /// A desk with two books that are not in the library yet.
    private func desk() throws -> Desk {
      let desk = try Desk()
      mkdir(desk.path("books"), 0o700)
      try desk.write("Title: Emma\n\nAuthor: Jane Austen\n\nThe text.\n", to: "books/emma.txt")
      try desk.write("Moby-Dick\n\nby Herman Melville\n\nLoomings.\n", to: "books/moby.txt")
      return desk
    }

    private func answer(_ desk: borrowing Desk, _ words: String...) throws -> CommandResult {
      try run([WholeProgram.path] + words, environment: desk.environment)
    }

    @Test(arguments: [["list"], ["year"], ["day"], ["tome-reader:day/2026-03-05"]])
    func `what can be printed waits for no keys if the input is no terminal`(
      words: [String]
    ) throws {
      let desk = try Desk()
      let file = try desk.write("Title: Emma\n\nAuthor: Jane Austen\n\nThe text.\n", to: "emma.txt")
      #expect(try answer(desk, "add", file).status == 0)
      let shown = try outputOnTerminal(
        ["/usr/bin/timeout", "20", WholeProgram.path] + words, environment: desk.environment)
      let text = String(decoding: shown, as: UTF8.self)
      #expect(!text.contains("\u{1B}") && text.count > 20, "\(text)")
      if words == ["list"] { #expect(text.contains("Emma\tJane Austen")) }
    }

    @Test func `a library that is gone comes back, goes and comes back, each time in true numbers`()
      throws
    {
      let desk = try Desk()
      for name in ["emma", "moby"] {
        let file = try desk.write("A text called \(name).\n", to: "\(name).txt")
        #expect(try answer(desk, "add", file).status == 0)
      }
      // The backup of the first command has one book.
      for suffix in ["", "-wal", "-shm"] { unlink(desk.library + suffix) }
      for _ in 0..<2 {
        #expect(
          try answer(desk, "import", "--backup").output.contains(
            "books: 0 read, 1 from the backup, an unknown number lost"))
        #expect(try answer(desk, "list").output.contains("Emma"))
        #expect(
          try answer(desk, "import", "--undo").output
            .contains("the library is as it was before the backup was imported: 0 books\n"))
        #expect(try !answer(desk, "list").output.contains("Emma"))
      }
    }

    @Test func `a copy that differs where its digest has no samples is told as an edition`() throws
    {
      let desk = try Desk()
      let text = NumberedText.text(through: 3000)
      let one = try desk.write(text, to: "one.txt")
      let copy = try desk.write(text, to: "copy.txt")
      let longer = try desk.write(text + "\nOne more line.\n", to: "longer.txt")
      #expect(try answer(desk, "add", one).output.hasPrefix("added\t1\t"))
      #expect(try answer(desk, "add", copy).output.hasPrefix("known\t1\t"))
      #expect(try answer(desk, "add", longer).output.hasPrefix("edition\t1\t"))
      #expect(try answer(desk, "add", one).output.hasPrefix("known\t1\t"))
    }

    @Test func `add, list, info, tag and remove go by lines in a pipe`() throws {
      let desk = try desk()
      let books = desk.path("books")
      #expect(try answer(desk, "list").output == "")
      let added = try answer(desk, "add", books, desk.path("none"))
      #expect(added.status == EX_NOINPUT)
      #expect(
        added.output.split(separator: "\n").sorted() == [
          "added\t1\tEmma\t\(books)/emma.txt", "added\t2\tMoby-Dick\t\(books)/moby.txt",
          "tome-reader: cannot add '\(desk.path("none"))': no such file",
        ])
      #expect(try answer(desk, "add", books).output.hasPrefix("known\t1\tEmma\t"))
      #expect(
        try answer(desk, "list").output
          == "1\tto-read\t-\tEmma\tJane Austen\t\n2\tto-read\t-\tMoby-Dick\tHerman Melville\t\n")
      #expect(try answer(desk, "tag", "moby", "#sea", "whales").status == 0)
      #expect(try answer(desk, "list", "--tag", "sea").output.hasSuffix("\t#sea #whales\n"))
      #expect(try answer(desk, "list", "melv").output.hasPrefix("2\t"))
      let linked = try answer(desk, "tome-reader:library?q=melv&sort=title")
      #expect(linked.output.hasPrefix("2\t") && linked.output.split(separator: "\n").count == 1)
      let day = try answer(desk, "tome-reader:day/2026-03-05")
      #expect(day.output == (try answer(desk, "day", "2026-03-05").output) && day.status == 0)
      #expect(try answer(desk, "list", "--sort", "title", "--reverse").output.hasPrefix("2\t"))
      #expect(try answer(desk, "list", "--status", "reading").output == "")
      #expect(try answer(desk, "list", "--json", "emma").output.hasSuffix("\n],\"count\":1}\n"))
      #expect(
        try answer(desk, "info", "emma").output.hasPrefix(
          "Title      Emma\nAuthor     Jane Austen\n"))
      #expect(try answer(desk, "info", books + "/moby.txt", "--json").output.contains("\"id\":2,"))
      #expect(try answer(desk, "remove", "1").output == "removed\t1\tEmma\n")
      #expect(try answer(desk, "list", "emma").output == "")
      #expect(try answer(desk, "remove", "--undo").output == "restored\t1\tEmma\n")
      #expect(try answer(desk, "list").output.split(separator: "\n").count == 2)
    }

    @Test func `search --library looks through the texts of all books`() throws {
      let desk = try desk()
      #expect(try answer(desk, "search", "--library", "text").status == 1)
      _ = try answer(desk, "add", desk.path("books"))
      let found = try answer(desk, "search", "--library", "the", "text")
      #expect(found.output == "1\t34\tEmma\tTitle: Emma Author: Jane Austen ⟦The text⟧. \n")
      #expect(found.status == 0)
      #expect(
        try answer(desk, "search", "--library", "--json", "moby").output == """
          {"books":[
          {"id":2,"title":"Moby-Dick","file":"\(desk.path("books/moby.txt"))","matches":[
           {"offset":0,"length":4,"before":"","match":"Moby","after":"-Dick by Herman Melville Loomings. "}],"count":1}
          ],"count":1}

          """)
      let none = try answer(desk, "search", "zzyzzx", "--library", "--json")
      #expect(none.output == "{\"books\":[],\"count\":0}\n" && none.status == 1)
      unlink(desk.path("books/emma.txt"))
      let gone = try answer(desk, "search", "--library", "text")
      #expect(gone.output == "tome-reader: 'Emma' was not searched: its file is gone\n")
      #expect(try answer(desk, "search").status == EX_USAGE)
      #expect(try answer(desk, "search", "--library").status == EX_USAGE)
    }

    @Test func `many books are tagged at once, and a number is never a tag by mistake`() throws {
      let desk = try desk()
      _ = try answer(desk, "add", desk.path("books"))
      #expect(try answer(desk, "tag", "1", "2", "classic").status == 0)
      #expect(try answer(desk, "tag").output.hasSuffix("\t2\n"))
      #expect(try answer(desk, "list", "#classic").output.split(separator: "\n").count == 2)
      for words in [["1", "2"], ["1", "classic", "2"], ["1", "2", "3", "classic"]] {
        let refusal = try run([WholeProgram.path, "tag"] + words, environment: desk.environment)
        #expect(refusal.status != 0)
      }
      #expect(try answer(desk, "tag", "1", "2").output.contains("'#2'"))
      #expect(try answer(desk, "tag", "1", "#1984").status == 0)
      #expect(try answer(desk, "list", "#1984").output.hasPrefix("1\t"))
      let files = ["emma", "moby"].map { desk.path("books/\($0).txt") }
      #expect(
        try answer(desk, "tag", files[0], files[1], "both", "--remove", "classic").status == 0)
      #expect(try answer(desk, "list", "#both").output.split(separator: "\n").count == 2)
      #expect(try answer(desk, "list", "#classic").output == "")
    }

    @Test func `an address is a text, not the title of a book`() throws {
      let answer = try answer(desk(), "info", "http://127.0.0.1:1/book.html")
      #expect(answer.status == EX_UNAVAILABLE)
      #expect(answer.output.hasPrefix("tome-reader: cannot open 'http://127.0.0.1:1/book.html': "))
    }

    @Test func `editions are joined and parted, and name each other`() throws {
      let desk = try desk()
      try desk.write("# Emma\n\nThe text.\n", to: "books/emma.md")
      _ = try answer(desk, "add", desk.path("books"))
      let numbers = try ["md", "txt"].map { ending in
        let info = try answer(desk, "info", desk.path("books/emma.\(ending)"))
        return try #require(info.output.split(separator: "\n").last { $0.hasPrefix("Number") })
          .split(separator: " ")[1]
      }
      let (marked, plain) = (String(numbers[0]), String(numbers[1]))
      let likely = try answer(desk, "info", plain).output
      let file = desk.path("books/emma.md")
      #expect(
        likely.contains(
          "\nLikely     \(file), number \(marked); "
            + "`tome-reader join \(plain) \(marked)` joins them\n"), "\(likely)")
      #expect(
        try answer(desk, "info", plain, "--json").output.contains(
          "\"editions\":[],\"likelyEditions\":[\(marked)]"))
      #expect(try answer(desk, "join", plain).status == EX_USAGE)
      #expect(try answer(desk, "join", plain, desk.path("books/emma.txt")).status == EX_USAGE)
      #expect(try answer(desk, "join", plain, file).status == 0)
      #expect(
        try answer(desk, "info", plain).output.contains(
          "\nEdition    \(file), number \(marked)\n"))
      #expect(
        try answer(desk, "list", "--json", "emma").output.contains(
          "\"editions\":[\(plain)],\"likelyEditions\":[]"))
      #expect(try answer(desk, "join", "--part", marked).output == "")
      #expect(
        try answer(desk, "join", marked, "moby", "--part").output
          == "tome-reader: 'Emma' has no other edition\n"
          + "tome-reader: 'Moby-Dick' has no other edition\n")
      #expect(try !answer(desk, "list", "--json").output.contains("\"editions\":[\(plain)]"))
    }

    @Test func `what went into the trash with a book comes back with it, and nothing else does`()
      throws
    {
      let desk = try desk()
      let emma = desk.path("books/emma.txt")
      _ = try answer(desk, "add", desk.path("books"))
      #expect(try answer(desk, "remove", "emma", "--trash").output.contains("trashed\t\(emma)\n"))
      #expect(access(emma, F_OK) != 0)
      #expect(
        try answer(desk, "remove", "--undo").output == "restored\t1\tEmma\nuntrashed\t\(emma)\n")
      #expect(access(emma, F_OK) == 0)
      // Who threw it away before wants it to stay there.
      _ = try answer(desk, "remove", "emma", "--trash")
      let file = desk.path("data/Trash/files/emma.txt")
      var times = [timespec(tv_sec: 1000, tv_nsec: 0), timespec(tv_sec: 1000, tv_nsec: 0)]
      utimensat(AT_FDCWD, desk.path("data/Trash/info/emma.txt.trashinfo"), &times, 0)
      #expect(
        try answer(desk, "remove", "--undo").output.contains(
          "'\(emma)' is not there: the book's is in the trash, as '\(file)'"))
      // Another text at its place stays, and is told.
      _ = try answer(desk, "remove", "emma")
      try desk.write("Another text.\n", to: "books/emma.txt")
      #expect(
        try answer(desk, "remove", "--undo").output.contains(
          "'\(emma)' has another text now: the book's is in the trash, as '\(file)'"))
      unlink(file)
      unlink(emma)
      _ = try answer(desk, "remove", "emma")
      #expect(
        try answer(desk, "remove", "--undo").output.contains(
          "is not there, and the book's is not in the trash"))
    }

    @Test func `a number that is no book's means no book, whatever titles and files are called`()
      throws
    {
      let desk = try desk()
      try desk.write("Nineteen 1996\n\nThe text.\n", to: "1996")
      _ = try answer(desk, "add", desk.path("books"), desk.path("1996"))
      for words in [
        ["info", "96"], ["tag", "1996", "x"], ["remove", "--trash", "1996"],
        ["remove", "99999999999999999999"], ["info", "--", "-96"], ["marks", "1996"],
        ["book", "96"],
      ] {
        let refusal = try run([WholeProgram.path] + words, environment: desk.environment)
        #expect(refusal.status == EX_NOINPUT)
        #expect(refusal.output.contains("there is no book "))
      }
      #expect(try answer(desk, "list", "--json").output.hasSuffix("\"count\":3}\n"))
      #expect(try answer(desk, "tag").output == "")
      #expect(try answer(desk, "info", "nineteen 1996").output.contains("Nineteen 1996"))
    }

    @Test func `what is odd about files and words is told, and does not lead astray`() throws {
      let desk = try desk()
      mkdir(desk.path("empty"), 0o700)
      let empty = try answer(desk, "add", desk.path("empty"))
      #expect(empty.output == "tome-reader: nothing to add in '\(desk.path("empty"))'\n")
      #expect(empty.status == 0)
      try desk.write("The text of a title.\n", to: "books/line\nend \u{1B}[31m.txt")
      symlink(desk.path("nowhere"), desk.path("books/lost.txt"))
      let added = try answer(desk, "add", desk.path("books"), "--json")
      #expect(added.status == EX_NOINPUT, "a file in it could not be opened")
      #expect(added.output.contains(#"/line\nend \u001b[31m.txt"}"#))
      #expect(added.output.contains(#"lost.txt","reason":"no such file"}"#))
      #expect(added.output.contains(#"],"added":3,"known":0,"passedOver":0}"#))
      let known = try answer(desk, "add", desk.path("books"))
      #expect(known.output.contains(#"$'\#(desk.path("books"))/line\nend \x1b[31m.txt'"#))
      #expect(try answer(desk, "info", "moby dick").status == 0)
      #expect(try answer(desk, "info", "MOBY–DICK herman").status == 0)
      #expect(try answer(desk, "list", "--tag", "nosuch").output.contains("no book has the tag"))
      #expect(
        try answer(desk, "tag", "emma", "--remove", "sea").output.contains("has no tag 'sea'"))
    }

    @Test func `a book that is not there, or not the only one, is told`() throws {
      let desk = try desk()
      let none = try answer(desk, "info", "x")
      #expect(none.status == EX_NOINPUT)
      #expect(none.output.contains("there is no library yet"))
      _ = try answer(desk, "add", desk.path("books"))
      #expect(try answer(desk, "info", "x").status == EX_NOINPUT)
      let both = try answer(desk, "info", "m")
      #expect(both.status == EX_USAGE)
      #expect(both.output.contains("matches 2 books (1 Emma, 2 Moby-Dick)"))
      #expect(try answer(desk, "list", "--sort", "colour").status == EX_USAGE)
      #expect(try answer(desk, "tag", "emma").status == EX_USAGE)
      #expect(try answer(desk, "remove", "--undo", "1").status == EX_USAGE)
      #expect(try answer(desk, "remove", "--undo").status == EX_NOINPUT)
    }

    @Test func `what was exported is taken in elsewhere`() throws {
      let desk = try desk()
      _ = try answer(desk, "add", desk.path("books"))
      _ = try answer(desk, "tag", "emma", "england")
      let export = try answer(desk, "export", "--json")
      #expect(export.status == 0)
      try desk.write(export.output, to: "export.json")
      let other = ["HOME=\(desk.folder)", "XDG_DATA_HOME=\(desk.path("other"))"]
      let taken = try run(
        [WholeProgram.path, "import", desk.path("export.json")], environment: other)
      #expect(taken.output.hasPrefix("2 books added, "))
      #expect(try run([WholeProgram.path, "export"], environment: other).output == export.output)
      try desk.write("{}", to: "broken.json")
      let broken = try answer(desk, "import", desk.path("broken.json"))
      #expect(broken.status == EX_DATAERR)
      #expect(broken.output.contains("it is not an export of a library"))
      #expect(try answer(desk, "import", desk.path("none.json")).status == EX_NOINPUT)
      let folder = try answer(desk, "import", desk.path("books"))
      #expect(folder.status == EX_NOINPUT)
      #expect(
        folder.output == "tome-reader: cannot open '\(desk.path("books"))': it is a directory\n")
    }

    @Test func `an export may come through a pipe, and what cannot be read is told`() throws {
      let desk = try desk()
      _ = try answer(desk, "add", desk.path("books"))
      try desk.write(try answer(desk, "export").output, to: "export.json")
      mkfifo(desk.path("pipe"), 0o600)
      for (number, words) in [
        "(exec 1>&- 2>&-; cat export.json > pipe) & $reader import pipe",
        "cat export.json | $reader import -",
        "cat export.json | $reader import /dev/stdin",
      ].enumerated() {
        let taken = try run(
          ["/bin/sh", "-c", "cd \(desk.folder); \(words)"],
          environment: [
            "PATH=/usr/bin:/bin", "reader=\(WholeProgram.path)", "HOME=\(desk.folder)",
            "XDG_DATA_HOME=\(desk.path("other\(number)"))",
          ])
        #expect(taken.output.hasPrefix("2 books added, "))
      }
      let refused = try run(
        ["/bin/sh", "-c", "exec \(WholeProgram.path) import - < \(desk.folder)"],
        environment: desk.environment)
      #expect(refused.output == "tome-reader: cannot open standard input: it is a directory\n")
      #expect(refused.status == EX_NOINPUT)
    }

    @Test func `a file whose name is not UTF-8 is told, and the rest is added`() throws {
      let desk = try desk()
      let result = try run(
        [
          "/bin/sh", "-c",
          "cd \(desk.folder); f=$(printf 'caf\\351.txt'); echo Words > $f; cp $f books; $reader $f; "
            + "echo $?; $reader add $f; echo $?; $reader add $f books; echo $?",
        ],
        environment: desk.environment + ["PATH=/usr/bin:/bin", "reader=\(WholeProgram.path)"])
      let lines = result.output.split(separator: "\n").map(String.init)
      #expect(
        lines.prefix(4) == [
          "tome-reader: cannot open 'caf\\xE9.txt': its name is not UTF-8: rename it", "66",
          "tome-reader: cannot add 'caf\\xE9.txt': its name is not UTF-8: rename it", "66",
        ])
      #expect(lines.last == "66" && lines.contains { $0.hasPrefix("added\t2\tMoby-Dick") })
      #expect(lines.contains { $0.contains("books/caf\\xE9.txt': its name is not UTF-8") })
    }

    @Test func `a removed book's file goes into the trash where that is said`() throws {
      let desk = try desk()
      _ = try answer(desk, "add", desk.path("books"))
      #expect(try answer(desk, "remove", "emma").output == "removed\t1\tEmma\n")
      #expect(access(desk.path("books/emma.txt"), F_OK) == 0)
      let removed = try answer(desk, "remove", "moby", "--trash")
      #expect(removed.output == "removed\t2\tMoby-Dick\ntrashed\t\(desk.path("books"))/moby.txt\n")
      #expect(access(desk.path("books/moby.txt"), F_OK) != 0)
      #expect(access(desk.path("data/Trash/files/moby.txt"), F_OK) == 0)
      let info = try run(["/bin/cat", desk.path("data/Trash/info/moby.txt.trashinfo")]).output
      #expect(info.hasPrefix("[Trash Info]\nPath=\(desk.path("books"))/moby.txt\nDeletionDate=20"))
    }

    @Test func `a folder at a removed book's path does not go into the trash`() throws {
      let desk = try desk()
      _ = try answer(desk, "add", desk.path("books"))
      let path = desk.path("books/emma.txt")
      unlink(path)
      mkdir(path, 0o700)
      let removed = try answer(desk, "remove", "emma", "--trash")
      #expect(removed.status == EX_IOERR)
      #expect(
        removed.output.hasSuffix(
          "tome-reader: '\(path)' was kept: its text cannot be compared "
            + "(it is a directory)\n"))
      #expect(access(path, F_OK) == 0)
    }

    @Test func `another text at a removed book's path does not go into the trash`() throws {
      let desk = try desk()
      _ = try answer(desk, "add", desk.path("books"))
      try desk.write("Another book\n\nIts text.\n", to: "books/emma.txt")
      let removed = try answer(desk, "remove", "emma", "--trash")
      #expect(removed.status == EX_IOERR)
      #expect(removed.output.hasSuffix("/emma.txt' was kept: its text is not the book's\n"))
      #expect(access(desk.path("books/emma.txt"), F_OK) == 0)
    }

    @Test func `marks of KOReader are put into the text, in its own chapters, once`() throws {
      let desk = try Desk()
      let file = try desk.write(
        "# The Night\n\nIt was a dark\nnight.\n\n# The Day\n\nThe sun rose.\n", to: "night.md")
      _ = try run([WholeProgram.path, "add", file], environment: desk.environment)
      let marks = try desk.write(
        """
        return {
          ["annotations"] = {
            [1] = { ["chapter"] = "Page 1", ["datetime"] = "2024-01-02 10:11:12",
              ["drawer"] = "lighten", ["pageno"] = 1, ["text"] = "a dark night" },
            [2] = { ["chapter"] = "", ["datetime"] = "2024-01-02 10:12:12", ["note"] = "At last",
              ["drawer"] = "lighten", ["pageno"] = 2, ["text"] = "The sun rose" },
            [3] = { ["datetime"] = "2024-01-02 10:13:12", ["drawer"] = "lighten", ["pageno"] = 2,
              ["text"] = "no such words" },
          },
          ["doc_pages"] = 2, ["doc_props"] = { ["title"] = "night" },
        }
        """, to: "metadata.md.lua")
      let lost = "1 mark of 'The Night' left out: their words are not in the text\n"
      for made in ["2 marks made, 0 known\n", "0 marks made, 2 known\n"] {
        let answer = try run([WholeProgram.path, "import", marks], environment: desk.environment)
        #expect(answer.output.contains(made) && answer.output.contains(lost))
      }
      let list = try run([WholeProgram.path, "marks", "1"], environment: desk.environment).output
      #expect(
        list.contains("## The Night\n\n> It was a dark night")
          || list.contains("## The Night\n\n> a dark night\n"))
      #expect(list.contains("## The Day\n\n> The sun rose\n\nAt last\n"))
    }

    @Test func `without HOME there is a sentence`() throws {
      let desk = try desk()
      for words in [["list"], ["add", desk.path("books")], ["export"]] {
        let result = try run([WholeProgram.path] + words)
        #expect(result.status == EX_IOERR)
        #expect(result.output.contains("set HOME or XDG_DATA_HOME to a folder"))
      }
    }

    @Test func `add ends on a terminal with what it came to`() throws {
      let desk = try desk()
      let tmux = try desk.shell("$reader add books; $reader book emma")
      try tmux.expect("The text.")
      try tmux.type("Q")
      try tmux.expect("2 added, 0 known")
    }
  }
}
