/// The words that headings are made of, in the languages of most books.
package enum HeadingWords {
  /// Words for the divisions of a book, in small letters.
  private static let divisions: [(HeadingKind, [StaticString])] = [
    (.volume, ["volume", "band", "tome", "tomo", "tom", "том"]),
    (
      .book,
      [
        "book", "buch", "livre", "libro", "livro", "liber", "boek", "boken", "kirja", "księga",
        "period", "epoch", "книга",
      ]
    ),
    (
      .part,
      [
        "part", "teil", "theil", "partie", "parte", "deel", "delen", "osa", "część", "narrative",
        "class", "day", "giornata", "journée", "часть",
      ]
    ),
    (
      .act,
      [
        "act", "akt", "akten", "actus", "aufzug", "acte", "acto", "atto", "bedrijf", "jornada",
        "felvonás", "действие",
      ]
    ),
    (
      .chapter,
      [
        "chapter", "chap", "kapitel", "kapitlet", "kapittel", "capitel", "chapitre", "capítulo",
        "capitulo", "capitolo", "caput", "stave", "canto", "letter", "section", "chant", "gesang",
        "hoofdstuk", "luku", "runo", "rozdział", "fejezet", "novella", "story", "lecture", "lesson",
        "leçon", "sermon", "epistle", "lettre", "lettera", "carta", "brief", "глава", "письмо",
      ]
    ),
    (
      .scene,
      [
        "scene", "scenen", "szene", "auftritt", "scène", "escena", "scena", "scaena", "scæna",
        "scoena", "tooneel", "toneel", "jelenet", "сцена",
      ]
    ),
  ]

  /// Words that begin what stands before or behind the chapters.
  private static let matter: [StaticString] = [
    "introduction", "preface", "foreword", "prologue", "epilogue", "conclusion", "afterword",
    "appendix", "postscript", "prelude", "interlude", "finale", "glossary", "bibliography", "index",
    "notes", "vorwort",
    "einleitung", "nachwort", "anhang", "préface", "avant-propos", "épilogue", "prólogo",
    "epílogo", "предисловие", "эпилог",
  ]

  /// What stands for the number of the last of its kind, behind the word for it or before.
  private static let lasts: [StaticString] = [
    "last", "letzte", "letzter", "letztes", "dernier", "dernière", "derniere", "última", "ultima",
    "último", "ultimo", "laatste",
  ]

  /// Words in capitals that count something else than the parts of a text.
  private static let counters: [StaticString] = [
    "FIGURE", "FIG", "TABLE", "PLATE", "PAGE", "NOTE", "ILLUSTRATION", "MAP", "EXAMPLE", "STEP",
    "EXERCISE", "QUESTION", "ANSWER", "LINE", "VERSE", "FOOTNOTE", "DIAGRAM", "PHASE",
  ]

  /// Headings of contents lists.
  private static let contents: [StaticString] = [
    "contents", "table of contents", "contents of volume", "general contents", "list of contents",
    "list of chapters", "the contents", "inhalt", "inhaltsverzeichnis",
    "table des matières", "sommaire", "índice", "indice", "содержание", "оглавление", "目录", "目錄",
    "目次",
  ]

  /// Headings of lists of pictures.
  private static let pictures: [StaticString] = [
    "illustrations", "list of illustrations", "list of plates", "list of figures", "abbildungen",
    "verzeichnis der abbildungen", "table des illustrations",
  ]

  /// Lines in capitals that are no chapters in any book.
  private static let never: [StaticString] = [
    "the end", "end", "finis", "fin", "ende", "fine", "конец", "illustrations",
    "list of illustrations", "errata", "chorus", "by", "and", "act drop", "tableau", "curtain",
    "exeunt", "exeunt omnes", "page", "rideau", "vorhang",
  ]

  /// What lines begin with that tell what ends there, and name no chapter: `FIN DU PREMIER VOLUME`.
  private static let ends: [StaticString] = [
    "end of the ", "end of vol", "end of book", "end of part", "fin du ", "fin de la ", "fin des ",
    "ende des ", "ende der ", "fin del ", "fine del",
  ]

  /// The words that a heading of the usual kinds may begin with, in small letters.
  package static var beginnings: [String] {
    let lists =
      divisions.map(\.1) + numberWords.map(\.beginnings) + [matter]
      + [["end of project", "end of the project", "第"]]
      + [["author", "editor", "translator", "transcriber", "publisher"], lasts]
    // Too many sentences begin as `andra` does; in capitals it is looked at all the same.
    return lists.joined().map { $0.description }.filter { !$0.hasPrefix("and") }
  }

  /// The division that `word` names.
  package static func division(_ word: Substring) -> HeadingKind? {
    divisions.first { $0.1.contains { word == $0 } }?.0
  }

  /// Whether `word`, in small letters, stands for the number of the last of its kind: `dernière`.
  package static func isLast(_ word: Substring) -> Bool { lasts.contains { word == $0 } }

  /// The number that `word` spells: `xii`, `12`, `twelve`, `twelfth`; all in small letters.
  ///
  /// - Parameter isBesideDivision: Whether the word for a part stands beside it: `Kapitel drei`. Without that
  ///   one, the numbers themselves are known in English alone; many are words of other languages, too.
  package static func number(_ word: Substring, isBesideDivision: Bool = false) -> Int? {
    if word.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
      return word.utf8.count <= 5 ? Int(word) : nil
    }
    // Most numbers are Roman ones, known in far less time than words are; `dix` is rather 10 than 509.
    if let number = roman(word), !isBesideDivision || word != "dix" { return number }
    return spelled(word, isCardinal: isBesideDivision)
  }

  /// The number that `word`, in small letters, is in figures or as a Roman numeral.
  package static func figure(_ word: Substring) -> Int? {
    guard word.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return roman(word) }
    return word.utf8.count <= 5 ? Int(word) : nil
  }

  /// How words for numbers begin in all languages: nearly no other word needs to be held against them.
  private static let openings = numberWords.reduce(into: Set<UInt16>()) { openings, language in
    openings.formUnion(language.openings)
  }

  /// The number that `word` is in letters: `twenty-one`, `einundzwanzigstes`.
  private static func spelled(_ word: Substring, isCardinal: Bool) -> Int? {
    let opening = word.utf8.prefix(2).reduce(0) { $0 << 8 | UInt16($1) }
    guard openings.contains(opening) else { return nil }
    let parts = word.split(separator: "-")
    guard !parts.isEmpty else { return nil }
    for language in numberWords {
      if let number = language.number(parts, isCardinal: isCardinal) { return number }
    }
    return nil
  }

  /// Whether `word` is a word for tens, to which the next word may add units.
  package static func isTens(_ word: Substring) -> Bool {
    guard let number = spelled(word, isCardinal: true) else { return false }
    return number >= 10 && number.isMultiple(of: 10)
  }

  /// Whether `word`, in capitals, counts something else than the parts of a text: `FIGURE 3`.
  package static func countNoText(_ word: Substring) -> Bool {
    counters.contains { word == $0 }
  }

  /// The value of a Roman numeral in small letters, as it is properly written, below 1,000.
  package static func roman(_ word: Substring) -> Int? {
    guard !word.isEmpty, word.utf8.count <= 12 else { return nil }
    var value = 0
    var largest = 0
    for byte in word.utf8.reversed() {
      guard let digit = romanDigit(byte) else { return nil }
      if digit < largest { value -= digit } else { value += digit }
      largest = max(largest, digit)
    }
    return value > 0 && value < 1000 ? value : nil
  }

  private static func romanDigit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "i"): 1
    case UInt8(ascii: "v"): 5
    case UInt8(ascii: "x"): 10
    case UInt8(ascii: "l"): 50
    case UInt8(ascii: "c"): 100
    case UInt8(ascii: "d"): 500
    case UInt8(ascii: "m"): 1000
    default: nil
    }
  }

  /// Whether `words`, in small letters, begin with a word for front or back matter.
  package static func beginWithMatter(_ words: String) -> Bool {
    var first = words.prefix { $0.isLetter || $0 == "-" }
    // `FIRST EPILOGUE`.
    if first.utf8.count >= 4, numberWords[0].ordinals.contains(where: { first == $0[0] }) {
      let rest = words[first.endIndex...].drop { $0 == " " }
      first = rest.prefix { $0.isLetter || $0 == "-" }
    }
    // `AUTHOR’S PREFACE`, `TRANSLATOR'S NOTE`.
    let owned = words[first.endIndex...]
    if owned.hasPrefix("'s ") || owned.hasPrefix("’s ") {
      first = owned.dropFirst(3).prefix { $0.isLetter || $0 == "-" }
      if first == "note" { return true }
    }
    return matter.contains { first == $0 }
  }

  /// Whether `words`, in small letters, are an appendix with a letter or a number: `appendix a. lore`.
  package static func isAppendix(_ words: String) -> Bool {
    let parts = words.split(maxSplits: 2) { $0.isWhitespace || $0 == "." || $0 == ":" }
    guard parts.count >= 2, ["appendix", "anhang", "annexe", "apéndice"].contains(parts[0]) else {
      return false
    }
    return parts[1].count == 1 || number(parts[1]) != nil
  }

  /// Whether `words`, in small letters and without punctuation, head a contents list.
  package static func headContents(_ words: Substring) -> Bool {
    if contents.contains(where: { words == $0 }) { return true }
    // `contents of volume ii`
    guard words.hasPrefix(contentsOfVolume) else { return false }
    return roman(words.dropFirst(contentsOfVolume.count)) != nil
  }

  private static let contentsOfVolume = "contents of volume "

  /// Whether `words`, in small letters and without punctuation, head a list of pictures.
  package static func headPictures(_ words: Substring) -> Bool { pictures.contains { words == $0 } }

  /// Whether `words`, in small letters and without punctuation, never name a chapter.
  package static func neverHead(_ words: Substring) -> Bool {
    never.contains { words == $0 } || contents.contains { words == $0 }
      || ends.contains { words.hasPrefix($0.description) }
  }
}

/// Whether a string is the text of a literal.
private func == (string: Substring, literal: StaticString) -> Bool {
  guard string.utf8.count == literal.utf8CodeUnitCount else { return false }
  let word = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
  // By bytes: a heading is held against two hundred words.
  let isEqual = string.utf8.withContiguousStorageIfAvailable { bytes in
    bytes.indices.allSatisfy { bytes[$0] == word[$0] }
  }
  return isEqual ?? string.utf8.elementsEqual(word)
}
