package import Books
package import Markup

/// How a text is to be opened.
package struct OpenOptions: Equatable, Sendable {
  /// The encoding the reader asked for, by its iconv name; `nil` to find it out.
  package var encoding: String?
  /// Whether bytes that look like anything but a text are shown nevertheless.
  package var allowsBinary: Bool
  /// Whether a file of markup is shown as it is written, and not as the book it stands for.
  package var showsSource: Bool
  /// Where a long conversion and piped text are kept; `nil` for $TMPDIR, or else /tmp.
  package var temporaryFolder: String?
  /// Whether the text's digest is made; it is `nil` otherwise, and the text opens sooner.
  package var isDigested = true

  /// How the cache of texts that books were converted into is used.
  package enum CacheUse: Sendable {
    /// Texts are read from it, and kept in it.
    case full
    /// Texts are read from it only.
    case reading
    /// It is left alone.
    case none
  }

  /// Where texts that books were converted into are kept; `nil` to keep none.
  package var cacheFolder: String?
  /// What is done with that folder.
  package var cacheUse = CacheUse.full

  /// What kinds of text a server can say that a file is.
  package enum DeclaredType: Sendable {
    /// A page of HTML, whatever it begins with.
    case page
    /// Markdown, whatever it is called.
    case markdown
  }

  /// What the file is known to be; `nil` if nobody has said it.
  package var type: DeclaredType?
  /// Whether the first bytes of a pipe are waited for, as long as it takes.
  package var waitsForPipe = false
  /// Whether other programs are run for formats that they turn into texts.
  package var runsPrograms = true
  /// What addresses in the text are relative to; `nil` for the file itself.
  package var base: String?

  /// Options for a file of which only the digest is wanted, whatever it is.
  package static var identifying: OpenOptions {
    var options = OpenOptions(allowsBinary: true)
    options.runsPrograms = false
    return options
  }

  /// The program that makes texts of files which cannot be read, in the words of less's LESSOPEN;
  /// `nil` for none.
  package var inputFilter: String?

  /// Options for opening; by default the encoding is found out and binary files are refused.
  package init(
    encoding: String? = nil, allowsBinary: Bool = false, showsSource: Bool = false,
    temporaryFolder: String? = nil, cacheFolder: String? = nil, cacheUse: CacheUse = .full,
    isDigested: Bool = true
  ) {
    self.encoding = encoding
    self.allowsBinary = allowsBinary
    self.showsSource = showsSource
    self.temporaryFolder = temporaryFolder
    self.cacheFolder = cacheFolder
    self.cacheUse = cacheUse
    self.isDigested = isDigested
  }
}

/// What is known of the file a text comes from, at the moment of opening.
package struct FileFacts: Equatable, Sendable {
  /// What a text that was piped in is called.
  package static let standardInputName = "standard input"

  /// The name to show: as the reader gave it, or `standardInputName`.
  package var name: String
  /// The absolute path without links; `nil` for what is piped in.
  package var path: String?
  /// The file's length in bytes; 0 for what is piped in.
  package var size: Int
  /// When the file was last changed: seconds since 1970, UTC.
  package var modified: Int
}

/// A text that was opened, and what is known of it.
package struct OpenedText: Sendable {
  /// The text: a file's own bytes, a conversion that may still run, or a pipe's text so far.
  package let source: any LiveText
  /// The file it comes from.
  package let file: FileFacts
  /// What the file is known by; `nil` for what is piped in, and if the options ask for none.
  package let digest: ContentDigest?
  /// What kind of document it was before another program made a text of it, such as
  /// `Word document, through pandoc`; `nil` for what was read as it is.
  package let origin: String?
  /// What that document says that it is called, and by whom it is, if its text has no structure to say so;
  /// the title is empty if only the author is known.
  let ownTitle: BookTitle?

  init(
    source: any LiveText, file: FileFacts, digest: ContentDigest?, origin: String? = nil,
    ownTitle: BookTitle? = nil
  ) {
    (self.source, self.file, self.digest, self.origin) = (source, file, digest, origin)
    self.ownTitle = ownTitle
  }

  /// The text, which another program made of a document of this kind.
  func made(of origin: String) -> OpenedText {
    OpenedText(source: source, file: file, digest: digest, origin: origin, ownTitle: ownTitle)
  }

  /// The bytes behind the beginning of a text's own words in which a heading is its title.
  private static let titleLength = 4 << 10

  /// What the text, whose first bytes are `beginning`, is called, and who wrote it.
  ///
  /// What the document says of itself counts first; then the one heading of the first level with which the
  /// words begin; then what the words and the file's name tell.
  package func title(beginning: [UInt8]) -> BookTitle {
    if let title = structure?.title { return title }
    if let ownTitle, !ownTitle.title.isEmpty { return ownTitle }
    var found =
      heading.map { BookTitle(title: $0) }
      ?? BookTitle(
        beginning: Array(beginning.prefix(BookTitle.searchedLength)), fileName: file.name)
    found.title = Self.withoutBrackets(found.title)
    found.author = found.author ?? structure?.metadata.author ?? ownTitle?.author
    return found
  }

  /// The words for a picture without the brackets around them: a title may be one.
  private static func withoutBrackets(_ title: String) -> String {
    let words = title.dropFirst().dropLast()
    guard title.hasPrefix("["), title.hasSuffix("]"), !words.isEmpty,
      !words.contains(where: { "[]".contains($0) })
    else { return title }
    return String(words)
  }

  /// The heading that names the whole text; `nil` if none does.
  private var heading: String? {
    guard let structure else { return nil }
    let start = structure.landmarks.first { $0.kind == .bodyMatter }?.offset ?? 0
    let entries = structure.outline.entries.filter { $0.offset >= start }
    let least = entries.map(\.level).min()
    let first = entries.filter { $0.level == least }
    guard first.count == 1, let entry = first.first, entry.offset < start + Self.titleLength,
      // In Markdown a picture may stand for the title, and sections below it.
      entry.level == 0 || structure.metadata.format != "Markdown"
    else { return nil }
    return entry.title
  }

  /// What the book knows of its own text; `nil` for a plain text.
  package var structure: (any TextStructure)? { source.structure }

  /// The text as it came, with overstrike and colours if it is one for terminals.
  package var sourceWithStyles: any TextSource { (source as? StyledText)?.raw ?? source }

  /// What is to be known of how parts of a book were read: what is missing, and why; more may come until
  /// the text is complete.
  package var remarks: [BookRemark] { source.remarks }

  /// The same, each as a line.
  package var remarkLines: [String] { remarks.map(\.line) }

  /// Whether parts of the text are known to be missing.
  package var hasLosses: Bool { remarks.contains(where: \.isLoss) }

  /// The name of the encoding to show, such as `UTF-8`; for a pipe it may be found out later.
  package var encoding: String { source.encoding }
}

/// A text that follows the file or pipe it comes from, which may change while it is read.
package protocol LiveText: TextSource {
  /// The name of the encoding the text was in, such as `ISO-8859-1`.
  var encoding: String { get }

  /// Whether what is written into the file is read from then on, and not what was there at opening.
  var followsEdits: Bool { get }

  /// What is to be known of how parts of a book were read.
  var remarks: [BookRemark] { get }

  /// Why the text ends before its time: a full disk, a pipe that turned out binary.
  var failure: OpenError? { get }

  /// What an older version of the program made of the same file, whose offsets are others; `nil` if that
  /// is not kept.
  ///
  /// Looks into a folder; any thread may ask.
  func former() -> (any TextSource)?

  /// The bytes of the book's picture at `path`; `nil` if they are not there, or too many.
  ///
  /// Any thread may ask.
  func pictureBytes(at path: String) -> [UInt8]?

  /// The path of the picture's own file; `nil` for one that is in a book, or not there.
  func pictureFile(at path: String) -> String?

  /// Looks whether the file has changed since the last look; a text that grew or shrank follows.
  ///
  /// Two system calls, made to be called at every page turn.
  ///
  /// - Returns: What changed, once; `nil` when nothing did, and always for a pipe.
  func check() -> FileChange?

  /// Waits until there is something to show: text, the end of it, or a failure.
  ///
  /// - Returns: Whether there is, before `timeout` has passed; at once for a file.
  func waitForFirstBytes(timeout: Duration) -> Bool

  /// Ends reading and converting: nothing arrives any more. What is there stays readable.
  func stop()
}

extension LiveText {
  package var followsEdits: Bool { false }
  package var remarks: [BookRemark] { [] }
  package func former() -> (any TextSource)? { nil }
  package func pictureBytes(at path: String) -> [UInt8]? { nil }
  package func pictureFile(at path: String) -> String? { nil }

  /// Whether all of the text has come, and nothing has cut it short.
  package var isWhole: Bool { isComplete && failure == nil }
}

/// What happened to a file while it was read.
package enum FileChange: Equatable, Sendable {
  /// It lost its end; `to` is the text's new length in bytes.
  case shrunk(to: Int)
  /// It got longer; `to` is the text's new length in bytes.
  case grown(to: Int)
  /// It was written to; a text that had to be converted stays as it was read.
  case edited
  /// Its name is gone; what was opened is read on.
  case deleted
  /// Its name is another file's now; what was opened is read on.
  case replaced
  /// It cannot be read any more; `code` is the `errno`.
  case unreadable(code: Int32)
}
