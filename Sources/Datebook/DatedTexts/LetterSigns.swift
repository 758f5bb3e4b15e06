/// What tells a letter from the entry of a diary: it speaks to somebody.
enum LetterSigns {
  /// The words of a salutation that are looked at: `My dearest Barbara`.
  private static let mostWords = 3
  private static let longestAddress = 80
  private static let longestName = 40

  /// Whether the words of an entry begin with a salutation: `DEAR SIR`, `Ma chère amie`; one to a diary is
  /// none.
  static func isSalutation(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var isDear = false
    var words = 0
    var index = 0
    while index < bytes.count, words < mostWords {
      guard isLetter(bytes[index]) else {
        index += 1
        // A salutation is all of its line, or ends with a mark.
        if words > 0, bytes[index - 1] == 0x0A { break }
        continue
      }
      var letters = FoldedLetters()
      while index < bytes.count, isLetter(bytes[index]) {
        letters.fold(bytes[index])
        index += 1
      }
      words += 1
      if diaries.contains(letters) { return false }
      if dears.contains(letters) {
        isDear = true
      } else if !isDear, !owners.contains(letters) {
        return false
      }
    }
    return isDear
  }

  /// Whether the heading of an entry tells who wrote to whom: `MISS HOWE, TO MISS CLARISSA HARLOWE`,
  /// `To Dr LEWIS. BATH, April 23`.
  static func isAddress(_ heading: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    var isBehindMark = true
    while index + 3 < heading.count {
      let isWord =
        heading[index] | 0x20 == UInt8(ascii: "t")
        && heading[index + 1] | 0x20 == UInt8(ascii: "o") && heading[index + 2] == 0x20
      if isBehindMark, isWord, 0x41...0x5A ~= heading[index + 3] { return true }
      if heading[index] > 0x20 { isBehindMark = !isLetter(heading[index]) }
      index += 1
    }
    return false
  }

  /// Whether the words of an entry begin with a line that says to whom it is written: `To Dr LEWIS.`, or
  /// have it below the name of who wrote: `HAMILTON`, `To the People of the State of New York:`.
  static func beginsWithAddress(_ words: UnsafeRawBufferPointer) -> Bool {
    guard let first = line(of: words, from: 0, within: 8) else { return false }
    if isAddress(UnsafeRawBufferPointer(rebasing: words[first])) { return true }
    guard first.count < longestName,
      !words[first].contains(where: { 0x61...0x7A ~= $0 }),
      let second = line(of: words, from: first.upperBound, within: 4)
    else { return false }
    let address = words[second]
    return address.starts(with: "To ".utf8)
      && address.last { $0 > 0x20 }.map(addressMarks.contains) ?? false
  }

  /// The marks with which an address may end.
  private static let addressMarks: [UInt8] = [UInt8(ascii: ":"), UInt8(ascii: ",")]

  /// The first line with a letter from a place in `words` on, if it begins `within` so many bytes, is as
  /// short as an address, and a line without words follows.
  private static func line(
    of words: UnsafeRawBufferPointer, from place: Int, within limit: Int
  ) -> Range<Int>? {
    let beginning = words[place...].prefix(limit)
    guard let start = beginning.firstIndex(where: isLetter) else { return nil }
    let line = words[start...].prefix { $0 != 0x0A }
    guard line.count < longestAddress, line.endIndex + 1 < words.count,
      words[line.endIndex + 1] <= 0x20
    else { return nil }
    return start..<line.endIndex
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 || 0x80...0xBF ~= byte || 0xC3...0xDF ~= byte
  }

  private static let dears = [
    "dear", "dearest", "beloved", "lieber", "liebe", "liebes", "liebster", "liebste", "teurer",
    "cher", "chère", "chers", "querido", "querida", "caro", "cara", "carissimo", "carissima",
    "lieve", "beste", "kära", "käre", "kære", "kjære", "дорогой", "дорогая", "милый", "милая",
    "любезный", "drogi", "droga", "kochany", "kochana", "milý", "milá",
  ].map { FoldedLetters($0) }
  private static let owners = [
    "my", "our", "mein", "meine", "mon", "ma", "mes", "mi", "mio", "mia", "meu", "minha", "mijn",
    "min", "мой", "моя",
  ].map { FoldedLetters($0) }
  private static let diaries = [
    "diary", "journal", "tagebuch", "diario", "dagboek", "dagbok", "дневник", "kitty",
  ].map { FoldedLetters($0) }
}
