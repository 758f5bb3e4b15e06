import Books
import Datebook
import Foundation
import GRDB
import Holdings
import Shelf
import TestSupport
import Testing

/// What a sync says of a library, of which it reads only what has changed.
@Suite struct SyncOfChanges {
  private let folder = TemporaryFolder()
  private static let first = 1_700_000_000

  private var shared: String { folder.path + "/shared" }

  private func sync(into folder: String, seed: UInt64 = 1) -> LibrarySync {
    LibrarySync(folder: folder, library: self.folder.library, name: "here", seed: seed)
  }

  /// All files in a folder with their contents.
  private func files(in folder: String) -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return names.reduce(into: [:]) { files, name in
      files[name] = FileManager.default.contents(atPath: "\(folder)/\(name)")
    }
  }

  private func make(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Has a file or folder be a copy of another one.
  private func copy(_ path: String, to copy: String) throws {
    try? FileManager.default.removeItem(atPath: copy)
    try FileManager.default.copyItem(atPath: path, toPath: copy)
  }

  /// Changes the library as nothing in the program does by itself.
  private func execute(_ sql: String) throws {
    let queue = try DatabaseQueue(path: folder.library.path)
    try queue.write { try $0.execute(sql: sql) }
    try queue.close()
  }

  /// The number that the last sync gave the library.
  private func mark() throws -> Int64 {
    let queue = try DatabaseQueue(path: folder.library.path)
    let mark = try queue.read {
      try Int64.fetchOne($0, sql: "SELECT number FROM change WHERE kind = 'sync'")
    }
    try queue.close()
    return mark ?? 0
  }

  // MARK: - A reader

  private func change(_ library: Library, at second: Int, _ random: inout SeededGenerator) throws {
    let now = Moment(seconds: second)
    let number = random.pick(0..<8)
    let text = random.pick(0..<12) == 0 ? "edited \(second)" : "text \(number)"
    let facts = BookFacts(
      digest: ContentDigest(sampled: text), path: "/books/\(number).txt", size: 1000 + number,
      title: "Book \(number)", continuesPath: random.pick(0..<4) > 0)
    let id = try library.opened(facts, at: now)
    let word = "word \(second)"
    switch random.pick(0..<20) {
    case 0:
      try library.save(
        .sample(random.pick(0..<900_000), at: second), readings: [.sample(second)], of: id,
        now: now)
    case 1: try library.keep(listening: .sample(random.pick(0..<900_000), at: second), of: id)
    case 2:
      let span = MarkedSpan(start: .sample(1), end: .sample(4), textBytes: 1_158_461)
      let mark = KeptMark(kind: .note, span: span, words: word, note: word, createdAt: now)
      _ = try library.write([(.new(1), .make(mark))], of: id, now: now)
    case 3:
      guard let mark = try library.marks(of: id).randomElement(using: &random) else { return }
      let change = random.pick(0..<2) == 0 ? MarkChange.note(word) : .removed(true)
      _ = try library.write([(.kept(mark.row), .change(change))], of: id, now: now)
    case 4: try library.edit([id], [.rating(random.pick(1..<6)), .series(word)], now: now)
    case 5, 6: try library.edit([id], [.tag("tag\(random.pick(0..<3))")], now: now)
    case 7: try library.edit([id], [.untag("tag\(random.pick(0..<3))")], now: now)
    case 8: try library.edit([id], [.colour("tag\(random.pick(0..<3))", .red)], now: now)
    case 9:
      let subject = NoteSubject(.day, from: Day(number: 20_000 + random.pick(0..<5)))
      try library.write(DatebookNote(on: subject, word), at: now)
    case 10: try library.edit([id], [.status(.finished), .note(word)], now: now)
    case 11: try library.remove([id], at: now)
    case 12: _ = try library.make(PlanKeeperTests.plan(random.pick(5..<20)), for: id, at: now)
    case 13:
      guard let plan = try library.plan(for: id) else { return }
      _ = try library.change(plan, to: PlanKeeperTests.plan(random.pick(5..<20)), at: now)
    case 14: try library.noteExport(of: id)
    case 15: try library.rule(isDated: true, of: id, now: now)
    case 16: try library.forgetRemovedBooks(now: now.adding(seconds: 40 * 86_400))
    case 17:
      if let last = try library.lastRemoved() { try library.restore(last.books) }
    case 18: try execute("UPDATE tag SET name = '\(word)' WHERE name = 'tag1'")
    default: try library.edit([id], [.title(word), .author(nil)], now: now)
    }
  }

  @Test(arguments: [1, 2, 3])
  func `what changed is all that a comparison of the whole library says`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let other = TemporaryFolder()
    let (library, there) = (try Library(at: folder.library), try Library(at: other.library))
    let store = folder.path + "/sync.sqlite"
    let (copied, saved) = (folder.path + "/copied", folder.path + "/saved.sqlite")
    try make(shared)
    let theirs = LibrarySync(folder: shared, library: other.library, name: "there", seed: 2)
    var second = Self.first
    var sent = 0
    for _ in 0..<60 {
      // What the other machine says is taken in first.
      for _ in 0..<random.pick(0..<4) {
        second += 1000
        try change(there, at: second, &random)
      }
      let now = Moment(seconds: second)
      _ = try theirs.run(there, now: now)
      _ = try sync(into: shared).run(library, now: now)
      for _ in 0..<random.pick(1..<6) {
        second += 1000
        try change(library, at: second, &random)
      }
      try copy(store, to: saved)
      try copy(shared, to: copied)
      let mark = try self.mark()
      let late = Moment(seconds: second + 60)
      let outcome = try sync(into: shared).run(library, now: late)
      // What came back into the library at a first meeting would be said by the comparison.
      guard outcome.taken == 0 else { continue }
      sent += outcome.sent
      let changed = files(in: shared)
      let newMark = try self.mark()
      try copy(store, to: folder.path + "/new.sqlite")
      try copy(saved, to: store)
      try execute("UPDATE change SET number = \(mark) WHERE kind = 'sync'")
      let whole = try sync(into: copied).run(library, now: late, comparingAll: true)
      #expect(outcome == whole)
      #expect(changed == files(in: copied))
      try copy(folder.path + "/new.sqlite", to: store)
      try execute("UPDATE change SET number = \(newMark) WHERE kind = 'sync'")
    }
    #expect(sent > 200)
  }

  // MARK: - Libraries that take the place of others

  @Test func `a library that was put back from a backup gets back what it lacks`() throws {
    let library = try Library(at: folder.library)
    try make(shared)
    let now = Moment(seconds: Self.first)
    let id = try library.opened(.sample("a"), at: now)
    let sync = sync(into: shared)
    _ = try sync.run(library, now: now)
    try library.close()
    let backup = try Data(contentsOf: URL(fileURLWithPath: folder.library.path))
    let later = try Library(at: folder.library)
    try later.edit([id], [.rating(5)], now: now.adding(seconds: 60))
    _ = try sync.run(later, now: now.adding(seconds: 120))
    try later.close()
    // Into the same file, as cp does.
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.library.path))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: backup)
    try file.close()
    let former = try Library(at: folder.library)
    #expect(try former.details(of: id)?.record.rating == nil)
    let outcome = try sync.run(former, now: now.adding(seconds: 180))
    #expect(try former.details(of: id)?.record.rating == 5)
    #expect(outcome.taken > 0)
  }

  @Test func `an export of a library says nothing of what changed last`() throws {
    let library = try Library(at: folder.library)
    _ = try library.opened(.sample("a"), at: Moment(seconds: Self.first))
    var text = ""
    try library.export { text += $0 }
    #expect(text.contains("\"book\":["))
    #expect(!text.contains("\"change\":["))
  }
}
