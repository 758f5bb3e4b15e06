import Glibc

/// The pictures in a FictionBook: its elements `binary`, in base64, behind the text.
///
/// They are found by their bytes, so that a book of megabytes need not be parsed: in all encodings in which
/// ASCII is ASCII.
struct FictionBookPictures {
  /// What the paths of such pictures begin with.
  static let folder = "binary/"
  /// The bytes of the largest book that is looked through.
  static let largest = 256 << 20

  private let bytes: [UInt8]
  /// Where the letters of each picture are, by its id.
  private var places: [String: Range<Int>] = [:]

  /// The pictures in `file`; `nil` if it has none.
  init?(_ file: OpenFile) {
    guard file.sizeAtOpening <= Self.largest,
      let bytes = try? file.bytes(at: 0, length: file.sizeAtOpening)
    else { return nil }
    self.init(bytes)
  }

  /// The pictures in a FictionBook of these bytes; `nil` if it has none.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    var at = 0
    while let start = find("<binary", from: at), let open = find(">", from: start) {
      let end = find("</binary", from: open) ?? bytes.count
      if let id = attribute("id", in: start..<open), places[id] == nil {
        places[id] = open + 1..<max(end, open + 1)
      }
      at = end
    }
    if places.isEmpty { return nil }
  }

  /// The first bytes of the picture at `path`, at most `count`; `nil` if there is none.
  func head(_ path: String, _ count: Int) -> [UInt8]? {
    guard path.hasPrefix(Self.folder),
      let place = places[String(path.dropFirst(Self.folder.count))]
    else { return nil }
    var (picture, bits, filled) = ([UInt8](), 0, 0)
    for byte in bytes[place] {
      guard let value = Self.value(of: byte) else {
        // Line ends stand between the letters; padding ends them.
        if byte == UInt8(ascii: "=") { break }
        continue
      }
      bits = (bits << 6 | value) & 0xFF_FFFF
      filled += 6
      guard filled >= 8 else { continue }
      filled -= 8
      picture.append(UInt8(truncatingIfNeeded: bits >> filled))
      if picture.count >= count { break }
    }
    return picture
  }

  /// The bytes of the picture on the cover; `nil` if the description names none.
  var cover: [UInt8]? {
    guard let start = find("<coverpage", from: 0),
      let end = find("</coverpage", from: start),
      let href = attribute("href", in: start..<end), href.hasPrefix("#")
    else { return nil }
    return head(Self.folder + href.dropFirst(), PicturesBeside.largest)
  }

  /// Where `words` begin, from a place on.
  private func find(_ words: StaticString, from start: Int) -> Int? {
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      let count = words.utf8CodeUnitCount
      var at = start
      while at + count <= bytes.count,
        let found = memchr(base + at, CInt(words.utf8Start[0]), bytes.count - at)
      {
        at = UnsafeRawPointer(found) - base
        guard at + count <= bytes.count else { return nil }
        if memcmp(found, words.utf8Start, count) == 0 { return at }
        at += 1
      }
      return nil
    }
  }

  /// The value of an attribute that is called so, whatever its prefix.
  private func attribute(_ name: String, in place: Range<Int>) -> String? {
    let text = String(decoding: bytes[place], as: UTF8.self)
    guard
      let mark = ["\"", "'"].lazy.compactMap({ quote in
        text.firstRange(of: "\(name)=\(quote)").map { ($0.upperBound, quote) }
      }).first
    else { return nil }
    let value = text[mark.0...].prefix { String($0) != mark.1 }
    return value.isEmpty ? nil : String(value)
  }

  private static func value(of letter: UInt8) -> Int? {
    switch letter {
    case 0x41...0x5A: Int(letter) - 0x41
    case 0x61...0x7A: Int(letter) - 0x61 + 26
    case 0x30...0x39: Int(letter) - 0x30 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
