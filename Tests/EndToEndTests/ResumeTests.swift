import Glibc
import Testing

extension WholeProgram {
  /// The place that is kept from one reading to the next, whatever ends the first.
  @Suite(.enabled(if: Tmux.isInstalled, Tmux.absence))
  struct Resuming {
    private func write(_ desk: borrowing Desk) throws -> String {
      try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
    }

    /// Reads `file` up to the page that begins with paragraph 191.
    private func readOn(_ desk: borrowing Desk, _ file: String) throws -> Tmux {
      let tmux = try desk.read(file)
      try tmux.expectPage(from: 1)
      // Page by page: a page that was jumped to is kept when it was read.
      for _ in 1..<20 { try tmux.press("Right") }
      try tmux.expectPage(from: 191)
      return tmux
    }

    /// Reads up to paragraph 191 and leaves.
    private func leaveBookmark(_ desk: borrowing Desk, in file: String) throws {
      let tmux = try readOn(desk, file)
      try tmux.press("q")
      #expect(try tmux.status() == 0)
    }

    @Test(arguments: ["q", "Q", "Escape"])
    func `the place is found again after leaving`(key: String) throws {
      let desk = try Desk()
      let file = try write(desk)
      let tmux = try readOn(desk, file)
      try tmux.press(key)
      if key == "Escape" {
        try tmux.expect("Press Esc again to leave.")
        try tmux.press(key)
      }
      #expect(try tmux.status() == 0)
      let again = try desk.read(file)
      try again.expectPage(from: 191)
      try again.expect("20 / 40")
    }

    /// Opens the file at its bookmark on page 20, and jumps to page 5.
    private func jumpFromBookmark(_ desk: borrowing Desk, in file: String) throws -> Tmux {
      try leaveBookmark(desk, in: file)
      let tmux = try desk.read(file)
      try tmux.expectPage(from: 191)
      try tmux.type("g5\r")
      try tmux.expectPage(from: 41)
      return tmux
    }

    @Test func `a page that was glanced at after a jump is not kept, and the way back is`() throws {
      let desk = try Desk()
      let file = try write(desk)
      let tmux = try jumpFromBookmark(desk, in: file)
      try tmux.expect("^O back to 20")
      try tmux.type("g30\r")
      try tmux.expectPage(from: 291)
      try tmux.press("q")
      #expect(try tmux.status() == 0)
      let again = try desk.read(file)
      try again.expectPage(from: 191)
      try again.press("C-o")
      try again.expectPage(from: 41)
      // What is read there is kept: ten lines of two words take a second and a half.
      usleep(2_500_000)
      try again.press("q")
      #expect(try again.status() == 0)
      try desk.read(file).expectPage(from: 41)
    }

    @Test(arguments: [false, true])
    func `a page that something is marked on after a jump is kept`(isNote: Bool) throws {
      let desk = try Desk()
      let file = try write(desk)
      let tmux = try jumpFromBookmark(desk, in: file)
      if isNote {
        try tmux.type("vna word")
        try tmux.expect("a word▏")
        try tmux.press("Enter")
        try tmux.expect("the note is still typed") { !$0.contains("a word▏") }
      } else {
        try tmux.type("m")
        try tmux.expect("◆")
      }
      try tmux.press("q")
      #expect(try tmux.status() == 0)
      try desk.read(file).expectPage(from: 41)
    }

    @Test func `a look at another place leaves the kept one, until pages are turned there`() throws
    {
      let desk = try Desk()
      let file = try write(desk)
      try leaveBookmark(desk, in: file)
      let look = try desk.read("book", "1", "--page", "5")
      try look.expectPage(from: 41)
      try look.press("Q")
      #expect(try look.status() == 0)
      let turned = try desk.read(file)
      try turned.expectPage(from: 191)
      try turned.press("q")
      #expect(try turned.status() == 0)
      let reading = try desk.read("book", "1", "--page", "5")
      try reading.expectPage(from: 41)
      try reading.press("Right")
      try reading.expectPage(from: 51)
      try reading.press("Q")
      #expect(try reading.status() == 0)
      try desk.read(file).expectPage(from: 51)
    }

    /// The encoding of the texts that `writeToConvert` writes.
    private static let encoding = "--encoding=windows-1252"

    /// Writes a text of 4101 pages that takes more than a second to be converted: between paragraphs
    /// 4000 and 4001 it has two million bytes that stand for nothing, which takes the longest.
    ///
    /// - Parameter start: What stands before paragraph 1.
    private func writeToConvert(_ desk: borrowing Desk, start: String = "") throws -> String {
      let nothing = [UInt8](repeating: 0x81, count: 60) + [0x0A, 0x0A]
      var bytes = Array((start + NumberedText.text(through: 4000)).utf8)
      for _ in 0..<33_000 { bytes += nothing }
      bytes += Array(NumberedText.text(4001, through: 8000).utf8)
      return try desk.write(bytes + [0xE9, 0x74, 0xE9, 0x0A], to: "numbers.txt")
    }

    /// Reads such a text to the end of its conversion, and leaves it at its last full page.
    private func leaveBookmark(inTextToConvert file: String, _ desk: borrowing Desk) throws {
      let tmux = try desk.read(file, Self.encoding)
      try tmux.expect("1 / 4101")
      try tmux.type("g4100\r")
      try tmux.expectPage(from: 7991)
      // It is kept when it was read.
      usleep(2_500_000)
      try tmux.type("q")
      #expect(try tmux.status() == 0)
    }

    @Test func `a text that is still being converted is opened at its place, and keeps it`() throws
    {
      let desk = try Desk()
      let file = try writeToConvert(desk)
      try leaveBookmark(inTextToConvert: file, desk)
      for _ in 0..<2 {
        let again = try desk.read(file, Self.encoding)
        try again.expectPage(from: 7991)
        try again.type("q")
        #expect(try again.status() == 0)
      }
    }

    @Test func `who turns pages with the wheel is not taken to the place that comes later`() throws
    {
      let desk = try Desk()
      let file = try writeToConvert(desk)
      try leaveBookmark(inTextToConvert: file, desk)
      let again = try desk.read(file, Self.encoding)
      let screen = try again.expect("neither the place nor word of it") {
        $0.contains("that place is still loading") || $0.contains(NumberedText.paragraph(7991))
      }
      // Where the text came at once, nobody waits for anything.
      guard screen.contains("waited for") else { return }
      try again.click(row: 5, column: 20, button: 65)
      try again.expectPage(from: 11)
      try again.expect("2 / 4101")
      try again.expectPage(from: 11)
    }

    @Test func `a text that was edited is the same book while it is still being converted`() throws
    {
      let desk = try Desk()
      let file = try writeToConvert(desk)
      try leaveBookmark(inTextToConvert: file, desk)
      _ = try writeToConvert(desk, start: "One more.\n\n")
      let again = try desk.read(file, Self.encoding)
      let first = try again.numbers()
      // Whether its place is known by now depends on the machine; it is on the last page but one, and the
      // last has no such paragraphs.
      try again.press(first.first == 1 ? "Right" : "Left")
      _ = try again.numbers(after: first)
      try again.type("q")
      #expect(try again.status() == 0)
      let books = try run([path, "list"], environment: desk.environment).output
      #expect(books.split(separator: "\n").count == 1)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
    func `the place is found again after a signal`(number: CInt) throws {
      let desk = try Desk()
      let file = try write(desk)
      let tmux = try readOn(desk, file)
      try tmux.signal(number)
      #expect(try tmux.status() == 128 + number)
      try tmux.expectTerminalGivenBack()
      try desk.read(file).expectPage(from: 191)
    }

    @Test func `the place is found again after the terminal was closed`() throws {
      let desk = try Desk()
      let file = try write(desk)
      let tmux = try desk.shell("trap : HUP; $reader \(file); echo $? > status; exit")
      try tmux.expectPage(from: 1)
      for _ in 1..<20 { try tmux.press("Right") }
      try tmux.expectPage(from: 191)
      try tmux.hangUp()
      let clock = ContinuousClock()
      let deadline = clock.now + Tmux.patience
      while access(desk.path("status"), R_OK) != 0, clock.now < deadline { usleep(5000) }
      try desk.read(file).expectPage(from: 191)
    }

    @Test func `the place is kept while reading, so that a kill loses nothing`() throws {
      let desk = try Desk()
      let file = try write(desk)
      let tmux = try readOn(desk, file)
      // What is kept of page 19 tells of the first paragraphs of the next page too.
      try desk.expectKept(NumberedText.paragraph(200))
      try tmux.signal(SIGKILL)
      #expect(try tmux.status() == 128 + SIGKILL)
      try desk.read(file).expectPage(from: 191)
    }

    @Test func `a file that was moved and renamed is the same book`() throws {
      let desk = try Desk()
      let file = try write(desk)
      try leaveBookmark(desk, in: file)
      try #require(mkdir(desk.path("elsewhere"), 0o700) == 0)
      try #require(rename(file, desk.path("elsewhere/other.text")) == 0)
      try desk.read(desk.path("elsewhere/other.text")).expectPage(from: 191)
    }

    @Test func `in a file that was edited the place is found by the text around it`() throws {
      let desk = try Desk()
      let file = try write(desk)
      try leaveBookmark(desk, in: file)
      let added = (1...50).map { "A new paragraph, number \($0), stands here.\n\n" }.joined()
      try desk.write(added + NumberedText.text(31, through: 390), to: "numbers.txt")
      let tmux = try desk.read(file)
      try tmux.expect("the place is lost") { NumberedText.numbers(on: $0).contains(191) }
    }

    @Test func `another book of the same name begins at its first page`() throws {
      let desk = try Desk()
      let file = try write(desk)
      try leaveBookmark(desk, in: file)
      try desk.write(
        (1...400).map { "Other words, \($0) times.\n\n" }.joined(), to: "numbers.txt")
      try desk.read(file).expect("Other words, 1 times.")
    }

    @Test func `two readers of one book do not spoil each other's record`() throws {
      let desk = try Desk()
      let file = try write(desk)
      let one = try readOn(desk, file)
      let two = try desk.read("--page", "5", file)
      try two.expectPage(from: 41)
      try two.press("Right")
      try two.expectPage(from: 51)
      try one.press("Right")
      try one.expectPage(from: 201)
      try two.press("q")
      #expect(try two.status() == 0)
      try one.press("Right")
      try one.expectPage(from: 211)
      try one.press("q")
      #expect(try one.status() == 0)
      try desk.read(file).expectPage(from: 211)
    }

    @Test func `readers of several books keep a place for each`() throws {
      let desk = try Desk()
      let file = try write(desk)
      let other = try desk.write(NumberedText.text(1000, through: 1400), to: "other.txt")
      let one = try readOn(desk, file)
      let two = try desk.read(other)
      try two.expectPage(from: 1000)
      try two.press("Right")
      try two.expectPage(from: 1010)
      try one.signal(SIGTERM)
      try two.signal(SIGHUP)
      #expect(try [one.status(), two.status()] == [128 + SIGTERM, 128 + SIGHUP])
      try desk.read(file).expectPage(from: 191)
      try desk.read(other).expectPage(from: 1010)
    }

    @Test func `a damaged library is set aside, said so, and reading goes on`() throws {
      let desk = try Desk()
      let file = try write(desk)
      try leaveBookmark(desk, in: file)
      // The log beside the file alone could bring all of it back.
      for suffix in ["-wal", "-shm"] { unlink(desk.library + suffix) }
      try desk.write(
        String(repeating: "no library ", count: 4000), to: "data/tome-reader/library.sqlite")
      let tmux = try desk.read(file)
      try tmux.expect("damaged")
      try tmux.expectPage(from: 1)
      for _ in 1..<20 { try tmux.press("Right") }
      try tmux.expectPage(from: 191)
      try tmux.press("q")
      #expect(try tmux.status() == 0)
      try desk.read(file).expectPage(from: 191)
      let files = try run(["/bin/ls", desk.path("data/tome-reader")])
      #expect(files.output.contains("library.sqlite.damaged-"))
    }

    @Test(arguments: ["", "list", "day"])
    func `a damaged library is told of wherever it is found, and the last copy is offered`(
      command: String
    ) throws {
      let desk = try Desk()
      let first = try readOn(desk, write(desk))
      let folder = desk.path("data/tome-reader")
      for _ in 0..<600 {
        if try run(["/bin/ls", folder]).output.contains("sqlite.backup-2") { break }
        usleep(50_000)
      }
      try first.press("q")
      #expect(try first.status() == 0)
      for suffix in ["-wal", "-shm"] { unlink(desk.library + suffix) }
      try desk.write("no library", to: "data/tome-reader/library.sqlite")
      let tmux = command.isEmpty ? try desk.read() : try desk.read(command)
      try tmux.expect("tome-reader import --backup")
      try tmux.press("q", "q")
      try tmux.expect("A damaged library was set aside as")
      #expect(try tmux.status() == 0)
    }

    @Test(arguments: ["XDG_DATA_HOME=/proc/none", "XDG_DATA_HOME=/dev/null/none"])
    func `without a library a text can be read all the same`(variable: String) throws {
      let desk = try Desk()
      // What is in the temporary folder, as this clone may be, would pass a library by.
      let file = "/var/tmp/tome-reader-guide-\(UInt64.random(in: 0...(.max))).txt"
      defer { unlink(file) }
      #expect(try run(["/bin/cp", WholeProgram.asset("guide.txt"), file]).status == 0)
      let tmux = try Tmux(
        rows: 24, columns: 80, environment: ["HOME=\(desk.folder)", variable], [path, file])
      try tmux.expect("The place cannot be kept")
      try tmux.press("Right")
      try tmux.expect("2 / 4")
      try tmux.press("q")
      #expect(try tmux.status() == 0)
    }
  }
}
