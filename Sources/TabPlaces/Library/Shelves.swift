import Holdings
import Screen
import Widgets

/// The filters that one chooses by a key: by status and by tag, each with the number of its books.
struct Shelves: Equatable, Sendable {
  /// One of them.
  struct Shelf: Equatable, Sendable {
    var filter: BookFilter
    var name: String
    var count: Int
    var colour: TagColour?
    /// Whether there is air above it.
    var beginsGroup = false
  }

  /// All of them, the first one of all books.
  private(set) var all = [Shelf(filter: BookFilter(), name: "All", count: 0)]
  var selection = ListSelection(0)
  /// What was listed when one came to them.
  var former = BookFilter()

  /// Receives how many books there are of each kind.
  mutating func receive(_ index: BookIndex) {
    let chosen = chosen.filter
    let counts = index.statusCounts
    all = [Shelf(filter: BookFilter(), name: "All", count: index.books.count)]
    for status in [BookStatus.reading, .toRead, .finished] {
      all.append(
        Shelf(
          filter: BookFilter(status: status), name: status.name, count: counts[status] ?? 0))
    }
    for (number, entry) in index.tags.enumerated() {
      all.append(
        Shelf(
          filter: BookFilter(tag: entry.tag.name), name: "#\(entry.tag.name)", count: entry.count,
          colour: entry.tag.colour, beginsGroup: number == 0))
    }
    choose(chosen)
  }

  /// The chosen one.
  var chosen: Shelf { all[min(max(selection.selected, 0), all.count - 1)] }

  /// Chooses the one with this filter, whatever words it has; the first if there is none.
  mutating func choose(_ filter: BookFilter) { selection.selected = index(of: filter) }

  /// Whether it is the one that ``choose(_:)`` chooses.
  func isChosen(_ filter: BookFilter) -> Bool { selection.selected == index(of: filter) }

  private func index(of filter: BookFilter) -> Int {
    all.firstIndex { shelf in
      shelf.filter.status == filter.status
        && BookFilter.isSame(shelf.filter.tag ?? "", filter.tag ?? "")
    } ?? 0
  }
}
