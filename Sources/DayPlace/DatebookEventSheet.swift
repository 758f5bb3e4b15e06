import Calendars
import Datebook
import Screen
import Typeset
import Widgets

/// What is told of an event or a to-do: when, where, how it comes again, its calendar, and what is
/// written about it.
struct DatebookEventSheet: Equatable, Sendable {
  private static let columns = 68
  /// The column behind the names of what is told.
  private static let wordsColumn = 10

  private let title: String
  private let facts: [(name: String, words: String)]
  private let description: String
  private let link: String
  private var scroll = ScrollOffset()

  /// What is told of `event`; nil if there is no more to tell than its day has.
  init?(_ event: DayEvent, locale: CalendarLocale, symbols: Symbols) {
    guard let whole = event.whole else { return nil }
    let details = whole.details
    title = event.name(locale.words)
    facts = [
      (details.isTask ? "Due" : "When", details.isUndated ? "" : whole.words(locale, symbols)),
      ("", details.isDone ? "done" : ""),
      ("Repeats", details.recurrence?.words(in: locale) ?? ""),
      ("Where", whole.place), ("Calendar", details.calendar), ("Link", details.link),
    ].filter { !$0.words.isEmpty }
    description = details.description
    link = details.link
  }

  static func == (a: DatebookEventSheet, b: DatebookEventSheet) -> Bool {
    a.title == b.title && a.facts.elementsEqual(b.facts) { $0 == $1 }
      && a.description == b.description && a.scroll == b.scroll
  }

  /// Whether its link is an address of the web: a browser is given nothing else.
  private var hasWebLink: Bool {
    ["https://", "http://"].contains { link.lowercased().hasPrefix($0) }
  }

  mutating func handle(
    _ key: Key, layout: ScreenLayout, symbols: Symbols
  ) -> DatebookSheet.Answer {
    switch key {
    case .escape, .character("q"), .backspace: return .close
    case .enter: return hasWebLink ? .openAddress(link) : .close
    case .character("Q"): return .ignored
    default:
      let (rows, area) = laidOut(layout, symbols)
      scroll.handle(key, rows: area.rows, count: rows.count)
      return .stay
    }
  }

  func hints(in symbols: Symbols, layout: ScreenLayout) -> [String] {
    let (rows, area) = laidOut(layout, symbols)
    return (hasWebLink ? ["\(symbols.enterKey) open the link"] : [])
      + (rows.count > area.rows ? ["\(symbols.upDown) scroll"] : []) + ["Esc back"]
  }

  func draw(into surface: inout Surface, layout: ScreenLayout, symbols: Symbols) {
    let (rows, area) = laidOut(layout, symbols)
    scroll.draw(
      rows, titled: title, in: area, into: &surface, layout: layout, symbols: symbols)
  }

  private func laidOut(_ layout: ScreenLayout, _ symbols: Symbols) -> ([SheetRow], Rect) {
    let columns = SheetFrame(rows: 0, columns: Self.columns, layout: layout).inside.columns
    // A title that the frame has no room for is told whole.
    var rows: [SheetRow] = []
    if Typeset.columns(of: title) > columns - 3 {
      rows = Self.lines(title, in: columns).map { SheetRow(words: $0) } + [SheetRow()]
    }
    let start = columns >= 30 ? Self.wordsColumn : 2
    for (name, words) in facts {
      var lines = Self.lines(words, in: columns - start)
      if start == Self.wordsColumn {
        rows.append(
          SheetRow(name: name, nameStyle: .faint, words: lines.removeFirst(), wordsColumn: start))
      } else if !name.isEmpty {
        rows.append(SheetRow(name: name, nameStyle: .faint))
      }
      rows += lines.map { SheetRow(words: $0, wordsColumn: start) }
    }
    if !description.isEmpty {
      rows.append(SheetRow())
      rows += Self.lines(description, in: columns).map { SheetRow(words: $0) }
    }
    return (rows, SheetFrame(rows: rows.count, columns: columns, layout: layout).inside)
  }

  /// The lines of a text in so many columns: nothing of it is left out.
  private static func lines(_ text: String, in columns: Int) -> [String] {
    let characters = Array(text.singleSpaced)
    return TextEditor.rows(of: characters, in: max(columns, 1) + 1).map { String(characters[$0]) }
  }
}

extension String {
  /// The text with line feeds alone between its lines, and blanks in place of other control characters.
  fileprivate var singleSpaced: String {
    let lines = split(omittingEmptySubsequences: false) { $0.isNewline }
    return lines.map { line in
      String(
        String.UnicodeScalarView(
          line.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    }.joined(separator: "\n")
  }
}

extension EventTime {
  /// When it is: `Thu 5 Mar 2026, 09:00–10:30`, or from one day to another.
  fileprivate func words(_ locale: CalendarLocale, _ symbols: Symbols) -> String {
    let (first, last) = (days.lowerBound, days.upperBound)
    let date = locale.weekdayMediumDate(first)
    let dash = " \(symbols.dash) "
    if isAllDay { return first == last ? date : date + dash + locale.weekdayMediumDate(last) }
    if start == end {
      return "\(date), \(DayEvent.time(start.minuteOfDay, lasting: hiddenSeconds, locale))"
    }
    let times = [start, end].map { DayEvent.time($0.minuteOfDay) }
    let from = "\(date), \(times[0])"
    // One that ends at midnight ends on the day that begins then.
    if start.day == end.day || first == last { return from + symbols.dash + times[1] }
    return "\(from)\(dash)\(locale.weekdayMediumDate(end.day)), \(times[1])"
  }
}
