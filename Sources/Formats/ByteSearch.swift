import Glibc

extension ArraySlice<UInt8> {
  /// Where `words` stand first; `nil` if they are not there.
  ///
  /// The standard library's `firstRange(of:)` is generic code of another module: it looks through 2 MB a second,
  /// and this through hundreds.
  func place(of words: some Sequence<UInt8>) -> Range<Int>? {
    let words = Array<UInt8>(words)
    return withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let first = words.first else { return nil }
      var at = 0
      while at + words.count <= bytes.count,
        let found = memchr(base + at, CInt(first), bytes.count - at - words.count + 1)
      {
        at = UnsafeRawPointer(found) - base
        if memcmp(found, words, words.count) == 0 {
          return startIndex + at..<startIndex + at + words.count
        }
        at += 1
      }
      return nil
    }
  }
}

extension [UInt8] {
  /// Where `words` stand first; `nil` if they are not there.
  func place(of words: some Sequence<UInt8>) -> Range<Int>? { self[...].place(of: words) }
}
