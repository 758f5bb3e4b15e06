/// A link in a note, such as `[[Moby-Dick p. 58]]`: to a book, to a place in one, or to a date.
package struct NoteLink: Equatable, Sendable {
  /// What it leads to.
  package enum Target: Equatable, Sendable {
    /// A day, a week, a month or a year.
    case date(NoteSubject)
    /// A book by its title, at a place where one is named.
    case book(title: String, BookSpot?)
  }

  /// A place in a book as one writes it down.
  package enum BookSpot: Equatable, Sendable {
    /// A page as it is counted now, from 1.
    case page(Int)
    /// A part of the book, in percent.
    case percent(Double)
  }

  /// What it leads to.
  package var target: Target
  /// The bytes of the text that it is, with its brackets: UTF-8 offsets.
  package var range: Range<Int>

  /// The longest link, in characters and in bytes.
  private static let longest = (characters: 200, bytes: 4096)

  /// The links in a text, in order.
  ///
  /// - Complexity: O(*n*): notes may be long, and are looked through whenever a page is drawn.
  package static func links(in text: String) -> [NoteLink] {
    var text = text
    return text.withUTF8 { bytes in
      let (open, close) = (UInt8(ascii: "["), UInt8(ascii: "]"))
      var links: [NoteLink] = []
      var start = 0
      while start + 4 < bytes.count {
        guard bytes[start] == open, bytes[start + 1] == open else {
          start += 1
          continue
        }
        let rest = bytes[(start + 2)...].prefix(longest.bytes)
        let end = rest.indices.dropLast().first { rest[$0] == close && rest[$0 + 1] == close }
        guard let end, let target = target(of: rest[..<end]) else {
          start += 1
          continue
        }
        links.append(NoteLink(target: target, range: start..<end + 2))
        start = end + 2
      }
      return links
    }
  }

  /// What the words between brackets lead to; `nil` if these are no link.
  private static func target(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Target? {
    let words = String(decoding: bytes, as: UTF8.self)
    guard words.count <= longest.characters,
      !words.contains(where: { $0.isNewline || $0 == "[" })
    else { return nil }
    return Target(words)
  }

  /// A line without the brackets of its links, for where nothing can be opened from it.
  package static func words(of line: Substring) -> String {
    guard line.contains("[[") else { return String(line) }
    return String(NoteText(String(line)).characters)
  }
}

extension NoteLink.Target {
  /// The words by which a book is looked for; `nil` of a date.
  package var title: String? {
    switch self {
    case .date: nil
    case .book(let title, _): title
    }
  }

  /// What `words` between the brackets lead to; `nil` if they say nothing.
  package init?(_ words: String) {
    let words = words.split(separator: " ").joined(separator: " ")
    guard !words.isEmpty else { return nil }
    if let subject = NoteSubject(isoDate: words) {
      self = .date(subject)
      return
    }
    let (title, spot) = Self.parted(words)
    // A title may be a number and a sign: then it is all there is.
    self = title.isEmpty ? .book(title: words, nil) : .book(title: title, spot)
  }

  /// A title and the place behind it: `p. 58`, `p58`, `page 58`, `50%`, `50.5 %`.
  private static func parted(_ words: String) -> (String, NoteLink.BookSpot?) {
    var rest = words[...]
    let isPercent = rest.last == "%"
    if isPercent {
      rest.removeLast()
      if rest.last == " " { rest.removeLast() }
    }
    let digits = rest.reversed().prefix { $0.isASCII && ($0.isNumber || isPercent && $0 == ".") }
    let number = String(digits.reversed())
    rest.removeLast(number.count)
    if isPercent {
      guard let percent = Double(number), (0...100).contains(percent), rest.last == " " else {
        return (words, nil)
      }
      return (trimmed(rest), .percent(percent))
    }
    guard number.count <= 7, let page = Int(number), page > 0 else { return (words, nil) }
    if rest.last == " " { rest.removeLast() }
    for sign in [" p.", " p", " page", " pp."] where rest.lowercased().hasSuffix(sign) {
      return (trimmed(rest.dropLast(sign.count)), .page(page))
    }
    return (words, nil)
  }

  /// A title without the comma before its page.
  private static func trimmed(_ title: Substring) -> String {
    var title = title
    while let last = title.last, last == " " || last == "," { title.removeLast() }
    return String(title)
  }
}

extension NoteSubject {
  /// The days as ISO 8601 writes them: `2026-03-05`, `2026-W10`, `2026-03`, `2026`; `nil` for others.
  package init?(isoDate text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts[0].utf8.count == 4, let year = Self.number(parts[0]), Day.years.contains(year)
    else {
      return nil
    }
    switch parts.count {
    case 1: self.init(.year, from: Day.firstDay(ofYear: year))
    case 2 where parts[1].first == "W" || parts[1].first == "w":
      guard parts[1].utf8.count == 3, let week = Self.number(parts[1].dropFirst()),
        (1...Week.count(of: year, by: .iso)).contains(week)
      else { return nil }
      let days = Week.first(of: year, by: .iso).adding(weeks: week - 1).days
      self.init(.week, from: days.lowerBound)
    case 2:
      guard parts[1].utf8.count == 2, let month = Self.number(parts[1]), (1...12).contains(month)
      else { return nil }
      self.init(.month, from: Day.days(ofMonth: month, year: year).lowerBound)
    case 3:
      guard parts[1].utf8.count == 2, parts[2].utf8.count == 2,
        let month = Self.number(parts[1]), let dayOfMonth = Self.number(parts[2]),
        let day = Day(year: year, month: month, day: dayOfMonth)
      else { return nil }
      self.init(.day, from: day)
    default: return nil
    }
  }

  private static func number(_ digits: Substring) -> Int? {
    digits.utf8.allSatisfy { (48...57).contains($0) } ? Int(digits) : nil
  }
}
