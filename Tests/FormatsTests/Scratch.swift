import Books
import Formats
import Foundation
import Synchronization

/// A folder for one test, which goes with it.
final class Scratch: Sendable {
  let folder: String
  private let opened = Atomic(0)

  init() {
    var template = Array("/tmp/formats-tests-XXXXXX".utf8CString)
    _ = mkdtemp(&template)
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Writes `bytes` into the file of that name, which may be there already, and gives its path.
  func file(_ bytes: some Sequence<UInt8>, named name: String = "text.txt") throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  /// Opens a new file of `bytes`.
  func open(
    _ bytes: some Sequence<UInt8>, options: OpenOptions = OpenOptions()
  ) throws -> OpenedText {
    let path = try file(bytes, named: "\(opened.wrappingAdd(1, ordering: .relaxed).newValue).txt")
    return try TextOpener.open(path: path, options: options, onChange: {})
  }

  /// What is said when `bytes` are opened; `nil` when they are opened.
  func refusal(
    of bytes: some Sequence<UInt8>, options: OpenOptions = OpenOptions()
  ) throws -> OpenError? {
    let path = try file(bytes)
    return refusalToOpen(path, options: options)
  }
}

func refusalToOpen(_ path: String, options: OpenOptions = OpenOptions()) -> OpenError? {
  do throws(OpenError) {
    _ = try TextOpener.open(path: path, options: options, onChange: {})
    return nil
  } catch {
    return error
  }
}

extension TextSource {
  /// The bytes of a range, read with one call.
  func bytes(_ range: Range<Int>) throws -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: range.count)
    let count = try buffer.withUnsafeMutableBytes { try read(into: $0, at: range.lowerBound) }
    return Array(buffer.prefix(count))
  }

  /// The whole text as it is now.
  var text: String {
    get throws { String(decoding: try bytes(0..<count), as: UTF8.self) }
  }

  /// Waits until all of the text is there.
  func waitForAll() async throws {
    while !isComplete { try await Task.sleep(for: .milliseconds(1)) }
  }
}

/// Runs `program` with `input` and gives what it writes.
///
/// By popen(3): Foundation's Process starts children with the signal mask of the thread it is on.
func run(_ program: String, _ arguments: [String], input: [UInt8] = []) throws -> [UInt8] {
  let scratch = Scratch()
  let words = ([program] + arguments).map { "'\($0.replacingOccurrences(of: "'", with: "'\\''"))'" }
  let command = words.joined(separator: " ") + " <\(try scratch.file(input)) 2>/dev/null"
  guard let output = popen(command, "re") else { throw POSIXError(.ENOEXEC) }
  defer { pclose(output) }
  var bytes: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 64 << 10)
  while case let count = fread(&block, 1, block.count, output), count > 0 {
    bytes += block[..<count]
  }
  return bytes
}

/// `text` in another encoding, as iconv(1) gives it.
func encoded(_ text: String, as encoding: String) throws -> [UInt8] {
  try run("iconv", ["-f", "UTF-8", "-t", encoding], input: Array(text.utf8))
}

/// The folder of books that is laid beside the package, where there is one.
let sharedBooks: String? = {
  let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let books = package.deletingLastPathComponent().appendingPathComponent("shared/books").path
  return FileManager.default.fileExists(atPath: books) ? books : nil
}()

/// Counts calls that come from other threads.
final class CallCount: Sendable {
  private let calls = Atomic(0)
  var value: Int { calls.load(ordering: .acquiring) }
  func add() { calls.add(1, ordering: .acquiringAndReleasing) }
}
