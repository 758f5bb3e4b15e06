import Books
import Paging
import Screen
import Widgets

/// Labels on the notes and links of the page: the letters of one follow it.
package struct LinkLabels: Equatable, Sendable {
  private var labels: PageLabels
  private let links: [PageLink]
  /// The offsets of their labels.
  private let offsets: [Int]

  /// Labels for `links`, as far as they are shown of a text; nil if none is.
  init?(_ links: [PageLink], over book: BookPlace) {
    let shown = Self.shown(links, of: book)
    guard !shown.isEmpty else { return nil }
    offsets = shown.map(\.offset)
    self.links = shown.map(\.link)
    labels = PageLabels(offsets)
  }

  /// The links that are to be seen, with the first glyph of each; of two with the same, as a picture in a
  /// link, the second has the next glyph.
  static func shown(_ links: [PageLink], of book: BookPlace) -> [(offset: Int, link: PageLink)] {
    // A picture has its label in the first row that is shown of it.
    let offsets = book.pages.flatMap(\.lines).flatMap { line in
      line.strip.map { [$0.picture.offset] } ?? line.glyphs.map(\.offset)
    }
    return shown(links, at: offsets)
  }

  /// The links that have some of the glyphs at `offsets`, with the first of them.
  static func shown(_ links: [PageLink], at offsets: [Int]) -> [(offset: Int, link: PageLink)] {
    var taken: Set<Int> = []
    return links.compactMap { link in
      let own = offsets.filter(link.range.contains)
      guard let offset = own.first(where: { !taken.contains($0) }) ?? own.first else { return nil }
      taken.insert(offset)
      return (offset, link)
    }.sorted { $0.offset < $1.offset }
  }

  /// Responds to a key: letters choose, Escape and all else that is none ends it.
  mutating func handle(_ key: Key) -> Response {
    switch labels.handle(key) {
    case .goesOn: return .handled()
    case .ended: return .handled([.dismiss])
    case .chosen(let offset):
      let link = offsets.firstIndex(of: offset).map { links[$0] }
      return .handled([.dismiss] + (link.map { [.follow($0)] } ?? []))
    }
  }

  /// What the last row says of its keys.
  func hints(in symbols: Symbols) -> [String] {
    ["type the letters of a note, link or picture to open it", "Esc back"]
  }

  /// Draws the labels that may still be meant over the beginnings of their links.
  func draw(into surface: inout Surface, layout: ScreenLayout, over book: BookPlace) {
    labels.draw(into: &surface, layout: layout, over: book)
  }
}
