/// Turns a document of XML that declares an encoding which expat does not know into UTF-8, as it comes.
struct UnitDecoder: ~Copyable {
  /// The bytes in which a declaration is looked for.
  private static let searched = 200
  /// What expat reads itself (its `XML_ParserCreate`).
  private static let known: Set<String> = [
    "utf-8", "utf-16", "utf-16le", "utf-16be", "us-ascii", "iso-8859-1",
  ]

  private var transcoder: Transcoder?
  private var isAtStart = true

  /// The bytes that `part` stands for; an empty one ends the document.
  mutating func convert(_ part: [UInt8]) -> [UInt8] {
    var part = part
    if isAtStart {
      isAtStart = false
      transcoder = Self.transcoder(for: &part)
    }
    guard transcoder != nil else { return part }
    var output: [UInt8] = []
    if part.isEmpty {
      transcoder?.finish(into: &output)
      transcoder = nil
    } else {
      transcoder?.convert(part, into: &output)
    }
    return output
  }

  /// What a document that begins with `bytes` needs; the declaration says UTF-8 then.
  private static func transcoder(for bytes: inout [UInt8]) -> Transcoder? {
    guard bytes.starts(with: "<?xml".utf8),
      let end = bytes.prefix(searched).firstIndex(of: 0x3E),
      let mark = Array(bytes[..<end]).firstRange(of: Array("encoding=".utf8)),
      let quote = bytes[mark.upperBound..<end].first, quote == 0x22 || quote == 0x27,
      let close = bytes[(mark.upperBound + 1)..<end].firstIndex(of: quote)
    else { return nil }
    let place = mark.upperBound + 1..<close
    let name = String(decoding: bytes[place], as: UTF8.self)
    let utf8 = Array("UTF-8".utf8)
    guard !known.contains(name.lowercased()), place.count >= utf8.count,
      let encoding = Encoding(named: name, for: []), let transcoder = Transcoder(from: encoding)
    else { return nil }
    let spaces = [UInt8](repeating: 0x20, count: place.count - utf8.count)
    bytes.replaceSubrange(place.lowerBound...close, with: utf8 + [quote] + spaces)
    return transcoder
  }
}
