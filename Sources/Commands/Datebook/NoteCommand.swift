import ArgumentParser
import Datebook
import Glibc
import Settings
import Setup
import Shelf
import Sync
import Widgets

/// Prints a note of the datebook, or adds to it.
struct NoteCommand: LibraryWriter {
  static let configuration = CommandConfiguration(
    commandName: "note",
    abstract: "Print a note of the datebook, or add text to it.",
    usage: """
      tome-reader note [DATE] [TEXT ...]
      tome-reader note --all [--json]
      tome-reader note --export FOLDER | --export FILE.ics
      tome-reader note --import FOLDER | --import FILE
      """,
    discussion: """
      Without TEXT, the note is printed. With TEXT, TEXT is added to the note, and the command \
      prints the date it wrote to. If TEXT is -, it is read from standard input.

      DATE is one word, such as 2026-03-05, today, 2026-w10, 2026-03 or 2026, or several words in \
      quotes, such as '5 mar'. The default is today. If TEXT follows, DATE must contain a name or \
      a year, and a year alone must be last year, this year or the next: so `note 1/2 cup of \
      sugar` and `note 1500 words` are both written on today. If TEXT itself begins like a date, \
      put `today` before it.

      --export writes each date's note to a Markdown file of its own (2026-03-05.md, \
      2026-03-02-week.md, 2026-03.md, 2026.md), or all notes to one iCalendar file as a journal \
      (VJOURNAL). It leaves a file alone if the file contains text that is not in the note, and \
      keeps front matter that other programs wrote. --import reads both forms, from other \
      programs too: 2026_04_06.md, 2026-04-05 Sunday.txt, April 9th, 2026.org, 11.04.2026.md, \
      journal-2026-04-22.md and 2026-04-15 - A walk.md are days, and their front matter comes with \
      the text. A file with the notes of many days, such as jrnl's journal or a diary, becomes a \
      note for each day. It never imports a note twice; if a date already has another note, both are kept. \
      A note that was edited in its exported file, and not here, becomes what the file says.
      """)

  @Argument(help: "The date, and the text to add.")
  var words: [String] = []

  @Flag(help: "Print all notes, as Markdown.")
  var all = false

  @Option(
    name: .customLong("export"), help: "Export all notes to this folder, or to this .ics file.",
    completion: .file())
  var exportPath: String?

  @Option(
    name: .customLong("import"),
    help: "Import notes from this folder and its subfolders, or from this file.",
    completion: .file())
  var importPath: String?

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    if all, !words.isEmpty { throw ValidationError("--all takes no date and no words") }
    let isExchange = exportPath != nil || importPath != nil
    if isExchange, all || !words.isEmpty || json || exportPath != nil && importPath != nil {
      throw ValidationError("--export and --import stand alone")
    }
  }

  func run() throws {
    let preferences = Configuration().preferences
    let clock = LocalClock(startHour: preferences.dayStart)
    let locale = CalendarLocale.environment.counting(by: preferences)
    if exportPath != nil || importPath != nil { return try exchange(clock, locale.rule) }
    var words = words[...]
    var page = DatebookPage.day(clock.today)
    // Text from a pipe cannot make the date an amount of something.
    let isAlone = words.count == 1 || words.dropFirst() == ["-"]
    if let first = words.first, let wish = Self.date(first, isAlone, clock.today, locale) {
      page = wish.page(in: YearBook(year: clock.today.year, rule: locale.rule))
      words.removeFirst()
    } else if let first = words.first, isAlone || Self.isSure(first),
      DateWish.hasForm(first, locale: locale)
    {
      throw Failure(sentence: DateWish.missing(first), status: EX_USAGE)
    }
    if words.isEmpty {
      try printNotes(of: all ? nil : page, locale.rule)
    } else {
      let text = words == ["-"] ? try Self.standardInput() : words.joined(separator: " ")
      guard !text.allSatisfy(\.isWhitespace) else {
        throw Failure(sentence: "there are no words to add", status: EX_DATAERR)
      }
      let library = try Self.keeping { () throws(LibraryError) in
        try Library(at: .ofReader(), onDamage: tell)
      }
      try Self.keeping { () throws(LibraryError) in
        let subject = try library.notes(of: page).first?.subject ?? page.subject
        try library.append(DatebookNote(on: subject, text), at: clock.now)
      }
      var output = Output()
      let label = NoteFile.label(of: page.subject, rule: locale.rule)
      try output.write("written on \(label)\n")
      try output.flush()
    }
  }

  /// Exports all notes to files, or imports notes from files.
  private func exchange(_ clock: LocalClock, _ rule: WeekRule) throws {
    let exchange = NoteExchange(clock: clock, rule: rule)
    var output = Output()
    if let exportPath {
      let notes = try Failure.catching(reading: "The library") { () throws(LibraryError) in
        try Library.ofReader(onDamage: tell)?.editedNotes() ?? []
      }
      let (count, problems) = try exchange.export(notes, to: exportPath)
      for problem in problems { tell(problem) }
      try output.write("\(count) note\(count == 1 ? "" : "s") written to \(exportPath)\n")
      try output.flush()
      if !problems.isEmpty {
        throw Failure(sentence: "some notes were not written", status: EX_CANTCREAT)
      }
    }
    if let importPath {
      let library = try Self.keeping { () throws(LibraryError) in
        try Library(at: .ofReader(), onDamage: tell)
      }
      let outcome = try exchange.importNotes(from: importPath, into: library)
      for problem in outcome.problems { tell(problem) }
      try output.write(outcome.sentence + "\n")
      try output.flush()
      if !outcome.problems.isEmpty {
        throw Failure(sentence: "some notes were not imported", status: EX_DATAERR)
      }
    }
  }

  /// Whether the words after this one cannot make it an amount or a fraction: it contains a name,
  /// or a year of four digits.
  private static func isSure(_ word: String) -> Bool {
    word.contains(where: \.isLetter)
      || word.split { !$0.isNumber }.contains { $0.count == 4 || $0.count == 8 }
  }

  /// The date that a word means, if it certainly is a date: a note may begin with the name of a
  /// month.
  private static func date(
    _ word: String, _ isAlone: Bool, _ today: Day, _ locale: CalendarLocale
  ) -> DateWish? {
    let wish = DateWish(word, at: today, today: today, locale: locale)
    switch wish {
    case .year(let year) where !isAlone && abs(year - today.year) > 1: return nil
    case .day, .week, .month, .year:
      let isNamed = ["today", "tomorrow", "yesterday"].contains(word.lowercased())
      return isNamed || word.contains(where: \.isNumber) && (isAlone || isSure(word)) ? wish : nil
    case .page, nil: return nil
    }
  }

  /// Prints the notes of a page, or all notes if `page` is nil.
  private func printNotes(of page: DatebookPage?, _ rule: WeekRule) throws(Failure) {
    let notes = try Failure.catching(reading: "The library") {
      () throws(LibraryError) -> [DatebookNote] in
      guard let library = try Library.ofReader(onDamage: tell) else { return [] }
      guard let page else { return try library.notes() }
      return try library.notes(of: page)
    }
    var output = Output()
    if json {
      try output.write("{\"notes\":[")
      for (index, note) in notes.enumerated() {
        try output.write(
          "\(index > 0 ? "," : "")\n{\"kind\":\"\(note.subject.kind.rawValue)\","
            + "\"date\":\"\(note.subject.day)\",\"text\":\(JSONString(note.text))}")
      }
      try output.write("\n],\"count\":\(notes.count)}\n")
    } else {
      for (index, note) in notes.enumerated() {
        let space = index > 0 ? "\n" : ""
        let label = NoteFile.label(of: note.subject, rule: rule)
        if all { try output.write("\(space)## \(label)\n\n") }
        try output.write(note.text.hasSuffix("\n") ? note.text : note.text + "\n")
      }
    }
    try output.flush()
  }

  private static func standardInput() throws(Failure) -> String {
    var bytes: [UInt8] = []
    while let line = readLine(strippingNewline: false) { bytes += Array(line.utf8) }
    let lineEnds = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    while let last = bytes.last, lineEnds.contains(last) { bytes.removeLast() }
    guard !bytes.isEmpty else {
      throw Failure(sentence: "there was nothing to add on standard input", status: EX_DATAERR)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func keeping<Result>(
    _ body: () throws(LibraryError) -> Result
  ) throws(Failure) -> Result {
    try Failure.catching(keeping: "A note", body)
  }
}
