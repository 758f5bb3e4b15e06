import Books
import Datebook
import Foundation
import Holdings
import Shelf
import TestSupport
import Testing

/// The library on disks that are full or may not be written to.
@Suite struct LibraryDiskTests {
  @Test(.enabled(if: TinyDisk.isPossible, "mounting a tmpfs takes privileges"))
  func `a full disk is told, and what was kept before stays`() async throws {
    let disk = try #require(TinyDisk(kilobytes: 1024))
    let notices = Notices()
    let keeper = PositionKeeper(
      KeptBook(.sample("d"), in: disk.library, onNotice: { notices.add($0) }))
    keeper.moved(to: .sample(1), textBytes: 1000, showing: .init(0..<10, characters: 10))
    #expect(keeper.flush(within: patience) == nil)

    let library = try Library(at: disk.library)
    let id = try library.opened(.sample("d"), at: Moment(seconds: 1))
    let ballast = disk.path + "/ballast"
    #expect(disk.fill(ballast))
    var failure: LibraryError?
    for second in 2...2000 where failure == nil {
      do throws(LibraryError) {
        let readings = (0..<50).map { _ in Reading.sample(second) }
        try library.save(nil, readings: readings, of: id)
      } catch { failure = error }
    }
    #expect(failure == .full(path: disk.library.path))

    keeper.moved(to: .sample(2), textBytes: 1000, showing: .init(0..<10, characters: 10))
    let sentence = keeper.flush(within: patience)
    if let sentence {
      #expect(sentence == LibraryError.full(path: disk.library.path).description)
      #expect(notices.all == [sentence])
    }
    let place = PositionLookup.find(library: disk.library.path, digest: "d", file: "")?.place
    #expect(place?.position == .sample(sentence == nil ? 2 : 1))

    try FileManager.default.removeItem(atPath: ballast)
    await eventually {
      PositionLookup.find(library: disk.library.path, digest: "d", file: "")?.place?.position
        == .sample(2)
    }
  }

  @Test(.enabled(if: TinyDisk.isPossible, "mounting a tmpfs takes privileges"))
  func `books that find no room on a full disk are not added, and those before stay`() throws {
    let disk = try #require(TinyDisk(kilobytes: 1024))
    let library = try Library(at: disk.library)
    _ = try library.add([.sample("a", at: "/a.txt")], at: Moment(seconds: 1))
    #expect(disk.fill(disk.path + "/ballast"))
    var added = 1
    var failure: LibraryError?
    for batch in 1...200 where failure == nil {
      let books = (0..<50).map { BookFacts.sample("\(batch) \($0)", at: "/\(batch)/\($0)") }
      do throws(LibraryError) {
        added += try library.add(books, at: Moment(seconds: 2)).count
      } catch { failure = error }
    }
    #expect(failure == .full(path: disk.library.path))
    #expect(try library.records().count == added)
    // Nor is there room for a copy, which leaves nothing behind.
    #expect(LibraryBackups(of: disk.library).makeIfDue(at: Moment(seconds: 3)) == nil)
    let names = try FileManager.default.contentsOfDirectory(atPath: disk.path)
    #expect(!names.contains { $0.contains("backup") })
  }

  @Test(.enabled(if: TinyDisk.isPossible, "mounting a tmpfs takes privileges"))
  func `a library on a disk without any room is read all the same`() throws {
    let disk = try #require(TinyDisk(kilobytes: 1024))
    let whole = try Library(at: disk.library)
    let book = try whole.add([.sample("a", at: "/a.txt")], at: Moment(seconds: 1))[0].book
    try whole.close()
    for name in ["-wal", "-shm"] { unlink(disk.library.path + name) }
    let ballast = disk.path + "/ballast"
    #expect(disk.fill(ballast))
    #expect(throws: LibraryError.full(path: disk.library.path)) { try Library(at: disk.library) }
    #expect(RecentBooks.latest(9, library: disk.library.path)?.count == 1)
    let library = try Library.toRead(at: disk.library) { _ in }
    #expect(try library.records().map(\.id) == [book])
    #expect(library.obstacle == .full(path: disk.library.path))
    // What was removed has its room until no program that was being started has it open any more.
    #expect(disk.fill(ballast))
    #expect(library.isInPlace)
    #expect(throws: LibraryError.full(path: disk.library.path)) {
      try library.edit([book], [.status(.finished)])
    }
    try FileManager.default.removeItem(atPath: ballast)
    #expect(!library.isInPlace, "there is room for the library itself again")
  }

  @Test(
    .enabled(if: TinyDisk.isPossible, "mounting a tmpfs takes privileges"),
    arguments: [true, false])
  func `a library is read also where no disk has room for a copy of it`(isFull: Bool) async throws {
    let disk = try #require(TinyDisk(kilobytes: 1024))
    let whole = try Library(at: disk.library)
    _ = try whole.add([.sample("a", at: "/a.txt")], at: Moment(seconds: 1))
    try whole.close()
    for name in ["-wal", "-shm"] { unlink(disk.library.path + name) }
    #expect(isFull ? disk.fill(disk.path + "/ballast") : disk.makeReadOnly())
    let folder = disk.path
    await #expect(processExitsWith: .success) {
      [folder = folder as String, isFull = isFull as Bool] in
      setenv("TMPDIR", folder, 1)
      let location = LibraryLocation(path: folder + "/library.sqlite")
      let library = try Library.toRead(at: location) { _ in Issue.record("damaged") }
      let books = try library.records()
      #expect(books.count == 1)
      #expect(library.isInPlace)
      let obstacle: LibraryError =
        isFull ? .full(path: location.path) : .readOnly(path: location.path)
      #expect(throws: obstacle) { try library.edit(books.map(\.id), [.status(.finished)]) }
    }
  }

  @Test(.enabled(if: TinyDisk.isPossible, "mounting a tmpfs takes privileges"))
  func `where temporary files find no room either, the library's own disk is told`() async throws {
    let disk = try #require(TinyDisk(kilobytes: 1024))
    try Library(at: disk.library).close()
    for name in ["-wal", "-shm"] { unlink(disk.library.path + name) }
    let folder = disk.path
    // There is no room for the copy, then for its log, then for both.
    for spared in stride(from: 0, to: 340_000, by: 16_384) {
      #expect(disk.fill(disk.path + "/ballast"))
      let size = try Data(contentsOf: URL(fileURLWithPath: disk.path + "/ballast")).count
      truncate(disk.path + "/ballast", size - spared)
      await #expect(processExitsWith: .success) { [folder = folder as String] in
        setenv("TMPDIR", folder, 1)
        let location = LibraryLocation(path: folder + "/library.sqlite")
        do throws(LibraryError) { _ = try Library(copyOf: location) } catch {
          #expect(error == .full(path: location.path))
        }
      }
    }
  }

  @Test(.enabled(if: TinyDisk.isPossible, "mounting a tmpfs takes privileges"))
  func `a library that may only be read tells so, and its places are found`() async throws {
    let disk = try #require(TinyDisk(kilobytes: 1024))
    let path = disk.library.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let library = try Library(at: LibraryLocation(path: path))
      let id = try library.opened(.sample("d"), at: Moment(seconds: 1))
      try library.save(.sample(1, at: 1), of: id)
      kill(getpid(), SIGKILL)
    }
    #expect(disk.makeReadOnly())
    let place = PositionLookup.find(library: disk.library.path, digest: "d", file: "")?.place
    #expect(place?.position == .sample(1))
    #expect(throws: LibraryError.readOnly(path: disk.library.path)) {
      try Library(at: disk.library).opened(.sample("d"), at: Moment(seconds: 2))
    }
  }

  @Test(.enabled(if: TinyDisk.isPossible, "mounting a tmpfs takes privileges"))
  func `no library can be begun in a place that may only be read`() throws {
    let disk = try #require(TinyDisk(kilobytes: 64))
    #expect(disk.makeReadOnly())
    #expect(throws: LibraryError.readOnly(path: disk.library.path)) {
      try Library(at: disk.library)
    }
    let path = disk.path + "/share"
    #expect(throws: LibraryError.noFolder(path: path, code: EROFS)) {
      try Library(at: LibraryLocation(path: path + "/library.sqlite"))
    }
  }
}

extension TinyDisk {
  /// Where a library is on it.
  var library: LibraryLocation { LibraryLocation(path: path + "/library.sqlite") }
}
