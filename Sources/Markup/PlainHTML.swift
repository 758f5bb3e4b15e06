/// The words of HTML that stands in another document, without its tags.
enum PlainHTML {
  /// The characters of `html` that are no tags and no comments.
  static func words(of html: String) -> String {
    let bytes = Array(html.utf8)
    var words: [UInt8] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      words += bytes[index..<start]
      words.append(0x20)
      let isComment = bytes[start...].starts(with: "<!--".utf8)
      index = isComment ? commentEnd(start + 4, bytes) : tagEnd(start, bytes)
    }
    words += bytes[index...]
    return String(decoding: words, as: UTF8.self).trimmed
  }

  private static func tagEnd(_ start: Int, _ bytes: [UInt8]) -> Int {
    bytes[start...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
  }

  private static func commentEnd(_ start: Int, _ bytes: [UInt8]) -> Int {
    var index = start
    while let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) {
      index = end + 1
      if end >= start + 2, bytes[end - 1] == 0x2D, bytes[end - 2] == 0x2D { return index }
    }
    return bytes.count
  }

  /// Whether an image is in `html`.
  static func hasImage(_ html: String) -> Bool { has("img", html) }

  /// Whether a drawing is in `html`.
  static func hasDrawing(_ html: String) -> Bool { has("svg", html) }

  /// Whether a tag that begins with three letters is in `html`.
  private static func has(_ letters: StaticString, _ html: String) -> Bool {
    var html = html
    return html.withUTF8 { bytes in
      guard bytes.count > 4 else { return false }
      // A small letter and its capital differ in one bit.
      return (0..<bytes.count - 4).contains { index in
        bytes[index] == 0x3C
          && (0..<3).allSatisfy { bytes[index + 1 + $0] | 0x20 == letters.utf8Start[$0] }
      }
    }
  }

  /// Words as HTML writes them.
  static func escaped(_ words: String) -> String {
    words.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
