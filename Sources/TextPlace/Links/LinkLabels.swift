import Books
import Paging
import Screen
import Widgets

/// Labels on the notes and links of the page: the letters of one follow it.
package struct LinkLabels: Equatable, Sendable {
  private var labels: PageLabels
  private let links: [PageLink]

  /// Labels for `links`, as far as they are shown of a text; nil if none is.
  init?(_ links: [PageLink], over book: BookPlace) {
    let shown = Self.shown(links, of: book)
    guard !shown.isEmpty else { return nil }
    labels = PageLabels(shown.map(\.offset))
    self.links = links
  }

  /// The links that are to be seen, with the first glyph of each.
  static func shown(_ links: [PageLink], of book: BookPlace) -> [(offset: Int, link: PageLink)] {
    // A picture has its label in the first row that is shown of it.
    let offsets = book.pages.flatMap(\.lines).flatMap { line in
      line.strip.map { [$0.picture.offset] } ?? line.glyphs.map(\.offset)
    }
    return links.compactMap { link in
      offsets.first(where: link.range.contains).map { ($0, link) }
    }
  }

  /// Responds to a key: letters choose, Escape and all else that is none ends it.
  mutating func handle(_ key: Key) -> Response {
    switch labels.handle(key) {
    case .goesOn: return .handled()
    case .ended: return .handled([.dismiss])
    case .chosen(let offset):
      let link = links.first { $0.range.contains(offset) }
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
