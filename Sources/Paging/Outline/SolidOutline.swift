import Books

/// The chapters of a text that has no blank lines around them: each is a line of its own amid paragraphs.
///
/// A line can say `Chapter 3` for other reasons. Here only a series is believed that begins with 1, goes on
/// by ones over most of the text, and has nothing of its kind beside it.
struct SolidOutline {
  /// What is longer is searched as other texts are.
  private static let longest = 8 << 20
  /// A heading, and a title below one, has at most this many bytes.
  private static let (longestHeading, longestTitle) = (90, 80)
  /// So many chapters make a series, and so many numbers alone.
  private static let (fewestChapters, fewestNumbers) = (4, 6)
  /// The bytes of a chapter, and of what stands below a lone number, on the average at least.
  private static let (shortestChapter, shortestNumbered) = (800, 1500)

  /// A line that says that a division begins.
  private struct Place {
    /// The text's offset of its first byte with something to show.
    var offset: Int
    var kind: HeadingKind
    var number: Int
    var words: String
    /// The next line, if the heading is bare and that can be its title.
    var title: String?
  }

  /// The outline of the text of `source`; `nil` if it has no such series.
  static func outline(
    of source: any TextSource, terminator: UInt8
  ) throws(TextError) -> Outline? {
    let count = source.count
    guard count <= longest else { return nil }
    let places = try source.withBytes(0..<count) { Self.places(in: $0, terminator) }
    return outline(of: places, count: count)
  }

  private static func outline(of places: [Place], count: Int) -> Outline? {
    let kinds = Set(places.map(\.kind)).sorted()
    guard
      let chapters = kinds.last(where: { $0.isDivision && isSeries(places, $0, count) })
        ?? (kinds.contains(.numeral) && isSeries(places, .numeral, count) ? .numeral : nil)
    else { return nil }
    let parts = kinds.filter { $0 < chapters && $0.isDivision && areParts(places, $0) }
    let own = places.filter { $0.kind == chapters || parts.contains($0.kind) }
    let bare = own.filter { $0.kind == chapters && isBare($0) }
    let titled = bare.count { $0.title != nil }
    let haveTitles = titled * 5 >= bare.count * 4 && Set(bare.map(\.title)).count * 2 > bare.count
    return Outline(
      own.map { place in
        let title = haveTitles && isBare(place) ? place.title : nil
        return Outline.Entry(
          heading: place.words + (title.map { ". " + $0 } ?? ""),
          level: parts.firstIndex(of: place.kind) ?? parts.count, offset: place.offset)
      })
  }

  private static func isBare(_ place: Place) -> Bool {
    HeadingLine(place.words)?.isBare == true
  }

  /// Whether the divisions of a kind are counted from 1 by ones, also anew in each part, over most of the text.
  private static func isSeries(_ places: [Place], _ kind: HeadingKind, _ count: Int) -> Bool {
    let own = places.filter { $0.kind == kind }
    let isNumeral = kind == .numeral
    let hasParts = places.contains { $0.kind < kind && $0.kind.isDivision }
    guard own.count >= (isNumeral ? fewestNumbers : fewestChapters),
      let first = own.first, let last = own.last, first.number == 1,
      (count - first.offset) / own.count >= (isNumeral ? shortestNumbered : shortestChapter),
      (last.offset - first.offset) * 2 >= count - first.offset
    else { return false }
    var (odd, missing) = (0, 0)
    for (former, next) in zip(own, own.dropFirst()) where next.number != former.number + 1 {
      let isAnew = next.number == 1 && hasParts
      let isBehindMissing = !isNumeral && 2...4 ~= next.number - former.number
      if isBehindMissing { missing += 1 } else if !isAnew { odd += 1 }
    }
    // A list of them makes the series begin twice.
    return odd * 12 <= own.count && missing * 5 <= own.count
      && own.count { $0.number == 1 } <= max(own.count / 3, 1)
  }

  /// Whether the divisions of a kind, which stand around the chapters, are counted from 1.
  private static func areParts(_ places: [Place], _ kind: HeadingKind) -> Bool {
    let numbers = places.filter { $0.kind == kind }.map(\.number)
    return numbers.count > 1 && zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 + 1 }
      && numbers[0] == 1
  }

  private static func places(in bytes: UnsafeRawBufferPointer, _ terminator: UInt8) -> [Place] {
    var places: [Place] = []
    var former: Slice<UnsafeRawBufferPointer>?
    // The heading whose next line is not known yet.
    var awaitsTitle = false
    for line in bytes.split(separator: terminator, omittingEmptySubsequences: true) {
      guard let words = words(of: line) else { continue }
      defer { former = words }
      if awaitsTitle, words.count <= longestTitle, isTitle(words) {
        places[places.count - 1].title = String(decoding: words, as: UTF8.self)
      }
      awaitsTitle = false
      guard words.count <= longestHeading, mayHead(words), former.map(endsParagraph) ?? true
      else {
        // A line that goes on in small letters shows that the one before was no heading.
        if let first = words.first, 0x61...0x7A ~= first, let last = places.last,
          last.offset == former?.startIndex
        {
          places.removeLast()
        }
        continue
      }
      let text = String(decoding: words, as: UTF8.self)
      guard let read = HeadingLine(text), let number = read.number,
        read.kind.isDivision || read.kind == .numeral && read.isBare && !read.isCounted
      else { continue }
      places.append(
        Place(
          offset: words.startIndex, kind: read.kind,
          number: min(number, HeadingCandidate.largestNumber), words: text))
      awaitsTitle = read.isBare
    }
    return places
  }

  /// Whether a heading may begin as `words` do.
  private static func mayHead(_ words: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard let first = words.first else { return false }
    return first >= 0x80 || 0x41...0x5A ~= first || 0x30...0x39 ~= first
  }

  /// Whether a paragraph may end as `words` do: with a stop, a quotation mark, a bracket, or short, as a heading.
  private static func endsParagraph(_ words: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard let last = words.last else { return true }
    if ".!?:\"')]*_-=".utf8.contains(last) || words.count <= 45 { return true }
    // Quotation marks, an ellipsis, a dash; and stops of China and Japan.
    let end = words.suffix(3)
    return end.first == 0xE2 && end.dropFirst().first == 0x80 || end.first == 0xE3
      || words.suffix(2).elementsEqual([0xC2, 0xBB]) || words.suffix(2).elementsEqual([0xC2, 0xAB])
  }

  /// Whether `words` can be the title below a chapter's number: they begin large and do not end as a sentence.
  private static func isTitle(_ words: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard let last = words.last, !".,;:-".utf8.contains(last) else { return false }
    return String(decoding: words.prefix(4), as: UTF8.self).first?.isUppercase == true
  }

  /// A line without the white space and the decoration at its ends; `nil` if there is nothing else in it.
  private static func words(
    of line: Slice<UnsafeRawBufferPointer>
  ) -> Slice<UnsafeRawBufferPointer>? {
    guard let start = line.firstIndex(where: { $0 > 0x20 && !HeadingLine.isDecoration($0) }),
      let last = line.lastIndex(where: { $0 > 0x20 && !HeadingLine.isDecoration($0) })
    else { return nil }
    return line[start...last]
  }
}
