import Paging
import Screen
import Testing
import TextPlace
import Widgets

@Suite struct StablePagesOnTheScreen {
  private static let text = Texts.named("long")

  /// The offset of the character with a number from 0.
  private static func offset(ofCharacter number: Int) -> Int {
    let scalars = text.unicodeScalars
    return text.utf8.distance(
      from: text.startIndex, to: scalars.index(scalars.startIndex, offsetBy: number))
  }

  private static var count: Int { (text.unicodeScalars.count + 1499) / 1500 }

  @Test(arguments: [(6, 24), (12, 40), (24, 80), (40, 120)])
  func `g p3 shows the 3,001st character on every screen`(rows: Int, columns: Int) throws {
    var rig = try Rig(Self.text, rows: rows, columns: columns)
    for number in [2, 1, Self.count / 2, Self.count] {
      try rig.type("gp\(number)")
      if rows > 6 {
        let preview = try #require(rig.lines.first { $0.contains("→ p\(number) of \(Self.count)") })
        let page = try #require(preview.firstMatch(of: #/page (\d+)/#))
        try rig.press(.enter)
        let numbers = rig.book.pages.indices.map { "\(rig.book.number + 1 + $0)" }
        #expect(numbers.contains(String(page.1)))
      } else {
        try rig.press(.enter)
      }
      #expect(rig.shown.contains(Self.offset(ofCharacter: (number - 1) * 1500)))
      #expect(!rig.screen.contains("Go to"))
    }
    #expect(rig.talliesAsked == 1)
  }

  @Test(arguments: [(6, 24), (24, 80), (40, 120)], [Key.right, .character("j")])
  func `all stable pages that are on the screen are told`(size: (Int, Int), key: Key) throws {
    var rig = try Rig(Self.text, rows: size.0, columns: size.1)
    if key != .right { try rig.type("s") }
    try rig.type("gp1\n")
    for _ in 0..<24 {
      try rig.press(key)
      let label = try #require(rig.book.stableLabel(.unicode))
      let shown = try #require(rig.book.shown)
      let numbers = [shown.lowerBound, shown.upperBound - 1].map { offset in
        let starts = Self.text.utf8.prefix(offset + 1).count { $0 & 0xC0 != 0x80 }
        return (starts - 1) / 1500 + 1
      }
      let isOne = numbers[0] == numbers[1]
      #expect(label == (isOne ? "p\(numbers[0])" : "p\(numbers[0])–\(numbers[1])"))
    }
  }

  @Test func `the stable page that was gone to is among those told`() throws {
    var rig = try Rig(Self.text, rows: 40, columns: 120)
    for number in 1...Self.count {
      try rig.type("gp\(number)\n")
      let label = try #require(rig.book.stableLabel(.unicode)).dropFirst()
      let ends = label.split(separator: "–").compactMap { Int($0) }
      #expect(try #require(ends.first)...(try #require(ends.last)) ~= number)
    }
  }

  @Test func `nothing is counted before it is asked for`() throws {
    var rig = try Rig(Self.text)
    try rig.type("gpr")
    #expect(rig.talliesAsked == 0)
    try rig.press(.backspace, .backspace, .escape)
    #expect(rig.book.tally == nil && rig.book.stableLabel(.unicode) == nil)
  }

  @Test func `a number past the last page leads to it, and 0 to the first`() throws {
    var rig = try Rig(Self.text)
    try rig.type("gP99999999999999999999")
    #expect(rig.screen.contains("→ p\(Self.count) of \(Self.count)"))
    try rig.press(.enter)
    #expect(rig.page.range.contains(Self.offset(ofCharacter: (Self.count - 1) * 1500)))
    try rig.type("gp 0\n")
    #expect(rig.page.isFirst)
    try rig.press(.control("o"))
    #expect(!rig.page.isFirst)
  }

  @Test func `while characters are counted Enter waits, and the text does not move`() throws {
    var rig = try Rig(Self.text, counting: .held)
    let home = rig.page
    try rig.type("gp9")
    #expect(rig.screen.contains("being counted"))
    try rig.press(.enter)
    #expect(rig.page == home)
    try rig.releaseTally()
    #expect(rig.page.range.contains(Self.offset(ofCharacter: 8 * 1500)))
    try rig.press(.control("o"))
    #expect(rig.page.range == home.range)
  }

  @Test func `who goes elsewhere meanwhile is not taken away`() throws {
    var rig = try Rig(Self.text, counting: .held)
    try rig.type("gp9\n")
    try rig.press(.right)
    let page = rig.page
    try rig.releaseTally()
    #expect(rig.page.range == page.range)
    #expect(try #require(rig.book.stableLabel(.unicode)).hasPrefix("p1"))
  }

  @Test func `what is counted later does not move the text`() throws {
    var rig = try Rig(Self.text, counting: .held, anchor: Self.text.utf8.count / 2)
    try rig.type("gp9")
    try rig.press(.escape)
    let before = rig.page
    try rig.releaseTally()
    #expect(rig.page == before)
    #expect(rig.book.stableLabel(.unicode) != nil)
  }

  @Test func `a text that grows is counted on`() throws {
    let text = Self.text
    let start = String(text.prefix(3000))
    var rig = try Rig(start, isComplete: false)
    try rig.type("gp2\n")
    #expect(rig.book.tally?.characters == start.unicodeScalars.count)
    try rig.change(Array(text.utf8))
    #expect(rig.book.tally?.characters == text.unicodeScalars.count)
    #expect(rig.talliesAsked == 2)
  }
}
