import Books

/// Where the pages of a printed document and what its contents name stand in the text that was made of it.
final class PagedContents: TextContents {
  let outline: Outline
  let printedPages: [PrintedPage]

  /// Fewer bookmarks than these are no contents: some programs write one with the title.
  private static let fewest = 2

  private init(_ entries: [Outline.Entry], pages: [Int]) {
    outline = Outline(entries.count < Self.fewest ? [] : entries)
    printedPages =
      pages.count < 2 ? [] : pages.enumerated().map { PrintedPage("\($0 + 1)", at: $1) }
  }

  /// The contents of a text whose pages begin at `pages`.
  ///
  /// A bookmark tells no more than the page: its place is the line that says the same, if there is one.
  ///
  /// - Parameter read: Reads a part of the text.
  convenience init(_ bookmarks: [Bookmark], pages: [Int], read: (Range<Int>) -> [UInt8]) {
    var entries: [Outline.Entry] = []
    var lines: (page: Int, all: [PageLine]) = (-1, [])
    var last = (page: -1, line: 0)
    for bookmark in bookmarks where pages.indices.contains(bookmark.page) {
      let page = bookmark.page
      if lines.page != page {
        let end = page + 1 < pages.count ? pages[page + 1] : pages[page] + Self.longestPage
        lines = (page, PageLine.all(in: read(pages[page]..<max(end, pages[page])), at: pages[page]))
      }
      // Those of one page are in order, as a rule.
      let first = last.page == page ? last.line : 0
      let line =
        PageLine.index(of: bookmark.title, in: lines.all, from: first)
        ?? PageLine.index(of: bookmark.title, in: lines.all, from: 0)
      if let line { last = (page, line + 1) }
      let offset =
        line.flatMap { PageLine.isUnderNumber($0, in: lines.all) ? nil : lines.all[$0].offset }
        ?? pages[page]
      entries.append(
        Outline.Entry(heading: bookmark.title, level: bookmark.level, offset: offset))
    }
    // What leads back is sorted in; entries keep their order where several begin at one place.
    let sorted = entries.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    self.init(sorted.map(\.element), pages: pages)
  }

  /// The bytes of the last page that are searched.
  private static let longestPage = 64 << 10

  // MARK: - Keeping

  /// The contents as lines: the pages, then a line for each entry.
  var lines: [UInt8] {
    var text = printedPages.map { "\($0.offset)" }.joined(separator: " ") + "\n"
    for entry in outline.entries { text += "\(entry.level) \(entry.offset) \(entry.title)\n" }
    return Array(text.utf8)
  }

  /// The contents that ``lines`` were made of.
  convenience init(lines bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let pages = (lines.first ?? "").split(separator: " ").compactMap { Int($0) }
    let entries = lines.dropFirst().compactMap { line -> Outline.Entry? in
      let fields = line.split(separator: " ", maxSplits: 2)
      guard fields.count == 3, let level = Int(fields[0]), let offset = Int(fields[1]) else {
        return nil
      }
      return Outline.Entry(heading: String(fields[2]), level: level, offset: offset)
    }
    self.init(entries, pages: pages)
  }
}

/// A line of a page, as a bookmark is compared with it.
private struct PageLine {
  /// The text's offset of its first byte.
  let offset: Int
  /// What it says.
  private let words: String
  /// Its letters and digits, in small letters.
  private let signs: String

  /// The lines of `text` that have letters or digits.
  static func all(in text: [UInt8], at start: Int) -> [PageLine] {
    var lines: [PageLine] = []
    for line in text.split(separator: 0x0A) {
      let words = String(decoding: line, as: UTF8.self)
      let signs = Self.signs(of: words)
      guard !signs.isEmpty else { continue }
      lines.append(PageLine(offset: start + line.startIndex, words: words, signs: signs))
    }
    return lines
  }

  /// Bookmarks have single letters where a page has what its font joins.
  private static func signs(of words: String) -> String {
    var signs = ""
    for letter in words.lowercased() where letter.isLetter || letter.isNumber {
      if letter.utf8.count == 3, let letters = ligatures[letter] {
        signs += letters
      } else {
        signs.append(letter)
      }
    }
    return signs
  }

  private static let ligatures: [Character: String] = [
    "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st",
  ]

  /// The bytes of a title that a line may go on behind.
  private static let shortest = 6

  /// Whether nothing stands above a line on its page but the number of a chapter, as `Chapter Two`.
  static func isUnderNumber(_ index: Int, in lines: [PageLine]) -> Bool {
    guard index > 0, index <= 2 else { return false }
    let number = NumberedHeading(lines[..<index].map(\.words).joined(separator: " "))
    return number.number != nil && number.name.isEmpty
  }

  /// The index of the line with which a heading begins that says `title`; `nil` if there is none.
  ///
  /// What has more or less of a number before it counts as well, and a line that goes on behind it where
  /// nothing else does.
  static func index(of title: String, in lines: [PageLine], from first: Int) -> Int? {
    let wanted = signs(of: title)
    guard !wanted.isEmpty, first < lines.count else { return nil }
    let bare = wanted.drop(while: \.isNumber)
    func says(_ signs: String) -> Bool {
      signs == wanted || !bare.isEmpty && signs.drop(while: \.isNumber) == bare
    }
    if let whole = lines[first...].firstIndex(where: { says($0.signs) }) { return whole }
    for index in lines[first...].indices where wanted.count > lines[index].signs.count {
      // A long heading has several lines.
      var signs = lines[index].signs
      for next in lines[(index + 1)...].prefix(3) where signs.count < wanted.count {
        signs += next.signs
        if says(signs) { return index }
      }
    }
    guard wanted.utf8.count >= shortest else { return nil }
    return lines[first...].firstIndex {
      $0.signs.hasPrefix(wanted)
        || !bare.isEmpty && $0.signs.drop(while: \.isNumber).hasPrefix(bare)
    }
  }
}
