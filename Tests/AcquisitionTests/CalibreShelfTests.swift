import Acquisition
import Books
import Datebook
import Foundation
import Holdings
import Shelf
import TestSupport
import Testing

private let hasCalibre = access("/usr/bin/calibredb", X_OK) == 0

/// Libraries that calibre itself made, by `calibredb`.
@Suite(.enabled(if: hasCalibre, "calibredb is not installed"))
struct CalibreShelfTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private var calibre: String { folder.path + "/calibre" }

  /// Runs `calibredb` on the library.
  private func calibredb(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/calibredb")
    process.arguments = arguments + ["--with-library", calibre]
    var environment = ProcessInfo.processInfo.environment
    environment["CALIBRE_CONFIG_DIRECTORY"] = folder.path + "/settings"
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let words = String(decoding: printed, as: UTF8.self)
    // Calibre wants to be alone on the machine.
    if words.contains("Another calibre program") { try Test.cancel("calibre runs already") }
    #expect(process.terminationStatus == 0, "\(words)")
  }

  private func write(_ bytes: [UInt8], to name: String) throws -> String {
    let path = folder.path + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func makeShelf() -> CalibreShelf {
    CalibreShelf(folder: calibre, memory: folder.path + "/memory")
  }

  @Test
  func `books, their formats and what calibre says of them are taken, and its changes follow`()
    throws
  {
    let epub = SmallArchive.epub([("one.xhtml", "<h1>One</h1><p>It was a cold sea.</p>")])
    try calibredb(
      "add", try write(epub, to: "sea.epub"), "--title", "The Cold Sea", "--authors", "Ann Barker",
      "--series", "Lights", "--series-index", "2", "--tags", "sea,classic")
    try calibredb(
      "add", try write(Array("A plain text of some words.\n".utf8), to: "plain.txt"),
      "--title", "Plain Words", "--authors", "Bob & Carol")
    try calibredb(
      "add", "--empty", "--title", "Paper Only", "--authors", "Nobody")

    let library = try Library(
      at: LibraryLocation(path: folder.path + "/data/library.sqlite")
    ) { Issue.record("\($0)") }
    let first = try makeShelf().importBooks(into: library, at: .now())
    #expect(first.books == 3 && first.unreadable == 1 && first.added == 2 && first.changed == 0)
    let records = try library.records().sorted { $0.title < $1.title }
    #expect(records.map(\.title) == ["Plain Words", "The Cold Sea"])
    #expect(records.map(\.author) == ["Bob, Carol", "Ann Barker"])
    let sea = try #require(records.last)
    #expect(sea.series == "Lights 2")
    #expect(Set(sea.tags.map(\.name)) == ["sea", "classic", CalibreShelf.tag])
    #expect(sea.path?.hasPrefix(calibre) == true && sea.path?.hasSuffix(".epub") == true)

    // Nothing is new.
    let again = try makeShelf().importBooks(into: library, at: .now())
    #expect(again.books == 3 && again.added == 0 && again.changed == 0)
    // Calibre moves the file with the title, and knows a rating.
    try calibredb("set_metadata", "1", "--field", "title:The Warm Sea", "--field", "rating:4")
    try calibredb("remove", "2")
    let second = try makeShelf().importBooks(into: library, at: .now())
    #expect(second.books == 2 && second.added == 0 && second.changed == 1)
    let warm = try #require(try library.record(of: sea.id))
    #expect(warm.title == "The Warm Sea" && warm.rating == 4)
    #expect(warm.path.map { FileManager.default.fileExists(atPath: $0) } == true)
  }
}
