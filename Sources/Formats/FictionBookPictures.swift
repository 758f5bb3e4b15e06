import Glibc

/// The pictures in a FictionBook: its elements `binary`, in base64, behind the text.
///
/// They are found by their bytes, so that a book of megabytes need not be parsed: in all encodings in which
/// ASCII is ASCII. What is kept of a file are their places.
struct FictionBookPictures: Sendable {
  /// Where the book is.
  private enum Book: Sendable {
    case bytes([UInt8])
    case file(OpenFile)
  }

  /// What the paths of such pictures begin with.
  static let folder = "binary/"
  /// The bytes of the largest book that is looked through.
  static let largest = 256 << 20

  /// The letters of a picture that are read at once.
  private static let window = 256 << 10

  private let book: Book
  /// The path of the picture on the cover.
  private let coverPath: String?
  /// Where the letters of each picture are, by its id.
  private var places: [String: Range<Int>] = [:]

  /// The pictures in `file`; `nil` if it has none.
  init?(_ file: OpenFile) {
    guard file.sizeAtOpening <= Self.largest,
      let bytes = try? file.bytes(at: 0, length: file.sizeAtOpening)
    else { return nil }
    self.init(.file(file), bytes)
  }

  /// The pictures in a FictionBook of these bytes; `nil` if it has none.
  init?(_ bytes: [UInt8]) { self.init(.bytes(bytes), bytes) }

  private init?(_ book: Book, _ bytes: [UInt8]) {
    self.book = book
    let text = FictionBookBytes(bytes)
    var at = 0
    while let start = text.find("<binary", from: at), let open = text.find(">", from: start) {
      let end = text.find("</binary", from: open) ?? bytes.count
      if let id = text.attribute("id", in: start..<open), places[id] == nil {
        places[id] = open + 1..<max(end, open + 1)
      }
      at = end
    }
    coverPath = text.coverName.map { Self.folder + $0 }
    if places.isEmpty { return nil }
  }

  /// The first bytes of the picture at `path`, at most `count`; `nil` if there is none.
  func head(_ path: String, _ count: Int) -> [UInt8]? {
    guard path.hasPrefix(Self.folder),
      let place = places[String(path.dropFirst(Self.folder.count))]
    else { return nil }
    var decoder = Base64Decoder()
    var start = place.lowerBound
    while start < place.upperBound, !decoder.isAtEnd, decoder.bytes.count < count {
      let letters = letters(in: start..<min(start + Self.window, place.upperBound))
      guard !letters.isEmpty else { break }
      decoder.read(letters, atMost: count)
      start += letters.count
    }
    return decoder.bytes
  }

  private func letters(in range: Range<Int>) -> ArraySlice<UInt8> {
    switch book {
    case .bytes(let bytes): bytes[range]
    case .file(let file): ((try? file.bytes(at: range.lowerBound, length: range.count)) ?? [])[...]
    }
  }

  /// The bytes of the picture on the cover; `nil` if the description names none.
  var cover: [UInt8]? { coverPath.flatMap { head($0, PicturesBeside.largest) } }
}

/// The bytes of a FictionBook, in which elements are looked for.
private struct FictionBookBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The id of the picture on the cover; `nil` if the description names none.
  var coverName: Substring? {
    guard let start = find("<coverpage", from: 0), let end = find("</coverpage", from: start),
      let href = attribute("href", in: start..<end), href.hasPrefix("#")
    else { return nil }
    return href.dropFirst()
  }

  /// Where `words` begin, from a place on.
  func find(_ words: StaticString, from start: Int) -> Int? {
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
  func attribute(_ name: String, in place: Range<Int>) -> String? {
    let text = String(decoding: bytes[place], as: UTF8.self)
    guard
      let mark = ["\"", "'"].lazy.compactMap({ quote in
        text.firstRange(of: "\(name)=\(quote)").map { ($0.upperBound, quote) }
      }).first
    else { return nil }
    let value = text[mark.0...].prefix { String($0) != mark.1 }
    return value.isEmpty ? nil : String(value)
  }
}

/// Makes bytes of letters of base64, piece by piece.
private struct Base64Decoder {
  private var (bits, filled) = (0, 0)
  /// The bytes that were made.
  private(set) var bytes: [UInt8] = []
  /// Whether padding has ended the letters.
  private(set) var isAtEnd = false

  /// Reads the letters that come next, until there are `count` bytes.
  mutating func read(_ letters: ArraySlice<UInt8>, atMost count: Int) {
    for letter in letters {
      guard let value = Self.value(of: letter) else {
        // Line ends stand between the letters.
        guard letter == UInt8(ascii: "=") else { continue }
        isAtEnd = true
        return
      }
      bits = (bits << 6 | value) & 0xFF_FFFF
      filled += 6
      guard filled >= 8 else { continue }
      filled -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> filled))
      if bytes.count >= count { return }
    }
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
