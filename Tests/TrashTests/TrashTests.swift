import Foundation
import Testing
import Trash

@Suite struct TrashTests {
  private let folder = TemporaryFolder()
  private let time = "2026-03-05T14:15:02"

  /// The trash at the top of what the test takes for a file system.
  private func topTrash() -> TrashCan {
    let path = folder.path
    return TrashCan(environment: { _ in nil }) { _ in path }
  }

  private func make(_ name: String, _ text: String = "text") throws -> String {
    let path = folder.path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func `a file goes into the home trash, with what tells where it was`() throws {
    let path = try make("books/a b%ü.txt")
    let can = TrashCan(environment: { $0 == "XDG_DATA_HOME" ? folder.path + "/data" : nil })
    let trashed = try can.put(path, at: time)
    #expect(trashed.file == folder.path + "/data/Trash/files/a b%ü.txt")
    #expect(trashed.info == folder.path + "/data/Trash/info/a b%ü.txt.trashinfo")
    #expect(text(trashed.file) == "text")
    #expect(text(path) == nil)
    let start = folder.path.utf8.allSatisfy { $0 < 0x80 } ? folder.path : ""
    #expect(
      text(trashed.info)
        == "[Trash Info]\nPath=\(start)/books/a%20b%25%C3%BC.txt\nDeletionDate=\(time)\n")
  }

  @Test func `HOME says where the home trash is where XDG_DATA_HOME does not`() throws {
    let path = try make("a.txt")
    let can = TrashCan(environment: { $0 == "HOME" ? folder.path : "relative" })
    #expect(try can.put(path, at: time).file == folder.path + "/.local/share/Trash/files/a.txt")
  }

  @Test(arguments: [true, false])
  func `what was put away is found by where it was, the latest first`(isHome: Bool) throws {
    let can =
      isHome
      ? TrashCan(environment: { $0 == "XDG_DATA_HOME" ? folder.path + "/data" : nil }) { _ in nil }
      : topTrash()
    let first = try can.put(try make("books/a b%ü.txt", "1"), at: time)
    let path = folder.path + "/books/a b%ü.txt"
    func find(_ path: String) -> [TrashCan.Trashed] {
      can.find([path, folder.path + "/none.txt"])[path, default: []].map(\.trashed)
    }
    #expect(find(path) == [first])
    // Another one comes later, by the clock.
    var times = [timespec(tv_sec: 1000, tv_nsec: 0), timespec(tv_sec: 1000, tv_nsec: 0)]
    utimensat(AT_FDCWD, first.info, &times, 0)
    let second = try can.put(try make("books/a b%ü.txt", "2"), at: "2026-03-06T00:00:00")
    _ = try can.put(try make("books/other.txt"), at: time)
    // Its folder may be gone as well.
    try FileManager.default.removeItem(atPath: folder.path + "/books")
    #expect(find(path) == [second, first])
    #expect(find(folder.path + "/none.txt").isEmpty)
    try FileManager.default.removeItem(atPath: second.file)
    #expect(find(path) == [first], "what was emptied is not there")
  }

  @Test func `files of one name stand side by side`() throws {
    let can = topTrash()
    let files = try (1...3).map { number -> TrashCan.Trashed in
      try can.put(try make("a.txt", "\(number)"), at: time)
    }
    #expect(Set(files.map(\.file)).count == 3)
    #expect(files.map { text($0.file) } == ["1", "2", "3"])
    #expect(files[1].file.hasSuffix("/a.2.txt"))
  }

  @Test func `a file that another program left without information is not replaced`() throws {
    let can = topTrash()
    _ = try make(".Trash-\(getuid())/files/a.txt", "other")
    let trashed = try can.put(try make("a.txt"), at: time)
    #expect(text(folder.path + "/.Trash-\(getuid())/files/a.txt") == "other")
    #expect(text(trashed.file) == "text")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/.Trash-\(getuid())/info")
        == ["a.2.txt.trashinfo"])
  }

  @Test func `without a home trash, the one at the top of the file system is told from there`()
    throws
  {
    let trashed = try topTrash().put(try make("books/a.txt"), at: time)
    #expect(trashed.file == folder.path + "/.Trash-\(getuid())/files/a.txt")
    #expect(text(trashed.info)?.contains("\nPath=books/a.txt\n") == true)
    #expect(mode(".Trash-\(getuid())") == 0o700)
  }

  @Test func `the administrator's trash is used where it is sticky and no link`() throws {
    let shared = folder.path + "/.Trash"
    mkdir(shared, 0o777)
    chmod(shared, 0o1777)
    let trashed = try topTrash().put(try make("a.txt"), at: time)
    #expect(trashed.file == "\(shared)/\(getuid())/files/a.txt")
    #expect(mode(".Trash/\(getuid())") == 0o700)
  }

  @Test(arguments: ["not sticky", "a link", "a file"])
  func `an administrator's trash that is not safe is passed over`(way: String) throws {
    let shared = folder.path + "/.Trash"
    switch way {
    case "not sticky": mkdir(shared, 0o777)
    case "a link":
      mkdir(folder.path + "/else", 0o777)
      chmod(folder.path + "/else", 0o1777)
      symlink(folder.path + "/else", shared)
    default: _ = try make(".Trash")
    }
    let trashed = try topTrash().put(try make("a.txt"), at: time)
    #expect(trashed.file == folder.path + "/.Trash-\(getuid())/files/a.txt")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/else/\(getuid())"))
  }

  @Test func `another user's trash is none of ours`() throws {
    mkdir(folder.path + "/else", 0o700)
    symlink(folder.path + "/else", folder.path + "/.Trash-\(getuid())")
    let path = try make("a.txt")
    #expect(throws: TrashError.self) { try topTrash().put(path, at: time) }
    #expect(text(path) == "text")
  }

  @Test func `a file that is not there is told`() {
    let path = folder.path + "/none"
    #expect(throws: TrashError.noSuchFile(path: path)) { try topTrash().put(path, at: time) }
    #expect(
      TrashError.noSuchFile(path: "x").description == "cannot put 'x' into the trash: no such file")
  }

  @Test func `of a link the link is put away`() throws {
    let path = try make("a.txt")
    symlink(path, folder.path + "/link")
    let trashed = try topTrash().put(folder.path + "/link", at: time)
    #expect(text(path) == "text")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: trashed.file) == path)
  }

  @Test func `a long name gets room for its number`() throws {
    let name = String(repeating: "ü", count: 125) + ".txt"
    for _ in 0..<2 { #expect(try text(topTrash().put(make(name), at: time).file) == "text") }
  }

  @Test func `a file comes back, but never in the place of another`() throws {
    let path = try make("a.txt", "old")
    let trashed = try topTrash().put(path, at: time)
    _ = try make("a.txt", "new")
    #expect(!topTrash().restore(trashed))
    #expect(text(path) == "new")
    try FileManager.default.removeItem(atPath: path)
    #expect(topTrash().restore(trashed))
    #expect(text(path) == "old")
    #expect(!FileManager.default.fileExists(atPath: trashed.info))
    #expect(!FileManager.default.fileExists(atPath: trashed.file))
  }

  private func mode(_ name: String) -> mode_t {
    var status = stat()
    guard stat(folder.path + "/" + name, &status) == 0 else { return 0 }
    return status.st_mode & 0o7777
  }
}

/// A folder of its own for a test, removed with the value.
private final class TemporaryFolder: Sendable {
  let path: String

  init() {
    let name = "tome-trash-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
