package import Books
import Glibc

/// A short text in memory, one after the other: for a search through thousands of files.
///
/// `TextOpener` samples a file many times, follows its links and digests it, and keeps it open. This
/// opens it, reads it at once and closes it. It takes only what `TextOpener` would give as it is or
/// with familiar line ends: regular files that are valid UTF-8, no books of markup and no documents that
/// another program reads.
///
/// Unchecked: it lends the bytes of one buffer without a lock, since a lock for each read would cost
/// more than the read. One thread may use it at a time: the next `load` writes over the text.
package final class ShortText: TextSource, @unchecked Sendable {
  /// The length of the longest file that is read, in bytes.
  package static let longest = 512 << 10

  private let buffer = UnsafeMutableRawBufferPointer.allocate(
    byteCount: longest + 1, alignment: 16)
  private var text = 0..<0

  /// An empty text.
  package init() {}

  deinit { buffer.deallocate() }

  package var count: Int { text.count }
  package var isComplete: Bool { true }
  package var expectedCount: Int { text.count }

  package func read(
    into target: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(TextError) -> Int {
    guard offset < text.count else { return 0 }
    let start = text.lowerBound + offset
    let end = min(start + target.count, text.upperBound)
    target.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[start..<end]))
    return end - start
  }

  /// Reads the file at `path`.
  ///
  /// - Returns: Whether it was taken. If not, the text is empty, and `TextOpener` opens the file or
  ///   says why it cannot be opened.
  package func load(path: String) -> Bool {
    text = 0..<0
    var status = stat()
    // Before opening: to open a device may already do something to it.
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      (1...Self.longest).contains(status.st_size)
    else { return false }
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    // A byte more than the file has tells whether it grew.
    let count = Glibc.read(descriptor, buffer.baseAddress, Int(status.st_size) + 1)
    guard count == status.st_size else { return false }
    return accept(count, named: path)
  }

  /// Accepts the first `count` bytes of the buffer, if they are text that needs no conversion.
  private func accept(_ count: Int, named name: String) -> Bool {
    let bytes = UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])
    let beginning = Array(bytes.prefix(BookFormat.searched))
    guard BookFormat(beginning: beginning, named: name) == nil, Compression(beginning) == nil,
      OutsideFormat.told(by: beginning, named: name) == nil
    else { return false }
    let census = ByteCensus(of: UnsafeRawBufferPointer(bytes))
    guard census.badBytes == 0, census.nuls == 0, !(census.isASCII && census.hasShifts) else {
      return false
    }
    // Overstrike and colours are taken off.
    guard let base = buffer.baseAddress, memchr(base, 0x1B, count) == nil,
      memchr(base, 0x08, count) == nil
    else { return false }
    let start = Encoding(markOf: bytes.prefix(4))?.markLength ?? 0
    text = start..<count
    let head = bytes[start...].prefix(FamiliarText.headLength)
    let ends = LineEnds(of: UnsafeRawBufferPointer(UnsafeMutableRawBufferPointer(rebasing: head)))
    if ends != .familiar { ends.change(UnsafeMutableRawBufferPointer(rebasing: bytes[start...])) }
    return true
  }
}
