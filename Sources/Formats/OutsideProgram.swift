import CProcess
import Files
import Glibc
import Markup
import Synchronization

/// A program that turns a file of another format into a text, HTML, an EPUB or a folder of pictures.
///
/// It reads the open file as its standard input, so that no name can be taken for an option and no other
/// file is read. It has no shell, no terminal, and limits.
package struct OutsideProgram: Sendable {
  /// What it is called.
  package let name: String
  private let arguments: [String]
  private let form: Form
  /// How it tells what is in an archive, and gives one file of it; `nil` if it is no archiver.
  private(set) var lookUp: ArchiveLookUp?
  /// How files are respelled for it.
  private var respelling: Respelling?
  /// Whether it gives the lines of printed pages, with a form feed behind each page.
  private(set) var printsPages = false

  /// Whether it writes what an old document of Word is made of: letters beyond U+FFFF as two halves, and the
  /// codes of fields.
  private var isOfWord = false

  /// The programs that its output is given to, each that of the one before.
  private var next: [OutsideProgram] = []

  /// What a program cannot read as it is.
  private enum Respelling {
    /// RTF: numbers of characters, notes, inner tables, pictures and boxes.
    case richText
    /// OpenDocument: what parts its text into sections, and boxes.
    case openDocument
    /// Word: fields, words above others, and boxes.
    case word
    /// Word 2003: a document of today's Word is made of it.
    case wordXML

    init?(_ format: String) {
      switch format {
      case "rtf": self = .richText
      case "odt": self = .openDocument
      case "docx": self = .word
      default: return nil
      }
    }
  }

  /// How it takes its input and gives its output.
  private enum Form: Equatable {
    /// From one pipe to the other.
    case stream
    /// From a file whose name has this ending to an EPUB.
    case book(ending: String)
    /// From a file whose name has this ending into a folder; its arguments name both.
    case folder(ending: String)

    var ending: String? {
      switch self {
      case .stream: nil
      case .book(let ending), .folder(let ending): ending
      }
    }
  }

  /// What stands in arguments for the input and the folder.
  private static let (input, folder) = ("{input}", "{folder}")
  /// The seconds of computing that it may take.
  private static let seconds = 120
  /// The bytes that it may write.
  private static let longestOutput = 1 << 30
  /// The bytes of a file that is respelled.
  private static let longestRespelled = 64 << 20

  init(_ name: String, _ arguments: [String]) {
    self.init(name, arguments, .stream)
  }

  private init(_ name: String, _ arguments: [String], _ form: Form) {
    (self.name, self.arguments, self.form) = (name, arguments, form)
  }

  /// Pandoc, which reads no other file than its input.
  static func pandoc(from format: String) -> OutsideProgram {
    var program = OutsideProgram(
      "pandoc", ["--sandbox", "-s", "-f", format, "-t", "html5", "--wrap=none", "--mathml", "-"])
    program.respelling = Respelling(format)
    return program
  }

  /// Pandoc, which is given a document of Word 2003 as one of today.
  static var pandocOfWordXML: OutsideProgram {
    var program = pandoc(from: "docx")
    program.respelling = .wordXML
    return program
  }

  /// A program for old documents of Word.
  static func word(_ name: String, _ arguments: [String]) -> OutsideProgram {
    var program = OutsideProgram(name, arguments)
    program.isOfWord = true
    return program
  }

  /// The interpreter of PostScript, which reads no other file than its input.
  ///
  /// It makes a PDF: texts of its own have many words run together.
  static var ghostscript: OutsideProgram {
    var program = OutsideProgram(
      "gs",
      [
        "-q", "-dSAFER", "-dNOPAUSE", "-dBATCH", "-sDEVICE=pdfwrite", "-sstdout=%stderr",
        "-sOutputFile=-", "-",
      ])
    program.next = [.pdftotext]
    return program
  }

  /// The program of poppler-utils that gives the text of a PDF.
  static var pdftotext: OutsideProgram {
    var program = OutsideProgram("pdftotext", ["-enc", "UTF-8", "-", "-"])
    program.printsPages = true
    return program
  }

  /// The program of djvulibre-bin that gives the text of a DjVu document.
  static var djvutxt: OutsideProgram {
    var program = OutsideProgram("djvutxt", ["/dev/stdin"])
    program.printsPages = true
    return program
  }

  /// The converter of calibre.
  static func calibre(ending: String) -> OutsideProgram {
    OutsideProgram("ebook-convert", [], .book(ending: ending))
  }

  /// What unpacks RAR archives. It asks for no password.
  static var unrar: OutsideProgram {
    var program = OutsideProgram(
      "unrar", ["x", "-y", "-p-", input, folder + "/"], .folder(ending: "rar"))
    program.lookUp = .unrar
    return program
  }

  /// What unpacks 7z archives, by either of its names.
  static func sevenZip(_ name: String) -> OutsideProgram {
    var program = OutsideProgram(
      name, ["x", "-y", "-bd", "-p", "-o" + folder, input], .folder(ending: "7z"))
    program.lookUp = .sevenZip
    return program
  }

  /// The archiver of libarchive, which unpacks both.
  static func bsdtar(ending: String) -> OutsideProgram {
    var program = OutsideProgram(
      "bsdtar", ["-x", "--no-same-owner", "-f", input, "-C", folder], .folder(ending: ending))
    program.lookUp = .bsdtar
    return program
  }

  /// Where it is, in PATH; `nil` if it is not installed, or one that it needs is not.
  var path: String? {
    guard next.allSatisfy({ $0.path != nil }) else { return nil }
    let folders = Environment.value(of: "PATH") ?? "/usr/local/bin:/usr/bin:/bin"
    return folders.split(separator: ":").lazy.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 }
  }

  /// Its path with its arguments; `nil` if it is not installed.
  var command: [String]? { path.map { [$0] + arguments } }

  /// Converts `file`; blocks until it is done.
  ///
  /// - Parameter stop: Ends it.
  func convert(_ file: OpenFile, stop: OpeningStop) throws(OpenError) -> ProgramOutput {
    var output = try convertOnce(file, stop)
    for program in next {
      guard let status = try? output.file.status() else {
        throw failure(file, "what it made is not there")
      }
      let made = OpenFile(output.file, name: file.name, path: nil, status: status)
      output = try program.convert(made, stop: stop)
    }
    return output
  }

  private func convertOnce(
    _ file: OpenFile, _ stop: OpeningStop
  ) throws(OpenError) -> ProgramOutput {
    guard let path else { throw failure(file, "it is not installed") }
    let folder: TemporaryFolder
    do throws(FileFault) { folder = try TemporaryFolder() } catch {
      throw OpenError(
        file: file.name, reason: .noTemporaryFile(directory: error.path, code: error.code))
    }
    var words = [path] + arguments
    let copy = "\(folder.path)/book.\(form.ending ?? "")"
    let pages = folder.path + "/pages"
    // The file under a name that the program takes.
    if form.ending != nil, !file.copy(to: copy) { throw OpenError(file: file.name, code: errno) }
    switch form {
    case .stream: break
    case .book: words += [copy, "\(folder.path)/out.epub"]
    case .folder:
      guard mkdir(pages, 0o700) == 0 else { throw OpenError(file: file.name, code: errno) }
      words = words.map {
        $0.replacing(Self.input, with: copy).replacing(Self.folder, with: pages)
      }
    }
    let input = respelled(file, in: folder, stop) ?? file
    try stop.check(file)
    let status = try run(words, input, folder, stop)
    try stop.check(file)
    var result = "\(folder.path)/out"
    switch form {
    case .stream: break
    case .book: result += ".epub"
    case .folder: if status == 0 { try pack(pages, as: result, file) }
    }
    var starts: [Int] = []
    if status == 0, printsPages {
      starts = Self.joinLines(of: result, stop)
      try stop.check(file)
    }
    if status == 0, isOfWord { Self.mendWords(of: result) }
    guard status == 0, let output = try? Descriptor(reading: result),
      let size = try? output.status().size, size > 0
    else {
      let said = FileContents.read("\(folder.path)/errors", atMost: 4096) ?? []
      throw failure(file, reason(status, String(decoding: said, as: UTF8.self)))
    }
    return ProgramOutput(file: output, pages: starts)
  }

  /// Makes a file of printed lines one of paragraphs.
  ///
  /// - Returns: Where each page begins in it; none if the file is as it was.
  private static func joinLines(of path: String, _ stop: OpeningStop) -> [Int] {
    guard let lines = FileContents.read(path, atMost: longestRespelled) else { return [] }
    let (text, pages) = PrintedPages.flowing(lines, isStopped: { stop.isStopped })
    guard !stop.isStopped, (try? FileContents.replace(path, with: text, mode: 0o600)) != nil else {
      return []
    }
    return pages
  }

  /// Makes one letter of each two halves in a text of Word: with these it would be no UTF-8, and be read as
  /// another encoding. Takes the codes of fields out.
  private static func mendWords(of path: String) {
    guard let text = FileContents.read(path, atMost: longestRespelled),
      case let joined = SurrogateHalves.joined(in: text) ?? text,
      case let plain = FieldCodes.removed(from: joined) ?? joined, plain != text
    else { return }
    _ = try? FileContents.replace(path, with: plain, mode: 0o600)
  }

  /// The file as it is given to the program, if it cannot read it as it is.
  private func respelled(
    _ file: OpenFile, in folder: TemporaryFolder, _ stop: OpeningStop
  ) -> OpenFile? {
    let path = "\(folder.path)/input"
    guard writeRespelled(file, to: path, stop), let descriptor = try? Descriptor(reading: path),
      let status = try? descriptor.status()
    else { return nil }
    return OpenFile(descriptor, name: file.name, path: nil, status: status)
  }

  /// Writes the file as the program can read it; whether that was to be done.
  private func writeRespelled(_ file: OpenFile, to path: String, _ stop: OpeningStop) -> Bool {
    switch respelling {
    case nil: return false
    case .openDocument, .word, .wordXML:
      guard let files = archived(file, stop), !stop.isStopped else { return false }
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return false }
      defer { close(descriptor) }
      return StoredArchive.write(files, to: descriptor)
    case .richText:
      guard file.sizeAtOpening <= Self.longestRespelled,
        let bytes = try? file.bytes(at: 0, length: file.sizeAtOpening)
      else { return false }
      // Pictures first: they are counted in the document as it is.
      let steps = [
        { RichTextDrawings($0).respelled }, RichTextTables.respelled,
        { RichTextCodePages.respelled($0) }, RichTextNumbers.respelled, RichTextNotes.respelled,
      ]
      let text = steps.reduce(bytes) { stop.isStopped ? $0 : $1($0) ?? $0 }
      guard text != bytes, !stop.isStopped else { return false }
      return (try? FileContents.replace(path, with: text, mode: 0o600)) != nil
    }
  }

  /// The files of a document that are given to the program instead of those that it has.
  private func archived(
    _ file: OpenFile, _ stop: OpeningStop
  ) -> [(name: String, bytes: [UInt8])]? {
    guard respelling != .wordXML else {
      guard file.sizeAtOpening <= Self.longestRespelled,
        let text = try? file.bytes(at: 0, length: file.sizeAtOpening)
      else { return nil }
      return WordXML.files(of: text, stop: stop)
    }
    guard let archive = ZipArchive(file) else { return nil }
    return respelling == .word
      ? WordText.respelled(archive, limit: Self.longestRespelled, stop: stop)
      : OpenDocumentText.respelled(archive, limit: Self.longestRespelled, stop: stop)
  }

  /// Makes an archive of what was unpacked.
  private func pack(
    _ folder: String, as path: String, _ file: OpenFile
  ) throws(OpenError) {
    let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
    defer { close(descriptor) }
    guard StoredArchive.write(folder, to: descriptor) else {
      throw failure(file, "it unpacked no pictures, or more than 1 GB of them")
    }
  }

  /// Runs it with `file` as its input; what it writes comes into the folder's files `out` and `errors`.
  ///
  /// - Parameters:
  ///   - seconds: What it may compute.
  ///   - longestOutput: The bytes that a file of its own may have; all its files may have twice as many.
  func run(
    _ words: [String], _ file: OpenFile, _ folder: TemporaryFolder, _ stop: OpeningStop,
    seconds: Int = Self.seconds, longestOutput: Int = Self.longestOutput
  ) throws(OpenError) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let output = open("\(folder.path)/out", flags, 0o600)
    let errors = open("\(folder.path)/errors", flags, 0o600)
    defer {
      close(output)
      close(errors)
    }
    var strings = words.map { strdup($0) } + [nil]
    var variables = Self.environment(in: folder.path).map { strdup($0) } + [nil]
    defer { for string in strings + variables { free(string) } }
    let child = file.withDescriptorForProgram {
      cpr_spawn(
        &strings, &variables, $0, output, errors, CInt(CPR_OWN_SESSION | CPR_NOT_ALONE))
    }
    guard child > 0 else { throw failure(file, "it cannot be started") }
    cpr_limit(child, UInt64(seconds), UInt64(longestOutput))
    guard case .folder = form else { return stop.wait(for: child) }
    // A small archive may hold any number of files.
    let path = folder.path
    return stop.wait(for: child) { StoredArchive.size(of: path) > 2 * longestOutput }
  }

  /// The environment of the program, whose own files are for this once.
  private static func environment(in folder: String) -> [String] {
    var variables: [String] = []
    var next = environ
    while let variable = next.pointee {
      variables.append(String(cString: variable))
      next += 1
    }
    let own = [
      "CALIBRE_CONFIG_DIRECTORY": folder, "CALIBRE_TEMP_DIR": folder,
      "CALIBRE_CACHE_DIRECTORY": folder, "TMPDIR": folder,
    ]
    variables.removeAll { variable in own.keys.contains { variable.hasPrefix($0 + "=") } }
    return variables + own.map { "\($0)=\($1)" }
  }

  private func failure(_ file: OpenFile, _ why: String) -> OpenError {
    OpenError(file: file.name, reason: .notConverted(program: name, why: why))
  }

  /// Why the program failed, by its status and what it said.
  private func reason(_ status: Int32, _ said: String) -> String {
    switch status {
    case 0: return "it found no text" + (printsPages ? ": are the pages pictures?" : "")
    case 128 + SIGXCPU, 128 + SIGKILL: return "it took longer than \(Self.seconds) seconds"
    case 128 + SIGXFSZ: return "it wrote more than 1 GB"
    default: break
    }
    if said.contains("Incorrect password") { return BookFault.locked.cause }
    let line = said.split(whereSeparator: \.isNewline).last { !$0.allSatisfy(\.isWhitespace) }
    let words = line.map { String($0.prefix(200)) } ?? "it ended with the status \(status)"
    return words.hasSuffix(".") ? String(words.dropLast()) : words
  }
}

/// What a program made of a file.
struct ProgramOutput: ~Copyable {
  /// A file with the result, which has no name.
  let file: Descriptor
  /// Where each page of print begins in it; none if there are no pages, or nobody knows.
  let pages: [Int]
}

/// Ends what is waited for when a text is opened: another program, or a server.
package final class OpeningStop: Sendable {
  private struct State {
    var isStopped = false
    var end: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Nothing has been stopped.
  package init() {}

  /// Whether the opening is not wanted any more.
  package var isStopped: Bool { state.withLock { $0.isStopped } }

  /// Fails if the opening of `file` is not wanted any more.
  func check(_ file: OpenFile) throws(OpenError) {
    if isStopped { throw OpenError(file: file.name, reason: .stopped) }
  }

  /// Ends what is waited for, now or when it begins.
  package func stop() {
    state.withLock { state in
      state.isStopped = true
      state.end?()
    }
  }

  /// Does `body`, which `end` ends from another thread.
  package func whileRunning<Result, Failure>(
    end: @escaping @Sendable () -> Void, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    state.withLock { state in
      state.end = end
      if state.isStopped { end() }
    }
    defer { state.withLock { $0.end = nil } }
    return try body()
  }

  /// Waits for a child that leads a session of its own.
  ///
  /// - Parameter isTooLarge: Asked again and again whether it has written more than it may.
  fileprivate func wait(for child: pid_t, until isTooLarge: (() -> Bool)? = nil) -> Int32 {
    whileRunning(end: { kill(-child, SIGKILL) }) {
      while let isTooLarge, !Self.hasEnded(child, WNOHANG) {
        if isTooLarge() { kill(-child, SIGXFSZ) }
        usleep(Self.lookInterval)
      }
      while !Self.hasEnded(child) {}
    }
    return cpr_wait(child)
  }

  /// The microseconds between two looks at what a program has written.
  private static let lookInterval: useconds_t = 20_000

  /// Whether a child has ended. It is reaped when nobody can end it any more, or that might meet another's
  /// number.
  private static func hasEnded(_ child: pid_t, _ options: Int32 = 0) -> Bool {
    var information = siginfo_t()
    guard waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT | options) == 0 else {
      return errno != EINTR
    }
    return options & WNOHANG == 0 || information.si_signo != 0
  }
}
