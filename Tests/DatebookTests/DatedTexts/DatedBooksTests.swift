import Books
import Glibc
import Testing

@testable import Datebook

/// The entries of real books, against counts made by hand.
struct DatedBooksTests {
  /// The files beside this checkout.
  private enum Shelf {
    static let root = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()

    static var hasBooks: Bool { access(root + "/../shared/books/moby-dick.txt", R_OK) == 0 }

    static func bytes(_ path: String) throws -> [UInt8] {
      let file = try #require(fopen("\(root)/\(path)", "r"))
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 4 << 20)
      bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
      return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }

    static func dates(_ path: String, isLatin: Bool = false) throws -> DatedText {
      var bytes = try bytes(path)
      if isLatin {
        bytes = bytes.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] }
      }
      let run = DatedTextRun(
        MemoryText(bytes), terminator: UInt8(ascii: "\n"), linesAreParagraphs: false)
      return try #require(try run.run())
    }
  }

  @Test func `the project's own diary has its 317 entries of 2025`() throws {
    let found = try Shelf.dates("assets/diary.txt")
    #expect(found.certainty == .sure)
    #expect(found.style == .gregorian)
    #expect(found.entries.count == 317)
    #expect(Set(found.entries.map(\.date.year)) == [2025])
    // Every entry has its weekday: the calendar tells whether the date is right.
    for entry in found.entries {
      let day = try #require(
        Day(year: 2025, month: entry.date.month, day: entry.date.day), "\(entry.heading)")
      let weekday = CalendarNames.english.name(of: day.weekday)
      #expect(entry.heading.hasSuffix(", \(weekday)"), "\(entry.date) \(entry.heading)")
    }
    #expect(found.entries.map(\.date.dayKey) == found.entries.map(\.date.dayKey).sorted())
  }

  @Test(.enabled(if: Shelf.hasBooks, "shared/books is not there"))
  func `a page-a-day book has all of its 366 days and no year`() throws {
    let found = try Shelf.dates("../shared/books/optimists-good-morning.txt")
    #expect(found.certainty == .sure)
    let days = (1...12).flatMap { month in
      (1...Day.daysInMonth(year: 2000, month: month)).map { EntryDate(month: month, day: $0) }
    }
    #expect(found.entries.map(\.date) == days)
  }

  @Test(.enabled(if: Shelf.hasBooks, "shared/books is not there"))
  func `the diary of a nobody has 167 entries`() throws {
    let found = try Shelf.dates("../shared/books/diary-of-a-nobody.txt")
    #expect(found.certainty == .sure)
    #expect(found.entries.count == 167)
    #expect(found.dayCount == 167)
    #expect(found.entries.first?.date == EntryDate(month: 4, day: 3))
    #expect(found.entries.last?.date == EntryDate(month: 7, day: 11))
    // The weekdays fit 1888 and the years with the same calendar; the book names none of them.
    #expect(found.possibleYears.contains(1888) && !found.possibleYears.contains(1887))
    #expect(found.entries.last?.pass == 1)
  }

  /// The editors of this text put the right date above each entry, in brackets.
  @Test(.enabled(if: Shelf.hasBooks, "shared/books is not there"))
  func `Lewis and Clark have more than 860 days, all of them right`() throws {
    let path = "../shared/books/lewis-clark-latin1.txt"
    let found = try Shelf.dates(path, isLatin: true)
    #expect(found.certainty == .sure)
    let text = String(decoding: try Shelf.bytes(path).filter { $0 < 0x80 }, as: UTF8.self)
    var truth: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("[") {
      let words = line.dropFirst().split { " ,]".contains($0) }.suffix(3)
      guard
        let month = words.first.flatMap({ CalendarNames.english.months.firstIndex(of: "\($0)") }),
        let day = words.dropFirst().first.flatMap({ Int($0) }),
        let year = words.last.flatMap({ Int($0) })
      else { continue }
      truth.insert(EntryDate(year: year, month: month + 1, day: day).description)
    }
    #expect(truth.count == 863)
    let days = Set(found.dates)
    #expect(days.intersection(truth).count >= 860)
    #expect(days.subtracting(truth).count <= 3)
  }

  @Test(
    .enabled(if: Shelf.hasBooks, "shared/books is not there"),
    arguments: [
      "moby-dick", "alice", "udhr/udhr_deu_1996", "udhr/udhr_fra", "udhr/udhr_jpn",
      "udhr/udhr_cmn_hans", "udhr/udhr_kor", "udhr/udhr_rus", "udhr/udhr_vie", "udhr/udhr_arb",
      "udhr/udhr_heb", "udhr/udhr_hin", "udhr/udhr_tha", "udhr/udhr_ell_monotonic",
    ])
  func `a book that is no diary is not taken for one`(name: String) throws {
    #expect(try Shelf.dates("../shared/books/\(name).txt").certainty == .none)
  }

  @Test(arguments: [
    "assets/guide.txt", "README.md", "Package.swift", "Sources/Datebook/Day.swift",
    "Sources/ARCHITECTURE.md",
  ])
  func `what else comes with the project is no diary`(path: String) throws {
    #expect(try Shelf.dates(path).certainty == .none)
  }

  // MARK: - Shapes that diaries are kept in

  /// The diaries made for this, sixty days in each.
  static let shapes = [
    "bold.md", "bullet.md", "captain.txt", "captain2.txt", "date-at.txt", "date-bold.txt",
    "date-colon-iso.txt", "date-colon-long.txt", "dayN.txt", "dayone-md.md", "dayone.txt",
    "de-wd-dot.txt", "de-wdab-dot2.txt", "de-wdab-dot4.txt", "de-wdabdot-dot4.txt",
    "dear-diary.txt", "dotted-short.txt", "dotted.txt", "french.txt", "french2.txt",
    "frontmatter.md", "german.txt", "german2.txt", "german3.txt", "iso-dash-title.txt",
    "iso-thu-paren.txt", "iso-thu.txt", "isoT.txt", "isocompact.txt", "italian.txt",
    "ja-en-text.txt", "ja-halfparen.txt", "ja-md.txt", "ja-plain.txt", "ja-slash.txt",
    "japanese.txt", "jrnl.txt", "jrnl2.txt", "logseq.md", "md-thu-iso.txt", "monica.txt",
    "month-th.txt", "nl.txt", "notepad-log.txt", "obsidian.md", "org-inactive.txt",
    "org-title-ts.txt", "org.org", "orgdatetree.org", "orgjournal.org", "pl.txt",
    "place-date-de.txt", "place-date.txt", "roam.md", "ru-wd.txt", "russian.txt", "shiplog.txt",
    "slash-inline.txt", "slash-us.txt", "slash.txt", "spanish.txt", "starlog.txt", "sv.txt",
    "thu-iso.txt", "thu-slash-us.txt", "thu-slash.txt", "underline.txt", "us-slash-short.txt",
    "vimwiki.wiki", "vimwiki2.wiki", "wd-d-month.txt", "wd-ordinal.txt", "weekday-md.md", "zim.txt",
  ]

  /// The dates of a file whose lines are its paragraphs.
  private func unwrapped(_ path: String) throws -> DatedText {
    let run = DatedTextRun(
      MemoryText(try Shelf.bytes(path)), terminator: UInt8(ascii: "\n"), linesAreParagraphs: true)
    return try #require(try run.run())
  }

  @Test(.enabled(if: Shelf.hasBooks, "shared/books is not there"), arguments: shapes)
  func `a diary is found whole in the shape that it is kept in`(name: String) throws {
    let folder = "../shared/books/diaries/"
    let days = String(decoding: try Shelf.bytes(folder + "dates.txt"), as: UTF8.self)
      .split(whereSeparator: \.isNewline).map { String($0.dropFirst(4)) }
    let found = try unwrapped(folder + name)
    #expect(found.certainty == .sure)
    // Some say no year.
    let dates = found.entries.map { String($0.date.description.suffix(6)) }
    #expect(Array(Set(dates)).sorted() == days.sorted())
    #expect(dates.count == (name == "shiplog.txt" ? 120 : 60))
    #expect(Set(found.entries.map { $0.date.year ?? 2026 }) == [2026])
  }

  @Test(.enabled(if: Shelf.hasBooks, "shared/books is not there"))
  func `dates in Persian are read, though all of that diary's are in one month`() throws {
    let found = try unwrapped("../shared/books/diaries/persian.txt")
    #expect(found.entries.count == 60)
    #expect(Set(found.entries.map(\.date.month)) == [3])
  }

  @Test(
    .enabled(if: Shelf.hasBooks, "shared/books is not there"),
    arguments: [
      "bank.txt", "changelog-gnu.txt", "changelog-keep.txt", "git-log.txt", "hledger.txt",
      "irc.txt", "mbox.txt", "news.txt", "syslog.txt", "todo.txt.txt",
    ])
  func `what only looks like a diary is none`(name: String) throws {
    #expect(try unwrapped("../shared/books/diaries/no-diaries/\(name)").certainty == .none)
  }
}
