/// Recognises files that are no texts by the bytes they begin with.
enum BinaryKind {
  /// What a file that begins with `bytes` looks to be, with its article; `nil` for no known kind.
  ///
  /// - Parameter bytes: The head of the file; 512 bytes are enough for every kind.
  static func name(of bytes: [UInt8]) -> String? {
    if isArchive(bytes) { return archive(bytes) }
    if bytes.starts(with: Array("RIFF".utf8)) { return riff(bytes) }
    if let found = signatures.first(where: { holds($0.bytes, at: $0.offset, of: bytes) }) {
      return found.name
    }
    // Two letters are too few to tell by: a program also has zeros soon.
    if bytes.starts(with: Array("MZ".utf8)), bytes.prefix(64).contains(0) {
      return "a Windows program"
    }
    return nil
  }

  /// Whether a file that begins with `bytes` is a ZIP archive.
  static func isArchive(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("PK\u{3}\u{4}".utf8)) }

  private struct Signature {
    let offset: Int
    let bytes: [UInt8]
    let name: String

    init(_ text: StaticString, at offset: Int = 0, _ name: String) {
      self.offset = offset
      self.name = name
      bytes = text.withUTF8Buffer(Array.init)
    }

    init(_ bytes: [UInt8], _ name: String) {
      offset = 0
      self.bytes = bytes
      self.name = name
    }
  }

  /// The signatures of file(1)'s magic for what is likely to lie beside books.
  private static let signatures = [
    Signature([0x7F, 0x45, 0x4C, 0x46], "a program (ELF)"),
    Signature([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], "a PNG image"),
    Signature([0xFF, 0xD8, 0xFF], "a JPEG image"),
    Signature("GIF87a", "a GIF image"),
    Signature("GIF89a", "a GIF image"),
    Signature("II*\0", "a TIFF image"),
    Signature("MM\0*", "a TIFF image"),
    Signature("%PDF-", "a PDF document"),
    Signature("AT&TFORM", "a DjVu document"),
    Signature("BOOKMOBI", at: 60, "a Kindle book (MOBI)"),
    Signature([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1], "an old Microsoft Office document"),
    Signature([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "a 7z archive"),
    Signature("Rar!\u{1A}\u{7}", "a RAR archive"),
    Signature("PK\u{5}\u{6}", "an empty ZIP archive"),
    Signature("ustar", at: 257, "a tar archive"),
    Signature("SQLite format 3\0", "an SQLite database"),
    Signature("OggS\0", "an Ogg sound file"),
    Signature("fLaC\0", "a FLAC sound file"),
    Signature("ID3\u{2}", "an MP3 sound file"),
    Signature("ID3\u{3}", "an MP3 sound file"),
    Signature("ID3\u{4}", "an MP3 sound file"),
    Signature([0xFF, 0xFB, 0x90], "an MP3 sound file"),
    Signature("ftyp", at: 4, "an MP4 video or sound file"),
    Signature([0x1A, 0x45, 0xDF, 0xA3], "a Matroska video"),
    Signature("\0asm", "a WebAssembly module"),
    Signature([0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0], "a Java class or a macOS program"),
    Signature([0xFE, 0xED, 0xFA, 0xCE], "a macOS program (Mach-O)"),
    Signature([0xFE, 0xED, 0xFA, 0xCF], "a macOS program (Mach-O)"),
    Signature([0xCE, 0xFA, 0xED, 0xFE], "a macOS program (Mach-O)"),
    Signature([0xCF, 0xFA, 0xED, 0xFE], "a macOS program (Mach-O)"),
    Signature("!<arch>\n", "an archive of object files"),
    Signature("wOF2", "a font (WOFF2)"),
    Signature("OTTO\0", "a font (OpenType)"),
  ]

  /// A ZIP file, or one of the documents that are ZIP files inside.
  private static func archive(_ bytes: [UInt8]) -> String {
    let kinds = [
      ("mimetypeapplication/epub+zip", "an EPUB book without its container"),
      ("mimetypeapplication/vnd.oasis.opendocument", "an OpenDocument file"),
      ("[Content_Types].xml", "a Microsoft Office document"),
      ("META-INF/", "a Java archive"),
    ]
    // The name of the first entry stands behind its header of 30 bytes.
    let kind = kinds.first { holds(Array($0.0.utf8), at: 30, of: bytes) }
    return kind?.1 ?? "a ZIP archive"
  }

  private static func riff(_ bytes: [UInt8]) -> String? {
    let kinds = [
      ("WEBP", "a WebP image"), ("WAVE", "a WAV sound file"), ("AVI ", "an AVI video"),
    ]
    return kinds.first { holds(Array($0.0.utf8), at: 8, of: bytes) }?.1
  }

  private static func holds(_ part: [UInt8], at offset: Int, of bytes: [UInt8]) -> Bool {
    bytes.count >= offset + part.count && bytes[offset..<offset + part.count].elementsEqual(part)
  }
}
