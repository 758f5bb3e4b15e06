/// What language a text is in, as far as its beginning tells.
package enum LanguageGuess {
  /// The bytes of a text that are looked at.
  package static let sampleLength = 32 << 10

  /// The language of a text that begins with `sample`, such as `en-US`; nil if it is none of
  /// English, German, French, Spanish and Italian, or it cannot be told.
  ///
  /// What the heading of a Project Gutenberg text says counts, else the commonest words do.
  package static func language(of sample: some Collection<UInt8>) -> String? {
    // Bytes of a known kind: a collection of any is asked for each of them through its protocol.
    let text = Array(sample.prefix(sampleLength))
    return stated(in: text) ?? counted(in: text)
  }

  /// The English names of the languages that can be told, by their codes: `en`, `de`.
  static var englishNames: [String: String] {
    var names: [String: String] = [:]
    for (name, language, _) in languages {
      names[String(language.prefix(2))] = name.prefix(1).uppercased() + name.dropFirst()
    }
    return names
  }

  private static let languages: [(name: String, language: String, words: [String])] = [
    (
      "english", "en-US",
      ["the", "and", "of", "to", "that", "was", "his", "with", "it", "for", "you", "not"]
    ),
    (
      "german", "de-DE",
      ["der", "die", "und", "das", "nicht", "ist", "ich", "den", "mit", "sie", "ein", "von"]
    ),
    (
      "french", "fr-FR",
      ["le", "les", "et", "des", "que", "une", "dans", "qui", "pas", "il", "est", "vous"]
    ),
    (
      "spanish", "es-ES",
      ["el", "los", "y", "que", "las", "una", "por", "con", "del", "su", "para", "como"]
    ),
    (
      "italian", "it-IT",
      ["il", "che", "di", "e", "non", "della", "per", "una", "gli", "con", "sono", "del"]
    ),
  ]

  /// The language that a line `Language: English` names.
  private static func stated(in heading: [UInt8]) -> String? {
    guard let name = statedName(in: heading)?.lowercased() else { return nil }
    return languages.first { $0.name == name }?.language
  }

  /// The name in a line `Language: English`.
  static func statedName(in heading: [UInt8]) -> String? {
    let isEnd: (UInt8) -> Bool = { $0 == 0x0A || $0 == 0x0D }
    for line in heading.prefix(4 << 10).split(whereSeparator: isEnd) {
      let text = String(decoding: line, as: UTF8.self)
      guard text.hasPrefix("Language: ") else { continue }
      let name = text.dropFirst("Language: ".count).prefix { $0.isLetter }
      return name.isEmpty || name.count > 30 ? nil : String(name)
    }
    return nil
  }

  /// The language whose commonest words are a tenth of all words, and most by far.
  private static func counted(in text: [UInt8]) -> String? {
    var counts = Array(repeating: 0, count: languages.count)
    var all = 0
    var word = ShortWord()
    func endWord() {
      guard word.length > 0 else { return }
      all += 1
      for index in languagesOfWords[word] ?? [] { counts[index] += 1 }
      word = ShortWord()
    }
    for byte in text {
      if isLetter(byte) { word.append(byte) } else { endWord() }
    }
    endWord()
    let order = counts.indices.sorted { counts[$0] > counts[$1] }
    let (best, second) = (counts[order[0]], counts[order[1]])
    guard all >= 20, best * 10 >= all, best * 2 >= second * 3 else { return nil }
    return languages[order[0]].language
  }

  /// The indices of the languages that have a word among their commonest.
  private static let languagesOfWords: [ShortWord: [Int]] = {
    var found: [ShortWord: [Int]] = [:]
    for (index, language) in languages.enumerated() {
      for word in language.words { found[ShortWord(word.utf8), default: []].append(index) }
    }
    return found
  }()

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
  }
}

/// A word in small letters, told from others by its bytes; one that is longer than eight is none of the
/// commonest.
private struct ShortWord: Hashable {
  private var bytes: UInt64 = 0
  private(set) var length = 0

  init() {}

  init(_ letters: String.UTF8View) { for byte in letters { append(byte) } }

  /// Adds a letter, small or a capital.
  mutating func append(_ byte: UInt8) {
    bytes = bytes << 8 | UInt64(byte < 0x80 ? byte | 0x20 : byte)
    length += 1
  }
}
