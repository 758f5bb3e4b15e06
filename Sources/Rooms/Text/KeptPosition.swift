package import Books
import Files
package import Formats
import Glibc
import Paging
package import Setup
import Shelf

/// The place that the library keeps for a text, and the way to keep the next one.
package struct KeptPosition {
  /// The offset that the text is opened at.
  package let anchor: Int
  /// The place that was kept, where the text does not have it yet.
  let awaitedOffset: Int?
  /// Whether the text has changed since, so that the place is to be kept anew.
  let isFoundAnew: Bool
  /// Whether no place was kept yet.
  package let isFirstOpening: Bool
  /// What the reader has chosen for its lines: words between spaces.
  let lines: String?
  /// What the book is called: as the reader says, else as its text does.
  let title: BookTitle
  /// What is told of the book that the text is another edition of, read until now from another file.
  private(set) var edition: String?
  private let location: LibraryLocation?
  private let facts: BookFacts?
  /// Why no place can be kept.
  private let obstacle: String?

  /// Looks the place of `text` up: by its content, else by its path.
  package init(
    _ text: OpenedText, title: BookTitle, in folders: ReadersFolders = .standard
  ) {
    let location: LibraryLocation?
    do throws(LibraryError) {
      location = text.digest == nil ? nil : try folders.library()
    } catch {
      self.title = title
      (anchor, isFoundAnew, self.location) = (0, false, nil)
      (facts, obstacle) = (nil, error.description)
      (awaitedOffset, isFirstOpening, lines) = (nil, true, nil)
      return
    }
    let known = text.digest.flatMap { digest in
      location.flatMap {
        PositionLookup.find(library: $0.path, digest: digest, file: text.file.path ?? "")
      }
    }
    guard let digest = text.digest, let location,
      known != nil || !text.file.passesBy(libraryAt: location.path)
    else {
      self.title = title
      (anchor, isFoundAnew, self.location, facts, obstacle) = (0, false, nil, nil, nil)
      (awaitedOffset, isFirstOpening, lines) = (nil, true, nil)
      return
    }
    var saved = known?.place
    // In another content the place may be anywhere.
    if saved?.match == .path { Self.waitForAll(of: text.source) }
    // Of a text that is still coming the place may not be there yet: nothing else is taken for it.
    let isThere = saved.map { Self.waits(for: $0.position.offset, in: text.source) } ?? true
    let isWhole = text.source.isWhole
    var finding = isThere ? saved?.find(in: text.source, isWhole: isWhole) : .unknown
    let hasSameTitle = known?.title == title.title
    if finding == .absent, hasSameTitle, title.isSaid(inFile: text.file.path ?? "") {
      // The book, in which all around the place has changed.
      saved?.match = .content
      finding = saved?.find(in: text.source, isWhole: isWhole)
    }
    var facts = BookFacts(
      digest: digest, path: text.file.path, size: text.file.size, title: title.title,
      author: title.author, encoding: text.encoding,
      metadata: text.structure?.metadata ?? BookMetadata(), continuesPath: finding?.isBook)
    if known == nil || finding == .absent,
      let (edition, offset) = Self.edition(of: text, facts, in: location)
    {
      facts.editionOf = edition.book
      self.facts = facts
      self.title = BookTitle(
        title: edition.title ?? title.title, author: edition.author ?? title.author)
      (anchor, isFoundAnew, isFirstOpening) = (offset, true, false)
      (awaitedOffset, lines, obstacle) = (nil, edition.lines, nil)
      self.location = location
      self.edition = edition.sentence
      return
    }
    let found = finding?.offset
    awaitedOffset = !isThere && known?.match == .content ? saved?.position.offset : nil
    // A book that is known by the path alone may be another one.
    let isBook =
      known?.match == .content || found != nil || (finding == .unknown && hasSameTitle)
    self.title = BookTitle(
      title: isBook ? known?.title ?? title.title : title.title,
      author: isBook ? known?.author ?? title.author : title.author)
    anchor = found ?? 0
    isFirstOpening = saved == nil
    lines = isBook ? known?.lines : nil
    isFoundAnew = found != nil && (found != saved?.position.offset || saved?.match == .path)
    self.location = location
    obstacle = nil
    // The name of a story’s file is its own: another text there is the story as it went on.
    let isStory = text.file.path?.hasPrefix(location.storiesFolder + "/") ?? false
    if isStory { facts.continuesPath = true }
    self.facts = facts
  }

  /// How long the first page waits for all of a text that may be a known book with another content.
  private static let patienceForAll = Duration.seconds(2)

  private static func waitForAll(of source: any LiveText) {
    let start = ContinuousClock.now
    while !source.isComplete, ContinuousClock.now - start < patienceForAll { usleep(1000) }
  }

  /// The book that `text` is another edition of, with the offset of its place in the text.
  private static func edition(
    of text: OpenedText, _ facts: BookFacts, in location: LibraryLocation
  ) -> (EarlierEdition, offset: Int)? {
    let editions = EarlierEdition.find(library: location.path, of: facts)
    guard !editions.isEmpty else { return nil }
    let source = text.source
    waitForAll(of: source)
    for edition in editions {
      if let offset = edition.find(in: source, isWhole: source.isWhole) { return (edition, offset) }
    }
    return nil
  }

  /// How far into its file a book begins at most.
  private static let longestFront = 128 << 10

  /// Whether the place is where the book in `text` begins.
  func isAtStart(of text: any TextSource) throws(TextError) -> Bool {
    guard anchor > 0 else { return true }
    guard anchor <= Self.longestFront else { return false }
    return try BookStart(of: text).offset == anchor
  }

  /// The bytes behind a place that it is known by, and more.
  private static let context = 4 << 10
  /// How long the first page waits for the place to come, in milliseconds.
  private static let patience = 200

  /// Waits until the text has what is around `offset`.
  ///
  /// - Returns: Whether it came in time, or the text has ended before it.
  private static func waits(for offset: Int, in source: any LiveText) -> Bool {
    for _ in 0..<patience {
      if source.isComplete || source.count >= offset + context { return true }
      usleep(1000)
    }
    return false
  }

  /// The book in the library, for all that keep something of it; `nil` for a text that is not kept.
  ///
  /// - Parameter isLook: Whether the reader only looks at a place that something else led to.
  func book(clock: LocalClock, isLook: Bool, address: RoomAddress) -> KeptBook? {
    if let obstacle { address.tell(obstacle) }
    guard let location, let facts else { return nil }
    return KeptBook(
      facts, through: Outbox(to: location, clock: clock, for: address), isLook: isLook
    ) {
      address.tell($0)
    }
  }
}

extension EarlierEdition {
  /// What the reader is told who opens another edition of the book.
  fileprivate var sentence: String {
    let name = fileName.map { "'\($0.printable)'" } ?? "another file"
    return "You read this book in \(name): your place and marks are kept."
  }
}

extension FileFacts {
  /// Whether the file is there for a moment only and enters no library: one of the system's, of an
  /// open descriptor, or of the temporary folder, unless the reader's library is in that folder too.
  fileprivate func passesBy(libraryAt library: String) -> Bool {
    guard let path else { return true }
    if ["/proc/", "/sys/", "/dev/"].contains(where: path.hasPrefix) { return true }
    return Self.temporaryFolders.contains { path.hasPrefix($0) && !library.hasPrefix($0) }
  }

  private static var temporaryFolders: [String] {
    [P_tmpdir, Environment.value(of: "TMPDIR")].compactMap { $0 }.filter { $0.hasPrefix("/") }
      .map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }
}

extension BookTitle {
  /// The title that the text itself names, or the name of its file.
  package init(of text: OpenedText) throws(TextError) {
    if let title = text.structure?.title {
      self = title
      return
    }
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Self.searchedLength, alignment: 1)
    defer { buffer.deallocate() }
    let count = try text.source.read(into: buffer, at: 0)
    self = text.title(beginning: Array(buffer[..<count]))
  }
}
