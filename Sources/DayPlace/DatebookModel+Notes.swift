import Datebook
import Screen
import Widgets

/// Notes that are written, pasted into, edited outside, and whose links are followed.
extension DatebookModel {
  /// Opens the note of the page, where weeks scroll that of the day under the cursor; another program may
  /// have written on it since it was looked for.
  ///
  /// A note that is not known yet is opened as soon as it is; what is typed until then is typed into it.
  mutating func write() {
    let page = notePage
    guard let notes = place.known.notes(of: page) else {
      wantsNote = true
      tell("The note is still loading.")
      return
    }
    sheet = .note(DatebookNoteSheet(notes.first ?? DatebookNote(on: page.subject, "")))
    place.known.lookAnewAtMonths()
  }

  /// The page whose note is opened: where weeks scroll, that of the day under the cursor.
  var notePage: DatebookPage {
    place.isScrolling ? .day(place.cursor) : place.page
  }

  /// Opens no note that was asked for and is not known yet.
  mutating func forgetWantedNote() {
    wantsNote = false
    typedAhead = []
  }

  /// Keeps a key for a note that was asked for and is not known yet; Escape asks for it no more.
  mutating func keepForNote(_ key: Key) {
    guard key != .escape else { return forgetWantedNote() }
    typedAhead.append(key)
    tell("The note is still loading.")
  }

  /// Has the note of the page read aloud.
  mutating func readAloud() -> [DatebookEffect] {
    guard let notes = place.known.notes(of: notePage) else {
      tell("The note is still loading.")
      return []
    }
    guard let note = notes.first, !note.text.isEmpty else {
      tell(
        keys.sentence("There is no note here to read aloud", [(.write, "writes one")], in: symbols))
      return []
    }
    return [.readAloud(note, title: "Note of \(place.label(of: note.subject))")]
  }

  mutating func keep(_ note: DatebookNote, over former: String) -> [DatebookEffect] {
    place.known.update(note)
    return [.keepNote(note, over: former)]
  }

  /// Shows in the open note what was found to stand there.
  mutating func seeOpenNote() {
    guard case .note(var open) = sheet, let text = place.known.note(on: open.subject) else {
      return
    }
    open.see(text)
    sheet = .note(open)
  }

  /// Has the note that is being written compared with what stands in the library, where others may have
  /// written; nil if none is.
  mutating func checkOpenNote() -> [DatebookEffect]? {
    guard case .note(let open) = sheet, !open.isUntouched else { return nil }
    return [.keepNote(DatebookNote(on: open.subject, open.text), over: open.former)]
  }

  /// Shows in the open note what others have written on it meanwhile.
  ///
  /// - Parameter seen: What of the reader's own text `note` has in it.
  mutating func join(_ note: DatebookNote, seen: String) -> [DatebookEffect] {
    guard case .note(var open) = sheet, open.subject == note.subject, !open.isUntouched else {
      return []
    }
    let joined = DatebookNote.joined(open.text, note.text, since: seen)
    if joined != open.text {
      tell("Another program changed this note too. Both texts are here now.")
    }
    open.join(joined, over: note.text)
    sheet = .note(open)
    return keep(DatebookNote(on: open.subject, joined), over: note.text)
  }

  /// Takes the note away that was being written; others may have written beside it.
  mutating func closeSheet() {
    if case .note = sheet { place.known.lookAnewAtMonths() }
    sheet = coveredSheet
    coveredSheet = nil
  }

  /// Takes all away that lies over the page.
  mutating func dropSheets() {
    sheet = nil
    coveredSheet = nil
  }

  package mutating func insert(_ text: String) -> [DatebookEffect] {
    if wantsNote {
      for character in text { keepForNote(character.isNewline ? .enter : .character(character)) }
      return []
    }
    guard var sheet else { return [] }
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

  /// Receives what the reader's own editor made of a note, which may be closed by now.
  mutating func receive(_ note: DatebookNote) -> [DatebookEffect] {
    var former = place.known.note(on: note.subject) ?? ""
    if case .note(var open) = sheet, open.subject == note.subject {
      former = open.former
      open.insert(note.text)
      sheet = .note(open)
    }
    return keep(note, over: former)
  }
}
