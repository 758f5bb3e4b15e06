import Markup

/// What keeps a document of another format closed, where it says so itself: no program is asked to read it
/// then, which would say it in words of its own, or not at all.
enum DocumentLock {
  /// Why the file that begins with `head` cannot be read; `nil` if nothing says so.
  ///
  /// - Parameter format: What it is, if another program reads such files.
  static func fault(
    of file: OpenFile, beginning head: [UInt8], as format: OutsideFormat?
  ) -> BookFault? {
    if head.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1]) {
      return CompoundFile(file, head)?.isLocked == true ? .locked : nil
    }
    if head.dropFirst(60).starts(with: "BOOKMOBI".utf8) {
      return isProtectedBook(file, head) ? .protected : nil
    }
    guard format == .openDocument, let archive = ZipArchive(file),
      let manifest = try? archive.bytes(of: "META-INF/manifest.xml", limit: 1 << 20)
    else { return nil }
    return manifest.firstRange(of: Array("encryption-data".utf8)) != nil ? .locked : nil
  }

  /// Whether the first record of a Kindle book says that the others are encrypted: the bytes 12 and 13 of it.
  private static func isProtectedBook(_ file: OpenFile, _ head: [UInt8]) -> Bool {
    guard head.count >= 82 else { return false }
    let start = head[78..<82].reduce(0) { $0 << 8 | Int($1) }
    guard let kind = try? file.bytes(at: start + 12, length: 2), kind.count == 2 else {
      return false
    }
    return kind != [0, 0]
  }
}

/// The directory of a compound file ([MS-CFB]), as those of Office are.
struct CompoundFile {
  /// The bytes of an entry.
  private static let entry = 128

  private let file: OpenFile
  private let directory: [UInt8]
  /// The bytes of a sector, as a power of two.
  private let shift: Int

  /// The compound file that begins with `head`; `nil` if its directory cannot be read.
  init?(_ file: OpenFile, _ head: [UInt8]) {
    guard head.count >= 512 else { return nil }
    shift = head[30] == 12 ? 12 : 9
    self.file = file
    let sector = Self.number(head[48..<52])
    guard let directory = try? file.bytes(at: (sector + 1) << shift, length: 4096) else {
      return nil
    }
    self.directory = directory
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Where the entry of the stream called so begins in the directory; `nil` if there is none.
  private func place(of name: String) -> Int? {
    var units: [UInt8] = []
    for byte in name.utf8 { units += [byte, 0] }
    return stride(from: 0, to: directory.count, by: Self.entry).first {
      directory[$0...].starts(with: units)
    }
  }

  /// Whether it is a document of Word.
  var isWord: Bool { place(of: "WordDocument") != nil }

  /// Whether it is protected with a password: a newer document is whole in a stream of its own, an older one
  /// says so in its first bytes ([MS-DOC], `fEncrypted`).
  var isLocked: Bool {
    if place(of: "EncryptedPackage") != nil { return true }
    guard let place = place(of: "WordDocument"), place + Self.entry <= directory.count else {
      return false
    }
    let sector = Self.number(directory[(place + 116)..<(place + 120)])
    guard let start = try? file.bytes(at: (sector + 1) << shift, length: 12), start.count == 12
    else {
      return false
    }
    return start.starts(with: [0xEC, 0xA5]) && start[11] & 1 != 0
  }
}
