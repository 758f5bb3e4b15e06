/// Text on one line: a space for each run of white space, symbols for control characters.
///
/// What is not seen, soft hyphens and directional controls, is left out.
struct OneLine {
  /// The line, in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// Whether each code point is a character by itself, as far as a look at the code points tells.
  ///
  /// Then characters are counted without Unicode's tables of clusters, which takes a tenth of the
  /// time.
  private var isSimple = true

  /// The line of `text`.
  ///
  /// - Complexity: O(*n*); a nanosecond or two a byte for Latin, Greek, Cyrillic, Chinese, Japanese
  ///   and Korean.
  init(_ text: UnsafeRawBufferPointer) {
    if !appendSimple(text) {
      isSimple = false
      append(String(decoding: text, as: UTF8.self))
    }
  }

  /// Makes the line of `text` if it consists of simple code points.
  ///
  /// - Returns: Whether it does.
  private mutating func appendSimple(_ text: UnsafeRawBufferPointer) -> Bool {
    var isSimple = true
    // A control takes three bytes.
    bytes = Array(unsafeUninitializedCapacity: 3 * text.count) { line, count in
      isSimple = Self.write(text, to: line, &count)
    }
    return isSimple
  }

  private static func write(
    _ text: UnsafeRawBufferPointer, to line: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int
  ) -> Bool {
    var end = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte > 0x20, byte < 0x7F {
        line[end] = byte
        end &+= 1
        index &+= 1
      } else if byte == 0x20 || byte &- 0x09 <= 4 {
        line[end] = 0x20
        end &+= 1
        index &+= 1
        while index < text.count, text[index] == 0x20 || text[index] &- 0x09 <= 4 { index &+= 1 }
      } else if byte < 0x80 {
        // U+2400 and the symbols behind it; U+2421 is that of DEL.
        line[end] = 0xE2
        line[end &+ 1] = 0x90
        line[end &+ 2] = byte == 0x7F ? 0xA1 : 0x80 | byte
        end &+= 3
        index &+= 1
      } else {
        let length = simpleLength(of: text, at: index)
        guard length > 0 else { return false }
        for place in 0..<length { line[end &+ place] = text[index &+ place] }
        end &+= length
        index &+= length
      }
    }
    count = end
    return true
  }

  /// The bytes of the code point at `index`, which is not ASCII, if it is simple, else 0.
  ///
  /// These are letters and signs that are neither white space nor marks nor invisible, and that
  /// join no neighbour.
  @inline(__always)
  private static func simpleLength(of text: UnsafeRawBufferPointer, at index: Int) -> Int {
    guard index &+ 1 < text.count else { return 0 }
    let lead = text[index]
    let second = text[index &+ 1]
    guard second & 0xC0 == 0x80 else { return 0 }
    if lead < 0xE0 {
      switch lead {
      // U+00A1 to U+00BF, but the soft hyphen.
      case 0xC2: return second > 0xA0 && second != 0xAD ? 2 : 0
      // U+00C0 to U+02FF, U+0380 to U+047F.
      case 0xC3...0xCB, 0xCE...0xD1: return 2
      default: return 0
      }
    }
    guard index &+ 2 < text.count, text[index &+ 2] & 0xC0 == 0x80 else { return 0 }
    let third = text[index &+ 2]
    let isSimple =
      switch lead {
      // U+2010 to U+2027 and U+2030 to U+203F: dashes, quotation marks and the like.
      case 0xE2: second == 0x80 && (third &- 0x90 < 0x18 || third >= 0xB0)
      case 0xE3:
        switch second {
        // U+3001 to U+3029.
        case 0x80: third &- 0x81 < 0x29
        // Kana, but U+3099 and U+309A.
        case 0x81: third >= 0x81
        case 0x82: third != 0x97 && third != 0x98 && third != 0x99 && third != 0x9A
        case 0x83: true
        default: false
        }
      // U+4000 to U+9FFF.
      case 0xE4...0xE9: true
      // U+AC00 to U+CFFF: syllables of Hangul.
      case 0xEA: second >= 0xB0
      case 0xEB, 0xEC: true
      default: false
      }
    return isSimple ? 3 : 0
  }

  /// Adds any text.
  private mutating func append(_ text: String) {
    var isAfterSpace = false
    for scalar in text.unicodeScalars {
      if Self.isWhiteSpace(scalar.value) {
        if !isAfterSpace { bytes.append(0x20) }
        isAfterSpace = true
        continue
      }
      isAfterSpace = false
      switch scalar.value {
      case 0..<0x20: bytes += [0xE2, 0x90, 0x80 | UInt8(scalar.value)]
      case 0x20..<0x7F: bytes.append(UInt8(scalar.value))
      case 0x7F: bytes += [0xE2, 0x90, 0xA1]
      case 0x80..<0xA0: bytes += [0xEF, 0xBF, 0xBD]
      case 0xAD, 0x202A...0x202E, 0x2066...0x2069: break
      default: bytes += UTF8.encode(scalar).map(Array.init) ?? []
      }
    }
  }

  /// Whether a code point has the property White_Space; the runtime looks it up in 100 ns.
  private static func isWhiteSpace(_ value: UInt32) -> Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }
}

// MARK: - Characters

extension OneLine {
  /// The whole line.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the line has more than `count` characters.
  func isLonger(than count: Int) -> Bool {
    guard bytes.count > count else { return false }
    if isSimple { return end(ofFirst: count) < bytes.count }
    return string.count > count
  }

  /// The first `count` characters.
  func prefix(_ count: Int) -> String {
    isSimple ? Self.string(bytes[..<end(ofFirst: count)]) : String(string.prefix(count))
  }

  /// The whole words among the last `count` characters: a space must stand before the first.
  ///
  /// - Returns: All of the characters if there is no space.
  func lastWords(_ count: Int) -> String {
    guard isSimple else {
      let words = string.suffix(count)
      return String(words.firstIndex(of: " ").map { words[words.index(after: $0)...] } ?? words)
    }
    let words = bytes[start(ofLast: count)...]
    return Self.string(words.firstIndex(of: 0x20).map { words[($0 + 1)...] } ?? words)
  }

  /// The whole words among the first `count` characters: a space must stand behind the last.
  ///
  /// - Returns: All of the characters if there is no space.
  func firstWords(_ count: Int) -> String {
    guard isSimple else {
      let words = string.prefix(count)
      return String(words.lastIndex(of: " ").map { words[..<$0] } ?? words)
    }
    let words = bytes[..<end(ofFirst: count)]
    return Self.string(words.lastIndex(of: 0x20).map { words[..<$0] } ?? words)
  }

  /// Takes the replacement characters at the end away.
  mutating func dropLastReplacements() {
    while bytes.last == 0xBD, bytes.suffix(3) == [0xEF, 0xBF, 0xBD] { bytes.removeLast(3) }
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Where the first `count` code points end.
  private func end(ofFirst count: Int) -> Int {
    var left = count
    for index in bytes.indices where bytes[index] & 0xC0 != 0x80 {
      if left == 0 { return index }
      left &-= 1
    }
    return bytes.count
  }

  /// Where the last `count` code points begin.
  private func start(ofLast count: Int) -> Int {
    var left = count
    var index = bytes.count
    while index > 0, left > 0 {
      index &-= 1
      if bytes[index] & 0xC0 != 0x80 { left &-= 1 }
    }
    return index
  }
}
