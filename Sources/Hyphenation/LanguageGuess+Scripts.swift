extension LanguageGuess {
  /// The English name of the language of a text that begins with `sample`; nil if it cannot be
  /// told.
  ///
  /// What the heading of a Project Gutenberg text says counts, then the commonest words, then the
  /// letters: some alphabets and some letters belong to one language alone, nearly.
  package static func name(of sample: some Collection<UInt8>) -> String? {
    let text = Array(sample.prefix(sampleLength))
    if let stated = statedName(in: text) { return stated }
    if let language = language(of: text) { return englishNames[String(language.prefix(2))] }
    return LetterCounts(of: String(decoding: text, as: UTF8.self)).language
  }
}

/// How many letters of each kind a text has.
private struct LetterCounts {
  private var all = 0
  private var ideographs = 0
  private var kana = 0
  private var hangul = 0
  private var cyrillic = 0
  /// Those that no Slavic language has today.
  private var rareCyrillic = 0
  private var arabic = 0
  private var vietnamese = 0
  private var others: [Int]
  /// Letters that tell languages of one alphabet from one another.
  private var telling: [Unicode.Scalar: Int] = [:]

  /// Alphabets that are taken for that of one language.
  private static let alphabets: [(language: String, range: ClosedRange<UInt32>)] = [
    ("Greek", 0x0370...0x03FF), ("Armenian", 0x0530...0x058F), ("Hebrew", 0x0590...0x05FF),
    ("Bengali", 0x0980...0x09FF), ("Tamil", 0x0B80...0x0BFF), ("Thai", 0x0E00...0x0E7F),
    ("Georgian", 0x10A0...0x10FF),
  ]

  init(of text: String) {
    others = Array(repeating: 0, count: Self.alphabets.count)
    for scalar in text.unicodeScalars { add(scalar) }
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x0101, 0x0104...0x010F, 0x0112...0x0127,
      0x012A...0x0167, 0x016A...0x019F:
      all += 1
    // Letters with a breve, a horn, a stroke, and those with two marks.
    case 0x0102...0x0103, 0x0110...0x0111, 0x0128...0x0129, 0x0168...0x0169, 0x01A0...0x01B0,
      0x1EA0...0x1EF9:
      all += 1
      vietnamese += 1
    case 0x0400...0x04FF:
      all += 1
      cyrillic += 1
      if scalar.value > 0x045F { rareCyrillic += 1 }
      if "ыїў".unicodeScalars.contains(scalar) { telling[scalar, default: 0] += 1 }
    case 0x0620...0x06FF:
      all += 1
      arabic += 1
      if "پچژگٹڈڑے".unicodeScalars.contains(scalar) { telling[scalar, default: 0] += 1 }
    case 0x3041...0x30FF:
      all += 1
      kana += 1
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x3134F:
      all += 1
      ideographs += 1
    case 0xAC00...0xD7A3:
      all += 1
      hangul += 1
    default:
      guard let index = Self.alphabets.firstIndex(where: { $0.range.contains(scalar.value) })
      else { return }
      all += 1
      others[index] += 1
    }
  }

  /// The language of a text with these letters; `nil` if they tell too little.
  var language: String? {
    guard all >= 50 else { return nil }
    // An ideograph is a word, more or less: headings in English do not outweigh them.
    if (ideographs + kana) * 3 > all {
      return kana * 10 > ideographs + kana ? "Japanese" : "Chinese"
    }
    if hangul * 3 > all { return "Korean" }
    if cyrillic * 2 > all { return cyrillicLanguage }
    if arabic * 2 > all { return arabicLanguage }
    if vietnamese * 20 > all { return "Vietnamese" }
    return zip(Self.alphabets, others).first { $0.1 * 2 > all }?.0.language
  }

  private var cyrillicLanguage: String? {
    if has("ў", among: cyrillic) { return "Belarusian" }
    if has("ї", among: cyrillic) { return "Ukrainian" }
    // Bulgarian, Serbian and Macedonian have none of it; Kazakh and Mongolian have letters besides,
    // but so has Russian in its old spelling, a few.
    return has("ы", among: cyrillic) && rareCyrillic * 20 < cyrillic ? "Russian" : nil
  }

  private var arabicLanguage: String {
    if has("ٹ", among: arabic) || has("ے", among: arabic) { return "Urdu" }
    return has("پ", among: arabic) || has("گ", among: arabic) ? "Persian" : "Arabic"
  }

  /// Whether a letter is one in 400 at least.
  private func has(_ letter: Unicode.Scalar, among count: Int) -> Bool {
    (telling[letter] ?? 0) * 400 >= count
  }
}
