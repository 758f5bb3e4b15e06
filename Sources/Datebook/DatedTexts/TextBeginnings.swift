import Books

/// Short pieces of a text, asked for in the order of their offsets: many of them take one reading.
final class TextBeginnings {
  private static let capacity = 32 << 10

  private let source: any TextSource
  private let buffer: UnsafeMutableRawBufferPointer
  /// The offset of the buffer's first byte, and how many bytes it has of the text.
  private var start = 0
  private var count = 0

  /// The pieces of `source`.
  init(_ source: any TextSource) {
    self.source = source
    buffer = .allocate(byteCount: Self.capacity, alignment: 16)
  }

  deinit { buffer.deallocate() }

  /// The bytes from `offset` on, fewer than `wanted` at the end of the text; they are there until the
  /// next ones are asked for.
  ///
  /// - Parameter wanted: At most 32 KB.
  func bytes(_ wanted: Int, at offset: Int) throws(TextError) -> UnsafeRawBufferPointer {
    if offset < start || offset + wanted > start + count {
      count = 0
      start = offset
      count = try source.read(into: buffer, at: offset)
    }
    let from = offset - start
    return UnsafeRawBufferPointer(rebasing: buffer[from..<min(from + wanted, count)])
  }
}
