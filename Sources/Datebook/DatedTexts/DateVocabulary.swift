/// The words that dates are written with, in several languages at once.
///
/// What is looked up for every paragraph of a text lies in tables that stay for as long as the program
/// runs: threads that share them count no references.
///
/// `@unchecked`, as pointers are not Sendable: the tables are written to in `init` alone, before another
/// thread can have them, and neither changed nor freed after it.
struct DateVocabulary: @unchecked Sendable {
  /// The bits of English, German and Spanish among the languages of a month, and those of all.
  static let english: UInt32 = 1
  private static let any: UInt32 = .max
  private static let german: UInt32 = 1 << 1
  private static let spanish: UInt32 = 1 << 3
  /// Those of Dutch, Swedish, Danish and Norwegian, and of others in the order of `standard`.
  private static let northern: UInt32 = 0b1111 << 6
  private static let finnish: UInt32 = 1 << 10
  private static let russian: UInt32 = 1 << 13
  private static let greek: UInt32 = 1 << 16

  /// The languages that texts are most often in; English, German and those of Austria write months
  /// with capitals.
  static let standard = DateVocabulary(
    [
      "en", "de", "de_AT", "es", "fr", "it", "nl", "sv", "da", "nb", "fi", "pl", "cs", "ru", "pt",
      "tr", "el", "fa", "ar", "ca", "hu", "ro", "uk", "he",
    ]
    .map(names))

  /// A word, or a place for one.
  private struct Slot {
    /// The word's letters, as `FoldedLetters.key` has them; 0 where there is no word.
    var key: UInt64 = 0
    var word = DateWord()
  }

  private static let slotBits: UInt64 = 13
  private static let slotCount = 1 << Int(slotBits)

  /// The words, each at the place that its key tells or at one of the next ones.
  private let slots = UnsafeMutablePointer<Slot>.allocate(capacity: slotCount)
  /// Which beginnings of words some date has, by `FoldedLetters.beginning`.
  private let beginnings = UnsafeMutablePointer<Bool>.allocate(capacity: FoldedLetters.beginnings)

  /// The words of `languages`, the first of which is English; 32 languages at most.
  private init(_ languages: [CalendarNames]) {
    slots.initialize(repeating: Slot(), count: Self.slotCount)
    beginnings.initialize(repeating: false, count: FoldedLetters.beginnings)
    for (index, names) in languages.enumerated() {
      addMonths([names.months, names.dateMonths, names.shortMonths, names.shortDateMonths], index)
      // Hebrew joins the `in` of `5 in March`, which is a letter, to the month.
      addMonths([names.months.filter(Self.isHebrew).map { "ב" + $0 }], index)
      addWeekdays([names.weekdays, names.shortWeekdays], index)
    }
    addOldForms()
    for word in Self.labels { add(word) { $0.uses.insert(.label) } }
    for word in Self.yearWords { add(word) { $0.uses.insert(.yearWord) } }
    for word in Self.onWords { add(word) { $0.uses.insert(.on) } }
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
          // Until then the languages were those of its weekday.
          if $0.month == 0 { $0.languages = 0 }
          $0.month = UInt8(month + 1)
          $0.languages |= 1 << UInt32(language)
        }
      }
    }
  }

  private static func isHebrew(_ word: String) -> Bool { word.utf8.first == 0xD7 }

  private func addWeekdays(_ lists: [[String]], _ language: Int) {
    for list in lists {
      // A letter by itself, as Hungarian has, is anything.
      for (weekday, name) in list.enumerated() where FoldedLetters(name).count > 1 {
        addWeekday(name, UInt8(weekday + 1), language)
      }
    }
  }

  private func addWeekday(_ name: String, _ weekday: UInt8, _ language: Int) {
    add(name) {
      guard $0.weekday == 0 || $0.weekday == weekday else { return }
      $0.weekday = weekday
      if $0.month == 0 { $0.languages |= 1 << UInt32(language) }
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
      for form in forms {
        add(form) {
          $0.weekday = weekday
          if $0.month == 0 { $0.languages = Self.any }
        }
      }
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
    // German of Goethe's time.
    (1, german, ["jenner"]), (2, german, ["hornung", "feber"]), (6, german, ["junius"]),
    (7, german, ["julius"]),
    (9, english, ["sept", "septembre"]), (9, spanish, ["setiembre"]), (10, english, ["octobre"]),
    (11, english, ["novembre"]), (12, english, ["decembre"]),
    // As the locale's data do not shorten them, though people do.
    (9, northern, ["sept"]), (2, northern, ["febr"]),
    (2, russian, ["фев"]), (5, russian, ["май"]), (9, russian, ["сен"]), (11, russian, ["ноя"]),
    (9, greek, ["σεπτ"]), (10, greek, ["οκτωβρ"]), (11, greek, ["νοεμ"]),
    // Finnish has endings of its own for these, and `January's 6th day`.
    (1, finnish, ["tammik", "tammikuun"]),
    (2, finnish, ["helmik", "helmikuun"]),
    (3, finnish, ["maalisk", "maaliskuun"]),
    (4, finnish, ["huhtik", "huhtikuun"]),
    (5, finnish, ["toukok", "toukokuun"]),
    (6, finnish, ["kesäk", "kesäkuun"]),
    (7, finnish, ["heinäk", "heinäkuun"]),
    (8, finnish, ["elok", "elokuun"]),
    (9, finnish, ["syysk", "syyskuun"]),
    (10, finnish, ["lokak", "lokakuun"]),
    (11, finnish, ["marrask", "marraskuun"]),
    (12, finnish, ["jouluk", "joulukuun"]),
    // Latin, in a text of any language.
    (1, any, ["januarii"]), (2, any, ["februarii"]), (3, any, ["martii"]), (4, any, ["aprilis"]),
    (5, any, ["maii"]), (6, any, ["junii"]), (7, any, ["julii"]), (8, any, ["augusti"]),
    (9, any, ["septembris"]), (10, any, ["octobris"]), (11, any, ["novembris"]),
    (12, any, ["decembris"]),
  ]
  /// Weekdays as they are shortened otherwise, and in the case that a date has them in: Finnish
  /// `on Monday`, Slavic `on Wednesday`, Swedish `the Monday`.
  private static let weekdayForms: [(UInt8, [String])] = [
    (1, ["segunda", "pon", "maanantaina", "måndagen"]),
    (2, ["terca", "tues", "tiistaina", "tisdagen"]),
    (
      3,
      ["quarta", "sr", "weds", "keskiviikkona", "onsdagen", "středu", "środę", "среду", "середу"]
    ),
    (4, ["quinta", "thur", "thurs", "tor", "torstaina", "torsdagen"]),
    (5, ["sexta", "perjantaina", "fredagen", "пятницу", "п’ятницю", "п’ятниця"]),
    (6, ["sonnabend", "lauantaina", "lördagen", "sobotu", "sobotę", "субботу", "суботу"]),
    (7, ["sunnuntaina", "söndagen", "neděli", "niedzielę", "неділю"]),
    (7, ["ראשון"]), (1, ["שני"]), (2, ["שלישי"]), (3, ["רביעי"]), (4, ["חמישי"]), (5, ["שישי"]),
    (6, ["שבת"]), (7, ["lord’s", "lord's", "lordsday"]),
  ]
  /// What stands between a sentence's beginning and a weekday: `V pondělí`, `W środę`, `Op maandag`.
  private static let onWords = ["v", "ve", "w", "we", "в", "во", "у", "op", "på", "em"]
  private static let articles = [
    "the", "den", "der", "dem", "am", "le", "el", "il", "lo", "la", "l", "li", "addi", "dia",
    "giorno", "ce", "a", "die", "het", "o", "ngày",
  ]
  /// What a diary may write before its dates.
  private static let labels = [
    "date", "datum", "fecha", "data", "dato", "dag", "day", "tag", "jour", "día", "dzień", "дата",
    "день", "tarih", "gün", "päivä", "ημερομηνία", "den", "log", "entry", "diary", "journal",
    "captain’s", "captain's", "ship’s", "ship's", "created", "written", "eintrag", "tagebuch",
    "logbuch", "entrada", "dagboek", "dagbok", "dagbog", "dziennik", "deník", "дневник", "diario",
    "günlük", "ημερολόγιο", "stardate", "תאריך", "יום", "ngày",
  ]
  private static let yearWords = ["г", "год", "года", "року", "r", "roku", "roka"]
  private static let atWords = [
    "at", "um", "à", "a", "las", "alle", "ore", "om", "kl", "klo", "o", "v", "в", "às", "saat",
  ]
  private static let links = [
    "of", "de", "di", "d", "del", "des", "du", "von", "in", "anno", "päivänä", "päivä", "năm",
  ]
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
