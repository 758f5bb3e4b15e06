import Files
import Glibc
import Markup

/// The formats that other programs turn into texts.
package enum OutsideFormat: CaseIterable, Sendable {
  case word, wordXML, openDocument, richText, oldWord
  case kindle, pdf, postScript, djvu, rarComic, sevenZipComic

  /// What a file of the format is, with its article.
  package var name: String {
    switch self {
    case .word: "a Word document"
    case .wordXML: "a Word 2003 document (XML)"
    case .openDocument: "an OpenDocument text"
    case .richText: "an RTF document"
    case .oldWord: "an old Word document"
    case .kindle: "a Kindle book (MOBI)"
    case .pdf: "a PDF document"
    case .postScript: "a PostScript document"
    case .djvu: "a DjVu document"
    case .rarComic: "a comic in a RAR archive"
    case .sevenZipComic: "a comic in a 7z archive"
    }
  }

  /// The Debian package that has the best program for it.
  package var package: String {
    switch self {
    case .word, .wordXML, .openDocument, .richText: "pandoc"
    case .oldWord: "catdoc"
    case .kindle: "calibre"
    case .pdf: "poppler-utils"
    case .postScript: "ghostscript"
    case .djvu: "djvulibre-bin"
    case .rarComic: "libarchive-tools"
    case .sevenZipComic: "p7zip-full"
    }
  }

  /// What names of such files end with.
  private var endings: [String] {
    switch self {
    case .word: ["docx", "docm"]
    // Its name ends as those of other documents do.
    case .wordXML: []
    case .openDocument: ["odt", "ott"]
    case .richText: ["rtf"]
    case .oldWord: ["doc"]
    case .kindle: ["mobi", "azw", "azw3", "prc"]
    case .pdf: ["pdf"]
    case .postScript: ["ps"]
    case .djvu: ["djvu", "djv"]
    case .rarComic: ["cbr"]
    case .sevenZipComic: ["cb7"]
    }
  }

  /// Whether a file is called as comics are: which archive it is may be another than its name says.
  static func isComic(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".cbz", ".cbr", ".cb7"].contains { name.hasSuffix($0) }
  }

  /// The format of a comic that another program unpacks; `nil` for any other file.
  init?(ofComic file: OpenFile, named name: String) {
    guard Self.isComic(name), let head = try? file.bytes(at: 0, length: 512),
      let format = Self(file, beginning: head, named: name),
      format == .rarComic || format == .sevenZipComic
    else { return nil }
    self = format
  }

  /// The format of files whose names end like that, in small letters; `nil` for any other ending.
  package init?(ending: String) {
    guard let format = Self.allCases.first(where: { $0.endings.contains(ending) }) else {
      return nil
    }
    self = format
  }

  /// The format of a file that begins with `head`; `nil` for any other.
  ///
  /// - Parameter name: Its name: who calls a file a text wants to read what is in it.
  init?(_ file: OpenFile, beginning head: [UInt8], named name: String) {
    if let told = Self.told(by: head, named: name) {
      self = told
    } else if head.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1]),
      CompoundFile(file, head)?.isWord == true
    {
      self = .oldWord
    } else if head.starts(with: "Rar!\u{1A}\u{07}".utf8), Self.isComic(name) {
      self = .rarComic
    } else if head.starts(with: [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]), Self.isComic(name) {
      self = .sevenZipComic
    } else if BinaryKind.isArchive(head), let archive = ZipArchive(file) {
      if archive.contains("word/document.xml") {
        self = .word
      } else if archive.contains("content.xml"), archive.contains("META-INF/manifest.xml"),
        let type = try? archive.bytes(of: "mimetype", limit: 100),
        type.starts(with: "application/vnd.oasis.opendocument.text".utf8)
      {
        self = .openDocument
      } else {
        return nil
      }
    } else {
      return nil
    }
  }

  /// The format that the first bytes of a file tell by themselves; `nil` if they do not.
  static func told(by head: [UInt8], named name: String) -> Self? {
    func holds(_ words: String, at offset: Int = 0) -> Bool {
      head.dropFirst(offset).starts(with: words.utf8)
    }
    if holds("%PDF-") { return .pdf }
    if holds("AT&TFORM") { return .djvu }
    if holds("BOOKMOBI", at: 60) || holds("TEXtREAd", at: 60) { return .kindle }
    if name.lowercased().hasSuffix(".txt") { return nil }
    if holds("%!PS") { return .postScript }
    if WordXML.begins(head) { return .wordXML }
    return holds("{\\rtf") ? .richText : nil
  }

  /// Whether a file that begins with `head` may be of such a format: a quick look.
  static func mayBegin(_ head: [UInt8]) -> Bool {
    guard head.count >= 68 else { return false }
    // `%PDF`, `%!PS`, `AT&T`, `PK`, `{\rtf`, compound files, `Rar!`, `7z`, XML; `BOOKMOBI` and `TEXtREAd` of
    // Kindle books.
    return [0x25, 0x41, 0x50, 0x7B, 0xD0, 0x52, 0x37, 0x3C, 0xEF].contains(head[0])
      || head[60] == 0x42 || head[60] == 0x54
  }
}

extension OutsideFormat {
  /// The programs that turn it into a text, the best first.
  var programs: [OutsideProgram] {
    switch self {
    case .word: [.pandoc(from: "docx"), .calibre(ending: "docx")]
    case .wordXML: [.pandocOfWordXML]
    case .openDocument: [.pandoc(from: "odt"), .calibre(ending: "odt")]
    case .richText: [.pandoc(from: "rtf"), .calibre(ending: "rtf")]
    case .oldWord:
      [
        .word("catdoc", ["-w", "-d", "utf-8", "-"]),
        .word("antiword", ["-m", "UTF-8.txt", "-w", "0", "-"]),
      ]
    case .kindle: [.calibre(ending: "azw3")]
    case .pdf: [.pdftotext]
    case .postScript: [.ghostscript]
    case .djvu: [.djvutxt]
    case .rarComic: [.unrar, .bsdtar(ending: "rar"), .sevenZip("7z")]
    case .sevenZipComic: [.sevenZip("7z"), .sevenZip("7zz"), .bsdtar(ending: "7z")]
    }
  }

  /// What those programs are called.
  package var programNames: [String] { programs.map(\.name) }

  /// The program that is there for it; `nil` if none is installed.
  package var program: OutsideProgram? { programs.first { $0.path != nil } }

  /// What a text of such a file says that it was: `Word document, through pandoc`.
  var origin: String {
    let kind = name.drop { $0 != " " }.dropFirst()
    let words = kind.prefix(1).uppercased() + kind.dropFirst()
    return program.map { "\(words), through \($0.name)" } ?? words
  }

  /// What such a file says of itself, as far as the programs do not pass it on.
  func facts(of file: OpenFile) -> DocumentFacts? {
    switch self {
    case .word: ZipArchive(file).map { DocumentFacts(ofWord: $0) }
    case .wordXML:
      (try? file.bytes(at: 0, length: 64 << 10)).map { DocumentFacts(ofWordXML: $0) }
    case .openDocument: ZipArchive(file).map { DocumentFacts(ofOpenDocument: $0) }
    case .richText:
      (try? file.bytes(at: 0, length: 64 << 10)).map {
        DocumentFacts(ofRichText: RichTextCodePages.respelled($0, keepsGroups: true) ?? $0)
      }
    case .postScript:
      (try? file.bytes(at: 0, length: 4 << 10)).map { DocumentFacts(ofPostScript: $0) }
    default: nil
    }
  }

  /// What tells what such a file says of itself, as far as this program cannot; `nil` for none.
  var teller: DocumentTeller? {
    switch self {
    case .pdf: .pdf
    case .djvu: .djvu
    default: nil
    }
  }

  /// Whether such a file has the pictures that the text names.
  var holdsPictures: Bool { [.word, .openDocument, .richText].contains(self) }

  /// What is said if no program is there for it.
  package var absence: String { "it is \(name); `apt install \(package)` makes it readable" }
}
