import Books
import Formats
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: TinyDisk.isPossible, "file systems may not be mounted here"))
struct FullDiskTests {
  let scratch = Scratch()

  @Test func `a conversion that finds no room says so and keeps what it has`() async throws {
    let disk = try #require(TinyDisk(kilobytes: 128))
    let line = try encoded(Script.russian, as: "KOI8-R")
    let path = try scratch.file(repeatElement(line, count: 5000).joined())
    let calls = CallCount()
    let opened = try TextOpener.open(
      path: path, options: OpenOptions(temporaryFolder: disk.path), onChange: { calls.add() })
    try await opened.source.waitForAll()
    let failure = try #require(opened.source.failure)
    #expect(
      failure.sentence == """
        cannot keep all of '\(path)': no space left in \(disk.path); make room there, or set \
        TMPDIR to another directory
        """)
    #expect(failure.exitStatus == 74)
    #expect(try opened.source.text.hasPrefix(Script.russian))
    while calls.value == 0 { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test func `a pipe that finds no room says so and keeps what it has`() async throws {
    let disk = try #require(TinyDisk(kilobytes: 128))
    let opened = try TextOpener.open(
      path: "/proc/self/maps", options: OpenOptions(temporaryFolder: disk.path), onChange: {})
    try await opened.source.waitForAll()
    #expect(opened.source.failure == nil, "what fits is no failure")

    let pipe = Pipe()
    let piped = try TextOpener.standardInput(
      fileDescriptor: pipe.fileHandleForReading.fileDescriptor,
      options: OpenOptions(temporaryFolder: disk.path), onChange: {})
    let writing = pipe.fileHandleForWriting
    signal(SIGPIPE, SIG_IGN)
    let writer = Task.detached {
      while !piped.source.isComplete { try? writing.write(contentsOf: Data(Script.lamp.utf8)) }
    }
    try await piped.source.waitForAll()
    try pipe.fileHandleForReading.close()
    await writer.value
    #expect(piped.source.failure?.reason == .noSpace(directory: disk.path))
    #expect(try piped.source.text.hasPrefix(Script.lamp))
  }

  @Test func `a folder that cannot be written to is named`() throws {
    let path = try scratch.file([0xFF, 0xFE] + Array(repeating: 0x20, count: 600_000))
    let missing = scratch.path("missing")
    let error = try #require(
      refusalToOpen(path, options: OpenOptions(temporaryFolder: missing)))
    #expect(error.reason == .noTemporaryFile(directory: missing, code: ENOENT))
    #expect(error.exitStatus == 74)
  }
}
