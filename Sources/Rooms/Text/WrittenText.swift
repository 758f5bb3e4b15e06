import Books
import Formats
import Glibc
import Setup
import Widgets

/// A text that is written to a terminal which cannot show pages, as it comes.
struct WrittenText {
  private static let block = 64 << 10

  private let text: OpenedText

  /// The text `text`, which may still be arriving.
  init(_ text: OpenedText) { self.text = text }

  /// Writes it, without anything of the text that a terminal would obey.
  ///
  /// - Returns: The status to exit with.
  func write() throws(Failure) -> Int32 {
    let source = text.source
    defer { source.stop() }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.block, alignment: 16)
    defer { buffer.deallocate() }
    var offset = 0
    do throws(TextError) {
      while true {
        let isComplete = source.isComplete
        let count = try source.read(into: buffer, at: offset)
        let bytes = buffer[..<count]
        // A character is not parted from its rest.
        let whole = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? count
        let part = isComplete && count < Self.block ? count : whole
        if part == 0 {
          if isComplete { break }
          usleep(10_000)
          continue
        }
        print(
          String(decoding: bytes[..<part], as: UTF8.self).harmless(keepsDirections: true),
          terminator: "")
        fflush(nil)
        offset += part
      }
    } catch {
      throw Failure(error)
    }
    if let failure = source.failure {
      throw Failure(sentence: failure.sentence, status: failure.exitStatus)
    }
    return EXIT_SUCCESS
  }
}
