import ArgumentParser
import Files
import Formats
import Foundation
import Glibc
import Setup
import Shelf
import Storytellers

/// Prints the contents of the library.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Print the contents of the library as JSON.",
    discussion: """
      The export holds books with their places, marks, tags and reading logs, notes, plans, and \
      everything else in the library, but not the texts. `tome-reader import` reads it.
      """)

  @Flag(help: "Print JSON, the only format.")
  var json = false

  func run() throws {
    let library = try Library.needed()
    var output = Output()
    var failure: Failure?
    do throws(LibraryError) {
      try library.export { part in
        do throws(Failure) { try output.write(part) } catch {
          failure = error
          throw error
        }
      }
    } catch {
      throw failure
        ?? Failure(sentence: error.sentence(reading: "The library"), status: EX_IOERR)
    }
    try output.flush()
  }
}

/// Merges an export, or a backup, into the library.
struct ImportCommand: LibraryWriter {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Merge an export or a backup into the library.",
    discussion: """
      FILE is the output of `tome-reader export`; - is standard input. Books are recognised by \
      their content, and nothing is imported twice.

      FILE may also be marks of another program: KOReader's metadata.epub.lua, or a Kindle's \
      My Clippings.txt. Their books must be in the library; the marks are put where their words are \
      in the text, and none is made twice.

      Nothing in the library is lost. If both sides changed the same thing, the later change \
      wins, removals of tags, notes and plans included. If a day has a note on both sides and the \
      two were begun separately, both are kept, one after the other. Books that you removed here \
      stay removed.

      The library is backed up once a day, and three backups are kept. --backup merges the newest \
      one. If the library file was damaged, --backup merges what can still be read of it, table \
      by table, and what only the last good backup has; the damaged file is kept. --undo puts the \
      library back as it was before the last --backup.
      """)

  @Argument(help: "The file, or - for standard input.", completion: .file())
  var file: String?

  @Flag(help: "Merge the newest backup, and what can be read of a damaged library file.")
  var backup = false

  @Flag(help: "Undo the last --backup.")
  var undo = false

  func validate() throws {
    guard !undo || file == nil && !backup else {
      throw ValidationError("--undo takes nothing else")
    }
    guard undo || backup == (file == nil) else {
      throw ValidationError(backup ? "--backup takes no file" : "name the file to import")
    }
  }

  func run() throws {
    let data = try file.map { name throws(Failure) in try Self.content(of: name) }
    let library = try Failure.catching(keeping: "The library") { () throws(LibraryError) in
      if backup { try Library.setAsideIfDamaged(at: .ofReader()) }
      // With --backup, the notice does not say how to ask for the backup.
      return try Library(at: .ofReader()) { backup ? tell($0.notice) : tell($0) }
    }
    if undo { return try takeBack(in: library) }
    if let marks = data.flatMap({ MarksImport(String(decoding: $0, as: UTF8.self)) }) {
      return try make(marks, in: library)
    }
    if backup,
      let repaired = try Self.attempt(
        nil,
        { () throws(ImportError) in
          try library.repair(now: .now())
        })
    {
      return try printOutcome(of: repaired)
    }
    let outcome = try importExport(data, into: library)
    // Stories come with their texts: a library elsewhere gets files of its own.
    do throws(StoryFailure) { try StoryKeeper(library).restoreTexts() } catch {
      tell(error.sentence)
    }
    var output = Output()
    let books = outcome.added["book"] ?? 0
    let rows = outcome.added.values.reduce(0, +) + outcome.updated.values.reduce(0, +)
    let added = books == 1 ? "1 book" : "\(books) books"
    try output.write("\(added) added, \(rows) records of books, marks, notes and reading in all\n")
    try output.flush()
    guard outcome.removedHere > 0 else { return }
    tell(
      outcome.removedHere == 1
        ? "1 book was removed here since, and stays so: it is back when its file is added or opened"
        : "\(outcome.removedHere) books were removed here since, and stay so: they are back when their "
          + "files are added or opened")
  }

  /// Makes marks of another program, and prints what came of it.
  private func make(_ marks: MarksImport, in library: Library) throws(Failure) {
    let outcome = try marks.make(in: library)
    var output = Output()
    let made = outcome.made == 1 ? "1 mark" : "\(outcome.made) marks"
    try output.write("\(made) made, \(outcome.known) known\n")
    try output.flush()
    for trouble in outcome.troubles { tell(trouble) }
  }

  /// Prints what came of a repair.
  private func printOutcome(of repair: RepairOutcome) throws(Failure) {
    func line(_ name: String, _ rows: RepairOutcome.Rows) -> String {
      let lost = rows.lost.map { "\($0)" } ?? "an unknown number"
      return "\(name): \(rows.read) read, \(rows.copied) from the backup, \(lost) lost\n"
    }
    var output = Output()
    try output.write(line("books", repair.books) + line("other records", repair.records))
    try output.flush()
  }

  private func takeBack(in library: Library) throws(Failure) {
    let isDone = try Failure.catching(keeping: "The library") { () throws(LibraryError) in
      try library.undoRepair()
    }
    guard isDone else {
      throw Failure(sentence: "there is no import of a backup to undo", status: EX_NOINPUT)
    }
    let books = try Failure.catching(reading: "The library") { () throws(LibraryError) in
      try library.records().count
    }
    var output = Output()
    try output.write(
      "the library is as it was before the backup was imported: "
        + "\(books == 1 ? "1 book" : "\(books) books")\n")
    try output.flush()
  }

  /// Merges the data that was read, or the newest backup.
  private func importExport(_ data: Data?, into library: Library) throws(Failure) -> ImportOutcome {
    let copies = LibraryBackups(of: library.location)
    return try Self.attempt(file) { () throws(ImportError) in
      if let data { return try library.merge(data) }
      let good = copies.good(at: .now())
      guard !good.isEmpty else {
        throw ImportError.notAnExport(what: "there is none beside '\(library.location.path)'")
      }
      _ = copies.keepUnrepaired(at: .now())
      return try library.merge(good)
    }
  }

  /// The result of `body`, which imports a file, or a backup; what goes wrong is a failure.
  private static func attempt<Result>(
    _ file: String?, _ body: () throws(ImportError) -> Result
  ) throws(Failure) -> Result {
    do throws(ImportError) { return try body() } catch {
      let name = file.map { $0 == "-" ? "standard input" : "'\($0.printable)'" } ?? "a backup"
      switch error {
      case .notAnExport(let what):
        throw Failure(sentence: "cannot import \(name): \(what)", status: EX_DATAERR)
      case .newer:
        throw Failure(
          sentence: "cannot import \(name): a newer tome-reader wrote it; update this one",
          status: EX_DATAERR)
      case .library(let error):
        throw Failure(sentence: error.sentence(keeping: "What is imported"), status: EX_IOERR)
      }
    }
  }

  private static func content(of file: String) throws(Failure) -> Data {
    let isPiped = file == "-"
    let descriptor = isPiped ? STDIN_FILENO : open(file, O_RDONLY | O_CLOEXEC)
    defer { if !isPiped, descriptor >= 0 { close(descriptor) } }
    guard descriptor >= 0, let bytes = FileContents.read(descriptor, atMost: .max) else {
      let error = OpenError(file: isPiped ? FileFacts.standardInputName : file, code: errno)
      throw Failure(sentence: error.sentence, status: error.exitStatus)
    }
    return Data(bytes)
  }
}
