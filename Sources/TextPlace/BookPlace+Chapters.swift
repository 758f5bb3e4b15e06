import Books
import Datebook
import Paging
import Widgets

// MARK: - Where the chapters are

extension BookPlace {
  /// Receives the parts and chapters that were found.
  package mutating func receive(_ contents: Contents) {
    self.contents = contents
  }

  /// The index of the entry that the page shown ends in; `nil` before the first one.
  package var entry: Int? {
    guard let contents, let shown else { return nil }
    return contents.outline.index(at: max(shown.upperBound - 1, shown.lowerBound))
  }

  /// Where the reader is, for a sentence: the chapter, where there is one, and the page.
  package var whereaboutsWords: String {
    let page = "\(isGuess ? "about " : "")page \(number + 1)"
    return chapterTitle.map { "\($0), \(page)" } ?? page
  }

  /// The heading of the part or chapter that the page shown ends in.
  var chapterTitle: String? { chapterTitles.first }

  /// The same, and without the part if that is named too: the shorter words for narrow places.
  var chapterTitles: [String] {
    guard let contents, let entry else { return [] }
    let (title, short) = (heading(ofEntry: entry, in: contents), contents.entries[entry].title)
    return title == short ? [title] : [title, short]
  }

  /// The heading of an entry, behind that of the part which it is in if it is a number alone:
  /// `By Blue Ontario’s Shore, 12`.
  private func heading(ofEntry index: Int, in contents: Contents) -> String {
    let entry = contents.entries[index]
    guard entry.number != nil, Contents.isNumber(entry.title),
      let part = contents.entries[..<index].last(where: { $0.level < entry.level })?.title,
      part != title.title
    else { return entry.title }
    return "\(part), \(entry.title)"
  }

  /// What a list has in it; `nil` before it was looked for.
  func contents(_ list: ContentsSheet.List) -> Contents? {
    list == .chapters ? contents : dates.found?.list
  }

  /// A text that is no diary has its dates listed from this many on.
  private static let fewestDates = 5

  /// The lists that have something in them.
  var lists: [ContentsSheet.List] {
    ContentsSheet.List.allCases.filter { list in
      guard let count = contents(list)?.entries.count, count > 0 else { return false }
      if list == .chapters || dates.text != nil { return true }
      // A date or two in a preface are no diary's contents, nor are the headwords of a dictionary that
      // look like days: `May`, `404`.
      return count >= Self.fewestDates && contents?.outline.headwordLevel == nil
    }
  }

  /// The index of the entry of a list that the reader is in; `nil` before the first one.
  func entry(in list: ContentsSheet.List) -> Int? {
    guard list == .entries else { return entry }
    return datedEntry ?? shown.flatMap { dates.found?.text.index(at: $0.lowerBound) }
  }

  /// The page that an entry of `contents` begins on, from 0, and whether that is certain.
  func page(ofEntry index: Int, in contents: Contents) -> (number: Int, isExact: Bool) {
    if count.isExact, contents.format == format, index < contents.pages.count {
      return (min(contents.pages[index], count.pages - 1), true)
    }
    return (guess(at: contents.entries[index].offset), false)
  }

  /// The page that one of the printed book begins on, from 0, and whether that is certain.
  func page(of printed: PrintedPage) -> (number: Int, isExact: Bool) {
    guard let contents, count.isExact, contents.format == format,
      let index = contents.printedPages.firstIndex(of: printed),
      index < contents.pagesOfPrinted.count
    else { return (guess(at: printed.offset), false) }
    return (min(contents.pagesOfPrinted[index], count.pages - 1), true)
  }

  /// The percentage of a place in a list: of one on the page shown, that of the page.
  package func percent(at offset: Int) -> Int {
    shows(offset) ? percent : TextPart.percent(before: offset, of: textBytes)
  }

  /// The heading of the part or chapter that the byte at `offset` is in, where it is known.
  func chapterTitle(at offset: Int) -> String? {
    contents.flatMap { contents in
      contents.outline.index(at: offset).map { heading(ofEntry: $0, in: contents) }
    }
  }

  /// The heading that the page with the given number ends in, as far as is known.
  func chapterTitle(ofPage number: Int) -> String? {
    guard let contents, count.isExact, contents.format == format else { return nil }
    var low = 0
    var high = contents.pages.count
    while low < high {
      let middle = (low + high) / 2
      if contents.pages[middle] <= number { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? heading(ofEntry: low - 1, in: contents) : nil
  }
}

// MARK: - Going to chapters

extension BookPlace {
  /// Goes to where an entry begins.
  mutating func go(toEntry index: Int) -> [TextEffect] {
    guard let contents, contents.entries.indices.contains(index) else { return [] }
    return jump(to: contents.entries[index].offset, asking: nil)
  }

  /// Goes to the first heading behind the page shown.
  mutating func goToNextChapter() -> [TextEffect] {
    guard let contents, let shown else { return [] }
    return go(toEntry: contents.outline.firstIndex(after: shown.upperBound - 1))
  }

  /// Goes to the last heading before the page shown; from the midst of a chapter that is its own.
  mutating func goToPreviousChapter() -> [TextEffect] {
    guard let contents, let page,
      let index = contents.outline.index(at: page.range.lowerBound - 1)
    else { return [] }
    return go(toEntry: index)
  }
}

// MARK: - The start of the book

extension BookPlace {
  /// Goes to where the book begins, behind what stands before it.
  mutating func goToStart() -> [TextEffect] {
    start > 0 ? jump(to: start, asking: nil) : go(to: .page(0))
  }

  /// The number of the page that the book begins on, about.
  var startLabel: String {
    guard start > 0 else { return "1" }
    // The book begins with a heading, of which the page is known.
    if let contents, let index = contents.entries.firstIndex(where: { $0.offset == start }) {
      let page = page(ofEntry: index, in: contents)
      return "\(page.isExact ? "" : "~")\(page.number + 1)"
    }
    return "~\(guess(at: start) + 1)"
  }

  /// The number of pages, as far as they are counted.
  var countLabel: String { "\(count.isExact ? "" : "~")\(count.pages)" }
}
