import Acquisition
import ArgumentParser
import Books
import Dispatch
import Glibc
import Holdings
import Settings
import Setup
import Shelf

/// Adds texts to the library.
struct AddCommand: LibraryWriter {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add texts to the library.",
    discussion: """
      A folder is searched, with its subfolders, for files that are texts by their names (.txt, \
      .md and the like, or no extension). Hidden files are skipped. Links are followed, except \
      links to a folder that contains the named one. Other files are counted, and added only if \
      you name them. A text that is already in the library is recognised by its content and not \
      added again.

      If the output is not a terminal, each line describes a text: added, known, moved, restored \
      or edition (a known book whose text differs a little; its own file stays), its number, its \
      title and its file, separated by tabs. A file name with control \
      characters is quoted, as in $'a\\nb'. Files that cannot be read, and the number of skipped \
      files, are reported on standard error. Ctrl-C stops the search; what was found by then \
      stays.

      With --watch, folders are remembered (`folders` under `[library]` in the settings): texts \
      that come into them are added when the reading room opens, and as soon as they are there \
      while it is open. Books that you removed stay removed.

      The exit status is 66 if something you named was not added, or if a file or folder inside \
      it could not be opened. A file whose name is not UTF-8 cannot be added; its name is printed \
      as in caf\\xE9.txt.
      """)

  @Argument(help: "Files and folders to add.", completion: .file())
  var paths: [String]

  @Option(help: "A tag for the new books; may be repeated.")
  var tag: [String] = []

  @Flag(
    help: "Also add texts that come into these folders later, while the program runs or before.")
  var watch = false

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    for path in paths where watch && !Self.isFolder(path) {
      throw ValidationError("--watch takes folders, and '\(path.printable)' is not one")
    }
    for tag in tag where BookTag.name(tag) == nil {
      throw ValidationError("'\(tag)' is not a tag: a tag is one word")
    }
  }

  func run() throws {
    let location = try Failure.catching(keeping: "A book") { () throws(LibraryError) in
      try LibraryLocation.ofReader()
    }
    let named = paths.filter { MisnamedArguments.name(of: $0) == nil }
    let scan = BookScan(of: named, for: location, clock: LocalClock()) { tell($0) }
    // Ctrl-C ends the search, not the program: what was found is kept and reported.
    let former = signal(SIGINT, SIG_IGN)
    let interrupt = DispatchSource.makeSignalSource(
      signal: SIGINT, queue: DispatchQueue(label: "interrupt"))
    interrupt.setEventHandler { scan.stop() }
    interrupt.activate()
    defer {
      interrupt.cancel()
      signal(SIGINT, former)
    }

    let reporter = AddReporter(named: paths, asJSON: json)
    for name in paths.compactMap(MisnamedArguments.name) {
      reporter.tell(
        .refused(ScanRefusal(path: name, reason: Refusal.misnamed.reason, isFault: true)))
    }
    let outcome = scan.run { reporter.tell($0) }
    reporter.end(outcome)
    if let failure = outcome.failure {
      let sentence = failure.sentence(keeping: "A book")
      throw Failure(sentence: sentence, status: EX_IOERR)
    }
    try tagBooks(outcome.books, in: location)
    if watch { try keepFolders() }
    if outcome.wasStopped { throw ExitCode(128 + SIGINT) }
    if reporter.hasFailed { throw ExitCode(EX_NOINPUT) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Adds the folders to the setting `folders`, by their whole paths.
  private func keepFolders() throws(Failure) {
    let configuration = Configuration()
    var folders = configuration.preferences.folders
    for path in paths {
      guard let resolved = realpath(path, nil) else { continue }
      defer { free(resolved) }
      let folder = String(cString: resolved)
      if !folders.contains(folder) { folders.append(folder) }
    }
    guard folders != configuration.preferences.folders else { return }
    if let problem = configuration.keep(Setting.folders.path, .strings(folders)) {
      throw Failure(sentence: problem, status: EX_CANTCREAT)
    }
  }

  private func tagBooks(_ books: [BookID], in location: LibraryLocation) throws {
    let tags = tag.compactMap { BookTag.name($0) }
    guard !tags.isEmpty, !books.isEmpty else { return }
    _ = try Failure.catching(keeping: "A tag") { () throws(LibraryError) in
      try Library(at: location, onDamage: tell).edit(books, tags.map { .tag($0) })
    }
  }
}

/// Reports the progress of `add`: with a bar on a terminal, with lines in a pipe.
private final class AddReporter {
  private let hasBar = isatty(STDERR_FILENO) == 1
  private let printsLines: Bool
  private let asJSON: Bool
  private let named: [String]
  private var refusals: [ScanRefusal] = []
  private var bookCount = 0
  private var output = Output()
  private var isBarShown = false
  /// Whether a path that the reader named was refused, or something in a folder could not be
  /// opened.
  private(set) var hasFailed = false

  init(named: [String], asJSON: Bool) {
    self.named = named
    self.asJSON = asJSON
    printsLines = asJSON || isatty(STDOUT_FILENO) == 0
    if asJSON { print("{\"books\":[") }
  }

  func tell(_ news: ScanNews) {
    switch news {
    case .progress(let progress): show(progress)
    case .taken(let path, let title, let addition):
      guard printsLines else { return }
      bookCount += 1
      guard !asJSON else {
        let fields = [
          ("addition", JSONForm.string(addition.word)), ("id", "\(addition.book.rawValue)"),
          ("title", JSONForm.string(title)), ("file", JSONForm.string(path)),
        ]
        return print("\(bookCount > 1 ? "," : "")\n \(JSONForm.object(fields))")
      }
      print("\(addition.word)\t\(addition.book.rawValue)\t\(title.printable)\t\(path.quoted)\n")
    case .refused(let refusal):
      if refusal.isFault || named.contains(refusal.path) { hasFailed = true }
      refusals.append(refusal)
      hideBar()
      tellFailure("cannot add '\(refusal.path.printable)': \(refusal.reason)")
    }
  }

  func end(_ outcome: ScanOutcome) {
    hideBar()
    if asJSON { endJSON(outcome.progress) }
    flush()
    let progress = outcome.progress
    if progress.found == 0, refusals.isEmpty, !outcome.wasStopped, outcome.failure == nil {
      let names = named.map { "'\($0.printable)'" }.joined(separator: ", ")
      tellFailure("nothing to add in \(names)")
    }
    let start = outcome.wasStopped ? "stopped after \(progress.looked) of \(progress.found)" : nil
    // In a pipe, the line of each text has said the rest.
    guard !printsLines else {
      for part in [start, progress.sayingPassedOver].compactMap({ $0 }) { tellFailure(part) }
      return
    }
    var parts = ["\(progress.added) added", "\(progress.known) known"]
    if !refusals.isEmpty { parts.append("\(refusals.count) not readable") }
    parts += [progress.sayingPassedOver].compactMap { $0 }
    print((start.map { "\($0): " } ?? "") + "\(parts.joined(separator: ", "))\n")
    flush()
  }

  private func endJSON(_ progress: ScanProgress) {
    let refused = refusals.map {
      "\n "
        + JSONForm.object([
          ("file", JSONForm.string($0.path)), ("reason", JSONForm.string($0.reason)),
        ])
    }
    print(
      "\n],\"refused\":\(JSONForm.array(refused)),\"added\":\(progress.added),"
        + "\"known\":\(progress.known),\"passedOver\":\(progress.passedOver)}\n")
  }

  private func print(_ line: String) {
    do throws(Failure) { try output.write(line) } catch { exit(report(error)) }
  }

  private func flush() {
    do throws(Failure) { try output.flush() } catch { exit(report(error)) }
  }

  private func show(_ progress: ScanProgress) {
    flush()
    guard hasBar else { return }
    let counts = "\(progress.added) added, \(progress.known) known"
    let text: String
    if progress.isCounted {
      let part = progress.found > 0 ? Double(progress.looked) / Double(progress.found) : 1
      let full = Int(part * 20)
      let bar = String(repeating: "#", count: full) + String(repeating: "-", count: 20 - full)
      text = "[\(bar)] \(Int(part * 100)) %  \(progress.looked) of \(progress.found), \(counts)"
    } else {
      text = "\(progress.found) files found"
    }
    // A longer line would wrap into the next row, and stay there.
    write("\r\u{1B}[K\(text.prefix(max(columns - 1, 1)))")
    isBarShown = true
  }

  /// The width of the terminal.
  private var columns: Int {
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  private func hideBar() {
    guard isBarShown else { return }
    write("\r\u{1B}[K")
    isBarShown = false
  }

  private func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

extension Addition {
  fileprivate var word: String {
    switch self {
    case .added: "added"
    case .restored: "restored"
    case .known: "known"
    case .moved: "moved"
    case .edition: "edition"
    }
  }
}

/// Reports an error on standard error, for types that have a `tell` of their own.
private func tellFailure(_ sentence: String) { tell(sentence) }
