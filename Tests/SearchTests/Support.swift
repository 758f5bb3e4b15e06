import Books
import Foundation
import Testing

@testable import Search

/// All matches of `query` in `bytes`, searched in parts of `partLength` bytes.
func matches(
  of query: SearchQuery, in bytes: [UInt8], partLength: Int = 1 << 16, range: Range<Int>? = nil
) throws -> [Range<Int>] {
  let run = try SearchRun(
    SearchPattern(query), in: MemoryText(bytes), range: range, partLength: partLength)
  var matches: [Range<Int>] = []
  var searchedTo = 0
  let isDone = try run.run { found in
    #expect(found.searchedTo >= searchedTo)
    searchedTo = found.searchedTo
    matches += found.matches
    return true
  }
  #expect(isDone)
  return matches
}

/// What `query` finds in `text`, as strings.
func found(_ query: SearchQuery, in text: String) throws -> [String] {
  let bytes = Array(text.utf8)
  return try matches(of: query, in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
}

/// The package and the data beside it.
enum Folders {
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let shared = package.deletingLastPathComponent().appendingPathComponent("shared")
  static let unicode = shared.appendingPathComponent("unicode-17.0.0")

  static func has(_ folder: URL) -> Bool { FileManager.default.fileExists(atPath: folder.path) }
}

/// The program at the first of `paths` that is there.
func program(_ name: String) -> String? {
  ["/usr/bin/", "/bin/", "/usr/local/bin/"].map { $0 + name }.first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
}

/// What a program writes, and its status.
func output(of path: String, _ arguments: [String]) throws -> (text: String, status: Int32) {
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(fileURLWithPath: path)
  process.arguments = arguments
  process.environment = ["LC_ALL": "C.UTF-8"]
  process.standardOutput = pipe
  process.standardError = FileHandle.nullDevice
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (String(decoding: data, as: UTF8.self), process.terminationStatus)
}
