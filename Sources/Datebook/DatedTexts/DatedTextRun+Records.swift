import Books

extension DatedTextRun {
  /// The entries that are looked at, and the bytes of each.
  private static let mostEntries = 96
  private static let mostBytes = 600
  /// The bytes before an entry that may be of the header of a mail, of which its date is a part.
  private static let mostBytesBefore = 100

  /// Whether what stands under the dates is what programs and programmers write, and no diary: a
  /// change log, a ledger, a list of a bank, mail, a log, things to do.
  ///
  /// It is asked only of a text that would count as dated, and looks at a hundred of its entries.
  func haveRecords(
    _ dates: [ResolvedDate], of candidates: [DateCandidate]
  ) throws(TextError) -> Bool {
    let capacity = Self.mostBytesBefore + Self.mostBytes
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 16)
    defer { buffer.deallocate() }
    let step = dates.count / Self.mostEntries + 1
    var (all, records, letters, remarks) = (0, 0, 0, 0)
    var (versions, named) = ([Int](), [Int]())
    var rows = RecordRows()
    for index in stride(from: 0, to: dates.count, by: step) {
      let candidate = candidates[dates[index].candidate]
      let end =
        index + 1 < dates.count ? candidates[dates[index + 1].candidate].offset : source.count
      let start = max(candidate.offset - Self.mostBytesBefore, 0)
      let count = min(try source.read(into: buffer, at: start), end - start)
      let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      let (before, behind) = (candidate.offset - start, min(candidate.end - start, count))
      let words = UnsafeRawBufferPointer(rebasing: bytes[behind...])
      all += 1
      if RecordSigns.isMail(UnsafeRawBufferPointer(rebasing: bytes[..<before]))
        || RecordSigns(words).areMany
        || candidate.isOfNumbers
          && RecordSigns.isWithoutWords(
            UnsafeRawBufferPointer(rebasing: bytes[before...]))
      {
        records += 1
      }
      let heading = UnsafeRawBufferPointer(rebasing: bytes[before..<behind])
      rows.add(heading: heading, words: words)
      if LetterSigns.isSalutation(words) || LetterSigns.beginsWithAddress(words)
        || LetterSigns.isAddress(heading)
      {
        letters += 1
      }
      if let version = RecordSigns.version(words) { versions.append(version) }
      if let version = RecordSigns.namedVersion(words) { named.append(version) }
      if candidate.weekday == 0, RecordSigns.hasRemark(heading) { remarks += 1 }
    }
    return records * 2 >= all || letters * 2 >= all || remarks * 2 >= all && records * 4 >= all
      || versions.count * 2 >= all && Self.areInOrder(versions)
      || named.count * 4 >= all && Self.areInOrder(named) || rows.areMost
  }

  /// Whether nearly all of `numbers` go up, or nearly all go down; several entries may be of one.
  private static func areInOrder(_ numbers: [Int]) -> Bool {
    let steps = zip(numbers, numbers.dropFirst()).filter { $0 != $1 }
    let up = steps.count { $0 < $1 }
    return steps.count * 4 >= numbers.count && max(up, steps.count - up) * 10 >= steps.count * 9
  }
}

/// What in the words of an entry is written by programs, or about them.
struct RecordSigns {
  /// The signs that were found.
  private(set) var count = 0
  private var words = 0
  private var (letters, marks) = (0, 0)

  /// Whether they are more than a diary has, or letters are the least of what there is, as in a table of
  /// numbers.
  var areMany: Bool {
    count > 0 && count * 16 >= words || marks > 3 && letters < marks
  }

  /// The signs in `bytes`.
  init(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while index < bytes.count {
      guard bytes[index] > 0x20 else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, bytes[index] > 0x20 { index += 1 }
      words += 1
      for byte in bytes[start..<index] {
        if byte >= 0x80 || Self.isLetter(byte) { letters += 1 } else { marks += 1 }
      }
      if Self.isSign(UnsafeRawBufferPointer(rebasing: bytes[start..<index])) { count += 1 }
    }
  }

  /// Whether a date has a word in brackets that tells of what kind its entry is: `3/25/95 (bug fix)`.
  static func hasRemark(_ heading: UnsafeRawBufferPointer) -> Bool {
    guard let open = heading.firstIndex(of: UInt8(ascii: "(")), open + 1 < heading.count else {
      return false
    }
    return isLowercase(heading[open + 1])
  }

  /// Whether hardly a letter is in `bytes`, which may be the date of an entry and a sign of its zone.
  static func isWithoutWords(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count { $0 >= 0x80 || isLetter($0) } <= 2
  }

  /// The version that the first words of an entry say, `8.0-pre1` or `version sym-2.1.0`, as a number that
  /// grows with it; nil if they say none. One of two parts must be the first word, and no measure.
  static func version(_ bytes: UnsafeRawBufferPointer) -> Int? {
    var index = 0
    for word in 0..<4 {
      while index < bytes.count, !isLetterOrDigit(bytes[index]) { index += 1 }
      let start = index
      while index < bytes.count, bytes[index] > 0x20 { index += 1 }
      guard let digit = bytes[start..<index].firstIndex(where: isDigit) else { continue }
      let isFirst = word == 0 && digit <= start + 1
      if let version = version(bytes, at: digit, fewestParts: isFirst ? 2 : 3) { return version }
    }
    return nil
  }

  /// The version that the words of an entry call so, `Vychází verze 0.02`, as a number that grows with
  /// it; nil if they call none.
  static func namedVersion(_ bytes: UnsafeRawBufferPointer) -> Int? {
    var index = 0
    while index < bytes.count {
      guard bytes[index] >= 0x80 || isLetter(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, bytes[index] >= 0x80 || isLetter(bytes[index]) { index += 1 }
      guard 5...16 ~= index - start, index + 1 < bytes.count, bytes[index] == 0x20,
        isDigit(bytes[index + 1])
      else { continue }
      var letters = FoldedLetters()
      for byte in bytes[start..<index] { letters.fold(byte) }
      if versionNames.contains(letters),
        let version = version(bytes, at: index + 1, fewestParts: 2)
      {
        return version
      }
    }
    return nil
  }

  private static let versionNames = [
    "version", "verze", "verzia", "verzió", "versie", "versio", "versione", "versión", "versão",
    "versija", "versiunea", "wersja", "wersję", "utgåva", "sürüm", "έκδοση", "версия", "версию",
    "версія", "версію",
  ].map { FoldedLetters($0) }

  private static func version(
    _ bytes: UnsafeRawBufferPointer, at start: Int, fewestParts: Int
  ) -> Int? {
    var index = start
    var (value, parts) = (0, 0)
    while parts < 3, index < bytes.count, isDigit(bytes[index]) {
      var part = 0
      while index < bytes.count, isDigit(bytes[index]), part < 1000 {
        part = part * 10 + Int(bytes[index] - 0x30)
        index += 1
      }
      value = value * 10_000 + part
      parts += 1
      guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "."), isDigit(bytes[index + 1])
      else { break }
      index += 1
    }
    guard parts >= fewestParts, parts > 2 || !isMeasure(bytes, start..<index) else { return nil }
    return parts == 2 ? value * 10_000 : value
  }

  /// Units that do not have to be small letters apart from their number.
  private static let units: Set<String> = [
    "kg", "kilo", "kilos", "g", "lb", "lbs", "st", "km", "m", "mi", "cm", "mm", "ft", "in", "h",
    "hr", "hrs",
    "l", "ml", "c", "f", "k", "kcal", "cal", "eur", "usd", "gbp", "euro", "euros", "grad",
  ]
  /// Words in small letters that may follow the number of a version.
  private static let releaseWords: Set<String> = [
    "release", "released", "beta", "alpha", "final", "rc", "pre", "dev", "stable", "is", "was",
    "has", "and", "with", "by", "out", "to", "for", "of", "on",
  ]
  /// Signs of units and currencies.
  private static let unitSigns = ["%", "°", "€", "£", "$", "¥", "′", "″"].map { Array($0.utf8) }

  /// Whether a number is of so much of something, and of no version: `72.4 kg`, `10.5 miles`, `£2.50`.
  private static func isMeasure(_ bytes: UnsafeRawBufferPointer, _ number: Range<Int>) -> Bool {
    // `v1.2`
    if number.lowerBound > 0, isLetter(bytes[number.lowerBound - 1]) { return false }
    let before = bytes[max(number.lowerBound - 4, 0)..<number.lowerBound]
    if unitSigns.contains(where: { before.suffix($0.count).elementsEqual($0) }) { return true }
    let start = bytes[number.upperBound...].firstIndex { $0 != 0x20 } ?? bytes.count
    let rest = bytes[start...]
    if unitSigns.contains(where: rest.starts) { return true }
    let word = rest.prefix(16).prefix(while: isLetter)
    guard let first = word.first else { return false }
    let small = String(decoding: word.map { $0 | 0x20 }, as: UTF8.self)
    return units.contains(small)
      || start > number.upperBound && isLowercase(first) && !releaseWords.contains(small)
  }

  /// Whether the last line in `bytes` with something in it has an address, as that above the date of a
  /// mail or of a change does.
  static func isMail(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let newline = UInt8(ascii: "\n")
    guard let end = bytes.lastIndex(where: { $0 > 0x20 }), end + 3 > bytes.count else {
      return false
    }
    let start = bytes[..<end].lastIndex(of: newline).map { $0 + 1 } ?? 0
    return bytes[start...end].dropFirst().dropLast().contains(UInt8(ascii: "@"))
  }

  /// Whether a word with what is written close to it is none of a language: an address, a path, a
  /// version, a name in a program, an amount of an account.
  private static func isSign(_ word: UnsafeRawBufferPointer) -> Bool {
    if isReference(word) { return true }
    var numbers = 0
    for index in word.indices {
      let byte = word[index]
      let before = index > 0 ? word[index - 1] : 0
      let behind = index + 1 < word.count ? word[index + 1] : 0
      if isDigit(byte), !isDigit(before) { numbers += 1 }
      switch byte {
      case UInt8(ascii: "@"), UInt8(ascii: "_"), UInt8(ascii: "\\"), UInt8(ascii: "|"):
        if isLetterOrDigit(before), isLetterOrDigit(behind) { return true }
      case UInt8(ascii: "/"):
        if isLetter(before), isLetter(behind), index > 1, index + 2 < word.count { return true }
      case UInt8(ascii: "."):
        if isDigit(before), isDigit(behind), numbers > 1 { return true }
        if index > 1, isLetter(word[index - 2]), isLetter(before), isLowercase(behind) {
          return true
        }
      case UInt8(ascii: ":"):
        if isLetter(before),
          isLetterOrDigit(behind) || behind == byte || behind == UInt8(ascii: "/")
        {
          return true
        }
      case UInt8(ascii: "("), UInt8(ascii: "["):
        if isLetter(before), isDigit(behind) || behind == UInt8(ascii: ")") { return true }
      case UInt8(ascii: ";"):
        if behind != 0, behind < 0x80, behind != UInt8(ascii: "-") || index + 2 < word.count {
          return true
        }
      case UInt8(ascii: "-"):
        if before == 0, behind == byte, word.count > 3, isLetter(word[2]) { return true }
      default: break
      }
    }
    return false
  }

  /// Whether a word is the number of a report: `[1379349]`, `#796`; one in brackets with few figures is
  /// that of a footnote.
  private static func isReference(_ word: UnsafeRawBufferPointer) -> Bool {
    guard let mark = word.first, mark == UInt8(ascii: "[") || mark == UInt8(ascii: "#") else {
      return false
    }
    let digits = word.dropFirst().prefix(while: isDigit).count
    return digits >= (mark == UInt8(ascii: "#") ? 3 : 5)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  private static func isLowercase(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte }

  private static func isLetter(_ byte: UInt8) -> Bool { isLowercase(byte | 0x20) }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
}
