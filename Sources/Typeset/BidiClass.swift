/// The class of a character in UAX #9, in the order of the tables.
package enum BidiClass: UInt8, Sendable {
  case l, r, al, en, es, et, an, cs, nsm, bn, b, s, ws, on
  case lre, lro, rle, rlo, pdf, lri, rli, fsi, pdi

  /// Whether an isolate begins with it.
  var isIsolateInitiator: Bool { self == .lri || self == .rli || self == .fsi }

  /// Whether rule X9 takes it out.
  var isRemoved: Bool {
    switch self {
    case .lre, .lro, .rle, .rlo, .pdf, .bn: true
    default: false
    }
  }

  /// Whether it is neutral in the rules N1 and N2.
  var isNeutral: Bool {
    switch self {
    case .b, .s, .ws, .on, .lri, .rli, .fsi, .pdi: true
    default: false
    }
  }
}

/// What the tables of UAX #9 say of characters.
package enum BidiTables {
  private static let ranges: (starts: [UInt32], classes: [BidiClass]) = {
    var starts: [UInt32] = []
    var classes: [BidiClass] = []
    var start: UInt32 = 0
    for byte in UnsafeBufferPointer(
      start: BidiData.ranges.utf8Start, count: BidiData.ranges.utf8CodeUnitCount)
    {
      switch byte {
      case 0x30...0x39: start = start << 4 | UInt32(byte - 0x30)
      case 0x61...0x66: start = start << 4 | UInt32(byte - 0x57)
      default:
        starts.append(start)
        classes.append(BidiClass(rawValue: byte - 0x41) ?? .on)
        start = 0
      }
    }
    return (starts, classes)
  }()

  /// Opening brackets, each with the one that closes it.
  private static let brackets = pairs(BidiData.brackets)
  private static let openings = Dictionary(uniqueKeysWithValues: brackets.map { ($1, $0) })
  private static let mirrors = pairs(BidiData.mirrors)

  private static func pairs(_ text: StaticString) -> [UInt32: UInt32] {
    let words = text.description.split(separator: " ").compactMap { UInt32($0, radix: 16) }
    var pairs: [UInt32: UInt32] = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      pairs[words[index]] = words[index + 1]
    }
    return pairs
  }

  /// The class of a code point.
  ///
  /// - Complexity: O(log *n*) in the number of ranges.
  package static func bidiClass(of scalar: UInt32) -> BidiClass {
    var (low, high) = (0, ranges.starts.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges.starts[middle] <= scalar { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? ranges.classes[low - 1] : .l
  }

  /// The bracket that closes an opening one, in the form that counts for comparing.
  static func closing(of scalar: UInt32) -> UInt32? { brackets[scalar].map(canonical) }

  /// Whether it is a closing bracket, in the form that counts for comparing.
  static func closingBracket(_ scalar: UInt32) -> UInt32? {
    openings[scalar] == nil ? nil : canonical(scalar)
  }

  /// What is drawn for a character from right to left; `nil` if that is the same.
  package static func mirror(of scalar: UInt32) -> UInt32? { mirrors[scalar] }

  /// Angle brackets of two blocks are the same.
  private static func canonical(_ scalar: UInt32) -> UInt32 { scalar == 0x232A ? 0x3009 : scalar }
}
