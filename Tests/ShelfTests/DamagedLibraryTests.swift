import Books
import Datebook
import Foundation
import Shelf
import Testing

@Suite struct DamagedLibraryTests {
  private let folder = TemporaryFolder()
  private let now = Moment(seconds: 1_772_720_102)
  private let keptName = "library.sqlite.damaged-20260305T141502Z"

  private var url: URL { URL(fileURLWithPath: folder.library.path) }

  /// A library with two hundred books and their places.
  private func fill() throws {
    let library = try Library(at: folder.library)
    for number in 0..<200 {
      let id = try library.opened(
        .sample("\(number)", at: "/\(number).txt"), at: Moment(seconds: 1))
      try library.save(.sample(number, at: 1), of: id)
    }
    try library.close()
  }

  /// Breaks the file in one of several ways.
  private func damage(_ way: String) throws {
    var bytes = try Data(contentsOf: url)
    switch way {
    case "not a database": bytes = Data("This is not the library you look for.\n".utf8)
    case "cut short": bytes = bytes.prefix(bytes.count / 3 + 100)
    case "a broken header": bytes.replaceSubrange(0..<100, with: Data(repeating: 0xFF, count: 100))
    case "zeros within":
      bytes.replaceSubrange(4096..<bytes.count, with: Data(count: bytes.count - 4096))
    default: Issue.record("no such way: \(way)")
    }
    try bytes.write(to: url)
  }

  @Test(arguments: ["not a database", "cut short", "a broken header", "zeros within"])
  func `a damaged library is set aside and a new one begun`(way: String) throws {
    try fill()
    try damage(way)
    let damaged = try Data(contentsOf: url)
    var told: [LibraryDamage] = []
    let library = try Library(at: folder.library, now: now) { told.append($0) }
    #expect(told.map(\.notice) == ["A damaged library was set aside as \(keptName)."])
    // All but the header can still be read.
    #expect((told.first?.offer != nil) == (way == "a broken header"))
    let kept = URL(fileURLWithPath: folder.path + "/" + keptName)
    #expect(try Data(contentsOf: kept) == damaged)

    let id = try library.opened(.sample("d"), at: now)
    try library.save(.sample(5, at: 1), of: id)
    _ = try Library(at: folder.library) { _ in }
    let place = PositionLookup.find(library: folder.library.path, digest: "d", file: "")?.place
    #expect(place?.position == .sample(5))
  }

  @Test(arguments: ["not a database", "cut short", "a broken header", "zeros within"])
  func `looking a place up in a damaged library ends well`(way: String) throws {
    try fill()
    try damage(way)
    let before = try Data(contentsOf: url)
    for number in 0..<200 {
      let place = PositionLookup.find(
        library: folder.library.path, digest: "\(number)", file: "/\(number).txt")?.place
      #expect(place == nil || place?.position == .sample(number))
    }
    #expect(try Data(contentsOf: url) == before)
  }

  @Test(arguments: ["not a database", "cut short", "a broken header", "zeros within"])
  func `a damaged library that may only be read is told, not shown as an empty one`(
    way: String
  ) throws {
    try fill()
    try damage(way)
    let names = folder.names
    #expect(throws: LibraryError.damaged(path: folder.library.path)) {
      try Library(copyOf: folder.library)
    }
    #expect(folder.names == names)
  }

  @Test func `what belongs to the damaged file goes with it, under names of their own`() throws {
    for _ in 0..<2 {
      try Data("no library".utf8).write(to: url)
      try Data("no log".utf8).write(to: URL(fileURLWithPath: folder.library.path + "-wal"))
      var isTold = false
      try Library(at: folder.library, now: now) { _ in isTold = true }.close()
      #expect(isTold)
    }
    for kept in [keptName, keptName + "-2"].map({ URL(fileURLWithPath: folder.path + "/" + $0) }) {
      #expect(try Data(contentsOf: kept) == Data("no library".utf8))
      #expect(FileManager.default.fileExists(atPath: kept.path + "-wal"))
    }
    _ = try Library(at: folder.library)
  }

  @Test(arguments: ["the place", "a note"])
  func `whoever finds the damage tells of it, and of the last good copy`(kept: String) throws {
    try fill()
    _ = try #require(LibraryBackups(of: folder.library).makeIfDue(at: now))
    try Data("no library".utf8).write(to: url)
    let damages = Damages()
    let clock = LocalClock(read: { [now] in now })
    if kept == "the place" {
      let keeper = PositionKeeper(
        KeptBook(
          .sample("d"), in: folder.library, clock: clock, onDamage: damages.add,
          onNotice: { _ in }))
      keeper.moved(to: .sample(1), textBytes: 1000, showing: .init(0..<10, characters: 10))
      #expect(keeper.flush(within: patience) == nil)
    } else {
      let keeper = NoteKeeper(
        in: folder.library, clock: clock, onDamage: damages.add, onNotice: { _ in })
      keeper.keep(DatebookNote(on: NoteSubject(.day, from: Day(number: 20_000)), "words"), over: "")
      #expect(keeper.flush(within: patience) == nil)
    }
    #expect(damages.all.map(\.notice) == ["A damaged library was set aside as \(keptName)."])
    #expect(
      damages.all.map(\.offer)
        == [
          "The library was damaged: R in the library, or tome-reader import --backup"
        ])
  }

  @Test(arguments: ["empty", "gone", "not a database"])
  func `a lost library is told until its copy was taken in, which stays`(way: String) throws {
    try fill()
    let copy = try #require(LibraryBackups(of: folder.library).makeIfDue(at: now))
    switch way {
    case "gone": try FileManager.default.removeItem(at: url)
    case "empty": try Data().write(to: url)
    default: try damage(way)
    }
    let found = now.adding(seconds: 60)
    let name = "library.sqlite.damaged-\(found.stamp)"
    let damages = Damages()
    try Library(at: folder.library, now: found, onDamage: damages.add).close()
    let backups = LibraryBackups(of: folder.library)
    for day in 1...5 {
      let later = found.adding(seconds: day * 86_400)
      let library = try Library(at: folder.library, now: later, onDamage: damages.add)
      _ = try library.opened(.sample("n\(day)", at: nil), at: later)
      try library.close()
      #expect(backups.makeIfDue(at: later) != nil)
    }
    let notice =
      way == "not a database"
      ? "A damaged library was set aside as \(name)."
      : "The library file was empty: \(name) marks that."
    #expect(damages.all.map(\.notice) == Array(repeating: notice, count: 6))
    #expect(
      damages.all.map(\.offer)
        == Array(
          repeating:
            "The library was \(way == "not a database" ? "damaged" : "lost"): "
            + "R in the library, or tome-reader import --backup",
          count: 6))

    #expect(FileManager.default.fileExists(atPath: copy.path))
    let library = try Library(at: folder.library, now: found, onDamage: damages.add)
    _ = try library.merge(backups.good(at: found.adding(seconds: 6 * 86_400)))
    #expect(try library.records().count == 205)
    try library.close()
    backups.settleDamages(at: found)
    let before = damages.all.count
    try Library(at: folder.library, now: found, onDamage: damages.add).close()
    #expect(damages.all.count == before)
    let kept = folder.names.filter { $0.contains("damaged") && !$0.contains(".settled-") }
    // One with nothing in it is there for the undo, until the next repair.
    #expect(kept == ["\(name).\(found.stamp).settled"])
    try Data("no library".utf8).write(to: url)
    let last = found.adding(seconds: 7 * 86_400)
    try Library(at: folder.library, now: last) { _ in }.close()
    backups.settleDamages(at: last)
    #expect(folder.names.contains(kept[0]) == (way == "not a database"))
  }

  @Test func `after two damages the copies from before both are taken in`() throws {
    var now = now
    for number in 1...2 {
      let library = try Library(at: folder.library, now: now) { _ in }
      _ = try library.opened(.sample("\(number)", at: nil), at: now)
      try library.close()
      #expect(LibraryBackups(of: folder.library).makeIfDue(at: now) != nil)
      now = now.adding(seconds: 2 * 86_400)
      try Data().write(to: url)
      try Library(at: folder.library, now: now) { _ in }.close()
      now = now.adding(seconds: 60)
    }
    let library = try Library(at: folder.library, now: now) { _ in }
    let good = LibraryBackups(of: folder.library).good(at: now)
    #expect(good.count == 2)
    _ = try library.merge(good)
    #expect(try library.records().count == 2)
  }

  @Test func `an empty library of which there is no copy is a new one`() throws {
    try Data().write(to: url)
    let damages = Damages()
    try Library(at: folder.library, now: now, onDamage: damages.add).close()
    #expect(damages.all.isEmpty)
  }

  @Test func `programs that find the damage at once begin one new library`() async throws {
    for _ in 0..<10 {
      let folder = TemporaryFolder()
      let location = folder.library
      try Data("no library".utf8).write(to: URL(fileURLWithPath: location.path))
      let notices = try await withThrowingTaskGroup(of: String?.self) { group in
        for number in 0..<4 {
          group.addTask {
            let damages = Damages()
            let library = try Library(at: location, onDamage: damages.add)
            let id = try library.opened(.sample("\(number)", at: nil), at: Moment(seconds: 1))
            try library.save(.sample(number, at: 1), of: id)
            return damages.all.first?.notice
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(notices.count { $0 != nil } == 1)
      #expect(folder.names.count { $0.contains("damaged") && !$0.contains("-wal") } == 1)
      for number in 0..<4 {
        let place = PositionLookup.find(library: location.path, digest: "\(number)", file: "")?
          .place
        #expect(place?.position == .sample(number))
      }
    }
  }
}
