/// Archives and books for tests, made of nothing but bytes: entries are stored, not deflated.
package enum SmallArchive {
  /// A ZIP archive of `entries`.
  ///
  /// - Parameter deflated: The lengths that entries have when they are unpacked whose bytes are deflated.
  package static func zip(
    _ entries: [(name: String, bytes: [UInt8])], deflated: [String: Int] = [:]
  ) -> [UInt8] {
    var file: [UInt8] = []
    var directory: [UInt8] = []
    for (name, bytes) in entries {
      let offset = file.count
      let facts =
        two(20) + two(0) + two(deflated[name] == nil ? 0 : 8) + two(0) + two(0x21)
        + four(Int(checksum(bytes))) + four(bytes.count) + four(deflated[name] ?? bytes.count)
        + two(name.utf8.count)
      file += four(0x0403_4B50) + facts + two(0) + Array(name.utf8) + bytes
      directory += four(0x0201_4B50) + two(20) + facts + two(0) + two(0) + two(0) + two(0)
      directory += four(0) + four(offset) + Array(name.utf8)
    }
    let end =
      four(0x0605_4B50) + two(0) + two(0) + two(entries.count) + two(entries.count)
      + four(directory.count) + four(file.count) + two(0)
    return file + directory + end
  }

  /// A RAR archive of `entries`, of version 4 of the format, whose names are in UTF-8.
  package static func rar(_ entries: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    func block(_ body: [UInt8]) -> [UInt8] { two(Int(checksum(body) & 0xFFFF)) + body }
    var file: [UInt8] = [0x52, 0x61, 0x72, 0x21, 0x1A, 0x07, 0x00]
    file += block([0x73] + two(0) + two(13) + two(0) + four(0))
    for (name, bytes) in entries {
      let head: [UInt8] =
        [0x74] + two(0x8000) + two(32 + name.utf8.count) + four(bytes.count) + four(bytes.count)
        + [3] + four(Int(checksum(bytes))) + four(0x5A21_0000) + [20, 0x30]
        + two(name.utf8.count) + four(0x81A4) + Array(name.utf8)
      file += block(head) + bytes
    }
    return file + [0xC4, 0x3D, 0x7B, 0x00, 0x40, 0x07, 0x00]
  }

  /// An EPUB with these bodies of documents, each of which has a line in the contents.
  ///
  /// - Parameters:
  ///   - head: What stands in the heads of the documents.
  ///   - navs: More `nav` elements beside the contents, such as landmarks.
  ///   - more: Other files of the book.
  ///   - absent: The name of a document that is not in the archive.
  ///   - bytes: Other files of the book, byte for byte.
  ///   - deflated: A file of the book whose bytes are deflated, and how many they stand for.
  ///   - contents: The table of contents; nil for one of all documents.
  package static func epub(
    _ bodies: [(name: String, body: String)], head: String = "", navs: String = "",
    more: [(name: String, text: String)] = [], leavingOut absent: String? = nil,
    bytes: [(name: String, bytes: [UInt8])] = [],
    deflated: (name: String, bytes: [UInt8], count: Int)? = nil, contents: String? = nil
  ) -> [UInt8] {
    var entries: [(name: String, bytes: [UInt8])] = [
      ("mimetype", Array("application/epub+zip".utf8)),
      ("META-INF/container.xml", Array(container.utf8)),
      ("book.opf", Array(package(bodies.map(\.name)).utf8)),
      ("nav.xhtml", Array((contents ?? navigation(bodies.map(\.name), navs)).utf8)),
    ]
    for (name, body) in bodies where name != absent {
      let document =
        "<html xmlns='http://www.w3.org/1999/xhtml' xmlns:epub='http://www.idpf.org/2007/ops'>"
        + "<head><title>x</title>\(head)</head><body>\(body)</body></html>"
      entries.append((name, Array(document.utf8)))
    }
    for (name, text) in more { entries.append((name, Array(text.utf8))) }
    entries += bytes
    guard let deflated else { return zip(entries) }
    return zip(
      entries + [(deflated.name, deflated.bytes)], deflated: [deflated.name: deflated.count])
  }

  private static let container =
    "<container><rootfiles><rootfile full-path='book.opf'/></rootfiles></container>"

  private static func package(_ names: [String]) -> String {
    let items = names.map {
      "<item id='\($0)' href='\($0)' media-type='application/xhtml+xml'/>"
    }
    let spine = names.map { "<itemref idref='\($0)'/>" }
    return """
      <package xmlns:dc='http://purl.org/dc/elements/1.1/'><metadata><dc:title>Small</dc:title>
      <dc:creator>A. Nobody</dc:creator><dc:language>en</dc:language></metadata><manifest>
      <item id='nav' href='nav.xhtml' properties='nav' media-type='application/xhtml+xml'/>
      \(items.joined())</manifest><spine>\(spine.joined())</spine></package>
      """
  }

  private static func navigation(_ names: [String], _ navs: String) -> String {
    let ordinals = ["first", "second", "third", "fourth", "fifth"]
    let lines = Swift.zip(names, ordinals).map { "<li><a href='\($0)'>The \($1)</a></li>" }
    return """
      <html xmlns='http://www.w3.org/1999/xhtml' xmlns:epub='http://www.idpf.org/2007/ops'><body>
      <nav epub:type='toc'><ol>\(lines.joined())</ol></nav>\(navs)</body></html>
      """
  }

  private static func two(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }

  private static func four(_ number: Int) -> [UInt8] { two(number) + two(number >> 16) }

  /// The checksum of a ZIP archive: CRC-32.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
