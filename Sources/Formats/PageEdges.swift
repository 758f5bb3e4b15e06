/// The heads and feet of printed pages: lines that are the same on pages near each other, and numbers
/// that grow as the pages do.
struct PageEdges {
  /// The pages on either side on which the same line is looked for: heads of left and right pages take turns.
  private static let reach = 8
  /// The pages beside its own that must have it.
  private static let least = 2
  /// How many must have it if they have another number: chapters may be a page each.
  private static let leastWithNumber = 4
  /// The lines of an edge, at most.
  private static let most = 3
  /// The columns of the longest such line.
  private static let longest = 100

  /// A line at the edge of a page.
  private struct Edge {
    var line: Int
    /// What is the same on other pages if it is a head or foot: its words, or its words but for numbers
    /// that are as far from the number of the page.
    var keys: [String] = []
    /// How far its number is from the page's own, if it is nothing else.
    var lead: Int?
  }

  /// The lines at the edge of each page, from the outside.
  private var edges: [[Edge]]
  private var pagesOfKey: [String: [Int]] = [:]
  private var pagesOfLead: [Int: [Int]] = [:]
  private let isTop: Bool

  /// The upper or the lower edges of `pages`.
  init(_ pages: [[PrintedLine]], isTop: Bool) {
    self.isTop = isTop
    edges = pages.enumerated().map { number, lines in
      let order = isTop ? Array(lines.indices) : lines.indices.reversed()
      return order.lazy.filter { !lines[$0].isBlank }.prefix(Self.most).map { index in
        let line = lines[index]
        guard line.columns <= Self.longest else { return Edge(line: index) }
        return Edge(
          line: index, keys: line.keys(onPage: number),
          lead: line.pageNumber.map { $0 - number })
      }
    }
    for (number, edge) in edges.enumerated() {
      for key in Set(edge.flatMap(\.keys)) { pagesOfKey[key, default: []].append(number) }
      for lead in Set(edge.compactMap(\.lead)) { pagesOfLead[lead, default: []].append(number) }
    }
  }

  /// The lines of a page that are such a head or foot.
  ///
  /// - Parameter flows: Whether the text goes on from the page before, so that a line between is no heading.
  func lines(of page: Int, flows: Bool) -> [Int] {
    var found: [Int] = []
    var hasNumber = false
    var isFirst = false
    for edge in edges[page] {
      if let lead = edge.lead, count(pagesOfLead[lead], near: page) >= Self.least {
        hasNumber = true
      } else if let key = edge.keys.first(where: {
        count(pagesOfKey[$0], near: page)
          >= ($0 == edge.keys[0] ? Self.least : Self.leastWithNumber)
      }) {
        let isNew = near(page, of: pagesOfKey[key]).first.map { $0 >= page } ?? true
        isFirst = isFirst || isNew && key == edge.keys[0]
      } else {
        break
      }
      found.append(edge.line)
    }
    // Where a chapter begins, its heading stands in the place of its head.
    return isTop && isFirst && !hasNumber && !flows ? [] : found
  }

  private func count(_ pages: [Int]?, near page: Int) -> Int {
    near(page, of: pages).count { $0 != page }
  }

  /// Those of `pages`, which are in order, that are not further from a page than is looked.
  private func near(_ page: Int, of pages: [Int]?) -> ArraySlice<Int> {
    guard let pages else { return [] }
    var (low, high) = (0, pages.count)
    while low < high {
      let middle = (low + high) / 2
      if pages[middle] < page - Self.reach { low = middle + 1 } else { high = middle }
    }
    return pages[low...].prefix { $0 <= page + Self.reach }
  }
}
