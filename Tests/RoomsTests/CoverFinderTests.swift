import Books
import Dispatch
import Rooms
import Screen
import Synchronization
import TabPlaces
import Testing

@Suite struct CoverFinderTests {
  /// What was looked for and told, by the numbers of the books.
  private final class Witness: Sendable {
    let finder = Mutex<CoverFinder<CoverWish>?>(nil)
    let looked = Mutex<[Int64]>([])
    let told = Mutex<[Int64]>([])
    let done = DispatchSemaphore(value: 0)
  }

  private static func wish(_ book: Int64) -> CoverWish {
    CoverWish(
      book: BookID(rawValue: book), path: "/books/\(book)", columns: 12, rows: 9, mode: .blocks)
  }

  @Test func `what left the view is forgotten, but for the cover that is being found`() {
    let witness = Witness()
    let finder = CoverFinder<CoverWish> { wish in
      let book = wish.book.rawValue
      witness.looked.withLock { $0.append(book) }
      // The reader goes on while the second cover is found.
      if book == 2 { witness.finder.withLock { $0 }?.find([4, 5].map(Self.wish)) }
      return nil
    } report: { wish, _ in
      witness.told.withLock { $0.append(wish.book.rawValue) }
      if wish.book.rawValue == 5 { witness.done.signal() }
    }
    witness.finder.withLock { $0 = finder }
    finder.find([1, 2, 3].map(Self.wish))
    witness.done.wait()
    #expect(witness.looked.withLock { $0 } == [1, 2, 4, 5])
    // The second one may have been broken off: that says nothing of the book.
    #expect(witness.told.withLock { $0 } == [1, 4, 5])
    witness.finder.withLock { $0 = nil }
  }

  @Test func `nothing is looked for behind the end`() throws {
    let witness = Witness()
    let raster = try #require(Raster(width: 1, height: 2, bytes: [UInt8](repeating: 9, count: 6)))
    let picture = CellPicture(raster, .blocks)
    let finder = CoverFinder<CoverWish> { wish in
      witness.looked.withLock { $0.append(wish.book.rawValue) }
      // The room is left while the first cover is found.
      witness.finder.withLock { $0 }?.end()
      return picture
    } report: { _, _ in
      witness.done.signal()
    }
    witness.finder.withLock { $0 = finder }
    finder.find([1, 2].map(Self.wish))
    witness.done.wait()
    witness.finder.withLock { $0 = nil }
    #expect(witness.looked.withLock { $0 } == [1])
  }
}
