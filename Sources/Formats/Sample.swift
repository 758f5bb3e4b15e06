import Files
import Markup

/// A piece of a file that was read to find out what the file is.
struct Sample: Sendable {
  /// Where in the file it starts, in bytes: a multiple of 4, so that wide characters stay whole.
  let offset: Int
  /// Its bytes.
  let bytes: [UInt8]

  /// The length of the sample at the file's start, and of a file that is read whole.
  private static let headLength = 16 << 10
  private static let wholeLength = 64 << 10
  private static let laterLength = 1 << 10
  /// Files up to this length get many samples; in longer ones each may be a disk's seek.
  private static let closeLength = 16 << 20

  /// Reads samples of `file`: its head, and pieces spread evenly over it.
  ///
  /// A file of up to 64 KiB is read whole; of any other, 48 KiB at most.
  static func read(_ file: OpenFile) throws(Errno) -> [Sample] {
    let size = file.sizeAtOpening
    guard size > wholeLength else {
      return [Sample(offset: 0, bytes: try file.bytes(at: 0, length: wholeLength))]
    }
    var samples = [Sample(offset: 0, bytes: try file.bytes(at: 0, length: headLength))]
    let pieces = size <= closeLength ? 32 : 8
    for piece in 1...pieces {
      let spread = (size - headLength - laterLength) / pieces * piece
      let offset = (headLength + spread) & ~3
      samples.append(
        Sample(offset: offset, bytes: try file.bytes(at: offset, length: laterLength)))
    }
    return samples
  }
}

extension Sample {
  private static let scanLimit = 512 << 10
  private static let scanBlock = 32 << 10

  /// The first piece of a file in which a byte is not ASCII.
  ///
  /// For files whose samples are all ASCII: a Latin-1 novel may have one accent in a chapter.
  ///
  /// - Returns: `nil` when there is none, or the file is longer than half a megabyte.
  /// - Complexity: One read of the file, at the speed of memory.
  static func firstNotASCII(_ file: OpenFile) throws(Errno) -> Sample? {
    let size = file.sizeAtOpening
    guard size > wholeLength, size <= scanLimit else { return nil }
    var offset = headLength
    while offset < size {
      let sample = Sample(
        offset: offset, bytes: try file.bytes(at: offset, length: scanBlock))
      if sample.bytes.isEmpty { return nil }
      if !sample.isASCII { return sample }
      offset += scanBlock
    }
    return nil
  }

  /// Whether no byte has its high bit set.
  private var isASCII: Bool {
    bytes.withUnsafeBytes { bytes in
      var bits: UInt64 = 0
      let whole = bytes.count & ~7
      for index in stride(from: 0, to: whole, by: 8) {
        bits |= bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      }
      for byte in bytes[whole...] { bits |= UInt64(byte) }
      return bits & 0x8080_8080_8080_8080 == 0
    }
  }
}

extension Sample {
  /// Whether there is overstrike or a colour in it.
  var hasStyles: Bool { bytes.withUnsafeBytes { TerminalText.hasStyles($0) } }
}
