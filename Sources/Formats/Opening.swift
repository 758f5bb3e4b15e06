import Books
import Files
import Glibc
import Markup
import Web

/// One text on its way to being opened.
struct Opening {
  let name: String
  var options: OpenOptions
  let onChange: @Sendable () -> Void
  /// Ends what is waited for.
  var stop = OpeningStop()
  /// The facts of the file that the text comes out of; `nil` if that is the one that is opened.
  var outer: FileFacts?
  /// What the text is known by, if not by the file that is opened.
  var outerDigest: ContentDigest?
  /// Where the text is kept, if not by the file that is opened.
  var outerCache: TextCache?
  /// What is known of the document that the file was made of by another program.
  var original: DocumentFacts?
  /// The number of archives around the file that is opened.
  var depth = 0
  /// Whether another program made the file.
  var isConverted = false
  /// What is known already of how the text came to be.
  var remarks: [BookRemark] = []
  /// Where the pages and chapters of the document stand that the file was made of.
  var contents: PagedContents?
  /// The archive that the pictures are in, if that is another file than the one that is opened.
  var pictures: OpenFile?

  /// Does `body`, and names the text in its error.
  func attempt<Result: ~Copyable>(
    _ body: () throws(Errno) -> Result
  ) throws(OpenError) -> Result {
    do throws(Errno) {
      return try body()
    } catch {
      throw OpenError(file: name, code: error.code)
    }
  }

  /// Throws for what has no text: directories and devices.
  func refuse(_ status: stat) throws(OpenError) {
    let reason: OpenError.Reason? =
      switch status.kind {
      case S_IFDIR: .isDirectory
      case S_IFCHR: .isDevice(.character)
      case S_IFBLK: .isDevice(.block)
      case S_IFSOCK: .isDevice(.socket)
      default: nil
      }
    if let reason { throw OpenError(file: name, reason: reason) }
  }

  /// What the reader's own filter makes of a file that cannot be read, for this reason.
  func filtered(
    path: String, _ status: stat, after error: OpenError
  ) throws(OpenError) -> OpenedText? {
    switch error.reason {
    case .looksBinary, .brokenBook, .needsProgram: break
    default: return nil
    }
    guard let filter = InputFilter(options.inputFilter), let output = filter.output(for: path),
      let descriptor = try? Descriptor(reading: path)
    else { return nil }
    let file = OpenFile(descriptor, name: name, path: path, status: status)
    let digest = try attempt { () throws(Errno) in
      try PartialDigest.content(of: file, size: status.size)
    }
    let facts = FileFacts(
      name: name, path: TextOpener.resolved(path), size: status.size,
      modified: status.st_mtim.tv_sec)
    return OpenedText(
      source: try streamed(output), file: facts, digest: options.isDigested ? digest : nil)
  }

  /// What comes through `descriptor`, without the styles that it may turn out to have.
  ///
  /// - Parameter head: What was read of it already.
  func streamed(
    _ descriptor: consuming Descriptor, _ head: PipeHead = PipeHead(),
    unpacking end: UnpackingEnd? = nil
  ) throws(OpenError) -> any LiveText {
    let relay = ChangeRelay()
    let text = try StreamText(
      descriptor, head, name: name, options: options, unpacking: end,
      onChange: options.showsSource ? onChange : relay.input)
    let familiar = FamiliarText(text, ends: nil)
    return options.showsSource ? familiar : StyledText(familiar, relay, onChange: onChange)
  }

  /// The text of a regular file.
  func file(
    _ descriptor: consuming Descriptor, path: String?
  ) throws(OpenError) -> OpenedText {
    let status = try attempt { () throws(Errno) in try descriptor.status() }
    try refuse(status)
    let file = OpenFile(descriptor, name: name, path: path, status: status)
    var samples = try attempt { () throws(Errno) in try Sample.read(file) }
    // Files of /proc say that they are empty, and have no places.
    if status.size == 0, samples.contains(where: { !$0.bytes.isEmpty }) {
      return try stream(attempt { () throws(Errno) in try Descriptor(reading: path ?? name) })
    }
    if let book = try book(file, samples, path: path, status) { return book }
    var encoding = try Detection.encoding(of: samples, named: name, options: options)
    if encoding == .utf8, options.encoding == nil,
      let late = try attempt({ () throws(Errno) in try Sample.firstNotASCII(file) })
    {
      samples.append(late)
      encoding = try Detection.encoding(of: samples, named: name, options: options)
    }
    let digest = options.isDigested ? try digest(of: file, status) : nil
    let facts = facts(of: status, path)
    let relay = ChangeRelay()
    let hasStyles = !options.showsSource && samples.contains { $0.hasStyles }
    let tabs =
      hasStyles || options.showsSource ? nil : TabExpansion(of: samples, size: status.size)
    var source: any LiveText =
      encoding.converter == nil && tabs == nil
      ? FileText(file, start: encoding.markLength)
      : try ConvertedText(
        file, encoding: encoding, tabs: tabs, folder: options.temporaryFolder,
        onChange: hasStyles ? relay.input : onChange)
    let ends = try lineEnds(of: source, samples.first, encoding)
    // They are those of the bytes as they are.
    let contents = encoding.converter == nil && tabs == nil ? self.contents : nil
    if ends != .familiar || !remarks.isEmpty || contents != nil {
      source = FamiliarText(source, ends: ends, remarks: remarks, contents: contents)
    }
    if hasStyles { source = StyledText(source, relay, onChange: onChange) }
    return OpenedText(
      source: source, file: facts, digest: digest, ownTitle: original?.known)
  }

  /// The text of a file that is compressed, or a book of markup; `nil` for any other.
  private func book(
    _ file: OpenFile, _ samples: [Sample], path: String?, _ status: stat
  ) throws(OpenError) -> OpenedText? {
    guard let head = samples.first?.bytes else { return nil }
    let compression = Compression(head)
    if options.showsSource {
      guard let compression, !options.allowsBinary else { return nil }
      return try self.source(file, compression, path, status)
    }
    let format = BookFormat(beginning: head, named: path ?? name, type: options.type)
    let outside =
      options.runsPrograms && !isConverted
      ? OutsideFormat(file, beginning: head, named: path ?? name) : nil
    if options.runsPrograms, !isConverted, !options.allowsBinary, OutsideFormat.mayBegin(head),
      let fault = DocumentLock.fault(of: file, beginning: head, as: outside)
    {
      throw OpenError(file: name, reason: .brokenBook(cause: fault.cause))
    }
    guard compression != nil || format != nil || outside != nil else { return nil }
    let digest = try digest(of: file, status)
    let cache =
      outerCache
      ?? options.cacheFolder.flatMap {
        options.cacheUse == .none ? nil : TextCache($0, digest: digest, status: status)
      }
    let source: (any LiveText)?
    let besides = options.base == nil ? PicturesBeside(path) : nil
    if let kept = options.encoding == nil ? cache?.read(beside: besides) : nil {
      source = BookText(
        kept, of: file, encoding: encodingName(of: format, samples), cache: cache,
        pictures: outside.flatMap { pictures(of: file, as: $0, in: cache) })
    } else if let outside {
      return try converted(file, from: outside, facts(of: status, path), digest, cache)
    } else if let compression {
      let end = UnpackingEnd()
      let head = StreamBytes(try compression.unpacked(file, telling: end))
        .head(BookFormat.searched)
      if head.isEmpty, let fault = end.fault {
        throw OpenError(file: name, reason: .brokenBook(cause: fault))
      }
      if Self.needsPlaces(head) {
        return try whole(file, compression, facts(of: status, path), digest, cache)
      }
      source = try unpacked(file, compression, head, cache)
    } else if format == .archive {
      guard let archive = ZipArchive(file) else { return try refuseArchive(ZipArchive.damage) }
      if let pages = archive.comicPages(named: path ?? name) {
        let text = try markup(file, cache) { () throws(BookFault) in
          try ComicConversion(archive, paths: pages)
        }
        return text.map {
          OpenedText(source: $0, file: facts(of: status, path), digest: digest)
        }
      }
      guard archive.isBook(named: path ?? name) else {
        let text = try archived(archive, facts(of: status, path), digest)
        if text == nil, OutsideFormat.isComic(path ?? name) {
          return try refuseArchive("there are no pictures in it")
        }
        return text
      }
      source = try markup(file, cache) { () throws(BookFault) in try EPUBConversion(archive) }
    } else if let format {
      let encoding = BookFormat.encoding(of: samples, options)
      source = try markup(file, cache, encoding: encoding.name, pictures: pictures) {
        () throws(BookFault) -> (any BookConversion)? in
        return try format.conversion(
          of: try TranscodedBytes(file, encoding: encoding),
          resolve: options.base.map { base in { WebAddress(base).resolving($0) } },
          original: original,
          imageHead: imageHead(of: file, format, besides), sheet: besides.map { $0.sheet })
      }
    } else {
      source = nil
    }
    guard let source else { return nil }
    return OpenedText(
      source: source, file: facts(of: status, path), digest: digest, origin: outside?.origin)
  }

  /// The bytes that were compressed, as they are.
  private func source(
    _ file: OpenFile, _ compression: Compression, _ path: String?, _ status: stat
  ) throws(OpenError) -> OpenedText {
    let end = UnpackingEnd()
    let text = try streamed(try compression.unpacked(file, telling: end), unpacking: end)
    return OpenedText(
      source: text, file: facts(of: status, path), digest: try digest(of: file, status))
  }

  /// Says why an archive is no book, unless the reader wants to see its bytes.
  private func refuseArchive(_ cause: String) throws(OpenError) -> OpenedText? {
    if options.allowsBinary { return nil }
    throw OpenError(file: name, reason: .brokenBook(cause: cause))
  }

  /// What gives the heads of a document's pictures, in it or beside it; `nil` if it can have none here.
  private func imageHead(
    of file: OpenFile, _ format: BookFormat, _ besides: PicturesBeside?
  ) -> ((String, Int) -> [UInt8]?)? {
    if let pictures, let archive = ZipArchive(pictures) {
      return { archive.head(of: archive.place(ofPicture: $0), count: $1) }
    }
    if let pictures, let own = RichTextPictures(pictures) { return own.head }
    guard format == .fictionBook else { return besides.map { $0.head } }
    // The whole file is looked through with the first picture: a book without any is not.
    lazy var pictures = FictionBookPictures(file)
    return { pictures?.head($0, $1) }
  }

  /// The encoding that a document of markup says or shows that it is in.
  private func encodingName(of format: BookFormat?, _ samples: [Sample]) -> String {
    guard let format, format != .archive else { return Encoding.utf8.name }
    return BookFormat.encoding(of: samples, options).name
  }

  /// What has the pictures of a file that another program made a text of: the book that this program made,
  /// if it is one, or else the file.
  private func pictures(
    of file: OpenFile, as format: OutsideFormat, in cache: TextCache?
  ) -> OpenFile? {
    let output = output(in: cache)
    let isBook = (try? output?.bytes(at: 0, length: 4)).map { BinaryKind.isArchive($0) } ?? false
    return !isBook && format.holdsPictures ? file : output
  }

  /// What another program made of the file, if that is kept.
  private func output(in cache: TextCache?) -> OpenFile? {
    if let output = cache?.output() {
      guard let status = try? output.status() else { return nil }
      return OpenFile(output, name: name, path: nil, status: status)
    }
    return nil
  }

  private func digest(of file: OpenFile, _ status: stat) throws(OpenError) -> ContentDigest {
    if let outerDigest { return outerDigest }
    return try attempt { () throws(Errno) in
      try PartialDigest.content(of: file, size: status.size)
    }
  }

  private func facts(of status: stat, _ path: String?) -> FileFacts {
    outer
      ?? FileFacts(name: name, path: path, size: status.size, modified: status.st_mtim.tv_sec)
  }

  /// Whether what begins with `head` is read from its end, or by another program: archives such as EPUB,
  /// PDF, PostScript, DjVu, RTF, old Word documents, Kindle books.
  static func needsPlaces(_ head: [UInt8]) -> Bool {
    let marks = ["PK\u{3}\u{4}", "%PDF-", "%!PS", "AT&TFORM", "{\\rtf"].map { Array($0.utf8) }
    return marks.contains { head.starts(with: $0) } || head.starts(with: [0xD0, 0xCF, 0x11, 0xE0])
      || head.dropFirst(60).starts(with: "BOOKMOBI".utf8)
  }

  /// The bytes that a compressed file may unpack to if it has to be unpacked before it is read.
  private static let largestWhole = 1 << 30

  /// The text of a compressed file that has to be unpacked before it is read.
  private func whole(
    _ file: OpenFile, _ compression: Compression, _ facts: FileFacts, _ digest: ContentDigest,
    _ cache: TextCache?
  ) throws(OpenError) -> OpenedText {
    let end = UnpackingEnd()
    let stream = StreamBytes(try compression.unpacked(file, telling: end))
    var count = 0
    let descriptor = try unpackedBytes { () throws(OpenError) in
      let bytes = stream.next()
      count += bytes.count
      guard count <= Self.largestWhole else {
        throw OpenError(
          file: name, reason: .brokenBook(cause: BookFault.tooLarge("document").cause))
      }
      return bytes
    }
    var inner = Opening(name: Compression.innerName(of: name), options: options, onChange: onChange)
    (inner.outer, inner.outerDigest, inner.outerCache) = (facts, digest, cache)
    (inner.stop, inner.depth) = (stop, depth)
    guard let fault = end.fault else { return try inner.file(descriptor, path: nil) }
    inner.remarks = [BookRemark("", fault, isLoss: true)]
    do throws(OpenError) { return try inner.file(descriptor, path: nil) } catch {
      throw OpenError(file: name, reason: .brokenBook(cause: fault))
    }
  }

  /// The text of a compressed file: of a book of markup, or a plain one as it comes.
  ///
  /// - Parameter head: What it begins with.
  private func unpacked(
    _ file: OpenFile, _ compression: Compression, _ head: [UInt8], _ cache: TextCache?
  ) throws(OpenError) -> any LiveText {
    let inner = Compression.innerName(of: name)
    let encoding = BookFormat.encoding(of: [Sample(offset: 0, bytes: head)], options)
    if let format = BookFormat(beginning: head, named: inner), format != .archive,
      let text = try markup(
        file, cache, encoding: encoding.name,
        { () throws(BookFault) -> (any BookConversion)? in
          try format.conversion(
            of: try TranscodedBytes(encoding: encoding, length: 0) { () throws(BookFault) in
              let end = UnpackingEnd()
              guard let descriptor = try? compression.unpacked(file, telling: end) else {
                throw .damaged("itself")
              }
              let stream = StreamBytes(descriptor)
              return { () throws(BookFault) -> [UInt8] in
                let bytes = stream.next()
                if bytes.isEmpty, let fault = end.fault { throw .noBook(fault) }
                return bytes
              }
            })
        })
    {
      return text
    }
    let end = UnpackingEnd()
    return try streamed(try compression.unpacked(file, telling: end), unpacking: end)
  }

  /// The text of a book of markup, which `make` makes the conversion of; `nil` if it makes none.
  ///
  /// - Parameters:
  ///   - encoding: The name of the encoding to show.
  ///   - pictures: The archive that the pictures are in, if that is another file.
  func markup(
    _ file: OpenFile, _ cache: TextCache?, encoding: String = Encoding.utf8.name,
    pictures: OpenFile? = nil, _ make: () throws(BookFault) -> (any BookConversion)?
  ) throws(OpenError) -> BookText? {
    let conversion: (any BookConversion)?
    do throws(BookFault) {
      conversion = try make()
    } catch {
      throw OpenError(file: name, reason: .brokenBook(cause: error.cause))
    }
    guard let conversion else { return nil }
    for remark in remarks { conversion.tables.note(remark) }
    return try BookText(
      conversion, of: file, encoding: encoding, pictures: pictures,
      cache: options.encoding == nil && options.cacheUse == .full ? cache : nil,
      folder: options.temporaryFolder, onChange: onChange)
  }

  /// What the lines of `source` end with, told by the bytes of `head` that have been read where they
  /// are the text's own.
  private func lineEnds(
    of source: any LiveText, _ head: Sample?, _ encoding: Encoding
  ) throws(OpenError) -> LineEnds {
    if encoding.converter == nil, let head {
      return head.bytes.dropFirst(encoding.markLength).prefix(FamiliarText.headLength)
        .withUnsafeBytes { LineEnds(of: $0) }
    }
    do throws(TextError) {
      return try LineEnds(ofHeadOf: source)
    } catch {
      throw OpenError(file: name, code: error.code)
    }
  }
}
