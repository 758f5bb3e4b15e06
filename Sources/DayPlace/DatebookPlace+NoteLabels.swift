import Datebook

extension DatebookPlace {
  /// What a note is written on, such as `23 Nov 2026` or `Week 48 2026`: about 13 columns.
  func label(of subject: NoteSubject) -> String {
    switch subject.kind {
    case .day: return locale.mediumDate(subject.day)
    case .week:
      let week = Week(of: subject.day, by: locale.rule)
      return "\(locale.words.weekLabel(week.number)) \(week.year)"
    case .month:
      return "\(locale.names.shortName(ofMonth: subject.day.month)) \(subject.day.year)"
    case .year: return "\(subject.day.year)"
    }
  }
}
