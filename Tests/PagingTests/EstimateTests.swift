import Books
import Foundation
import TestSupport
import Testing

@testable import Paging

@Suite struct Estimates {
  private func check(_ sample: Sample, within part: Double) throws {
    let pages = try sample.pagination().count
    let estimate = try PageEstimate.sampled(
      sample.manuscript, format: sample.format)
    let guess = estimate.count(bytes: sample.bytes.count)
    #expect(abs(Double(guess - pages)) <= max(Double(pages) * part, 1), "\(guess) for \(pages)")
  }

  @Test(arguments: SpecialTexts.small.map(\.name))
  func `a text that is no longer than the samples is counted exactly`(_ name: String) throws {
    let text = try #require(SpecialTexts.small.first { $0.name == name }?.text)
    try check(Sample(Array(text.utf8), measure: 20, rows: 7), within: 0)
  }

  @Test(
    .enabled(if: RealBooks.isThere, "the books beside the repository are not there"),
    arguments: ["moby-dick.txt", "alice.txt", "diary-of-a-nobody.txt"], [(66, 20), (40, 50)])
  func `the pages of a novel are guessed within a twentieth`(
    _ name: String, _ size: (measure: Int, rows: Int)
  ) throws {
    let bytes = try RealBooks.bytes(RealBooks.shared.appending(path: name))
    try check(Sample(bytes, measure: size.measure, rows: size.rows), within: 0.05)
  }

  @Test(
    .enabled(if: RealBooks.isThere, "the books beside the repository are not there"),
    arguments: ["moby-dick.txt", "alice.txt", "diary-of-a-nobody.txt"])
  func `an estimate for a moment is within a seventh`(_ name: String) throws {
    let bytes = try RealBooks.bytes(RealBooks.shared.appending(path: name))
    let sample = try Sample(bytes, measure: 66, rows: 20)
    let pages = try sample.pagination().count
    let guess = try PageEstimate.sampled(
      sample.manuscript, format: sample.format, isForMoment: true
    ).count(bytes: bytes.count)
    #expect(abs(guess - pages) * 7 <= pages, "\(guess) for \(pages)")
  }

  @Test func `an estimate for a moment reads no more than 24 KB`() throws {
    var generator = SeededGenerator(seed: 43)
    let text = WatchedText(
      prose(Self.languages[0], words: 10...900, isWrapped: false, &generator))
    _ = try PageEstimate.sampled(
      Manuscript(text, traits: TextTraits()),
      format: PageFormat(settings: LayoutSettings(), rows: 20), isForMoment: true)
    #expect(text.bytesRead <= 24 << 10)
  }

  /// Words of a language, and what stands between them.
  static let languages = [
    (["все", "люди", "рождаются", "свободными", "и", "равными", "в", "своем"], " "),
    (["mọi", "người", "sinh", "ra", "đều", "được", "tự", "do", "và"], " "),
    (["alle", "Menschen", "sind", "frei", "und", "gleich", "Brüderlichkeit"], " "),
    (["มนุษย์", "ทั้งหลาย", "เกิด", "มา", "มี", "อิสระ"], ""),
    (["人人", "生而", "自由,", "在", "尊严", "和", "权利上", "一律", "平等。"], ""),
  ]

  /// Paragraphs of `words` words each, on a line of their own or wrapped at 72 letters.
  private func prose(
    _ language: (words: [String], space: String), words: ClosedRange<Int>, isWrapped: Bool,
    _ generator: inout SeededGenerator
  ) -> [UInt8] {
    let paragraphs = (0..<300).map { _ in
      var lines = [""]
      for _ in 0..<Int.random(in: words, using: &generator) {
        let word = language.words.randomElement(using: &generator) ?? ""
        if isWrapped, lines[lines.count - 1].count + word.count > 71 { lines.append("") }
        lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : language.space) + word
      }
      return Array((lines.joined(separator: "\n") + "\n\n").utf8)
    }
    var text: [UInt8] = []
    while text.count < 2 << 20 { text += paragraphs.randomElement(using: &generator) ?? [] }
    return text
  }

  @Test(arguments: [1...30, 20...160, 10...900, 300...2500], [false, true])
  func `the pages of prose of any script are guessed within a fiftieth`(
    _ words: ClosedRange<Int>, _ isWrapped: Bool
  ) throws {
    var generator = SeededGenerator(seed: 40)
    for language in Self.languages {
      let text = prose(language, words: words, isWrapped: isWrapped, &generator)
      try check(Sample(text, measure: 66, rows: 21), within: 0.02)
    }
  }

  @Test func `a line of megabytes is guessed within a fiftieth`() throws {
    var generator = SeededGenerator(seed: 41)
    for language in Self.languages {
      let text = prose(language, words: 900...2500, isWrapped: false, &generator)
      try check(Sample(text.filter { $0 != 0x0A }, measure: 66, rows: 21), within: 0.02)
    }
  }

  @Test func `an estimate reads no more than 192 KB`() throws {
    var generator = SeededGenerator(seed: 42)
    let text = WatchedText(
      prose(Self.languages[0], words: 10...900, isWrapped: false, &generator))
    _ = try PageEstimate.sampled(
      Manuscript(text, traits: TextTraits()),
      format: PageFormat(settings: LayoutSettings(), rows: 20))
    #expect(text.bytesRead <= 192 << 10)
  }

  @Test func `what has been counted makes the guess better`() throws {
    let verse = String(repeating: "a line of verse\n", count: 20_000)
    let prose = String(repeating: "word after word after word ", count: 20_000)
    let sample = try Sample(Array((prose + "\n" + verse).utf8), measure: 40, rows: 20)
    let estimate = try PageEstimate.sampled(
      sample.manuscript, format: sample.format)
    let pages = try sample.pagination()
    let improved = estimate.improved(
      by: PaginationRun.Progress(lines: pages.lines, bytes: sample.bytes.count))
    let guess = improved.count(bytes: sample.bytes.count)
    #expect(abs(guess - pages.count) <= pages.count / 50)
    let none = PaginationRun.Progress(lines: 0, bytes: 0)
    #expect(estimate.improved(by: none) == estimate)
  }
}
