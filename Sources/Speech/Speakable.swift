import Paging

/// Makes of a sentence what a speech engine is to say: espeak-ng says some signs and numbers wrongly.
///
/// The rules are English; of other languages only signs and the marks of notes are changed.
package struct Speakable: Sendable {
  /// Whether the rules for English words hold.
  var isEnglish: Bool
  /// What is said of notes.
  var notes: NotesAloud

  /// - Parameters:
  ///   - language: The language of the text, such as `en-GB`; empty if nobody knows.
  ///   - notes: What is said of notes.
  package init(language: String = "en", notes: NotesAloud = .off) {
    isEnglish = language.isEmpty || language.hasPrefix("en")
    self.notes = notes
  }

  /// The words of a sentence with these glyphs; none if it has nothing but signs.
  ///
  /// - Parameter language: Tells the language of the word that begins at an offset, if it is another
  ///   one than that of the text.
  func words(
    of glyphs: ArraySlice<PageGlyph>, language: (Int) -> String? = { _ in nil }
  ) -> [Utterance.Word] {
    var tokens = [SpokenToken](glyphs, saysNotes: notes == .on, language: language)
    for index in tokens.indices { tokens[index].sayAddress() }
    if isEnglish {
      tokens.saySums()
      for index in tokens.indices {
        tokens[index].sayYears()
        tokens[index].sayEtCetera()
        tokens.sayNumeral(at: index)
      }
    }
    for index in tokens.indices { tokens[index].dropSigns() }
    return Self.words(tokens)
  }

  /// The tokens as words: signs that stand alone go with the word before them, or the one behind.
  private static func words(_ tokens: [SpokenToken]) -> [Utterance.Word] {
    var words: [Utterance.Word] = []
    var head = ""
    for token in tokens where !token.text.isEmpty {
      if let range = token.range {
        words.append(Utterance.Word(head + token.text, range, language: token.language))
        head = ""
      } else if words.isEmpty {
        head += token.text
      } else {
        words[words.count - 1].text += " " + token.text
      }
    }
    return words
  }
}

// MARK: - Signs

extension SpokenToken {
  /// Says of an address on the net its server, and of a path its words.
  fileprivate mutating func sayAddress() {
    let core = String(core)
    if let slashes = core.range(of: "://") ?? (core.hasPrefix("www.") ? core.start : nil) {
      var host = core[slashes.upperBound...].prefix { !"/?#:".contains($0) }
      if host.hasPrefix("www.") { host = host.dropFirst(4) }
      say(host.isEmpty ? "an address" : String(host))
    } else if text.count(where: { $0 == "/" }) > 1, text.allSatisfy(\.isOfPath) {
      text = String(text.map { $0.isWordly ? $0 : " " })
    }
  }

  /// Leaves out signs that an engine would call by their names.
  fileprivate mutating func dropSigns() {
    text.removeAll { "*_~^=|\\<>{}[]#+•".contains($0) }
    if text.allSatisfy({ !$0.isWordly }) { text.removeAll { $0 == "." || $0 == "-" } }
  }
}

extension Character {
  fileprivate var isOfPath: Bool { isWordly || "/._-~".contains(self) }
}

extension String {
  fileprivate var start: Range<Index> { startIndex..<startIndex }

  /// Where `words` stand first; a short search in a short text.
  fileprivate func range(of words: String) -> Range<Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(words) {
        return index..<self.index(index, offsetBy: words.count)
      }
      index = self.index(after: index)
    }
    return nil
  }
}

// MARK: - English

extension SpokenToken {
  /// Says `1660/61` and `12–14` with “to”.
  fileprivate mutating func sayYears() {
    let core = core
    guard let middle = core.firstIndex(where: { "/–-".contains($0) }) else { return }
    let (first, second) = (core[..<middle], core[core.index(after: middle)...])
    guard !first.isEmpty, first.allSatisfy(\.isNumber), !second.isEmpty,
      second.allSatisfy(\.isNumber)
    else { return }
    // Half of something is no span of years, and 555-1234 is none of pages.
    switch core[middle] {
    case "/" where first.count < 3: return
    case "-" where Int(first) ?? 0 >= Int(second) ?? 0 || second.count > first.count + 1: return
    default: say("\(first) to \(second)")
    }
  }

  fileprivate mutating func sayEtCetera() {
    guard head.hasSuffix("&"), core == "c" || core == "C" else { return }
    text = "et cetera" + (tail.first == "." ? tail.dropFirst() : tail)
  }

  /// The number before a letter, in `5s.`.
  fileprivate func amount(of unit: Character) -> Int? {
    let core = core
    guard core.last == unit, head.isEmpty || head == "£" else { return nil }
    return Int(core.dropLast())
  }

  fileprivate mutating func say(_ amount: Int, _ one: String, _ many: String) {
    let stops = tail.filter { $0 != "." }
    text = "\(amount) \(amount == 1 ? one : many)\(stops)"
  }
}

extension [SpokenToken] {
  /// Says pounds, shillings and pence.
  fileprivate mutating func saySums() {
    for index in indices {
      let token = self[index]
      if token.head.hasSuffix("£"), token.core.allSatisfy({ $0.isNumber || $0 == "," }) {
        let unit = token.core == "1" ? "pound" : "pounds"
        self[index].text = "\(token.head.dropLast())\(token.core) \(unit)\(token.tail)"
      }
      let next = index + 1 < count ? self[index + 1].amount(of: "d") : nil
      let isAfterPounds = index > 0 && self[index - 1].text.contains("pound")
      if let shillings = token.amount(of: "s"), next != nil || isAfterPounds {
        self[index].say(shillings, "shilling", "shillings")
        if let next { self[index + 1].say(next, "penny", "pence") }
      }
    }
  }

  /// Says a Roman numeral: as a number behind “chapter” and the like or where it stands alone, with
  /// “the” behind a ruler's name.
  fileprivate mutating func sayNumeral(at index: Int) {
    let core = self[index].core
    guard let number = RomanNumeral(String(core))?.value else { return }
    guard index > 0 else {
      // A heading may have nothing else; “I” is a word.
      if count == 1, core != "I" { self[index].say("\(number)") }
      return
    }
    let before = self[index - 1].core.lowercased()
    if Self.divisions.contains(" \(before) ") {
      self[index].say("\(number)")
    } else if Self.rulers.contains(" \(before) "), core.first?.isUppercase == true,
      core != "I" || self[index - 1].tail.isEmpty && index + 1 == count
    {
      self[index].say("the \(number)\(Self.ending(of: number))")
    }
  }

  private static func ending(of number: Int) -> String {
    switch (number % 100, number % 10) {
    case (11...13, _): "th"
    case (_, 1): "st"
    case (_, 2): "nd"
    case (_, 3): "rd"
    default: "th"
    }
  }

  /// What is numbered: a numeral behind it is a number.
  private static let divisions =
    " chapter chap ch book part vol volume act scene canto section letter stave article no number "
    + "page pages pp p plate figure fig appendix lecture psalm verse war "

  /// Names of rulers and popes: a numeral behind them is an ordinal.
  private static let rulers =
    " louis henry charles george edward william james richard philip pius leo gregory clement "
    + "innocent urban benedict paul john alexander nicholas frederick ferdinand francis napoleon "
    + "peter catherine elizabeth mary ivan gustavus christian alfonso boniface sixtus julius otto "
    + "rudolf wilhelm friedrich ludwig heinrich karl ramses ptolemy constantine theodosius "
    + "justinian victor umberto vittorio carlos pedro joao haakon olaf harald stephen ladislas "
    + "sigismund maximilian leopold joseph matthias darius xerxes artaxerxes seleucus antiochus "
    + "mithridates murad mehmed selim mahmud suleiman abdul malcolm robert david "
}

/// A Roman numeral in capitals or small letters.
struct RomanNumeral {
  /// The number.
  let value: Int

  /// The numeral of `letters`; nil if they are none that anybody would write.
  init?(_ letters: String) {
    let digits: [Character: Int] = [
      "I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000,
    ]
    let capitals = letters.uppercased()
    guard !letters.isEmpty, letters == capitals || letters == letters.lowercased() else {
      return nil
    }
    var value = 0
    var before = Int.max
    for letter in capitals {
      guard let digit = digits[letter] else { return nil }
      value += digit > before ? digit - 2 * before : digit
      before = digit
    }
    guard Self.written(value) == capitals else { return nil }
    self.value = value
  }

  private static func written(_ value: Int) -> String {
    let parts = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var (value, text) = (value, "")
    for (number, letters) in parts {
      while value >= number {
        text += letters
        value -= number
      }
    }
    return text
  }
}
