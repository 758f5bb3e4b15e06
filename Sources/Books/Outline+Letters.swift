extension Outline {
  /// `entries`, in which letters of the alphabet have no numbers: in `A`, `B`, `C`, `D` the last two are not
  /// the chapters 100 and 500.
  ///
  /// A numeral of one letter is such a letter if it stands in an ascending row of letters, with few left out,
  /// of which one at least is no numeral.
  static func withLettersUnnumbered(_ entries: [Entry]) -> [Entry] {
    let mayHaveLetters = entries.contains {
      $0.mayBeLetter && NumberedHeading($0.title).letter != nil
    }
    guard mayHaveLetters else { return entries }
    var letters: [Int] = []
    // The row of letters that is open at each level.
    var rows: [Int: LetterRow] = [:]
    func close(_ level: Int) {
      if let row = rows.removeValue(forKey: level), row.hasOnlyLetters { letters += row.numerals }
    }
    for (index, entry) in entries.enumerated() {
      for level in rows.keys where level > entry.level { close(level) }
      let isNumbered = entry.number != nil
      guard !isNumbered || entry.mayBeLetter, let letter = NumberedHeading(entry.title).letter
      else {
        // `I` before `II` is a numeral, whatever else is there. Words may stand between letters.
        if isNumbered { close(entry.level) }
        continue
      }
      if rows[entry.level]?.goesOn(with: letter) != true { close(entry.level) }
      rows[entry.level, default: LetterRow()].add(letter, at: index, isNumeral: isNumbered)
    }
    for level in Array(rows.keys) { close(level) }
    var entries = entries
    for index in letters { entries[index] = entries[index].unnumbered }
    return entries
  }

  /// Letters of the alphabet that ascend.
  private struct LetterRow {
    /// How far the next letter may be from the last one: a dictionary may have no words with X.
    private static let longestStep: UInt8 = 3

    private var last: UInt8?
    /// The indices of the entries that may be numerals.
    private(set) var numerals: [Int] = []
    /// Whether a letter among them is no numeral.
    private(set) var hasOnlyLetters = false

    func goesOn(with letter: UInt8) -> Bool {
      last.map { letter > $0 && letter - $0 <= Self.longestStep } ?? true
    }

    mutating func add(_ letter: UInt8, at index: Int, isNumeral: Bool) {
      last = letter
      if isNumeral { numerals.append(index) } else { hasOnlyLetters = true }
    }
  }
}

extension Outline.Entry {
  /// Whether its number is that of a Roman numeral of one letter.
  fileprivate var mayBeLetter: Bool {
    number.map { [1, 5, 10, 50, 100, 500].contains($0) } ?? false
  }

  /// The same without a number.
  fileprivate var unnumbered: Outline.Entry {
    Outline.Entry(title: title, level: level, offset: offset, name: title)
  }
}
