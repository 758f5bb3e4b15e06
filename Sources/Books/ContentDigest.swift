/// What a book's file is known by, wherever it lies and whatever it is called.
///
/// The samples alone would take two short texts for one that begin alike, as letters and the days of a
/// diary do, and two books of a publisher whose archives begin with the same fonts. So a short file has a
/// second name, of all its bytes, and an archive one of its end, where the checksums of its entries are.
package struct ContentDigest: Hashable, Sendable {
  /// The bytes from which on a file is known by its samples alone, or by its end as well.
  package static let wholeLimit = 16 << 10

  /// KOReader's partial MD5 in hexadecimal: the file's name on an e-reader as well.
  package let sampled: String
  /// The same with a hash behind it of the whole file, if it is short and the samples do not cover it, or of
  /// an archive's end; `nil` for others.
  package let whole: String?

  /// The digest of a file by its samples, and by `bytes`, which are what `telling` says.
  package init(sampled: String, telling bytes: [UInt8]? = nil) {
    self.sampled = sampled
    whole = bytes.map { "\(sampled)-\(String(FNV1a($0).value, radix: 16))" }
  }

  /// The digest of a content with these samples that was seen under `names`.
  package init(sampled: String, among names: [String]) {
    self.sampled = sampled
    whole = names.first { $0.hasPrefix("\(sampled)-") }
  }

  /// Where the bytes are that tell a file of `size` bytes from all others with the same samples; `nil` if
  /// it is known by them alone.
  ///
  /// - Parameter beginning: Its first four bytes.
  package static func telling(size: Int, beginning: [UInt8]) -> Range<Int>? {
    if size < wholeLimit { return 0..<size }
    let isArchive = beginning.starts(with: [0x50, 0x4B, 0x03, 0x04])
    return isArchive ? size - wholeLimit..<size : nil
  }

  /// All names of the file.
  package var names: [String] { [sampled] + (whole.map { [$0] } ?? []) }

  /// Whether a book that was seen under `names` surely has this content.
  package func isAmong(_ names: [String]) -> Bool {
    guard let whole, names.contains(where: { $0.hasPrefix("\(sampled)-") }) else {
      return names.contains(sampled)
    }
    return names.contains(whole)
  }

  /// Of the names that a book was seen under, those that an e-reader has for it.
  package static func sampled(_ names: [String]) -> [String] {
    var seen: [String] = []
    for name in names.map({ String($0.prefix { $0 != "-" }) }) where !seen.contains(name) {
      seen.append(name)
    }
    return seen
  }
}
