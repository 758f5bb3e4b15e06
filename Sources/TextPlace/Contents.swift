package import Books
import Datebook
package import Paging
import Widgets

/// The outline of a text with the pages that its entries begin on.
///
/// It is made where the outline is found, away from the keys: making it folds every title, so that
/// finding words among thousands is a matter of a millisecond.
package struct Contents: Equatable, Sendable {
  /// The parts and chapters.
  package let outline: Outline
  /// The 0-based page that each entry begins on.
  package let pages: [Int]
  /// What fits the pages that are counted.
  package let format: PageFormat
  /// The level of the chapters.
  let chapterLevel: Int
  /// Where the chapters and what stands above them begin.
  package let chapterStarts: [Int]
  /// Where only what stands above the chapters begins.
  let partStarts: [Int]
  private let titles: FoldedTitles

  /// The entries of `outline`, which begin on `pages` of `format`.
  ///
  /// - Complexity: O(*n*) in the bytes of all titles.
  package init(_ outline: Outline, pages: [Int], format: PageFormat) {
    self.outline = outline
    self.pages = pages
    self.format = format
    let level = outline.chapterLevel
    chapterLevel = level
    chapterStarts = outline.entries.filter { $0.level <= level }.map(\.offset)
    partStarts = outline.entries.filter { $0.level < level }.map(\.offset)
    titles = FoldedTitles(outline.entries.lazy.map(\.title))
  }

  package static func == (a: Contents, b: Contents) -> Bool {
    a.format == b.format && a.pages == b.pages && a.outline == b.outline
  }

  /// The entries.
  package var entries: [Outline.Entry] { outline.entries }

  /// Where the portions of a plan may begin with a chapter, in a text of so many bytes.
  package func chapterStarts(for wish: PlanWish, bytes: Int) -> [Int] {
    wish.unit == .chapters ? chapterBreaks(in: wish.start..<max(bytes, wish.start)) : chapterStarts
  }

  /// Where some bytes of the text can be parted between chapters. What stands before the first one,
  /// a title and the contents for instance, goes with it, where it is the shorter of the two.
  func chapterBreaks(in bytes: Range<Int>) -> [Int] {
    let inside = chapterStarts.filter { $0 > bytes.lowerBound && $0 < bytes.upperBound }
    guard let first = inside.first, chapterStarts.first == first else { return inside }
    let end = inside.count > 1 ? inside[1] : bytes.upperBound
    return first - bytes.lowerBound < end - first ? Array(inside.dropFirst()) : inside
  }

  /// The title of the entry that some bytes begin in, or the first that begins among them.
  package func title(of bytes: Range<Int>) -> String? {
    if let index = outline.index(at: bytes.lowerBound) { return entries[index].title }
    return entries.first.flatMap { bytes.contains($0.offset) ? $0.title : nil }
  }

  /// The indices of the entries whose titles have all of the words that were typed, in whatever
  /// case.
  package func entries(matching typed: String) -> [Int] {
    let words = FoldedTitles.fold(typed).split(separator: 0x20).map(Array.init)
    return titles.indices { title in words.allSatisfy { title.contains($0) } }
  }
}

/// The titles of an outline in small letters, one after the other in memory.
private struct FoldedTitles: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  init(_ titles: some Sequence<String>) {
    for title in titles {
      bytes += Self.fold(title)
      ends.append(bytes.count)
    }
  }

  /// `text` in small letters, with plain apostrophes and hyphens.
  static func fold(_ text: String) -> [UInt8] {
    var folded: [UInt8] = []
    for scalar in text.lowercased().unicodeScalars {
      switch scalar {
      case "’", "‘": folded.append(UInt8(ascii: "'"))
      case "–", "—", "‐": folded.append(UInt8(ascii: "-"))
      case "“", "”": folded.append(UInt8(ascii: "\""))
      default: folded += UTF8.encode(scalar).map { Array($0) } ?? []
      }
    }
    return folded
  }

  /// The indices of the titles for which `holds` does.
  func indices(where holds: (UnsafeRawBufferPointer) -> Bool) -> [Int] {
    bytes.withUnsafeBytes { bytes in
      var found: [Int] = []
      var start = 0
      for (index, end) in ends.enumerated() {
        if holds(UnsafeRawBufferPointer(rebasing: bytes[start..<end])) { found.append(index) }
        start = end
      }
      return found
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether `word` stands somewhere among the bytes.
  fileprivate func contains(_ word: [UInt8]) -> Bool {
    guard let first = word.first else { return true }
    var index = 0
    while index + word.count <= count {
      if self[index] == first,
        UnsafeRawBufferPointer(rebasing: self[index..<index + word.count]).elementsEqual(word)
      {
        return true
      }
      index += 1
    }
    return false
  }
}
