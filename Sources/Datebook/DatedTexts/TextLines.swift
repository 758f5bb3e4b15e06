import Books
import Glibc
import Synchronization

/// The lines of a text one after the other, in memory that does not grow with it.
struct TextLines {
  /// The bytes that are read at once: more would be memory that was never touched before.
  private static let usual = 64 << 10
  /// The bytes of a line that are handed over at most.
  private static let longest = 256 << 10

  private let source: any TextSource
  private let terminator: UInt8

  /// The lines of `source`, which `terminator` ends.
  init(_ source: any TextSource, terminator: UInt8) {
    self.source = source
    self.terminator = terminator
  }

  /// Hands the lines to `body`, each without what ends it and with its offset, until it wants no
  /// more; of a line of more than 256 KB only the beginning.
  ///
  /// - Parameter range: The bytes of the lines, the first of which begins where it does; all of the
  ///   text where it is `nil`.
  /// - Returns: Whether it was not cancelled.
  func forEach(
    in range: Range<Int>? = nil, _ isCancelled: borrowing Atomic<Bool>,
    _ body: (UnsafeRawBufferPointer, Int) -> Bool
  ) throws(TextError) -> Bool {
    var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.usual, alignment: 16)
    defer { buffer.deallocate() }
    let limit = min(range?.upperBound ?? .max, source.count)
    var start = range?.lowerBound ?? 0
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
          guard body(UnsafeRawBufferPointer(rebasing: buffer[position..<end]), start + position)
          else { return true }
        }
        isInside = false
        position = end + 1
      }
      if position == 0, count == buffer.count, count < Self.longest, !isInside {
        let wider = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.longest, alignment: 16)
        wider.copyMemory(from: UnsafeRawBufferPointer(buffer))
        buffer.deallocate()
        buffer = wider
        continue
      }
      if read == 0 || position == 0 && count == buffer.count {
        // What has no end here: the last line, or one that is longer than the buffer.
        if !isInside, position < count,
          !body(UnsafeRawBufferPointer(rebasing: buffer[position..<count]), start + position)
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

  /// The offset of a line that begins in `range`, the first one that can be told to stand behind a
  /// blank line, or behind any; `nil` if there is none.
  ///
  /// - Parameter needsBlank: Whether a blank line is to stand before it.
  func start(in range: Range<Int>, behindBlank needsBlank: Bool) throws(TextError) -> Int? {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4 << 10, alignment: 16)
    defer { buffer.deallocate() }
    var offset = range.lowerBound
    // Of the line that the range begins in, only its end is seen.
    var isBlank = !needsBlank
    while offset < range.upperBound {
      let count = try source.read(into: buffer, at: offset)
      guard count > 0 else { return nil }
      for index in 0..<min(count, range.upperBound - offset) {
        if buffer[index] == terminator {
          if isBlank { return offset + index + 1 }
          isBlank = true
        } else if needsBlank, buffer[index] > 0x20 {
          isBlank = false
        }
      }
      offset += count
    }
    return nil
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
