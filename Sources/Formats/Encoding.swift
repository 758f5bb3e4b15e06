import CEncoding

/// How a file's bytes stand for characters.
struct Encoding: Equatable, Sendable {
  /// The name to show, such as `ISO-8859-1`.
  let name: String
  /// The name iconv knows it by; `nil` for UTF-8, which needs no conversion.
  let converter: String?
  /// The bytes of the smallest character, which are skipped when they stand for none.
  let unit: Int
  /// The length of the byte order mark the text begins with.
  var markLength = 0

  /// UTF-8 without a mark: the text is the file's own bytes.
  static let utf8 = Encoding(name: "UTF-8", converter: nil, unit: 1)
  /// UTF-16 with the low byte first.
  static let utf16LE = Encoding(name: "UTF-16LE", converter: "UTF-16LE", unit: 2)
  /// UTF-16 with the high byte first.
  static let utf16BE = Encoding(name: "UTF-16BE", converter: "UTF-16BE", unit: 2)
  /// UTF-32 with the low byte first.
  static let utf32LE = Encoding(name: "UTF-32LE", converter: "UTF-32LE", unit: 4)
  /// UTF-32 with the high byte first.
  static let utf32BE = Encoding(name: "UTF-32BE", converter: "UTF-32BE", unit: 4)
  /// Western European Windows, the last resort: nearly every byte stands for something.
  static let windows1252 = single("WINDOWS-1252")

  /// The encoding with a byte order mark of `length` bytes before it.
  func marked(_ length: Int) -> Encoding {
    var encoding = self
    encoding.markLength = length
    return encoding
  }

  private static func single(_ name: String, converter: String? = nil) -> Encoding {
    Encoding(name: name, converter: converter ?? name, unit: 1)
  }
}

extension Encoding {
  /// The encoding whose byte order mark `bytes` begin with, if they do.
  init?(markOf bytes: some Collection<UInt8>) {
    let head = Array(bytes.prefix(4))
    if head == [0xFF, 0xFE, 0, 0] {
      self = .utf32LE.marked(4)
    } else if head == [0, 0, 0xFE, 0xFF] {
      self = .utf32BE.marked(4)
    } else if head.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8.marked(3)
    } else if head.starts(with: [0xFF, 0xFE]) {
      self = .utf16LE.marked(2)
    } else if head.starts(with: [0xFE, 0xFF]) {
      self = .utf16BE.marked(2)
    } else {
      return nil
    }
  }

  /// The encoding a reader asked for by name, for a text that begins with `bytes`.
  ///
  /// `UTF-16` and `UTF-32` without an order take it from the mark, from the pattern of zeros, or
  /// are little-endian.
  ///
  /// - Returns: `nil` when iconv does not know it.
  init?(named asked: String, for bytes: [UInt8]) {
    let name = asked.uppercased()
    let mark = Encoding(markOf: bytes)
    switch name {
    case "UTF-8", "UTF8":
      self = mark?.name == "UTF-8" ? .utf8.marked(3) : .utf8
    case "UTF-16", "UTF16", "UCS-2", "UNICODE":
      self = Self.wide([.utf16LE, .utf16BE], mark: mark, bytes)
    case "UTF-32", "UTF32", "UCS-4":
      self = Self.wide([.utf32LE, .utf32BE], mark: mark, bytes)
    default:
      // After a slash iconv takes options, which are not the reader's to give.
      guard !name.isEmpty, !name.contains("/"), Transcoder.knows(name) else { return nil }
      let wide = [Encoding.utf16LE, .utf16BE, .utf32LE, .utf32BE].first {
        $0.name == name || $0.name.filter { $0 != "-" } == name
      }
      let plain = wide ?? .single(name)
      self = mark.flatMap { $0.name == plain.name ? $0 : nil } ?? plain
    }
  }

  /// Whether `name` is one of an encoding of two or four bytes for each letter.
  ///
  /// A document that says so letter by letter, in a byte each, is in another one: programs that write
  /// strings of such letters name what these are in, and not the file.
  static func isWide(_ name: String) -> Bool {
    let name = name.lowercased().filter { $0 != "-" }
    return name == "unicode" || ["utf16", "utf32", "ucs2", "ucs4"].contains(where: name.hasPrefix)
  }

  private static func wide(_ orders: [Encoding], mark: Encoding?, _ bytes: [UInt8]) -> Encoding {
    if let mark, orders.contains(where: { $0.name == mark.name }) { return mark }
    let found = WidePattern.encoding(of: [Sample(offset: 0, bytes: bytes)], isText: false)
    return found.flatMap { orders.contains($0) ? $0 : nil } ?? orders[0]
  }
}

extension Encoding {
  /// The encoding of `samples` that are no UTF: uchardet's answer, or Windows-1252.
  init(guessing samples: [Sample]) {
    let lines = Self.tellingLines(samples)
    if let declared = DeclaredEncoding.encoding(of: samples, holding: lines) {
      self = declared
      return
    }
    guard !Self.tellsTooLittle(lines), let guess = Self.guess(lines),
      let encoding = Self.detected(guess, in: lines)
    else {
      self = .windows1252
      return
    }
    self = encoding
  }

  /// Whether there are but a few accents or signs in ASCII words, on which uchardet guesses wild.
  private static func tellsTooLittle(_ lines: [UInt8]) -> Bool {
    var count = 0
    var before: UInt8 = 0
    for byte in lines {
      if byte == 0x1B || (byte >= 0x80 && before >= 0x80) { return false }
      if byte >= 0x80 { count += 1 }
      before = byte
    }
    return count < 8
  }

  private static let guessedLength = 32 << 10

  /// The lines of the samples that are not ASCII; all there is of a text that shifts by escapes.
  ///
  /// Whole lines, so that no character of two bytes is cut: none has a line feed as its second.
  private static func tellingLines(_ samples: [Sample]) -> [UInt8] {
    var lines: [UInt8] = []
    for sample in samples {
      var parts = sample.bytes.split(separator: 0x0A, omittingEmptySubsequences: true)[...]
      if sample.offset > 0, parts.count > 1 { parts = parts.dropFirst() }
      for line in parts where line.contains(where: { $0 >= 0x80 || $0 == 0x1B }) {
        lines += line.prefix(guessedLength - lines.count)
        lines.append(0x0A)
        if lines.count >= guessedLength { return lines }
      }
    }
    return lines
  }

  private static func guess(_ bytes: [UInt8]) -> String? {
    guard let detector = uchardet_new() else { return nil }
    defer { uchardet_delete(detector) }
    let failed = bytes.withUnsafeBytes {
      uchardet_handle_data(detector, $0.baseAddress, $0.count)
    }
    guard failed == 0 else { return nil }
    uchardet_data_end(detector)
    let name = String(cString: uchardet_get_charset(detector))
    return name.isEmpty ? nil : name
  }

  /// The encoding for one of uchardet's names, by way of what is really found under that name.
  ///
  /// The converters are those of the vendors' supersets: they have the same letters, and the
  /// signs that texts use all the same.
  private static func detected(_ guess: String, in bytes: [UInt8]) -> Encoding? {
    switch guess {
    case "ASCII", "UTF-8": return nil
    case "ISO-8859-1":
      // No text has the second set of controls; there Windows has its quotes and dashes.
      let hasControls = bytes.contains { (0x80...0x9F).contains($0) }
      return hasControls ? .windows1252 : .single("ISO-8859-1", converter: "WINDOWS-1252")
    case "SHIFT_JIS": return .single("SHIFT_JIS", converter: "CP932")
    case "GB2312", "GB18030": return .single("GB18030")
    case "EUC-KR", "UHC": return .single("EUC-KR", converter: "UHC")
    case "BIG5": return .single("BIG5", converter: "BIG5-HKSCS")
    case "IBM850", "IBM852", "IBM865":
      // Their accents are where Latin 1 has controls, and their frames where it has its accents.
      let accents = bytes.filter { $0 >= 0x80 }
      let western = accents.count {
        $0 >= 0xC0 || [0x91, 0x92, 0x93, 0x94, 0x96, 0x97].contains($0)
      }
      return western == accents.count ? .windows1252 : .single(guess)
    default: return Transcoder.knows(guess) ? .single(guess) : nil
    }
  }
}
