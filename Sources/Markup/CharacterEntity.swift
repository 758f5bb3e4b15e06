/// The characters that HTML has names for: `&nbsp;`, `&mdash;`.
enum CharacterEntity {
  /// The bytes of the longest name.
  static let longestName = 31

  /// The characters that are called `name`; the name as it is written, `&name;`, if there are none.
  static func text(_ name: String) -> String {
    var name = name
    let scalars = name.withUTF8 { Self.scalars($0) }
    guard !scalars.isEmpty else { return "&\(name);" }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// The character with the number in `reference`: `#65`, `#x41`. U+FFFD for one that XML does not allow; `nil`
  /// if it is no number.
  static func numbered(_ reference: ArraySlice<UInt8>) -> String? {
    guard reference.first == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = reference.dropFirst().first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let digits = String(decoding: reference.dropFirst(isHexadecimal ? 2 : 1), as: UTF8.self)
    guard let code = UInt32(digits, radix: isHexadecimal ? 16 : 10) else { return nil }
    guard let scalar = Unicode.Scalar(code), code >= 0x20 || code == 0x09 || code == 0x0A else {
      return "\u{FFFD}"
    }
    return String(Character(WindowsCharacters.meant(by: scalar)))
  }

  /// The characters that are called `name` as XML writes them; U+FFFD if there are none.
  static func xml(_ name: String) -> String {
    var name = name
    let scalars = name.withUTF8 { Self.scalars($0) }
    guard !scalars.isEmpty else { return "\u{FFFD}" }
    return scalars.map { $0.isASCII ? "&#\($0.value);" : String(Character($0)) }.joined()
  }

  /// The characters that are called `name` as an attribute of XML writes them, by their numbers; the name as
  /// it is written, `&amp;name;`, if there are none.
  static func numbers(_ name: String) -> String {
    var name = name
    let scalars = name.withUTF8 { Self.scalars($0) }
    guard !scalars.isEmpty else { return "&amp;\(name);" }
    return scalars.map { "&#\($0.value);" }.joined()
  }

  /// The characters that are called `name`, one or two; none if there is no such name.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of names.
  static func scalars(_ name: UnsafeBufferPointer<UInt8>) -> [Unicode.Scalar] {
    guard 1...longestName ~= name.count else { return [] }
    return EntityData.lines.withUTF8Buffer { lines in
      guard let start = line(of: name, in: lines) else { return [] }
      return codes(in: lines[start...].dropFirst(name.count + 1))
    }
  }

  /// Where the line of a name begins; `nil` if it has none.
  private static func line(
    of name: UnsafeBufferPointer<UInt8>, in lines: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var (low, high) = (0, lines.count)
    while low < high {
      var start = low + (high - low) / 2
      while start > low, lines[start - 1] != 0x0A { start -= 1 }
      let word = lines[start..<high].prefix { $0 != 0x20 }
      if word.elementsEqual(name) { return start }
      if word.lexicographicallyPrecedes(name) {
        low = (lines[start..<high].firstIndex(of: 0x0A) ?? high - 1) + 1
      } else {
        high = start
      }
    }
    return nil
  }

  /// The code points at the beginning of `bytes`, up to the end of the line.
  private static func codes(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [Unicode.Scalar] {
    bytes.prefix { $0 != 0x0A }.split(separator: 0x20).compactMap { digits in
      UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap { Unicode.Scalar($0) }
    }
  }
}

// MARK: - Respelling

extension CharacterEntity {
  /// `html` with the characters that have names written by their numbers, `&#10003;`; `nil` if there are
  /// none in it.
  ///
  /// libxml2 knows the names of HTML 4 only, of which the most frequent are left to it. In a script or a
  /// comment, which nobody sees, they are respelled too.
  static func respelled(_ html: ArraySlice<UInt8>) -> [UInt8]? {
    html.withUnsafeBufferPointer { bytes in
      var result: [UInt8] = []
      var copied = 0
      var index = 0
      while let sign = bytes[index...].firstIndex(of: UInt8(ascii: "&")) {
        index = sign + 1
        // The ellipsis of Windows, which libxml2 takes for white space.
        if bytes[index...].starts(with: "#133;".utf8) {
          result += bytes[copied..<sign]
          result += Array("&#8230;".utf8)
          index += 5
          copied = index
          continue
        }
        let name = bytes[index...].prefix(longestName + 1).prefix { isOfName($0) }
        let end = index + name.count
        let isEnded = end < bytes.count && bytes[end] == UInt8(ascii: ";")
        // Old names are read without the semicolon too, but not in the query of an address.
        guard isEnded ? !isFamiliar(name) : end < bytes.count && bytes[end] != 0x3D && isOld(name)
        else { continue }
        let scalars = Self.scalars(UnsafeBufferPointer(rebasing: name))
        guard !scalars.isEmpty else { continue }
        result += bytes[copied..<sign]
        for scalar in scalars { result += Array("&#\(scalar.value);".utf8) }
        index = isEnded ? end + 1 : end
        copied = index
      }
      return copied == 0 ? nil : result + bytes[copied...]
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte
  }

  /// Whether a name is one of those that HTML has had from the beginning: the letters of Latin 1 and its
  /// signs.
  private static func isOld(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard 2...6 ~= name.count else { return false }
    let word = String(decoding: name, as: UTF8.self)
    return oldNames.contains(word)
      || oldAccents.contains { word.hasSuffix($0) && word.count < $0.count + 2 && word != $0 }
  }

  /// The ends of the names of letters with accents: `eacute`, `Ccedil`.
  private static let oldAccents = [
    "grave", "acute", "circ", "tilde", "uml", "ring", "cedil", "slash",
  ]
  private static let oldNames: Set<String> = [
    "amp", "lt", "gt", "quot", "AMP", "LT", "GT", "QUOT", "COPY", "REG", "nbsp", "iexcl", "cent",
    "pound", "curren", "yen", "brvbar", "sect", "uml", "copy", "ordf", "laquo", "not", "shy", "reg",
    "macr", "deg", "plusmn", "sup1", "sup2", "sup3", "acute", "micro", "para", "middot", "cedil",
    "ordm", "raquo", "frac14", "frac12", "frac34", "iquest", "times", "divide", "ETH", "eth",
    "THORN",
    "thorn", "szlig", "AElig", "aelig",
  ]

  private static func isFamiliar(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    ["nbsp", "amp", "lt", "gt", "quot"].contains { (word: StaticString) in
      name.count == word.utf8CodeUnitCount
        && word.withUTF8Buffer { $0.elementsEqual(name) }
    }
  }
}
