import Books
import Datebook
import Foundation
import Holdings
import Shelf
import TestSupport
import Testing

/// A machine of the simulated year: its library, its clock and its copy of the folder.
private struct Machine {
  let library: Library
  let sync: LibrarySync
  let folder: String
  /// How many seconds its clock is ahead.
  let skew: Int

  init(_ name: String, in path: String, skew: Int, seed: UInt64) throws {
    let location = LibraryLocation(path: "\(path)/\(name)/library.sqlite")
    library = try Library(at: location)
    folder = "\(path)/\(name)-folder"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    sync = LibrarySync(folder: folder, library: location, name: name, seed: seed)
    self.skew = skew
  }
}

/// A network that carries files of one copy of a folder to another: late, twice, in any order, and some of
/// them first without their end.
private struct BadNetwork {
  private var late: [(due: Int, file: String, from: String, to: String)] = []
  private var known: Set<String> = []
  private(set) var halves = 0

  /// Carries the files of the machine with a number, which writes them, to the copy of another one.
  mutating func carry(
    _ machine: Int, from: String, to: String, on day: Int, _ random: inout SeededGenerator
  ) {
    let own = String(repeating: "0", count: 15) + "\(machine)"
    for file in Self.files(in: from)
    where file.hasPrefix(own) && known.insert("\(from)/\(file) \(to)").inserted {
      late.append((day + random.pick(0..<6), file, from, to))
      // Some come twice.
      if random.pick(0..<5) == 0 { late.append((day + random.pick(0..<30), file, from, to)) }
    }
    let due = late.filter { $0.due <= day }.shuffled(using: &random)
    late.removeAll { $0.due <= day }
    for (due, file, from, to) in due {
      guard let bytes = FileManager.default.contents(atPath: "\(from)/\(file)") else { continue }
      let target = "\(to)/\(file)"
      let folder = (target as NSString).deletingLastPathComponent
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      if random.pick(0..<4) == 0, !FileManager.default.fileExists(atPath: target) {
        halves += 1
        try? bytes.prefix(random.pick(0..<max(bytes.count, 1))).write(
          to: URL(fileURLWithPath: target))
        late.append((due + 1 + random.pick(0..<4), file, from, to))
      } else {
        try? bytes.write(to: URL(fileURLWithPath: target))
      }
    }
  }

  private static func files(in folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return all.filter { $0.hasSuffix(".delta") || $0.hasSuffix(".snapshot") }.sorted()
  }
}

@Suite struct YearOfTwoMachines {
  private let folder = TemporaryFolder()

  /// A day of a reader at one machine.
  private func live(
    _ machine: Machine, _ day: Int, _ words: inout Set<String>, _ random: inout SeededGenerator
  ) throws {
    let library = machine.library
    for _ in 0..<random.pick(0..<4) {
      let second = 1_700_000_000 + day * 86_400 + random.pick(0..<80_000) + machine.skew
      let now = Moment(seconds: second)
      let number = random.pick(0..<8)
      let facts = BookFacts(
        digest: ContentDigest(sampled: "book\(number)"), path: nil, size: 1000 + number,
        title: "Book \(number)")
      let id = try library.opened(facts, at: now)
      let word = "word\(machine.skew) \(day) \(random.pick(0..<1_000_000))"
      switch random.pick(0..<10) {
      case 0, 1, 2:
        try library.save(
          .sample(random.pick(0..<900_000), at: second), readings: [.sample(second)], of: id,
          now: now)
        words.insert("\"startedAt\":\(second * 1000)")
      case 3:
        let span = MarkedSpan(start: .sample(1), end: .sample(4), textBytes: 1_158_461)
        let mark = KeptMark(kind: .note, span: span, words: word, note: word, createdAt: now)
        _ = try library.write([(.new(1), .make(mark))], of: id)
        words.insert(word)
      case 4: try library.edit([id], [.rating(random.pick(1..<6))], now: now)
      case 5: try library.edit([id], [.tag("tag\(random.pick(0..<3))")], now: now)
      case 6: try library.edit([id], [.untag("tag\(random.pick(0..<3))")], now: now)
      case 7:
        let subject = NoteSubject(.day, from: Day(number: 20_000 + day / 3))
        let former = try library.note(on: subject)?.text ?? ""
        try library.write(
          DatebookNote(on: subject, former.isEmpty ? word : former + "\n" + word), at: now)
        words.insert(word)
      case 8: try library.edit([id], [.status(.finished)], now: now)
      default: try library.remove([id], at: now)
      }
    }
  }

  @Test(arguments: [1, 2])
  func `both end with the same library, and nothing is lost`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let machines = [
      try Machine("laptop", in: folder.path, skew: 0, seed: 1),
      try Machine("desktop", in: folder.path, skew: 600, seed: 2),
    ]
    var network = BadNetwork()
    var words: Set<String> = []
    var bytes = 0
    for day in 0..<365 {
      for (index, machine) in machines.enumerated() {
        try live(machine, day, &words, &random)
        guard random.pick(0..<4) == 0 else { continue }
        let now = Moment(seconds: 1_700_000_000 + day * 86_400 + 86_000 + machine.skew)
        bytes += try machine.sync.run(machine.library, now: now).bytes
        network.carry(
          index + 1, from: machine.folder, to: machines[1 - index].folder, on: day, &random)
      }
    }
    // Then all files arrive.
    for day in 365..<400 {
      for (index, machine) in machines.enumerated() {
        let now = Moment(seconds: 1_700_000_000 + day * 86_400 + machine.skew)
        _ = try machine.sync.run(machine.library, now: now)
        network.carry(
          index + 1, from: machine.folder, to: machines[1 - index].folder, on: day, &random)
      }
    }
    let lines = try machines.map { try $0.library.portableLines() }
    let differences = Set(lines[0]).symmetricDifference(lines[1])
    #expect(differences.isEmpty && lines[0].count == lines[1].count)
    let all = lines[0].joined(separator: "\n")
    let lost = words.filter { !all.contains($0) }
    #expect(lost.isEmpty)
    #expect(words.count > 200 && network.halves > 20)
    // A few changes a day are kilobytes.
    #expect(bytes / 365 < 20_000)
    // When nothing is said, nothing is written.
    let late = Moment(seconds: 1_800_000_000)
    for machine in machines {
      let outcome = try machine.sync.run(machine.library, now: late)
      #expect(outcome == SyncOutcome())
    }
  }
}
