package import Datebook
package import Screen

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
  package let keys: KeyTable
  var sheet: DatebookSheet?
  var usesMouse: Bool
  var notice: Notice?
  /// What became of the calendars; none before they were read, or where none are named.
  private(set) var calendars: [CalendarReport] = []
  /// Whether the page's note is to be opened once it is known.
  var wantsNote = false

  /// A datebook on a screen of `size`.
  package init(
    place: DatebookPlace, size: ScreenSize, symbols: Symbols = .unicode, usesMouse: Bool = true,
    keys: KeyTable = .datebook
  ) {
    self.place = place
    self.size = size
    self.symbols = symbols
    self.usesMouse = usesMouse
    self.keys = keys
  }

  var layout: ScreenLayout { ScreenLayout(size) }

  /// What is told in the last row until the next key.
  enum Notice: Equatable, Sendable {
    case sentence(String)
    case troubles([CalendarReport.Trouble])
  }

  mutating func tell(_ sentence: String) { notice = .sentence(sentence) }

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
      seeOpenNote()
      effects = writeWhereWanted()
    // It is asked for again with what happens next: at once, that would be without end.
    case .monthsFailed(let months, let sentence):
      place.known.giveUp(months)
      tell(sentence)
      return []
    case .otherYearsFailed(let day, let sentence):
      place.known.giveUp(otherYearsOf: day)
      tell(sentence)
      return []
    case .eventsChanged: place.known.lookAnew()
    case .libraryChanged:
      // What is being written is kept with what others write, and seen when it is closed.
      if case .note(let open) = sheet, !open.isUntouched { return [] }
      place.known.lookAnew()
      effects = [.findDaysRead, .findDatedBooks]
    case .daysReadKnown(let days): place.known.take(daysRead: days)
    case .datedBooksKnown(let books): place.known.take(datedBooks: books)
    case .diariesFound:
      place.known.lookAnew()
      effects = [.findDatedBooks]
    case .otherYearsKnown(let memory): place.known.take(memory)
    case .chaptersKnown(let chapters, let parts): place.known.take(chapters: chapters, of: parts)
    case .titlesKnown(let titles, let absent): place.known.take(titles: titles, absent: absent)
    case .notesKnown(let notes):
      if case .notes(let former) = sheet {
        sheet = .notes(DatebookNotes(notes, in: place, keys: keys, typed: former.typed))
      }
    case .calendarsRead(let reports, let news):
      calendars = reports
      if case .calendars = sheet { sheet = .calendars(DatebookCalendars(reports)) }
      if !news.isEmpty { notice = .troubles(news) }
    case .notice(let sentence): tell(sentence)
    }
    return effects + findMissing()
  }

  /// Asks for what is not known of the days that are shown.
  private mutating func findMissing() -> [DatebookEffect] {
    let months =
      place.isScrolling
      ? DatebookCanvas.months(around: place.cursor, rows: size.rows)
      : place.page.shownMonths
    let missing = place.known.ask(forShown: months)
    var effects: [DatebookEffect] = missing.isEmpty ? [] : [.findMonths(missing)]
    if case .day(let day) = place.page, !place.isScrolling {
      if place.known.asksForOtherYears(of: day) { effects.append(.findOtherYears(day)) }
      let parts = place.known.ask(forChaptersOf: place.known[day].readings)
      if !parts.isEmpty { effects.append(.findChapters(parts)) }
    }
    let titles = place.known.ask(forTitles: place.shownTitles)
    if !titles.isEmpty { effects.append(.findTitles(titles)) }
    return effects
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

  /// Opens the list of notes over the page; what lay over it is gone.
  package mutating func openNotes() -> [DatebookEffect] {
    notice = nil
    return obey(.datebook(.notes))
  }

  /// Asks anew for what is shown: it may have changed meanwhile.
  package mutating func refresh() -> [DatebookEffect] {
    place.known.lookAnew()
    return opening()
  }

  /// Opens the note that was asked for from elsewhere, as soon as it is known.
  private mutating func writeWhereWanted() -> [DatebookEffect] {
    guard wantsNote, place.known.notes(of: place.page) != nil else { return [] }
    wantsNote = false
    write()
    return []
  }
}
