import Datebook
import Screen
import Widgets

/// Something of a day that can be opened: a place in a book, or the same day of another year.
enum DayItem: Equatable, Sendable {
  /// What a link in the day's note leads to, and whether that is a book that the library does not have.
  case link(NoteLink.Target, isAbsent: Bool = false)
  case portion(BookPortion)
  case entry(BookEntry)
  case reading(book: Int, title: String)
  /// Something that is due.
  case event(DayEvent)
  case otherDay(OnThisDay.OtherDay)
  /// A book that counts as dated, at today's entry where it has one.
  case book(DatedBook, offset: Int?)

  /// Where it leads; `nil` if it is only told.
  var link: DatebookLink? {
    switch self {
    case .event(let event): event.whole == nil ? nil : .event(event)
    case .link(let target, _): .note(target)
    case .portion(let portion): .book(portion.book, at: portion.portion.range.lowerBound)
    case .entry(let entry): .book(entry.book, at: entry.offset)
    case .reading(let book, _): .book(book)
    case .otherDay(let other): .page(.day(other.day), cursor: other.day)
    case .book(let book, let offset): .book(book.book, at: offset)
    }
  }
}

extension DatebookPlace {
  /// What the day itself has to open: what its note links to, what is due, what is to be read, then what
  /// was.
  func items(of day: Day) -> [DayItem] {
    let facts = known[day]
    let titles = facts.readings.reduce(into: [(book: Int, title: String)]()) { titles, reading in
      if !titles.contains(where: { $0.book == reading.book }) {
        titles.append((reading.book, reading.title))
      }
    }
    return links(of: .day(day)) + facts.events.map { .event($0) }
      + facts.portions.map { .portion($0) } + facts.entries.map { .entry($0) }
      + titles.map { .reading(book: $0.book, title: $0.title) }
  }

  /// What the note of a page links to, each once.
  func links(of page: DatebookPage) -> [DayItem] {
    guard let text = known.text(of: page), text.contains("[[") else { return [] }
    return NoteLink.links(in: text).reduce(into: []) { links, link in
      let isAbsent = link.target.title.map(known.absentTitles.contains) ?? false
      let item = DayItem.link(link.target, isAbsent: isAbsent)
      if !links.contains(item) { links.append(item) }
    }
  }

  /// What is written on the page shown, and on the day under the cursor.
  var shownTexts: [String] { [page, .day(cursor)].compactMap { known.text(of: $0) } }

  /// What the page shown has to open: what its note links to, then what the day under the cursor has.
  var pageItems: [DayItem] {
    let own = items(of: cursor)
    guard !isScrolling, page != .day(cursor) else { return own }
    let links = links(of: page)
    return links + own.filter { !links.contains($0) }
  }

  /// What other years have of the day: entries of dated books and days that were read or written on,
  /// by the year.
  func memories(of day: Day) -> [DayItem] {
    guard let memory = known.onThisDay, memory.day == day else { return [] }
    // An entry of every year is the day's own.
    let entries = memory.entries.compactMap { entry in
      entry.date.year.map { (year: $0, item: DayItem.entry(entry)) }
    }
    let others = memory.others.map { (year: $0.day.year, item: DayItem.otherDay($0)) }
    return (entries + others).enumerated()
      .sorted { ($0.element.year, $0.offset) < ($1.element.year, $1.offset) }
      .map(\.element.item)
  }

  /// The books that count as dated, each at today's entry.
  var datedItems: [DayItem] {
    known.datedBooks.map { book in
      .book(book, offset: known[today].entries.first { $0.book == book.book }?.offset)
    }
  }
}

extension DayItem {
  /// What a list says of it: when, which book, and what.
  func label(_ locale: CalendarLocale, _ symbols: Symbols) -> (when: String, words: String) {
    let dot = " \(symbols.middleDot) "
    let words = locale.words
    switch self {
    case .link(.date(let subject), _): return (words.link, NoteFile.label(of: subject, rule: .iso))
    case .link(.book(let title, let spot), let isAbsent):
      let sign = isAbsent ? NoteRow.absentSign : ""
      return (words.link, title + Self.words(of: spot, words.figures) + sign)
    case .portion(let portion):
      let label = portion.label(dash: symbols.dash, dot: symbols.middleDot, words: words)
      let chapter = portion.portion.chapter.map { dot + $0 } ?? ""
      return (words.portion, portion.title + dot + label + chapter)
    case .entry(let entry):
      let beginning = entry.words.isEmpty ? "" : dot + entry.words
      return (locale.shortDate(entry.date), entry.title + beginning)
    case .reading(_, let title): return (words.read, title)
    case .event(let event):
      let name = words.event.prefix(1).uppercased() + words.event.dropFirst()
      return (name, event.words(locale, symbols, withPlace: true))
    case .otherDay(let other):
      let notes = other.facts.notes.map { "\(symbols.openQuote)\($0)\(symbols.closeQuote)" }
      let minutes = other.facts.minutes
      let read =
        minutes > 0
        ? [
          "\(words.figures.duration(minutes: minutes)): \(other.facts.titles.joined(separator: ", "))"
        ] : []
      return ("\(other.day.year)", (notes + read).joined(separator: dot))
    case .book(let book, _): return ("", book.title)
    }
  }

  /// `, p. 58`, `, 50 %`; nothing where no place is named.
  private static func words(of spot: NoteLink.BookSpot?, _ figures: PageFigures) -> String {
    switch spot {
    case .page(let page): return ", p. \(page)"
    case .percent(let percent):
      return ", \(figures.number(percent)) %"
    case nil: return ""
    }
  }
}
