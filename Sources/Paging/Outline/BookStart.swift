package import Books

/// Where a text begins for its reader: one of Project Gutenberg behind the licence that stands before it
/// and behind its list of contents, a book of markup where it says that its body matter begins, a printed
/// document where the first chapter is that its contents name.
package struct BookStart: Equatable, Sendable {
  /// What stands before it.
  package enum Front: Sendable {
    /// Nothing: the book begins with its text.
    case nothing
    /// Project Gutenberg's licence.
    case licence
    /// Project Gutenberg's licence and the book's list of contents.
    case licenceAndContents
    /// What a book of markup puts before its body matter, or a printed document before its chapters.
    case frontMatter
    /// The head and the menus of a page of the net.
    case menus
  }

  /// The offset of the first line that belongs to the book; 0 for all texts without a front.
  package var offset: Int
  /// What stands before it.
  package var front: Front

  /// How much of a text's beginning is looked at, in bytes: most lists are short, and what is read
  /// comes before the first paint.
  private static let searchedLengths = [24 << 10, 128 << 10]
  /// The bytes behind the licence in which a list's heading stands; this comes before the first paint.
  private static let farthestHeading = 16 << 10
  /// The bytes behind a list in which notes about the file may stand before the book begins.
  private static let longestNotes = 4 << 10
  /// The bytes in which a text says that it is one of Project Gutenberg's.
  private static let headLength = 1 << 10
  private static let name: StaticString = "gutenberg"
  private static let none = Self(offset: 0, front: .nothing)

  private init(offset: Int, front: Front) {
    (self.offset, self.front) = (offset, offset > 0 ? front : .nothing)
  }

  /// Where `text` begins for its reader.
  ///
  /// Of a plain text that is not Project Gutenberg's, only 1 KB is read.
  package init(of text: any TextSource) throws(TextError) {
    if let structure = text.structure {
      let body = structure.landmarks.first { $0.kind == .bodyMatter }?.offset ?? 0
      self.init(
        offset: body, front: structure.metadata.format == "HTML" ? .menus : .frontMatter)
      return
    }
    if let contents = text.contents {
      self = Self(of: contents, count: text.expectedCount)
      return
    }
    self = .none
    let head = try text.bytes(at: 0, count: Self.headLength)
    guard head.contains(Self.name) else { return }
    for length in Self.searchedLengths {
      let front = try text.bytes(at: 0, count: length)
      let found = front.withUnsafeBytes(Self.start(in:))
      self = found.start
      if !found.isCut || front.count < length { return }
    }
  }

  /// Where a printed document begins whose own contents name its chapters: behind its title page and its
  /// printed list, of which the lines and dots make nothing to read.
  private init(of contents: any TextContents, count: Int) {
    let chapters = contents.outline.entries.drop {
      HeadingWords.headContents($0.title.lowercased()[...])
    }
    let pages = contents.printedPages
    guard let first = chapters.first, pages.count > Self.fewestPagesBefore,
      first.offset >= pages[Self.fewestPagesBefore].offset, first.offset * 5 <= count
    else {
      self = .none
      return
    }
    self.init(offset: first.offset, front: .frontMatter)
  }

  /// The pages that stand before a document's beginning at least, if it does not begin with its first.
  private static let fewestPagesBefore = 2

  /// Where a text of Project Gutenberg begins whose front is `bytes`, and whether more bytes may tell
  /// otherwise: its licence or its list of contents does not end there.
  private static func start(in bytes: UnsafeRawBufferPointer) -> (start: Self, isCut: Bool) {
    let lines = FrontLines(bytes, terminator: 0x0A)
    guard let licenceEnd = lines.endOfLicence() else { return (.none, true) }
    let list = ContentsList(
      lines, from: licenceEnd, before: licenceEnd + farthestHeading, keepsNames: false)
    if let start = list.bookStart(in: lines, within: longestNotes) {
      return (Self(offset: start, front: .licenceAndContents), false)
    }
    let isCut = !list.range.isEmpty || licenceEnd + farthestHeading > bytes.count
    return (Self(offset: lines.titlePage(from: licenceEnd), front: .licence), isCut)
  }
}

extension [UInt8] {
  /// Whether a word of small letters stands somewhere in the bytes, in whatever case.
  fileprivate func contains(_ word: StaticString) -> Bool {
    let (word, length) = (word.utf8Start, word.utf8CodeUnitCount)
    return withUnsafeBufferPointer { bytes in
      var start = 0
      // This comes before the first paint of every text.
      while start + length <= bytes.count {
        var count = 0
        while count < length, bytes[start + count] | 0x20 == word[count] { count += 1 }
        if count == length { return true }
        start += 1
      }
      return false
    }
  }
}

// MARK: - The lines in front of a book

extension FrontLines {
  /// With what the paragraphs begin that tell who made the file, in small letters.
  private static let credits = [
    "produced by", "e-text prepared", "etext prepared", "this etext", "this e-text", "this ebook",
    "transcribed", "scanned", "credits:", "this file was", "note: project", "[illustration",
    "[picture", "{book cover", "[keyed",
  ]

  /// Whether a paragraph that begins with `words`, in small letters, tells who made the file.
  static func isCredit(_ words: String) -> Bool { credits.contains(where: words.hasPrefix) }

  /// The offset behind the line that ends what Project Gutenberg puts before a book.
  fileprivate func endOfLicence() -> Int? {
    var offset = 0
    while let line = line(from: offset) {
      if line.words.starts(with: "START OF".utf8) || line.words.starts(with: "END THE SMALL".utf8)
        || line.words.starts(with: "END*THE SMALL".utf8)
      {
        return line.end
      }
      offset = line.end
    }
    return nil
  }

  /// The offset of the first paragraph from `start` on that does not tell who made the file.
  fileprivate func titlePage(from start: Int) -> Int {
    var offset = start
    var isCredit = false
    while let line = line(from: offset) {
      defer { offset = line.end }
      if line.words.isEmpty {
        isCredit = false
      } else if !isCredit {
        isCredit = Self.isCredit(
          String(decoding: line.words.prefix(24), as: UTF8.self).lowercased())
        if !isCredit { return line.offset }
      }
    }
    return 0
  }
}
