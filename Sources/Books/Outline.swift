/// The parts and chapters of a text, in the order in which they begin.
package struct Outline: Equatable, Sendable {
  /// A part or a chapter.
  ///
  /// A text of a gigabyte may have a hundred thousand: each takes 40 bytes and those of its title, which
  /// lies among the others in ``Titles``. The name is a part of the title nearly always, and takes none
  /// then.
  package struct Entry: Equatable, Sendable {
    /// The text's offset of the heading's first byte.
    package let offset: Int
    private let titles: Titles
    private let titleStart: UInt32
    private let titleCount: UInt32
    private let nameStart: UInt32
    private let nameCount: UInt32
    private let storedNumber: Int32
    private let storedLevel: Int32

    /// A part or chapter that begins at `offset`.
    ///
    /// - Parameter titles: Where its title is kept.
    package init(
      title: String, level: Int, offset: Int, number: Int? = nil, name: String = "",
      in titles: Titles = Titles()
    ) {
      self.offset = offset
      self.titles = titles
      storedLevel = Int32(clamping: level)
      storedNumber = number.map { Int32(clamping: $0) } ?? -1
      let (all, part) = (title.utf8, name.utf8)
      titleStart = titles.append(all)
      titleCount = UInt32(all.count)
      nameCount = UInt32(part.count)
      let start = all.count - part.count
      nameStart =
        start >= 0 && all.dropFirst(start).elementsEqual(part)
        ? titleStart + UInt32(start) : titles.append(part)
    }

    /// The whole heading on one line, such as `CHAPTER 5. Breakfast`.
    package var title: String { titles.text(titleStart, titleCount) }

    /// How deep it lies: 0 for what stands at the top.
    package var level: Int { Int(storedLevel) }

    /// The number that the heading has, at least 0; `nil` if it has none.
    package var number: Int? { storedNumber >= 0 ? Int(storedNumber) : nil }

    /// The heading without what numbers it, `Breakfast`; empty if nothing else is there.
    package var name: String { titles.text(nameStart, nameCount) }

    package static func == (a: Entry, b: Entry) -> Bool {
      a.offset == b.offset && a.level == b.level && a.number == b.number && a.title == b.title
        && a.name == b.name
    }
  }

  /// The titles of entries, one behind the other: a string of each would take three times as much.
  ///
  /// Unchecked: whoever makes the entries is the only one to write, before anyone else has one of them.
  package final class Titles: @unchecked Sendable {
    private var bytes: [UInt8] = []

    /// No titles.
    package init() {}

    fileprivate func append(_ title: some Collection<UInt8>) -> UInt32 {
      let start = bytes.count
      bytes += title
      return UInt32(start)
    }

    fileprivate func text(_ start: UInt32, _ count: UInt32) -> String {
      String(decoding: bytes[Int(start)..<Int(start + count)], as: UTF8.self)
    }

    /// Takes no more memory than the titles need; no more entries come.
    package func trim() {
      // An array grows by doubling.
      bytes = bytes.withUnsafeBufferPointer { Array($0) }
    }
  }

  /// The entries by ascending offset; a letter of a dictionary may begin where its first word does.
  package let entries: [Entry]
  /// The level of a dictionary's headwords; `nil` if the text is none.
  package let headwordLevel: Int?

  /// An outline of `entries`, which are in ascending order of their offsets.
  package init(_ entries: [Entry] = [], headwordLevel: Int? = nil) {
    self.entries = Self.withLettersUnnumbered(entries)
    self.headwordLevel = headwordLevel
  }

  /// Whether the text has no parts and chapters.
  package var isEmpty: Bool { entries.isEmpty }

  /// The index of the last entry that begins at or before `offset`; `nil` before the first one.
  ///
  /// - Complexity: O(log *n*) in the number of entries.
  package func index(at offset: Int) -> Int? {
    let following = firstIndex(after: offset)
    return following > 0 ? following - 1 : nil
  }

  /// The index of the first entry that begins after `offset`; the number of entries behind the
  /// last one.
  ///
  /// - Complexity: O(log *n*) in the number of entries.
  package func firstIndex(after offset: Int) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The level that most numbered entries have, which is that of the chapters.
  ///
  /// A few steps that are numbered below many headings are no chapters: then those headings are.
  package var chapterLevel: Int {
    var (counts, numbered): ([Int: Int], [Int: Int]) = ([:], [:])
    for entry in entries {
      counts[entry.level, default: 0] += 1
      if entry.number != nil { numbered[entry.level, default: 0] += 1 }
    }
    guard !numbered.isEmpty else { return 0 }
    let level = numbered.filter { level, number in
      counts.reduce(0) { $0 + ($1.key < level ? $1.value : 0) } <= number
    }.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    return level ?? counts.filter { $0.value > 1 }.keys.min() ?? 0
  }
}
