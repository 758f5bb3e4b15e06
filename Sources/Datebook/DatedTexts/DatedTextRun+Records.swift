import Books

extension DatedTextRun {
  /// The entries that are looked at, and the bytes of each.
  private static let mostEntries = 96
  private static let mostBytes = 600
  /// The bytes before an entry that may be of the header of a mail, of which its date is a part.
  private static let mostBytesBefore = 100

  /// Whether what stands under the dates is what programs and programmers write, and no diary: a
  /// change log, a ledger, a list of a bank, mail, a log.
  ///
  /// It is asked only of a text that would count as dated, and looks at a hundred of its entries.
  func haveRecords(
    _ dates: [ResolvedDate], of candidates: [DateCandidate]
  ) throws(TextError) -> Bool {
    let capacity = Self.mostBytesBefore + Self.mostBytes
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 16)
    defer { buffer.deallocate() }
    let step = dates.count / Self.mostEntries + 1
    var (all, records) = (0, 0)
    for index in stride(from: 0, to: dates.count, by: step) {
      let candidate = candidates[dates[index].candidate]
      let end =
        index + 1 < dates.count ? candidates[dates[index + 1].candidate].offset : source.count
      let start = max(candidate.offset - Self.mostBytesBefore, 0)
      let count = min(try source.read(into: buffer, at: start), end - start)
      let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      let (before, behind) = (candidate.offset - start, min(candidate.end - start, count))
      all += 1
      if RecordSigns.isMail(UnsafeRawBufferPointer(rebasing: bytes[..<before]))
        || RecordSigns(UnsafeRawBufferPointer(rebasing: bytes[behind...])).areMany
      {
        records += 1
      }
    }
    return records * 2 >= all
  }
}

/// What in the words of an entry is written by programs, or about them.
struct RecordSigns {
  /// The signs that were found.
  private(set) var count = 0
  private var words = 0

  /// Whether they are more than a diary has.
  var areMany: Bool { count > 0 && count * 16 >= words }

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
      if Self.isSign(UnsafeRawBufferPointer(rebasing: bytes[start..<index])) { count += 1 }
    }
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

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  private static func isLowercase(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte }

  private static func isLetter(_ byte: UInt8) -> Bool { isLowercase(byte | 0x20) }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
}
