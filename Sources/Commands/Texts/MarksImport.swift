import Annotations
import Books
import Datebook
import Formats
import Glibc
import Holdings
import Paging
import Setup
import Shelf

/// Takes marks of other programs into the library: KOReader's sidecars and a Kindle's clippings.
struct MarksImport {
  /// The books with their marks.
  let books: [ForeignBook]

  /// The marks in a file; nil for a file of another kind.
  init?(_ text: String) {
    if let book = ForeignBook(sidecar: text) {
      books = [book]
    } else if let clippings = ForeignBook.clippings(text) {
      books = clippings
    } else {
      return nil
    }
  }

  /// What became of the marks.
  struct Outcome {
    var made = 0
    var known = 0
    /// Sentences about what has no place.
    var troubles: [String] = []
  }

  /// The most of a text in which words are looked for, in bytes.
  private static let longestText = 64 << 20

  /// Makes the marks that are not there yet.
  func make(in library: Library) throws(Failure) -> Outcome {
    var outcome = Outcome()
    var index: BookIndex?
    for book in books where !book.marks.isEmpty {
      let record: BookRecord
      do throws(Failure) { record = try self.record(of: book, in: library, &index) } catch {
        outcome.troubles.append("\(counted(book.marks.count)) left out: \(error.sentence)")
        continue
      }
      try make(book, record, in: library, &outcome)
    }
    return outcome
  }

  private func record(
    of book: ForeignBook, in library: Library, _ index: inout BookIndex?
  ) throws(Failure) -> BookRecord {
    let known = try Failure.catching(reading: "The library") {
      () throws(LibraryError) -> BookRecord? in
      guard let digest = book.digest, let id = try library.book(called: digest) else { return nil }
      return try library.record(of: id)
    }
    if let known { return known }
    guard !book.title.isEmpty else {
      throw Failure(sentence: "the book is not in the library", status: EX_NOINPUT)
    }
    return try BookArgument(words: book.title).book(in: library, &index)
  }

  private func make(
    _ book: ForeignBook, _ record: BookRecord, in library: Library, _ outcome: inout Outcome
  ) throws(Failure) {
    let text = try open(try record.file, OpenOptions(allowsBinary: true)) {}
    defer { text.source.stop() }
    while !text.source.isComplete { usleep(10_000) }
    let source = text.source
    var made: [(id: MarkID, write: MarkWrite)] = []
    let known = try Failure.catching(reading: "The marks") { () throws(LibraryError) in
      try library.marks(of: record.id).map(\.mark)
    }
    do throws(TextError) {
      let bytes = try source.bytes(at: 0, count: min(source.count, Self.longestText))
      var texts = [LooseWords(bytes)]
      // Exported words have no marks of notes and no readings; those of other programs may.
      let readPast = try source.spans?.spans(beginningIn: 0..<bytes.count).filter(\.kind.isReadPast)
      if let readPast, !readPast.isEmpty {
        texts.append(LooseWords(bytes, omitting: readPast.map(\.range)))
      }
      let chapters = try Manuscript(source).outlineSearch.run()?.entries ?? []
      var lost = 0
      for mark in book.marks {
        guard let range = range(of: mark, in: texts, length: source.count) else {
          lost += 1
          continue
        }
        let isKnown = known.contains {
          $0.span.start.offset == range.lowerBound
            && ($0.kind == .bookmark) == (mark.kind == .bookmark)
        }
        guard !isKnown else {
          outcome.known += 1
          continue
        }
        let kept = KeptMark(
          kind: mark.kept, span: try source.span(of: range), words: mark.words ?? "",
          note: mark.note, colour: mark.keptColour,
          chapter: chapters.last { $0.offset <= range.lowerBound }?.title ?? mark.chapter,
          createdAt: mark.moment, editedAt: mark.moment)
        made.append((.new(made.count), .make(kept)))
      }
      if lost > 0 {
        outcome.troubles.append(
          "\(counted(lost)) of '\(record.title.printable)' left out: their words are not in the text"
        )
      }
    } catch {
      throw Failure(error)
    }
    guard !made.isEmpty else { return }
    _ = try Failure.catching(keeping: "The marks") { () throws(LibraryError) in
      try library.write(made, of: record.id)
    }
    outcome.made += made.count
  }

  private func range(
    of mark: ForeignMark, in texts: [LooseWords], length: Int
  ) -> Range<Int>? {
    let hint = mark.fraction.map { Int($0 * Double(length)) }
    guard let words = mark.words else {
      // A bookmark without words is where its part of the book begins.
      return hint.map { $0..<$0 }
    }
    let loose = LooseWords(words.utf8)
    for text in texts {
      if let range = loose.range(in: text, near: hint) { return range }
    }
    return nil
  }

  private func counted(_ count: Int) -> String { count == 1 ? "1 mark" : "\(count) marks" }
}

extension ForeignMark {
  fileprivate var kept: Mark.Kind {
    switch kind {
    case .bookmark: .bookmark
    case .highlight: .highlight
    case .note: .note
    }
  }

  /// The colour of a highlight that is nearest to its own.
  fileprivate var keptColour: HighlightColour? {
    guard kind == .highlight else { return nil }
    let named = HighlightColour.allCases.first { $0.name == colour }
    switch colour {
    case "purple", "red", "orange": return named ?? HighlightColour.allCases.last
    case "cyan", "gray": return named ?? .allCases.first { $0.name == "blue" }
    case "olive": return named ?? .allCases.first { $0.name == "green" }
    default: return named ?? HighlightColour.allCases.first
    }
  }

  /// When it was made, by the clock of this machine.
  fileprivate var moment: Moment {
    guard let wall = time else { return .now() }
    var parts = tm()
    parts.tm_year = Int32(wall.year - 1900)
    parts.tm_mon = Int32(wall.month - 1)
    parts.tm_mday = Int32(wall.day)
    parts.tm_hour = Int32(wall.hour)
    parts.tm_min = Int32(wall.minute)
    parts.tm_sec = Int32(wall.second)
    parts.tm_isdst = -1
    return Moment(seconds: mktime(&parts))
  }
}
