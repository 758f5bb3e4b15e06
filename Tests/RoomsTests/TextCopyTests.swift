import Books
import Glibc
import Rooms
import TestSupport
import Testing

struct TextCopyTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func `a text is saved byte for byte`() throws {
    // Several blocks, the last of them not full.
    let bytes = (0..<700_001).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let sentence = TextCopy(of: MemoryText(bytes), to: folder.path("copy")).write()
    #expect(sentence == "Saved in \(folder.path("copy")): 700001 bytes.")
    #expect(try folder.bytes(of: "copy") == bytes)
  }

  @Test func `no file is written over`() throws {
    try folder.write("old", to: "copy")
    let sentence = TextCopy(of: MemoryText("new"), to: folder.path("copy")).write()
    #expect(sentence == "\(folder.path("copy")) exists already, and was left as it is.")
    #expect(try folder.bytes(of: "copy") == Array("old".utf8))
  }

  @Test func `where nothing can be written, the system's words say so`() throws {
    let path = folder.path("none/copy")
    #expect(
      TextCopy(of: MemoryText("new"), to: path).write()
        == "\(path) cannot be written: No such file or directory.")
  }

  @Test(.enabled(if: TinyDisk.isPossible, "file systems cannot be mounted here"))
  func `nothing is left on a full disk`() throws {
    let disk = try #require(TinyDisk(kilobytes: 64))
    let path = disk.path + "/copy"
    let bytes = [UInt8](repeating: 1, count: 1 << 20)
    #expect(
      TextCopy(of: MemoryText(bytes), to: path).write()
        == "\(path) cannot be written: No space left on device.")
    #expect(access(path, F_OK) != 0)
  }
}
