import Books
import Formats
import Foundation
import TestSupport
import Testing

/// Manual pages as `col -b` writes them: runs of spaces are tabs where they reach a tab stop.
struct TabExpansionTests {
  let scratch = Scratch()

  private static let title = "LS(1)                    User Commands                    LS(1)\n\n"

  /// A page with indents and justified lines of all kinds.
  private static func page(lines: Int, _ random: inout SeededGenerator) -> String {
    let words = ["file", "option", "—", "naïve", "x", "directories", "–a,", "–all", "灯台"]
    let body = (0..<lines).map { _ in
      var line = String(repeating: " ", count: Int.random(in: 0...24, using: &random))
      for _ in 0..<Int.random(in: 0...9, using: &random) {
        line += words.randomElement(using: &random) ?? ""
        line += String(repeating: " ", count: Int.random(in: 1...12, using: &random))
      }
      while line.last == " " { line.removeLast() }
      return line
    }
    return title + body.joined(separator: "\n") + "\n"
  }

  /// `page` with tabs for the runs of two spaces and more that reach a tab stop.
  private static func compressed(_ page: String) -> String {
    var output = ""
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      var (column, spaces) = (0, 0)
      for character in line {
        guard character != " " else {
          spaces += 1
          continue
        }
        var from = column
        let to = column + spaces
        while spaces > 1, from / 8 < to / 8 {
          output += "\t"
          from = (from / 8 + 1) * 8
        }
        output += String(repeating: " ", count: to - from)
        output.append(character)
        column = to + (character.unicodeScalars.first.map { $0.value >= 0x3000 } == true ? 2 : 1)
        spaces = 0
      }
      output += "\n"
    }
    output.removeLast()
    return output
  }

  @Test func `a manual page with tabs is the page`() async throws {
    var random = SeededGenerator(seed: 1)
    for lines in [2, 40, 400, 20_000] {
      let page = Self.page(lines: lines, &random)
      let compressed = Self.compressed(page)
      #expect(compressed.contains("\t"))
      let opened = try scratch.open(compressed.utf8)
      try await opened.source.waitForAll()
      #expect(try opened.source.text == page)
    }
  }

  @Test func `a page that comes through a pipe is the page, however it is cut`() async throws {
    var random = SeededGenerator(seed: 2)
    let page = Self.page(lines: 300, &random)
    let bytes = Array(Self.compressed(page).utf8)
    let pipe = Pipe()
    let opened = try TextOpener.standardInput(
      fileDescriptor: pipe.fileHandleForReading.fileDescriptor, options: OpenOptions(),
      onChange: {})
    var start = 0
    while start < bytes.count {
      let end = min(start + (start == 0 ? 4096 : Int.random(in: 1...999)), bytes.count)
      try pipe.fileHandleForWriting.write(contentsOf: Data(bytes[start..<end]))
      start = end
    }
    try pipe.fileHandleForWriting.close()
    try await opened.source.waitForAll()
    #expect(try opened.source.text == page)
  }

  @Test func `a page in another encoding is the page`() throws {
    let page = Self.title + "NAME\n\tété —  naïve\tword\n"
    let latin = try #require(page.data(using: .windowsCP1252))
    var options = OpenOptions()
    options.encoding = "WINDOWS-1252"
    let opened = try scratch.open(latin, options: options)
    #expect(
      try opened.source.text == Self.title + "NAME\n        été —  naïve    word\n")
  }

  @Test(arguments: [
    "A table\n\n1\t2\n3\t4\n", "LS(1) is a page\n\tand this is none of it\n",
    "LS(1)                    User Commands                    LS(1)\n\t_\u{8}ls\n",
  ])
  func `tabs of other texts stay`(text: String) throws {
    let source = try scratch.open(text.utf8).source
    #expect(try source.text.contains("\t"))
  }

  @Test func `the source of a page has its tabs`() throws {
    var options = OpenOptions()
    options.showsSource = true
    let text = Self.title + "NAME\n\tls\n"
    #expect(try scratch.open(text.utf8, options: options).source.text == text)
  }
}
