import Paging
import Screen
import Testing
import TextPlace
import Widgets

@Suite struct Openings {
  private static let lines = (1...400).map { "line \($0)\n" }.joined()

  @Test func `a text is opened at a line of its file`() throws {
    var rig = try Rig(Self.lines, view: ViewSettings(scrolls: true))
    try rig.open(at: .line(LineNumber(200)))
    let offset = (1..<200).map { "line \($0)\n".utf8.count }.reduce(0, +)
    #expect(rig.kept.last == offset)
    #expect(rig.shown.contains(offset))
  }

  @Test func `a line past the last one leads to the end, and that is told`() throws {
    var rig = try Rig(Self.lines)
    try rig.open(at: .line(LineNumber(1200)))
    #expect(rig.last.isLast)
    #expect(rig.footer.contains("The text has only 400 lines."))
  }

  @Test func `a text is opened at a match, which may come later`() throws {
    var rig = try Rig("", isComplete: false)
    try rig.open(at: .match("line 3.9"))
    try rig.change(Array(Self.lines.utf8.prefix(200)), isComplete: false)
    #expect(rig.page.isFirst)
    try rig.change(Array(Self.lines.utf8), isComplete: true)
    #expect(rig.screen.contains("line 309"))
    #expect(!rig.page.isFirst)
  }

  @Test func `what a text grows by is searched, and nothing is found twice`() throws {
    let bytes = Array(Self.lines.utf8)
    var rig = try Rig(String(decoding: bytes.prefix(1000), as: UTF8.self))
    try rig.type("/line\n")
    let before = rig.book.search?.count ?? 0
    try rig.change(bytes)
    #expect(rig.book.search?.count == 400)
    #expect(before > 100 && before < 150)
    try rig.press(.character("N"))
    #expect(rig.last.isLast)
  }

  @Test func `a stable page is opened when the characters are counted`() throws {
    var rig = try Rig(Texts.named("long"))
    try rig.open(at: .stablePage(3))
    #expect(rig.book.stableLabel(.unicode)?.hasPrefix("p") == true)
    #expect(!rig.page.isFirst)
  }
}

@Suite struct Following {
  private static let lines = (1...400).map { "line \($0)\n" }.joined()

  @Test func `the end is shown as a text grows, until a key ends that`() throws {
    let bytes = Array(Self.lines.utf8)
    var rig = try Rig(String(decoding: bytes.prefix(1000), as: UTF8.self))
    try rig.open(at: .following)
    let asked = rig.askedFormats.count
    for length in stride(from: 2000, through: bytes.count, by: 100) {
      try rig.change(Array(bytes.prefix(length)))
      #expect(rig.last.isLast && rig.last.range.upperBound == length)
    }
    try rig.change(bytes)
    #expect(rig.screen.contains("line 400"))
    #expect(rig.footer.contains("Following"))
    // Nothing was counted meanwhile.
    #expect(rig.askedFormats.count == asked)
    let shown = rig.shown
    try rig.press(.character("g"))
    #expect(rig.model.sheet == nil)
    #expect(rig.follows == [true, false])
    #expect(rig.book.count.isExact)
    #expect(rig.book.anchor == shown.lowerBound)
    #expect(rig.kept.last == shown.lowerBound)
    try rig.change(bytes + Array("more\n".utf8))
    #expect(rig.page.range.lowerBound == shown.lowerBound)
  }
}
