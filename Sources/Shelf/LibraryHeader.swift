import GRDBSQLite
import Glibc

/// The header of a library's file: the file format of SQLite, section 1.3.
///
/// SQLite believes what the header says. One bad byte in a field, and the file is refused, or its texts
/// are read in another encoding, or it can never be written to again, though all rows are there. Most
/// fields have the same value in every library, so that such a byte is known, and put right.
struct LibraryHeader {
  static let bytes = 100
  static let magic = Array("SQLite format 3\0".utf8)
  static let pageSize = 16..<18
  static let versions = 18..<20
  static let reserved = 20
  static let changes = 24..<28
  static let pages = 28..<32
  static let freePages = 32..<40
  static let versionValidFor = 92..<96
  /// The size of pages that SQLite gives to a new file.
  private static let usualPageSize: [UInt8] = [0x10, 0]

  /// Fields that have a known value, in the order of the file: where they are, and what they may be. A
  /// field that is to be put right gets the first of the values.
  private static let known: [(place: Range<Int>, values: [[UInt8]])] = [
    (versions, [[2, 2], [1, 1]]),
    // No bytes are reserved; the fractions of a page that a row may take.
    (20..<24, [[0, 64, 32, 32]]),
    // The schema's format, which an empty file has not yet.
    (44..<48, [[0, 0, 0, 4], [0, 0, 0, 0]]),
    // Nothing is vacuumed by itself.
    (52..<56, [[0, 0, 0, 0]]),
    // UTF-8; an empty file does not say so yet.
    (56..<60, [[0, 0, 0, 1], [0, 0, 0, 0]]),
    (64..<68, [[0, 0, 0, 0]]),
  ]

  /// What the file's first bytes are.
  private(set) var content: [UInt8]

  /// The header of the file that `connection` has open; nil if it has none.
  ///
  /// Who opens and closes the file beside SQLite gives up all locks that the process has on it: another
  /// program would then take the library for unused and remove its log.
  init?(of connection: OpaquePointer?) {
    var file: UnsafeMutablePointer<sqlite3_file>?
    let code = sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file)
    guard code == SQLITE_OK, let file, let read = file.pointee.pMethods?.pointee.xRead else {
      return nil
    }
    content = [UInt8](repeating: 0, count: Self.bytes)
    let wasRead = content.withUnsafeMutableBytes { read(file, $0.baseAddress, CInt($0.count), 0) }
    guard wasRead == SQLITE_OK else { return nil }
  }

  /// The header of the file at `path`, a copy that nobody has open; nil if it has none.
  init?(ofCopy path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    content = [UInt8](repeating: 0, count: Self.bytes)
    let count = content.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    guard count == Self.bytes else { return nil }
  }

  /// Whether no field has a value that it cannot have. Of a file that does not even say that it is one of
  /// SQLite, SQLite itself tells that.
  var isSound: Bool {
    guard content.starts(with: Self.magic) else { return true }
    return Self.known.allSatisfy { field in
      field.values.contains { $0[...] == content[field.place] }
    }
  }

  /// Puts the header of the file at `path` right, a copy that nobody else has, as far as it is one still.
  ///
  /// A file with more pages than its header tells of has rows on them.
  static func mend(_ path: String) {
    guard var header = LibraryHeader(ofCopy: path) else { return }
    let former = header.content
    // What is left of it may be chance: then it is no header.
    let letters = zip(magic, former).count { $0 == $1 }
    guard letters > magic.count / 2 else { return }
    header.content.replaceSubrange(0..<magic.count, with: magic)
    let size = former[pageSize].reduce(0) { $0 << 8 | Int($1) }
    if size != 1, size < 512 || size & (size - 1) != 0 {
      header.content.replaceSubrange(pageSize, with: usualPageSize)
    }
    for (place, values) in known where !values.contains(where: { $0[...] == former[place] }) {
      header.content.replaceSubrange(place, with: values[0])
    }
    header.raisePages(of: path)
    guard header.content != former else { return }
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    _ = header.content.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  private mutating func raisePages(of path: String) {
    var status = stat()
    let told = content[Self.pageSize].reduce(0) { $0 << 8 | Int($1) }
    let size = told == 1 ? 1 << 16 : told
    guard stat(path, &status) == 0 else { return }
    let present = Int(status.st_size) / size
    guard content[Self.pages].reduce(0, { $0 << 8 | Int($1) }) < present else { return }
    content.replaceSubrange(Self.pages, with: [24, 16, 8, 0].map { UInt8(present >> $0 & 0xFF) })
  }
}
