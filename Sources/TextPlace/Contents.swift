package import Books
import Datebook
package import Paging
import Widgets

/// The outline of a text with the pages that its entries begin on.
///
/// It is made where the outline is found, away from the keys.
package struct Contents: Equatable, Sendable {
  /// The parts and chapters.
  package let outline: Outline
  /// The 0-based page that each entry begins on.
  package let pages: [Int]
  /// What fits the pages that are counted.
  package let format: PageFormat
  /// The pages of the printed book, in order of the text.
  let printedPages: [PrintedPage]
  /// The 0-based page of the text that each of them begins on.
  let pagesOfPrinted: [Int]
  /// The level of the chapters.
  let chapterLevel: Int
  /// The body matter, as far as the book says where it begins and ends; `nil` if it does not.
  private let body: Range<Int>?
  /// Whether chapters are known by the numbers in their titles.
  let countsByNumbers: Bool
  /// Where the chapters and what stands above them begin.
  package let chapterStarts: [Int]
  /// The same without the chapters that a heading of a part stands right above: they begin with it.
  private let wholeChapters: [Int]
  /// Where only what stands above the chapters begins.
  let partStarts: [Int]
  private let titles: FoldedTitles

  /// The entries of `outline`, which begin on `pages` of `format`, as the printed pages do on
  /// `pagesOfPrinted`.
  ///
  /// - Parameter body: The body matter, if the book says where it is.
  /// - Complexity: O(*n*) in the number of entries.
  package init(
    _ outline: Outline, pages: [Int], format: PageFormat, printedPages: [PrintedPage] = [],
    pagesOfPrinted: [Int] = [], body: Range<Int>? = nil
  ) {
    self.outline = outline
    self.body = body
    self.printedPages = printedPages
    self.pagesOfPrinted = pagesOfPrinted
    self.pages = pages
    self.format = format
    let level = outline.chapterLevel
    chapterLevel = level
    let chapters = outline.entries.filter { $0.level <= level }
    chapterStarts = chapters.map(\.offset)
    wholeChapters = Self.wholeChapters(chapters.map { ($0.offset, $0.level < level) })
    partStarts = outline.entries.filter { $0.level < level }.map(\.offset)
    titles = FoldedTitles(of: outline)
    countsByNumbers = Self.countsByNumbers(
      outline.entries.filter { $0.level == level && body?.contains($0.offset) ?? true })
  }

  /// Whether the numbers in the titles of chapters are those of the chapters: most of them have one, or
  /// they are counted from 1 on. A year in one of many titles is none.
  private static func countsByNumbers(_ chapters: [Outline.Entry]) -> Bool {
    let numbers = chapters.compactMap(\.number)
    let steps = zip(numbers, numbers.dropFirst()).count { $1 == $0 + 1 || $1 <= 1 }
    guard let first = numbers.first, steps * 2 >= numbers.count - 1 else { return false }
    return numbers.count * 2 > chapters.count && (first <= 1 || numbers.count > 1)
      || first <= 1 && numbers.count > 1
  }

  package static func == (a: Contents, b: Contents) -> Bool {
    a.format == b.format && a.pages == b.pages && a.outline == b.outline
      && a.printedPages == b.printedPages && a.pagesOfPrinted == b.pagesOfPrinted
  }

  /// The entries.
  package var entries: [Outline.Entry] { outline.entries }

  /// Where the portions of a plan may begin with a chapter, in a text of so many bytes.
  package func chapterStarts(for wish: PlanWish, bytes: Int) -> [Int] {
    let end = min(bytes, body?.upperBound ?? bytes)
    let text = wish.start..<max(end, wish.start)
    return wish.unit == .chapters ? chapterBreaks(in: text) : wholeChapters(in: text)
  }

  /// Where some bytes of the text can be parted between chapters. What stands before the first one,
  /// a title and the contents for instance, goes with it, where it is the shorter of the two.
  func chapterBreaks(in bytes: Range<Int>) -> [Int] {
    let inside = wholeChapters(in: bytes).filter { $0 > bytes.lowerBound }
    guard let first = inside.first, wholeChapters.first == first else { return inside }
    let end = inside.count > 1 ? inside[1] : bytes.upperBound
    return first - bytes.lowerBound < end - first ? Array(inside.dropFirst()) : inside
  }

  /// Where a plan begins that is to begin with the text: with its first chapter, if what stands before
  /// that is no more than a title, a licence and a list of contents, and thus shorter than a chapter.
  ///
  /// - Parameter bytes: The text without the licence behind it.
  package func planStart(in bytes: Range<Int>) -> Int {
    let inside = wholeChapters(in: bytes)
    guard let first = inside.first, inside.count > 1 else { return bytes.lowerBound }
    let lengths = zip(inside, inside.dropFirst()).map { $1 - $0 }.sorted()
    return first - bytes.lowerBound < lengths[lengths.count / 2] ? first : bytes.lowerBound
  }

  /// How many days a plan takes that gives each of them a chapter; nil if there are no chapters.
  ///
  /// - Parameter bytes: The length of the text.
  package func dailyChapters(from start: Int, of bytes: Int) -> Int? {
    let bytes = min(bytes, body.map { max($0.upperBound, start) } ?? bytes)
    let first = start == 0 ? planStart(in: 0..<bytes) : start
    guard wholeChapters.contains(where: { $0 > first && $0 < bytes }) else { return nil }
    return chapterBreaks(in: first..<bytes).count + 1
  }

  /// What the back matter begins with, such as `Endnotes`, if the book says so and plans end before it.
  package var backMatter: String? {
    guard let body, let index = entries.firstIndex(where: { $0.offset >= body.upperBound }) else {
      return nil
    }
    return entries[index].title
  }

  /// The entries of the body matter.
  var bodyEntries: Range<Int> {
    guard let body else { return entries.indices }
    let start = entries.firstIndex { $0.offset >= body.lowerBound } ?? entries.count
    let end = entries.firstIndex { $0.offset >= body.upperBound } ?? entries.count
    return start..<max(start, end)
  }

  private func wholeChapters(in bytes: Range<Int>) -> [Int] {
    wholeChapters.filter { $0 >= bytes.lowerBound && $0 < bytes.upperBound }
  }

  /// Where chapters begin, with the headings above them: of a part that has nothing but a heading before
  /// its first chapter, the chapter begins with that.
  private static func wholeChapters(_ entries: [(offset: Int, isPart: Bool)]) -> [Int] {
    let lengths = zip(entries, entries.dropFirst()).map { $1.offset - $0.offset }
    guard !lengths.isEmpty else { return entries.map(\.offset) }
    let typical = lengths.sorted()[lengths.count / 2]
    var whole = [entries[0].offset]
    for (index, entry) in entries.enumerated().dropFirst() {
      // A part may have a motto; a chapter that is no longer than a line is none.
      let most = entries[index - 1].isPart ? min(1500, typical / 4) : min(80, typical / 8)
      if lengths[index - 1] > most { whole.append(entry.offset) }
    }
    return whole
  }

  /// The title of the entry that some bytes begin in, or the first that begins among them.
  package func title(of bytes: Range<Int>) -> String? {
    if let index = outline.index(at: bytes.lowerBound) { return entries[index].title }
    return entries.first.flatMap { bytes.contains($0.offset) ? $0.title : nil }
  }

  /// The indices of the entries whose titles have all of the words that were typed. Neither case nor
  /// accents count.
  package func entries(matching typed: String) -> [Int] {
    let words = FoldedTitles.fold(typed).split(separator: 0x20).map(Array.init)
    return titles.indices { title in words.allSatisfy { title.contains($0) } }
  }
}
