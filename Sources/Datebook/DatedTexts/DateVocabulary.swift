/// The words that dates are written with, in several languages at once.
///
/// What is looked up for every paragraph of a text lies in tables that stay for as long as the program
/// runs: threads that share them count no references.
///
/// `@unchecked`, as pointers are not Sendable: the tables are written to in `init` alone, before another
/// thread can have them, and neither changed nor freed after it.
struct DateVocabulary: @unchecked Sendable {
  /// The bits of English and of Spanish among the languages of a month, and those of all.
  static let english: UInt8 = 1
  private static let any: UInt8 = 0xFF
  private static let spanish: UInt8 = 1 << 3

  /// English, German, French, Spanish and Italian.
  static let standard = DateVocabulary(["en", "de", "fr", "es", "it", "de_AT"].map(names))

  /// A word, or a place for one.
  private struct Slot {
    /// The word's letters, as `FoldedLetters.key` has them; 0 where there is no word.
    var key: UInt64 = 0
    var word = DateWord()
  }

  private static let slotBits: UInt64 = 11
  private static let slotCount = 1 << Int(slotBits)

  /// The words, each at the place that its key tells or at one of the next ones.
  private let slots = UnsafeMutablePointer<Slot>.allocate(capacity: slotCount)
  /// Which beginnings of words some date has, by `FoldedLetters.beginning`.
  private let beginnings = UnsafeMutablePointer<Bool>.allocate(capacity: FoldedLetters.beginnings)

  /// The words of `languages`, the first of which is English; six at most.
  private init(_ languages: [CalendarNames]) {
    slots.initialize(repeating: Slot(), count: Self.slotCount)
    beginnings.initialize(repeating: false, count: FoldedLetters.beginnings)
    for (index, names) in languages.enumerated() {
      for list in [names.months, names.dateMonths, names.shortMonths, names.shortDateMonths] {
        for (month, name) in list.enumerated() {
          add(name) {
            $0.month = UInt8(month + 1)
            $0.languages |= 1 << UInt8(index)
          }
        }
      }
      for list in [names.weekdays, names.shortWeekdays] {
        for (weekday, name) in list.enumerated() { add(name) { $0.weekday = UInt8(weekday + 1) } }
      }
    }
    addOldForms()
    for word in Self.articles { add(word) { $0.isArticle = true } }
    for word in Self.links { add(word) { $0.isLink = true } }
    for word in Self.parts { add(word) { $0.isPart = true } }
    for (index, list) in Self.ordinals.enumerated() {
      for word in list { add(word) { $0.ordinal = UInt8(index + 1) } }
    }
    for (word, value) in Self.tens {
      add(word) {
        $0.ordinal = value
        $0.isTens = true
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

  /// French, Spanish and Italian, which write months small.
  private static let lowercased: UInt8 = 0b011100

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
  private static let monthForms: [(month: UInt8, language: UInt8, forms: [String])] = [
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
    (2, ["tues"]), (3, ["weds"]), (4, ["thur", "thurs"]), (6, ["sonnabend"]),
    (7, ["lord’s", "lord's", "lordsday"]),
  ]
  private static let articles = [
    "the", "den", "der", "dem", "am", "le", "el", "il", "lo", "la", "l", "li", "addi", "dia",
    "giorno", "ce", "a", "die",
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
