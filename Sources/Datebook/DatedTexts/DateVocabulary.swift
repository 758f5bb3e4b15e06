/// The words that dates are written with, in several languages at once.
///
/// What is looked up for every paragraph of a text lies in tables that stay for as long as the program
/// runs: threads that share them count no references.
///
/// `@unchecked`, as pointers are not Sendable: the tables are written to in `init` alone, before another
/// thread can have them, and neither changed nor freed after it.
struct DateVocabulary: @unchecked Sendable {
  /// The bits of English and of Spanish among the languages of a month, and those of all.
  static let english: UInt32 = 1
  private static let any: UInt32 = .max
  private static let spanish: UInt32 = 1 << 3

  /// The languages that texts are most often in; English, German and those of Austria write months
  /// with capitals.
  static let standard = DateVocabulary(
    ["en", "de", "de_AT", "es", "fr", "it"].map(names),
    fullNames: [
      "nl", "sv", "da", "nb", "fi", "pl", "cs", "ru", "pt", "tr", "el", "fa", "ar", "ca", "hu",
      "ro", "uk", "he",
    ]
    .map(names))

  /// A word, or a place for one.
  private struct Slot {
    /// The word's letters, as `FoldedLetters.key` has them; 0 where there is no word.
    var key: UInt64 = 0
    var word = DateWord()
  }

  private static let slotBits: UInt64 = 12
  private static let slotCount = 1 << Int(slotBits)

  /// The words, each at the place that its key tells or at one of the next ones.
  private let slots = UnsafeMutablePointer<Slot>.allocate(capacity: slotCount)
  /// Which beginnings of words some date has, by `FoldedLetters.beginning`.
  private let beginnings = UnsafeMutablePointer<Bool>.allocate(capacity: FoldedLetters.beginnings)

  /// The words of `languages`, the first of which is English, and those of others whose names are not
  /// shortened: what is short in one language is a word in another. 32 languages at most.
  private init(_ languages: [CalendarNames], fullNames others: [CalendarNames]) {
    slots.initialize(repeating: Slot(), count: Self.slotCount)
    beginnings.initialize(repeating: false, count: FoldedLetters.beginnings)
    for (index, names) in languages.enumerated() {
      addMonths([names.months, names.dateMonths, names.shortMonths, names.shortDateMonths], index)
      addWeekdays([names.weekdays, names.shortWeekdays])
    }
    for (index, names) in others.enumerated() {
      addMonths([names.months, names.dateMonths], languages.count + index)
      // Hebrew joins the `in` of `5 in March`, which is a letter, to the month.
      addMonths([names.months.filter(Self.isHebrew).map { "ב" + $0 }], languages.count + index)
      addWeekdays([names.weekdays])
    }
    addOldForms()
    for word in Self.labels { add(word) { $0.uses.insert(.label) } }
    for word in Self.yearWords { add(word) { $0.uses.insert(.yearWord) } }
    for word in Self.atWords { add(word) { $0.uses.insert(.at) } }
    for word in Self.articles { add(word) { $0.uses.insert(.article) } }
    for word in Self.links { add(word) { $0.uses.insert(.link) } }
    for word in Self.parts { add(word) { $0.uses.insert(.part) } }
    for (index, list) in Self.ordinals.enumerated() {
      for word in list { add(word) { $0.ordinal = UInt8(index + 1) } }
    }
    for (word, value) in Self.tens {
      add(word) {
        $0.ordinal = value
        $0.uses.insert(.tens)
      }
    }
  }

  private func addMonths(_ lists: [[String]], _ language: Int) {
    for list in lists {
      for (month, name) in list.enumerated() {
        add(name) {
          // A word that was another month's stays that: the languages come by how common they are.
          guard $0.month == 0 || $0.month == UInt8(month + 1) else { return }
          $0.month = UInt8(month + 1)
          $0.languages |= 1 << UInt32(language)
        }
      }
    }
  }

  private static func isHebrew(_ word: String) -> Bool { word.utf8.first == 0xD7 }

  private func addWeekdays(_ lists: [[String]]) {
    for list in lists {
      for (weekday, name) in list.enumerated() {
        add(name) { if $0.weekday == 0 { $0.weekday = UInt8(weekday + 1) } }
      }
    }
  }

  /// Forms that no locale's data have: usual and old contractions.
  private func addOldForms() {
    for (month, language, forms) in Self.monthForms {
      for form in forms {
        add(form) {
          $0.month = month
          $0.languages |= language
        }
      }
    }
    for (weekday, forms) in Self.weekdayForms {
      for form in forms { add(form) { $0.weekday = weekday } }
    }
  }

  private func add(_ word: String, _ change: (inout DateWord) -> Void) {
    let letters = FoldedLetters(word)
    let index = slot(of: letters.key)
    slots[index].key = letters.key
    change(&slots[index].word)
    beginnings[letters.beginning] = true
  }

  /// The place of the word with this key, or the one where it would be.
  private func slot(of key: UInt64) -> Int {
    var index = Int((key &* 0x9E37_79B9_7F4A_7C15) >> (64 - Self.slotBits))
    while slots[index].key != key, slots[index].key != 0 {
      index = (index + 1) % Self.slotCount
    }
    return index
  }
}

// MARK: - Looking up

extension DateVocabulary {
  /// Whether some word of a date begins as `letters` do.
  func hasBeginning(_ letters: FoldedLetters) -> Bool { beginnings[letters.beginning] }

  /// What the word of these letters may say: as it stands, contracted, or misspelt.
  ///
  /// - Parameter isCapital: Whether it begins with a capital letter.
  func meaning(of letters: FoldedLetters, isCapital: Bool) -> DateWord {
    // Nearly all words of prose go no further.
    guard hasBeginning(letters) || isCapital && letters.endsInDay else { return DateWord() }
    let slot = slots[slot(of: letters.key)]
    if slot.key != 0 {
      var word = slot.word
      // English and German names of months have capitals; `may` and `march` are words.
      if word.month != 0, !isCapital {
        word.languages &= Self.lowercased
        if word.languages == 0 { word.month = 0 }
      }
      return word
    }
    var word = DateWord()
    guard isCapital, 4...12 ~= letters.count else { return word }
    if let month = contractedMonth(letters) {
      word.month = month
      word.languages = Self.english
    } else if letters.endsInDay {
      word.weekday = misspeltWeekday(letters) ?? 0
    } else {
      word.weekday = shortenedWeekday(letters) ?? 0
    }
    return word
  }

  /// The languages that write months small: all but English and German.
  private static let lowercased: UInt32 = ~0b111

  /// The month whose English name has these letters in this order, the first three of them first:
  /// `Augt`, `Octr`, `Febuary`.
  private func contractedMonth(_ letters: FoldedLetters) -> UInt8? {
    for (index, name) in Self.englishMonths.enumerated()
    where letters.count <= name.count && letters.hasSameBeginning(as: name)
      && letters.isSubsequence(of: name)
    {
      return UInt8(index + 1)
    }
    return nil
  }

  /// The English weekday that these letters nearly are: `Satturday`, `Munday`, `Wensday`.
  private func misspeltWeekday(_ letters: FoldedLetters) -> UInt8? {
    var best: (distance: Int, weekday: UInt8)?
    for (index, name) in Self.englishWeekdays.enumerated() where letters.first == name.first {
      let limit = (best?.distance ?? 3) - 1
      if let distance = letters.distance(to: name, atMost: limit) {
        best = (distance, UInt8(index + 1))
      }
    }
    return best?.weekday
  }

  /// The English weekday that has these letters in this order, the first three of them first: `Sundy`.
  private func shortenedWeekday(_ letters: FoldedLetters) -> UInt8? {
    guard letters.count >= 5, letters[letters.count - 1] == UInt8(ascii: "y") else { return nil }
    let index = Self.englishWeekdays.firstIndex {
      letters.hasSameBeginning(as: $0) && letters.isSubsequence(of: $0)
    }
    return index.map { UInt8($0 + 1) }
  }

  private static let englishMonths = CalendarNames.english.months.map(FoldedLetters.init)
  private static let englishWeekdays = CalendarNames.english.weekdays.map(FoldedLetters.init)
}

// MARK: - Words

extension DateVocabulary {
  private static let monthForms: [(month: UInt8, language: UInt32, forms: [String])] = [
    (1, english, ["januarie"]), (2, english, ["febr", "febry", "feby", "februarie", "feburary"]),
    (3, english, ["mch"]), (4, english, ["apl", "aprill"]), (7, english, ["julye"]),
    (9, english, ["sept", "septembre"]), (9, spanish, ["setiembre"]), (10, english, ["octobre"]),
    (11, english, ["novembre"]), (12, english, ["decembre"]),
    // Latin, in a text of any language.
    (1, any, ["januarii"]), (2, any, ["februarii"]), (3, any, ["martii"]), (4, any, ["aprilis"]),
    (5, any, ["maii"]), (6, any, ["junii"]), (7, any, ["julii"]), (8, any, ["augusti"]),
    (9, any, ["septembris"]), (10, any, ["octobris"]), (11, any, ["novembris"]),
    (12, any, ["decembris"]),
  ]
  private static let weekdayForms: [(UInt8, [String])] = [
    (1, ["segunda", "ma", "pon"]), (2, ["terca", "di", "wt"]), (3, ["quarta", "wo", "sr"]),
    (4, ["quinta", "do", "czw"]), (5, ["sexta", "vr", "pt"]), (6, ["za"]), (7, ["zo", "niedz"]),
    (1, ["пн"]), (2, ["вт"]), (3, ["ср"]), (4, ["чт"]), (5, ["пт"]), (6, ["сб"]), (7, ["вс"]),
    (1, ["mån"]), (2, ["tis"]), (3, ["ons"]), (4, ["tors"]), (6, ["lör", "lør"]), (7, ["søn"]),
    (7, ["ראשון"]), (1, ["שני"]), (2, ["שלישי"]), (3, ["רביעי"]), (4, ["חמישי"]), (5, ["שישי"]),
    (6, ["שבת"]),
    (2, ["tues"]), (3, ["weds"]), (4, ["thur", "thurs"]), (6, ["sonnabend"]),
    (7, ["lord’s", "lord's", "lordsday"]),
  ]
  private static let articles = [
    "the", "den", "der", "dem", "am", "le", "el", "il", "lo", "la", "l", "li", "addi", "dia",
    "giorno", "ce", "a", "die", "het", "o",
  ]
  /// What a diary may write before its dates.
  private static let labels = [
    "date", "datum", "fecha", "data", "dato", "dag", "day", "tag", "jour", "día", "dzień", "дата",
    "день", "tarih", "gün", "päivä", "ημερομηνία", "den", "log", "entry", "diary", "journal",
    "captain’s", "captain's", "ship’s", "ship's", "created", "written", "eintrag", "tagebuch",
    "logbuch", "entrada", "dagboek", "dagbok", "dagbog", "dziennik", "deník", "дневник", "diario",
    "günlük", "ημερολόγιο", "stardate", "תאריך", "יום",
  ]
  private static let yearWords = ["г", "год", "года", "року", "r", "roku", "roka"]
  private static let atWords = [
    "at", "um", "à", "a", "las", "alle", "ore", "om", "kl", "klo", "o", "v", "в", "às", "saat",
  ]
  private static let links = ["of", "de", "di", "d", "del", "des", "du", "von", "in", "anno"]
  private static let parts = [
    "chapter", "book", "part", "letter", "volume", "vol", "section", "canto", "anno", "kapitel",
    "buch",
    "teil", "band", "brief", "chapitre", "livre", "partie", "tome", "lettre", "capítulo", "libro",
    "parte", "tomo", "carta", "capitolo", "lettera",
  ]
  private static let tens: [(String, UInt8)] = [("twenty", 20), ("thirty", 30)]
  /// The words that count the days of a month; German, French, Spanish and Italian have one each.
  private static let ordinals: [[String]] =
    [["first", "ersten", "erster", "premier", "primero", "primo"]]
    + [
      "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
      "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
      "eighteenth", "nineteenth", "twentieth",
    ].map { [$0] } + Array(repeating: [], count: 9) + [["thirtieth"]]
}
