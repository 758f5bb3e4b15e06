package import Books
import Widgets

/// The marks of the text that is read, in its order.
package struct MarkList: Equatable, Sendable {
  /// The marks by their beginning; of several there, the older one first.
  package private(set) var all: [Mark] = []
  /// Marks of which the library does not have all that was done to them.
  package private(set) var unsaved: Set<MarkID> = []
  /// What was taken away and can be brought back, the latest last.
  private var removed: [Mark] = []
  private var lastTurn = 0
  /// Grows with each thing that the reader does: what was read before it is not up to date.
  package private(set) var changes = 0

  /// The mark that is known by `id`.
  package subscript(id: MarkID) -> Mark? { all.first { $0.id == id } }

  /// What the next mark that is made is known by.
  mutating func nextID() -> MarkID {
    lastTurn += 1
    return .new(lastTurn)
  }

  /// The marks with something in `range`, whose text is there; a bookmark at its end is not.
  func marks(in range: Range<Int>) -> [Mark] {
    all.prefix { $0.range.lowerBound < range.upperBound }.filter { mark in
      mark.isFound && (mark.range.overlaps(range) || range.contains(mark.range.lowerBound))
    }
  }

  /// Whether something can be brought back.
  var canUndo: Bool { !removed.isEmpty }
}

// MARK: - What the reader does

extension MarkList {
  /// Takes in a mark that was made.
  mutating func insert(_ mark: Mark) {
    changes += 1
    put(mark)
  }

  /// Changes the mark that is known by `id`; what is to be kept of that.
  mutating func change(_ id: MarkID, _ change: MarkChange) -> [TextEffect] {
    guard let index = all.firstIndex(where: { $0.id == id }) else { return [] }
    changes += 1
    switch change {
    case .note(let note): all[index].note = note
    case .colour(let colour): all[index].colour = colour
    case .chapter(let chapter): all[index].chapter = chapter
    case .removed: removed.append(all.remove(at: index))
    }
    return [.marks(.change(id, change))]
  }

  /// Brings back what was taken away last.
  mutating func undo() -> [TextEffect] {
    guard let mark = removed.popLast() else { return [] }
    changes += 1
    put(mark)
    return [.marks(.change(mark.id, .removed(false)))]
  }

  private mutating func put(_ mark: Mark) {
    let index =
      all.firstIndex { $0.range.lowerBound > mark.range.lowerBound } ?? all.endIndex
    all.insert(mark, at: index)
  }
}

// MARK: - What the library says

extension MarkList {
  /// Receives the marks that the library has; those with something unsaved stay as they are here.
  mutating func receive(_ loaded: [Mark]) {
    let own = all.filter { unsaved.contains($0.id) }
    all = (loaded.filter { !unsaved.contains($0.id) } + own)
      .sorted { ($0.range.lowerBound, $0.id.age) < ($1.range.lowerBound, $1.id.age) }
  }

  /// Receives the places of marks that were found in an edited file.
  mutating func receive(_ found: [MarkID: Range<Int>]) {
    for index in all.indices {
      guard let range = found[all[index].id] else { continue }
      all[index].range = range
      all[index].isFound = true
    }
    all.sort { ($0.range.lowerBound, $0.id.age) < ($1.range.lowerBound, $1.id.age) }
  }

  /// Receives the words of marks.
  mutating func receive(words: [MarkID: String]) {
    for index in all.indices {
      if let words = words[all[index].id] { all[index].excerpt = words }
    }
  }

  /// Notes which marks are not in the library yet.
  mutating func receive(unsaved: Set<MarkID>) {
    self.unsaved = unsaved
  }
}

extension MarkID {
  /// What orders marks by when they were made.
  fileprivate var age: Int64 {
    switch self {
    case .kept(let row): row
    case .new(let turn): Int64.max / 2 + Int64(turn)
    }
  }
}
