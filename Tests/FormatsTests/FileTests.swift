import Books
import Formats
import Foundation
import TestSupport
import Testing

struct FileTests {
  let scratch = Scratch()

  private func append(_ text: String, to path: String) throws {
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  @Test func `pieces read anywhere equal the whole`() throws {
    var generator = SeededGenerator(seed: 7)
    let bytes = (0..<200_000).map { _ in UInt8.random(in: 0x20..<0x7F, using: &generator) }
    let kinds = [
      try scratch.open([0xEF, 0xBB, 0xBF] + bytes).source,
      try scratch.open([0xFF, 0xFE] + bytes.flatMap { [$0, 0] }).source,
    ]
    for source in kinds {
      #expect(source.waitForFirstBytes(timeout: .zero))
      while !source.isComplete { usleep(1000) }
      #expect(source.count == bytes.count)
      #expect(try source.bytes(0..<bytes.count) == bytes)
      for _ in 0..<300 {
        let start = Int.random(in: 0..<bytes.count, using: &generator)
        let end = start + Int.random(in: 0..<70_000, using: &generator)
        #expect(try source.bytes(start..<end) == Array(bytes[start..<min(end, bytes.count)]))
      }
    }
  }

  @Test func `the facts of a file are known`() throws {
    let path = try scratch.file("a text".utf8)
    let opened = try TextOpener.open(path: path, onChange: {})
    #expect(opened.file.name == path)
    #expect(opened.file.path == path)
    #expect(opened.file.size == 6)
    #expect(abs(opened.file.modified - Int(Date().timeIntervalSince1970)) < 3600)
    #expect(opened.source.check() == nil)
  }

  @Test func `the path is absolute and without links`() throws {
    let path = try scratch.file("a text".utf8)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("link"), withDestinationPath: path)
    let opened = try TextOpener.open(path: scratch.path("link"), onChange: {})
    #expect(opened.file.path == path)
    #expect(opened.file.name == scratch.path("link"))
  }

  @Test func `a file that shrinks gives what is left`() throws {
    let path = try scratch.file([0xEF, 0xBB, 0xBF] + Array(repeating: 0x61, count: 100_000))
    let source = try TextOpener.open(path: path, onChange: {}).source
    #expect(truncate(path, 1003) == 0)
    #expect(try source.bytes(900..<2000).count == 100)
    #expect(source.count == 1000, "the count follows the read that met the end")
    #expect(source.check() == .shrunk(to: 1000))
    #expect(source.check() == nil)
    #expect(try source.bytes(50_000..<50_010) == [])
    #expect(truncate(path, 2) == 0)
    #expect(source.check() == .shrunk(to: 0))
  }

  @Test func `a file that grows gives what was added`() throws {
    let path = try scratch.file("one\n".utf8)
    let source = try TextOpener.open(path: path, onChange: {}).source
    try append("two\n", to: path)
    #expect(source.count == 4, "nothing changes before the look")
    #expect(source.check() == .grown(to: 8))
    #expect(try source.text == "one\ntwo\n")
    #expect(source.check() == nil)
  }

  @Test func `a file that is deleted is read on`() throws {
    let path = try scratch.file("still here".utf8)
    let source = try TextOpener.open(path: path, onChange: {}).source
    try FileManager.default.removeItem(atPath: path)
    #expect(source.check() == .deleted)
    #expect(source.check() == nil, "once is enough")
    #expect(try source.text == "still here")
    _ = try scratch.file("another".utf8)
    #expect(source.check() == nil, "a new file of the name is no news after that")
  }

  @Test func `a file that is replaced is read on`() throws {
    let path = try scratch.file("the old one".utf8)
    let source = try TextOpener.open(path: path, onChange: {}).source
    let other = try scratch.file("the new one".utf8, named: "other")
    #expect(rename(other, path) == 0)
    #expect(source.check() == .replaced)
    #expect(try source.text == "the old one")
  }

  @Test func `a file that is written over at the same length is edited`() throws {
    let path = try scratch.file("abc".utf8)
    let source = try TextOpener.open(path: path, onChange: {}).source
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.write(contentsOf: Data("xyz".utf8))
    try file.close()
    // A clock that stands still between the two writes would hide the second.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: path)
    #expect(source.check() == .edited)
    #expect(source.check() == nil)
  }

  @Test func `a converted text stays as it was read`() throws {
    let path = try scratch.file(encoded(Script.russian, as: "KOI8-R"))
    let source = try TextOpener.open(path: path, onChange: {}).source
    try append("more", to: path)
    #expect(source.check() == .edited)
    #expect(try source.text == Script.russian)
  }

  @Test func `a file may shrink and grow while many threads read it`() async throws {
    let path = try scratch.file(Array(repeating: 0x61, count: 1 << 20))
    let source = try TextOpener.open(path: path, onChange: {}).source
    try await withThrowingTaskGroup(of: Void.self) { group in
      for seed in 0..<3 {
        group.addTask {
          var generator = SeededGenerator(seed: UInt64(seed))
          for _ in 0..<500 {
            let start = Int.random(in: 0..<1 << 20, using: &generator)
            let bytes = try source.bytes(start..<start + 5000)
            // A file that is made longer gets zeros.
            #expect(bytes.allSatisfy { $0 == 0x61 || $0 == 0 })
          }
        }
      }
      for round in 0..<200 {
        #expect(truncate(path, off_t((round * 7919 * 131) % (1 << 20))) == 0)
        _ = source.check()
      }
      try await group.waitForAll()
    }
    #expect(truncate(path, 10) == 0)
    _ = source.check()
    #expect(source.count == 10)
  }
}

struct DigestTests {
  let scratch = Scratch()

  /// Bytes with no pattern that a wrong offset could hit by chance.
  private func bytes(_ count: Int) -> [UInt8] {
    var generator = SeededGenerator(seed: 11)
    return (0..<count).map { _ in UInt8.random(in: 0x20..<0x7F, using: &generator) }
  }

  @Test func `the digest of nothing is MD5 of nothing`() throws {
    #expect(try scratch.open([]).digest?.sampled == "d41d8cd98f00b204e9800998ecf8427e")
  }

  @Test func `the digest of a short text is its MD5`() throws {
    #expect(try scratch.open("abc".utf8).digest?.sampled == "900150983cd24fb0d6963f7d28e17f72")
  }

  @Test func `what lies between the samples does not count`() throws {
    var text = bytes(20_000)
    let before = try scratch.open(text).digest
    text[3000] ^= 1
    #expect(try scratch.open(text).digest == before)
    text[1024] ^= 1
    #expect(try scratch.open(text).digest != before)
  }

  @Test func `a short text is known by all of its bytes as well`() throws {
    var text = bytes(5_000)
    let before = try #require(try scratch.open(text).digest)
    text[3000] ^= 1
    let after = try #require(try scratch.open(text).digest)
    #expect(before.sampled == after.sampled)
    #expect(before != after)
    #expect(before.isAmong(before.names))
    #expect(!after.isAmong(before.names))
    // A library of before has no more of a text than its samples.
    #expect(after.isAmong([before.sampled]))
    #expect(try scratch.open(bytes(2_048)).digest?.names.count == 1)
    #expect(try scratch.open(bytes(16 << 10)).digest?.names.count == 1)
  }

  @Test(arguments: [1, 1023, 1024, 1025, 2048, 4096, 4097, 16_384, 70_000, 1_048_577])
  func `the digest is the one KOReader computes`(count: Int) throws {
    let program = """
      import hashlib, sys
      data, digest = open(sys.argv[1], 'rb').read(), hashlib.md5()
      for i in range(-1, 11):
          # LuaJIT shifts 32-bit numbers by the count modulo 32.
          sample = data[(1024 << (2 * i % 32)) % (1 << 32):][:1024]
          if not sample: break
          digest.update(sample)
      print(digest.hexdigest())
      """
    let path = try scratch.file([0xEF, 0xBB, 0xBF] + bytes(count - min(count, 3)))
    let expected = String(decoding: try run("python3", ["-c", program, path]), as: UTF8.self)
    try #require(expected.count == 33, "python3 is needed to compute the digest anew")
    #expect(
      try TextOpener.open(path: path, onChange: {}).digest?.sampled == String(expected.dropLast()))
  }
}
