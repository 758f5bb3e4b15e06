import ArgumentParser
import Files
import Glibc
import Settings
import Setup
import Shelf
import Sync

/// Shares the library with the reader's other machines through a folder.
struct SyncCommand: LibraryWriter {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Share the library with your other machines through a folder.",
    discussion: """
      The folder is the one of `folder` under [sync] in the settings, or FOLDER: one that Syncthing \
      or another program keeps the same on your machines, or a stick. Each machine writes small \
      files into a folder of its own in it, and takes in those of the others: books (not their \
      texts), marks, notes, tags, plans and the reading log. With the setting, the program does so \
      by itself while it runs.

      If two machines changed the same thing without knowing of each other, the later change wins; \
      of two notes both texts are kept. Your place in a book stays yours on each machine: a place \
      further on is offered when you open the book, and Tab goes there.

      Nothing leaves the machine but into that folder. What is in it is not encrypted. To stop, \
      remove the setting; the folder can then be deleted.
      """)

  @Argument(help: "The folder.", completion: .directory)
  var folder: String?

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let setting = Configuration().preferences.syncFolder
    let named = folder ?? setting
    guard !named.isEmpty else {
      throw ValidationError("name the folder, or set folder under [sync] in the settings")
    }
    let path = Folder.expandingHome(in: named)
    let location = try Failure.catching(keeping: "The library") { () throws(LibraryError) in
      try LibraryLocation.ofReader()
    }
    let library = try Failure.catching(keeping: "The library") { () throws(LibraryError) in
      try Library(at: location) { tell($0) }
    }
    let outcome: SyncOutcome
    do throws(SyncError) {
      outcome = try LibrarySync(folder: path, library: location, name: Machine.name)
        .run(library, now: .now())
    } catch {
      let sentence = error.sentence
      throw Failure(
        sentence: sentence.prefix(1).lowercased() + sentence.dropFirst().dropLast(),
        status: error.status)
    }
    var output = Output()
    try output.write(json ? "\(outcome.json)\n" : outcome.words + "\n")
    try output.flush()
    if let sentence = outcome.newerSentence { tell(sentence) }
  }
}

extension SyncError {
  fileprivate var status: Int32 {
    switch self {
    case .noFolder: EX_NOINPUT
    case .unwritable: EX_CANTCREAT
    case .library: EX_IOERR
    }
  }
}

extension SyncOutcome {
  fileprivate var words: String {
    let from = machines.isEmpty ? "" : " from \(machines.map(\.printable).joined(separator: ", "))"
    return "\(sent) written, \(taken) taken in\(from)"
  }

  fileprivate var json: JSONText {
    .object([
      "written": .integer(Int64(sent)), "taken": .integer(Int64(taken)),
      "bytes": .integer(Int64(bytes)), "machines": .list(machines.map { .text($0) }),
      "newer": .list(newer.map { .text($0) }),
    ])
  }
}
