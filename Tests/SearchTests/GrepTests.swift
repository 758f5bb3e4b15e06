import Books
import Foundation
import Testing

@testable import Search

struct `The samples` {
  private static let grep = program("grep")

  private static var files: [URL] {
    let assets = Folders.package.appendingPathComponent("assets")
    let books = Folders.shared.appendingPathComponent("books")
    return [
      assets.appendingPathComponent("guide.txt"), assets.appendingPathComponent("diary.txt"),
      books.appendingPathComponent("alice.txt"), books.appendingPathComponent("moby-dick.txt"),
    ].filter { Folders.has($0) }
  }

  /// The offsets and texts that grep gives for a file, and the file's text.
  private static func grepped(
    _ file: URL, _ options: [String]
  ) throws -> (matches: [Range<Int>], bytes: [UInt8]) {
    var bytes = Array(try Data(contentsOf: file))
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    bytes.removeFirst(mark)
    let told = try output(of: try #require(grep), ["-a", "-b", "-o"] + options + [file.path]).text
    let matches = try told.split(separator: "\n").map { line in
      let colon = try #require(line.firstIndex(of: ":"))
      let offset = try #require(Int(line[..<colon])) - mark
      return offset..<offset + line[line.index(after: colon)...].utf8.count
    }
    return (matches, bytes)
  }

  @Test(
    .enabled(if: grep != nil, "there is no grep"),
    arguments: ["the", "whale", "Alice", "I", "zzyzzx", "ing", "e"])
  func `have the words that grep finds in them`(_ word: String) throws {
    for file in Self.files {
      let (expected, bytes) = try Self.grepped(file, ["-F", word])
      let found = try matches(of: SearchQuery(word, matching: .exact), in: bytes)
      // Words that are divided at a line's end are nothing to grep.
      let undivided = found.filter { $0.count == word.utf8.count }
      #expect(undivided == expected, "\(file.lastPathComponent)")
      let divided = found.filter { $0.count != word.utf8.count }
      #expect(divided.allSatisfy { bytes[$0].contains(0x0A) })
    }
  }

  @Test(
    .enabled(if: grep != nil, "there is no grep"),
    arguments: [#"\bwh[a-z]+"#, #"[A-Z]{4,}"#, #"^[^\n]*queen"#, #"(\w)\1"#, #"“[^”\r\n]*”"#])
  func `have what grep finds for a regular expression`(_ pattern: String) throws {
    for file in Self.files {
      let options = ["-P", "-i", "(*UCP)" + pattern]
      let (expected, bytes) = try Self.grepped(file, options)
      #expect(
        try matches(of: SearchQuery(pattern, isRegex: true), in: bytes) == expected,
        "\(file.lastPathComponent)")
    }
  }
}
