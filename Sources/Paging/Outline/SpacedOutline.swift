import Books

/// The headings of a text that sets nothing but these apart by three blank lines or more: the scenes of a
/// play, say, which have neither numbers nor capitals.
///
/// The text itself must show that it does so: nearly all that stands behind so many blank lines is a short
/// line by itself, such headings come in all of the text, and few of them come again.
struct SpacedOutline {
  /// What is longer is searched as other texts are.
  private static let longest = 8 << 20
  /// The blank lines before a heading.
  private static let blanks = 3
  /// A heading has at most this many bytes.
  private static let longestHeading = 60
  /// So many headings show what they are.
  private static let fewest = 8
  /// The bytes between two of them, in the middle of all.
  private static let sections = 600..<100_000

  /// The bytes that Project Gutenberg writes behind a book, at most.
  private static let longestLicence = 40 << 10

  /// A line behind enough blank ones.
  private struct Place {
    /// The text's offset of its first byte with something to show.
    var offset: Int
    /// Its words, if it can be a heading.
    var words: String?
  }

  /// The outline of the text of `source`; `nil` if it does not set its headings apart so.
  static func outline(
    of source: any TextSource, terminator: UInt8
  ) throws(TextError) -> Outline? {
    let count = source.count
    guard count <= longest else { return nil }
    let places = try source.withBytes(0..<count) { Self.places(in: $0, terminator) }
    let headings = places.filter { $0.words != nil }
    guard headings.count >= fewest, headings.count * 5 >= places.count * 4,
      Set(headings.map(\.words)).count * 3 >= headings.count * 2,
      let first = headings.first, first.offset * 3 <= count, let last = headings.last,
      last.offset * 2 >= count
    else { return nil }
    let ends = headings.dropFirst().map(\.offset) + [count]
    let lengths = zip(headings, ends).map { $1 - $0.offset }.sorted()
    guard sections.contains(lengths[lengths.count / 2]) else { return nil }
    return Outline(
      headings.map { Outline.Entry(title: $0.words ?? "", level: 0, offset: $0.offset) })
  }

  private static func places(
    in bytes: UnsafeRawBufferPointer, _ terminator: UInt8
  ) -> [Place] {
    var places: [Place] = []
    var blanks = 0
    /// Where the last book ended, if none began since.
    var end: Int?
    let lines = bytes.split(separator: terminator, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let words = words(of: line) else {
        blanks += 1
        continue
      }
      // What Project Gutenberg writes around a book.
      if words.starts(with: "*** START OF".utf8) {
        places.removeAll { $0.offset >= end ?? 0 }
        end = nil
      } else if words.starts(with: "*** END OF".utf8) {
        end = words.startIndex
      }
      if blanks >= Self.blanks, index > blanks {
        let isAlone = index + 1 == lines.count || Self.words(of: lines[index + 1]) == nil
        let isHeading = isAlone && isTitle(words)
        places.append(
          Place(
            offset: words.startIndex,
            words: isHeading ? OutlineTitle(words).title : nil))
      }
      blanks = 0
    }
    // Another book may follow the licence of this one without a line that says so.
    if let end, bytes.count - end <= longestLicence { places.removeAll { $0.offset >= end } }
    return places
  }

  /// A line without the white space at its ends; `nil` if it is blank.
  private static func words(
    of line: Slice<UnsafeRawBufferPointer>
  ) -> Slice<UnsafeRawBufferPointer>? {
    guard let start = line.firstIndex(where: { $0 > 0x20 }),
      let last = line.lastIndex(where: { $0 > 0x20 })
    else { return nil }
    return line[start...last]
  }

  private static func isTitle(_ line: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard line.count <= longestHeading, let last = line.last, !",;:!?-".utf8.contains(last),
      !line.contains(0x09)
    else { return false }
    let words = String(decoding: line, as: UTF8.self)
    return words.first?.isUppercase == true && !words.contains("    ")
  }
}
