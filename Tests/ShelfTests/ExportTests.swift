import Books
import Datebook
import Foundation
import GRDB
import Holdings
import Shelf
import Testing

@Suite struct ExportTests {
  private let folder = TemporaryFolder()

  private func location(_ name: String) -> LibraryLocation {
    LibraryLocation(path: "\(folder.path)/\(name)/library.sqlite")
  }

  /// A library with something of everything in it.
  private func filled(_ name: String = "filled") throws -> Library {
    let library = try Library(at: location(name))
    for number in 1...3 {
      let id = try library.opened(
        BookFacts(
          digest: "\(number)", path: "/\(number).txt", size: number,
          title: "Title \"\(number)\" é"),
        at: Moment(seconds: number))
      try library.save(
        .sample(number * 1000 + 1, at: 9), readings: [.sample(number), .sample(9)], of: id)
      try library.edit(
        [id], [.tag("sea"), .tag("t\(number)"), .rating(number)], now: Moment(seconds: 9))
      let span = MarkedSpan(start: .sample(1), end: .sample(4), textBytes: 1_158_461)
      let mark = KeptMark(
        kind: .note, span: span, words: "w\(number)", note: "\"é\"\n\t\u{1}",
        createdAt: Moment(seconds: 9))
      _ = try library.write([(.new(1), .make(mark))], of: id)
    }
    try library.remove([BookID(rawValue: 3)], at: Moment(seconds: 20))
    try library.write(
      DatebookNote(on: NoteSubject(.day, from: Day(number: 20_000)), "a note"),
      at: Moment(seconds: 3))
    return library
  }

  private func export(_ library: Library) throws -> String {
    var text = ""
    try library.export { text += $0 }
    return text
  }

  @Test func `an empty library becomes the one that was exported`() throws {
    let text = try export(filled())
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
    let other = try Library(at: location("other"))
    let outcome = try other.merge(Data(text.utf8))
    #expect(outcome.added["book"] == 3)
    #expect(outcome.updated.isEmpty)
    #expect(try export(other) == text)
    #expect(try other.savedPosition(of: BookID(rawValue: 2))?.position == .sample(2001))
    #expect(try other.records().count == 2)
  }

  @Test func `titles and tags of another library are cleaned as one's own are`() throws {
    let library = try filled()
    let text = try export(library).replacing("Title \\\"1\\\" é", with: "\\u001b[1m One\\n")
      .replacing("\"t2\"", with: "\"''\"").replacing("\"sea\"", with: "\"\\\"sea\\\"\"")
    let other = try Library(at: location("other"))
    _ = try other.merge(Data(text.utf8))
    #expect(try other.record(of: BookID(rawValue: 1))?.title == "One")
    #expect(try other.tags().map(\.tag.name) == ["sea", "t1", "t3"])
    _ = try other.merge(Data(text.utf8))
    #expect(try other.tags().map(\.tag.name) == ["sea", "t1", "t3"])
  }

  @Test func `an export with a row that fits no table is refused as it is`() throws {
    let text = try export(filled()).replacing("\"rating\":1", with: "\"rating\":\"x\"")
      .replacing("{\"id\":1,", with: "{\"id\":\"x\",")
    let other = try Library(at: location("other"))
    let error = #expect(throws: ImportError.self) { _ = try other.merge(Data(text.utf8)) }
    guard case .notAnExport(let what) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(what.hasPrefix("a row of it fits no table"))
    #expect(try other.records().isEmpty)
  }

  @Test func `what was taken in before is not taken in twice`() throws {
    let library = try filled()
    let text = try export(library)
    let outcome = try library.merge(Data(text.utf8))
    #expect(outcome == ImportOutcome())
    #expect(try export(library) == text)
  }

  @Test func `another library's books are known by their content`() throws {
    let text = try export(filled())
    let other = try Library(at: location("other"))
    _ = try other.opened(.sample("x", at: "/1.txt"), at: Moment(seconds: 1))
    let mine = try other.opened(.sample("2", at: "/mine.txt"), at: Moment(seconds: 1))
    try other.edit([mine], [.tag("SEA"), .title("Mine")])
    try other.save(.sample(77, at: 1), of: mine)
    let outcome = try other.merge(Data(text.utf8))
    #expect(outcome.added["book"] == 2)
    #expect(outcome.updated["position"] == 1)
    let details = try #require(try other.details(of: mine))
    #expect(details.record.title == "Mine")
    #expect(details.record.path == "/mine.txt")
    #expect(details.record.tags.map(\.name) == ["SEA", "t2"])
    #expect(details.marks.notes == 1)
    #expect(try other.savedPosition(of: mine)?.position == .sample(2001))
    #expect(try other.readings(of: mine).count == 2)
    let titles = try other.records().map(\.title)
    #expect(titles.count == 3)
    // The path is another book's here.
    #expect(try other.records().count { $0.path == "/1.txt" } == 1)
    #expect(try other.merge(Data(text.utf8)) == ImportOutcome())
  }

  @Test func `of two plans for a book the newer one stays, with its own portions`() throws {
    let plans = [try PlanKeeperTests.plan(30), try PlanKeeperTests.plan(12, bytes: 700)]
    for newer in [0, 1] {
      let locations = [location("one \(newer)"), location("two \(newer)")]
      var texts: [String] = []
      for (index, plan) in plans.enumerated() {
        let library = try Library(at: locations[index])
        // Books have other numbers in the other library.
        if index == 1 { _ = try library.opened(.sample("other", at: nil), at: Moment(seconds: 1)) }
        let id = try library.opened(.sample("d", at: nil), at: Moment(seconds: 1))
        _ = try library.make(plan, for: id, at: Moment(seconds: index == newer ? 9 : 5))
        texts.append(try export(library))
      }
      for (index, here) in locations.enumerated() {
        let library = try Library(at: here)
        try library.merge(Data(texts[1 - index].utf8))
        #expect(try library.plans().map(\.plan) == [plans[newer]])
        #expect(try library.merge(Data(texts[1 - index].utf8)) == ImportOutcome())
      }
    }
  }

  @Test func `a place that is newer here stays`() throws {
    let text = try export(filled())
    let other = try Library(at: location("other"))
    let mine = try other.opened(.sample("2", at: nil), at: Moment(seconds: 1))
    try other.save(.sample(77, at: 1000), of: mine, now: Moment(seconds: 1001))
    try other.merge(Data(text.utf8))
    #expect(try other.savedPosition(of: mine)?.position == .sample(77))
  }

  @Test(arguments: [
    "", "[]", "{}", "{\"format\":\"tome-reader library\"}", "{\"format\":\"x\"}",
    "{\"format\":\"tome-reader library\",\"migrations\":[],\"tables\":{\"book\":7}}",
    "{\"format\":\"tome-reader library\",\"migrations\":[],\"tables\":{\"book\":[{\"id\":[]}]}}",
  ])
  func `what is no export is refused`(text: String) throws {
    let library = try Library(at: location("other"))
    #expect {
      try library.merge(Data(text.utf8))
    } throws: { error in
      if case .notAnExport = error as? ImportError { true } else { false }
    }
  }

  @Test func `the export of a newer version is refused, and nothing is taken in`() throws {
    let text = try export(filled())
    let library = try Library(at: location("other"))
    let newer = text.replacingOccurrences(of: "\"migrations\":[", with: "\"migrations\":[\"99\",")
    #expect(throws: ImportError.newer) { try library.merge(Data(newer.utf8)) }
    let column = text.replacingOccurrences(
      of: "\"createdAt\":3000", with: "\"createdAt\":3000,\"new\":1")
    #expect(column != text)
    #expect(throws: ImportError.newer) { try library.merge(Data(column.utf8)) }
    #expect(try library.records().isEmpty)
  }

  @Test func `every table that is in the file is in the export, but what tells of changes`() throws
  {
    let library = try filled()
    let text = try export(library)
    try library.close()
    let queue = try DatabaseQueue(path: location("filled").path)
    let tables = try queue.read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'
            AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'grdb_%' AND name NOT LIKE 'wordIndex%'
          """)
    }
    #expect(tables.count >= 7)
    for table in tables where table != "change" {
      #expect(text.contains("\n\"\(table)\":["), "\(table)")
    }
  }

  @Test func `numbers keep their 64 bits`() throws {
    let numbers: [Int64] = [
      .max, .min, -6_806_152_599_987_831_310, 9_007_199_254_740_993, -1, 0, 1 << 62, 1_000_000_000,
    ]
    let library = try Library(at: location("numbers"))
    for (row, number) in numbers.enumerated() {
      _ = try library.opened(.sample("\(row)", at: nil), at: Moment(milliseconds: Int(number)))
    }
    let text = try export(library)
    let other = try Library(at: location("other"))
    _ = try other.merge(Data(text.utf8))
    #expect(try export(other) == text)
    for number in numbers { #expect(text.contains(":\(number),") || text.contains(":\(number)}")) }
  }

  @Test func `what a catalog told of a book, and its series, goes along`() throws {
    let library = try filled()
    let book = BookID(rawValue: 1)
    let edits: [BookEdit] = [.series("Sea 2"), .description("Of\n\nwhales.", published: "1851")]
    let undo = try library.edit([book], edits)
    let other = try Library(at: location("other"))
    _ = try other.merge(Data(try export(library).utf8))
    let details = try #require(try other.details(of: book))
    #expect(details.record.series == "Sea 2" && details.published == "1851")
    #expect(details.summary == "Of\n\nwhales.")
    try library.edit(undo)
    #expect(try library.details(of: book)?.summary == nil)
    #expect(try library.record(of: book)?.series == nil)
  }
}
