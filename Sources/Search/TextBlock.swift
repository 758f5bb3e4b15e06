import Books

/// A part of a text in memory, with what stands around it.
struct TextBlock: ~Copyable {
  /// The bytes after the end that may be read and mean nothing.
  private static let padding = 256

  /// The first byte.
  let base: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  /// The number of bytes.
  private(set) var count = 0
  /// The text's offset of the first byte.
  private(set) var offset = 0
  /// Whether the text ends with the last byte.
  private(set) var isTextEnd = false

  /// Room for `capacity` bytes.
  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity + Self.padding)
    base.initialize(repeating: 0, count: capacity + Self.padding)
  }

  deinit { base.deallocate() }

  /// Whether the text begins with the first byte.
  var isTextStart: Bool { offset == 0 }

  /// Reads `range` of a text that ends at `end`; less where the text became shorter.
  mutating func load(
    _ range: Range<Int>, of text: any TextSource, end: Int
  ) throws(SearchError) {
    precondition(range.count <= capacity, "a block is no larger than was asked for")
    offset = range.lowerBound
    do {
      count = try text.read(
        into: UnsafeMutableRawBufferPointer(start: base, count: range.count), at: offset)
    } catch {
      throw .unreadable(error)
    }
    isTextEnd = count < range.count || range.upperBound >= end
    (base + count).update(repeating: 0, count: Self.padding)
  }
}
