import Foundation
import Testing
import Typeset

/// ICU 72 as a second opinion, on texts as people write them.
///
/// It has the rules of Unicode 15.0; what differs is listed with the reason, and nothing else may.
struct `The line breaks of ICU` {
  private static let books = UnicodeFiles.package.deletingLastPathComponent()
    .appendingPathComponent("shared/books")
  private static let absence: Comment = "there is no libicuuc.so.72"

  /// The texts of the package and, where they are, the books beside it that are UTF-8.
  private static let texts: [URL] = {
    let folders = [
      UnicodeFiles.package.appendingPathComponent("assets"), books,
      books.appendingPathComponent("udhr"),
    ]
    return folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(".txt") }.sorted().map(folder.appendingPathComponent)
    }
  }()

  @Test(.enabled(if: ICUBreaks() != nil, absence))
  func `are ours but for a few with a reason`() throws {
    let icu = try #require(ICUBreaks())
    var compared = 0
    for text in Self.texts {
      let bytes = try Data(contentsOf: text)
      guard String(validating: bytes, as: UTF8.self) != nil else { continue }
      for paragraph in bytes.split(separator: UInt8(ascii: "\n")).map(Array.init) {
        let ours = Set(try withWindow(paragraph) { Segmentation($0).lineBreaks })
        let theirs = Set(try #require(icu.lineBreaks(in: paragraph)))
        compared += ours.count
        for offset in ours.symmetricDifference(theirs) {
          let place = Place(paragraph, offset, isOurs: ours.contains(offset))
          try #require(
            Self.reasons.contains { $0.holds(place) },
            "\(text.lastPathComponent): \(place.isOurs ? "ours" : "theirs") \(place)")
        }
      }
    }
    #expect(compared > 1_000)
  }

  /// A place where one of the two ends lines and the other does not.
  private struct Place: CustomStringConvertible {
    var before: [Unicode.Scalar]
    var after: [Unicode.Scalar]
    var isOurs: Bool

    init(_ text: [UInt8], _ offset: Int, isOurs: Bool) {
      before = Array(String(decoding: text[..<offset], as: UTF8.self).unicodeScalars.suffix(8))
      after = Array(String(decoding: text[offset...], as: UTF8.self).unicodeScalars.prefix(8))
      self.isOurs = isOurs
    }

    /// The last character that is no space, before the place.
    var lastInk: Unicode.Scalar? { before.last { $0 != " " } }

    var description: String {
      String(String.UnicodeScalarView(before)) + "|" + String(String.UnicodeScalarView(after))
    }
  }

  private struct Reason: Sendable {
    var why: String
    var holds: @Sendable (Place) -> Bool
  }

  private static let reasons = [
    Reason(why: "Thai has a dictionary in ICU: here a phrase is a word, broken on overflow alone") {
      !$0.isOurs && isThai($0.before.last) && isThai($0.after.first)
    },
    Reason(why: "LB15a since 15.1: a closing quotation mark does not hold a bracket over spaces") {
      $0.isOurs && $0.before.last == " " && isOneOf($0.lastInk, "’”»\"'")
        && isOneOf($0.after.first, "([{")
    },
    Reason(why: "LB19a since 16.0: a quotation mark between East Asian characters") {
      $0.isOurs
        && (isEastAsian($0.before.last) && isOneOf($0.after.first, "“‘")
          || isOneOf($0.before.last, "”’") && isEastAsian($0.after.first))
    },
    Reason(why: "hyphens that begin a word are not parted from it: --option") { place in
      !place.isOurs && place.before.last == "-"
        && place.before.reversed().drop { $0 == "-" }.first.map { $0 == " " } ?? true
    },
    Reason(why: "LB21a since 15.1: a hyphen between Hebrew letters") {
      $0.isOurs && $0.before.last == "-" && isHebrew($0.before.dropLast().last)
        && isHebrew($0.after.first)
    },
  ]

  private static func isOneOf(_ scalar: Unicode.Scalar?, _ set: String) -> Bool {
    scalar.map(set.unicodeScalars.contains) ?? false
  }
  private static func isThai(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ("\u{E01}"..."\u{E7F}").contains($0) } ?? false
  }
  private static func isHebrew(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ("\u{5D0}"..."\u{5EA}").contains($0) } ?? false
  }
  private static func isEastAsian(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ("\u{3000}"..."\u{9FFF}").contains($0) || ("\u{FF01}"..."\u{FF60}").contains($0) }
      ?? false
  }
}
