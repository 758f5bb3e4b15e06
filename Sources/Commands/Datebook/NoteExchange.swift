import Books
import Calendars
import Datebook
import Files
import Formats
import Glibc
import Rooms
import Setup
import Shelf

/// The export of notes to files, and the import from them.
struct NoteExchange {
  /// The size of the largest file that is imported, in bytes.
  private static let longestFile = 64 << 20
  /// How deep folders are searched.
  private static let deepest = 16

  /// What came of an import.
  struct Outcome {
    /// The numbers of notes that are new, that were added to, and that were in the library already.
    var added = 0
    var changed = 0
    var known = 0
    /// The number of files in folders that are none of notes.
    var others = 0
    /// The number of files with a date and no words.
    var empty = 0
    /// What could not be read, each as a sentence.
    var problems: [String] = []

    /// The outcome as a sentence.
    var sentence: String {
      func notes(_ count: Int) -> String { "\(count) note\(count == 1 ? "" : "s")" }
      func files(_ count: Int, _ kind: String) -> String {
        count > 0 ? ", \(count) \(kind) file\(count == 1 ? "" : "s") passed over" : ""
      }
      return
        "\(notes(added)) added, \(notes(changed)) added to, \(notes(known)) already there"
        + files(empty, "empty") + files(others, "other")
    }
  }

  let clock: LocalClock
  /// How the reader counts weeks.
  let rule: WeekRule
}

// MARK: - Out

extension NoteExchange {
  /// Writes all notes to one iCalendar file if `path` ends in `.ics`, else each to a Markdown
  /// file in the folder at `path`. Text that others wrote there stays.
  ///
  /// - Returns: How many notes have a file now, and a sentence for each that has none.
  func export(
    _ notes: [EditedNote], to path: String
  ) throws(Failure) -> (count: Int, problems: [String]) {
    if path.lowercased().hasSuffix(".ics") {
      let former = try contents(of: path)
      guard former.allSatisfy(\.isWhitespace) || JournalFile.isOwn(former) else {
        let sentence = "'\(path.printable)' is another program's calendar: name another file"
        throw Failure(sentence: sentence, status: EX_CANTCREAT)
      }
      try write(JournalFile.contents(of: notes.map { ($0.note, $0.editedAt) }), to: path)
      return (notes.count, [])
    }
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw Self.failure("make", path, EX_CANTCREAT) }
    var problems: [String] = []
    for entry in notes {
      let name = NoteFile.name(of: entry.note.subject)
      let file = path + "/" + name
      let former = try contents(of: file)
      let update =
        former.isEmpty
        ? .write(NoteFile.contents(of: entry.note))
        : NoteFile.update(former, named: name, with: entry.note)
      switch update {
      case .none: break
      case .write(let text): try write(text, to: file)
      case .refuse: problems.append("'\(file.printable)' has other text: it is left as it is")
      }
    }
    return (notes.count - problems.count, problems)
  }

  /// The part of a file that may be overwritten; empty if there is no file.
  private func contents(of path: String) throws(Failure) -> String {
    if let bytes = FileContents.read(path, atMost: Self.longestFile) {
      return String(decoding: bytes, as: UTF8.self)
    }
    guard errno == ENOENT else { throw Self.failure("read", path, EX_CANTCREAT) }
    return ""
  }

  private func write(_ text: String, to path: String) throws(Failure) {
    do throws(FileFault) { try FileContents.replace(path, with: Array(text.utf8)) } catch {
      let isFull = [ENOSPC, EDQUOT, EIO].contains(error.code)
      throw Failure(
        sentence: "cannot write '\(path.printable)': \(error.reason)",
        status: isFull ? EX_IOERR : EX_CANTCREAT)
    }
  }

  private static func failure(_ verb: String, _ path: String, _ status: Int32) -> Failure {
    Failure(
      sentence: "cannot \(verb) '\(path.printable)': \(String(cString: strerror(errno)))",
      status: status)
  }
}

// MARK: - In

extension NoteExchange {
  /// Imports the notes of a file, or of all texts and iCalendar files in a folder. Nothing is
  /// imported twice, and nothing in the library is lost.
  func importNotes(from path: String, into library: Library) throws(Failure) -> Outcome {
    var outcome = Outcome()
    for file in try files(at: path, &outcome) {
      guard let bytes = FileContents.read(file, atMost: Self.longestFile) else {
        let failure = Self.failure("read", file, EX_NOINPUT)
        // In a folder, the other files are imported.
        guard file != path else { throw failure }
        outcome.problems.append(failure.sentence)
        continue
      }
      for (note, mark) in notes(in: file, bytes, &outcome.problems) {
        try Failure.catching(keeping: "A note") { () throws(LibraryError) in
          try importNote(note, writtenOver: mark, into: library, &outcome)
        }
      }
    }
    return outcome
  }

  private func importNote(
    _ note: DatebookNote, writtenOver mark: String?, into library: Library,
    _ outcome: inout Outcome
  ) throws(LibraryError) {
    // An empty file is not a note.
    guard !note.text.allSatisfy(\.isWhitespace) else {
      outcome.empty += 1
      return
    }
    // Another program's weeks may begin on another day, so the date may be any day of the week.
    let page = DatebookPage(of: note.subject, rule: rule)
    let kept = try library.notes(of: page)
    guard let merged = page.merging(note, writtenOver: mark, into: kept) else {
      outcome.known += 1
      return
    }
    try library.write(merged, at: clock.now)
    if kept.isEmpty { outcome.added += 1 } else { outcome.changed += 1 }
  }

  /// The notes of a file, and what tells which text of a note was exported into it from here.
  private func notes(
    in file: String, _ bytes: [UInt8], _ problems: inout [String]
  ) -> [(DatebookNote, mark: String?)] {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    guard name.lowercased().hasSuffix(".ics") else {
      guard let text = DecodedFile.text(of: bytes) else {
        problems.append("'\(file.printable)' is no text")
        return []
      }
      if let note = NoteFile.imported(named: name, text) {
        return [(note, NoteFile.mark(in: text))]
      }
      let several = severalNotes(in: text)
      if !several.isEmpty { return several.map { ($0, nil) } }
      if let name = NoteFileName.dated(byFoldersOf: file),
        let note = NoteFile.note(named: name, text)
      {
        return [(note, nil)]
      }
      problems.append("'\(file.printable)' has no date, neither in its name nor before its text")
      return []
    }
    var mistakes: [CalendarProblem] = []
    let clocks = CalendarClocks.system(clock, zones: SystemZones())
    let notes = JournalFile.notes(in: bytes, clocks: clocks, problems: &mistakes)
    if let sentence = CalendarProblem.summary(of: mistakes, in: name.printable) {
      problems.append(sentence)
    }
    return notes.map { ($0.note, $0.mark) }
  }

  /// The notes of a text that has one below the other: a journal, or a diary whose years are certain.
  private func severalNotes(in text: String) -> [DatebookNote] {
    let journal = JournalText.notes(in: text)
    guard journal.isEmpty else { return journal }
    let bytes = Array(text.utf8)
    guard let found = try? DatedText(readingAllOf: MemoryText(bytes), keepingWords: true),
      found.certainty > .none, !found.yearsAreGuessed
    else { return [] }
    return JournalText.notes(of: found.entries, in: bytes)
  }

  private func files(at path: String, _ outcome: inout Outcome) throws(Failure) -> [String] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Self.failure("read", path, EX_NOINPUT) }
    return Self.isFolder(status) ? try files(inFolder: path, depth: 0, &outcome) : [path]
  }

  /// The texts and iCalendar files in a folder and its subfolders, and what is named by a day. Links to folders
  /// are skipped; folders that cannot be read are reported.
  private func files(
    inFolder path: String, depth: Int, _ outcome: inout Outcome
  ) throws(Failure) -> [String] {
    let names: [String]
    do throws(FileFault) { names = try Folder.names(in: path) } catch {
      let failure = Self.failure("read", path, EX_NOINPUT)
      guard depth > 0 else { throw failure }
      outcome.problems.append(failure.sentence)
      return []
    }
    var files: [String] = []
    for name in names.sorted() where !name.hasPrefix(".") {
      let file = path + "/" + name
      var status = stat()
      if lstat(file, &status) == 0, Self.isFolder(status) {
        guard depth < Self.deepest else { continue }
        files += try self.files(inFolder: file, depth: depth + 1, &outcome)
      } else if name.lowercased().hasSuffix(".ics") || NoteFileName(name).mayBeNote {
        files.append(file)
      } else if stat(file, &status) != 0 || !Self.isFolder(status) {
        outcome.others += 1
      }
    }
    return files
  }

  private static func isFolder(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFDIR }
}
