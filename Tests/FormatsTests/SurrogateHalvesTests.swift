import Testing

@testable import Formats

/// Letters that a program wrote as two halves.
struct SurrogateHalvesTests {
  /// Each unit of UTF-16 as three bytes.
  private func halves(_ text: String) -> [UInt8] {
    text.utf16.flatMap { unit -> [UInt8] in
      guard 0xD800...0xDFFF ~= unit else {
        return Array(String(decoding: [unit], as: UTF16.self).utf8)
      }
      return [0xED, UInt8(unit >> 6 & 0x3F | 0x80), UInt8(unit & 0x3F | 0x80)]
    }
  }

  @Test(arguments: ["a 😀 b", "𐌰𐌱", "é😀", "😀"])
  func `two halves are a letter`(text: String) {
    #expect(SurrogateHalves.joined(in: halves(text)) == Array(text.utf8))
  }

  @Test func `a half by itself stands for nothing, and other letters stay`() {
    let half = Array(halves("😀").prefix(3))
    #expect(SurrogateHalves.joined(in: Array("a".utf8) + half + [0x62]) == Array("a\u{FFFD}b".utf8))
    #expect(SurrogateHalves.joined(in: half) == Array("\u{FFFD}".utf8))
    // Hangul begins with the same byte.
    #expect(SurrogateHalves.joined(in: Array("한국 일".utf8)) == nil)
    #expect(SurrogateHalves.joined(in: [0xED]) == nil && SurrogateHalves.joined(in: []) == nil)
  }
}
