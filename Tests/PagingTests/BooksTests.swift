import Books
import Foundation
import Testing

@testable import Paging

/// Real books, where the data beside the repository is there.
@Suite struct RealBooks {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let shared = root.appending(path: "../shared/books")
  static let isThere = FileManager.default.fileExists(atPath: shared.path(percentEncoded: false))

  /// The text of a book, without byte order mark, as UTF-8.
  static func bytes(_ file: URL, isLatin1: Bool = false) throws -> [UInt8] {
    let data = [UInt8](try Data(contentsOf: file))
    if isLatin1 {
      return Array(String(String.UnicodeScalarView(data.map { Unicode.Scalar($0) })).utf8)
    }
    return data.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(data.dropFirst(3)) : data
  }

  private func sample(_ file: URL, isLatin1: Bool = false) throws -> Sample {
    try Sample(Self.bytes(file, isLatin1: isLatin1), measure: 66, rows: 24)
  }

  /// The words of each heading.
  private func headings(_ sample: Sample) throws -> [String] {
    try sample.lines().filter { $0.kind == .heading && $0.position.lineInParagraph == 0 }.map {
      String(decoding: sample.bytes[$0.position.offset..<$0.end], as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  @Test(arguments: [("guide.txt", 16), ("diary.txt", 12)])
  func `the books that ship are joined, with headings`(_ name: String, _ least: Int) throws {
    let sample = try sample(Self.root.appending(path: "assets/\(name)"))
    #expect(sample.traits.wrapColumns != nil)
    #expect(try headings(sample).count >= least)
  }

  @Test(
    .enabled(if: isThere, "the books beside the repository are not there"),
    arguments: [
      ("moby-dick.txt", false), ("alice.txt", false), ("diary-of-a-nobody.txt", false),
      ("optimists-good-morning.txt", true), ("lewis-clark-latin1.txt", true),
    ])
  func `books of Project Gutenberg are recognised as hard-wrapped`(
    _ name: String, _ isLatin1: Bool
  ) throws {
    let bytes = try Self.bytes(Self.shared.appending(path: name), isLatin1: isLatin1)
    let traits = try TextTraits.sampled(from: MemoryText(bytes))
    #expect((70...76).contains(try #require(traits.wrapColumns)))
    #expect(traits.hasEmphasisMarks)
    let other = bytes.filter { $0 != 0x0D }
    #expect(try TextTraits.sampled(from: MemoryText(other)).wrapColumns == traits.wrapColumns)
  }

  @Test(.enabled(if: isThere, "the books beside the repository are not there"))
  func `all chapters of Alice are headings, its prose is joined and its verse is not`() throws {
    let sample = try sample(Self.shared.appending(path: "alice.txt"))
    let chapters = try headings(sample).filter { $0.hasPrefix("CHAPTER ") }
    #expect(chapters.count == 12)
    #expect(chapters.first == "CHAPTER I. Down the Rabbit-Hole")
    let paragraphs = try Set(sample.lines().map(\.position.paragraph.offset))
    func begins(_ words: String) throws -> Bool {
      let start = try #require(sample.bytes.firstRange(of: Array(words.utf8))?.lowerBound)
      // Verse is indented.
      let line = sample.bytes[..<start].lastIndex { $0 != 0x20 }.map { $0 + 1 }
      return paragraphs.contains(line ?? 0)
    }
    #expect(try begins("Alice was beginning to get very tired"))
    #expect(try !begins("bank, and of having nothing to do"))
    #expect(try begins("And pour the waters of the Nile"))
    #expect(try begins("On every golden scale"))
  }

  @Test(.enabled(if: isThere, "the books beside the repository are not there"))
  func `all chapters of Moby-Dick are headings`() throws {
    let sample = try sample(Self.shared.appending(path: "moby-dick.txt"))
    let chapters = Set(try headings(sample).filter { $0.hasPrefix("CHAPTER ") })
    let numbers = Set(chapters.compactMap { Int($0.dropFirst(8).prefix { $0.isNumber }) })
    #expect(numbers == Set(1...135))
  }
}
