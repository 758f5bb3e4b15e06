import Books
import Datebook
import Foundation
import Holdings
import Shelf
import TestSupport
import Testing

/// A library that can be read and not written to: on a read-only disk, or another user's.
@Suite struct ReadOnlyLibraryTests {
  private static let nobody: uid_t = 65534

  /// Has a process of its own begin a library with one book, and end as `isKilled` says.
  private func fill(_ path: String, isKilled: Bool) async {
    await #expect(processExitsWith: isKilled ? .signal(SIGKILL) : .success) {
      [path = path as String, isKilled = isKilled as Bool] in
      let library = try Library(at: LibraryLocation(path: path))
      let id = try library.opened(.sample("d"), at: Moment(seconds: 1))
      try library.save(.sample(1, at: 1), of: id)
      if isKilled { kill(getpid(), SIGKILL) }
      try library.close()
    }
  }

  @Test(
    .enabled(if: TinyDisk.isPossible, "mounting a tmpfs takes privileges"),
    arguments: ["closed", "killed", "killed, without its index"])
  func `a library on a disk that may only be read is read whole`(state: String) async throws {
    let disk = try #require(TinyDisk(kilobytes: 1024))
    let location = disk.library
    await fill(location.path, isKilled: state != "closed")
    if state.hasSuffix("index") { unlink(location.path + "-shm") }
    #expect(disk.makeReadOnly())
    let library = try Library.toRead(at: location) { Issue.record("\($0)") }
    #expect(try library.records().map(\.status) == [.reading])
    #expect(library.isInPlace)
    #expect(throws: LibraryError.readOnly(path: location.path)) {
      try library.remove([BookID(rawValue: 1)], at: Moment(seconds: 2))
    }
    #expect(try WordIndex(of: library.readLocation).find("nothing").isEmpty)
    // What stands before the first page finds it, but where only the log has it.
    if state != "killed, without its index" {
      #expect(
        PositionLookup.find(library: location.path, digest: "d", file: "")?.place?.position
          == .sample(1))
      #expect(RecentBooks.latest(9, library: location.path)?.books.count == 1)
    }
  }

  @Test(
    .enabled(if: getuid() == 0, "another user's files take privileges"), arguments: [true, false])
  func `another user's library is read, while that user writes to it`(isOpen: Bool) async throws {
    let folder = TemporaryFolder()
    let location = folder.library
    let library = try Library(at: location)
    let id = try library.opened(.sample("d"), at: Moment(seconds: 1))
    try library.save(.sample(1, at: 1), of: id)
    if !isOpen { try library.close() }
    chmod(folder.path, 0o755)
    let path = location.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      #expect(setuid(65534) == 0)
      let location = LibraryLocation(path: path)
      let library = try Library.toRead(at: location) { Issue.record("\($0)") }
      #expect(try library.records().count == 1)
      #expect(throws: LibraryError.readOnly(path: path)) {
        try library.remove([BookID(rawValue: 1)], at: Moment(seconds: 2))
      }
      #expect(
        PositionLookup.find(library: path, digest: "d", file: "")?.place?.position == .sample(1))
    }
    _ = library
  }

  @Test func `what was copied goes with the library, and is not what was written since`() throws {
    let folder = TemporaryFolder()
    let library = try Library(at: folder.library)
    _ = try library.opened(.sample("d"), at: Moment(seconds: 1))
    var copy: Library? = try Library(copyOf: folder.library)
    let path = try #require(copy?.readLocation.path)
    #expect(path != folder.library.path)
    #expect(try copy?.records().count == 1)
    #expect(copy?.isInPlace == true)
    _ = try library.opened(.sample("e", at: nil), at: Moment(seconds: 2))
    #expect(copy?.isInPlace == false)
    copy = nil
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
