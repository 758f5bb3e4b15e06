/// The words that stand on the pages of a datebook, in the language of its dates.
///
/// They are few, and not among the data of the CLDR. Languages that are not here have the English
/// ones, as C has.
package struct PageWords: Equatable, Sendable {
  /// What pages are called.
  package let cover, year, scroll: String
  /// What lies on a day: headings above lists, and lines of the cover.
  package let today, notes, events, toRead, reading, read, onThisDay, datedBooks, theWeek: String
  /// A week in two columns.
  package let weekSign: String
  /// With `#` for a number, and `@` for a year.
  private let weekPattern, weekOfYearPattern, dayPattern: String

  /// A week by its number: `Week 10`.
  package func week(_ number: Int) -> String { weekPattern.replacing("#", with: "\(number)") }

  /// A week by its number and year: `Week 10 of 2026`.
  package func week(_ number: Int, of year: Int) -> String {
    weekOfYearPattern.replacing("#", with: "\(number)").replacing("@", with: "\(year)")
  }

  /// A day of the year: `day 64`.
  ///
  /// - Parameter number: From 1, or with the days of the year behind it: `64/365`.
  package func day(_ number: some CustomStringConvertible) -> String {
    dayPattern.replacing("#", with: "\(number)")
  }

  /// A heading as it is written amidst other words.
  package func inText(_ heading: String) -> String {
    self == Self.german ? heading : heading.lowercased()
  }

  /// The words of a language.
  ///
  /// - Parameter language: Its code of ISO 639, in small letters.
  package static func of(_ language: String) -> PageWords {
    switch language {
    case "de": german
    case "fr": french
    case "es": spanish
    case "it": italian
    case "ja": japanese
    case "ar": arabic
    default: english
    }
  }

  private static let english = PageWords(
    cover: "Cover", year: "Year", scroll: "Scroll", today: "Today", notes: "Notes",
    events: "Events", toRead: "To read", reading: "Reading", read: "Read",
    onThisDay: "On this day", datedBooks: "Dated books", theWeek: "The week", weekSign: "Wk",
    weekPattern: "Week #", weekOfYearPattern: "Week # of @", dayPattern: "day #")

  private static let german = PageWords(
    cover: "Titel", year: "Jahr", scroll: "Kalender", today: "Heute", notes: "Notizen",
    events: "Termine", toRead: "Zu lesen", reading: "Lektüre", read: "Gelesen",
    onThisDay: "An diesem Tag", datedBooks: "Tagebücher", theWeek: "Die Woche", weekSign: "KW",
    weekPattern: "Woche #", weekOfYearPattern: "Woche # von @", dayPattern: "Tag #")

  private static let french = PageWords(
    cover: "Couverture", year: "Année", scroll: "Calendrier", today: "Aujourd’hui",
    notes: "Notes", events: "Événements", toRead: "À lire", reading: "Lecture", read: "Lu",
    onThisDay: "Ce jour-là", datedBooks: "Journaux", theWeek: "La semaine", weekSign: "S.",
    weekPattern: "Semaine #", weekOfYearPattern: "Semaine # de @", dayPattern: "jour #")

  private static let spanish = PageWords(
    cover: "Portada", year: "Año", scroll: "Calendario", today: "Hoy", notes: "Notas",
    events: "Eventos", toRead: "Por leer", reading: "Lectura", read: "Leído",
    onThisDay: "Un día como hoy", datedBooks: "Diarios", theWeek: "La semana", weekSign: "S.",
    weekPattern: "Semana #", weekOfYearPattern: "Semana # de @", dayPattern: "día #")

  private static let italian = PageWords(
    cover: "Copertina", year: "Anno", scroll: "Calendario", today: "Oggi", notes: "Note",
    events: "Eventi", toRead: "Da leggere", reading: "Lettura", read: "Letto",
    onThisDay: "In questo giorno", datedBooks: "Diari", theWeek: "La settimana", weekSign: "S.",
    weekPattern: "Settimana #", weekOfYearPattern: "Settimana # del @", dayPattern: "giorno #")

  private static let japanese = PageWords(
    cover: "表紙", year: "年", scroll: "カレンダー", today: "今日", notes: "メモ", events: "予定",
    toRead: "これから読む", reading: "読書", read: "読書時間", onThisDay: "過去のこの日",
    datedBooks: "日記", theWeek: "この週", weekSign: "週", weekPattern: "第#週",
    weekOfYearPattern: "@年第#週", dayPattern: "#日目")

  private static let arabic = PageWords(
    cover: "الغلاف", year: "السنة", scroll: "التقويم", today: "اليوم", notes: "ملاحظات",
    events: "أحداث", toRead: "للقراءة", reading: "القراءة", read: "وقت القراءة",
    onThisDay: "في مثل هذا اليوم", datedBooks: "يوميات", theWeek: "الأسبوع", weekSign: "أس",
    weekPattern: "الأسبوع #", weekOfYearPattern: "الأسبوع # من @", dayPattern: "اليوم #")
}
