import Books
import Testing

/// Whether a passage of one edition is found in another one.
@Suite struct PassageSearchTests {
  /// Sentences of words that come again and again, in an order that does not.
  private static let sentences: [String] = {
    var state: UInt64 = 42
    let words = ["sea", "ship", "the", "a", "whale", "old", "man's", "night", "and", "of", "wind"]
    return (0..<3000).map { number in
      let picked = (0..<12).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return words[Int(state >> 33) % words.count]
      }
      return "“\(picked.joined(separator: " "))—" + "number \(number)”."
    }
  }()

  /// An edition of one line a paragraph, with curly quotes.
  private static let flowing = sentences.joined(separator: "\n\n")
  /// One of hard-wrapped lines, straight quotes and numbers of notes.
  private static let wrapped = sentences.enumerated().map { number, sentence in
    let plain = sentence.replacing("“", with: "\"").replacing("”", with: "\"").replacing(
      "—", with: "--")
    var line = ""
    var lines: [String] = []
    for word in plain.split(separator: " ") {
      line += (line.isEmpty ? "" : " ") + word
      if line.utf8.count > 40 {
        lines.append(line)
        line = ""
      }
    }
    let mark = number.isMultiple(of: 3) ? "[12]" : ""
    return (lines + [line + mark]).joined(separator: "\r\n")
  }.joined(separator: "\r\n\r\n")

  private func find(_ words: String, of text: String, in other: String) throws -> String? {
    let bytes = Array(text.utf8)
    let start = try #require(text.firstRange(of: words)).lowerBound
    let offset = text.utf8.distance(from: text.startIndex, to: start)
    let position = Position(
      offset: offset, before: Array(bytes[max(offset - 64, 0)..<offset]),
      after: Array(bytes[offset..<min(offset + 192, bytes.count)]),
      fraction: Double(offset) / Double(bytes.count))
    let found = try PassageSearch(for: position).offset(in: MemoryText(other))
    return found.map { String(decoding: Array(other.utf8)[$0...].prefix(80), as: UTF8.self) }
  }

  @Test(arguments: [0, 7, 1500, 2990])
  func `a passage is found by its words, whatever stands between them`(number: Int) throws {
    let words = Self.sentences[number].dropFirst()
    for (from, to) in [(Self.flowing, Self.wrapped), (Self.wrapped, Self.flowing)] {
      let start = String(words.prefix(20))
      let found = try find(start, of: from, in: to)
      #expect(found?.replacing("\r\n", with: " ").hasPrefix(start) == true)
    }
  }

  @Test func `a passage that is not there is not found`() throws {
    let position = Position(
      offset: 0, before: [], after: Array("Nothing of this stands in it anywhere, not one".utf8),
      fraction: 0)
    #expect(try PassageSearch(for: position).offset(in: MemoryText(Self.flowing)) == nil)
    let none = Position(offset: 0, before: [], after: [], fraction: .nan)
    #expect(try PassageSearch(for: none).offset(in: MemoryText("")) == nil)
  }

  @Test func `of equal passages the one wins that is as far into the text`() throws {
    let text = String(repeating: "one two three four five six seven\n", count: 4000)
    let bytes = Array(text.utf8)
    let offset = 34 * 3000
    let position = Position(
      offset: offset, before: [], after: Array(bytes[offset..<offset + 192]), fraction: 0.75)
    let found = try #require(try PassageSearch(for: position).offset(in: MemoryText(text)))
    #expect(abs(found - offset) < 8192)
  }

  @Test func `characters without spaces are words, and blocks may end in them`() throws {
    let sentence = "吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。"
    let text = "x" + String(repeating: "雨が降る、", count: 40_000) + sentence
    let position = Position(
      offset: 0, before: [], after: Array(sentence.replacing("。", with: "、").utf8), fraction: 0)
    let found = try PassageSearch(for: position).offset(in: MemoryText(text))
    #expect(found == text.utf8.count - sentence.utf8.count)
  }
}
