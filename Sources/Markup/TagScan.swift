/// The tags of a document of XML or HTML, one after the other, told by their bytes alone.
struct TagScan {
  /// A tag.
  struct Tag {
    /// Its bytes, with both brackets.
    var range: Range<Int>
    /// The name without a prefix, in lower case.
    var name: String
    /// Where the name ends.
    var nameEnd: Int
    /// Whether it ends an element, or begins one with nothing in it.
    var isEnd: Bool, isEmpty: Bool
  }

  /// The tags at most that nothing ends: of more, each would be looked for to the end of the document.
  private static let mostOpen = 64

  private let bytes: [UInt8]
  private var at = 0
  private var openTags = 0

  /// The tags in `bytes`.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag; what stands in comments, scripts and style sheets is none.
  mutating func next() -> Tag? {
    while openTags < Self.mostOpen, let start = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
      if begins("<!--", at: start) {
        at = end(of: "-->", from: start + 4)
      } else if begins("<![CDATA[", at: start) {
        at = end(of: "]]>", from: start + 9)
      } else if let tag = tag(at: start) {
        at = tag.range.upperBound
        if !tag.isEnd, !tag.isEmpty, tag.name == "script" || tag.name == "style" {
          at = self.start(of: "</", tag.name, from: at)
        }
        return tag
      } else {
        at = start + 1
      }
    }
    return nil
  }

  private mutating func tag(at start: Int) -> Tag? {
    var index = start + 1
    let isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isEnd { index += 1 }
    let nameStart = index
    while index < bytes.count, Self.isOfName(bytes[index]) { index += 1 }
    guard index > nameStart else { return nil }
    let nameEnd = index
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<") {
        break
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      index += 1
    }
    guard index < bytes.count else {
      openTags += 1
      return nil
    }
    guard bytes[index] == UInt8(ascii: ">") else { return nil }
    let name = bytes[nameStart..<nameEnd].split(separator: UInt8(ascii: ":")).last ?? []
    return Tag(
      range: start..<index + 1, name: String(decoding: name, as: UTF8.self).lowercased(),
      nameEnd: nameEnd, isEnd: isEnd, isEmpty: bytes[index - 1] == UInt8(ascii: "/"))
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || byte >= 0x80 || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }

  private func begins(_ words: String, at start: Int) -> Bool {
    bytes[start...].starts(with: words.utf8)
  }

  /// Where `words` end that come next; the end of all if they do not come.
  private func end(of words: String, from start: Int) -> Int {
    var index = min(start, bytes.count)
    let first = words.utf8.first ?? 0
    while let found = bytes[index...].firstIndex(of: first) {
      if begins(words, at: found) { return found + words.utf8.count }
      index = found + 1
    }
    return bytes.count
  }

  /// Where the tag begins that ends the element `name`.
  private func start(of sign: String, _ name: String, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let found = end(of: sign, from: index)
      guard found < bytes.count else { break }
      let letters = bytes[found...].prefix(name.utf8.count)
      if String(decoding: letters, as: UTF8.self).lowercased() == name { return found - 2 }
      index = found
    }
    return bytes.count
  }
}
