import Datebook
import Screen
import Widgets

/// Asks which day or page to go to, and says where that would be.
struct DatebookGoTo: Equatable, Sendable {
  private var field: GoToField

  /// A sheet in which `typed` stands already.
  init(typed: String = "") {
    field = GoToField(typed: typed)
  }

  mutating func handle(_ key: Key, over place: DatebookPlace) -> DatebookSheet.Answer {
    switch field.handle(key) {
    case .stay, .changed: .stay
    case .close: .close
    case .go: wish(over: place).map { .go($0) } ?? .stay
    }
  }

  private func wish(over place: DatebookPlace) -> DateWish? {
    DateWish(
      field.typed, at: place.cursor, in: place.book.year, today: place.today, locale: place.locale)
  }

  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, over place: DatebookPlace
  ) {
    field.draw(
      into: &surface, layout: layout, symbols: symbols, columns: 55,
      examples: ("5 mar, 2026-03-05, +30, w10, tomorrow, mar 2027, 131", "5 mar, +30, w10, 131")
    ) { preview(over: place, in: $0, symbols) }
  }

  /// Where Enter would lead.
  private func preview(
    over place: DatebookPlace, in columns: Int, _ symbols: Symbols
  ) -> String {
    guard let wish = wish(over: place) else {
      return DateWish.hasForm(field.typed, locale: place.locale)
        ? Label.fitting("there is no such day or week", "no such day", in: columns, symbols)
        : Label.fitting(
          "not a day, week, month, year or page", "not a day", in: columns, symbols)
    }
    let page = wish.page(in: place.book)
    let book = YearBook(with: page, rule: place.locale.rule)
    let number = (book.number(of: page) ?? 0) + 1
    let locale = place.locale
    let name =
      switch page {
      case .cover(let year): "the cover of \(year)"
      case .year(let year): "the year \(year)"
      case .month(let year, let month): locale.month(month, of: year)
      case .week(let week):
        "week \(week.number), \(locale.rangeWithYear(week.days, dash: symbols.dash))"
      case .day(let day): locale.weekdayMediumDate(day)
      }
    return Label.fitting(
      "\(symbols.arrow) \(name) \(symbols.middleDot) page \(number) of \(book.count)",
      "\(symbols.arrow) \(name)", in: columns, symbols)
  }
}
