import Books
import Screen
import Typeset
import Widgets

/// Asks where to go, and says where that would be.
package struct GoToSheet: Equatable, Sendable {
  private var field: GoToField

  /// What was typed.
  package var typed: String { field.typed }

  /// A sheet in which `typed` stands already.
  package init(typed: String = "") {
    field = GoToField(typed: typed)
  }

  /// Responds to a key.
  mutating func handle(_ key: Key, over book: BookPlace) -> Response {
    switch field.handle(key) {
    case .stay: return .handled()
    case .changed: return .handled(StableSpot.number(typed).map { [.seekStablePage($0)] } ?? [])
    case .close: return .handled([.dismiss])
    case .go:
      if let number = StableSpot.number(typed) {
        return .handled([.dismiss, .goToStablePage(number)])
      }
      if let date = date(in: book) { return .handled([.dismiss, .goToDate(date)]) }
      if let index = entry(in: book) { return .handled([.dismiss, .goToEntry(index)]) }
      return .handled(GoTo(typed).map { [.dismiss, .goTo($0)] } ?? [])
    }
  }

  /// Where the date leads that was typed: a word alone is rather one of a chapter, where that is found.
  private func date(in book: BookPlace) -> DateTarget? {
    guard GoTo(typed) == nil, typed.contains(where: \.isNumber) || entry(in: book) == nil else {
      return nil
    }
    return book.target(ofDate: typed)
  }

  /// The part or chapter that was typed, where it is no page.
  private func entry(in book: BookPlace) -> Int? {
    GoTo(typed) == nil ? book.entry(named: typed) : nil
  }

  /// What the last row says of its keys.
  func hints(in symbols: Symbols, over book: BookPlace) -> [String] {
    [
      "\(symbols.enterKey) go", "Esc stay",
      "^O back to page \(book.numberLabel(symbols)) afterwards",
    ]
  }

  /// Draws itself over the page.
  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, over book: BookPlace
  ) {
    field.draw(
      into: &surface, layout: layout, symbols: symbols, columns: 59,
      examples: (
        "a page, +5, 50%, p58, ch 12, 3 mar, a chapter’s words", "42, 50%, p58, 3 mar"
      )
    ) { preview(of: book, in: $0, symbols: symbols) }
  }

  /// Where Enter would lead.
  private func preview(of book: BookPlace, in columns: Int, symbols: Symbols) -> String {
    if let number = StableSpot.number(typed) {
      return preview(ofStablePage: number, book, columns, symbols)
    }
    if let date = date(in: book) {
      let place = "\(symbols.arrow) \(date.label)"
      return Label.fitting(
        "\(place) \(symbols.middleDot) \(book.pageLabel(of: date))", place, in: columns, symbols)
    }
    if let index = entry(in: book) { return preview(ofEntry: index, book, columns, symbols) }
    guard let target = GoTo(typed) else {
      return Label.fitting(
        "that is no page, percentage, chapter or date", "that is no page", in: columns, symbols)
    }
    let count = book.count
    let page = target.page(from: book.number, count: count.pages)
    let estimate = count.isExact ? "" : "~"
    let number = "\(page == 0 ? "" : estimate)\(page + 1)"
    let place = "\(symbols.arrow) page \(number) of \(estimate)\(count.pages)"
    let end = page == count.pages - 1 ? ", the last" : page == 0 ? ", the first" : ""
    let chapter =
      book.chapterTitle(ofPage: page).map { place + end + " \(symbols.middleDot) \($0)" }
    if let chapter, Typeset.columns(of: place + end) + 8 <= columns {
      return truncate(chapter, to: columns, ellipsis: symbols.ellipsis)
    }
    return Label.fitting(
      place + end, place, "\(symbols.arrow) page \(number)", in: columns, symbols)
  }

  /// Where Enter would lead, to a page that does not depend on the screen.
  private func preview(
    ofStablePage number: Int, _ book: BookPlace, _ columns: Int, _ symbols: Symbols
  ) -> String {
    guard let spot = book.stable.spot, spot.number == number, let tally = book.tally else {
      return Label.fitting(
        "characters are being counted \(symbols.ellipsis)", "counting \(symbols.ellipsis)",
        in: columns, symbols)
    }
    let page = spot.page.map { "page \($0 + 1)" } ?? "page ~\(book.guess(at: spot.offset) + 1)"
    let stable = "\(symbols.arrow) p\(min(number, tally.stablePages - 1) + 1)"
    let place = "\(stable) of \(tally.stablePages), \(page)"
    let chapter = book.chapterTitle(at: spot.offset).map { " \(symbols.middleDot) \($0)" } ?? ""
    if Typeset.columns(of: place) + 12 <= columns {
      return truncate(place + chapter, to: columns, ellipsis: symbols.ellipsis)
    }
    return Label.fitting(place, "\(stable), \(page)", stable, in: columns, symbols)
  }

  /// Where Enter would lead, to a part or chapter.
  private func preview(
    ofEntry index: Int, _ book: BookPlace, _ columns: Int, _ symbols: Symbols
  ) -> String {
    guard let contents = book.contents else { return "" }
    let page = book.page(ofEntry: index, in: contents)
    let number = "\(page.isExact ? "" : "~")\(page.number + 1)"
    let place = "\(symbols.arrow) page \(number)"
    let all = "\(place) of \(book.count.isExact ? "" : "~")\(book.count.pages)"
    let title = " \(symbols.middleDot) \(contents.entries[index].title)"
    let isWide = Typeset.columns(of: all) + 20 <= columns
    return truncate((isWide ? all : place) + title, to: columns, ellipsis: symbols.ellipsis)
  }
}
