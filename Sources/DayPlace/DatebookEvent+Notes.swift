package import Datebook
import Widgets

extension DatebookEvent {
  /// What was found, with the notes that the library does not have yet, by what they are written on.
  package func with(_ unkept: [NoteSubject: String]) -> DatebookEvent {
    let unkept = unkept.map { DatebookNote(on: $0.key, $0.value) }
    switch self {
    case .monthsKnown(var facts):
      for note in unkept { facts[MonthNumber(of: note.subject.day)]?.update(note) }
      return .monthsKnown(facts)
    case .notesKnown(let notes):
      let subjects = Set(unkept.map(\.subject))
      let others = notes.filter { !subjects.contains($0.subject) }
      let written = unkept.filter { !$0.text.allSatisfy(\.isWhitespace) }
      return .notesKnown((others + written).sorted { $0.subject < $1.subject })
    default: return self
    }
  }
}
