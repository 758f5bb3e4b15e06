import Books
import Paging
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
    // As in less and vim: 500G is the line.
    if key == .character("G"), typed.allSatisfy(\.isDigit), let number = Int(typed) {
      return .handled([.dismiss, .effect(.findLine(LineNumber(number)))])
    }
    switch field.handle(key) {
    case .stay: return .handled()
    case .changed: return .handled(StableSpot.number(typed).map { [.seekStablePage($0)] } ?? [])
    case .close: return .handled([.dismiss])
    case .go:
      guard let destination = book.destination(of: typed) else { return .handled() }
      return .handled([.dismiss, Self.request(for: destination)])
    }
  }

  private static func request(for destination: Destination) -> Request {
    switch destination {
    case .stablePage(let number): .goToStablePage(number)
    case .printedPage(let page): .goToPrintedPage(page)
    case .date(let date): .goToDate(date)
    case .entry(let index): .goToEntry(index)
    case .line(let line): .goToLine(line)
    case .position(let position): .goTo(position)
    case .start: .goToStart
    }
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
    let isPrinted = book.contents?.printedPages.isEmpty == false
    field.draw(
      into: &surface, layout: layout, symbols: symbols, columns: 59,
      examples: (
        isPrinted
          ? "42, +5, 50%, p58, ch 12, 3 mar, end, a title, #xii in print"
          : "42, +5, 50%, p58, ch 12, book 3 ch 5, 3 mar, end, a title",
        isPrinted ? "42, 50%, ch 3, #xii" : "42, 50%, ch 3, 3 mar"
      )
    ) { preview(of: book, in: $0, symbols: symbols) }
  }

  /// Where Enter would lead.
  private func preview(of book: BookPlace, in columns: Int, symbols: Symbols) -> String {
    switch book.destination(of: typed) {
    case .stablePage(let number): return preview(ofStablePage: number, book, columns, symbols)
    case .printedPage(let page): return preview(of: page, book, columns, symbols)
    case .date(let date):
      let place = "\(symbols.arrow) \(date.label)"
      return Label.fitting(
        "\(place) \(symbols.middleDot) \(book.pageLabel(of: date))", place, in: columns, symbols)
    case .entry(let index): return preview(ofEntry: index, book, columns, symbols)
    case .position(let position): return preview(of: position, book, columns, symbols)
    case .line(let line):
      let place = "\(symbols.arrow) line \(line)"
      // Each line has its end at least. Whether there are so many is known when they are counted.
      return line > book.length.bytes
        ? Label.fitting(
          "\(symbols.arrow) the last line of the file", "\(symbols.arrow) the last line",
          in: columns, symbols)
        : Label.fitting(
          "\(place) of the file, or its last", "\(place) or the last", place, in: columns,
          symbols)
    case .start:
      let page = "\(symbols.arrow) page \(book.startLabel) of \(book.countLabel)"
      return Label.fitting("\(page), where the book begins", page, in: columns, symbols)
    case nil:
      let obstacle = book.obstacle(to: typed)
      let short = obstacle.split(separator: ";").first.map(String.init) ?? obstacle
      return Label.fitting(obstacle, short, "no such place", in: columns, symbols)
    }
  }

  /// Where Enter would lead, to a page, by a step or to a percentage.
  private func preview(
    of target: GoTo, _ book: BookPlace, _ columns: Int, _ symbols: Symbols
  ) -> String {
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

  /// Where Enter would lead, to a page of the printed book.
  private func preview(
    of printed: PrintedPage, _ book: BookPlace, _ columns: Int, _ symbols: Symbols
  ) -> String {
    let place = "\(symbols.arrow) printed page \(printed.label)"
    let (number, isExact) = book.page(of: printed)
    let page = "\(place), page \(isExact ? "" : "~")\(number + 1)"
    guard let index = book.contents?.outline.index(at: printed.offset),
      Typeset.columns(of: page) + 12 <= columns
    else {
      return Label.fitting(page, place, in: columns, symbols)
    }
    return preview([page], ofEntry: index, book, columns, symbols)
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
    return preview([all, place], ofEntry: index, book, columns, symbols)
  }

  /// The first of these wordings of a place that leaves room for the title of the entry it is in. The part
  /// that the entry is in stands before the title, and is shortened first: chapters that count anew in each
  /// part are told apart by it.
  private func preview(
    _ places: [String], ofEntry index: Int, _ book: BookPlace, _ columns: Int, _ symbols: Symbols
  ) -> String {
    guard let contents = book.contents, let shortest = places.last else { return "" }
    let dot = " \(symbols.middleDot) "
    let title = dot + contents.entries[index].title
    let room = columns - Typeset.columns(of: title)
    let part = contents.part(of: index).map { dot + $0 } ?? ""
    if let place = places.first(where: { Typeset.columns(of: $0 + part) <= room }) {
      return place + part + title
    }
    let rest = room - Typeset.columns(of: shortest)
    if !part.isEmpty, rest >= Self.shortestPart {
      return shortest + truncate(part, to: rest, ellipsis: symbols.ellipsis) + title
    }
    let place = places.first { Typeset.columns(of: $0) <= room } ?? shortest
    return truncate(place + title, to: columns, ellipsis: symbols.ellipsis)
  }

  /// The columns of the name of a part that tell something.
  private static let shortestPart = 10
}
