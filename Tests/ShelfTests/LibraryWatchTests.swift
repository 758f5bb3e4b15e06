import Books
import Datebook
import Foundation
import Shelf
import Synchronization
import Testing

@Suite struct LibraryWatchTests {
  private let folder = TemporaryFolder()

  private final class Count: Sendable {
    private let value = Mutex(0)
    var now: Int { value.withLock { $0 } }
    func add() { value.withLock { $0 += 1 } }
  }

  @Test func `what another connection commits is told`() async throws {
    let library = try Library(at: folder.library)
    let count = Count()
    let watch = try #require(LibraryWatch(folder.library) { count.add() })
    _ = try library.opened(.sample("a"), at: Moment(seconds: 1))
    await eventually { count.now == 1 }
    _ = try library.opened(.sample("b", at: nil), at: Moment(seconds: 1))
    await eventually { count.now == 2 }
    watch.stop()
  }

  @Test func `what another process commits is told`() async throws {
    try Library(at: folder.library).close()
    let count = Count()
    let watch = try #require(LibraryWatch(folder.library) { count.add() })
    let path = folder.library.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      _ = try Library(at: LibraryLocation(path: path)).opened(.sample("d"), at: Moment(seconds: 1))
    }
    await eventually { count.now > 0 }
    watch.stop()
  }

  @Test func `a library that comes, or takes another's place, is told`() async throws {
    let count = Count()
    let watch = try #require(LibraryWatch(folder.library) { count.add() })
    try Library(at: folder.library).close()
    await eventually { count.now > 0 }
    let before = count.now
    try FileManager.default.removeItem(atPath: folder.library.path)
    await eventually { count.now > before }
    watch.stop()
  }

  @Test func `a folder that is not there cannot be watched`() {
    #expect(LibraryWatch(LibraryLocation(path: "/nowhere/library.sqlite")) {} == nil)
  }

  @Test func `a watch that was stopped tells nothing more`() async throws {
    let library = try Library(at: folder.library)
    let (stopped, other) = (Count(), Count())
    let watch = try #require(LibraryWatch(folder.library) { stopped.add() })
    let second = try #require(LibraryWatch(folder.library) { other.add() })
    watch.stop()
    watch.stop()
    _ = try library.opened(.sample("a"), at: Moment(seconds: 1))
    await eventually { other.now == 1 }
    #expect(stopped.now == 0)
    second.stop()
  }
}
