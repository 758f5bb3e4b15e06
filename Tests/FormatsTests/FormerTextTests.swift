import Books
import Formats
import Foundation
import TestSupport
import Testing

/// Places in a book that a newer version of the program converts otherwise.
struct FormerTextTests {
  private static let chapters = (1...40).map { chapter in
    (
      name: "c\(chapter).xhtml",
      body: "<h1>Chapter \(chapter)</h1>"
        + (1...20).map { "<p>Here is line \($0) of chapter \(chapter), and its words.</p>" }
        .joined()
    )
  }

  /// What a former converter would have made of a book: it knew no headings, and marked paragraphs, but
  /// not in the second half.
  private static func formerly(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { number, line in
      if line.contains("Chapter") { return "\u{0C}" }
      return number < lines.count / 2 && !line.isEmpty ? "[paragraph] \(line)" : String(line)
    }.joined(separator: "\n")
  }

  /// Puts `text` into the cache as what the version before made of the only book in it.
  private static func keep(_ text: String, in folder: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let name = try #require(names.first)
    let parts = name.split(separator: "-")
    let version = try #require(parts.last.flatMap { Int($0) })
    let former = (parts.dropLast().map(String.init) + ["\(version - 1)"]).joined(separator: "-")
    var bytes = Array("TOMETXT1".utf8)
    for field in [0, UInt64(text.utf8.count), 0] {
      withUnsafeBytes(of: field.littleEndian) { bytes += $0 }
    }
    try Data(bytes + Array(text.utf8)).write(to: URL(fileURLWithPath: "\(folder)/\(former)"))
  }

  @Test func `places in what an older version made are found in what this one makes`() async throws
  {
    let scratch = Scratch()
    let path = try scratch.file(SmallArchive.epub(Self.chapters), named: "book.epub")
    let options = OpenOptions(cacheFolder: scratch.path("cache"))
    let first = try TextOpener.open(path: path, options: options) {}
    try await first.source.waitForAll()
    #expect(first.source.former() == nil)
    let text = try first.source.text
    try await waitForEntry(in: scratch.path("cache"))
    let old = Self.formerly(text)
    try Self.keep(old, in: scratch.path("cache"))

    // It is found while the book is converted as well as when that is in the cache.
    for source in [first.source, try TextOpener.open(path: path, options: options) {}.source] {
      let former = try #require(source.former())
      #expect(try former.bytes(at: 0, count: former.count) == Array(old.utf8))
      var mapping = TextMapping(from: former, to: source)
      for chapter in [1, 7, 20, 21, 33, 40] {
        for line in [1, 12, 20] {
          let words = Array("line \(line) of chapter \(chapter),".utf8)
          let place = try #require(Array(old.utf8).firstRange(of: words)?.lowerBound)
          let found = try mapping.offset(place)
          #expect(try source.bytes(at: found, count: words.count) == words)
        }
      }
      #expect(try mapping.offset(0) == 0 && mapping.offset(old.utf8.count) == text.utf8.count)
    }
  }

  private func waitForEntry(in folder: String) async throws {
    while (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty ?? true {
      try await Task.sleep(for: .milliseconds(5))
    }
  }
}
