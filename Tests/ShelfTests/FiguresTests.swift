import Books
import Datebook
import Foundation
import Shelf
import Synchronization
import Testing

@Suite struct FiguresOfTheLog {
  private let folder = TemporaryFolder()
  private let clock = TestClock()

  private func book(_ digest: String) -> KeptBook {
    KeptBook(
      .sample(digest, at: "/\(digest).txt"), in: folder.library,
      clock: LocalClock(read: { [clock] in clock.now }), onNotice: { _ in })
  }

  /// Turns pages of 1,200 characters in a book, each after so many seconds.
  private func read(_ digest: String, _ seconds: [Int], from start: Int = 0) -> PositionKeeper {
    let keeper = PositionKeeper(book(digest))
    func page(_ index: Int) -> ShownPage {
      let offset = start + index * 1300
      return ShownPage(offset..<offset + 1300, characters: 1200)
    }
    keeper.begin(showing: page(0))
    for (index, pause) in seconds.enumerated() {
      clock.advance(by: pause)
      let reading = keeper.moved(
        to: .sample(page(index + 1).offsets.lowerBound), textBytes: 100_000,
        showing: page(index + 1))
      #expect(reading?.characters == 1200 && reading?.offsets == page(index).offsets)
    }
    return keeper
  }

  private func figures(_ keeper: PositionKeeper) async throws -> ReadingFigures {
    let found = Mutex<ReadingFigures?>(nil)
    keeper.readFigures { figures in found.withLock { $0 = figures } }
    await eventually { found.withLock { $0 } != nil }
    return try #require(found.withLock { $0 })
  }

  @Test func `the log tells speed, minutes and pages, what was just turned included`() async throws
  {
    let keeper = read("a", [60, 60, 60, 60, 60, 60, 60])
    let figures = try await figures(keeper)
    #expect(figures.speed.charactersPerMinute == 1200)
    #expect(figures.today.milliseconds == 420_000 && figures.today.pages == 7)
    #expect(figures.book == figures.today && figures.bookDays == 1)
    #expect(figures.daysInARow == 1)
  }

  @Test func `another session goes on where the last one ended, and other books count for the day`()
    async throws
  {
    #expect(read("a", [60, 60, 60, 60, 60, 60, 60]).flush(within: patience) == nil)
    #expect(read("b", [30, 30, 30]).flush(within: patience) == nil)
    let again = try await figures(read("a", [], from: 9100))
    #expect(again.speed.charactersPerMinute == 1200)
    #expect(again.today.pages == 10 && again.book.pages == 7)
    let other = try await figures(read("c", []))
    #expect(other.speed.charactersPerMinute == 1200, "learnt from all books")
    #expect(other.book.pages == 0 && other.today.pages == 10)
  }

  @Test func `of lines that scroll those that left the screen were read`() async throws {
    let keeper = PositionKeeper(book("a"))
    func page(_ line: Int) -> ShownPage {
      ShownPage(line * 65..<line * 65 + 1300, characters: 1200)
    }
    keeper.begin(showing: page(0))
    var lines = 0
    for _ in 0..<12 {
      clock.advance(by: 12)
      // Two at once, and one after the other.
      for step in [1, 2, 1] {
        lines += step
        keeper.moved(
          to: .sample(page(lines).offsets.lowerBound), textBytes: 100_000, showing: page(lines))
      }
    }
    let figures = try await figures(keeper)
    // Four lines of 60 characters in 12 seconds.
    let speed = try #require(figures.speed.charactersPerMinute)
    #expect(abs(speed - 1200) < 60, "\(speed)")
    #expect(abs(figures.today.milliseconds - 144_000) <= 12_000)
  }

  @Test func `days in a row are counted back to the first day without reading`() async throws {
    for _ in 1...3 {
      #expect(read("a", [60, 60]).flush(within: patience) == nil)
      clock.advance(by: 86_400)
    }
    // A day on which pages were only passed over is none.
    #expect(read("a", [2, 2]).flush(within: patience) == nil)
    var figures = try await figures(read("a", []))
    #expect(figures.daysInARow == 3, "the third was yesterday")
    clock.advance(by: 86_400)
    figures = try await self.figures(read("a", []))
    #expect(figures.daysInARow == 0)
    #expect(figures.bookDays == 3)
  }
}
