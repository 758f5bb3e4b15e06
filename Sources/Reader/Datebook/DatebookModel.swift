package import Datebook
package import Screen

/// Everything that can happen to a datebook.
package enum DatebookEvent: Equatable, Sendable {
  case key(Key)
  /// A text was pasted.
  case paste(String)
  case mouse(MouseEvent)
  /// The terminal has another size.
  case resized(ScreenSize)
  /// Another day has begun by the reader's clock.
  case dayChanged(Day)
  /// What is known of months that were asked for.
  case monthsKnown([MonthNumber: MonthFacts])
  /// There are other events than before.
  case eventsChanged
  /// All days that something was read on, in order.
  case daysReadKnown([Day])
  /// The books that count as dated, by title.
  case datedBooksKnown([DatedBook])
  /// Books turned out to be diaries: what is known of days is to be found anew.
  case diariesFound
  /// What is known of a day in other years.
  case otherYearsKnown(OnThisDay)
  /// All notes, in order.
  case notesKnown([DatebookNote])
  /// The reader's own editor has made this of a note.
  case noteEdited(DatebookNote)
  /// Something to be told in one line.
  case notice(String)
}

/// Everything that a datebook asks of the world outside.
package enum DatebookEffect: Equatable, Sendable {
  /// Find what is known of these months. Answered by `DatebookEvent.monthsKnown`.
  case findMonths([MonthNumber])
  /// Find all days that something was read on. Answered by `DatebookEvent.daysReadKnown`.
  case findDaysRead
  /// Find the books that count as dated. Answered by `DatebookEvent.datedBooksKnown`.
  case findDatedBooks
  /// Find what is known of a day in other years. Answered by `DatebookEvent.otherYearsKnown`.
  case findOtherYears(Day)
  /// Open a book by its number in the library, at an offset of its text where one is named, or tell
  /// why that cannot be done.
  case openBook(Int, at: Int? = nil)
  /// Open the book of this title at a place, or tell that there is none such, or several.
  case openTitled(String, NoteLink.BookSpot?)
  /// Find all notes. Answered by `DatebookEvent.notesKnown`.
  case findNotes
  /// Keep what a note says now.
  case keepNote(DatebookNote)
  /// Let the reader's own editor have a note. Answered by `DatebookEvent.noteEdited`, or by a notice.
  case editOutside(DatebookNote)
  /// Let the program have the mouse, or the terminal.
  case useMouse(Bool)
  /// Paint the whole screen anew.
  case repaint
  /// Go Home.
  case goHome
  /// Leave the datebook.
  case leave
  /// End the program.
  case quit
}

/// The whole state of a datebook on the screen, as a value.
///
/// `update` applies what happened and says what must be done outside; `render` draws. Both are pure.
package struct DatebookModel: Equatable, Sendable {
  package private(set) var size: ScreenSize
  /// The glyphs that the program draws with.
  package var symbols: Symbols
  /// What is shown.
  package internal(set) var place: DatebookPlace
  /// The keys in force.
  package let keys = KeyTable.datebook
  var sheet: DatebookSheet?
  private var usesMouse: Bool
  var notice: String?
  /// Whether the page's note is to be opened once it is known.
  var wantsNote = false

  /// A datebook on a screen of `size`.
  package init(
    place: DatebookPlace, size: ScreenSize, symbols: Symbols = .unicode, usesMouse: Bool = true
  ) {
    self.place = place
    self.size = size
    self.symbols = symbols
    self.usesMouse = usesMouse
  }

  var layout: ScreenLayout { ScreenLayout(size) }

  /// What must be done first.
  package mutating func opening() -> [DatebookEffect] {
    [.findDaysRead, .findDatedBooks] + findMissing()
  }

  /// Applies what happened, and says what must be done outside.
  package mutating func update(_ event: DatebookEvent) -> [DatebookEffect] {
    var effects: [DatebookEffect] = []
    switch event {
    case .key(let key):
      notice = nil
      wantsNote = false
      effects = press(key)
    case .paste(let text):
      notice = nil
      effects = paste(text)
    case .noteEdited(let note): effects = take(note)
    case .mouse(let mouse):
      notice = nil
      effects = click(mouse)
    case .resized(let size): self.size = size
    case .dayChanged(let day): place.today = day
    case .monthsKnown(let facts):
      place.known.take(facts)
      effects = writeWhereWanted()
    case .eventsChanged: place.known.lookAnew()
    case .daysReadKnown(let days): place.known.take(daysRead: days)
    case .datedBooksKnown(let books): place.known.take(datedBooks: books)
    case .diariesFound:
      place.known.lookAnew()
      effects = [.findDatedBooks]
    case .otherYearsKnown(let memory): place.known.take(memory)
    case .notesKnown(let notes):
      if case .notes(let former) = sheet {
        sheet = .notes(DatebookNotes(notes, in: place, typed: former.typed))
      }
    case .notice(let sentence): notice = sentence
    }
    return effects + findMissing()
  }

  /// Asks for what is not known of the days that are shown.
  private mutating func findMissing() -> [DatebookEffect] {
    let days = place.page.days
    let months =
      place.isScrolling
      ? DatebookCanvas.months(around: place.cursor, rows: size.rows)
      : shownMonths(MonthNumber(of: days.lowerBound)...MonthNumber(of: days.upperBound))
    let missing = place.known.ask(forShown: months)
    var effects: [DatebookEffect] = missing.isEmpty ? [] : [.findMonths(missing)]
    if case .day(let day) = place.page, !place.isScrolling,
      place.known.asksForOtherYears(of: day)
    {
      effects.append(.findOtherYears(day))
    }
    return effects
  }

  /// A month's page shows days of its neighbours.
  private func shownMonths(_ months: ClosedRange<MonthNumber>) -> ClosedRange<MonthNumber> {
    guard case .month = place.page else { return months }
    return months.lowerBound.adding(-1)...months.upperBound.adding(1)
  }
}

// MARK: - From elsewhere

extension DatebookModel {
  /// Opens a page as a jump, and where `isWriting` the note on it; what lay over it is gone.
  package mutating func open(_ page: DatebookPage, isWriting: Bool) -> [DatebookEffect] {
    sheet = nil
    notice = nil
    if case .day(let day) = page { place.jump(to: page, cursor: day) } else { place.jump(to: page) }
    wantsNote = isWriting
    return findMissing() + writeWhereWanted()
  }

  /// Asks anew for what is shown: it may have changed meanwhile.
  package mutating func refresh() -> [DatebookEffect] {
    place.known.lookAnew()
    return opening()
  }

  /// Opens the note that was asked for from elsewhere, as soon as it is known.
  private mutating func writeWhereWanted() -> [DatebookEffect] {
    guard wantsNote, place.known.note(on: place.page.subject) != nil else { return [] }
    wantsNote = false
    write()
    return []
  }
}

// MARK: - Drawing

extension DatebookModel {
  /// Draws everything.
  package func render() -> Surface {
    let layout = layout
    guard !layout.isTooSmall else {
      var surface = Surface(rows: size.rows, columns: size.columns)
      surface.put(
        truncate("too small: 24 × 6 at least", to: size.columns, ellipsis: ""), row: 0, column: 0)
      return surface
    }
    var surface = canvas().surface
    sheet?.draw(into: &surface, layout: layout, symbols: symbols, over: place)
    if let notice {
      let row = size.rows - 1
      surface.fill(Rect(row: row, column: 0, rows: 1, columns: size.columns), style: .notice)
      surface.put(
        truncate(notice, to: size.columns - 2, ellipsis: symbols.ellipsis), row: row, column: 1,
        style: .notice)
    }
    return surface
  }

  private func canvas() -> DatebookCanvas {
    var canvas = DatebookCanvas(place, layout: layout, symbols: symbols)
    let columns = size.columns - 2
    let hints =
      sheet?.hints(in: symbols, layout: layout)
      ?? self.hints
    canvas.draw(hints: Label.hints(hints, in: columns))
    return canvas
  }

  /// What the last row tells of the keys: help stands among the first, so that it is always there.
  private var hints: [String] {
    let rows = keys.bindings.filter { $0.hint != nil }
    let help = rows.filter { $0.command == .datebook(.help) }
    let others = rows.filter { $0.command != .datebook(.help) }
    var hints = (others.prefix(5) + help + others.dropFirst(5)).compactMap { $0.hint(in: symbols) }
    if case .day = place.page, !place.isScrolling { hints.insert("o on this day", at: 3) }
    return hints
  }
}

// MARK: - Keys

extension DatebookModel {
  private mutating func press(_ key: Key) -> [DatebookEffect] {
    if layout.isTooSmall {
      switch keys[key] {
      case .datebook(.leave) where sheet != nil: sheet = nil
      case .datebook(.leave): return [.leave]
      case .datebook(.quit): return [.quit]
      default: break
      }
      return []
    }
    if var sheet {
      let answer = sheet.handle(key, layout: layout, symbols: symbols, over: place)
      self.sheet = sheet
      return answer == .ignored ? keys[key] == .datebook(.quit) ? [.quit] : [] : follow(answer)
    }
    if case .character(let digit) = key, digit.isDigit {
      sheet = .goTo(DatebookGoTo(typed: String(digit)))
      return []
    }
    guard case .datebook(let command) = keys[key] else { return [] }
    return obey(command)
  }

  /// Does what a sheet answers.
  mutating func follow(_ answer: DatebookSheet.Answer) -> [DatebookEffect] {
    switch answer {
    case .stay, .ignored: break
    case .close: sheet = nil
    case .go(let wish):
      sheet = nil
      go(to: wish)
    case .keep(let note): return keep(note)
    case .editOutside(let note): return [.editOutside(note)]
    case .follow(let link):
      sheet = nil
      return follow(link)
    case .open(let subject):
      sheet = nil
      let page = DatebookPage(of: subject, rule: place.locale.rule)
      place.jump(to: page, cursor: subject.day)
    }
    return []
  }

  private mutating func go(to wish: DateWish) {
    let page = wish.page(in: place.book)
    if case .day(let day) = page { place.jump(to: page, cursor: day) } else { place.jump(to: page) }
  }

  private mutating func obey(_ command: DatebookCommand) -> [DatebookEffect] {
    switch command {
    case .nextPage: turn(1)
    case .previousPage: turn(-1)
    case .firstPage: goToEnd(isLast: false)
    case .lastPage: goToEnd(isLast: true)
    case .left: move(-1)
    case .right: move(1)
    case .up: moveRow(-1)
    case .down: moveRow(1)
    case .open: return open()
    case .higher: goHigher()
    case .week: jump(to: .week(Week(of: place.cursor, by: place.locale.rule)))
    case .year: jump(to: .year(place.cursor.year))
    case .today: goToToday()
    case .previousMonth: goToMonth(MonthNumber(of: place.cursor).adding(-1))
    case .nextMonth: goToMonth(MonthNumber(of: place.cursor).adding(1))
    case .month(let month): place.go(toMonth: month, of: place.railYear)
    case .goTo: sheet = .goTo(DatebookGoTo())
    case .back: if !place.goBack(true) { notice = "There is no jump to go back from." }
    case .forward: if !place.goBack(false) { notice = "There is nothing to go forward to." }
    case .scroll: place.toggleScrolling()
    case .layer: place.toggleLayer()
    case .write: write()
    case .notes:
      sheet = .notes(DatebookNotes(nil, in: place))
      return [.findNotes]
    case .onThisDay: listDay()
    case .help: sheet = .help(HelpSheet(.datebook))
    case .mouse:
      usesMouse.toggle()
      notice = usesMouse ? "The mouse turns pages." : "The mouse selects text."
      return [.useMouse(usesMouse)]
    case .repaint: return [.repaint]
    case .home: return [.goHome]
    case .leave: return [.leave]
    case .quit: return [.quit]
    }
    return []
  }

  /// Turns a page, or where weeks scroll goes a month on.
  private mutating func turn(_ steps: Int) {
    guard place.isScrolling else { return place.turn(steps) }
    place.move(byMonths: steps)
  }

  private mutating func goToEnd(isLast: Bool) {
    let year = place.railYear
    let days = Day.days(ofYear: year)
    let page = place.page.of(isLast ? days.upperBound : days.lowerBound, place.locale.rule)
    if place.isScrolling {
      place.jump(to: page, cursor: isLast ? days.upperBound : days.lowerBound)
      return
    }
    switch place.page {
    case .week:
      let first = Week.first(of: year, by: place.locale.rule)
      let weeks = Week.count(of: year, by: place.locale.rule)
      jump(to: .week(isLast ? first.adding(weeks: weeks - 1) : first))
    default: jump(to: page)
    }
  }

  private mutating func jump(to page: DatebookPage) {
    if case .day(let day) = page {
      place.jump(to: page, cursor: day)
    } else {
      place.jump(to: page, cursor: page.days.contains(place.cursor) ? place.cursor : nil)
    }
  }

  private mutating func move(_ days: Int) { place.move(to: place.cursor.adding(days: days)) }

  /// Goes a row up or down: on a cover a line, in a week a day, else a week.
  private mutating func moveRow(_ step: Int) {
    if place.isScrolling { return move(7 * step) }
    switch place.page {
    case .cover: place.moveLine(step)
    case .week: move(step)
    case .year where DatebookCanvas(place, layout: layout, symbols: symbols).hasStrip:
      place.move(byMonths: step)
    case .year, .month, .day: move(7 * step)
    }
  }

  private mutating func open() -> [DatebookEffect] {
    if place.isScrolling {
      place.toggleScrolling()
      jump(to: .day(place.cursor))
      return []
    }
    guard let page = place.below else { return openItem() }
    switch page {
    case .day(let day): place.jump(to: page, cursor: day)
    case .month: place.jump(to: page, cursor: place.cursor)
    default: jump(to: page)
    }
    return []
  }

  /// Opens what a day or a line of the cover has, or a list where it has several things.
  private mutating func openItem() -> [DatebookEffect] {
    if case .cover = place.page, place.chosenLine == .notes { return obey(.notes) }
    let isCover = place.page == .cover(year: place.book.year)
    let items = isCover ? place.datedItems : place.items(of: place.cursor)
    // Of books that were read the last one is gone on with.
    let isRead = items.allSatisfy { if case .reading = $0 { true } else { false } }
    if items.count == 1 || isRead, let last = items.last { return follow(last.link) }
    guard !items.isEmpty else {
      notice = "Nothing was read on this day."
      return []
    }
    let title = isCover ? "Dated books" : place.locale.date(place.cursor)
    sheet = .items(DatebookItems(title, items))
    return []
  }

  /// Lists what the day under the cursor has, with its like in other years selected.
  private mutating func listDay() {
    let day = place.cursor
    let own = place.items(of: day)
    // An entry of another year that is the day's own is not told twice.
    let memories = place.memories(of: day).filter { !own.contains($0) }
    guard !own.isEmpty || !memories.isEmpty else {
      notice = "Nothing is known of this day, in no year."
      return
    }
    let title = place.locale.date(day)
    sheet = .items(DatebookItems(title, own + memories, selected: own.count))
  }

  private mutating func goHigher() {
    if place.isScrolling { return place.toggleScrolling() }
    guard let page = place.above else {
      notice = "This is the top: q leaves."
      return
    }
    jump(to: page)
  }

  private mutating func goToToday() {
    let today = place.today
    if place.isScrolling { return place.jump(to: .day(today), cursor: today) }
    place.jump(to: .day(today), cursor: today)
  }

  private mutating func goToMonth(_ month: MonthNumber) {
    place.go(toMonth: month.month, of: month.year)
  }
}

// MARK: - The mouse

extension DatebookModel {
  private mutating func click(_ mouse: MouseEvent) -> [DatebookEffect] {
    guard !layout.isTooSmall else { return [] }
    switch mouse.kind {
    case .wheelDown: return sheet == nil ? wheel(1) : press(.down)
    case .wheelUp: return sheet == nil ? wheel(-1) : press(.up)
    case .press(button: 1):
      if let sheet {
        let link = sheet.link(row: mouse.row, column: mouse.column, layout: layout)
        self.sheet = nil
        return link.map { follow($0) } ?? []
      }
      return canvas().link(row: mouse.row, column: mouse.column).map { follow($0) } ?? []
    case .press, .release, .drag: return []
    }
  }

  private mutating func wheel(_ step: Int) -> [DatebookEffect] {
    if place.isScrolling { move(7 * step) } else { place.turn(step) }
    return []
  }

  /// Goes where a click leads: to a day first with the cursor, then into it.
  private mutating func follow(_ link: DatebookLink) -> [DatebookEffect] {
    switch link {
    case .command(let command): return obey(command)
    case .page(let page, let day): place.jump(to: page, cursor: day)
    case .line(let line):
      place.choose(line)
      return open()
    case .book(let number, let offset): return [.openBook(number, at: offset)]
    case .note(let target): return follow(target)
    case .day(let day):
      if day == place.cursor, place.page != .day(day) || place.isScrolling {
        if place.isScrolling { place.toggleScrolling() }
        place.jump(to: .day(day), cursor: day)
      } else {
        place.move(to: day)
      }
    }
    return []
  }
}
