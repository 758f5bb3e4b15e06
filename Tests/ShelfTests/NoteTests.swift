import Datebook
import Foundation
import Shelf
import Synchronization
import Testing

@Suite struct NoteTests {
  private let folder = TemporaryFolder()
  private let day = Day.firstDay(ofYear: 2026).adding(days: 63)
  private let now = Moment(seconds: 1_000_000)

  private func subject(_ kind: NoteSubject.Kind, _ days: Int = 0) -> NoteSubject {
    NoteSubject(kind, from: day.adding(days: days))
  }

  @Test func `a note is kept by what it is written on, and removed with its words`() throws {
    let library = try Library(at: folder.library)
    for kind in NoteSubject.Kind.allCases {
      try library.write(DatebookNote(on: subject(kind), "On a \(kind)\nand more"), at: now)
    }
    try library.write(DatebookNote(on: subject(.day, 40), "later"), at: now)
    let notes = try library.notes(on: day...day.adding(days: 39))
    #expect(notes.map(\.subject.kind) == [.year, .month, .week, .day])
    #expect(notes.last?.text == "On a day\nand more")
    #expect(notes.last?.title == "On a day")
    try library.write(DatebookNote(on: subject(.day), "anew"), at: now)
    #expect(try library.note(on: subject(.day))?.text == "anew")
    try library.write(DatebookNote(on: subject(.day), " \n"), at: now)
    #expect(try library.note(on: subject(.day)) == nil)
    #expect(try library.notes().count == 4)
  }

  @Test func `lines are added to a note, or begin one`() throws {
    let library = try Library(at: folder.library)
    try library.append(DatebookNote(on: subject(.day), "first"), at: now)
    try library.append(DatebookNote(on: subject(.day), "second"), at: now)
    try library.write(DatebookNote(on: subject(.week), "open\n\n"), at: now)
    try library.append(DatebookNote(on: subject(.week), "closed"), at: now)
    #expect(try library.notes().map(\.text) == ["open\nclosed", "first\nsecond"])
  }

  @Test func `a NUL ends no note`() throws {
    let library = try Library(at: folder.library)
    try library.append(DatebookNote(on: subject(.day), "a\0b\r\nmore\0"), at: now)
    try library.write(DatebookNote(on: subject(.week), "\0\0x"), at: now)
    #expect(try library.note(on: subject(.day))?.text == "a\u{FFFD}b\nmore\u{FFFD}")
    #expect(try library.note(on: subject(.week))?.text == "\u{FFFD}\u{FFFD}x")
  }

  @Test func `the last of what was typed is kept`() throws {
    let keeper = NoteKeeper(
      in: folder.library, onDamage: { Issue.record("\($0)") }, onNotice: { Issue.record("\($0)") })
    for count in 1...50 {
      keeper.keep(DatebookNote(on: subject(.day), String(repeating: "a", count: count)), over: "")
      keeper.keep(DatebookNote(on: subject(.month), String(repeating: "b", count: count)), over: "")
    }
    #expect(keeper.flush(within: patience) == nil)
    #expect(keeper.unkept.isEmpty)
    let notes = try Library(at: folder.library).notes()
    #expect(notes.map(\.text.count) == [50, 50])
  }

  @Test(arguments: [
    (former: "", others: "of the shell", text: "typed", whole: "typed\n\nof the shell"),
    (
      former: "begun", others: "begun\nof the shell", text: "begun, typed",
      whole: "begun, typed\nof the shell"
    ),
    (former: "begun", others: "begun\nof the shell", text: "", whole: "of the shell"),
    (former: "begun", others: "", text: "begun, typed", whole: "begun, typed"),
    (former: "begun", others: "typed", text: "typed", whole: "typed"),
    (
      former: "Met An", others: "Met Anna", text: "Met An, typed",
      whole: "Met Anna, typed"
    ),
  ])
  func `what others write while somebody types stays beside it`(
    former: String, others: String, text: String, whole: String
  ) throws {
    let library = try Library(at: folder.library)
    try library.write(DatebookNote(on: subject(.day), former), at: now)
    let keeper = NoteKeeper(
      in: folder.library, onDamage: { Issue.record("\($0)") }, onNotice: { Issue.record("\($0)") })
    try library.write(DatebookNote(on: subject(.day), others), at: now)
    keeper.keep(DatebookNote(on: subject(.day), text), over: former)
    #expect(keeper.flush(within: patience) == nil)
    #expect(try library.note(on: subject(.day))?.text == whole)
    // The writer, who does not see it, types on, and closes the note and opens it again.
    for former in [former, text + "!"] {
      keeper.keep(DatebookNote(on: subject(.day), text + "!"), over: former)
      #expect(keeper.flush(within: patience) == nil)
      let more = try library.note(on: subject(.day))?.text
      #expect(
        more == (text.isEmpty ? "!\n\n" + whole : whole.replacing("typed", with: "typed!")))
    }
  }

  @Test func `two who write on one subject are told, and both texts are there once`() throws {
    let joins = Mutex<[[String]]>([[], []])
    let keepers = (0..<2).map { index in
      NoteKeeper(
        Outbox(
          to: folder.library, clock: LocalClock(), onDamage: { Issue.record("\($0)") },
          onNotice: { Issue.record("\($0)") })
      ) { note, seen in
        joins.withLock { $0[index].append("\(seen) > \(note.text)") }
      }
    }
    func write(_ text: String, by index: Int, over former: String) {
      keepers[index].keep(DatebookNote(on: subject(.day), text), over: former)
      #expect(keepers[index].flush(within: patience) == nil)
    }
    let library = try Library(at: folder.library)
    func text() throws -> String? { try library.note(on: subject(.day))?.text }
    write("alpha", by: 0, over: "")
    write("beta", by: 1, over: "")
    #expect(try text() == "beta\n\nalpha")
    #expect(joins.withLock { $0 } == [[], ["beta > beta\n\nalpha"]])
    // The second goes on with both; the first, who types nothing, is told once it looks.
    write("beta\n\nalpha", by: 1, over: "beta\n\nalpha")
    write("alpha", by: 0, over: "")
    #expect(joins.withLock { $0[0] } == ["alpha > beta\n\nalpha"])
    #expect(try text() == "beta\n\nalpha")
    // Before it has seen that, it types on: its line is changed where it stands.
    write("alpha, on", by: 0, over: "")
    #expect(try text() == "beta\n\nalpha, on")
    write("beta, too\n\nalpha", by: 1, over: "beta\n\nalpha")
    #expect(try text() == "beta, too\n\nalpha, on")
    // Who has nothing new writes nothing: two who look at each other come to rest.
    let count = joins.withLock { $0.joined().count }
    for index in [0, 1, 0, 1] {
      let whole = "beta, too\n\nalpha, on"
      write(whole, by: index, over: whole)
    }
    #expect(try text() == "beta, too\n\nalpha, on")
    #expect(joins.withLock { $0.joined().count } == count)
  }

  @Test func `what cannot be kept is told, and kept when it can be`() throws {
    let obstacle = folder.path + "/library"
    try Data("no folder".utf8).write(to: URL(fileURLWithPath: obstacle))
    let location = LibraryLocation(path: obstacle + "/in/library.sqlite")
    let keeper = NoteKeeper(in: location, onDamage: { _ in }, onNotice: { _ in })
    keeper.keep(DatebookNote(on: subject(.day), "words"), over: "")
    let sentence = try #require(keeper.flush(within: patience))
    #expect(sentence.contains("note"), "\(sentence)")
    #expect(keeper.unkept == [subject(.day): "words"])
    try FileManager.default.removeItem(atPath: obstacle)
    #expect(keeper.flush(within: patience) == nil)
    #expect(try Library(at: location).note(on: subject(.day))?.text == "words")
  }
}
