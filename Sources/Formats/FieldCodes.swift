/// The codes of Word's fields in a text of catdoc, which writes them beside what they give:
/// `see  HYPERLINK "https://a.org"  the page `.
///
/// The marks of a field's beginning, middle and end are spaces there. A code is known by two of them, a word of
/// Word's, and what only a code has behind it.
struct FieldCodes {
  /// The longest code, in bytes.
  private static let longestCode = 2 << 10
  /// How far the end of what a field gives is looked for, in bytes.
  private static let longestResult = 400

  /// Fields that have more than their name.
  private static let withArguments: Set<String> = [
    "HYPERLINK", "TOC", "REF", "PAGEREF", "NOTEREF", "SEQ", "STYLEREF", "MERGEFIELD",
    "INCLUDEPICTURE", "INCLUDETEXT", "EMBED", "LINK", "SYMBOL", "XE", "TC", "DOCPROPERTY", "QUOTE",
    "MACROBUTTON", "EQ", "ADDIN", "INDEX",
  ]
  /// Fields that nothing else is called as.
  private static let byName: Set<String> = ["FORMTEXT", "FORMCHECKBOX", "FORMDROPDOWN"]
  /// Fields that give a number.
  private static let ofPages: Set<String> = ["PAGE", "NUMPAGES", "SECTIONPAGES"]
  /// Fields that are known by what they have behind their names alone.
  private static let withSwitches: Set<String> = [
    "DATE", "TIME", "CREATEDATE", "SAVEDATE", "PRINTDATE", "TITLE", "AUTHOR", "SUBJECT", "FILENAME",
    "SECTION", "BIBLIOGRAPHY",
  ]

  private let text: [UInt8]

  /// `text` without the codes of fields; `nil` if it has none.
  static func removed(from text: [UInt8]) -> [UInt8]? { FieldCodes(text: text).removed }

  private var removed: [UInt8]? {
    var result: [UInt8] = []
    var (copied, index) = (0, 0)
    while index < text.count {
      guard text[index] == 0x20, let end = endOfCode(at: index) else {
        index += 1
        continue
      }
      result += text[copied..<index]
      // One of the two spaces is the text's where none stands before a code, as LibreOffice writes them.
      if let last = result.last, last > 0x20, last != UInt8(ascii: "(") { result.append(0x20) }
      (copied, index) = (end, end)
      if let space = endOfResult(from: end) {
        // What the field gives may have fields in it.
        result += Self.removed(from: Array(text[end..<space])) ?? Array(text[end..<space])
        (copied, index) = (space + 1, space + 1)
      }
    }
    return copied == 0 ? nil : result + text[copied...]
  }

  /// Where a code ends whose mark is the space at `start`, and the mark behind it; `nil` if none begins there.
  private func endOfCode(at start: Int) -> Int? {
    guard start + 4 < text.count, text[start + 1] == 0x20, Self.isCapital(text[start + 2]) else {
      return nil
    }
    let word = text[(start + 2)...].prefix(20).prefix(while: Self.isCapital)
    let name = String(decoding: word, as: UTF8.self)
    let (bare, hasBare) = arguments(from: word.endIndex, takesWord: true)
    let (plain, hasPlain) = arguments(from: word.endIndex, takesWord: false)
    if Self.withArguments.contains(name) {
      // Words by themselves belong to the code if its end can be seen.
      if hasBare, isMark(at: bare) { return behindMark(bare) }
      return hasPlain ? behindMark(plain) : nil
    }
    if Self.withSwitches.contains(name) { return hasPlain ? behindMark(plain) : nil }
    if Self.byName.contains(name) { return behindMark(plain) }
    guard Self.ofPages.contains(name), isMark(at: plain) else { return nil }
    let end = behindMark(plain)
    return end < text.count && 0x30...0x39 ~= text[end] ? end : nil
  }

  /// Where the arguments of a code end, with one space behind them at most, and whether there are some.
  ///
  /// - Parameter takesWord: Whether the first may be a word by itself, the name of a place or an address.
  private func arguments(from start: Int, takesWord: Bool) -> (end: Int, hasSome: Bool) {
    var end = start
    while end + 1 < text.count, end - start < Self.longestCode, text[end] == 0x20 {
      var next = end + 1
      let isFirst = end == start
      // `HYPERLINK  \l "Place"` has no address.
      if isFirst, text[next] == 0x20, next + 1 < text.count { next += 1 }
      switch text[next] {
      case UInt8(ascii: "\""):
        guard let close = closingQuote(from: next + 1) else { return (end, end > start) }
        end = close
      case UInt8(ascii: "\\"):
        guard next + 1 < text.count, text[next + 1] > 0x20 else { return (end, end > start) }
        let isFormat = text[next + 1] == UInt8(ascii: "*")
        end = next + 2
        // `\* MERGEFORMAT`.
        guard isFormat, end + 1 < text.count, text[end] == 0x20 else { break }
        let format = text[(end + 1)...].prefix(20).prefix { Self.isCapital($0 & 0xDF) }
        if !format.isEmpty { end = format.endIndex }
      case let byte where takesWord && isFirst && byte > 0x20 && next == end + 1:
        end = text[next...].prefix(200).prefix { $0 > 0x20 }.endIndex
      default: return (end, end > start)
      }
    }
    return (end, end > start)
  }

  /// Where the words in quotes end that begin at `start`; the quotes at their end may be round.
  private func closingQuote(from start: Int) -> Int? {
    var index = start
    while index < text.count, index - start < Self.longestCode, text[index] >= 0x20 {
      if text[index] == UInt8(ascii: "\"") { return index + 1 }
      if text[index...].starts(with: "”".utf8) { return index + 3 }
      index += 1
    }
    return nil
  }

  /// Whether a code ends at `index`, with a space of its own and the mark behind it.
  private func isMark(at index: Int) -> Bool {
    text[index...].starts(with: "  ".utf8)
  }

  private func behindMark(_ index: Int) -> Int {
    index + text[index...].prefix(2).prefix { $0 == 0x20 }.count
  }

  /// Where the mark is that ends what a field gives, which begins at `start`; `nil` if it is not seen.
  private func endOfResult(from start: Int) -> Int? {
    var index = start
    while index < text.count, index - start < Self.longestResult,
      text[index] >= 0x20 || text[index] == 9
    {
      defer { index += 1 }
      guard text[index] == 0x20 else { continue }
      let next = index + 1 < text.count ? text[index + 1] : 0x0A
      if next == 0x20 { return endOfCode(at: index) == nil ? index : nil }
      if next < 0x20 || ".,;:!?)".utf8.contains(next) { return index }
    }
    return nil
  }

  private static func isCapital(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte }
}
