import Calendars
import Datebook
import Files
import Glibc
import Rooms
import Setup
import Shelf

/// Notes that leave the library as files, and come back from them.
struct NoteExchange {
  /// The longest file that is taken, in bytes.
  private static let longestFile = 64 << 20
  /// How many folders deep files are looked for.
  private static let deepest = 16

  /// What came of an import.
  struct Outcome {
    /// The notes that are new, those that have more in them now, and those that were there.
    var added = 0
    var changed = 0
    var known = 0
    /// What could not be read, each as a sentence.
    var problems: [String] = []

    /// What is told of it.
    var sentence: String {
      func notes(_ count: Int) -> String { "\(count) note\(count == 1 ? "" : "s")" }
      return "\(notes(added)) added, \(notes(changed)) added to, \(notes(known)) there already"
    }
  }

  let clock: LocalClock
  /// How the reader counts weeks.
  let rule: WeekRule
}

// MARK: - Out

extension NoteExchange {
  /// Writes all notes to a file of iCalendar, where `path` ends so, or each to a file of Markdown in
  /// the folder at `path`. What is there and was written by others stays.
  ///
  /// - Returns: How many have a file now, and why the others have none, each as a sentence.
  func export(
    _ notes: [EditedNote], to path: String
  ) throws(Failure) -> (count: Int, problems: [String]) {
    if path.lowercased().hasSuffix(".ics") {
      let former = try contents(of: path)
      guard former.allSatisfy(\.isWhitespace) || JournalFile.isOwn(former) else {
        let sentence = "'\(path)' is a calendar of others: name another file"
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
      case .refuse: problems.append("'\(file)' has other words: it stays as it is")
      }
    }
    return (notes.count - problems.count, problems)
  }

  /// What a file has that may be written anew; nothing where there is none.
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
        sentence: "cannot write '\(path)': \(error.reason)",
        status: isFull ? EX_IOERR : EX_CANTCREAT)
    }
  }

  private static func failure(_ verb: String, _ path: String, _ status: Int32) -> Failure {
    Failure(
      sentence: "cannot \(verb) '\(path)': \(String(cString: strerror(errno)))", status: status)
  }
}

// MARK: - In

extension NoteExchange {
  /// Takes the notes of a file, or of all files of Markdown and iCalendar in a folder, into the
  /// library. What is there already is not taken twice, and nothing that is there goes.
  func take(from path: String, into library: Library) throws(Failure) -> Outcome {
    var outcome = Outcome()
    for file in try files(at: path, &outcome.problems) {
      guard let bytes = FileContents.read(file, atMost: Self.longestFile) else {
        let failure = Self.failure("read", file, EX_NOINPUT)
        // Of a folder the others are taken.
        guard file != path else { throw failure }
        outcome.problems.append(failure.sentence)
        continue
      }
      for note in notes(in: file, bytes, &outcome.problems) {
        try Failure.catching(keeping: "A note") { () throws(LibraryError) in
          try take(note, into: library, &outcome)
        }
      }
    }
    return outcome
  }

  private func take(
    _ note: DatebookNote, into library: Library, _ outcome: inout Outcome
  ) throws(LibraryError) {
    // An empty file is no note.
    guard !note.text.allSatisfy(\.isWhitespace) else { return }
    // A date may be any of the days, and another program's weeks may begin on other ones.
    let page = DatebookPage(of: note.subject, rule: rule)
    let kept = try library.notes(of: page)
    guard let merged = page.merging(note, into: kept) else {
      outcome.known += 1
      return
    }
    try library.write(merged, at: clock.now)
    if kept.isEmpty { outcome.added += 1 } else { outcome.changed += 1 }
  }

  private func notes(
    in file: String, _ bytes: [UInt8], _ problems: inout [String]
  ) -> [DatebookNote] {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    guard name.lowercased().hasSuffix(".ics") else {
      if let note = NoteFile.note(named: name, String(decoding: bytes, as: UTF8.self)) {
        return [note]
      }
      problems.append("'\(file)' tells no date, in its name or before its text")
      return []
    }
    var mistakes: [CalendarProblem] = []
    let clocks = CalendarClocks.system(clock, zones: SystemZones())
    let notes = JournalFile.notes(in: bytes, clocks: clocks, problems: &mistakes)
    if let sentence = CalendarProblem.summary(of: mistakes, in: name) { problems.append(sentence) }
    return notes
  }

  private func files(at path: String, _ problems: inout [String]) throws(Failure) -> [String] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Self.failure("read", path, EX_NOINPUT) }
    return Self.isFolder(status) ? try files(inFolder: path, depth: 0, &problems) : [path]
  }

  /// The files of Markdown and iCalendar in a folder and in those in it, but for links to folders and for
  /// those that cannot be read, which are told.
  private func files(
    inFolder path: String, depth: Int, _ problems: inout [String]
  ) throws(Failure) -> [String] {
    let names: [String]
    do throws(FileFault) { names = try Folder.names(in: path) } catch {
      let failure = Self.failure("read", path, EX_NOINPUT)
      guard depth > 0 else { throw failure }
      problems.append(failure.sentence)
      return []
    }
    var files: [String] = []
    for name in names.sorted() where !name.hasPrefix(".") {
      let file = path + "/" + name
      if [".md", ".ics"].contains(where: { name.lowercased().hasSuffix($0) }) {
        files.append(file)
        continue
      }
      var status = stat()
      guard depth < Self.deepest, lstat(file, &status) == 0, Self.isFolder(status) else { continue }
      files += try self.files(inFolder: file, depth: depth + 1, &problems)
    }
    return files
  }

  private static func isFolder(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFDIR }
}
