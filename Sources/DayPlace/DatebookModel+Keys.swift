import Calendars
import Datebook
package import Screen
import Widgets

/// What keys do in a datebook.
extension DatebookModel {
  package mutating func respond(to key: Key) -> [DatebookEffect]? {
    if wantsNote {
      keepForNote(key)
      return []
    }
    if var sheet {
      let answer = sheet.handle(key, layout: layout, symbols: symbols, over: place)
      self.sheet = sheet
      guard answer == .ignored else { return follow(answer) }
      return keys[key] == .quit ? nil : []
    }
    if case .character(let digit) = key, digit.isDigit {
      sheet = .goTo(DatebookGoTo(typed: String(digit)))
      return []
    }
    return nil
  }

  package func takesTogether(_ key: Key) -> Bool {
    guard frame.help == nil, !layout.isTooSmall else { return false }
    switch (sheet, key) {
    case (.note, _): return key.isTyped
    case (.notes, .character), (.goTo, .character): return true
    default: return false
    }
  }

  package mutating func type(_ keys: [Key]) -> [DatebookEffect] {
    if case .notes(var list) = sheet {
      // Notes are searched once for all that came.
      sheet = nil
      list.type(keys, over: place)
      sheet = .notes(list)
      return []
    }
    guard case .note(var open) = sheet else { return keys.flatMap { press($0) } }
    // The one that is typed into is the only one: its text is not copied.
    sheet = nil
    let answer = open.type(keys, layout: layout)
    sheet = .note(open)
    return follow(answer)
  }

  package mutating func uncover() -> Bool {
    defer { dropSheets() }
    return sheet != nil
  }

  /// Does what a sheet answers.
  mutating func follow(_ answer: DatebookSheet.Answer) -> [DatebookEffect] {
    switch answer {
    case .stay, .ignored: break
    case .close: closeSheet()
    case .go(let wish):
      dropSheets()
      go(to: wish)
    case .keep(let note, let former): return keep(note, over: former)
    case .tell(let sentence): tell(sentence)
    case .editOutside(let note): return [.editOutside(note)]
    case .follow(.event(let event)): open(event)
    case .follow(let link):
      dropSheets()
      return follow(link)
    case .openDay(of: let event):
      dropSheets()
      let day = event.whole?.days.lowerBound ?? place.cursor
      place.jump(to: .day(day), cursor: day, leavesScroll: true)
      open(event)
    case .openAddress(let address): return [.openAddress(address)]
    case .open(let subject, let words):
      dropSheets()
      let page = DatebookPage(of: subject, rule: place.locale.rule)
      place.jump(to: page, cursor: subject.day)
      if !words.isEmpty { place.noteStart = .words(words) }
    }
    return []
  }

  private mutating func go(to wish: DateWish) {
    let page = wish.page(in: place.book)
    if case .day(let day) = page { place.jump(to: page, cursor: day) } else { place.jump(to: page) }
  }

  package mutating func carryOut(_ command: DatebookCommand) -> [DatebookEffect]? {
    switch command {
    case .nextPage: turn(1)
    case .previousPage: turn(-1)
    case .firstPage: goToEnd(isLast: false)
    case .lastPage: goToEnd(isLast: true)
    case .goTo: sheet = .goTo(DatebookGoTo())
    case .back: if !place.goBack(true) { tell("There is no jump to go back from.") }
    case .forward: if !place.goBack(false) { tell("There is nothing to go forward to.") }
    case .previousMonth: goToMonth(MonthNumber(of: place.cursor).adding(-1))
    case .nextMonth: goToMonth(MonthNumber(of: place.cursor).adding(1))
    case .scroll: place.toggleScrolling()
    case .left: move(-1)
    case .right: move(1)
    case .up: moveRow(-1)
    case .down: moveRow(1)
    case .open: return open()
    case .higher: goHigher()
    case .week: jump(to: .week(Week(of: place.cursor, by: place.locale.rule)))
    case .layer: place.toggleLayer()
    case .write: write()
    case .noteDown: scrollNote(1)
    case .noteUp: scrollNote(-1)
    case .speak: return readAloud()
    case .onThisDay: listItems()
    case .calendars: if hasCalendars() { sheet = .calendars(DatebookCalendars(calendars)) }
    case .agenda:
      guard hasCalendars() else { return [] }
      let agenda = DatebookAgenda(from: place.cursor)
      sheet = .agenda(agenda)
      return [.findEvents(on: agenda.days)]
    case .frame(let command): return carryOut(command)
    }
    return []
  }

  /// Whether there are calendars; that there are none is told.
  private mutating func hasCalendars() -> Bool {
    if calendars.isEmpty { tell("No calendars. They can be added in Settings.") }
    return !calendars.isEmpty
  }

  /// Lays what is told of an event over the page, or over the list that it is in.
  mutating func open(_ event: DayEvent) {
    guard let sheet = DatebookEventSheet(event, locale: place.locale, symbols: symbols) else {
      return
    }
    coveredSheet = self.sheet
    self.sheet = .event(sheet)
  }

  /// Does what a command of all places means in a datebook; nil if that is what it means everywhere.
  private mutating func carryOut(_ command: FrameCommand) -> [DatebookEffect]? {
    switch command {
    case .datebookYear: jump(to: .year(place.cursor.year))
    case .today: goToToday()
    case .month(let month): place.go(toMonth: month, of: place.railYear)
    case .notes:
      sheet = .notes(DatebookNotes(keys: keys))
      return [.findNotes] + (calendars.isEmpty ? [] : [.findAllEvents])
    default: return nil
    }
    return []
  }
}
