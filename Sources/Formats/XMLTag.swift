/// A tag in the bytes of a document of XML.
struct XMLTag {
  /// The name, with its prefix.
  let name: String
  /// Whether it ends an element.
  let isEnd: Bool
  /// Whether it is the whole of its element.
  let isEmpty: Bool
  /// Where it ends.
  let end: Int

  /// The tag that begins at `start`; `nil` for what is none.
  init?(_ text: [UInt8], at start: Int) { self.init(text[...], at: start) }

  /// The tag that begins at `start`; `nil` for what is none.
  init?(_ text: ArraySlice<UInt8>, at start: Int) {
    isEnd = start + 1 < text.endIndex && text[start + 1] == UInt8(ascii: "/")
    let first = start + (isEnd ? 2 : 1)
    guard first < text.endIndex else { return nil }
    let name = text[first...].prefix {
      0x61...0x7A ~= $0 | 0x20 || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "-")
    }
    guard !name.isEmpty else { return nil }
    // A value may have the sign in it with which tags end, but never the one with which they begin (XML 1.0,
    // section 3.1). So a tag without an end is looked through up to the next one, not to the end of the text.
    var quote: UInt8?
    var index = name.endIndex
    while index < text.endIndex {
      let byte = text[index]
      if byte == UInt8(ascii: "<") { return nil }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      }
      index += 1
    }
    guard index < text.endIndex else { return nil }
    self.name = String(decoding: name, as: UTF8.self)
    isEmpty = text[index - 1] == UInt8(ascii: "/")
    end = index + 1
  }

  /// The next tag from `index` on, and where it begins; `nil` if no more follows, or none is wanted.
  static func next(
    in text: [UInt8], from index: Int, stop: OpeningStop? = nil
  ) -> (start: Int, tag: XMLTag)? {
    if let stop, stop.isStopped { return nil }
    var index = index
    while let start = text[index...].firstIndex(of: UInt8(ascii: "<")) {
      if let tag = XMLTag(text, at: start) { return (start, tag) }
      index = start + 1
    }
    return nil
  }

  /// Where the element ends that is called so and began before `start`: the end of the text for one that
  /// has none.
  static func end(
    of name: String, in text: [UInt8], from start: Int, stop: OpeningStop? = nil
  ) -> Int {
    var depth = 1
    var index = start
    while let (_, tag) = next(in: text, from: index, stop: stop) {
      index = tag.end
      guard tag.name == name, !tag.isEmpty else { continue }
      depth += tag.isEnd ? -1 : 1
      if depth == 0 { return index }
    }
    return text.count
  }
}
