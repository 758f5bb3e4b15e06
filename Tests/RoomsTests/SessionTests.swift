import Books
import Console
import Glibc
import Holdings
import Rooms
import Screen
import Settings
import Setup
import Shelf
import TabPlaces
import Testing
import TestSupport
import Widgets

/// Sessions on a terminal that is none, with a library of their own.
struct SessionTests {
  private let home: ScratchFolder
  private let folders: ReadersFolders
  private let mailbox = SessionMailbox()
  private let diary = Diary()

  init() throws {
    home = try ScratchFolder()
    let path = home.path
    folders = ReadersFolders { $0 == "HOME" ? path : nil }
  }

  /// Plays `steps` with a room of the test's own as the first one, beneath `tab`.
  @discardableResult
  private func play(
    _ room: FakeRoom, in tab: RoomTab? = .home, going requests: [PlaceRequest] = [], _ steps: [Step]
  ) -> (status: Int32, stage: Stage) {
    let stage = Stage(steps)
    var session = ReadingSession(
      FakeTerminal(stage), room: room, in: tab, mailbox: mailbox, folders: folders)
    for request in requests { session.go(request) }
    let diary = diary
    return (session.run { diary.note("told: \($0)") }, stage)
  }

  /// Plays `steps` on Home, and what `requests` lead to from there.
  @discardableResult
  private func play(_ requests: [PlaceRequest] = [], _ steps: [Step]) -> (
    status: Int32, stage: Stage
  ) {
    let stage = Stage(steps)
    let setting = RoomSetting(
      Configuration(folders: folders), size: ScreenSize(rows: 24, columns: 80),
      address: RoomAddress(session: mailbox, room: 0), toldTroubles: ToldTroubles())
    var session = ReadingSession(
      FakeTerminal(stage), room: setting.firstRoom(of: .home), in: .home, mailbox: mailbox,
      folders: folders)
    for request in requests { session.go(request) }
    let diary = diary
    return (session.run { diary.note("told: \($0)") }, stage)
  }

  private func post(_ word: String, to room: Int, _ request: TerminalRequest? = nil) -> Step {
    let mailbox = FakeRoom.mailbox(at: RoomAddress(session: mailbox, room: room))
    return .happens { mailbox.post(.init(word: word, request: request)) }
  }

  // MARK: What cannot be kept

  /// A file stands where the library's folder is to be, so that nothing can be kept.
  private func blockLibrary() throws -> String {
    _ = try home.write("", to: "share")
    let path = home.path + "/.local/share"
    try #require(mkdir(home.path + "/.local", 0o700) == 0)
    try #require(symlink(home.path + "/share", path) == 0)
    return path
  }

  private static let typedNote =
    [Step.press(.character("n")), .shows("^X your editor")] + Step.type("secret")
    + [
      .shows("A note cannot be kept: no folder"), .press(.left),
      .shows("A note is not kept: no folder"),
    ]
    + [.shows("Esc done"), .hides("kept as you type"), .press(.escape)]

  @Test func `what cannot be kept is told, asked about and given back to the reader who leaves`()
    throws
  {
    _ = try blockLibrary()
    let (status, _) = play(
      [],
      Self.typedNote + [
        .shows("A note is not kept: no folder"), .press(.left), .press(.right),
        .shows("A note is not kept: no folder"), .press(.character("Q")),
        .shows("l leave and lose it"), .press(.character("x")), .shows("l leave and lose it"),
        .press(.escape), .hides("leave and lose it"), .press(.character("Q")),
        .shows("l leave and lose it"), .press(.character("l")),
      ])
    #expect(status == EX_IOERR)
    let farewell = try #require(diary.lines.last)
    #expect(farewell.hasPrefix("told: A note cannot be kept: no folder"))
    #expect(farewell.contains("\n\nsecret\n"))
  }

  @Test func `what could not be kept is tried once more for the reader who leaves`() throws {
    let path = try blockLibrary()
    let (status, _) = play(
      [],
      Self.typedNote + [
        .press(.character("Q")), .shows("Not kept"), .press(.enter), .shows("Still not kept"),
        .happens { unlink(path) }, .press(.enter),
      ])
    #expect(status == EXIT_SUCCESS && diary.lines.isEmpty)
  }

  @Test func `a note that is kept after all is told of, and nothing is asked`() throws {
    let path = try blockLibrary()
    let (status, _) = play(
      [],
      Self.typedNote + [
        .happens { unlink(path) }, .shows("A note is kept now."), .press(.character("Q")),
      ])
    #expect(status == EXIT_SUCCESS && diary.lines.isEmpty)
  }

  // MARK: Letters

  @Test func `a letter reaches the room that is shown, with its own message`() {
    play(FakeRoom("First", diary), [post("hello", to: 0), .shows("hello")])
    #expect(diary.lines.contains("First hears hello"))
  }

  @Test func `a letter reaches a room that lies beneath another one`() {
    play(
      FakeRoom("First", diary), going: [.find], [post("hello", to: 0), .input(.posted)])
    #expect(diary.lines.contains("First hears hello"))
  }

  @Test func `all that has come is taken before the room catches up, once`() {
    let letters = ["one", "two"].map { post($0, to: 0) }
    play(FakeRoom("First", diary), letters + [.input(.posted)])
    let heard = diary.lines.drop { $0 != "First hears one" }
    #expect(heard.prefix(3) == ["First hears one", "First hears two", "First catches up"])
  }

  @Test func `letters that come at once are typed at once, and other keys are not`() {
    var room = FakeRoom("First", diary)
    room.isTypedInto = true
    let keys: [Key] = [.character("a"), .enter, .character("b"), .left, .character("c")]
    play(room, [.inputs(keys.map { .key($0) } + [.posted]), .press(.character("Q"))])
    #expect(diary.lines.filter { $0.contains("typed") } == ["First is typed a⏎b"])
  }

  @Test func `a letter to a room that is not there is for nobody`() {
    let (status, _) = play(FakeRoom("First", diary), [post("hello", to: 7), .input(.posted)])
    #expect(status == 129)
    #expect(!diary.lines.contains { $0.contains("hello") })
  }

  @Test func `a room that was left hears nothing more`() {
    play(
      FakeRoom("Lone", diary), in: nil, going: [.show(.settings)],
      [post("hello", to: 0), .input(.posted)])
    #expect(diary.lines.contains("Lone ends"))
    #expect(!diary.lines.contains { $0.contains("hello") })
  }

  @Test func `a room that goes on behind hears until it is over, and no longer`() {
    play(
      FakeRoom("Lone", diary, goesOnBehind: true), in: nil, going: [.show(.settings)],
      [
        post("more", to: 0), .input(.posted), post("over", to: 0), .input(.posted),
        post("hello", to: 0), .input(.posted),
      ])
    #expect(diary.lines.contains("Lone hears more"))
    #expect(diary.lines.contains("Lone hears over"))
    #expect(!diary.lines.contains { $0.contains("hello") })
  }

  @Test func `what a room asks for that is not shown is not done`() {
    let (status, _) = play(
      FakeRoom("First", diary), going: [.find],
      [post("quit", to: 0, .go(.quit)), .input(.posted), .shows("Search")])
    #expect(status == 129)
  }

  @Test func `news for whatever is shown reaches the room on top alone`() {
    let address = RoomAddress(session: mailbox, room: 99)
    play(
      FakeRoom("First", diary), going: [.find],
      [.happens { address.tellShown("The house is on fire.") }, .shows("on fire")])
    #expect(!diary.lines.contains { $0.contains("on fire") })
  }

  @Test func `a library that can be read only is told once for each reason`() {
    let address = RoomAddress(session: mailbox, room: 0)
    let obstacle = LibraryError.busy(path: "/x")
    play(
      FakeRoom("First", diary),
      [
        .happens { address.post(obstacle) }, .input(.posted), .happens { address.post(obstacle) },
        .input(.posted),
      ])
    #expect(diary.lines.count { $0.hasPrefix("First hears:") } == 1)
  }

  @Test func `texts in the reader’s folders are added whatever room the program begins with`()
    throws
  {
    let file = try home.write("A text that nobody has added.", to: "new.txt")
    var room = FakeRoom("Lone", diary)
    room.preferences.folders = [home.path]
    play(room, in: nil, [.shows("1 new book in your folders")])
    let library = try #require(try Library.ofReader(in: folders) { _ in })
    #expect(try library.records().map(\.path) == [file])
  }

  // MARK: Places

  @Test func `a room pauses when another one is laid over it, and goes on when that is left`() {
    play(
      FakeRoom("First", diary),
      [.press(.character("f")), .shows("Search"), .press(.escape), .shows("First")])
    #expect(diary.lines.prefix(3) == ["First begins", "First pauses", "First goes on"])
  }

  @Test func `leaving the first room without tabs ends the session`() {
    let (status, _) = play(FakeRoom("Lone", diary), in: nil, [.press(.character("q"))])
    #expect(status == 0)
    #expect(diary.lines == ["Lone begins", "Lone ends"])
  }

  @Test func `Escape ends the session once its warning was on the screen`() {
    let escape = Input.key(.escape)
    let (status, _) = play(
      FakeRoom("Lone", diary), in: nil,
      [.inputs([escape, escape, escape]), .shows("Press Esc again to leave.")])
    #expect(status == 129, "three Escapes at once end nothing")
    let (end, _) = play(
      FakeRoom("Lone", diary), in: nil,
      [.input(escape), .shows("Press Esc again to leave."), .input(escape)])
    #expect(end == 0)
  }

  @Test func `what is unfinished elsewhere is told before the program ends`() {
    let (status, _) = play(
      FakeRoom("First", diary, unfinished: "A letter is half written"), going: [.show(.settings)],
      [
        .press(.character("Q")), .shows("A letter is half written in another tab"),
        .press(.character("Q")),
      ])
    #expect(status == 0)
  }

  @Test func `^C warns once of what is unfinished`() {
    let (status, _) = play(
      FakeRoom("First", diary, unfinished: "A letter is half written"),
      [.input(.terminated(signal: 2)), .shows("press ^C again"), .input(.terminated(signal: 2))])
    #expect(status == 130)
  }

  // MARK: Rooms of the program, with a library of the test's own

  @Test func `a book that was read is on Home afterwards, at the page that was left`() throws {
    let text = (1...400).map { "This is line \($0) of the book." }.joined(separator: "\n\n")
    let file = try home.write(text, to: "story.txt")
    let (_, stage) = play(
      [.read(TextTarget(file: file))],
      [
        .shows("line 1 of"), .press(.right), .hides("line 1 of"), .press(.character("q")),
        .shows("Story"),
      ])
    #expect(stage.screen.contains("Continue"))
    let again = play([.read(TextTarget(file: file))], [.hides("Continue"), .shows("line")])
    #expect(!again.stage.screen.contains("line 1 of"))
  }

  /// An EPUB whose chapters tell of numbers.
  private func book(_ name: String, title: String, preface: String) throws -> String {
    let pages = (1...400).map { "<p>This is paragraph \($0) of the book.</p>" }.joined()
    let package = """
      <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="u">
      <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>\(title)</dc:title>
      <dc:identifier id="u">urn:isbn:978-0-14-143951-8</dc:identifier></metadata>
      <manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest>
      <spine><itemref idref="a"/></spine></package>
      """
    let container = """
      <container><rootfiles><rootfile full-path="book.opf"
      media-type="application/oebps-package+xml"/></rootfiles></container>
      """
    let page = "<html><body><h1>\(title)</h1><p>\(preface)</p>\(pages)</body></html>"
    let entries = [
      ("mimetype", "application/epub+zip"), ("META-INF/container.xml", container),
      ("book.opf", package), ("a.xhtml", page),
    ]
    return try home.write(
      SmallArchive.zip(entries.map { (name: $0.0, bytes: Array($0.1.utf8)) }), to: name)
  }

  @Test func `a new edition of a book in another file is opened at the place, with its marks`()
    throws
  {
    let first = try book("book.epub", title: "Numbers", preface: "A preface.")
    let steps: [Step] = [
      .shows("paragraph 1 of"), .press(.right), .hides("paragraph 1 of"), .press(.right),
      .hides("paragraph 9 of"), .press(.character("m")), .shows("◆"),
    ]
    play([.read(TextTarget(file: first))], steps + [.press(.character("Q"))])
    let next = try book(
      "2026.epub", title: "Numbers, Revised",
      preface: String(repeating: "A longer preface. ", count: 99))
    play(
      [.read(TextTarget(file: next))],
      [
        .shows("You read this book in 'book.epub'"), .shows("paragraph 19 of"), .shows("◆"),
        .press(.character("Q")),
      ])
    let library = try #require(try Library.ofReader(in: folders) { Issue.record("\($0)") })
    let records = try library.records()
    #expect(records.map(\.path) == [next])
    #expect(try library.details(of: records[0].id)?.marks.bookmarks == 1)
  }

  @Test func `a mark is kept when the reader leaves at once`() throws {
    let file = try home.write(String(repeating: "Some words of a story.\n", count: 50), to: "a.txt")
    let steps: [Step] = [.shows("Some words"), .press(.character("m")), .press(.character("Q"))]
    play([.read(TextTarget(file: file))], steps)
    let library = try #require(try Library.ofReader(in: folders) { Issue.record("\($0)") })
    let book = try #require(try library.records().first)
    #expect(try library.details(of: book.id)?.marks.bookmarks == 1)
  }

  @Test func `a text that is gone is told where the reader is`() {
    play(
      [.read(TextTarget(file: home.path("none.txt"), of: BookID(rawValue: 3)))],
      [.shows("This book’s file is missing")])
  }
}
