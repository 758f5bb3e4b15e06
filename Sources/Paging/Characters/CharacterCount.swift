/// Characters and words of some bytes, 16 bytes at once.
struct CharacterCount: Equatable {
  /// The bytes that begin a character.
  private(set) var characters = 0
  /// The bytes that begin a word.
  private(set) var words = 0

  /// The number of bytes that are compared at once.
  private static let width = 16
  /// The number of times that lanes of a byte can be counted up.
  private static let longestRun = 255

  private typealias Block = SIMD16<Int8>

  /// What stands in `bytes`.
  ///
  /// - Parameter isAfterSpace: Whether a word may begin with the first of them.
  init(of bytes: UnsafeRawBufferPointer, isAfterSpace: Bool = true) {
    guard let first = bytes.first else { return }
    // Each block is compared with the one that begins a byte before it.
    add(first, isAfterSpace)
    var index = 1
    while index + Self.width <= bytes.count {
      let blocks = min((bytes.count - index) / Self.width, Self.longestRun)
      add(bytes, from: index, blocks)
      index += blocks * Self.width
    }
    while index < bytes.count {
      add(bytes[index], Self.isSpace(bytes[index - 1]))
      index += 1
    }
  }

  /// The index in `bytes` of the character with the given number, from 0; their number where there
  /// are not so many.
  static func index(ofCharacter number: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var left = number
    for (index, byte) in bytes.enumerated() where beginsCharacter(byte) {
      if left == 0 { return index }
      left -= 1
    }
    return bytes.count
  }

  /// Whether `byte` is white space of ASCII.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func beginsCharacter(_ byte: UInt8) -> Bool {
    byte & 0xC0 != 0x80 && byte != 0x0D
  }

  private mutating func add(_ byte: UInt8, _ isAfterSpace: Bool) {
    if Self.beginsCharacter(byte) { characters += 1 }
    if isAfterSpace, !Self.isSpace(byte) { words += 1 }
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer, from index: Int, _ blocks: Int) {
    var characterLanes = SIMD16<UInt8>()
    var wordLanes = SIMD16<UInt8>()
    for number in 0..<blocks {
      let start = index &+ number &* Self.width
      let block = bytes.loadUnaligned(fromByteOffset: start, as: Block.self)
      let before = bytes.loadUnaligned(fromByteOffset: start &- 1, as: Block.self)
      // A mask is 255 where it holds: less one, in a lane of a byte.
      characterLanes &-= Self.beginCharacters(block)
      wordLanes &-= Self.areSpaces(before) & ~Self.areSpaces(block)
    }
    characters += Self.sum(characterLanes)
    words += Self.sum(wordLanes)
  }

  @inline(__always)
  private static func beginCharacters(_ block: Block) -> SIMD16<UInt8> {
    // As signed numbers, the bytes 10xxxxxx are those below -64.
    ones(block .>= Block(repeating: -64)) & ~ones(block .== Block(repeating: 0x0D))
  }

  @inline(__always)
  private static func areSpaces(_ block: Block) -> SIMD16<UInt8> {
    ones(block .== Block(repeating: 0x20))
      | (ones(block .> Block(repeating: 0x08)) & ones(block .< Block(repeating: 0x0E)))
  }

  @inline(__always)
  private static func ones(_ mask: SIMDMask<Block>) -> SIMD16<UInt8> {
    unsafeBitCast(mask, to: SIMD16<UInt8>.self)
  }

  private static func sum(_ lanes: SIMD16<UInt8>) -> Int {
    Int(SIMD16<UInt16>(truncatingIfNeeded: lanes).wrappedSum())
  }
}
