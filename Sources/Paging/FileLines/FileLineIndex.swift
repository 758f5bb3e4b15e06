package import Books

/// How many lines of the file end before each stretch of a text: turns offsets into the numbers of
/// lines, as compilers and editors count them.
///
/// It takes 8 bytes for 256 KB of the text.
package struct FileLineIndex: Equatable, Sendable {
  /// The bytes from one entry to the next.
  static let stretch = 256 << 10

  /// The number of bytes that were counted.
  package let bytes: Int
  /// The byte that ends a line.
  let terminator: UInt8
  /// The line ends before each stretch; the last one may be shorter than the others, or empty.
  let starts: [Int]
  /// The number of line ends.
  let ends: Int

  /// The number of line ends before the byte at `offset` of the text of `source`, which is the number
  /// of its line, from 0.
  ///
  /// - Complexity: O(1), and a look at up to 256 KB of the text.
  package func line(at offset: Int, in source: any TextSource) throws(TextError) -> Int {
    guard offset < bytes else { return ends }
    let stretch = max(offset, 0) / Self.stretch
    let from = stretch * Self.stretch
    return try starts[stretch] + Self.ends(terminator, in: from..<max(offset, from), of: source)
  }

  /// The number of line ends among the bytes of `range`.
  package static func ends(
    _ terminator: UInt8, in range: Range<Int>, of source: any TextSource
  ) throws(TextError) -> Int {
    range.isEmpty ? 0 : try source.withBytes(range) { $0.count(of: terminator) }
  }
}

extension UnsafeRawBufferPointer {
  /// How many of its bytes are `byte`.
  ///
  /// - Complexity: O(*n*), some 10 GB a second.
  func count(of byte: UInt8) -> Int {
    typealias Bytes = SIMD32<UInt8>
    let pattern = Bytes(repeating: byte)
    var total = 0
    var index = 0
    while index &+ 32 <= count {
      // A byte of the sum counts up to 255.
      var sums = Bytes(repeating: 0)
      var rounds = Swift.min((count &- index) / 32, 255)
      while rounds > 0 {
        let bytes = loadUnaligned(fromByteOffset: index, as: Bytes.self)
        sums &+= Bytes(repeating: 0).replacing(with: 1, where: bytes .== pattern)
        index &+= 32
        rounds &-= 1
      }
      let low = SIMD16<UInt16>(truncatingIfNeeded: sums.lowHalf)
      let high = SIMD16<UInt16>(truncatingIfNeeded: sums.highHalf)
      total &+= Int((low &+ high).wrappedSum())
    }
    while index < count {
      if self[index] == byte { total &+= 1 }
      index &+= 1
    }
    return total
  }
}
