import Books
import Datebook
import Foundation
import Shelf
import TestSupport
import Testing

/// The library under several processes, and under processes that are killed.
@Suite struct LibraryProcessTests {
  private let folder = TemporaryFolder()

  /// How many rounds one library lives: each looks at all of it, which is to stay small.
  private static let roundsOfLibrary = 20
  /// The number of rounds of killing; `TOME_KILL_ROUNDS` asks for more.
  private static let rounds =
    ProcessInfo.processInfo.environment["TOME_KILL_ROUNDS"].flatMap(Int.init) ?? 200

  @Test func `a writer killed at any moment loses nothing that it had written`() async throws {
    var folder = folder
    var random = SeededGenerator(seed: 9)
    var written = 0
    for round in 0..<LibraryProcessTests.rounds {
      if round.isMultiple(of: LibraryProcessTests.roundsOfLibrary) { folder = TemporaryFolder() }
      let path = folder.library.path
      let journal = folder.path + "/journal"
      let microseconds = UInt32.random(in: 0...30_000, using: &random)
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, journal = journal as String, microseconds = microseconds as UInt32]
        in
        try writeUntilKilled(library: path, journal: journal, after: microseconds)
      }
      let lines = (try? String(contentsOfFile: journal, encoding: .utf8)) ?? ""
      let last = lines.split(separator: "\n").last.flatMap { Int($0) } ?? 0
      let found = PositionLookup.find(library: path, digest: "d", file: "")?.place
      #expect(found?.position.offset ?? 0 >= last, "round \(round)")
      let library = try Library(at: folder.library)
      let id = try library.opened(.sample("d"), at: Moment(seconds: 1))
      let place = try library.savedPosition(of: id)
      #expect(place == found, "round \(round)")
      #expect(try library.readings(of: id).count == place?.position.offset ?? 0, "round \(round)")
      // Books are added two at once: both of them or none. The one that is read is there, too.
      let added = try library.records().count - 1
      let noted = lines.split(separator: "\n").count * 2
      #expect(added >= noted && added.isMultiple(of: 2), "round \(round)")
      if let place { #expect(place.position == .sample(place.position.offset), "round \(round)") }
      written = max(written, last)
      // Every other round begins with the log that the killed one left.
      if round.isMultiple(of: 2) { try library.close() }
    }
    #expect(written > 0)
  }

  @Test func `two processes write at once, and the newest move stays`() async throws {
    let path = folder.library.path
    async let odd = #expect(processExitsWith: .success) { [path = path as String] in
      try writeMoves(library: path, seconds: stride(from: 1, through: 301, by: 2))
    }
    async let even = #expect(processExitsWith: .success) { [path = path as String] in
      try writeMoves(library: path, seconds: stride(from: 2, through: 300, by: 2))
    }
    _ = await (odd, even)
    let library = try Library(at: folder.library)
    let id = try library.opened(.sample("d"), at: Moment(seconds: 1))
    #expect(try library.savedPosition(of: id)?.position == .sample(301))
    #expect(try Set(library.readings(of: id).map(\.startedAt.seconds)) == Set(1...301))
  }
}

/// Saves the places 1, 2, 3 …, each with an entry of the log, until the process kills itself.
///
/// - Parameter journal: A file that gets the number of each place once it is saved.
private func writeUntilKilled(library path: String, journal: String, after time: UInt32) throws {
  let library = try Library(at: LibraryLocation(path: path))
  let id = try library.opened(.sample("d"), at: Moment(seconds: 1))
  let first = try library.savedPosition(of: id).map { $0.position.offset + 1 } ?? 1
  let file = open(journal, O_WRONLY | O_CREAT | O_APPEND, 0o600)
  Thread.detachNewThread {
    usleep(time)
    kill(getpid(), SIGKILL)
  }
  for offset in first... {
    try library.save(.sample(offset, at: offset), readings: [.sample(offset)], of: id)
    let books = ["a", "b"].map { BookFacts.sample("\($0)\(offset)", at: "/\($0)\(offset)") }
    _ = try library.add(books, at: Moment(seconds: offset))
    let line = Array("\(offset)\n".utf8)
    _ = line.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
  }
}

/// Saves a move for each of `seconds`, in their order.
private func writeMoves(library path: String, seconds: StrideThrough<Int>) throws {
  let library = try Library(at: LibraryLocation(path: path))
  let id = try library.opened(.sample("d"), at: Moment(seconds: 1))
  for second in seconds {
    try library.save(.sample(second, at: second), readings: [.sample(second)], of: id)
  }
}
