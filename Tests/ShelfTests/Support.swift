import Books
import Datebook
import Foundation
import Holdings
import Shelf
import Synchronization
import Testing

/// A folder of its own for a test, removed with the value.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("tome-shelf-\(UUID().uuidString)").path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// A library in the folder.
  var library: LibraryLocation { LibraryLocation(path: path + "/library.sqlite") }

  /// The names of the files in it, sorted.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

extension Library {
  /// A library that nothing is wrong with.
  convenience init(
    at location: LibraryLocation, now: Moment = .now()
  ) throws(LibraryError) {
    try self.init(at: location, now: now) { Issue.record("\($0)") }
  }
}

extension Library {
  /// The place kept for `book`, if any.
  func savedPosition(of book: BookID) throws -> SavedPosition? {
    guard let digest = try details(of: book)?.digests.first else { return nil }
    return PositionLookup.find(
      library: location.path, digest: ContentDigest(sampled: digest), file: "")?.place
  }
}

extension KeptBook {
  /// A book with an outbox of its own; by default nothing is wrong with the library.
  convenience init(
    _ facts: BookFacts, in location: LibraryLocation, clock: LocalClock = LocalClock(),
    isLook: Bool = false,
    onDamage: @escaping @Sendable (LibraryDamage) -> Void = { Issue.record("\($0)") },
    onNotice: @escaping @Sendable (String) -> Void
  ) {
    self.init(
      facts,
      through: Outbox(to: location, clock: clock, onDamage: onDamage, onNotice: onNotice),
      isLook: isLook, onNotice: onNotice)
  }
}

/// A keeper, as tests ask it.
protocol FlushedKeeper {
  var outbox: Outbox { get }
}

extension FlushedKeeper {
  /// Has everything written that waits in the keeper's outbox; a sentence about what could not be.
  func flush(within seconds: Double) -> String? { outbox.flush(within: seconds)?.sentence }
}

extension DatesKeeper: FlushedKeeper {}
extension MarkKeeper: FlushedKeeper {}
extension NoteKeeper: FlushedKeeper {}
extension PlanKeeper: FlushedKeeper {}

extension PositionKeeper: FlushedKeeper {
  /// Leaves the page too.
  func flush(within seconds: Double) -> String? {
    leave()
    return outbox.flush(within: seconds)?.sentence
  }
}

extension NoteKeeper {
  /// A keeper with an outbox of its own.
  convenience init(
    in location: LibraryLocation, clock: LocalClock = LocalClock(),
    onDamage: @escaping @Sendable (LibraryDamage) -> Void,
    onNotice: @escaping @Sendable (String) -> Void
  ) {
    self.init(Outbox(to: location, clock: clock, onDamage: onDamage, onNotice: onNotice))
  }
}

/// What was told of damaged libraries, from any thread.
final class Damages: Sendable {
  private let told = Mutex<[LibraryDamage]>([])
  var all: [LibraryDamage] { told.withLock { $0 } }
  @Sendable func add(_ damage: LibraryDamage) { told.withLock { $0.append(damage) } }
}

extension Position {
  /// The place at `offset` of a text of `bytes`.
  init(at offset: Int, in bytes: [UInt8]) {
    self.init(
      offset: offset,
      before: Array(bytes[max(0, offset - Position.bytesBefore)..<offset]),
      after: Array(bytes[offset..<min(bytes.count, offset + Position.bytesAfter)]),
      fraction: bytes.isEmpty ? 0 : Double(offset) / Double(bytes.count))
  }

  /// A place with made-up text around it that names its offset.
  static func sample(_ offset: Int) -> Position {
    Position(
      offset: offset, before: Array("before \(offset)".utf8), after: Array("after \(offset)".utf8),
      fraction: Double(offset) / 1_000_000)
  }
}

extension Move {
  /// A move to `offset` of a text of 1,000,000 bytes, `seconds` after 1970.
  static func sample(_ offset: Int, at seconds: Int) -> Move {
    Move(position: .sample(offset), textBytes: 1_000_000, moment: Moment(seconds: seconds))
  }
}

extension BookFacts {
  /// A book that is known by `digest` and is at `path`.
  static func sample(_ digest: String, at path: String? = "/books/sample.txt") -> BookFacts {
    BookFacts(digest: ContentDigest(sampled: digest), path: path, size: 1_000_000)
  }
}

extension Reading {
  /// A page that was read for a minute, `second` seconds after 1970.
  static func sample(_ second: Int) -> Reading {
    Reading(
      day: Day(number: second), startedAt: Moment(seconds: second),
      endedAt: Moment(seconds: second + 60), offsets: second..<second * 2)
  }
}

/// Tests name contents by words, and have no files.
extension ContentDigest: ExpressibleByStringInterpolation {
  public init(stringLiteral sampled: String) { self.init(sampled: sampled) }
}

/// A text that is still coming until its end is given.
final class ArrivingText: TextSource {
  private let text: Mutex<(now: MemoryText, isComplete: Bool)>

  init(_ bytes: [UInt8]) { text = Mutex((MemoryText(bytes), false)) }

  func end(with bytes: [UInt8]) { text.withLock { $0 = (MemoryText(bytes), true) } }

  var count: Int { text.withLock { $0.now.count } }
  var isComplete: Bool { text.withLock { $0.isComplete } }
  var expectedCount: Int { count }

  func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(TextError) -> Int {
    try text.withLock { $0.now }.read(into: buffer, at: offset)
  }
}
