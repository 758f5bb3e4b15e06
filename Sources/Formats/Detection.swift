/// Finds out from samples whether a file is a text, and in which encoding.
enum Detection {
  /// The encoding of the text that `samples` are of.
  ///
  /// In this order: a byte order mark, the zeros of UTF-16 and UTF-32, valid UTF-8, uchardet's
  /// guess, Windows-1252.
  ///
  /// - Throws: `looksBinary` unless the options allow it, `unknownEncoding`.
  static func encoding(
    of samples: [Sample], named file: String, options: OpenOptions
  ) throws(OpenError) -> Encoding {
    let head = samples.first?.bytes ?? []
    let mark = Encoding(markOf: head)
    if !options.allowsBinary, mark == nil, let kind = BinaryKind.name(of: head) {
      throw OpenError(file: file, reason: .looksBinary(what: kind))
    }
    if let asked = options.encoding {
      guard let encoding = Encoding(named: asked, for: head) else {
        throw OpenError(file: file, reason: .unknownEncoding(asked))
      }
      return encoding
    }
    if let mark { return mark }
    return try unmarked(samples, named: file, options: options)
  }

  private static func unmarked(
    _ samples: [Sample], named file: String, options: OpenOptions
  ) throws(OpenError) -> Encoding {
    let census = ByteCensus(of: samples)
    if census.nuls > 0 {
      // In UTF-16, scripts beyond Latin have high bytes, or low ones that read as controls.
      if let wide = WidePattern.encoding(of: samples, isText: census.isFamiliarText) { return wide }
    }
    if census.looksBinary {
      guard options.allowsBinary else {
        let what = "binary data (\(max(census.controlPercentage, 1)) % control bytes)"
        throw OpenError(file: file, reason: .looksBinary(what: what))
      }
      // Whatever it is, its bytes are shown as they are.
      return .utf8
    }
    return eightBit(samples, census)
  }

  /// The encoding of a text without wide characters, whose samples have that census.
  static func eightBit(_ samples: [Sample], _ census: ByteCensus) -> Encoding {
    if !census.isUTF8 { return Encoding(guessing: samples) }
    guard census.isASCII, census.hasShifts else { return .utf8 }
    // A terminal's escapes look the same; only where uchardet finds characters are they shifts.
    let guess = Encoding(guessing: samples)
    return guess.name.hasPrefix("ISO-2022") ? guess : .utf8
  }
}
