/// The parts and chapters of a text, in the order in which they begin.
package struct Outline: Equatable, Sendable {
  /// A part or a chapter.
  ///
  /// A text of a gigabyte may have a hundred thousand: each takes 48 bytes and those of its title. The
  /// name is a part of the title nearly always, and takes none then.
  package struct Entry: Equatable, Sendable {
    /// The whole heading on one line, such as `CHAPTER 5. Breakfast`.
    package let title: String
    /// The text's offset of the heading's first byte.
    package let offset: Int
    private let storedNumber: Int
    private let storedName: Name?
    private let nameStart: UInt16
    private let nameCount: UInt16
    private let storedLevel: Int32

    /// A name that is no part of its title.
    private final class Name: Sendable {
      let text: String

      init(_ text: String) { self.text = text }
    }

    /// A part or chapter that begins at `offset`.
    package init(title: String, level: Int, offset: Int, number: Int? = nil, name: String = "") {
      self.title = title
      self.offset = offset
      storedLevel = Int32(clamping: level)
      storedNumber = number ?? -1
      let (all, part) = (title.utf8, name.utf8)
      let start = all.count - part.count
      if start >= 0, all.count <= Int(UInt16.max), all.dropFirst(start).elementsEqual(part) {
        (nameStart, nameCount, storedName) = (UInt16(start), UInt16(part.count), nil)
      } else {
        (nameStart, nameCount, storedName) = (0, 0, Name(name))
      }
    }

    /// How deep it lies: 0 for what stands at the top.
    package var level: Int { Int(storedLevel) }

    /// The number that the heading has, at least 0; `nil` if it has none.
    package var number: Int? { storedNumber >= 0 ? storedNumber : nil }

    /// The heading without what numbers it, `Breakfast`; empty if nothing else is there.
    package var name: String {
      if let storedName { return storedName.text }
      return String(
        decoding: title.utf8.dropFirst(Int(nameStart)).prefix(Int(nameCount)), as: UTF8.self)
    }

    package static func == (a: Entry, b: Entry) -> Bool {
      a.title == b.title && a.offset == b.offset && a.level == b.level && a.number == b.number
        && a.name == b.name
    }
  }

  /// The entries by ascending offset; a letter of a dictionary may begin where its first word does.
  package let entries: [Entry]
  /// The level of a dictionary's headwords; `nil` if the text is none.
  package let headwordLevel: Int?

  /// An outline of `entries`, which are in ascending order of their offsets.
  package init(_ entries: [Entry] = [], headwordLevel: Int? = nil) {
    self.entries = entries
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
  package var chapterLevel: Int {
    var counts: [Int: Int] = [:]
    for entry in entries where entry.number != nil { counts[entry.level, default: 0] += 1 }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
  }
}
