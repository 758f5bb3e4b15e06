package import Books

/// Where a text begins for its reader: one of Project Gutenberg behind the licence that stands before it
/// and behind its list of contents, a book of markup where it says that its body matter begins.
package enum BookStart {
  /// How much of a text's beginning is looked at, in bytes: lists have up to some ten thousand.
  private static let searchedLength = 128 << 10
  /// The bytes behind the licence in which a list's heading stands; this comes before the first paint.
  private static let farthestHeading = 16 << 10
  /// The bytes in which a text says that it is one of Project Gutenberg's.
  private static let headLength = 1 << 10
  private static let name: StaticString = "gutenberg"

  /// The offset of the first line that belongs to the book; 0 for all other texts.
  ///
  /// Of a plain text that is not Project Gutenberg's, only 1 KB is read.
  package static func offset(in text: any TextSource) throws(TextError) -> Int {
    if let structure = text.structure {
      return structure.landmarks.first { $0.kind == .bodyMatter }?.offset ?? 0
    }
    let head = try text.bytes(at: 0, count: headLength)
    guard head.contains(Self.name) else { return 0 }
    let front = try text.bytes(at: 0, count: searchedLength)
    return front.withUnsafeBytes { bytes in
      let lines = FrontLines(bytes, terminator: 0x0A)
      guard let licenceEnd = lines.endOfLicence() else { return 0 }
      let list = ContentsList(
        lines, from: licenceEnd, before: licenceEnd + farthestHeading, keepsNames: false)
      return list.endsWhereBookBegins ? list.range.upperBound : lines.titlePage(from: licenceEnd)
    }
  }
}

extension [UInt8] {
  /// Whether a word of small letters stands somewhere in the bytes, in whatever case.
  fileprivate func contains(_ word: StaticString) -> Bool {
    let (word, length) = (word.utf8Start, word.utf8CodeUnitCount)
    return withUnsafeBufferPointer { bytes in
      var start = 0
      // This comes before the first paint of every text.
      while start + length <= bytes.count {
        var count = 0
        while count < length, bytes[start + count] | 0x20 == word[count] { count += 1 }
        if count == length { return true }
        start += 1
      }
      return false
    }
  }
}

// MARK: - The lines in front of a book

extension FrontLines {
  /// With what the paragraphs begin that tell who made the file, in small letters.
  private static let credits = [
    "produced by", "e-text prepared", "etext prepared", "this etext", "this e-text", "this ebook",
    "transcribed", "scanned", "credits:",
  ]

  /// The offset behind the line that ends what Project Gutenberg puts before a book.
  fileprivate func endOfLicence() -> Int? {
    var offset = 0
    while let line = line(from: offset) {
      if line.words.starts(with: "START OF".utf8) || line.words.starts(with: "END THE SMALL".utf8)
        || line.words.starts(with: "END*THE SMALL".utf8)
      {
        return line.end
      }
      offset = line.end
    }
    return nil
  }

  /// The offset of the first paragraph from `start` on that does not tell who made the file.
  fileprivate func titlePage(from start: Int) -> Int {
    var offset = start
    var isCredit = false
    while let line = line(from: offset) {
      defer { offset = line.end }
      if line.words.isEmpty {
        isCredit = false
      } else if !isCredit {
        let words = String(decoding: line.words.prefix(24), as: UTF8.self).lowercased()
        isCredit = Self.credits.contains(where: words.hasPrefix)
        if !isCredit { return line.offset }
      }
    }
    return 0
  }
}
