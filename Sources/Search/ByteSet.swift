/// Some values of a byte, looked for in sixteen bytes at once.
struct ByteSet: Sendable {
  /// The most values that are told apart; of more, all that are not ASCII are taken together.
  private static let most = 8

  typealias Block = SIMD16<UInt8>

  /// The values, each sixteen times.
  private var blocks: [Block]
  /// Whether every byte from 0x80 on is one of the values.
  private let hasHigh: Bool

  /// The set of `values`, and with `high` of every byte from 0x80 on.
  init(_ values: some Sequence<UInt8>, high: Bool = false) {
    var values = Set(values)
    hasHigh = high || values.count > Self.most
    if hasHigh { values = values.filter { $0 < 0x80 } }
    blocks = values.sorted().map { Block(repeating: $0) }
  }

  /// Whether `byte` is one of the values.
  func contains(_ byte: UInt8) -> Bool {
    hasHigh && byte >= 0x80 || blocks.contains { $0[0] == byte }
  }

  /// Calls `body` with the values as they are compared.
  @inline(__always)
  func withValues<Result>(_ body: (Values) -> Result) -> Result {
    blocks.withUnsafeBufferPointer { body(Values(blocks: $0, hasHigh: hasHigh)) }
  }

  /// The values of a set while they are compared.
  struct Values {
    fileprivate let blocks: UnsafeBufferPointer<Block>
    fileprivate let hasHigh: Bool

    /// The 64 bytes from `place` on: all ones where one is a value of the set, else zero.
    @inline(__always)
    func hits(in place: UnsafePointer<UInt8>) -> Hits {
      let bytes = UnsafeRawPointer(place)
      let a = bytes.loadUnaligned(as: Block.self)
      let b = bytes.loadUnaligned(fromByteOffset: 16, as: Block.self)
      let c = bytes.loadUnaligned(fromByteOffset: 32, as: Block.self)
      let d = bytes.loadUnaligned(fromByteOffset: 48, as: Block.self)
      var hits = Hits()
      for value in blocks {
        hits.a |= Self.ones(a .== value)
        hits.b |= Self.ones(b .== value)
        hits.c |= Self.ones(c .== value)
        hits.d |= Self.ones(d .== value)
      }
      if hasHigh {
        let high = Block(repeating: 0x80)
        hits.a |= Self.ones(a .>= high)
        hits.b |= Self.ones(b .>= high)
        hits.c |= Self.ones(c .>= high)
        hits.d |= Self.ones(d .>= high)
      }
      return hits
    }

    @inline(__always)
    private static func ones(_ mask: SIMDMask<SIMD16<Int8>>) -> Block {
      unsafeBitCast(mask, to: Block.self)
    }
  }

  /// Which of 64 bytes are values of a set.
  struct Hits {
    fileprivate var a = Block(repeating: 0)
    fileprivate var b = Block(repeating: 0)
    fileprivate var c = Block(repeating: 0)
    fileprivate var d = Block(repeating: 0)

    /// Those in both.
    @inline(__always)
    static func & (one: Hits, other: Hits) -> Hits {
      var both = Hits()
      both.a = one.a & other.a
      both.b = one.b & other.b
      both.c = one.c & other.c
      both.d = one.d & other.d
      return both
    }

    /// Whether there are none.
    @inline(__always)
    var isEmpty: Bool {
      let words = unsafeBitCast((a | b) | (c | d), to: SIMD2<UInt64>.self)
      return words[0] | words[1] == 0
    }

    /// Calls `body` with the index of each, in order, until it returns `false`.
    @inline(__always)
    func forEach(_ body: (Int) -> Bool) -> Bool {
      for (index, block) in [a, b, c, d].enumerated() {
        let words = unsafeBitCast(block, to: SIMD2<UInt64>.self)
        for half in 0..<2 {
          var word = UInt64(littleEndian: words[half])
          while word != 0 {
            let byte = word.trailingZeroBitCount >> 3
            guard body(index &* 16 &+ half &* 8 &+ byte) else { return false }
            word &= ~(0xFF &<< UInt64(truncatingIfNeeded: byte &* 8))
          }
        }
      }
      return true
    }
  }
}
