import Books
import Datebook
import Paging
import Widgets

// MARK: - Where the chapters are

extension BookPlace {
  /// Takes the parts and chapters that were found.
  package mutating func take(_ contents: Contents) {
    self.contents = contents
  }

  /// The index of the entry that the page shown ends in; `nil` before the first one.
  package var entry: Int? {
    guard let contents, let shown else { return nil }
    return contents.outline.index(at: max(shown.upperBound - 1, shown.lowerBound))
  }

  /// The heading of the part or chapter that the page shown ends in.
  var chapterTitle: String? {
    guard let contents, let entry else { return nil }
    return contents.entries[entry].title
  }

  /// What a list has in it; `nil` before it was looked for.
  func contents(_ list: ContentsSheet.List) -> Contents? {
    list == .chapters ? contents : dates.found?.list
  }

  /// The lists that have something in them.
  var lists: [ContentsSheet.List] {
    ContentsSheet.List.allCases.filter { contents($0)?.entries.isEmpty == false }
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

  /// How much of the book stands before the byte at `offset`, from 0 to 100.
  func percent(at offset: Int) -> Int {
    textBytes > 0 ? min((200 * offset + textBytes) / (2 * textBytes), 100) : 0
  }

  /// The heading of the part or chapter that the byte at `offset` is in, where it is known.
  func chapterTitle(at offset: Int) -> String? {
    contents.flatMap { contents in
      contents.outline.index(at: offset).map { contents.entries[$0].title }
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
    return low > 0 ? contents.entries[low - 1].title : nil
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

// MARK: - Chapters by what is typed

extension BookPlace {
  /// The entry that `typed` names: `ch 12`, or words of its title.
  package func entry(named typed: String) -> Int? {
    guard let contents else { return nil }
    if let number = Self.chapterNumber(typed) { return entry(numbered: number, in: contents) }
    guard typed.count(where: \.isLetter) >= 2 else { return nil }
    let found = contents.entries(matching: typed)
    let words = typed.lowercased()
    // A title that begins with the words is meant before one that has them somewhere.
    return found.first { contents.entries[$0].name.lowercased().hasPrefix(words) } ?? found.first
  }

  /// The chapter with the number, of the part that the reader is in where parts count anew.
  private func entry(numbered number: Int, in contents: Contents) -> Int? {
    let entries = contents.entries
    let level = contents.chapterLevel
    let part = entry.flatMap { here in (0...here).last { entries[$0].level < level } } ?? 0
    func isAsked(_ index: Int) -> Bool {
      entries[index].number == number && entries[index].level == level
    }
    return (part..<entries.count).first(where: isAsked) ?? entries.indices.first(where: isAsked)
  }

  /// `12` of `ch 12`, `ch12` and `chapter 12`.
  private static func chapterNumber(_ typed: String) -> Int? {
    let words = typed.lowercased().drop { $0 == " " }
    let letters = words.prefix { $0.isLetter }
    guard letters == "ch" || letters == "chapter" else { return nil }
    let digits = words.dropFirst(letters.count).filter { $0 != " " && $0 != "." }
    guard !digits.isEmpty, digits.allSatisfy(\.isDigit) else { return nil }
    return Int(digits)
  }
}
