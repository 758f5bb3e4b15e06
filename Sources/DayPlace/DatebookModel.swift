package import Datebook
package import Screen
package import Settings
package import Widgets

/// The whole state of a datebook on the screen, as a value: its page, and what lies over it.
package struct DatebookModel: PlaceModel {
  package typealias Event = DatebookEvent
  package typealias Effect = DatebookEffect

  package var frame: PlaceFrame<DatebookCommand>
  /// What is shown.
  package internal(set) var place: DatebookPlace
  var sheet: DatebookSheet?
  /// The list that an event was opened from, which is gone back to.
  var coveredSheet: DatebookSheet?
  /// What could not be read of the calendars, told in the last row until the next key.
  private var troubles: [CalendarReport.Trouble] = []
  /// What became of the calendars; none before they were read, or if none are named.
  private(set) var calendars: [CalendarReport] = []
  /// The titles of books that what is shown links to.
  private var linkedTitles = LinkedTitles()
  /// Whether the page's note is to be opened once it is known.
  var wantsNote = false
  /// What was typed since then: it belongs to the note.
  var typedAhead: [Key] = []

  /// A datebook on a screen of `size`.
  ///
  /// - Parameter language: How the reader's language names days; weeks are counted by it and the settings.
  package init(
    place: DatebookPlace, size: ScreenSize, symbols: Symbols = .unicode,
    language: CalendarLocale? = nil, preferences: Preferences = Preferences()
  ) {
    self.place = place
    frame = PlaceFrame(
      size: size, symbols: symbols, today: place.today, language: language ?? place.locale,
      preferences: preferences,
      keys: KeyTable<DatebookCommand>.datebook.remapped(by: preferences.keys).table)
  }

  package func keys(_ preferences: Preferences) -> KeyTable<DatebookCommand> {
    KeyTable<DatebookCommand>.datebook.remapped(by: preferences.keys).table
  }

  package mutating func opening() -> [DatebookEffect] {
    [.findDaysRead, .findDatedBooks] + findMissing()
  }
}

// MARK: - Events

extension DatebookModel {
  package mutating func prepare(for event: PlaceEvent<DatebookEvent>) {
    switch event {
    case .mouse(let mouse):
      guard !mouse.isRelease else { break }
      forgetWantedNote()
      troubles = []
    case .key, .typed, .paste, .notice: troubles = []
    default: break
    }
  }

  package mutating func handle(_ event: DatebookEvent) -> [DatebookEffect] {
    switch event {
    case .noteEdited(let note): return receive(note)
    case .noteJoined(let note, let seen): return join(note, seen: seen)
    case .failed(let sentence): tell(sentence)
    case .monthsKnown(let facts):
      place.known.receive(facts)
      seeOpenNote()
      return writeIfWanted()
    case .monthsFailed(let months, let sentence):
      place.known.giveUp(months)
      forgetWantedNote()
      tell(sentence)
    case .otherYearsFailed(let day, let sentence):
      place.known.giveUp(otherYearsOf: day)
      tell(sentence)
    case .eventsChanged:
      place.known.lookAnew()
      if case .agenda(let agenda) = sheet { return [.findEvents(on: agenda.days)] }
    case .libraryChanged:
      if let effects = checkOpenNote() { return effects }
      place.known.lookAnew()
      return [.findDaysRead, .findDatedBooks]
    case .daysReadKnown(let days): place.known.receive(daysRead: days)
    case .datedBooksKnown(let books): place.known.receive(datedBooks: books)
    case .diariesFound:
      place.known.lookAnew()
      return [.findDatedBooks]
    case .otherYearsKnown(let memory): place.known.receive(memory)
    case .chaptersKnown(let chapters, let parts): place.known.receive(chapters: chapters, of: parts)
    case .titlesKnown(let titles, let absent): place.known.receive(titles: titles, absent: absent)
    case .notesKnown(let notes):
      if case .notes(let former) = sheet {
        sheet = .notes(former.with(notes, in: place))
      }
    case .allEventsKnown(let events):
      if case .notes(var list) = sheet {
        list.receive(events, in: place)
        sheet = .notes(list)
      }
    case .eventsKnown(let events, let open, let days):
      if case .agenda(var agenda) = sheet, agenda.days == days {
        agenda.receive(events, open: open)
        sheet = .agenda(agenda)
      }
    case .calendarsRead(let reports, let news):
      calendars = reports
      if case .calendars = sheet { sheet = .calendars(DatebookCalendars(reports)) }
      if !news.isEmpty { troubles = news }
    }
    return []
  }

  /// Whether something is being written: what others write on it comes with what is kept of it.
  private var isWriting: Bool {
    if case .note(let open) = sheet { !open.isUntouched } else { false }
  }

  package mutating func followUp(_ event: PlaceEvent<DatebookEvent>) -> [DatebookEffect] {
    switch event {
    // What failed is asked for again with what happens next: at once, that would be without end.
    case .own(.monthsFailed), .own(.otherYearsFailed): []
    case .own(.libraryChanged) where isWriting: []
    default: findMissing()
    }
  }

  package mutating func changeDay() -> [DatebookEffect] {
    place.today = frame.today
    return []
  }

  package mutating func adopt(_ former: Preferences) -> [DatebookEffect] {
    place.use(frame.locale)
    return []
  }

  package var sentence: String? {
    guard !troubles.isEmpty, frame.unkept == nil else {
      return frame.notice.map { Label.sentence($0, in: columnsOfNotice, symbols) }
    }
    return CalendarReport.Trouble.notice(
      troubles, key: keys.keys(of: .calendars).first?.name(in: symbols), in: columnsOfNotice,
      symbols)
  }

  /// Asks for what is not known of the days that are shown.
  private mutating func findMissing() -> [DatebookEffect] {
    let months =
      place.isScrolling
      ? DatebookCanvas.months(around: place.cursor, rows: size.rows)
      : place.page.shownMonths(by: place.locale.rule)
    let missing = place.known.ask(forShown: months)
    var effects: [DatebookEffect] = missing.isEmpty ? [] : [.findMonths(missing)]
    if case .day(let day) = place.page, !place.isScrolling {
      if place.known.asksForOtherYears(of: day) { effects.append(.findOtherYears(day)) }
      let parts = place.known.ask(forChaptersOf: place.known[day].readings)
      if !parts.isEmpty { effects.append(.findChapters(parts)) }
    }
    let titles = place.known.ask(forTitles: linkedTitles.titles(in: place.shownTexts))
    if !titles.isEmpty { effects.append(.findTitles(titles)) }
    return effects
  }
}

// MARK: - From elsewhere

extension DatebookModel {
  /// Opens a page as a jump, and where `isWriting` the note on it; what lay over it is gone.
  package mutating func open(_ page: DatebookPage, isWriting: Bool) -> [DatebookEffect] {
    dropSheets()
    frame.notice = nil
    if case .day(let day) = page { place.jump(to: page, cursor: day) } else { place.jump(to: page) }
    forgetWantedNote()
    wantsNote = isWriting
    return findMissing() + writeIfWanted()
  }

  /// Opens the list of notes over the page; what lay over it is gone.
  package mutating func openNotes() -> [DatebookEffect] {
    frame.notice = nil
    return obey(.notes)
  }

  /// Asks anew for what is shown: it may have changed meanwhile.
  package mutating func refresh() -> [DatebookEffect] {
    place.known.lookAnew()
    return opening()
  }

  /// Opens the note that was asked for from elsewhere, as soon as it is known.
  private mutating func writeIfWanted() -> [DatebookEffect] {
    guard wantsNote, place.known.notes(of: notePage) != nil else { return [] }
    let typed = typedAhead
    forgetWantedNote()
    // That it is still loading is no longer so.
    frame.notice = nil
    write()
    return typed.reduce(into: []) { $0 += press($1) }
  }
}
