import Datebook
import Screen

/// Notes that are written, pasted into, edited outside, and whose links are followed.
extension DatebookModel {
  /// Opens the note of the page, where weeks scroll that of the day under the cursor.
  mutating func write() -> [DatebookEffect] {
    let page = place.isScrolling ? DatebookPage.day(place.cursor) : place.page
    guard let notes = place.known.notes(of: page) else {
      tell("What is written here is still being looked for.")
      return []
    }
    let note = notes.first ?? DatebookNote(on: page.subject, "")
    sheet = .note(DatebookNoteSheet(note))
    return [.openNote(note)]
  }

  /// Takes what another writer wrote beside what is being written: it stands there as well.
  mutating func take(_ join: NoteJoin, on subject: NoteSubject) -> [DatebookEffect] {
    var text = join.around(place.known.note(on: subject) ?? "")
    if case .note(var open) = sheet, open.subject == subject {
      open.take(join)
      sheet = .note(open)
      text = open.text
    }
    tell("Another writer was at this note: both stand there now.")
    return keep(DatebookNote(on: subject, text))
  }

  mutating func keep(_ note: DatebookNote) -> [DatebookEffect] {
    place.known.take(note)
    return [.keepNote(note)]
  }

  mutating func paste(_ text: String) -> [DatebookEffect] {
    guard !layout.isTooSmall, var sheet else { return [] }
    let answer = sheet.paste(text, layout: layout, symbols: symbols, over: place)
    self.sheet = sheet
    return answer.map { follow($0) } ?? []
  }

  /// Goes where a link in a note leads.
  mutating func follow(_ target: NoteLink.Target) -> [DatebookEffect] {
    switch target {
    case .date(let subject):
      if place.isScrolling { place.toggleScrolling() }
      place.jump(to: DatebookPage(of: subject, rule: place.locale.rule), cursor: subject.day)
      return []
    case .book(let title, let spot): return [.openTitled(title, spot)]
    }
  }

  /// Takes what the reader's own editor made of a note, which may be closed by now.
  mutating func take(_ note: DatebookNote) -> [DatebookEffect] {
    if case .note(var open) = sheet, open.subject == note.subject {
      open.take(note.text)
      sheet = .note(open)
    }
    return keep(note)
  }
}
