import Books
import Datebook
import Foundation
import Shelf
import Synchronization
import Testing

/// Whether a book counts as dated, as the library keeps it.
@Suite struct DatesKeeperTests {
  private let folder = TemporaryFolder()

  private func book(_ digest: String) -> KeptBook {
    KeptBook(.sample(digest, at: nil), in: folder.library) { Issue.record("\($0)") }
  }

  private func loaded(_ book: KeptBook) -> Bool? {
    let answer = Mutex<Bool??>(nil)
    let done = DispatchSemaphore(value: 0)
    DatesKeeper(book).load { ruling in
      answer.withLock { $0 = ruling }
      done.signal()
    }
    done.wait()
    return answer.withLock { $0 ?? nil }
  }

  @Test func `a ruling is kept for its book alone, and the last one counts`() throws {
    let diary = book("a")
    #expect(loaded(diary) == nil)
    let keeper = DatesKeeper(diary)
    keeper.keep(isDated: true)
    #expect(keeper.flush(within: patience) == nil)
    #expect(loaded(diary) == true)
    #expect(loaded(book("b")) == nil)
    keeper.keep(isDated: false)
    #expect(keeper.flush(within: patience) == nil)
    #expect(loaded(book("a")) == false)
    #expect(keeper.flush(within: patience) == nil)
  }

  @Test func `the library takes a ruling back`() throws {
    let library = try Library(at: folder.library)
    let id = try library.opened(.sample("d", at: nil), at: Moment(seconds: 1))
    try library.rule(isDated: true, of: id)
    #expect(try library.isDated(id) == true)
    try library.rule(isDated: nil, of: id)
    #expect(try library.isDated(id) == nil)
  }
}
