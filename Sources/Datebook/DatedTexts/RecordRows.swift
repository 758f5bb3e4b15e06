/// Whether the entries of a text are rows of a list that goes by days: a log whose lines are all alike, a
/// statement of an account, things to do.
///
/// An entry of a diary may be as short, but ends as a sentence does, or has words of its own.
struct RecordRows {
  private static let longest = 120
  private static let mostLines = 2

  private var all = 0
  private var boxes = 0
  private var amounts = 0
  /// The words of each row with a number, by their letters.
  private var rows: [[UInt64]] = []

  /// Adds an entry: its date as it is printed, and what stands behind that.
  mutating func add(heading: UnsafeRawBufferPointer, words: UnsafeRawBufferPointer) {
    all += 1
    if Self.beginsWithBox(heading) { boxes += 1 }
    guard words.count <= Self.longest, let last = words.lastIndex(where: { $0 > 0x20 }),
      !Self.endsSentence(words[...last]),
      words[...last].split(separator: UInt8(ascii: "\n")).count <= Self.mostLines
    else { return }
    if Self.hasAmount(words) { amounts += 1 }
    // The words of a log are the same, and its numbers are not.
    guard words.contains(where: Self.isDigit) else { return }
    let letters = Self.words(in: words)
    if !letters.isEmpty { rows.append(letters) }
  }

  /// Whether most of the entries are such rows.
  var areMost: Bool {
    boxes * 2 >= all || amounts * 4 >= all * 3
      || rows.count * 4 >= all * 3 && alike * 4 >= all * 3
  }

  /// The rows whose words are those of at least half of the entries.
  private var alike: Int {
    var counts: [UInt64: Int] = [:]
    for row in rows { for word in Set(row) { counts[word, default: 0] += 1 } }
    return rows.count { row in
      row.count { (counts[$0] ?? 0) * 2 >= all } * 3 >= row.count * 2
    }
  }

  private static func words(in bytes: UnsafeRawBufferPointer) -> [UInt64] {
    bytes.split { $0 < 0x80 && !isLetter($0) }.map { word in
      var letters = FoldedLetters()
      for byte in word { letters.fold(byte) }
      return letters
    }
    // Ideographs are no letters of a word.
    .filter { $0.count > 0 }.map(\.key)
  }

  /// Whether `- [ ]`, `[x]` or a box stands before the date.
  private static func beginsWithBox(_ heading: UnsafeRawBufferPointer) -> Bool {
    let start = heading.prefix { $0 <= 0x20 || marks.contains($0) }.endIndex
    let rest = heading[start...]
    if rest.count > 2, rest[start] == UInt8(ascii: "["), rest[start + 2] == UInt8(ascii: "]") {
      return [0x20, UInt8(ascii: "x"), UInt8(ascii: "X")].contains(rest[start + 1])
    }
    return drawnBoxes.contains { rest.starts(with: $0) }
  }

  private static let marks = Array("-*+".utf8)
  private static let drawnBoxes = ["☐", "☑", "☒", "✓", "✔"].map { Array($0.utf8) }

  private static func endsSentence(_ words: Slice<UnsafeRawBufferPointer>) -> Bool {
    let closing = words.reversed().prefix { closings.contains($0) }.count
    let rest = words.dropLast(closing)
    guard let last = rest.last else { return true }
    return ends.contains(last) || wideEnds.contains { rest.suffix($0.count).elementsEqual($0) }
  }

  private static let closings = Array("\"')]_*".utf8)
  private static let ends = Array(".!?:".utf8)
  private static let wideEnds = ["…", "。", "！", "？", "”", "’", "»"].map { Array($0.utf8) }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
}

// MARK: - Amounts

extension RecordRows {
  /// Whether `bytes` have an amount of money with a sign or a currency, `-12.20 GBP`, or two amounts.
  private static func hasAmount(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var amounts = 0
    for index in bytes.indices.dropFirst().dropLast(2)
    where bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ",") {
      let end = index + 3
      guard isDigit(bytes[index - 1]), isDigit(bytes[index + 1]), isDigit(bytes[index + 2]),
        end == bytes.count || !isDigit(bytes[end]) && bytes[end] != UInt8(ascii: ".")
      else { continue }
      if isOfMoney(bytes, before: index, behind: end) { return true }
      amounts += 1
    }
    return amounts > 1
  }

  private static func isOfMoney(
    _ bytes: UnsafeRawBufferPointer, before point: Int, behind end: Int
  ) -> Bool {
    let outside = bytes[..<point].lastIndex { !isDigit($0) && !groups.contains($0) }
    let before = bytes[..<(outside.map { $0 + 1 } ?? 0)]
    if let sign = before.last, signs.contains(sign) { return true }
    if currencies.contains(where: { before.suffix($0.count).elementsEqual($0) }) { return true }
    let rest = bytes[end...].drop { $0 == 0x20 }
    if currencies.contains(where: rest.starts) { return true }
    let code = rest.prefix { 0x41...0x5A ~= $0 }
    return code.count == 3 && !(rest.dropFirst(3).first.map(isLetter) ?? false)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  private static let groups = Array(".,'".utf8)
  private static let signs = Array("-+$".utf8)
  private static let currencies = ["€", "£", "$", "¥", "₹", "−"].map { Array($0.utf8) }
}
