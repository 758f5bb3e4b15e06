import Books
import Datebook
import Foundation
import Shelf
import Testing

@Suite struct LibraryTests {
  private let folder = TemporaryFolder()

  private func lookup(_ digest: String?, at file: String = "") -> SavedPosition? {
    PositionLookup.find(
      library: folder.library.path, digest: digest.map { ContentDigest(sampled: $0) }, file: file)?
      .place
  }

  @Test func `a place comes back as it was saved`() throws {
    let library = try Library(at: folder.library)
    let id = try library.opened(.sample("d"), at: Moment(seconds: 1))
    let positions = [
      Position(
        offset: 1 << 53, before: Array(0...63), after: Array(64...255), fraction: 1 / 3),
      Position(offset: 0, before: [], after: [], fraction: 0),
    ]
    for (second, position) in positions.enumerated() {
      let move = Move(position: position, textBytes: 1 << 54, moment: Moment(seconds: second))
      #expect(try library.save(move, of: id))
      #expect(try library.savedPosition(of: id)?.position == position)
      let place = SavedPosition(position: position, textBytes: 1 << 54, match: .content)
      #expect(lookup("d") == place)
    }
  }

  @Test func `a place in a text of no bytes, whose fraction is no number, is kept`() throws {
    let library = try Library(at: folder.library)
    let id = try library.opened(.sample("d"), at: Moment(seconds: 1))
    let position = Position(offset: 0, before: [], after: [], fraction: .nan)
    try library.save(
      Move(position: position, textBytes: 0, moment: Moment(seconds: 1)), of: id)
    #expect(lookup("d")?.position.fraction == 0)
  }

  @Test func `a book without a place has none`() throws {
    let library = try Library(at: folder.library)
    let id = try library.opened(.sample("d"), at: Moment(seconds: 1))
    #expect(try library.savedPosition(of: id) == nil)
    #expect(lookup("d", at: "/books/sample.txt") == nil)
  }

  @Test func `a moved file, a renamed one and a copy are found by their content`() throws {
    let library = try Library(at: folder.library)
    let id = try library.opened(.sample("d", at: "/a/old.txt"), at: Moment(seconds: 1))
    try library.save(.sample(7, at: 1), of: id)
    #expect(lookup("d", at: "/b/new.txt")?.match == .content)
    let again = try library.opened(.sample("d", at: "/b/new.txt"), at: Moment(seconds: 2))
    #expect(again == id)
    #expect(lookup(nil, at: "/b/new.txt")?.position == .sample(7))
    #expect(lookup(nil, at: "/a/old.txt") == nil)
  }

  @Test func `an edited file is found by its path and keeps its history`() throws {
    let library = try Library(at: folder.library)
    let id = try library.opened(.sample("before", at: "/a.txt"), at: Moment(seconds: 1))
    try library.save(.sample(7, at: 1), readings: [.sample(1)], of: id)
    #expect(lookup("after", at: "/a.txt")?.match == .path)
    #expect(try library.opened(.sample("after", at: "/a.txt"), at: Moment(seconds: 2)) == id)
    for digest in ["before", "after"] {
      #expect(lookup(digest, at: "/elsewhere.txt")?.position == .sample(7))
      #expect(try library.opened(.sample(digest, at: "/x.txt"), at: Moment(seconds: 3)) == id)
    }
    #expect(try library.readings(of: id).count == 1)
  }

  @Test func `another book at a known path is a book of its own when the reader says so`() throws {
    let library = try Library(at: folder.library)
    let old = try library.opened(.sample("old", at: "/a.txt"), at: Moment(seconds: 1))
    try library.save(.sample(7, at: 1), of: old)
    var facts = BookFacts.sample("new", at: "/a.txt")
    facts.continuesPath = false
    let new = try library.opened(facts, at: Moment(seconds: 2))
    #expect(new != old)
    #expect(lookup("other", at: "/a.txt") == nil)
    #expect(lookup("old")?.position == .sample(7))
  }

  @Test func `content counts for more than the path`() throws {
    let library = try Library(at: folder.library)
    let one = try library.opened(.sample("1", at: "/1.txt"), at: Moment(seconds: 1))
    let two = try library.opened(.sample("2", at: "/2.txt"), at: Moment(seconds: 1))
    try library.save(.sample(1, at: 1), of: one)
    try library.save(.sample(2, at: 1), of: two)
    #expect(lookup("1", at: "/2.txt")?.position == .sample(1))
    #expect(try library.opened(.sample("1", at: "/2.txt"), at: Moment(seconds: 2)) == one)
    #expect(lookup(nil, at: "/2.txt")?.position == .sample(1))
    #expect(lookup("2")?.position == .sample(2))
  }

  @Test func `a text without a path is known by its content alone`() throws {
    let library = try Library(at: folder.library)
    let one = try library.opened(.sample("1", at: nil), at: Moment(seconds: 1))
    #expect(try library.opened(.sample("1", at: nil), at: Moment(seconds: 2)) == one)
    #expect(try library.opened(.sample("2", at: nil), at: Moment(seconds: 2)) != one)
    try library.save(.sample(1, at: 1), of: one)
    #expect(lookup(nil, at: "") == nil)
  }

  @Test func `an older move never replaces a newer one`() throws {
    let library = try Library(at: folder.library)
    let id = try library.opened(.sample("d"), at: Moment(seconds: 1))
    let now = Moment(seconds: 1000)
    #expect(try library.save(.sample(2, at: 900), of: id, now: now))
    #expect(try !library.save(.sample(1, at: 899), of: id, now: now))
    #expect(try library.savedPosition(of: id)?.position == .sample(2))
    #expect(try library.save(.sample(3, at: 900), of: id, now: now))
    #expect(try library.savedPosition(of: id)?.position == .sample(3))
  }

  @Test func `a place kept by a clock that was wrong does not stand in the way`() throws {
    let library = try Library(at: folder.library)
    let id = try library.opened(.sample("d"), at: Moment(seconds: 1))
    try library.save(.sample(1, at: 1_000_000), of: id, now: Moment(seconds: 1_000_000))
    #expect(try library.save(.sample(2, at: 500), of: id, now: Moment(seconds: 500)))
    #expect(try library.savedPosition(of: id)?.position == .sample(2))
  }

  @Test func `the log of reading comes back in its order`() throws {
    let library = try Library(at: folder.library)
    let id = try library.opened(.sample("d"), at: Moment(seconds: 1))
    let other = try library.opened(.sample("o", at: "/o.txt"), at: Moment(seconds: 1))
    try library.save(nil, readings: [.sample(50), .sample(20)], of: id)
    try library.save(nil, readings: [.sample(30)], of: id)
    try library.save(nil, readings: [.sample(40)], of: other)
    #expect(try library.readings(of: id) == [20, 30, 50].map(Reading.sample))
    #expect(lookup("d") == nil)
  }

  @Test func `two libraries on one file see each other's places`() throws {
    let one = try Library(at: folder.library)
    let two = try Library(at: folder.library)
    let id = try one.opened(.sample("d"), at: Moment(seconds: 1))
    #expect(try two.opened(.sample("d"), at: Moment(seconds: 1)) == id)
    for second in 1...50 {
      let (writer, reader) = second.isMultiple(of: 2) ? (one, two) : (two, one)
      try writer.save(.sample(second, at: second), of: id)
      #expect(try reader.savedPosition(of: id)?.position == .sample(second))
      #expect(lookup("d")?.position == .sample(second))
    }
  }

  @Test func `a closed library has everything in its one file`() throws {
    let library = try Library(at: folder.library)
    let id = try library.opened(.sample("d"), at: Moment(seconds: 1))
    try library.save(.sample(7, at: 1), of: id)
    try library.close()
    let copy = folder.path + "/copy.sqlite"
    try FileManager.default.copyItem(atPath: folder.library.path, toPath: copy)
    let place = PositionLookup.find(library: copy, digest: "d", file: "")?.place
    #expect(place?.position == .sample(7))
  }

  @Test func `a library knows when its file was taken away`() throws {
    let library = try Library(at: folder.library)
    #expect(library.isInPlace)
    try FileManager.default.removeItem(atPath: folder.library.path)
    #expect(!library.isInPlace)
    let another = try Library(at: LibraryLocation(path: folder.path + "/other.sqlite"))
    try another.close()
    try FileManager.default.moveItem(
      atPath: folder.path + "/other.sqlite", toPath: folder.library.path)
    #expect(!library.isInPlace)
  }
}

@Suite struct LibraryLocationTests {
  @Test func `the library is where the XDG specification says`() throws {
    let home = ["HOME": "/ada"]
    let local = "/ada/.local/share/tome-reader/library.sqlite"
    #expect(try LibraryLocation.ofReader { home[$0] }.path == local)
    for ignored in ["", "data", "./data"] {
      let environment = home.merging(["XDG_DATA_HOME": ignored]) { $1 }
      #expect(try LibraryLocation.ofReader { environment[$0] }.path == local)
    }
    #expect(
      try LibraryLocation.ofReader { $0 == "XDG_DATA_HOME" ? "/data" : nil }.path
        == "/data/tome-reader/library.sqlite")
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "here"]])
  func `without a home there is a sentence`(environment: [String: String]) {
    let error = #expect(throws: LibraryError.self) {
      try LibraryLocation.ofReader { environment[$0] }
    }
    #expect(error == .noHome)
    #expect(error?.description.contains("HOME") == true)
  }

  @Test func `missing folders are made for the reader's eyes only`() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/a/b"
    let library = try Library(at: LibraryLocation(path: path + "/library.sqlite"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    try library.close()
  }

  @Test func `a file where the folder should be is told by its name`() throws {
    let folder = TemporaryFolder()
    let file = folder.path + "/file"
    try Data("x".utf8).write(to: URL(fileURLWithPath: file))
    let error = #expect(throws: LibraryError.self) {
      try Library(at: LibraryLocation(path: file + "/tome-reader/library.sqlite"))
    }
    #expect(error == .noFolder(path: file, code: ENOTDIR))
    #expect(error?.description == "The place cannot be kept: no folder '\(file)': Not a directory.")
  }

  @Test func `a folder where the file should be is no library`() throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.library.path, withIntermediateDirectories: false)
    #expect(throws: LibraryError.self) { try Library(at: folder.library) }
    let place = PositionLookup.find(library: folder.library.path, digest: "d", file: "/a.txt")?
      .place
    #expect(place == nil)
  }
}
