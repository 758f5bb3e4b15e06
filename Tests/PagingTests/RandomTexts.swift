import TestSupport

/// Texts of all kinds: prose, hard-wrapped prose, verse, headings, blank lines, form feeds, control
/// characters, bad bytes and long lines, in any order.
enum RandomTexts {
  static let words = [
    "a", "the", "whale", "sea-bird", "“quoth”", "日本語", "extraordinarily", "–", "e\u{301}tude",
    "_so_", "snake_case", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "1,000.5", "ไทย", "ok.",
  ]

  static func bytes(_ generator: inout SeededGenerator, length: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < length {
      switch Int.random(in: 0..<12, using: &generator) {
      case 0...2: bytes += paragraph(&generator, wrap: 72)
      case 3...4: bytes += paragraph(&generator, wrap: nil)
      case 5: bytes += Array("\n\nCHAPTER \(Int.random(in: 1...40, using: &generator))\n\n".utf8)
      case 6: bytes += Array(repeating: 10, count: Int.random(in: 1...5, using: &generator))
      case 7: bytes += Array("    a line of verse,\n      and another\n".utf8)
      case 8: bytes += Array("\u{C}".utf8)
      case 9: bytes += [0xFF, 0x80, 0x1B, 0x5B, 0x00, 0xE2, 0x82]
      case 10: bytes += Array("\r\n".utf8)
      default: bytes += Array("THE WHITE WHALE\n".utf8)
      }
    }
    return bytes
  }

  private static func paragraph(_ generator: inout SeededGenerator, wrap: Int?) -> [UInt8] {
    var lines = [""]
    for _ in 0..<Int.random(in: 1...90, using: &generator) {
      let word = words[Int.random(in: 0..<words.count, using: &generator)]
      if let wrap, lines[lines.count - 1].count + word.count >= wrap {
        lines.append(word)
      } else {
        lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? word : " " + word
      }
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}
