import Glibc

/// The first line of a manual page, which has the page's name at both ends: `LS(1) … LS(1)`.
package enum ManualTitle {
  /// Whether the first line of `text` with something on it is such a line.
  package static func begins(_ text: UnsafeRawBufferPointer) -> Bool {
    var start = 0
    while start < text.count, isBlank(text[start]) || text[start] == 0x0A { start += 1 }
    var end = start
    while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
    return end > start && isTitle(UnsafeRawBufferPointer(rebasing: text[start..<end]))
  }

  /// Whether a line has the name of a page at both ends.
  ///
  /// This comes before the first paint of every text: a slice of the bytes would have the runtime look
  /// for what conforms to `Collection`.
  package static func isTitle(_ line: UnsafeRawBufferPointer) -> Bool {
    guard let base = line.baseAddress else { return false }
    var (start, end) = (0, line.count)
    while end > 0, isBlank(line[end - 1]) { end -= 1 }
    while start < end, isBlank(line[start]) { start += 1 }
    guard start < end, line[end - 1] == UInt8(ascii: ")") else { return false }
    var length = 0
    var open: Int?
    while start + length < end, !isBlank(line[start + length]) {
      if open == nil, line[start + length] == UInt8(ascii: "(") { open = length }
      length += 1
    }
    let last = end - length
    guard let open, open > 0, length - open > 2, last > start + length, isBlank(line[last - 1])
    else { return false }
    return memcmp(base + start, base + last, length) == 0
  }

  /// The name of the page that begins with `lines`, as it is called by: `git-log(1)`; `nil` if they begin none.
  static func name(in lines: [ArraySlice<UInt8>]) -> String? {
    guard
      let line = lines.first(where: { line in line.contains { $0 > 0x20 } }),
      line.withUnsafeBytes(isTitle)
    else { return nil }
    let name = String(
      decoding: line.drop { $0 <= 0x20 }.prefix { $0 > 0x20 }, as: UTF8.self)
    // Manuals write all names in capitals.
    return name.contains(where: \.isLowercase) ? name : name.lowercased()
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }
}
