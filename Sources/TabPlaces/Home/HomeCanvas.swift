import Datebook
import DayPlace
package import Screen
import Typeset
import Widgets

/// Home as it is drawn, with the rows that can be selected: a click is answered by drawing once more.
struct HomeCanvas {
  let place: HomePlace
  let frame: TabFrame
  let layout: HomeLayout
  private(set) var surface: Surface
  /// The rows that can be selected, where they stand.
  private(set) var rows: [(row: HomePlace.Row, area: Rect)] = []

  var symbols: Symbols { frame.symbols }

  init(_ place: HomePlace, _ frame: TabFrame) {
    self.init(
      place, frame, on: Surface(rows: frame.size.rows, columns: frame.size.columns))
  }

  init(_ place: HomePlace, _ frame: TabFrame, on surface: Surface) {
    self.place = place
    self.frame = frame
    self.surface = surface
    layout = place.layout(frame)
    drawGreeting()
    if place.books?.isEmpty == true { drawWelcome() } else { drawBooks() }
    drawToday()
    drawWeek()
    drawActions()
  }

  /// Draws a row that can be selected; gives the style of its words.
  mutating func begin(_ row: HomePlace.Row, _ area: Rect) -> Style {
    rows.append((row, area))
    let columns = area.column + 1..<area.columnRange.upperBound - 1
    let isSelected = place.selectedRow(frame) == row
    if isSelected, area.rows > 1 {
      surface.fill(
        Rect(
          row: area.row + 1, column: columns.lowerBound, rows: area.rows - 1,
          columns: columns.count), style: .selectedRow)
    }
    return frame.select(isSelected, into: &surface, row: area.row, columns: columns)
  }

  mutating func put(
    _ text: String, _ row: Int, _ columns: Range<Int>, _ style: Style = []
  ) {
    surface.put(frame.fit(text, columns.count), row: row, column: columns.lowerBound, style: style)
  }
}

extension HomePlace {
  func layout(_ frame: TabFrame) -> HomeLayout {
    HomeLayout(
      frame.body, books: books.map { $0.isEmpty ? 2 : $0.count } ?? 1, offers: offers.count
    ) { columns in
      note(frame).map { NoteRow.rows(of: $0, in: columns + 1, atMost: frame.size.rows).count } ?? 1
    }
  }

  /// What is written on today; `nil` if nothing is, or that is not known.
  func note(_ frame: TabFrame) -> String? {
    known.note(on: NoteSubject(.day, from: frame.today)).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The rows that can be selected on a screen of this size, from the first on.
  func rows(_ frame: TabFrame) -> [Row] {
    let layout = layout(frame)
    let first: [Row] =
      books?.isEmpty == true
      ? welcome.prefix(max(layout.books.rows, 1)).map(\.row)
      : (0..<min(books?.count ?? 0, layout.books.rows)).map { .book($0) }
    return first + (0..<layout.offers.count).map { .offer($0) } + [.note]
  }

  /// What is offered where nothing was read yet: each with its name and words about it.
  var welcome: [(row: Row, name: String, words: String)] {
    let repair = (Row.repair, "Repair it", "most of what was in it can be brought back")
    if isDamaged { return [repair, (.add, "Add books", Self.addWords)] }
    if bookCount > 0 {
      let books = bookCount == 1 ? "1 book waits" : "\(bookCount) books wait"
      return [(.library, "The library", "\(books) there"), (.add, "Add books", Self.addWords)]
    }
    return [
      (.guide, "Read the guide", "a small book about this program"),
      (.add, "Add books", Self.addWords),
    ]
  }

  private static let addWords = "a file, or a folder of them"

  package func label(_ frame: TabFrame) -> String { "Home" }

  package func draw(into surface: inout Surface, _ frame: TabFrame) {
    surface = HomeCanvas(self, frame, on: surface).surface
  }
}

// MARK: - Greeting

extension HomeCanvas {
  private mutating func drawGreeting() {
    guard let row = layout.greetingRow else { return }
    let greeting =
      switch place.hour {
      case 5..<12: "Good morning."
      case 12..<18: "Good afternoon."
      case 18..<24: "Good evening."
      default: "It is late."
      }
    let minutes = place.known[frame.today].minutes
    let streak = place.known.streak(until: frame.today)
    var parts: [String] = []
    if minutes > 0 {
      parts.append("\(minutes) minute\(minutes == 1 ? "" : "s") read today")
      if streak > 1 { parts.append("day \(streak) in a row") }
    } else if streak > 0 {
      parts.append("Nothing read today yet")
      parts.append(streak == 1 ? "yesterday was a day" : "\(streak) days in a row until yesterday")
    }
    let facts = parts.isEmpty ? "" : " " + parts.joined(separator: ", ") + "."
    let short = parts.first.map { " \($0)." } ?? ""
    let columns = 2..<frame.body.columns - 1
    put(
      frame.fitting([greeting + facts, greeting + short, greeting], columns.count), row, columns)
  }
}

// MARK: - Books

extension HomeCanvas {
  private mutating func drawBooks() {
    let area = layout.books
    if let row = layout.booksHeadingRow {
      put("Continue", row, area.column + 2..<area.columnRange.upperBound, .heading)
    }
    guard let books = place.books else {
      let columns = area.column + 3..<area.columnRange.upperBound - 2
      let lines = frame.wrapped(place.problem ?? "", columns.count)
      for (index, line) in lines.prefix(area.rows).enumerated() {
        put(line, area.row + index, columns, .bold)
      }
      return
    }
    for (index, book) in books.prefix(area.rows).enumerated() {
      draw(
        book, index,
        Rect(row: area.row + index, column: area.column, rows: 1, columns: area.columns))
    }
  }

  private mutating func draw(_ book: HomeBook, _ index: Int, _ area: Rect) {
    let style = begin(.book(index), area)
    let row = area.row
    var end = area.columnRange.upperBound - 2
    let start = area.column + 3
    let room = end - start
    if room >= 34 {
      let when = frame.when(book.openedOn)
      let columns = room >= 56 ? 9 : 8
      put(when, row, end - columns + 2..<end, style.union(.faint))
      end -= columns
    }
    let cells = room >= 68 ? 10 : room >= 40 ? 5 : 0
    let columns = TabFrame.progressColumns(cells: cells)
    frame.drawProgress(
      book.fraction, cells: cells, into: &surface, row: row, column: end - columns, style: style)
    end -= columns + 2
    if let author = book.author, room >= 60 {
      let columns = (end - start) * 2 / 5
      put(author, row, end - columns..<end, style)
      end -= columns + 2
    }
    let others = (place.books ?? []).lazy.map(\.title)
    put(
      frame.fitTitle(book.title, max(end - start, 0), among: others), row, start..<max(end, start),
      style)
  }

  private mutating func drawWelcome() {
    let area = layout.books
    if let row = layout.booksHeadingRow {
      let heading =
        place.isDamaged
        ? "The library was damaged"
        : place.bookCount > 0 ? "Nothing begun yet" : "No books yet"
      put(heading, row, area.column + 2..<area.columnRange.upperBound - 1, .heading)
    }
    for (index, (row, name, words)) in place.welcome.prefix(area.rows).enumerated() {
      let area = Rect(row: area.row + index, column: area.column, rows: 1, columns: area.columns)
      let style = begin(row, area)
      let start = area.column + 3
      let end = area.columnRange.upperBound - 1
      put(name, area.row, start..<end, style)
      // A word or two of them say nothing.
      guard end - start >= 36 else { continue }
      put(words, area.row, start + 18..<end, style.union(.faint))
    }
  }
}

// MARK: - The week

extension HomeCanvas {
  private var days: [Day] {
    Week(of: frame.today, by: frame.locale.rule).slots.compactMap { $0 }
  }

  private mutating func drawWeek() {
    guard let area = layout.week else { return }
    let sum = days.reduce(0) { $0 + place.known[$1].minutes }
    let isKnown = place.known.note(on: NoteSubject(.day, from: frame.today)) != nil
    let total =
      sum > 0 ? Label.duration(minutes: sum) : isKnown ? "nothing read yet" : ""
    if area.rows > 1 { return drawWeekAsRows(area, total) }
    var column = area.column + 2
    let end = area.columnRange.upperBound - 2
    let room = end - column
    if room >= 52 {
      column += surface.put("This week   ", row: area.row, column: column, style: .heading)
    }
    let step = room >= 40 ? 5 : 3
    for day in days {
      let name = frame.locale.names.initial(of: day.weekday)
      let minutes = place.known[day].minutes
      let style: Style = day == frame.today ? .bold : .faint
      surface.put(name, row: area.row, column: column, style: style, within: column..<end)
      let level =
        symbols.level(ofMinutes: minutes) ?? (day <= frame.today ? symbols.middleDot : " ")
      surface.put(
        level, row: area.row, column: column + step - 3 + (step == 3 ? 1 : 0),
        style: minutes > 0 ? .progress : .faint, within: column..<end)
      column += step
    }
    guard column + 3 < end else { return }
    let words = frame.fitting([total, sum > 0 ? total : ""], end - column - 1)
    surface.put(words, row: area.row, column: end - Typeset.columns(of: words))
  }

  /// A row for each day, with bars across.
  private mutating func drawWeekAsRows(_ area: Rect, _ total: String) {
    let start = area.column + 2
    let end = area.columnRange.upperBound - 2
    put("This week", area.row, start..<end, .heading)
    put(total, area.row, end - Typeset.columns(of: total)..<end, .faint)
    let longest = max(days.map { place.known[$0].minutes }.max() ?? 0, 60)
    for (index, day) in days.prefix(area.rows - 1).enumerated() {
      let row = area.row + 1 + index
      let minutes = place.known[day].minutes
      let name = frame.locale.names.shortName(of: day.weekday)
      put(name, row, start + 1..<start + 6, day == frame.today ? .bold : .faint)
      guard minutes > 0 else {
        if day <= frame.today { put(symbols.middleDot, row, start + 7..<end, .faint) }
        continue
      }
      let cells = end - start - 7 - 12
      let full = max(minutes * cells / longest, 1)
      put(String(repeating: symbols.levels[6], count: full), row, start + 7..<end, .progress)
      let label = Label.duration(minutes: minutes)
      put(label, row, end - Typeset.columns(of: label)..<end)
    }
  }
}

// MARK: - What can be done

extension HomeCanvas {
  private mutating func drawActions() {
    guard let row = layout.actionsRow else { return }
    let parts = frame.hints(
      (.add, "add a book"), (.search, "search everything"), (.datebook, "datebook"),
      (.catalogs, "books on the net"))
    let line = Label.hints(parts, in: frame.body.columns - 5)
    surface.put(line, row: row, column: 3, style: .hint)
  }
}
