import Foundation
import Testing
import Typeset

/// The bidirectional algorithm, UAX #9.
struct BidiTests {
  /// The order in which `text` is seen.
  private func seen(_ text: String, base: UInt8? = nil) -> String {
    let scalars = text.unicodeScalars.map(\.value)
    let paragraph = BidiLevels(scalars.map(BidiTables.bidiClass), scalars: scalars, base: base)
    let levels = paragraph.levels(ofRow: 0..<scalars.count)
    let all = Array(text.unicodeScalars)
    return String(String.UnicodeScalarView(BidiLevels.visualOrder(levels).map { all[$0] }))
  }

  @Test func `words of two directions are seen in the order of each`() {
    #expect(seen("abc אבג def") == "abc גבא def")
    #expect(seen("אבג abc דהו") == "והד abc גבא")
    #expect(seen("אבג 123 דהו") == "והד 123 גבא")
    #expect(seen("ABC (אבג) DEF") == "ABC (גבא) DEF")
    #expect(seen("plain words, 12") == "plain words, 12")
    #expect(seen("") == "")
  }

  private static func file(_ name: String) -> String? {
    let folders = [UnicodeFiles.folder.path, "/usr/share/unicode"]
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.fileExists(atPath: $0) }
  }

  @Test(.enabled(if: file("BidiCharacterTest.txt") != nil, "BidiCharacterTest.txt is not there"))
  func `characters have the levels and the order of Unicode's own test`() throws {
    let path = try #require(Self.file("BidiCharacterTest.txt"))
    var cases = 0
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard line.first != "#", fields.count == 5 else { continue }
      let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
      let paragraph = BidiLevels(
        scalars.map(BidiTables.bidiClass), scalars: scalars,
        base: fields[1] == "2" ? nil : UInt8(fields[1]))
      #expect(paragraph.base == UInt8(fields[2]), "\(line)")
      check(paragraph, fields[3], fields[4], count: scalars.count, line)
      cases += 1
    }
    #expect(cases > 90_000)
  }

  @Test(.enabled(if: file("BidiTest.txt") != nil, "BidiTest.txt is not there"))
  func `classes have the levels and the order of Unicode's own test`() throws {
    let path = try #require(Self.file("BidiTest.txt"))
    let names = "L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI"
      .split(separator: " ")
    let classes = Dictionary(
      uniqueKeysWithValues: names.enumerated().map { ($1, BidiClass(rawValue: UInt8($0)) ?? .on) })
    var (levels, order) = ("", "")
    var cases = 0
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("@Levels:") { levels = String(line.dropFirst(8)) }
      if line.hasPrefix("@Reorder:") { order = String(line.dropFirst(9)) }
      guard let first = line.first, first != "#", first != "@" else { continue }
      cases += 1
      // Every seventh of half a million.
      guard cases % 7 == 0 else { continue }
      let fields = line.split(separator: ";")
      let own = fields[0].split(separator: " ").compactMap { classes[$0] }
      let bases = Int(fields[1].drop { $0 == " " }, radix: 16) ?? 0
      for (bit, base) in [(1, nil), (2, 0), (4, 1)] as [(Int, UInt8?)] where bases & bit != 0 {
        check(BidiLevels(own, base: base), levels[...], order[...], count: own.count, line)
      }
    }
    #expect(cases > 400_000)
  }

  private func check(
    _ paragraph: BidiLevels, _ levels: Substring, _ order: Substring, count: Int, _ line: Substring
  ) {
    let expected = levels.split(whereSeparator: \.isWhitespace)
    let found = paragraph.levels(ofRow: 0..<count)
    let kept = found.indices.filter { expected[$0] != "x" }
    if kept.contains(where: { UInt8(expected[$0]) != found[$0] }) {
      Issue.record("levels \(found) of \(line), not \(levels)")
    }
    let seen = BidiLevels.visualOrder(kept.map { found[$0] }).map { kept[$0] }
    if seen != order.split(whereSeparator: \.isWhitespace).compactMap({ Int($0) }) {
      Issue.record("order \(seen) of \(line), not \(order)")
    }
  }
}
