import Foundation
import Testing
import Typeset

/// The tests of Unicode 15.0, which Debian 12 has in its package unicode-data.
///
/// They stand in for those of Unicode 17 where these are not at hand; cases that newer rules decide
/// otherwise are listed with the rule.
struct `The tests of Unicode 15` {
  private static let folder = "/usr/share/unicode/auxiliary/"
  private static let areThere = ["LineBreakTest", "GraphemeBreakTest"].allSatisfy { name in
    (try? String(contentsOfFile: folder + name + ".txt", encoding: .utf8))?
      .hasPrefix("# \(name)-15.0.0.txt") ?? false
  }
  private static let absence: Comment = "there is no unicode-data 15.0 in /usr/share/unicode"

  @Test(.enabled(if: areThere, absence))
  func `are right but for the lines that newer rules break otherwise`() throws {
    try check("LineBreakTest", changes: Self.lineChanges) { Segmentation($0).lineBreaks }
  }

  @Test(.enabled(if: areThere, absence))
  func `are right but for a sign that is no pictograph any more`() throws {
    // GB11: U+2701 lost Extended_Pictographic.
    let changes = try ["÷ 2701 × 200D ÷ 2701 ÷"].map(BreakCase.init)
    try check("GraphemeBreakTest", changes: changes) { Segmentation($0).clusters }
  }

  private func check(
    _ name: String, changes: [BreakCase], _ breaks: (TextWindow) -> [Int]
  ) throws {
    let file = try String(contentsOfFile: Self.folder + name + ".txt", encoding: .utf8)
    let newer = Dictionary(uniqueKeysWithValues: changes.map { ($0.text, $0.breaks) })
    var changed = 0
    for line in file.split(separator: "\n") {
      let test = try BreakCase(line.prefix { $0 != "#" })
      guard !test.text.isEmpty else { continue }
      let found = try withWindow(test.text, breaks)
      if let expected = newer[test.text] {
        changed += 1
        #expect(found == expected && found != test.breaks, "\(line)")
      } else {
        #expect(found == test.breaks, "\(line)")
      }
    }
    #expect(changed == changes.count)
  }

  /// The cases as the rules of Unicode 17 have them.
  private static var lineChanges: [BreakCase] {
    get throws { try changesByRule.flatMap { try $0.cases.map(BreakCase.init) } }
  }

  private static let changesByRule: [(rule: String, cases: [Substring])] = [
    (
      "LB15a: only an opening quotation mark holds on over spaces, to whatever follows",
      [
        "× 0022 × 0020 ÷ 2329 ÷", "× 0022 × 0308 × 0020 ÷ 2329 ÷",
        "× 0022 × 0020 ÷ 0028 ÷", "× 0022 × 0308 × 0020 ÷ 0028 ÷",
        "× 0061 × 006D × 0062 × 0069 × 0067 × 0075 × 0028 × 00AB × 0020 × 0308 × 0020 × "
          + "00BB × 0029 ÷ 0028 × 0065 × 0308 × 0029 ÷",
        "× 0061 × 006D × 0062 × 0069 × 0067 × 0075 × 00AB × 0020 ÷ 0028 × 0020 × 0308 × "
          + "0020 × 0029 × 0020 ÷ 00BB × 0028 × 0065 × 0308 × 0029 ÷",
        "× 0061 × 006D × 0062 × 0069 × 0067 × 0075 × 007B × 00AB × 0020 × 0308 × 0020 × "
          + "00BB × 007D ÷ 0028 × 0065 × 0308 × 0029 ÷",
        "× 0061 × 006D × 0062 × 0069 × 0067 × 0075 × 00AB × 0020 ÷ 007B × 0020 × 0308 × "
          + "0020 × 007D × 0020 ÷ 00BB × 0028 × 0065 × 0308 × 0029 ÷",
      ]
    ),
    (
      "LB15c: a space before a decimal mark is a place to break",
      [
        "× 0065 × 0071 × 0075 × 0061 × 006C × 0073 × 0020 ÷ 002E × 0033 × 0035 × 0020 ÷ "
          + "0063 × 0065 × 006E × 0074 × 0073 ÷"
      ]
    ),
    (
      "LB20a: a hyphen at the beginning of a word belongs to it",
      [
        "× 002D × 0023 ÷", "× 002D × 0308 × 0023 ÷", "× 002D × 05D0 ÷",
        "× 002D × 0308 × 05D0 ÷", "× 002D × 00A7 ÷", "× 002D × 0308 × 00A7 ÷",
        "× 002D × 50005 ÷", "× 002D × 0308 × 50005 ÷", "× 002D × 0E01 ÷",
        "× 002D × 0308 × 0E01 ÷",
      ]
    ),
    ("LB21a: a hyphen between Hebrew letters is a place to break", ["× 05D0 × 002D ÷ 05D0 ÷"]),
    (
      "LB25: a number may begin with a decimal mark",
      [
        "× 002C × 0030 ÷",
        "× 002C × 0308 × 0030 ÷",
        "× 0061 × 002E × 0032 × 0020 ÷",
        "× 0061 × 002E × 0032 × 0020 ÷ 0915 ÷",
        "× 0061 × 002E × 0032 × 0020 ÷ 672C ÷",
        "× 0061 × 002E × 0032 × 3000 ÷ 672C ÷",
        "× 0061 × 002E × 0032 × 3000 ÷ 307E ÷",
        "× 0061 × 002E × 0032 × 3000 ÷ 0033 ÷",
        "× 0041 × 002E × 0031 × 0020 ÷ BABB ÷",
        "× BD24 ÷ C5B4 × 002E × 0020 ÷ 0041 × 002E × 0032 × 0020 ÷ BCFC ÷",
        "× BD10 ÷ C694 × 002E × 0020 ÷ 0041 × 002E × 0033 × 0020 ÷ BABB ÷",
        "× C694 × 002E × 0020 ÷ 0041 × 002E × 0034 × 0020 ÷ BABB ÷",
        "× 0061 × 002E × 0032 × 3000 ÷ 300C ÷",
      ]
    ),
  ]
}
