import Formats
import TestSupport
import Testing

/// Documents that are closed: what is said is why, and not what a program says of it.
struct DocumentLockTests {
  private let scratch = Scratch()

  private func sentence(_ bytes: [UInt8], named name: String) throws -> String? {
    refusalToOpen(try scratch.file(bytes, named: name))?.sentence
  }

  /// A compound file whose directory has these names, the first with its stream in sector 1.
  private func compound(_ names: [String], stream: [UInt8] = []) -> [UInt8] {
    var bytes: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
    bytes += [UInt8](repeating: 0, count: 512 * 4 - bytes.count)
    bytes[30] = 9
    for (index, name) in names.enumerated() {
      let start = 512 + 128 * index
      for (place, byte) in name.utf8.enumerated() { bytes[start + 2 * place] = byte }
      bytes[start + 116] = 1
    }
    bytes.replaceSubrange(1024..<1024 + stream.count, with: stream)
    return bytes
  }

  @Test func `a document with a password says so`() throws {
    let words = "it is protected by a password"
    let word = [0xEC, 0xA5, 0xC1, 0, 0, 0, 0, 0, 0, 0, 0, 1] as [UInt8]
    #expect(
      try sentence(compound(["WordDocument"], stream: word), named: "a.doc")?.hasSuffix(words)
        == true)
    #expect(try sentence(compound(["EncryptedPackage"]), named: "a.docx")?.hasSuffix(words) == true)
    let manifest = "<manifest:manifest><manifest:encryption-data/></manifest:manifest>"
    let text = SmallArchive.zip([
      ("mimetype", Array("application/vnd.oasis.opendocument.text".utf8)),
      ("content.xml", [1, 2, 3]), ("META-INF/manifest.xml", Array(manifest.utf8)),
    ])
    #expect(try sentence(text, named: "a.odt")?.hasSuffix(words) == true)
    // A flag for something else.
    let open = compound(["WordDocument"], stream: word.dropLast() + [2])
    #expect(try sentence(open, named: "a.doc")?.contains("password") != true)
  }

  @Test(arguments: [0, 1, 2])
  func `a Kindle book with DRM says so, whether a program is there for it or not`(
    _ kind: UInt8
  ) throws {
    var book = [UInt8](repeating: 0, count: 200)
    book.replaceSubrange(60..<68, with: "BOOKMOBI".utf8)
    book[81] = 100
    book[113] = kind
    #expect(try sentence(book, named: "a.mobi")?.hasSuffix("it is protected (DRM)") == (kind > 0))
  }
}
