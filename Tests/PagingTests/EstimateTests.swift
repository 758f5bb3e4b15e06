import Books
import Foundation
import Testing

@testable import Paging

@Suite struct Estimates {
  private func check(_ sample: Sample, within part: Double) throws {
    let pages = try sample.pagination().count
    let estimate = try PageEstimate.sampled(
      sample.source, traits: sample.traits, format: sample.format)
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

  @Test func `what has been counted makes the guess better`() throws {
    let verse = String(repeating: "a line of verse\n", count: 20_000)
    let prose = String(repeating: "word after word after word ", count: 20_000)
    let sample = try Sample(Array((prose + "\n" + verse).utf8), measure: 40, rows: 20)
    let estimate = try PageEstimate.sampled(
      sample.source, traits: sample.traits, format: sample.format)
    let pages = try sample.pagination()
    let improved = estimate.improved(
      by: PaginationRun.Progress(lines: pages.lines, bytes: sample.bytes.count))
    let guess = improved.count(bytes: sample.bytes.count)
    #expect(abs(guess - pages.count) <= pages.count / 50)
    let none = PaginationRun.Progress(lines: 0, bytes: 0)
    #expect(estimate.improved(by: none) == estimate)
  }
}
