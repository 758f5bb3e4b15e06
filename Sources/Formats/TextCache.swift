import Books
import Files
import Glibc
import Markup

/// The folder of texts that books were converted into, which spares the next opening the work.
///
/// An entry is one file: a header, the tables, the text. It is there as a whole or not at all, also
/// after a crash, and is known by the book's digest, length and time and by the converter's version.
struct TextCache {
  /// The version of the rules by which books become texts.
  private static let converter = 25
  private static let mark: UInt64 = 0x3154_5854_454D_4F54
  private static let headerLength = 32
  /// The bytes of all entries, at most.
  private static let capacity = 512 << 20
  /// The bytes of the largest tables.
  private static let largestTables = 256 << 20

  /// O_TMPFILE, which Swift does not import.
  private static let unnamed = 0o20_000_000 | O_DIRECTORY

  private let folder: String
  /// What the paths of all versions of the entry begin with.
  private let stem: String
  private let path: String

  /// The entry in `folder` for a book with this digest and status.
  init(_ folder: String, digest: ContentDigest, status: stat) {
    self.folder = folder
    let time = "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    stem = "\(folder)/\(digest.sampled)-\(status.size)-\(time)-"
    path = "\(stem)\(Self.converter)"
  }

  /// The entry; `nil` if there is none, or it was made with other files beside the document than are there
  /// now: that one is removed, since the text is made anew.
  ///
  /// - Parameter files: The files beside the document; `nil` if there can be none.
  func read(beside files: PicturesBeside?) -> CachedText? {
    guard let kept = read() else { return nil }
    let neighbours = kept.tables.neighbours
    guard !neighbours.isEmpty, files?.areUnchanged(neighbours) != true else { return kept }
    unlink(path)
    return nil
  }

  /// The entry; `nil` if there is none, or it is damaged.
  private func read() -> CachedText? {
    guard let descriptor = try? Descriptor(reading: path),
      let fields = Self.header(of: descriptor)
    else { return nil }
    guard fields[0] == Self.mark, let tableLength = Int(exactly: fields[1]),
      let textLength = Int(exactly: fields[2]), tableLength <= Self.largestTables,
      let bytes = try? descriptor.bytes(at: Self.headerLength, length: tableLength),
      bytes.count == tableLength, FNV1a(bytes).value == fields[3],
      let size = try? descriptor.status().size,
      size == Self.headerLength + tableLength + textLength, let tables = SavedTables(bytes)
    else { return nil }
    // What was used last goes last.
    futimens(descriptor.number, nil)
    return CachedText(
      descriptor, start: Self.headerLength + tableLength, count: textLength, tables: tables)
  }

  /// The text of the newest older version of the entry; `nil` if there is none.
  func former() -> (any TextSource)? {
    let names = (try? Folder.names(in: folder)) ?? []
    let versions = names.compactMap { name -> Int? in
      let path = "\(folder)/\(name)"
      return path.hasPrefix(stem) ? Int(path.dropFirst(stem.count)) : nil
    }
    guard let version = versions.filter({ $0 < Self.converter }).max(),
      let descriptor = try? Descriptor(reading: "\(stem)\(version)"),
      let fields = Self.header(of: descriptor), fields[0] == Self.mark,
      let tableLength = Int(exactly: fields[1]), let textLength = Int(exactly: fields[2]),
      tableLength <= Self.largestTables, let size = try? descriptor.status().size,
      size == Self.headerLength + tableLength + textLength
    else { return nil }
    return FormerText(descriptor, start: Self.headerLength + tableLength, count: textLength)
  }

  private static func header(of descriptor: borrowing Descriptor) -> [UInt64]? {
    guard let header = try? descriptor.bytes(at: 0, length: headerLength),
      header.count == headerLength
    else { return nil }
    return header.withUnsafeBytes { Array($0.bindMemory(to: UInt64.self)) }
  }

  /// What another program made of the file; `nil` if that is not here.
  func output() -> Descriptor? {
    guard let descriptor = try? Descriptor(reading: outputPath) else { return nil }
    futimens(descriptor.number, nil)
    return descriptor
  }

  /// Keeps what another program made of the file.
  func keep(_ output: borrowing Descriptor) {
    guard let size = try? output.status().size else { return }
    var offset = 0
    store(at: outputPath) { put in
      while offset < size {
        guard let bytes = try? output.bytes(at: offset, length: 64 << 10), !bytes.isEmpty,
          bytes.withUnsafeBytes({ put($0) })
        else { return false }
        offset += bytes.count
      }
      return true
    }
  }

  private var outputPath: String { path + "-output" }

  /// What the file says of itself, as another program told it; `nil` if that is not here.
  func facts() -> DocumentFacts? {
    FileContents.read(factsPath, atMost: 1 << 20).map { DocumentFacts(line: $0) }
  }

  /// Keeps what the file says of itself.
  func keep(_ facts: DocumentFacts) {
    let line = facts.line
    store(at: factsPath) { put in line.withUnsafeBytes { put($0) } }
  }

  private var factsPath: String { path + "-facts" }

  /// Where pages and chapters stand in what another program made of the file; `nil` if that is not here.
  func contents() -> PagedContents? {
    FileContents.read(contentsPath, atMost: 8 << 20).map { PagedContents(lines: $0) }
  }

  /// Keeps where pages and chapters stand in what another program made of the file.
  func keep(_ contents: PagedContents) {
    let lines = contents.lines
    store(at: contentsPath) { put in lines.withUnsafeBytes { put($0) } }
  }

  private var contentsPath: String { path + "-contents" }

  /// Keeps a text that is complete, and its tables. What fails is left: the book is converted anew.
  func write(_ text: Spool, _ tables: BookTables) {
    let bytes = tables.saved()
    let fields = [Self.mark, UInt64(bytes.count), UInt64(text.count), FNV1a(bytes).value]
    store(at: path) { put in
      guard fields.withUnsafeBytes({ put($0) }), bytes.withUnsafeBytes({ put($0) }) else {
        return false
      }
      var block = [UInt8](repeating: 0, count: 64 << 10)
      var done = 0
      while done < text.count {
        guard let count = try? block.withUnsafeMutableBytes({ try text.read(into: $0, at: done) }),
          count > 0, block.withUnsafeBytes({ put(UnsafeRawBufferPointer(rebasing: $0[..<count])) })
        else { return false }
        done += count
      }
      return true
    }
  }

  /// Writes an entry: it has no name before it is whole and on the disk.
  ///
  /// - Parameter write: Is given what writes bytes; returns whether all of them were written.
  private func store(
    at path: String, _ write: (_ put: (UnsafeRawBufferPointer) -> Bool) -> Bool
  ) {
    try? Folder.make(folder)
    let number = Glibc.open(folder, Self.unnamed | O_WRONLY | O_CLOEXEC, 0o600)
    guard number >= 0 else { return }
    let file = Descriptor(owning: number)
    var offset = 0
    let isWritten = write { bytes in
      do throws(Errno) { try file.write(bytes, at: offset) } catch { return false }
      offset += bytes.count
      return true
    }
    guard isWritten, fdatasync(number) == 0 else { return }
    linkat(AT_FDCWD, "/proc/self/fd/\(number)", AT_FDCWD, path, AT_SYMLINK_FOLLOW)
    trim()
  }

  /// Removes the entries that were used longest ago, until the rest is no larger than it may be.
  private func trim() {
    var entries: [(path: String, size: Int, time: Int)] = []
    for name in (try? Folder.names(in: folder)) ?? [] {
      var status = stat()
      let path = "\(folder)/\(name)"
      if lstat(path, &status) == 0, status.kind == S_IFREG {
        entries.append((path, status.size, status.st_mtim.tv_sec))
      }
    }
    var total = entries.reduce(0) { $0 + $1.size }
    for entry in entries.sorted(by: { $0.time < $1.time }) {
      guard total > Self.capacity else { return }
      unlink(entry.path)
      total -= entry.size
    }
  }
}

/// A text of the cache that an older version of the program made.
private final class FormerText: TextSource {
  let count: Int
  let isComplete = true
  var expectedCount: Int { count }
  private let descriptor: Descriptor
  private let start: Int

  init(_ descriptor: consuming Descriptor, start: Int, count: Int) {
    self.descriptor = descriptor
    (self.start, self.count) = (start, count)
  }

  func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(TextError) -> Int {
    let wanted = min(buffer.count, count - offset)
    guard wanted > 0 else { return 0 }
    let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted])
    do throws(Errno) { return try descriptor.read(into: part, at: start + offset) } catch {
      throw TextError(file: "cache", code: error.code)
    }
  }
}

/// A text of the cache, with its tables.
final class CachedText: Sendable {
  /// The tables beside the text.
  let tables: SavedTables
  /// The bytes of the text.
  let count: Int
  private let descriptor: Descriptor
  private let start: Int

  fileprivate init(
    _ descriptor: consuming Descriptor, start: Int, count: Int, tables: SavedTables
  ) {
    self.descriptor = descriptor
    self.start = start
    self.count = count
    self.tables = tables
  }

  /// Fills `buffer` with the text's bytes from `offset` on; the error is an `errno`.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(Errno) -> Int {
    let wanted = min(buffer.count, count - offset)
    guard wanted > 0 else { return 0 }
    let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted])
    return try descriptor.read(into: part, at: start + offset)
  }
}
