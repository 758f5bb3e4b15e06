import CByteMasks

/// What kinds of bytes a file's samples are made of.
///
/// Counts add up over samples; a sequence that a sample's edge cuts is not held against the text.
struct ByteCensus {
  /// The bytes that were looked at.
  private(set) var total = 0
  /// Bytes of zero.
  private(set) var nuls = 0
  /// How many runs of such bytes there are: a log of a machine that lost its power has a long one.
  private var nulRuns = 0
  /// Control characters that no text has use for, without the NULs.
  private(set) var controls = 0
  /// Characters of several bytes that are valid UTF-8.
  private(set) var sequences = 0
  /// Bytes that are not ASCII and not part of valid UTF-8.
  private(set) var badBytes = 0
  /// Whether a character set is chosen with an escape sequence, as in ISO-2022-JP.
  private(set) var hasShifts = false

  /// Whether there is nothing but ASCII.
  var isASCII: Bool { sequences == 0 && badBytes == 0 }

  /// Whether so many bytes are control characters that this is no text in an 8-bit encoding.
  ///
  /// Over one in a hundred, and more than the few that a short text may have. A run of zeros is one,
  /// unless there is hardly anything else.
  var looksBinary: Bool {
    if hasNames { return false }
    if nuls * 2 > total, nuls > 8 { return true }
    let odd = nulRuns + controls
    return odd > 8 && odd * 100 > total - nuls
  }

  /// Whether it is a list of names with a zero behind each, as `find -print0` writes it.
  private var hasNames: Bool {
    nuls > 0 && nuls == nulRuns && nuls * 4 <= total && controls == 0 && badBytes == 0
  }

  /// Whether these bytes can be a text in ASCII or UTF-8 that only has a few NULs or damaged bytes.
  var isFamiliarText: Bool {
    (isASCII || badBytes * 20 <= sequences) && controls * 50 <= total
  }

  /// The control bytes in a hundred bytes.
  var controlPercentage: Int { total == 0 ? 0 : controlBytes * 100 / total }

  private var controlBytes: Int { nuls + controls }

  /// Whether this is UTF-8, perhaps with a few bad bytes.
  ///
  /// In other encodings valid sequences come about by chance only: none in Latin-1 and Cyrillic
  /// sets, one in several bad bytes in East Asian ones.
  var isUTF8: Bool { badBytes == 0 || sequences >= badBytes }

  /// The census of `samples`.
  init(of samples: [Sample]) {
    for sample in samples {
      sample.bytes.withUnsafeBytes { add($0, isCutAtStart: sample.offset > 0) }
    }
  }

  /// The census of a text's first bytes, or of bytes that follow where a character ends.
  init(of bytes: UnsafeRawBufferPointer) {
    add(bytes, isCutAtStart: false)
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer, isCutAtStart: Bool) {
    total += bytes.count
    var index = 0
    if isCutAtStart {
      while index < min(3, bytes.count), bytes[index] & 0xC0 == 0x80 { index += 1 }
    }
    if let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) {
      while index + Int(CBM_READ) <= bytes.count {
        // Of most text, only the ends of lines are other than ASCII from the space on.
        let others = cbm_others(base + index)
        guard others != 0 else {
          index += 64
          continue
        }
        index += others.trailingZeroBitCount
        repeat {
          index += addOne(bytes, at: index)
        } while index < bytes.count && bytes[index] >= 0x80
      }
    }
    while index < bytes.count { index += addOne(bytes, at: index) }
  }

  /// Counts the character at `index`, and says how many bytes it has.
  private mutating func addOne(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int {
    let byte = bytes[index]
    if byte >= 0x80 { return addSequence(bytes, at: index) }
    switch byte {
    case 0:
      nuls += 1
      if index == 0 || bytes[index - 1] != 0 { nulRuns += 1 }
    case 0x1B:
      hasShifts = hasShifts || (index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "$"))
    // Backspace, tab, line feed, vertical tab, form feed, return.
    case 0x08...0x0D: break
    case ..<0x20: controls += 1
    default: break
    }
    return 1
  }

  private mutating func addSequence(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int {
    switch UTF8Sequence(in: bytes, at: index) {
    case .valid(let length):
      sequences += 1
      return length
    case .cut(let length):
      return length
    case .bad:
      badBytes += 1
      return 1
    }
  }
}

/// What a byte over 0x7F begins, by table 3-7 of the Unicode standard.
enum UTF8Sequence: Equatable {
  /// A character of `length` bytes.
  case valid(length: Int)
  /// The first `length` bytes of a character, and then no more bytes.
  case cut(length: Int)
  /// No character.
  case bad

  /// Looks at the byte at `index`, which is over 0x7F, and at those after it.
  init(in bytes: UnsafeRawBufferPointer, at index: Int) {
    let lead = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default:
      self = .bad
      return
    }
    for step in 1..<length {
      guard index + step < bytes.count else {
        self = .cut(length: step)
        return
      }
      guard (step == 1 ? second : 0x80...0xBF).contains(bytes[index + step]) else {
        self = .bad
        return
      }
    }
    self = .valid(length: length)
  }
}
