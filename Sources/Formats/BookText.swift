package import Books
import Dispatch
import Files
package import Markup
import Synchronization

/// The text of a book of markup, which is converted once, in reading order.
///
/// The first part is there at once; the rest comes in the background, into a file without a name.
package final class BookText: LiveText {
  /// The bytes of text that are converted before the text is given out: some pages.
  private static let first = 16 << 10
  /// The bytes that are converted at most, to know where the book's body matter begins.
  private static let farthestBody = 256 << 10

  package let encoding: String
  /// Where the text is.
  private enum Storage: Sendable {
    case conversion(Spool, BookTables)
    case cache(CachedText)
  }

  private let file: OpenFile
  /// The file that its pictures are in, or beside.
  private let pictures: OpenFile
  /// The pictures in that file itself.
  private let inside: PicturesInside
  private let storage: Storage
  private let cache: TextCache?

  /// Does the work of `conversion`, which reads `file`.
  ///
  /// - Parameters:
  ///   - encoding: The name of the encoding that the book is in.
  ///   - pictures: The archive that its pictures are in, if that is another file.
  ///   - cache: Where the text is kept for the next opening; `nil` if it is not to be kept.
  ///   - folder: Where the text is while the program runs; `nil` for where it is usual.
  init(
    _ conversion: any BookConversion, of file: OpenFile, encoding: String,
    pictures: OpenFile?, cache: TextCache?, folder: String?,
    onChange: @escaping @Sendable () -> Void
  ) throws(OpenError) {
    self.file = file
    self.cache = cache
    self.encoding = encoding
    self.pictures = pictures ?? file
    inside = PicturesInside(pictures ?? file)
    let spool = try Spool(name: file.name, encoding: encoding, folder: folder)
    storage = .conversion(spool, conversion.tables)
    let work = ConversionWork(conversion)
    var isAtEnd = false
    while !isAtEnd,
      spool.count < Self.first
        || (spool.count < Self.farthestBody && conversion.tables.awaitsBody)
    {
      isAtEnd = try work.step(into: spool)
    }
    if isAtEnd {
      if spool.count == 0, let loss = conversion.tables.remarks.first(where: \.isLoss) {
        throw OpenError(file: file.name, reason: .brokenBook(cause: loss.line))
      }
      spool.finish()
      return
    }
    DispatchQueue(label: "tome-reader.conversion", qos: .utility).async {
      work.run(into: spool, cache: cache, onChange: onChange)
    }
  }

  /// The text of `file` that was kept.
  ///
  /// - Parameters:
  ///   - encoding: The name of the encoding that the book is in.
  ///   - cache: Where it was kept.
  ///   - pictures: The file that has the pictures, if that is another one.
  init(
    _ kept: CachedText, of file: OpenFile, encoding: String, cache: TextCache?,
    pictures: OpenFile?
  ) {
    self.file = file
    self.cache = cache
    self.encoding = encoding
    self.pictures = pictures ?? file
    inside = PicturesInside(pictures ?? file)
    storage = .cache(kept)
  }

  deinit { stop() }

  package var count: Int {
    switch storage {
    case .conversion(let spool, _): spool.count
    case .cache(let text): text.count
    }
  }

  package var isComplete: Bool { spool?.isComplete ?? true }
  package var expectedCount: Int { spool?.expectedCount ?? count }
  package var failure: OpenError? { spool?.failure }

  package var structure: (any TextStructure)? {
    switch storage {
    case .conversion(_, let tables): tables
    case .cache(let text): text.tables
    }
  }

  package var remarks: [BookRemark] {
    switch storage {
    case .conversion(_, let tables): tables.remarks
    case .cache(let text): text.tables.remarks
    }
  }

  private var spool: Spool? {
    guard case .conversion(let spool, _) = storage else { return nil }
    return spool
  }

  package func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(TextError) -> Int {
    do throws(Errno) {
      switch storage {
      case .conversion(let spool, _): return try spool.read(into: buffer, at: offset)
      case .cache(let text): return try text.read(into: buffer, at: offset)
      }
    } catch {
      throw TextError(file: file.name, code: error.code)
    }
  }

  package func pictureBytes(at path: String) -> [UInt8]? {
    if let drawing = InlineDrawing(path: path), let document = document(drawing.document) {
      return drawing.bytes(in: document) { path in
        guard let archive = ZipArchive(pictures) else {
          return PicturesBeside(pictures.path)?.sheet(path).text
        }
        let bytes = try? archive.bytes(of: path, limit: 1 << 20)
        return bytes.map { String(decoding: $0, as: UTF8.self) }
      }
    }
    if let archive = ZipArchive(pictures) {
      return try? archive.bytes(
        of: archive.place(ofPicture: path), limit: PicturesBeside.largest)
    }
    if let bytes = inside.head(path, PicturesBeside.largest) { return bytes }
    if inside.areOfRichText { return nil }
    return PicturesBeside(pictures.path).flatMap { $0.bytes(of: path) }
  }

  /// The bytes of a document of the book, or of the one that it is.
  private func document(_ path: String) -> [UInt8]? {
    guard path.isEmpty else {
      return ZipArchive(pictures).flatMap {
        try? $0.bytes(of: path, limit: PicturesBeside.largest)
      }
    }
    guard pictures.sizeAtOpening <= PicturesBeside.largest else { return nil }
    return try? pictures.bytes(at: 0, length: pictures.sizeAtOpening)
  }

  package func pictureFile(at path: String) -> String? {
    guard ZipArchive(pictures) == nil else { return nil }
    return PicturesBeside(pictures.path).flatMap { $0.file(at: path) }
  }

  /// Is entered while converted books are being written into the cache.
  fileprivate static let writes = DispatchGroup()

  /// Waits until the books that were converted are in the cache: a command may end sooner.
  package static func finishWrites(within patience: Duration) {
    let milliseconds = Int(patience / .milliseconds(1))
    _ = writes.wait(timeout: .now() + .milliseconds(milliseconds))
  }

  package func former() -> (any TextSource)? { cache?.former() }

  package func check() -> FileChange? { file.changeOfConverted() }

  package func waitForFirstBytes(timeout: Duration) -> Bool { true }
  package func stop() { spool?.stop() }
}

/// The work of converting one book into a file.
///
/// Unchecked: one thread uses it at a time. Whoever opens the book converts its first part, and then
/// hands it over to a queue, whose only block it is.
private final class ConversionWork: @unchecked Sendable {
  private let conversion: any BookConversion

  init(_ conversion: any BookConversion) { self.conversion = conversion }

  /// Converts a piece more; whether that was the last.
  func step(into spool: Spool) throws(OpenError) -> Bool {
    guard let bytes = conversion.step() else { return true }
    try spool.append(bytes)
    let fraction = conversion.fraction
    if fraction > 0 { spool.expect(Int(Double(spool.count) / fraction)) }
    return false
  }

  /// Converts the rest, until the end, an error, or nobody wants it.
  func run(
    into spool: Spool, cache: TextCache?, onChange: @escaping @Sendable () -> Void
  ) {
    var pace = ChangePace(onChange)
    do throws(OpenError) {
      var isAtEnd = false
      while !isAtEnd, !spool.isStopped {
        isAtEnd = try step(into: spool)
        pace.note()
      }
      BookText.writes.enter()
      defer { BookText.writes.leave() }
      spool.finish()
      // A part that could not be read may be there the next time.
      if isAtEnd, !conversion.tables.remarks.contains(where: \.isLoss) {
        cache?.write(spool, conversion.tables)
      }
    } catch {
      spool.finish(failure: error)
    }
    onChange()
  }
}
