/// What a plain text says of its own encoding: `Character set encoding: ISO-8859-1` at the head of old books,
/// `charset=` in a letter's, `coding:` for an editor.
enum DeclaredEncoding {
  /// The bytes at the beginning in which it is looked for.
  private static let searched = 8 << 10
  /// What stands before the name.
  private static let marks = [
    "character set encoding:", "charset=", "charset:", "fileencoding=", "coding:", "coding=",
  ]
  /// What Latin 1 is called, without all signs; the texts have the quotes of Windows as often as not.
  private static let latin1: Set<String> = [
    "iso88591", "isolatin1", "latin1", "cp1252", "windows1252", "win1252",
  ]

  /// The encoding that the text of `samples`, which is no UTF-8, says it is in; `nil` if it says nothing, or
  /// nothing that can be true.
  ///
  /// - Parameter lines: The lines of it that are not ASCII.
  static func encoding(of samples: [Sample], holding lines: [UInt8]) -> Encoding? {
    guard let head = samples.first(where: { $0.offset == 0 })?.bytes.prefix(searched) else {
      return nil
    }
    let words = String(decoding: head, as: UTF8.self).lowercased()
    for mark in marks {
      guard let place = words.firstRange(of: mark) else { continue }
      let name = words[place.upperBound...].drop { " \t\"'".contains($0) }
        .prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
      if let encoding = encoding(String(name)), holds(lines, encoding) { return encoding }
    }
    return nil
  }

  private static func encoding(_ name: String) -> Encoding? {
    let letters = name.filter { $0.isLetter || $0.isNumber }
    if latin1.contains(letters) { return .windows1252 }
    let isNone = letters.isEmpty || letters.contains("ascii") || letters.contains("utf")
    guard !isNone, letters != "iso646us", !Encoding.isWide(name) else { return nil }
    return Encoding(named: name, for: [])
  }

  /// Whether all of `lines` stand for characters.
  private static func holds(_ lines: [UInt8], _ encoding: Encoding) -> Bool {
    guard var transcoder = Transcoder(from: encoding) else { return false }
    var text: [UInt8] = []
    transcoder.convert(lines, into: &text)
    transcoder.finish(into: &text)
    return text.firstRange(of: [0xEF, 0xBF, 0xBD]) == nil
  }
}
