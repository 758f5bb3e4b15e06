/// The tables as the breaker walks them.
///
/// Nothing is built at start, nothing is freed, and nothing is carried along: the addresses of the
/// program's image are constants of its code.
struct BreakTables: Sendable {
  private var pages: UnsafePointer<UInt8> { UnicodeData.pages.utf8Start }
  private var blocks: UnsafeRawPointer { UnsafeRawPointer(UnicodeData.blocks.utf8Start) }
  private var classes: UnsafePointer<UInt8> { UnicodeData.classes.utf8Start }
  private var widths: UnsafePointer<UInt8> { UnicodeData.widths.utf8Start }
  private var steps: UnsafeRawPointer { UnsafeRawPointer(UnicodeData.steps.utf8Start) }
  private var ends: UnsafePointer<UInt8> { UnicodeData.ends.utf8Start }
  private var after: UnsafeRawPointer { UnsafeRawPointer(UnicodeData.after.utf8Start) }
  private var traits: UnsafePointer<UInt8> { UnicodeData.traits.utf8Start }
  private var afterSpaces: UnsafeRawPointer {
    UnsafeRawPointer(UnicodeData.afterSpace.utf8Start)
  }

  /// The two 7-bit bytes of entry `index`, the lower in the lower half.
  @inline(__always)
  private func pair(_ table: UnsafeRawPointer, _ index: Int) -> UInt16 {
    UInt16(littleEndian: table.loadUnaligned(fromByteOffset: index &* 2, as: UInt16.self))
  }

  /// The value of two 7-bit bytes.
  @inline(__always)
  private func joined(_ pair: UInt16) -> UInt16 { pair & 0x7F | (pair &>> 8) &<< 7 }

  /// Where the code point `value` stands in the tables by code point.
  @inline(__always)
  func record(of value: UInt32) -> Int {
    let value = Int(truncatingIfNeeded: value)
    var block = value &>> 6
    if value >= 0x10000 { block = Int(pages[value &>> 12 &- 16]) &<< 6 | block & 63 }
    return Int(joined(pair(blocks, block))) &<< 6 | value & 63
  }

  /// The break class of the code point `value`.
  @inline(__always)
  func breakClass(of value: UInt32) -> Int { Int(classes[record(of: value)]) }

  /// The raw width class of the code point `value`.
  @inline(__always)
  func width(of value: UInt32) -> UInt8 { widths[record(of: value)] }

  /// The raw width class of code point `low` of the 64 in the block numbered `block`, of U+0000 to
  /// U+FFFF.
  @inline(__always)
  func width(block: Int, _ low: Int) -> UInt8 {
    widths[Int(joined(pair(blocks, block))) &<< 6 | low]
  }

  /// What the automaton does in `state` when a code point of class `breakClass` comes.
  @inline(__always)
  func step(_ state: UInt16, _ breakClass: Int) -> BreakStep {
    let pair = pair(steps, Int(state) &* UnicodeData.classCount &+ breakClass)
    return BreakStep(flags: pair & 15, state: (pair & 0x7F) &>> 4 | (pair &>> 8) &<< 3)
  }

  /// Whether in `state` it is still open if a line may end at the place asked about last.
  @inline(__always)
  func isAsking(_ state: UInt16) -> Bool { ends[Int(state)] & 1 != 0 }

  /// The answer to an open question when the paragraph ends.
  func endBreaks(_ state: UInt16) -> Bool { ends[Int(state)] & 2 != 0 }

  /// The state after a code point of class `breakClass`, whatever stood before it; 0 if that matters.
  @inline(__always)
  func state(after breakClass: Int) -> UInt16 { joined(pair(after, breakClass)) }

  /// What can be said of a byte without its context; nothing of bytes that are not ASCII.
  @inline(__always)
  func traits(of byte: UInt8) -> ByteTraits {
    byte < 0x80 ? ByteTraits(rawValue: traits[Int(byte)]) : []
  }

  /// The state after `byte` and spaces if a line may end there before a letter or digit, else 0.
  @inline(__always)
  func stateAfterSpaces(_ byte: UInt8) -> UInt16 {
    byte < 0x80 ? joined(pair(afterSpaces, Int(byte))) : 0
  }
}

/// What a step of the break automaton tells of the place before the code point, and where it leads.
struct BreakStep {
  /// The four flags.
  let flags: UInt16
  /// The state after the code point.
  let state: UInt16

  /// Whether a line may end before the code point.
  @inline(__always) var breaks: Bool { flags & 1 != 0 }
  /// Whether what follows the code point decides if a line may end before it.
  @inline(__always) var asks: Bool { flags & 2 != 0 }
  /// Whether the code point answers the question asked last with a break.
  @inline(__always) var answers: Bool { flags & 4 != 0 }
  /// Whether a cluster begins with the code point, and no line can.
  @inline(__always) var isWithinWord: Bool { flags & 11 == 8 }
  /// Whether a cluster begins with the code point.
  @inline(__always) var endsCluster: Bool { flags & 8 != 0 }
}

/// What can be said of a byte of ASCII wherever it stands.
struct ByteTraits: OptionSet {
  let rawValue: UInt8

  /// A letter or digit.
  static let word = ByteTraits(rawValue: 1)
  /// No line ends before it, but after a space.
  static let holdsBefore = ByteTraits(rawValue: 2)
  /// No line ends between it and a letter or digit.
  static let holdsAfter = ByteTraits(rawValue: 4)
}
