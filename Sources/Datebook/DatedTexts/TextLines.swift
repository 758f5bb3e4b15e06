import Books
import Glibc
import Synchronization

/// The lines of a text one after the other, in memory that does not grow with it.
struct TextLines {
  private static let capacity = 256 << 10

  private let source: any TextSource
  private let terminator: UInt8

  /// The lines of `source`, which `terminator` ends.
  init(_ source: any TextSource, terminator: UInt8) {
    self.source = source
    self.terminator = terminator
  }

  /// Hands the lines to `take`, each without what ends it and with its offset, until it wants no
  /// more; of a line of more than 256 KB only the beginning.
  ///
  /// - Returns: Whether it was not cancelled.
  func forEach(
    _ isCancelled: borrowing Atomic<Bool>,
    _ take: (UnsafeRawBufferPointer, Int) -> Bool
  ) throws(TextError) -> Bool {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.capacity, alignment: 16)
    defer { buffer.deallocate() }
    let limit = source.count
    var start = 0
    var count = 0
    var isInside = false
    while !isCancelled.load(ordering: .relaxed) {
      let room = min(buffer.count - count, limit - start - count)
      let space = UnsafeMutableRawBufferPointer(rebasing: buffer[count..<count + max(room, 0)])
      let read = space.isEmpty ? 0 : try source.read(into: space, at: start + count)
      count += read
      var position = 0
      while let end = lineEnd(buffer, from: position, to: count) {
        if !isInside {
          guard take(UnsafeRawBufferPointer(rebasing: buffer[position..<end]), start + position)
          else { return true }
        }
        isInside = false
        position = end + 1
      }
      if read == 0 || position == 0 && count == buffer.count {
        // What has no end here: the last line, or one that is longer than the buffer.
        if !isInside, position < count,
          !take(UnsafeRawBufferPointer(rebasing: buffer[position..<count]), start + position)
        {
          return true
        }
        if read == 0 { return true }
        isInside = true
        position = count
      }
      buffer.copyMemory(
        from: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[position..<count]))
      start += position
      count -= position
    }
    return false
  }

  private func lineEnd(
    _ buffer: UnsafeMutableRawBufferPointer, from start: Int, to end: Int
  ) -> Int? {
    guard start < end, let base = buffer.baseAddress,
      let found = memchr(base + start, CInt(terminator), end - start)
    else { return nil }
    return UnsafeMutableRawPointer(found) - base
  }
}
