import Glibc
import Synchronization
import TestSupport
import Testing

extension WholeProgram {
  /// Catalogs of books, from a server on this machine.
  @Suite(.enabled(if: Tmux.isInstalled, Tmux.absence))
  struct CatalogBrowsing {
    private static func feed() -> String {
      """
      <?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom"><id>urn:shelf</id><title>A small shelf</title>
      <entry><title>Numbers, a novel</title><id>urn:numbers</id>
      <author><name>Ada Writer</name></author><summary>All of them, in order.</summary>
      <link rel="http://opds-spec.org/acquisition" type="application/epub+zip" href="/n.epub"/>
      <link rel="http://opds-spec.org/acquisition" type="text/plain" href="/numbers.txt"/>
      </entry></feed>
      """
    }

    /// A shelf with one book, whose first delivery breaks off in the middle.
    private static func server() -> LocalServer {
      let book = Array(NumberedText.text(through: 4000).utf8)
      return LocalServer { request in
        switch request.target {
        case "/opds":
          guard request.headers["authorization"] == "Basic bWU6c2VjcmV0" else {
            return .status("401 Unauthorized", "WWW-Authenticate: Basic realm=\"shelf\"")
          }
          return .text(feed(), "Content-Type: application/atom+xml")
        case "/numbers.txt":
          let headers = ["ETag: \"one\"", "Content-Type: text/plain"]
          guard let range = request.headers["range"],
            let start = Int(range.dropFirst(6).dropLast())
          else {
            return LocalServer.Reply(
              headers: headers, body: Array(book.prefix(5000)), length: book.count)
          }
          return LocalServer.Reply(
            status: "206 Partial Content",
            headers: headers + ["Content-Range: bytes \(start)-\(book.count - 1)/\(book.count)"],
            body: Array(book[start...]))
        default: return .status("404 Not Found")
        }
      }
    }

    @Test func `a password that others can read is told`() throws {
      let desk = try Desk()
      try run(["/bin/mkdir", "-p", desk.path(".config/tome-reader")])
      let file = try desk.write(
        "[Shelf]\naddress = \"http://127.0.0.1:1/\"\nuser = \"me\"\npassword = \"secret\"\n",
        to: ".config/tome-reader/catalogs.toml")
      try #require(chmod(file, 0o644) == 0)
      let tmux = try desk.shell(
        "$reader catalogs; chmod 600 \(file); echo left; exec $reader catalogs")
      try tmux.expect("Other users can read the passwords in catalogs.toml: use chmod 600.")
      try tmux.press("Q")
      try tmux.expect("the second start tells it too") { screen in
        screen.contains("Shelf") && !screen.contains("Other users")
      }
    }

    @Test func `a book is found in a catalog, downloaded in two goes, read and kept`() throws {
      let server = Self.server()
      let desk = try Desk()
      let tmux = try desk.shell(
        "$reader catalogs; $reader list | cat; stat -c mode%a .config/tome-reader/catalogs.toml")
      try tmux.expect("Project Gutenberg")
      // The catalog is at /opds, which is not typed.
      try tmux.type("a\(server.address)\nShelf\n\n\n")
      try tmux.expect("Shelf")
      try tmux.press("Enter")
      try tmux.expect("needs a user and a password")
      try tmux.press("Escape")
      try tmux.expect("Project Gutenberg")
      try tmux.type("e")
      try tmux.expect("The catalog")
      try tmux.press("Tab", "Tab")
      try tmux.type("me")
      try tmux.press("Tab")
      try tmux.type("secret\n")
      try tmux.press("Enter")
      try tmux.expect("Numbers, a novel")
      try tmux.press("Enter")
      try tmux.expect("All of them, in order.")
      // The EPUB comes first; this server has none.
      try tmux.press("Down", "Enter")
      // The delivery breaks off, and goes on by itself.
      try tmux.expect("▸ Numbers, a novel")
      try tmux.press("o")
      try tmux.expectPage(from: 1)
      try tmux.press("q")
      try tmux.expect("▸ Numbers, a novel")
      // Home's tab has the results as they were left, and who asks for them elsewhere finds the same.
      try tmux.press("Escape")
      try tmux.expect("A small shelf") { $0.contains("▸ Numbers, a novel") }
      try tmux.press("2")
      try tmux.expect("1 book")
      try tmux.press("b")
      try tmux.expect("A small shelf") { $0.contains("▸ Numbers, a novel") }
      try tmux.press("1")
      try tmux.expect("Continue")
      try tmux.press("Q")
      try tmux.expect("mode600")
      let screen = try tmux.screen()
      #expect(screen.contains("Numbers, a novel") && screen.contains("Ada Writer"))
    }
  }
}

extension WholeProgram.CatalogBrowsing {
  /// A shelf with a book that the reader has, one whose server sends a page of the web in its place,
  /// and one whose server says nothing.
  private static func oddServer() -> LocalServer {
    let entries = [("Digits", "numbers.txt"), ("Page", "page.txt"), ("Silence", "silence.txt")]
    let feed = entries.map { title, file in
      """
      <entry><title>\(title)</title><id>urn:\(title)</id>
      <link rel="http://opds-spec.org/acquisition" type="text/plain" href="/\(file)"/></entry>
      """
    }.joined()
    let book = NumberedText.text(through: 400)
    return LocalServer { request in
      switch request.target {
      case "/numbers.txt": .text(book, "Content-Type: text/plain")
      case "/page.txt": .text("<html>Please sign in</html>", "Content-Type: text/html")
      case "/silence.txt": LocalServer.Reply(isSilent: true)
      default:
        .text(
          "<feed xmlns=\"http://www.w3.org/2005/Atom\"><title>Odd shelf</title>\(feed)</feed>",
          "Content-Type: application/atom+xml")
      }
    }
  }

  @Test(arguments: [
    ("as it came", "", 0),
    ("edited", "The library's own file has a different text, and was kept.", 0),
    ("another text", "The library's file held another text. The book is in the new file.", 1),
  ])
  func `a book that is there is known, and what is none is not kept`(
    state: String, remark: String, files: Int
  ) throws {
    let server = Self.oddServer()
    let desk = try Desk()
    let file = try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
    _ = try run([WholeProgram.path, "add", file], environment: desk.environment)
    switch state {
    case "edited":
      try desk.write("\nMy own words.\n", to: "numbers.txt", adding: true)
      _ = try run([WholeProgram.path, "add", file], environment: desk.environment)
    case "another text": try desk.write("Beta\n\nOther words.\n", to: "numbers.txt")
    default: break
    }
    let tmux = try desk.shell(
      "$reader catalogs; "
        + "$reader list | cat; echo files $(find data -path '*/books/*' | wc -l)")
    try tmux.expect("Project Gutenberg")
    try tmux.type("a\(server.address)/opds\nShelf\n\n\n")
    try tmux.expect("▸ Shelf")
    try tmux.press("Enter")
    try tmux.expect("Silence")
    try tmux.press("Enter", "Enter")
    let shown = try tmux.expect("▸ Numbers")
    #expect(shown.contains(remark) || remark.isEmpty && !shown.contains("The library's"))
    try tmux.press("b")
    try tmux.expect("Silence") { $0.contains("▸ Digits") }
    try tmux.press("Down", "Enter", "Enter")
    try tmux.expect("sent a web page")
    try tmux.press("Q")
    let screen = try tmux.expect("files \(files)")
    #expect(screen.contains("Numbers") && !screen.contains("Digits"))
  }

  @Test func `the list of catalogs is changed as it is in the file, and only where that is whole`()
    throws
  {
    let desk = try Desk()
    let tmux = try desk.shell("$reader catalogs; cat \(Self.catalogs)")
    try tmux.expect("Standard Ebooks")
    try tmux.type("amine.example\nMine\n\n\n")
    try tmux.expect("▸ Mine")
    // As another program would.
    try desk.write("[Another]\naddress = \"https://other.example\"\n", to: Self.catalogs)
    try tmux.type("atheirs.example\nTheirs\n\n\n")
    try tmux.expect("not the list of the file") { screen in
      screen.contains("▸ Theirs") && screen.contains("Another") && !screen.contains("Mine")
    }
    try desk.write("[Another]\naddress = \"https://other.example\n", to: Self.catalogs)
    try tmux.type("D")
    try tmux.expect("correct catalogs.toml first: line 2")
    try tmux.press("Q")
    let end = try tmux.expect("[Another]")
    #expect(!end.contains("Written by"))
  }

  private static let catalogs = ".config/tome-reader/catalogs.toml"

  /// The program with a download from `server` under way that never ends.
  private static func downloading(from server: LocalServer, at desk: borrowing Desk) throws -> Tmux
  {
    let tmux = try desk.shell("$reader catalogs; echo status $?")
    try tmux.expect("Project Gutenberg")
    try tmux.type("a\(server.address)/opds\nShelf\n\n\n")
    try tmux.expect("▸ Shelf")
    try tmux.press("Enter")
    try tmux.expect("Silence")
    try tmux.press("End", "Enter", "Enter")
    try tmux.expect("are here")
    return tmux
  }

  @Test func `who leaves is told of a download under another tab`() throws {
    let server = Self.oddServer()
    let desk = try Desk()
    let tmux = try Self.downloading(from: server, at: desk)
    try tmux.press("5")
    try tmux.expect("Longest line")
    try tmux.press("Q")
    try tmux.expect("A download is not finished in another tab")
    try tmux.press("Down", "Q")
    try tmux.expect("A download is not finished in another tab")
    try tmux.press("Q")
    let screen = try tmux.expect("status 0")
    #expect(screen.contains("A download was paused"))
  }

  @Test func `who is elsewhere is told of a book that came, and a key leads to it`() throws {
    let gate = Gate()
    let book = NumberedText.text(through: 400)
    let server = LocalServer { request in
      guard request.target.hasSuffix(".txt") else {
        return .text(
          """
          <feed xmlns="http://www.w3.org/2005/Atom"><title>Slow shelf</title>
          <entry><title>Patience</title><id>urn:slow</id>
          <link rel="http://opds-spec.org/acquisition" type="text/plain" href="/slow.txt"/></entry>
          </feed>
          """, "Content-Type: application/atom+xml")
      }
      gate.wait()
      return .text(book, "Content-Type: text/plain")
    }
    let desk = try Desk()
    let other = try desk.write(NumberedText.text(through: 40), to: "other.txt")
    let tmux = try desk.shell("$reader add \(other); $reader list; echo status $?")
    try tmux.expect("▸ Other")
    try tmux.press("b")
    try tmux.expect("Project Gutenberg")
    try tmux.type("a\(server.address)/opds\nShelf\n\n\n")
    try tmux.expect("▸ Shelf")
    try tmux.press("Enter")
    try tmux.expect("▸ Patience")
    try tmux.press("Enter", "Enter")
    try tmux.expect("are here")
    try tmux.press("1")
    try tmux.expect("1 book waits")
    gate.open()
    try tmux.expect("2 shows “Patience”: it is in the library.")
    try tmux.press("2")
    try tmux.expect("▸ Patience") { $0.contains("Other") }
    try tmux.press("b")
    try tmux.expect("Slow shelf") { $0.contains("▸ Patience") }
    try tmux.press("Q")
    try tmux.expect("status 0")
  }

  @Test func `the way Home stops at what is unfinished there, and asks`() throws {
    let server = Self.oddServer()
    let desk = try Desk()
    let tmux = try Self.downloading(from: server, at: desk)
    try tmux.press("2")
    try tmux.expect("adds some")
    try tmux.press("~")
    try tmux.expect("pause and leave")
    try tmux.press("Escape")
    try tmux.expect("the download, which goes on") {
      $0.contains("are here") && !$0.contains("pause and leave")
    }
    try tmux.press("2")
    try tmux.expect("adds some")
    try tmux.press("~")
    try tmux.expect("pause and leave")
    try tmux.press("Enter")
    try Self.expectHome(tmux)
    // A form that is half filled asks before another tab is shown.
    try tmux.press("b")
    try tmux.expect("▸ Project Gutenberg")
    try tmux.type("ahalf.example")
    try tmux.expect("half.example")
    try tmux.click(row: 1, column: 11)
    try tmux.expect("Save the changes")
    try tmux.press("Escape")
    // Right behind Escape, a key would be one with Alt.
    try tmux.expect("the form") {
      $0.contains("half.example") && !$0.contains("Save the changes")
    }
    try tmux.click(row: 1, column: 11)
    try tmux.expect("Save the changes")
    try tmux.press("d")
    try tmux.expect("adds some")
    try tmux.press("~")
    try Self.expectHome(tmux)
    try tmux.press("q")
    try tmux.expect("status 0")
  }

  private static func expectHome(_ tmux: borrowing Tmux) throws {
    try tmux.expect("Home") { $0.contains("No books yet") && !$0.contains("adds some") }
  }

  @Test func `a curl that cannot be run says why, and is not taken for a missing one`() throws {
    let desk = try Desk()
    try desk.write("", to: "curl")
    let tmux = try desk.shell("PATH=. $reader catalogs; PATH=none $reader catalogs")
    for sentence in ["cannot be asked: Permission denied", "curl is not installed"] {
      try tmux.expect("▸ Project Gutenberg")
      try tmux.press("Enter")
      try tmux.expect(sentence)
      try tmux.press("Q")
    }
  }

  /// Whether Debian's calibre is installed, a server of catalogs that others use.
  static let hasCalibre = access("/usr/bin/calibre-server", X_OK) == 0

  @Test(.enabled(if: hasCalibre, "calibre is not installed"))
  func `a book is read from calibre's catalog`() throws {
    let desk = try Desk()
    let file = try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
    let library = desk.path("calibre")
    let add = ["calibredb", "add", "--with-library", library, file]
    try #require(try run(add, environment: desk.environment + ["PATH=/usr/bin:/bin"]).status == 0)
    // A port that was free a moment ago.
    let port = LocalServer { _ in .text("") }.address.split(separator: ":").last ?? ""
    let server = try Tmux(
      rows: 24, columns: 80, environment: desk.environment,
      ["calibre-server", "--listen-on", "127.0.0.1", "--port", String(port), library])
    try server.expect("listening on 127.0.0.1")
    let tmux = try desk.shell("$reader catalogs; echo status $?")
    try tmux.expect("Project Gutenberg")
    try tmux.type("ahttp://127.0.0.1:\(port)/opds\nCalibre\n\n\n")
    try tmux.press("Enter")
    try tmux.expect("By Title")
    try tmux.type("/numbers\n")
    try tmux.expect("plain text")
    try tmux.press("Enter", "Enter")
    try tmux.expect("the book in the library") {
      $0.contains("▸ numbers") && $0.contains("All ▾")
    }
    try tmux.press("o")
    try tmux.expectPage(from: 1)
    try tmux.press("Q")
    try tmux.expect("status 0")
  }

  @Test func `the cover of the book that is looked at is fetched, and none that is not`() throws {
    let entries = (1...3).map { number in
      """
      <entry><title>Book \(number)</title><id>urn:\(number)</id>
      <link rel="http://opds-spec.org/image/thumbnail" type="image/png" href="/c\(number).png"/>
      <link rel="http://opds-spec.org/acquisition" type="text/plain" href="/\(number).txt"/></entry>
      """
    }
    let asked = Mutex<[String]>([])
    let server = LocalServer { request in
      if request.target == "/opds" {
        return .text(
          """
          <feed xmlns="http://www.w3.org/2005/Atom"><title>Shelf</title>\(entries.joined())</feed>
          """, "Content-Type: application/atom+xml")
      }
      asked.withLock { $0.append(request.target) }
      guard request.target == "/c2.png" else { return .status("404 Not Found") }
      return LocalServer.Reply(
        headers: ["Content-Type: image/png"], body: SmallPicture.png(60, 90, [200, 30, 40]))
    }
    let desk = try Desk()
    try run(["/bin/mkdir", "-p", desk.path(".config/tome-reader")])
    _ = try desk.write(
      "[Covers]\naddress = \"\(server.address)/opds\"\n",
      to: ".config/tome-reader/catalogs.toml")
    let tmux = try desk.shell("exec $reader catalogs")
    try tmux.expect("Covers")
    try tmux.press("Enter")
    try tmux.expect("Book 3")
    try tmux.press("Down")
    try tmux.expect("▸ Book 2") { $0.contains("▀▀▀▀▀▀▀▀") }
    // On its page it is as large, and not asked for again.
    try tmux.press("Enter")
    try tmux.expect("plain text") { $0.contains("▀▀▀▀▀▀▀▀") && !$0.contains("Book 3") }
    try tmux.press("Escape", "Up")
    try tmux.expect("▸ Book 1") { !$0.contains("▀▀▀▀") }
    let all = asked.withLock { $0 }
    #expect(all.filter { $0 == "/c2.png" }.count >= 1 && !all.contains("/c3.png"))
  }
}
