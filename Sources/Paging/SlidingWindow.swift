import Books
import Typeset

/// A part of a text in memory, which slides forward as the text is read.
///
/// Bytes after the end of the window are readable up to `SlidingWindow.padding`, as the line
/// breaker and `SourceLine` ask for; their content means nothing.
struct SlidingWindow: ~Copyable {
  /// The bytes that may be read past the end of the window.
  static let padding = max(TextWindow.padding, SourceLine.padding)

  private let source: any TextSource
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  /// The text's offset of the window's first byte.
  private(set) var start: Int
  /// The number of bytes in the window.
  private(set) var count = 0
  /// The text's end as far as it is known: reading finds an end that came nearer.
  private(set) var limit: Int

  /// A window onto `source`, empty at `offset`, that ends at `limit`.
  init(_ source: any TextSource, at offset: Int, limit: Int, capacity: Int) {
    self.source = source
    self.limit = limit
    self.capacity = capacity
    start = offset
    base = .allocate(capacity: capacity + Self.padding)
    (base + capacity).initialize(repeating: 0, count: Self.padding)
  }

  deinit { base.deallocate() }

  /// The end of the window, as an offset of the text.
  var end: Int { start + count }

  /// The bytes from `offset`, which must be in the window or at its end.
  func pointer(at offset: Int) -> UnsafePointer<UInt8> {
    UnsafePointer(base + (offset - start))
  }

  /// Leaves what is in the window, which is empty at `offset` then.
  mutating func move(to offset: Int) {
    start = offset
    count = 0
  }

  /// Makes the byte at `offset`, which must be in the window, another one as long as it stays there.
  func replace(at offset: Int, with byte: UInt8) { base[offset - start] = byte }

  /// Sees to it that the window holds the `length` bytes from `offset` on, or all there are.
  ///
  /// Pointers taken before are invalid afterwards when the window had to move.
  ///
  /// - Returns: Whether the window moved or grew.
  @discardableResult
  mutating func require(_ length: Int, from offset: Int) throws(TextError) -> Bool {
    let wanted = min(offset + length, limit)
    if offset >= start, wanted <= end { return false }
    try fill(from: offset, atLeast: max(wanted - offset, 0))
    return true
  }

  private mutating func fill(from offset: Int, atLeast length: Int) throws(TextError) {
    let kept = offset >= start && offset < end ? end - offset : 0
    if length > capacity {
      let larger = max(capacity * 2, length)
      let fresh = UnsafeMutablePointer<UInt8>.allocate(capacity: larger + Self.padding)
      (fresh + larger).initialize(repeating: 0, count: Self.padding)
      if kept > 0 { fresh.update(from: base + (offset - start), count: kept) }
      base.deallocate()
      base = fresh
      capacity = larger
    } else if kept > 0, offset > start {
      // The ranges may overlap: `update` moves as memmove does.
      base.update(from: base + (offset - start), count: kept)
    }
    start = offset
    count = kept
    while count < capacity, end < limit {
      let room = min(capacity - count, limit - end)
      let space = UnsafeMutableRawBufferPointer(start: base + count, count: room)
      let read = try source.read(into: space, at: end)
      if read == 0 {
        limit = end
        break
      }
      count += read
    }
  }
}
