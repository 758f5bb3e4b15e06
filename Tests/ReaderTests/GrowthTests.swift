import Paging
import Screen
import Testing
import TextPlace
import Widgets

@Suite struct ChangingTexts {
  private let bytes = Array(Texts.named("long").utf8)

  @Test func `a text that arrives bit by bit is read to its end without a gap`() throws {
    var rig = try Rig("", counting: .held, isComplete: false)
    #expect(rig.screen.contains("Waiting for the text …"))
    var end = 0
    var length = 0
    while true {
      length = min(length + 1500, bytes.count)
      try rig.change(Array(bytes[..<length]), isComplete: length == bytes.count)
      #expect(rig.page.range.lowerBound == end)
      if rig.page.lines.count == rig.book.format.rows, !rig.page.isLast {
        end = rig.page.range.upperBound
        try rig.press(.right)
      }
      if length == bytes.count { break }
    }
    while !rig.page.isLast {
      end = rig.page.range.upperBound
      try rig.press(.right)
      try #require(rig.page.range.lowerBound == end)
    }
    #expect(rig.page.range.upperBound == bytes.count)
    try rig.release()
    #expect(rig.book.count.isExact && rig.book.percent == 100)
  }

  @Test func `the page and its number stay while more arrives`() throws {
    var rig = try Rig(
      String(decoding: bytes[..<8000], as: UTF8.self), counting: .held, isComplete: false)
    try rig.press(.right, .right)
    let before = (page: rig.page, kept: rig.kept)
    for length in stride(from: 9000, to: bytes.count, by: 3000) {
      try rig.change(Array(bytes[..<length]), isComplete: false)
      #expect(rig.page == before.page)
      #expect(rig.book.number == 2 && !rig.book.isGuess)
      #expect(rig.book.count.pages > 3)
    }
    #expect(rig.kept == before.kept)
    try rig.press(.left, .left)
    #expect(rig.page.isFirst)
  }

  @Test func `a place that came before the text's length was told is gone to, not the last page`()
    throws
  {
    var rig = try Rig(
      String(decoding: bytes[..<8000], as: UTF8.self), counting: .held, isComplete: false)
    rig.text.change(bytes, isComplete: false)
    try rig.open(at: 12_000)
    #expect(rig.page.range.contains(12_000))
  }

  @Test func `the last page gets longer in place, and is the last no more`() throws {
    var rig = try Rig(String(decoding: bytes[..<3300], as: UTF8.self))
    try rig.press(.end)
    let (start, lines) = (rig.page.range.lowerBound, rig.page.lines.count)
    #expect(rig.book.percent == 100)
    try rig.change(Array(bytes[..<5000]))
    #expect(rig.page.range.lowerBound == start)
    #expect(rig.page.lines.count > lines)
    #expect(!rig.page.isLast && rig.book.percent < 100)
    #expect(rig.book.count.isExact && rig.book.number == rig.page.number)
  }

  @Test func `a text that is not all there is at no hundred percent`() throws {
    var rig = try Rig("Two words.", counting: .held, isComplete: false)
    #expect(rig.page.isLast && rig.book.percent < 100)
    try rig.change(Array("Two words.".utf8), isComplete: true)
    #expect(rig.book.percent == 100)
  }

  @Test(arguments: [Rig.Counting.atOnce, .held], [0, 1, 300, 8990, 9010, 20_000])
  func `what is left of a text that shrinks is shown`(counting: Rig.Counting, left: Int) throws {
    var rig = try Rig(
      String(decoding: bytes, as: UTF8.self), counting: counting, anchor: 9000)
    try rig.press(.right, .left)
    try rig.type("g90%\n")
    try rig.press(.control("o"))
    try rig.change(Array(bytes[..<left]))
    #expect(rig.book.anchor <= left)
    #expect(rig.page.range.upperBound <= left)
    #expect(rig.page.range.contains(rig.book.anchor) || rig.page.isLast)
    for key: Key in [.tab, .control("o"), .control("o"), .character("}"), .character("t"), .end] {
      try rig.press(key)
      #expect(rig.page.range.upperBound <= left)
    }
    #expect(rig.page.isLast)
    try rig.change(bytes)
    try rig.press(.end)
    #expect(rig.page.range.upperBound == bytes.count)
  }

  @Test func `a text that shrinks below the place shows its last screenful`() throws {
    var rig = try Rig(String(decoding: bytes, as: UTF8.self), counting: .held, anchor: 20_000)
    try rig.change(Array(bytes[..<9000]))
    #expect(rig.page.isLast && rig.page.lines.count > 15)
    try rig.resize(30, 80)
    #expect(rig.page.isLast && rig.page.lines.count > 20)
  }

  @Test func `a turn on the last page asks whether the file has grown`() throws {
    var rig = try Rig(String(decoding: bytes[..<5000], as: UTF8.self))
    try rig.press(.end)
    #expect(rig.looksAtFile == 0)
    try rig.press(.right)
    #expect(rig.looksAtFile == 1 && rig.page.isLast)
    let last = rig.page
    try rig.change(bytes)
    try rig.press(.right)
    #expect(rig.page.range.lowerBound > last.range.lowerBound)
  }

  @Test func `where the page that was shown is gone, what is left of the text is shown`() throws {
    var rig = try Rig(String(decoding: bytes, as: UTF8.self))
    try rig.press(.end)
    try rig.press(.left)
    rig.text.change(Array(bytes[..<3000]), isComplete: true)
    try rig.press(.right)
    #expect(!rig.page.lines.isEmpty)
  }
}
