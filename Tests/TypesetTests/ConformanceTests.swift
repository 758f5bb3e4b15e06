import Testing
import Typeset

@Suite(.enabled(if: UnicodeFiles.areThere, UnicodeFiles.absence))
struct `Unicode's own tests` {
  @Test func `every case of LineBreakTest is right`() throws {
    let cases = try UnicodeFiles.lines(of: "LineBreakTest.txt").map(BreakCase.init)
    #expect(cases.count == 19_338)
    let wrong = try cases.filter { test in
      try withWindow(test.text) { Segmentation($0).lineBreaks } != test.breaks
    }
    #expect(wrong.isEmpty)
  }

  @Test func `every case of GraphemeBreakTest is right`() throws {
    let cases = try UnicodeFiles.lines(of: "GraphemeBreakTest.txt").map(BreakCase.init)
    #expect(cases.count == 766)
    let wrong = try cases.filter { test in
      try withWindow(test.text) { Segmentation($0).clusters } != test.breaks
    }
    #expect(wrong.isEmpty)
  }
}
