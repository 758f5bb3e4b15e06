import Books
import Formats
import Foundation
import TestSupport
import Testing

struct StreamTests {
  let scratch = Scratch()
  let pipe = Pipe()

  private func open(
    options: OpenOptions = OpenOptions(), onChange: @escaping @Sendable () -> Void = {}
  ) throws -> OpenedText {
    try TextOpener.standardInput(
      fileDescriptor: pipe.fileHandleForReading.fileDescriptor, options: options,
      onChange: onChange)
  }

  private func write(_ bytes: some Sequence<UInt8>) throws {
    try pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
  }

  private func close() throws {
    try pipe.fileHandleForWriting.close()
  }

  private func waitForCount(_ count: Int, of source: any LiveText) async throws {
    while source.count < count, !source.isComplete { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test func `a slow writer's text is there piece by piece`() async throws {
    let calls = CallCount()
    let opened = try open(onChange: { calls.add() })
    #expect(opened.file.name == "standard input")
    #expect(opened.digest == nil)
    #expect(!opened.source.waitForFirstBytes(timeout: .milliseconds(5)))
    #expect(!opened.source.isComplete)
    try write("the first ".utf8)
    #expect(opened.source.waitForFirstBytes(timeout: .seconds(60)))
    #expect(try opened.source.text == "the first ")
    try write("and the rest".utf8)
    try await waitForCount(22, of: opened.source)
    #expect(try opened.source.text == "the first and the rest")
    #expect(!opened.source.isComplete)
    try close()
    try await opened.source.waitForAll()
    #expect(opened.source.failure == nil)
    #expect(opened.source.expectedCount == 22)
    while calls.value < 2 { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test func `an input that ends without text is an empty text`() async throws {
    let opened = try open()
    try close()
    #expect(opened.source.waitForFirstBytes(timeout: .seconds(60)))
    #expect(opened.source.isComplete)
    #expect(opened.source.count == 0)
  }

  @Test func `a long text comes whole, and few calls tell of it`() async throws {
    let calls = CallCount()
    let started = ContinuousClock.now
    let opened = try open(onChange: { calls.add() })
    let line = Array(Script.japanese.utf8)
    for _ in 0..<5000 { try write(line) }
    try close()
    try await opened.source.waitForAll()
    let ticks = Int(started.duration(to: .now) / .milliseconds(20))
    #expect(calls.value <= ticks + 3)
    let bytes = try opened.source.bytes(0..<opened.source.count)
    #expect(bytes == Array(repeatElement(line, count: 5000).joined()))
  }

  @Test(arguments: Script.legacy)
  func `an old encoding is converted as it arrives`(script: Script) async throws {
    let opened = try open()
    try write(encoded(script.text, as: script.encoding))
    try close()
    try await opened.source.waitForAll()
    #expect(opened.encoding == script.shown)
    #expect(try opened.source.text == script.text)
  }

  @Test(arguments: ["UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE"])
  func `a mark at the start of a pipe decides`(encoding: String) async throws {
    let opened = try open()
    try write(encoded("\u{FEFF}" + Script.russian, as: encoding))
    try close()
    try await opened.source.waitForAll()
    #expect(opened.encoding == encoding)
    #expect(try opened.source.text == Script.russian)
  }

  @Test func `the first accent decides, and not the ASCII before it`() async throws {
    let prose = String(repeating: Script.lamp, count: 200)
    let opened = try open()
    try write(prose.utf8)
    #expect(opened.source.waitForFirstBytes(timeout: .seconds(60)))
    #expect(opened.encoding == "UTF-8")
    try write(encoded(Script.french, as: "ISO-8859-1"))
    try close()
    try await opened.source.waitForAll()
    #expect(opened.encoding == "ISO-8859-1")
    #expect(try opened.source.text == prose + Script.french)
  }

  @Test func `characters that pieces cut stay whole`() async throws {
    let opened = try open()
    let bytes = Array("plain – 灯台 and an odd \u{1F3EE}".utf8)
    for (index, byte) in bytes.enumerated() {
      try write([byte])
      // So that it arrives alone: each is seen before the next, but for the held-back beginnings.
      if byte < 0x80 { try await waitForCount(index + 1, of: opened.source) }
    }
    try close()
    try await opened.source.waitForAll()
    #expect(opened.encoding == "UTF-8")
    #expect(try opened.source.bytes(0..<bytes.count) == bytes)
  }

  @Test func `the end may cut a character`() async throws {
    let opened = try open()
    try write("plain ".utf8)
    try await waitForCount(6, of: opened.source)
    try write([0xE9])
    try close()
    try await opened.source.waitForAll()
    #expect(try opened.source.text == "plain é")
  }

  @Test func `binary data is refused when it has come`() async throws {
    let opened = try open()
    try write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(opened.source.waitForFirstBytes(timeout: .seconds(60)))
    #expect(opened.source.isComplete)
    #expect(opened.source.failure?.reason == .looksBinary(what: "a PNG image"))
    #expect(opened.source.failure?.sentence.hasPrefix("cannot open standard input: ") == true)
  }

  @Test func `the writer is told when nobody reads on`() async throws {
    let opened = try open()
    try write("text".utf8)
    #expect(opened.source.waitForFirstBytes(timeout: .seconds(60)))
    opened.source.stop()
    try await opened.source.waitForAll()
    try pipe.fileHandleForReading.close()
    signal(SIGPIPE, SIG_IGN)
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    while Glibc.write(descriptor, "x", 1) == 1 { try await Task.sleep(for: .milliseconds(1)) }
    #expect(errno == EPIPE)
    opened.source.stop()
  }

  @Test func `a pipe of another name is read, also after its writer has gone`() async throws {
    try write("process substitution".utf8)
    try close()
    let number = pipe.fileHandleForReading.fileDescriptor
    let opened = try TextOpener.open(path: "/dev/fd/\(number)", onChange: {})
    try await opened.source.waitForAll()
    #expect(try opened.source.text == "process substitution")
  }

  @Test func `a socket among the open descriptors is read`() async throws {
    var ends: [Int32] = [0, 0]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    #expect(Glibc.write(ends[1], "by socket", 9) == 9)
    Glibc.close(ends[1])
    let opened = try TextOpener.open(path: "/dev/fd/\(ends[0])", onChange: {})
    Glibc.close(ends[0])
    try await opened.source.waitForAll()
    #expect(try opened.source.text == "by socket")
  }

  @Test func `a FIFO is read when its writer comes`() async throws {
    let path = scratch.path("fifo")
    #expect(mkfifo(path, 0o600) == 0)
    let opened = try TextOpener.open(path: path, onChange: {})
    #expect(!opened.source.waitForFirstBytes(timeout: .milliseconds(5)))
    let writer = try #require(FileHandle(forWritingAtPath: path))
    try writer.write(contentsOf: Data("at last".utf8))
    try writer.close()
    try await opened.source.waitForAll()
    #expect(try opened.source.text == "at last")
  }

  @Test func `a book that comes through a pipe is opened once it is there`() async throws {
    let book = try Data(
      contentsOf: URL(
        fileURLWithPath: scratch.file(
          SmallArchive.epub([("one.xhtml", "<h1>One</h1><p>Call me Ishmael.</p>")]))))
    try write(book.prefix(5))
    let (ending, rest) = (pipe.fileHandleForWriting, book.dropFirst(5))
    // A thread of its own: who opens the pipe waits, and keeps one of the few that tasks have.
    Thread.detachNewThread {
      usleep(5000)
      try? ending.write(contentsOf: rest)
      try? ending.close()
    }
    let opened = try open()
    try await opened.source.waitForAll()
    #expect(try opened.source.text == "One\n\n\nCall me Ishmael.\n")
    #expect(opened.structure?.title?.title == "Small")
    #expect(opened.digest == nil && opened.file.path == nil)
    #expect(opened.file.name == "standard input")
  }

  @Test(arguments: [
    ("<!DOCTYPE html><p>Call <b>me</b>.", "Call me.\n"), ("<b>No page.", "<b>No page."),
    ("A text that begins as DjVu does", "A text that begins as DjVu does"), ("%PDF", "%PDF"),
    ("{\"a\": 1}", "{\"a\": 1}"), ("P", "P"),
  ])
  func `a pipe is a book by what it begins with, else a text`(
    _ bytes: String, _ text: String
  ) async throws {
    try write(bytes.utf8)
    try close()
    let opened = try open()
    try await opened.source.waitForAll()
    #expect(try opened.source.text == text)
  }

  @Test func `what is compressed or markup is shown as it comes if the reader asks for that`()
    async throws
  {
    try write("<!DOCTYPE html><p>a".utf8)
    try close()
    let opened = try open(options: OpenOptions(showsSource: true))
    try await opened.source.waitForAll()
    #expect(try opened.source.text == "<!DOCTYPE html><p>a")
  }

  @Test func `addresses of files are paths`() {
    #expect(FileAddress.path("file:///home/ada/a%20book.epub") == "/home/ada/a book.epub")
    #expect(FileAddress.path("FILE://localhost/tmp/x") == "/tmp/x")
    #expect(FileAddress.path("file:x") == nil && FileAddress.path("/tmp/x") == nil)
    #expect(FileAddress.path("file://other/x") == nil)
  }

  @Test func `a file as standard input is read like a file`() throws {
    let path = try scratch.file("redirected".utf8)
    let file = try #require(FileHandle(forReadingAtPath: path))
    let opened = try TextOpener.standardInput(
      fileDescriptor: file.fileDescriptor, onChange: {})
    #expect(opened.source.isComplete)
    #expect(opened.file.path == path)
    #expect(opened.digest != nil)
    #expect(try opened.source.text == "redirected")
  }

  @Test func `a file of the kernel's that says it is empty is read`() async throws {
    let opened = try TextOpener.open(path: "/proc/self/status", onChange: {})
    try await opened.source.waitForAll()
    #expect(try opened.source.text.contains("Pid:"))
  }

  @Test func `an unknown encoding is refused before anything arrives`() throws {
    #expect(throws: OpenError(file: "standard input", reason: .unknownEncoding("KLINGON"))) {
      try open(options: OpenOptions(encoding: "KLINGON"))
    }
  }
}
