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
  ///
  /// - Parameter list: The bytes of the contents list: what stands in it is no heading.
  static func outline(
    of source: any TextSource, terminator: UInt8, list: Range<Int>
  ) throws(TextError) -> Outline? {
    let count = source.count
    guard count <= longest else { return nil }
    var places = try source.withBytes(0..<count) { Self.places(in: $0, terminator) }
    places.removeAll { list.contains($0.offset) || $0.words.map(isNoHeading) == true }
    var headings = places.filter { $0.words != nil }
    guard headings.count >= fewest, headings.count * 5 >= places.count * 4,
      Set(headings.map(\.words)).count * 3 >= headings.count * 2,
      let first = headings.first, first.offset * 3 <= count, let last = headings.last,
      last.offset * 2 >= count
    else { return nil }
    // The book's own title stands above its text as well as on its first page.
    let title = first.words
    if headings.count(where: { $0.words == title }) > 1 { headings.removeAll { $0.words == title } }
    let ends = headings.dropFirst().map(\.offset) + [count]
    let lengths = zip(headings, ends).map { $1 - $0.offset }.sorted()
    guard sections.contains(lengths[lengths.count / 2]) else { return nil }
    return Outline(leveled(headings))
  }

  /// The entries for `headings`: if they begin with a first part or act, what is none stands below it.
  private static func leveled(_ headings: [Place]) -> [Outline.Entry] {
    let parts = headings.map { heading in
      HeadingLine(heading.words ?? "").flatMap {
        $0.kind.isDivision && $0.kind < .chapter ? $0 : nil
      }
    }
    let first = parts.firstIndex { $0 != nil }
    let hasParts = first.map { parts[$0]?.number == 1 } ?? false
    return headings.indices.map { index in
      let isBelow = hasParts && parts[index] == nil && first.map { index > $0 } == true
      return Outline.Entry(
        title: headings[index].words ?? "", level: isBelow ? 1 : 0, offset: headings[index].offset)
    }
  }

  /// Whether `words` tell who made the file, or never name a chapter.
  private static func isNoHeading(_ words: String) -> Bool {
    let small = words.lowercased()
    return FrontLines.isCredit(small)
      || HeadingWords.neverHead(
        HeadingLine.trimmed(small.prefix { $0.isLetter || $0.isWhitespace }))
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
