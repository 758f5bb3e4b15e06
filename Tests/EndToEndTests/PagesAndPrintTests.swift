import Foundation
import TestSupport
import Testing

extension WholeProgram {
  /// What the program prints of a text without a screen.
  @Suite struct PagesAndPrint {
    /// A text.
    struct Sample: CustomTestStringConvertible, Sendable {
      var name: String
      var path: String
      var testDescription: String { name }

      /// The texts that ship, and those of the shared folder where it is present.
      static let all: [Sample] = ships + shared

      private static let ships = ["guide.txt", "diary.txt"].map {
        Sample(name: $0, path: asset($0))
      }

      private static let shared = [
        "alice.txt", "moby-dick.txt", "diary-of-a-nobody.txt",
        "udhr/udhr_arb.txt", "udhr/udhr_cmn_hans.txt",
        "udhr/udhr_deu_1996.txt", "udhr/udhr_heb.txt", "udhr/udhr_hin.txt", "udhr/udhr_jpn.txt",
        "udhr/udhr_kor.txt", "udhr/udhr_tha.txt", "udhr/udhr_vie.txt",
      ].compactMap { name in sharedPath("books/" + name).map { Sample(name: name, path: $0) } }
    }

    /// What tells one text from another: all that is not space.
    private func essence(_ text: String) -> [UInt8] { text.utf8.filter { $0 > 0x20 } }

    @Test(arguments: Sample.all)
    func `all pages together are the text, each word once`(sample: Sample) throws {
      let printed = try WholeProgram.answer("print", "--all", sample.path)
      #expect(printed.status == 0)
      var text = try run(["/bin/cat", sample.path]).output
      if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
      let (shown, written) = (essence(printed.output), essence(text))
      let difference = zip(shown, written).enumerated().first { $1.0 != $1.1 }?.offset
      let end = difference ?? min(shown.count, written.count)
      #expect(
        shown.elementsEqual(written),
        "differs after “\(String(decoding: written[..<end].suffix(60), as: UTF8.self))”")
    }

    @Test(arguments: ["66x20", "24x5", "200x60", "1x1"])
    func `a page printed alone is that part of all pages`(size: String) throws {
      let file = asset("guide.txt")
      let all = try WholeProgram.answer("print", "--all", "--size", size, file)
      let pages = all.output.split(separator: "\u{C}", omittingEmptySubsequences: false)
      let counted = try WholeProgram.answer("pages", "--size", size, file)
      #expect(counted.output.hasPrefix("\(pages.count) pages, "))
      for page in Set([1, 2, 3, pages.count / 2, pages.count - 1, pages.count]) {
        let one = try WholeProgram.answer("print", "--page", "\(page)", "--size", size, file)
        #expect(one.status == 0)
        #expect(one.output == pages[page - 1], "page \(page)")
      }
    }

    @Test(arguments: [(66, 20), (30, 7), (10, 3)])
    func `pages keep within their size, but for marks that the screen leaves out`(
      columns: Int, rows: Int
    ) throws {
      let printed = try WholeProgram.answer(
        "print", "--all", "--size", "\(columns)x\(rows)", asset("diary.txt"))
      let pages = printed.output.split(separator: "\u{C}", omittingEmptySubsequences: false)
      #expect(pages.count > 10)
      for page in pages {
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        let shown = lines.map { $0.filter { $0 != "_" } }
        #expect(lines.count <= rows && shown.allSatisfy { $0.count <= columns }, "\(page)")
      }
    }

    @Test(arguments: Sample.all)
    func `offsets rise from 0 and lie within the text`(sample: Sample) throws {
      let answer = try WholeProgram.answer("pages", "--offsets", sample.path)
      let offsets = answer.output.split(separator: "\n").compactMap { Int($0) }
      let counts = try WholeProgram.answer("pages", sample.path).output.split(separator: " ")
        .compactMap { Int($0) }
      try #require(counts.count == 3)
      #expect(offsets.count == counts[0] && offsets.first == 0)
      #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 })
      #expect((offsets.last ?? .max) < counts[2])
    }

    @Test func `JSON says all of it`() throws {
      struct Answer: Decodable {
        var pages, lines, bytes, columns, rows: Int
        var offsets: [Int]
      }
      let file = asset("guide.txt")
      let answer = try WholeProgram.answer("pages", "--json", "--size", "40x12", file)
      let told = try JSONDecoder().decode(Answer.self, from: Data(answer.output.utf8))
      #expect((told.columns, told.rows) == (40, 12))
      let plain = try WholeProgram.answer("pages", "--size", "40x12", file).output
      #expect(plain == "\(told.pages) pages, \(told.lines) lines, \(told.bytes) bytes\n")
      let offsets = try WholeProgram.answer("pages", "--offsets", "--size", "40x12", file).output
      #expect(told.offsets.map { "\($0)\n" }.joined() == offsets)
      #expect(told.bytes == (try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int))
    }

    @Test func `a short text is one page, and an empty one too`() throws {
      let desk = try Desk()
      let empty = try desk.write("", to: "empty")
      #expect(try WholeProgram.answer("pages", empty).output == "1 page, 0 lines, 0 bytes\n")
      #expect(try WholeProgram.answer("print", "--all", empty).output == "")
      let short = try desk.write("one line", to: "short")
      #expect(try WholeProgram.answer("pages", short).output == "1 page, 1 line, 8 bytes\n")
      #expect(try WholeProgram.answer("print", "--page", "1", short).output == "one line\n")
    }

    @Test(arguments: ["\n", "\r\n", "\r", "\u{85}"])
    func `the ends of lines may be of any kind`(end: String) throws {
      let desk = try Desk()
      let lines = (1...30).map { "  \($0). a line of verse" }
      let file = try desk.write(lines.joined(separator: end), to: "verse")
      let printed = try WholeProgram.answer("print", "--all", file).output
      let shown = printed.split(whereSeparator: { $0 == "\n" || $0 == "\u{C}" })
      #expect(
        shown.map { $0.trimmingCharacters(in: .whitespaces) }
          == lines.map { $0.trimmingCharacters(in: .whitespaces) })
    }

    @Test func `a form feed ends a page`() throws {
      let desk = try Desk()
      let file = try desk.write("one\n\u{C}two\n\u{C}three\n", to: "feeds")
      #expect(
        try WholeProgram.answer("print", "--all", file).output == "one\n\u{C}two\n\u{C}three\n")
    }

    @Test func `hard-wrapped lines are joined, unless that is not wanted`() throws {
      let desk = try Desk()
      // Lines that begin in the order of the alphabet were those of a list.
      let words = (1...400).map { "word\($0 * 7919 % 1000)" }
      var lines = [""]
      for word in words {
        if lines[lines.count - 1].count + word.count > 70 { lines.append("") }
        lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
      }
      for end in ["\n", "\r\n", "\r\r\n", "\u{85}", "\u{2028}"] {
        let file = try desk.write(lines.joined(separator: end), to: "wrapped")
        let joined = try WholeProgram.answer("print", "--all", "--size", "50x100", file).output
        let shown: [Substring] = joined.split(separator: "\n")
        #expect(shown.dropLast().allSatisfy { $0.count > 41 })
        let plain = try WholeProgram.answer(
          "print", "--all", "--no-reflow", "--size", "80x100", file)
        #expect(plain.output == lines.joined(separator: "\n") + "\n")
      }
    }

    @Test(arguments: [
      ("--encoding=latin1", [0xE9, 0x74, 0xE9] as [UInt8], "été"),
      ("--encoding=utf-16be", [0, 0x68, 0, 0xE9], "hé"),
      ("--tab-width=4", [0x61, 0x09, 0x62], "a   b"),
      ("--tab-width=8", [0xEF, 0xBB, 0xBF, 0x61, 0x09, 0x62], "a       b"),
      ("--tab-width=8", [0xFF, 0xFE, 0x68, 0x00, 0xE9, 0x00], "hé"),
    ])
    func `options and marks say how bytes are read`(
      option: String, bytes: [UInt8], text: String
    ) throws {
      let desk = try Desk()
      let file = try desk.write(bytes, to: "text")
      #expect(try WholeProgram.answer("print", "--all", option, file).output == text + "\n")
    }

    @Test func `NUL bytes in a text are shown, and do not make it another`() throws {
      let desk = try Desk()
      let file = try desk.write("a\u{0}b \u{1B}[31m and plain words after it\n", to: "nul")
      let printed = try WholeProgram.answer("print", "--all", file).output
      #expect(printed.contains("and plain words after it"))
      #expect(!printed.contains("\u{0}") && !printed.contains("\u{1B}"))
    }

    @Test func `the words of a picture that can be shown keep within the page`() throws {
      let words = (1...40).map { "word\($0)" } + [String(repeating: "x", count: 90)]
      let desk = try Desk()
      _ = try desk.write(SmallPicture.png(240, 96, [200, 30, 40]), to: "pic.png")
      let alt = words.joined(separator: " ")
      let page = "<p>One</p><img src='pic.png' alt='\(alt)'><p>Two</p>"
      let file = try desk.write(page, to: "a.html")
      let printed = try WholeProgram.answer("print", "--all", "--size", "40x10", file).output
      #expect(printed.split(whereSeparator: \.isNewline).allSatisfy { $0.count <= 40 })
      #expect(essence(printed) == essence("One[\(alt)]Two"))
    }

    @Test func `standard input is read to its end`() throws {
      let words = ["sh", "-c", "yes 'a line' | head -n 100000 | \(WholeProgram.path) pages -"]
      let answer = try run(words, environment: ["PATH=/usr/bin:/bin"])
      #expect(answer.output.hasSuffix(" 100000 lines, 700000 bytes\n"))
    }

    @Test func `a reader of the output who has enough ends the program quietly`() throws {
      let line = "\(WholeProgram.path) print --all \(asset("diary.txt")) | head -n 1; echo over"
      let answer = try run(["sh", "-c", line], environment: ["PATH=/usr/bin:/bin"])
      #expect(answer.output.split(separator: "\n").count == 2)
      #expect(answer.output.hasSuffix("over\n"))
    }
  }
}
