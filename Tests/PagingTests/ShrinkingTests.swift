import Books
import Synchronization
import TestSupport
import Testing

@testable import Paging

/// A text that loses its end, or all sense, after a number of reads.
final class FailingText: TextSource {
  private let bytes: [UInt8]
  private let keptAfter: Int
  private let error: TextError?
  private let readsLeft: Atomic<Int>

  /// A text of `bytes` that after `reads` reads has only `keptAfter` bytes, or fails with `error`.
  init(_ bytes: [UInt8], reads: Int, keptAfter: Int, error: TextError? = nil) {
    self.bytes = bytes
    self.keptAfter = keptAfter
    self.error = error
    readsLeft = Atomic(reads)
  }

  private var isWhole: Bool { readsLeft.load(ordering: .relaxed) > 0 }
  var count: Int { isWhole ? bytes.count : keptAfter }
  var isComplete: Bool { true }
  var expectedCount: Int { count }

  func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(TextError) -> Int {
    if let error, !isWhole { throw error }
    let count = count
    _ = readsLeft.wrappingSubtract(1, ordering: .relaxed)
    let length = min(buffer.count, max(count - offset, 0))
    if length > 0 {
      bytes.withUnsafeBytes {
        buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<offset + length]))
      }
    }
    return length
  }
}

@Suite struct Shrinking {
  static let texts: [[UInt8]] = {
    var generator = SeededGenerator(seed: 31)
    return [
      RandomTexts.bytes(&generator, length: 60_000),
      SpecialTexts.endless(&generator, length: 200_000),
      Array(String(repeating: "extraordinarily ", count: 12_000).utf8),
      [UInt8](repeating: 0x0A, count: 100_000),
    ]
  }()

  @Test(arguments: texts.indices, [0, 1, 2, 3, 5, 8])
  func `a text that becomes shorter while it is counted or paged ends somewhere`(
    _ number: Int, _ reads: Int
  ) throws {
    let bytes = Self.texts[number]
    for kept in [0, 1000, bytes.count - 1] {
      let source = FailingText(bytes, reads: reads, keptAfter: kept)
      var traits = TextTraits()
      traits.wrapColumns = 72
      let format = PageFormat(settings: LayoutSettings(measure: 60), rows: 200)
      let whole = try PaginationRun(
        Manuscript(MemoryText(bytes), traits: traits), format: format
      ).run()
      let run = PaginationRun(
        Manuscript(source, traits: traits), format: format, continuing: nil, partLength: 20_000)
      #expect(try run.run() != nil)
      for pagination in [nil, whole] {
        var pager = Pager(
          Manuscript(FailingText(bytes, reads: reads, keptAfter: kept), traits: traits),
          format: format)
        pager.pagination = pagination
        var page = try pager.page(.containing(bytes.count / 3))
        for request in [PageRequest.last, .number(3), .containing(bytes.count), .first] {
          _ = try pager.page(request)
        }
        for _ in 0..<5 { page = try pager.page(.after(page.bounds)) }
        for _ in 0..<5 { page = try pager.page(.before(page.bounds)) }
        #expect(page.lines.count <= 200)
      }
    }
  }

  @Test(arguments: 0...6)
  func `what is wrong with a file is passed on`(_ reads: Int) throws {
    let error = TextError(file: "whale.txt", code: 5)
    let source = FailingText(Self.texts[0], reads: reads, keptAfter: 60_000, error: error)
    let format = PageFormat(settings: LayoutSettings(measure: 60), rows: 20)
    let run = PaginationRun(
      Manuscript(source, traits: TextTraits()), format: format, continuing: nil, partLength: 5000)
    #expect(throws: error) { try run.run() }
    #expect(throws: error) {
      try Pager(Manuscript(source, traits: TextTraits()), format: format).page(.last)
    }
  }
}
