import CZip
import Files
import Glibc
import Markup

/// Makes a ZIP archive that stores its files: pictures, which are compressed already, or what another
/// program reads at once.
struct StoredArchive: ~Copyable {
  /// The bytes of all files together, at most.
  static let largest = 1 << 30

  private let descriptor: CInt
  private var directory: [UInt8] = []
  private var offset = 0
  private var count = 0

  /// Writes the files below `folder` that a comic is made of to the open file `descriptor`.
  ///
  /// - Returns: Whether all was written, and there was something to write.
  static func write(_ folder: String, to descriptor: CInt) -> Bool {
    var archive = StoredArchive(descriptor)
    for path in files(in: folder) {
      guard let bytes = FileContents.read("\(folder)/\(path)", atMost: PicturesBeside.largest),
        archive.add(bytes, named: path)
      else { return false }
    }
    return archive.count > 0 && archive.end()
  }

  /// Writes an archive of `files` to the open file `descriptor`; whether all was written.
  static func write(_ files: [(name: String, bytes: [UInt8])], to descriptor: CInt) -> Bool {
    var archive = StoredArchive(descriptor)
    for file in files {
      guard archive.add(file.bytes, named: file.name) else { return false }
    }
    return archive.end()
  }

  /// The bytes of the files below `folder`.
  static func size(of folder: String) -> Int {
    Self.files(in: folder, all: true).reduce(0) { size, path in
      var status = stat()
      return lstat("\(folder)/\(path)", &status) == 0 ? size + Int(status.st_size) : size
    }
  }

  /// The paths of the pictures below `folder`, the first page first; no link is followed.
  static func pictures(in folder: String) -> [String] {
    ComicConversion.inOrder(files(in: folder).filter(ComicConversion.isPicture))
  }

  private init(_ descriptor: CInt) { self.descriptor = descriptor }

  /// The paths of the plain files below `folder` that a comic is made of, or of all; no link is followed.
  private static func files(in folder: String, all: Bool = false) -> [String] {
    var found: [String] = []
    var folders = [""]
    while let next = folders.popLast() {
      for name in (try? Folder.names(in: "\(folder)/\(next)")) ?? [] {
        let path = next.isEmpty ? name : "\(next)/\(name)"
        var status = stat()
        guard lstat("\(folder)/\(path)", &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: folders.append(path)
        case S_IFREG where all || ZipArchive.isOfComic(path): found.append(path)
        default: break
        }
      }
    }
    return found.sorted()
  }

  /// Appends a file.
  private mutating func add(_ bytes: [UInt8], named name: String) -> Bool {
    guard offset + bytes.count <= Self.largest, count < Int(UInt16.max),
      name.utf8.count <= Int(UInt16.max)
    else { return false }
    let facts =
      Self.two(20) + Self.two(1 << 11) + Self.two(0) + Self.two(0) + Self.two(0x21)
      + Self.four(Int(czip_checksum(bytes, bytes.count))) + Self.four(bytes.count)
      + Self.four(bytes.count) + Self.two(name.utf8.count)
    directory += Self.four(0x0201_4B50) + Self.two(20) + facts
    directory += [UInt8](repeating: 0, count: 12) + Self.four(offset) + Array(name.utf8)
    count += 1
    return write(Self.four(0x0403_4B50) + facts + Self.two(0) + Array(name.utf8)) && write(bytes)
  }

  private mutating func end() -> Bool {
    let start = offset
    return write(directory)
      && write(
        Self.four(0x0605_4B50) + Self.four(0) + Self.two(count) + Self.two(count)
          + Self.four(directory.count) + Self.four(start) + Self.two(0))
  }

  private mutating func write(_ bytes: [UInt8]) -> Bool {
    offset += bytes.count
    return FileContents.write(bytes, to: descriptor)
  }

  private static func two(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }

  private static func four(_ number: Int) -> [UInt8] { two(number) + two(number >> 16) }
}
