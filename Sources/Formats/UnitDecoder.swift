/// Turns a document of XML into UTF-8, as it comes, if it declares an encoding that expat does not know, or
/// one that it is not in; puts U+FFFD in the place of what is no UTF-8 in one that should be.
struct UnitDecoder: ~Copyable {
  /// The bytes in which a declaration is looked for.
  private static let searched = 200
  /// What UTF-8 is called, in small letters.
  private static let utf8Names: Set<String> = ["utf-8", "utf8"]
  /// What expat reads itself (its `XML_ParserCreate`).
  private static let known: Set<String> = [
    "utf-8", "us-ascii", "iso-8859-1",
  ]

  private var transcoder: Transcoder?
  private var repair: UTF8Repair?
  private var isAtStart = true

  /// The bytes that `part` stands for; an empty one ends the document.
  mutating func convert(_ part: [UInt8]) -> [UInt8] {
    var part = part
    var declaresOther = false
    if isAtStart {
      isAtStart = false
      if let encoding = Self.undeclared(part) {
        part.removeFirst(encoding.markLength)
        declaresOther = true
        transcoder = Transcoder(from: encoding)
      } else {
        transcoder = Self.transcoder(for: &part)
        if transcoder == nil, Self.isUTF8(part) { repair = UTF8Repair() }
      }
    }
    guard transcoder != nil else { return repair?.repair(part) ?? part }
    var output: [UInt8] = []
    if part.isEmpty {
      transcoder?.finish(into: &output)
      transcoder = nil
    } else {
      transcoder?.convert(part, into: &output)
    }
    if declaresOther { Self.declareUTF8(&output) }
    return output
  }

  /// The encoding of a document that begins with `bytes`, if it is another than the declared one: a mark of
  /// UTF-16 counts more, and what is no UTF-8 is in an encoding that is guessed.
  private static func undeclared(_ bytes: [UInt8]) -> Encoding? {
    if let mark = Encoding(markOf: bytes), mark.name.hasPrefix("UTF-16") {
      // A byte of each letter of a declaration is 0.
      let narrow = bytes.prefix(2 * searched).dropFirst(mark.markLength).filter { $0 != 0 }
      guard let name = declaredName(in: narrow)?.name, !name.hasPrefix("utf-16") else { return nil }
      return mark
    }
    // Without a declaration it may be a picture, or name its encoding elsewhere.
    guard let name = declaredName(in: bytes)?.name, utf8Names.contains(name) else { return nil }
    // The last character may go on in the next part.
    let cut = bytes.suffix(4).lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.endIndex
    let whole = bytes[..<(cut < bytes.endIndex && bytes[cut] >= 0xC0 ? cut : bytes.endIndex)]
    guard String(validating: whole, as: UTF8.self) == nil else { return nil }
    // A stray byte is no reason to read all letters otherwise.
    let letters = String(decoding: whole, as: UTF8.self).unicodeScalars.filter { !$0.isASCII }
    let wrong = letters.count { $0 == "\u{FFFD}" }
    guard wrong > letters.count / 2 else { return nil }
    let guess = Encoding(guessing: [Sample(offset: 0, bytes: bytes)])
    return guess.name == "UTF-8" ? nil : guess
  }

  /// What a document that begins with `bytes` needs; the declaration says UTF-8 then.
  private static func transcoder(for bytes: inout [UInt8]) -> Transcoder? {
    let declared = declaredName(in: bytes)?.name
    if let declared, Encoding.isWide(declared) { declareUTF8(&bytes) }
    guard let name = declared, !Encoding.isWide(name), !known.contains(name),
      let encoding = Encoding(named: name, for: [])
    else { return nil }
    let transcoder = Transcoder(from: encoding)
    if transcoder != nil || encoding.name == "UTF-8" { declareUTF8(&bytes) }
    return transcoder
  }

  /// Whether a document of markup that begins with `bytes` says nothing else than that it is in UTF-8.
  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    let words = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard words.first(where: { $0 > 0x20 }) == 0x3C, !bytes.prefix(searched).contains(0)
    else { return false }
    return declaredName(in: Array(words.prefix(2 * searched))).map { utf8Names.contains($0.name) }
      ?? true
  }

  /// Makes the declaration that `bytes` begin with one of UTF-8.
  private static func declareUTF8(_ bytes: inout [UInt8]) {
    let utf8 = Array("UTF-8".utf8)
    guard let place = declaredName(in: bytes)?.place else { return }
    let spaces = [UInt8](repeating: 0x20, count: max(place.count - utf8.count, 0))
    let quote = bytes[place.upperBound]
    bytes.replaceSubrange(place.lowerBound...place.upperBound, with: utf8 + [quote] + spaces)
  }

  /// The encoding that a document declares, in small letters, and where its name stands.
  private static func declaredName(in bytes: [UInt8]) -> (name: String, place: Range<Int>)? {
    guard bytes.starts(with: "<?xml".utf8),
      let end = bytes.prefix(searched).firstIndex(of: 0x3E),
      let mark = Array(bytes[..<end]).firstRange(of: Array("encoding=".utf8)),
      let quote = bytes[mark.upperBound..<end].first, quote == 0x22 || quote == 0x27,
      let close = bytes[(mark.upperBound + 1)..<end].firstIndex(of: quote)
    else { return nil }
    let place = mark.upperBound + 1..<close
    return (String(decoding: bytes[place], as: UTF8.self).lowercased(), place)
  }
}
