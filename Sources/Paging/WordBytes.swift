/// What there is among the bytes of a line's words, found in one pass over sixteen of them at a time.
struct WordBytes {
  private typealias Block = SIMD16<UInt8>
  /// Columns are counted in bytes for each sixteenth part of the words.
  private static let mostInBlocks = 127 * Block.scalarCount

  /// The columns of the words, about: a byte that begins a code point from U+3000 on counts two.
  private(set) var columns: Int
  /// Whether there is a space.
  private(set) var hasSpace = false
  /// Whether there is a tab, or a space after a space.
  private(set) var hasGap = false

  /// The bytes of `words`, which neither begins nor ends with a blank.
  init(_ words: UnsafeRawBufferPointer) {
    columns = words.count
    if words.count > Block.scalarCount, words.count <= Self.mostInBlocks {
      addBlocks(words)
    } else {
      var before: UInt8 = 0
      for byte in words {
        if byte == 0x20 {
          hasSpace = true
          if before == 0x20 { hasGap = true }
        } else if byte == 0x09 {
          hasGap = true
        }
        columns &+= Self.change(byte)
        before = byte
      }
    }
  }

  /// How many columns more than one a byte counts.
  @inline(__always)
  static func change(_ byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? -1 : byte >= 0xE3 ? 1 : 0
  }

  @inline(__always)
  private mutating func addBlocks(_ words: UnsafeRawBufferPointer) {
    var (others, spaces, gaps, changes) = (Block.zero, Block.zero, Block.zero, Block.zero)
    // The last block, which may overlap the one before it, ends before the last byte.
    let last = words.count &- 1 &- Block.scalarCount
    var index = 0
    while true {
      let start = min(index, last)
      let block = words.loadUnaligned(fromByteOffset: start, as: Block.self)
      let next = words.loadUnaligned(fromByteOffset: start &+ 1, as: Block.self)
      others |= block
      let isSpace = Self.ones(block .== Block(repeating: 0x20))
      spaces |= isSpace
      gaps |= isSpace & Self.ones(next .== Block(repeating: 0x20))
      gaps |= Self.ones(block .== Block(repeating: 0x09))
      var change = Self.ones((block & Block(repeating: 0xC0)) .== Block(repeating: 0x80))
      change &-= Self.ones(block .>= Block(repeating: 0xE3))
      if start < index {
        let isCounted = Self.lanes .< Block(repeating: UInt8(truncatingIfNeeded: index &- start))
        change.replace(with: 0, where: isCounted)
      }
      changes &+= change
      if start == last { break }
      index &+= Block.scalarCount
    }
    hasSpace = Self.union(spaces) != 0
    hasGap = Self.union(gaps) != 0
    if Self.union(others) & 0x8080_8080_8080_8080 != 0 {
      columns &+= Self.sum(changes &+ Block(repeating: 128)) &- 128 &* Block.scalarCount
    }
    columns &+= Self.change(words[words.count &- 1])
  }

  private static var lanes: Block {
    Block(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
  }

  /// Bytes of ones where `mask` is set.
  @inline(__always)
  private static func ones(_ mask: SIMDMask<SIMD16<Int8>>) -> Block {
    unsafeBitCast(mask, to: Block.self)
  }

  /// The sum of all bytes.
  @inline(__always)
  private static func sum(_ block: Block) -> Int {
    let even: UInt64 = 0x00FF_00FF_00FF_00FF
    let halves = unsafeBitCast(block, to: SIMD2<UInt64>.self)
    var pairs: UInt64 = 0
    pairs &+= (halves[0] & even) &+ (halves[0] &>> 8 & even)
    pairs &+= (halves[1] & even) &+ (halves[1] &>> 8 & even)
    return Int((pairs &* 0x0001_0001_0001_0001) &>> 48)
  }

  /// The bits that are set in one half or the other.
  @inline(__always)
  private static func union(_ block: Block) -> UInt64 {
    let halves = unsafeBitCast(block, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1]
  }
}
