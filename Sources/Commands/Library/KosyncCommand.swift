import ArgumentParser
import Books
import Datebook
import Formats
import Glibc
import Holdings
import Kosync
import Rooms
import Settings
import Setup
import Shelf
import Sync
import TabPlaces

/// Shares places in books with KOReader through a sync server.
struct KosyncCommand: ParsableCommand {
  /// What is done.
  enum Action: String, CaseIterable, ExpressibleByArgument {
    case status, register, login, logout, pull, push
  }

  static let configuration = CommandConfiguration(
    commandName: "kosync",
    abstract: "Share your places in books with KOReader through a sync server.",
    usage: """
      tome-reader kosync [status] [--json]
      tome-reader kosync register USER [--server ADDRESS]
      tome-reader kosync login USER [--server ADDRESS]
      tome-reader kosync logout
      tome-reader kosync pull BOOK [--json]
      tome-reader kosync push [BOOK]
      """,
    discussion: """
      The server is the one at ADDRESS, or at `kosync` under [sync] in the settings. With that \
      setting and a login, the program asks the server when it opens a book, offers a place that is \
      further on (Tab goes there), and tells the server your place when you leave the book and now \
      and then. Without the setting it asks nothing.

      The server knows a book by the digest that KOReader calls binary, so the file must be the same \
      on all devices. It is told that digest, the place, the percentage, and the name of this machine. \
      Places in an EPUB are those of KOReader; of other texts only the percentage is shared.

      `register` makes a user, `login` uses one that exists; both ask for the password, or read it \
      from standard input. Its MD5 is kept in kosync.toml, which only you can read. `pull` prints \
      the place on another device and a link to it; `push` tells the place that was kept of a book, \
      or all that could not be told before.
      """)

  @Argument(help: "The action: status, register, login, logout, pull, push.")
  var action = Action.status

  @Argument(help: "The user's name, or the book.")
  var word: String?

  @Option(help: "The server's address.")
  var server: String?

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    let needsWord: Bool? =
      switch action {
      case .register, .login, .pull: true
      case .status, .logout: false
      case .push: nil
      }
    if let needsWord, needsWord != (word != nil) {
      throw ValidationError(
        "see `tome-reader help kosync` for the arguments of \(action.rawValue)")
    }
  }

  func run() throws {
    switch action {
    case .status: try status()
    case .register, .login: try logIn()
    case .logout: try logOut()
    case .pull: try pull()
    case .push: try push()
    }
  }

  private var folders: ReadersFolders { .standard }

  private func print(_ members: [String: JSONText]) throws {
    try print("\(JSONText.object(members))")
  }

  private func print(_ words: String) throws {
    var output = Output()
    try output.write(words + "\n")
    try output.flush()
  }
}

// MARK: - Who the reader is

extension KosyncCommand {
  private func login() throws(Failure) -> KosyncLogin {
    let login: KosyncLogin?
    do throws(ConfigurationFolder.Failure) { login = try KosyncLogin.read(in: folders) } catch {
      throw Failure(sentence: error.sentence, status: EX_IOERR)
    }
    guard let login else {
      throw Failure(
        sentence: "not logged in: `tome-reader kosync login USER` logs in",
        status: EX_UNAVAILABLE)
    }
    return login
  }

  private func status() throws {
    let login: KosyncLogin? = try? login()
    let setting = Configuration().preferences.syncServer
    let waiting = folders.kosyncQueue?.waiting().count ?? 0
    let isUsed = login.map { (try? KosyncServer(setting)) == $0.server } ?? false
    if json {
      return try print([
        "server": login.map { .text($0.server.address) } ?? .null,
        "user": login.map { .text($0.account.user) } ?? .null,
        "automatic": .boolean(isUsed), "waiting": .integer(Int64(waiting)),
      ])
    }
    guard let login else { return try print("not logged in") }
    var words = "\(login.account.user.printable) at \(login.server.address.printable)"
    words += isUsed ? "" : "; set kosync under [sync] to share positions automatically"
    if waiting > 0 { words += "; \(waiting) waiting to be sent" }
    try print(words)
  }

  private func logIn() throws {
    let setting = Configuration().preferences.syncServer
    let named = server ?? setting
    guard !named.isEmpty else {
      throw ValidationError("name the server, or set kosync under [sync] in the settings")
    }
    let server: KosyncServer
    do throws(KosyncServer.Refusal) { server = try KosyncServer(named) } catch {
      throw Failure(sentence: error.sentence.printable, status: EX_USAGE)
    }
    guard let password = Self.password(for: server.host), !password.isEmpty else {
      throw Failure(sentence: "no password was given", status: EX_USAGE)
    }
    let account = KosyncAccount(
      user: word ?? "", key: WordDigest.hexadecimal(of: password))
    let known = try? KosyncLogin.read(in: folders)
    do throws(KosyncError) {
      if action == .register { try server.register(account) }
      try server.logIn(account)
    } catch {
      throw Failure(error, at: server)
    }
    do throws(ConfigurationFolder.Failure) {
      try KosyncLogin(server: server, account: account, deviceID: known?.deviceID)
        .keep(in: folders)
    } catch {
      throw Failure(sentence: error.sentence, status: EX_CANTCREAT)
    }
    // What waits was meant for another user.
    if let known, known.server != server || known.account.user != account.user {
      folders.kosyncQueue?.removeAll()
    }
    try print("logged in as \(account.user.printable) at \(server.host.printable)")
  }

  /// The password that is typed, or the first line of standard input.
  private static func password(for host: String) -> String? {
    guard isatty(STDIN_FILENO) == 0 else {
      return PINLine.words(behind: "Password at \(host.printable):", atMost: 1024)
    }
    return readLine(strippingNewline: true)
  }

  private func logOut() throws {
    let wasIn = KosyncLogin.forget(in: folders)
    folders.kosyncQueue?.removeAll()
    try print(wasIn ? "logged out" : "no login was stored")
  }
}

// MARK: - Places

extension KosyncCommand {
  private func pull() throws {
    let login = try login()
    let (record, text) = try openBook()
    defer { text.source.stop() }
    let digest = try digest(of: text)
    let answer: KosyncProgress?
    do throws(KosyncError) {
      answer = try login.server.progress(of: digest, as: login.account)
    } catch {
      throw Failure(error, at: login.server)
    }
    guard let answer else {
      return try print(json ? "null" : "\(login.server.host) has no position for this book")
    }
    let offset = BookProgress(text.source, path: text.file.path).offset(of: answer) ?? 0
    let link = ReaderLink.book(.number(record.id), at: .offset(offset))
    if json {
      return try print([
        "offset": .integer(Int64(offset)), "percentage": .real(answer.percentage),
        "progress": .text(answer.progress), "device": .text(answer.device),
        "timestamp": answer.timestamp.map { .integer($0) } ?? .null,
        "own": .boolean(answer.deviceID == login.deviceID), "link": .text("\(link)"),
      ])
    }
    let device = answer.deviceID == login.deviceID ? "this machine" : answer.device.printable
    let percent = (answer.percentage * 1000).rounded() / 10
    try print("\(percent) % on \(device): \(link)")
  }

  private func push() throws {
    let login = try login()
    guard let queue = folders.kosyncQueue else { return }
    if word != nil {
      let (_, text) = try openBook()
      defer { text.source.stop() }
      let title = try BookTitle(of: text)
      let place = KeptPosition(text, title: title, in: folders)
      guard !place.isFirstOpening else {
        throw Failure(
          sentence: "'\(title.title.printable)' has no saved position", status: EX_NOINPUT)
      }
      let words = BookProgress(text.source, path: text.file.path).words(at: place.anchor)
      let progress = KosyncProgress(
        document: try digest(of: text), progress: words.place, percentage: words.percentage,
        device: Machine.name, deviceID: login.deviceID,
        timestamp: Int64(Moment.now().milliseconds) / 1000)
      try queue.add(progress)
    }
    let count: Int
    do throws(KosyncError) {
      count = try queue.send(to: login.server, as: login.account, from: login.deviceID)
    } catch {
      let kept = error.mayPass ? "; it is sent later" : ""
      throw Failure(
        sentence: error.sentence(host: login.server.host) + kept,
        status: error.mayPass ? EX_TEMPFAIL : EX_UNAVAILABLE)
    }
    try print(count == 1 ? "1 place told" : "\(count) positions sent")
  }

  private func openBook() throws(Failure) -> (BookRecord, OpenedText) {
    let record = try Failure.catching(reading: "The library") {
      () throws(LibraryError) -> Library? in try Library.ofReader(in: folders) { tell($0) }
    }.map { library throws(Failure) -> BookRecord in
      var index: BookIndex?
      return try BookArgument(words: word ?? "").book(in: library, &index)
    }
    guard let record else { throw Failure(sentence: "there is no library", status: EX_NOINPUT) }
    let text = try open(try record.file, OpenOptions(allowsBinary: true)) {}
    while !text.source.isComplete { usleep(10_000) }
    return (record, text)
  }

  private func digest(of text: OpenedText) throws -> String {
    guard let digest = text.digest else {
      throw Failure(sentence: "the book has no file of its own", status: EX_NOINPUT)
    }
    return digest.sampled
  }
}

extension Failure {
  fileprivate init(_ error: KosyncError, at server: KosyncServer) {
    self.init(
      sentence: error.sentence(host: server.host),
      status: error == .unauthorised
        ? EX_NOPERM : error == .userExists ? EX_CANTCREAT : EX_UNAVAILABLE)
  }
}
