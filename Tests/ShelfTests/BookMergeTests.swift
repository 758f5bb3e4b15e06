import Books
import Datebook
import Foundation
import GRDB
import Holdings
import Shelf
import Testing

/// What becomes of a book that two libraries know.
@Suite struct BookMergeTests {
  private let folder = TemporaryFolder()
  private let day = 24 * 3600

  private func library(_ name: String) throws -> Library {
    try Library(at: LibraryLocation(path: "\(folder.path)/\(name)/library.sqlite"))
  }

  private func facts(_ path: String, title: String? = "Guess") -> BookFacts {
    BookFacts(digest: "d", path: path, size: 10, title: title, author: "Guessed")
  }

  /// Takes all that `other` knows into `library`, and once more, when there is nothing more to take.
  private func merge(_ other: Library, into library: Library) throws {
    var text = ""
    try other.export { text += $0 }
    try library.merge(Data(text.utf8))
    let again = try library.merge(Data(text.utf8))
    #expect(again.added.isEmpty && again.updated.isEmpty)
  }

  @Test func `a book that was open while its library broke has all that was known of it again`()
    throws
  {
    let old = try library("old")
    // Books have other numbers in the other library.
    _ = try old.opened(.sample("other", at: nil), at: Moment(seconds: 1))
    let before = try old.opened(facts("/old.txt"), at: Moment(seconds: 2))
    try old.edit(
      [before],
      [
        .title("Own"), .author(nil), .rating(5), .note("Good"), .tag("sea"), .status(.finished),
      ], now: Moment(seconds: 50))
    try old.rule(isDated: true, of: before, now: Moment(seconds: 50))
    let new = try library("new")
    let book = try new.opened(facts("/new.txt"), at: Moment(seconds: 100))
    try merge(old, into: new)
    let details = try #require(try new.details(of: book))
    let record = details.record
    #expect((record.title, record.author, record.rating) == ("Own", nil, 5))
    #expect(details.note == "Good")
    #expect(record.tags.map(\.name) == ["sea"])
    #expect(record.status == .finished)
    #expect(record.startedAt == Moment(seconds: 2))
    #expect(record.finishedAt == Moment(seconds: 50))
    #expect(record.addedAt == Moment(seconds: 2))
    #expect(record.lastReadAt == Moment(seconds: 100))
    #expect(record.path == "/new.txt")
    #expect(try new.isDated(book) == true)
    #expect(PositionLookup.find(library: new.location.path, digest: "d", file: "")?.isDated == true)
    // The reader's own title is its own again.
    _ = try new.opened(facts("/new.txt"), at: Moment(seconds: 101))
    #expect(try new.record(of: book)?.title == "Own")
    #expect(try new.record(of: book)?.author == nil)
  }

  @Test(arguments: [true, false])
  func `short texts that begin alike stay books of their own`(isNewerHere: Bool) throws {
    func facts(_ name: String) throws -> BookFacts {
      let path = "\(folder.path)/\(name).txt"
      try name.write(toFile: path, atomically: false, encoding: .utf8)
      return BookFacts(
        digest: ContentDigest(sampled: "d", telling: Array(name.utf8)), path: path, size: 1,
        title: name)
    }
    let (old, new) = (try library("old"), try library("new"))
    let (before, since) = isNewerHere ? (1, 100) : (100, 1)
    for name in ["a", "b"] { _ = try old.opened(try facts(name), at: Moment(seconds: before)) }
    // The library was begun anew with the other one of them.
    let book = try new.opened(try facts("b"), at: Moment(seconds: since))
    try merge(old, into: new)
    #expect(try new.records().count == 2)
    #expect(try new.book(digest: facts("b").digest, path: nil) == book)
    let other = try #require(try new.book(digest: facts("a").digest, path: nil))
    #expect(other != book)
    #expect(try new.record(of: other)?.title == "a")
    #expect(try new.details(of: book)?.digests.count == 2, "the samples are still its own")
  }

  @Test(arguments: [true, false])
  func `of what was said of a book twice the later stays`(isNewerHere: Bool) throws {
    let (here, other) = (try library("here"), try library("other"))
    let (hereAt, otherAt) = isNewerHere ? (90, 40) : (40, 90)
    let edits: [[BookEdit]] = [
      [.title("Here"), .author("Here"), .rating(1), .note("here"), .status(.reading)],
      [.title("Other"), .author(nil), .rating(nil), .note(nil), .status(.finished)],
    ]
    var ids: [BookID] = []
    for (library, (edits, time)) in zip([here, other], zip(edits, [hereAt, otherAt])) {
      let id = try library.opened(facts("/a.txt"), at: Moment(seconds: 5))
      try library.edit([id], edits, now: Moment(seconds: time))
      ids.append(id)
    }
    try merge(other, into: here)
    let kept = try #require(try (isNewerHere ? here : other).details(of: ids[isNewerHere ? 0 : 1]))
    let details = try #require(try here.details(of: ids[0]))
    #expect(details.record.title == (isNewerHere ? "Here" : "Other"))
    #expect(details.record.author == kept.record.author)
    #expect(details.record.rating == (isNewerHere ? 1 : nil))
    #expect(details.note == (isNewerHere ? "here" : nil))
    #expect(details.record.status == kept.record.status)
    #expect(details.record.finishedAt == kept.record.finishedAt)
  }

  @Test func `what is said once is not lost for what is said of something else later`() throws {
    let (here, other) = (try library("here"), try library("other"))
    let mine = try here.opened(facts("/a.txt"), at: Moment(seconds: 100))
    try here.edit([mine], [.rating(3)], now: Moment(seconds: 110))
    let theirs = try other.opened(facts("/a.txt"), at: Moment(seconds: 5))
    try other.edit([theirs], [.rating(1), .note("theirs"), .title("T")], now: Moment(seconds: 6))
    try merge(other, into: here)
    let details = try #require(try here.details(of: mine))
    #expect(details.record.rating == 3)
    #expect(details.note == "theirs")
    #expect(details.record.title == "T")
  }

  @Test func `a book that was opened since it was to be read is being read`() throws {
    let (here, other) = (try library("here"), try library("other"))
    let theirs = try other.opened(facts("/a.txt"), at: Moment(seconds: 5))
    try other.edit([theirs], [.status(.toRead)], now: Moment(seconds: 50))
    let mine = try here.opened(facts("/a.txt"), at: Moment(seconds: 60))
    try merge(other, into: here)
    #expect(try here.record(of: mine)?.status == .reading)
    #expect(try here.record(of: mine)?.startedAt == Moment(seconds: 60))
    try merge(here, into: other)
    #expect(try other.record(of: theirs)?.status == .reading)
  }

  @Test func `a mark that was changed stays one, and one that was removed stays away`() throws {
    let (here, other) = (try library("here"), try library("other"))
    let mine = try here.opened(facts("/a.txt"), at: Moment(seconds: 5))
    let marks = (1...3).map { number in
      KeptMark(
        kind: .note, span: MarkedSpan(start: .sample(1), end: .sample(4), textBytes: 1_000_000),
        words: "words", note: "\(number)", createdAt: Moment(seconds: 5 + number))
    }
    let rows = try here.write(marks.enumerated().map { (.new($0), .make($1)) }, of: mine)
    // The other library begins with the same marks.
    try merge(here, into: other)
    let theirs = try #require(try other.book(digest: "d", path: nil))
    let now = Moment(seconds: 50)
    _ = try here.write(
      [
        (.new(0), .change(.note("changed"))), (.new(1), .change(.removed(true))),
      ], of: mine, rows: rows, now: now)
    try merge(other, into: here)
    #expect(try here.marks(of: mine).map(\.mark.note) == ["changed", "3"])
    try merge(here, into: other)
    #expect(try other.marks(of: theirs).map(\.mark.note) == ["changed", "3"])
    // What is brought back after it was removed is back in both.
    _ = try here.write(
      [(.new(1), .change(.removed(false)))], of: mine, rows: rows, now: Moment(seconds: 60))
    try merge(here, into: other)
    #expect(try other.marks(of: theirs).count == 3)
    // A removed mark is not brought back by any daily copy.
    _ = try here.write(
      [(.new(2), .change(.removed(true)))], of: mine, rows: rows, now: Moment(seconds: 70))
    try here.forgetRemovedMarks(of: mine, now: Moment(seconds: 70 + 4 * day))
    try merge(other, into: here)
    #expect(try here.marks(of: mine).map(\.mark.note) == ["changed", "2"])
  }

  @Test func `a tag that was taken away stays away, until it is given again`() throws {
    let (here, other) = (try library("here"), try library("other"))
    let mine = try here.opened(facts("/a.txt"), at: Moment(seconds: 5))
    try here.edit([mine], [.tag("sea"), .tag("whales")], now: Moment(seconds: 6))
    try merge(here, into: other)
    let theirs = try #require(try other.book(digest: "d", path: nil))
    try here.edit([mine], [.untag("sea"), .colour("whales", .violet)], now: Moment(seconds: 7))
    try merge(other, into: here)
    #expect(try here.record(of: mine)?.tags == [BookTag(name: "whales", colour: .violet)])
    #expect(try here.tags().map(\.tag.name) == ["whales"])
    try merge(here, into: other)
    #expect(try other.record(of: theirs)?.tags == [BookTag(name: "whales", colour: .violet)])
    try other.edit([theirs], [.tag("sea")], now: Moment(seconds: 8))
    try merge(other, into: here)
    #expect(try here.record(of: mine)?.tags.map(\.name) == ["sea", "whales"])
  }

  @Test func `notes on one day that were begun apart say both, in both libraries`() throws {
    let subject = NoteSubject(.day, from: Day(number: 20_000))
    let (here, other) = (try library("here"), try library("other"))
    try here.write(DatebookNote(on: subject, "of here"), at: Moment(seconds: 5))
    try other.write(DatebookNote(on: subject, "of the other"), at: Moment(seconds: 6))
    for _ in 0..<2 {
      try merge(other, into: here)
      try merge(here, into: other)
      for library in [here, other] {
        #expect(try library.note(on: subject)?.text == "of here\n\nof the other")
      }
    }
    // One that both have since is one note: what was written last counts.
    try other.write(DatebookNote(on: subject, "of both"), at: Moment(seconds: 9))
    try merge(other, into: here)
    #expect(try here.note(on: subject)?.text == "of both")
  }

  @Test func `a note that was taken in and edited since is not put in again`() throws {
    let subject = NoteSubject(.day, from: Day(number: 20_000))
    let (here, other, third) = (try library("here"), try library("other"), try library("third"))
    try here.write(DatebookNote(on: subject, "of here"), at: Moment(seconds: 5))
    try other.write(DatebookNote(on: subject, "of the other"), at: Moment(seconds: 6))
    try merge(other, into: here)
    try here.write(DatebookNote(on: subject, "of here, at last"), at: Moment(seconds: 9))
    try merge(other, into: here)
    #expect(try here.note(on: subject)?.text == "of here, at last")
    // Who takes that in knows it as well.
    try merge(here, into: third)
    try merge(other, into: third)
    #expect(try third.note(on: subject)?.text == "of here, at last")
    // What was written there since is news.
    try other.write(DatebookNote(on: subject, "of the other, later"), at: Moment(seconds: 12))
    try merge(other, into: here)
    #expect(try here.note(on: subject)?.text == "of here, at last\n\nof the other, later")
  }

  @Test func `a note that was emptied stays away, until it is written again`() throws {
    let (here, other) = (try library("here"), try library("other"))
    let subject = NoteSubject(.day, from: Day(number: 20_000))
    try here.write(DatebookNote(on: subject, "words"), at: Moment(seconds: 5))
    try merge(here, into: other)
    try here.write(DatebookNote(on: subject, " \n"), at: Moment(seconds: 6))
    #expect(try here.notes().isEmpty)
    try merge(other, into: here)
    #expect(try here.notes().isEmpty)
    #expect(try here.daysOfOtherYears(like: Day(number: 20_000 - 365)).isEmpty)
    try merge(here, into: other)
    #expect(try other.notes().isEmpty)
    try other.append(DatebookNote(on: subject, "again"), at: Moment(seconds: 7))
    try merge(other, into: here)
    #expect(try here.note(on: subject)?.text == "again")
  }

  @Test func `a plan that was removed stays away, until another one is made`() throws {
    let (here, other) = (try library("here"), try library("other"))
    let mine = try here.opened(facts("/a.txt"), at: Moment(seconds: 5))
    let plan = try PlanKeeperTests.plan(30)
    let kept = try here.make(plan, for: mine, at: Moment(seconds: 6))
    try merge(here, into: other)
    #expect(try here.remove(kept, at: Moment(seconds: 7)))
    #expect(try here.remove(kept, at: Moment(seconds: 7)))
    #expect(try here.plan(for: mine) == nil)
    try merge(other, into: here)
    #expect(try here.plan(for: mine) == nil)
    #expect(try here.plans().isEmpty)
    try merge(here, into: other)
    #expect(try other.plans().isEmpty)
    let theirs = try #require(try other.book(digest: "d", path: nil))
    _ = try other.make(plan, for: theirs, at: Moment(seconds: 8))
    try merge(other, into: here)
    #expect(try here.plan(for: mine)?.plan == plan)
  }

  @Test func `a book that was removed stays so, unless it was opened elsewhere since`() throws {
    let (here, other) = (try library("here"), try library("other"))
    let mine = try here.opened(facts("/a.txt"), at: Moment(seconds: 5))
    let theirs = try other.opened(facts("/b.txt"), at: Moment(seconds: 6))
    try here.remove([mine], at: Moment(seconds: 10))
    try merge(other, into: here)
    #expect(try here.records().isEmpty)
    _ = try other.opened(facts("/b.txt"), at: Moment(seconds: 20))
    try merge(other, into: here)
    #expect(try here.records().map(\.id) == [mine])
    try other.remove([theirs], at: Moment(seconds: 30))
    try merge(other, into: here)
    #expect(try here.records().map(\.id) == [mine])
  }

  @Test func `of a book that was forgotten only the log is taken, and once`() throws {
    let (here, other) = (try library("here"), try library("other"))
    let mine = try here.opened(facts("/a.txt"), at: Moment(seconds: 5))
    try here.save(.sample(500, at: 9), readings: [.sample(9)], of: mine)
    try here.edit([mine], [.rating(5)], now: Moment(seconds: 9))
    try merge(here, into: other)
    let theirs = try #require(try other.book(digest: "d", path: nil))
    try other.save(.sample(600, at: 11), readings: [.sample(100)], of: theirs)
    try here.remove([mine], at: Moment(seconds: 12))
    #expect(try here.forgetRemovedBooks(now: Moment(seconds: 13 + 30 * day)) == 1)
    try merge(other, into: here)
    #expect(try here.records().isEmpty)
    #expect(try here.readings(of: mine) == [.sample(9), .sample(100)])
    #expect(try here.lastRemoved() == nil)
    #expect(PositionLookup.find(library: here.location.path, digest: "d", file: "")?.place == nil)
    // Nor is it two books where it was forgotten first.
    try merge(here, into: other)
    #expect(try other.records().map(\.rating) == [5])
    #expect(try other.readings(of: theirs).count == 2)
    let third = try library("third")
    try merge(here, into: third)
    try merge(other, into: third)
    #expect(try third.daysRead().count == 2)
  }

  @Test(arguments: ["forgotten", "begun anew", "begun anew after an earlier version forgot it"])
  func `what one library has forgotten of a book another one still knows`(state: String) throws {
    let (here, other) = (try library("here"), try library("other"))
    let theirs = try other.opened(facts("/b.txt"), at: Moment(seconds: 5))
    try other.edit(
      [theirs],
      [.title("Theirs"), .author("Anne"), .rating(5), .note("theirs"), .status(.finished)],
      now: Moment(seconds: 6))
    try other.rule(isDated: true, of: theirs, now: Moment(seconds: 6))
    let mine = try here.opened(facts("/a.txt"), at: Moment(seconds: 5))
    try here.edit(
      [mine], [.title("Mine"), .author(nil), .rating(4), .note("mine"), .status(.finished)],
      now: Moment(seconds: 9))
    try here.rule(isDated: false, of: mine, now: Moment(seconds: 9))
    try here.remove([mine], at: Moment(seconds: 10))
    #expect(try here.forgetRemovedBooks(now: Moment(seconds: 11 + 30 * day)) == 1)
    if state.hasSuffix("forgot it") {
      // It left the times of what it forgot.
      try DatabaseQueue(path: here.location.path).write { db in
        try db.execute(
          sql: """
            UPDATE book SET titleEditedAt = 9000, authorEditedAt = 9000, ratingEditedAt = 9000,
              noteEditedAt = 9000, statusEditedAt = 9000, datedEditedAt = 9000
            """)
      }
    }
    if state != "forgotten" {
      let again = Moment(seconds: 20 + 30 * day)
      #expect(try here.add([facts("/a.txt")], at: again) == [.added(mine)])
    }
    let known = try other.details(of: theirs)
    try merge(here, into: other)
    #expect(try other.details(of: theirs) == known)
    #expect(try other.isDated(theirs) == true)
    // What is opened there after it was removed here is here again.
    _ = try other.opened(facts("/b.txt"), at: Moment(seconds: 40 + 30 * day))
    try merge(other, into: here)
    let details = try #require(try here.details(of: mine))
    #expect((details.record.title, details.record.author) == ("Theirs", "Anne"))
    #expect((details.record.rating, details.note) == (5, "theirs"))
    #expect(details.record.status == .finished)
    #expect(details.record.finishedAt == Moment(seconds: 6))
    #expect(try here.isDated(mine) == true)
  }
}
