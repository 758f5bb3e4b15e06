package import Books
package import Datebook
package import Holdings

/// A link to a place of the reading room: `tome-reader:book/12?loc=5000`, `tome-reader:day/2026-03-05`,
/// `tome-reader:library?q=whale&status=reading`.
///
/// Printed and read again, it is the same link.
package enum ReaderLink: Equatable, Sendable {
  /// What a link begins with.
  package static let scheme = "tome-reader:"

  /// A book, opened at a place of it; nil for the place that was kept.
  case book(BookName, at: Spot?)
  /// A book read aloud from a place of it; nil for the place that was kept.
  case listening(BookName, at: Spot?)
  /// A day of the datebook.
  case day(Day)
  /// A story, by the name of it.
  case story(String)
  /// Books of the library, in this order where there is one.
  case library(BookFilter, BookOrder?)
  /// These words, looked for everywhere.
  case search(String)
  /// Stories: all, or those of an age band, such as `3-5`.
  case stories(band: String?)
  /// A collection of stories, by its identifier.
  case collection(String)
  /// Home.
  case home

  /// What a link calls a book.
  package enum BookName: Hashable, Sendable {
    /// Its number, which only one library knows.
    case number(BookID)
    /// A name of its content, which is the same on every machine (`ContentDigest.names`).
    case content(String)
  }

  /// A place in a book.
  package enum Spot: Equatable, Sendable {
    /// A byte of the text.
    case offset(Int)
    /// A page on the screen that it is opened on, from 1.
    case page(Int)
    /// A chapter, by its number.
    case chapter(Int)
    /// A part of the text, from 0 to 100.
    case percent(Double)
    /// The first place with these words.
    case words(String)
  }
}

// MARK: - Reading

extension ReaderLink {
  /// Whether words are meant as a link, be it one that leads somewhere or not.
  package static func isLink(_ words: String) -> Bool {
    words.prefix(scheme.count).lowercased() == scheme
  }

  /// The longest link that is read, in bytes.
  private static let longest = 8192

  /// The place that a link names; `nil` if it names none.
  package init?(_ link: String) {
    guard link.utf8.count <= Self.longest, let head = link.firstIndex(of: ":"),
      link[...head].lowercased() == Self.scheme
    else { return nil }
    var rest = link[head...].dropFirst()
    // As some programs write links of any kind.
    while rest.hasPrefix("/") { rest = rest.dropFirst() }
    let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let names = parts[0].split(separator: "/").map { String($0).unescaped }
    let query = Self.query(parts.count > 1 ? parts[1] : "")
    guard names.count <= 2 else { return nil }
    switch (names.first ?? "", names.dropFirst().first) {
    case ("", nil), ("home", nil): self = .home
    case ("book", let name?), ("listen", let name?):
      guard let book = BookName(name), let spot = Spot.read(query) else { return nil }
      self = names[0] == "book" ? .book(book, at: spot) : .listening(book, at: spot)
    case ("day", let words?):
      guard let day = Day(iso: words) else { return nil }
      self = .day(day)
    case ("story", let name?):
      guard Self.isPlain(name) else { return nil }
      self = .story(name)
    case ("library", nil):
      guard let filter = Self.filter(query) else { return nil }
      let order = query["sort"].map { BookOrder(named: $0) }
      if case .some(nil) = order { return nil }
      self = .library(filter, order ?? nil)
    case ("search", nil):
      guard let words = query["q"], Self.isPlain(words) else { return nil }
      self = .search(words)
    case ("collection", let name?):
      guard Self.isPlain(name) else { return nil }
      self = .collection(name)
    case ("stories", nil):
      let band = query["band"]
      guard band.map({ ["3-5", "6-8", "9-10"].contains($0) }) ?? true else { return nil }
      self = .stories(band: band)
    default: return nil
    }
  }

  private static func query(_ words: Substring) -> [String: String] {
    var query: [String: String] = [:]
    for part in words.split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = pair.count > 1 ? pair[1] : ""
      query[String(pair[0]).unescaped] = String(value.replacing("+", with: " ")).unescaped
    }
    return query
  }

  private static func filter(_ query: [String: String]) -> BookFilter? {
    var filter = BookFilter(tag: query["tag"], words: query["q"] ?? "")
    guard isPlain(filter.words, mayBeEmpty: true), isPlain(filter.tag ?? "", mayBeEmpty: true)
    else { return nil }
    guard let name = query["status"] else { return filter }
    guard let status = BookStatus(rawValue: name) else { return nil }
    filter.status = status
    return filter
  }

  /// Whether words of a link have nothing in them that is more than words: they come from anywhere.
  fileprivate static func isPlain(_ words: String, mayBeEmpty: Bool = false) -> Bool {
    (mayBeEmpty || !words.isEmpty)
      && words.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}

extension ReaderLink.BookName {
  /// The book of a number, or of the name of a content: 32 hexadecimal digits, with more behind a hyphen
  /// for a short text.
  fileprivate init?(_ name: String) {
    if let number = Int64(name), name.utf8.count < 20 {
      guard number > 0 else { return nil }
      self = .number(BookID(rawValue: number))
      return
    }
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    func isHex(_ digits: Substring, _ counts: ClosedRange<Int>) -> Bool {
      counts.contains(digits.utf8.count)
        && digits.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
    guard (1...2).contains(parts.count), isHex(parts[0], 32...32),
      parts.count == 1 || isHex(parts[1], 1...16)
    else { return nil }
    self = .content(name)
  }

  fileprivate var words: String {
    switch self {
    case .number(let id): "\(id.rawValue)"
    case .content(let name): name
    }
  }
}

extension ReaderLink.Spot {
  /// Where a book is opened: at a byte (`loc=5000`), a page (`page=58`), a chapter (`ch=3`), a part
  /// (`pct=12.5`) or the first place with some words (`q=call+me`).
  ///
  /// - Returns: Nil for a place that cannot be; nil inside for none.
  fileprivate static func read(_ query: [String: String]) -> Self?? {
    if let words = query["loc"] {
      return number(words, from: 0).map { .offset($0) }
    }
    if let words = query["page"] { return number(words, from: 1).map { .page($0) } }
    if let words = query["ch"] { return number(words, from: 1).map { .chapter($0) } }
    if let words = query["pct"] ?? query["percent"] {
      guard let percent = Double(words), (0...100).contains(percent) else { return nil }
      return .some(.percent(percent))
    }
    if let words = query["q"] {
      return ReaderLink.isPlain(words) ? .some(.words(words)) : nil
    }
    return .some(nil)
  }

  private static func number(_ words: String, from least: Int) -> Int? {
    guard words.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(words) else {
      return nil
    }
    return number >= least ? number : nil
  }

  fileprivate var query: [(String, String)] {
    switch self {
    case .offset(let offset): [("loc", "\(offset)")]
    case .page(let page): [("page", "\(page)")]
    case .chapter(let number): [("ch", "\(number)")]
    case .percent(let percent): [("pct", "\(percent)")]
    case .words(let words): [("q", words)]
    }
  }
}

extension Day {
  /// The day of `2026-03-05`.
  fileprivate init?(iso words: String) {
    let parts = words.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.map { part in part.allSatisfy(\.isASCIIDigit) ? Int(part) : nil }
    guard numbers.count == 3, let year = numbers[0], let month = numbers[1], let day = numbers[2]
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

// MARK: - Printing

extension ReaderLink: CustomStringConvertible {
  /// The link as it is copied and opened.
  package var description: String {
    switch self {
    case .home: Self.printed("home")
    case .book(let book, let spot): Self.printed("book/\(book.words)", spot?.query ?? [])
    case .listening(let book, let spot): Self.printed("listen/\(book.words)", spot?.query ?? [])
    case .day(let day): Self.printed("day/\(day)")
    case .story(let name): Self.printed("story/\(Self.escaped(name))")
    case .collection(let name): Self.printed("collection/\(Self.escaped(name))")
    case .stories(let band): Self.printed("stories", band.map { [("band", $0)] } ?? [])
    case .search(let words): Self.printed("search", [("q", words)])
    case .library(let filter, let order):
      Self.printed(
        "library",
        [
          ("q", filter.words.isEmpty ? nil : filter.words), ("status", filter.status?.rawValue),
          ("tag", filter.tag), ("sort", order?.description),
        ].compactMap { name, value in value.map { (name, $0) } })
    }
  }

  private static func printed(_ path: String, _ query: [(String, String)] = []) -> String {
    let words = query.map { "\($0.0)=\(escaped($0.1))" }.joined(separator: "&")
    return scheme + path + (words.isEmpty ? "" : "?" + words)
  }

  /// The words with all but RFC 3986's unreserved characters escaped.
  private static func escaped(_ words: String) -> String {
    var escaped = ""
    for byte in words.utf8 {
      let scalar = UnicodeScalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~":
        escaped.unicodeScalars.append(scalar)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        escaped += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return escaped
  }
}
