import Books

/// Turns the tabs of a manual page back into the spaces that they stand for.
///
/// `col -b`, which takes the overstrike out of a formatted page, also writes runs of spaces as tabs,
/// wherever a run reaches a column that is a multiple of 8: in the middle of an indent or of a
/// justified line.
struct TabExpansion {
  /// The columns between two tab stops: those of `col`.
  private static let width = 8
  /// More bytes than any manual page has.
  private static let longest = 8 << 20

  /// The column of the next byte.
  private var column = 0

  /// The expansion for a text that begins with `head`; `nil` if it is no manual page, or one in which
  /// letters are struck over or coloured: its columns are not those of its bytes.
  init?(ofTextBeginning head: [UInt8]) {
    let isManual = head.withUnsafeBytes { ManualTitle.begins($0) }
    guard isManual, !head.contains(where: { $0 == 0x08 || $0 == 0x1B }) else { return nil }
  }

  /// The expansion for a file of which these are samples; `nil` if it has nothing to expand.
  init?(of samples: [Sample], size: Int) {
    guard let head = samples.first?.bytes, size <= Self.longest else { return nil }
    self.init(ofTextBeginning: head)
    guard samples.contains(where: { $0.bytes.contains(0x09) }) else { return nil }
  }

  /// Expands the tabs of `bytes`, which follow those that were expanded before.
  mutating func expand(_ bytes: inout [UInt8]) {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + bytes.count / 4)
    for byte in bytes {
      switch byte {
      case 0x09:
        let count = Self.width - column % Self.width
        output.append(contentsOf: repeatElement(0x20, count: count))
        column += count
        continue
      case 0x0A, 0x0C, 0x0D: column = 0
      // A continuation byte of UTF-8 has no column of its own.
      case 0x80..<0xC0: break
      // From U+3000 on most characters are two columns wide.
      default: column += byte >= 0xE3 ? 2 : 1
      }
      output.append(byte)
    }
    bytes = output
  }
}
