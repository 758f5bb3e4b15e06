/// How many syllables an English word has, by rules.
///
/// Of the words of the stories these rules miss about one in two hundred, as many upwards as
/// downwards: a grade needs no more.
package enum Syllables {
  /// The syllables of a word, at least 1.
  package static func count(in word: some StringProtocol) -> Int {
    var letters: [UInt8] = []
    var previous: UInt8 = 0
    for byte in word.utf8 {
      let lowered = byte | 0x20
      if isLetter(lowered), byte < 0x80 {
        letters.append(lowered)
      } else if byte == apostrophe || (byte == 0x99 && previous == 0x80) {
        // The second byte and the third one of a typographic apostrophe.
        letters.append(apostrophe)
      }
      previous = byte
    }
    return count(letters)
  }

  private static let apostrophe = UInt8(ascii: "'")

  private static func count(_ letters: [UInt8]) -> Int {
    var word = letters
    if word.ends(in: "'s") {
      word.removeLast(2)
      let hisses = ["s", "x", "z", "ch", "sh", "ce", "ge", "se", "ze"].contains {
        word.ends(in: $0)
      }
      return count(word) + (hisses ? 1 : 0)
    }
    let added = negations.contains(where: { word == Array($0.utf8) }) ? 1 : 0
    word.removeAll { $0 == apostrophe }
    guard !word.isEmpty else { return 1 }
    if let known = known[String(decoding: word, as: UTF8.self)] { return known + added }
    if word.ends(in: "ly") {
      let stem = Array(word.dropLast(2))
      if let known = known[String(decoding: stem, as: UTF8.self)] { return known + 1 }
      if stem.ends(in: "ful") { return count(stem) + 1 }
    }
    word = withoutInnerE(word)
    let groups = vowelGroups(word)
    guard groups > 0 else { return 1 }
    return max(1, groups - (groups > 1 ? silent(word) : 0) + parted(word)) + added
  }

  /// The vowels that stand together count once.
  private static func vowelGroups(_ word: [UInt8]) -> Int {
    var groups = 0
    var wasVowel = false
    for letter in word {
      if isVowel(letter), !wasVowel { groups += 1 }
      wasVowel = isVowel(letter)
    }
    return groups
  }

  /// A word without the silent e of its first half (`homework`) or before its ending (`safely`).
  private static func withoutInnerE(_ word: [UInt8]) -> [UInt8] {
    var word = word
    if word.count > 5,
      let head = heads.first(where: { word.starts(with: $0.utf8) && word.count > $0.utf8.count + 1 }
      ),
      !isVowel(word[head.utf8.count])
    {
      word.remove(at: head.utf8.count - 1)
    }
    for ending in ["ly", "ful", "less", "ment", "ness", "some"] where word.ends(in: "e" + ending) {
      let e = word.count - ending.utf8.count - 1
      guard e >= 2, !isVowel(word[e - 1]), word[e - 1] != UInt8(ascii: "l") else { break }
      guard word[e - 1] != UInt8(ascii: "r") || isVowel(word[e - 2]) else { break }
      word.remove(at: e)
      break
    }
    return word
  }

  /// 1 if the last e of a word is silent.
  private static func silent(_ word: [UInt8]) -> Int {
    guard word.count > 2 else { return 0 }
    func letter(_ fromEnd: Int) -> Character {
      fromEnd <= word.count ? Character(UnicodeScalar(word[word.count - fromEnd])) : " "
    }
    func isConsonant(_ fromEnd: Int) -> Bool {
      fromEnd <= word.count && !isVowel(word[word.count - fromEnd])
    }
    if word.ends(in: "le"), isConsonant(3) { return 0 }
    if word.ends(in: "ed") {
      if word.ends(in: "led"), isConsonant(4), !"lrw".contains(letter(4)) { return 0 }
      return isConsonant(3) && !"td".contains(letter(3)) ? 1 : 0
    }
    if word.ends(in: "es") {
      if word.ends(in: "les"), isConsonant(4), !"lr".contains(letter(4)) { return 0 }
      let hisses = ["s", "x", "z", "ch", "sh", "c", "g"].contains { word.ends(in: $0 + "es") }
      return isConsonant(3) && !hisses ? 1 : 0
    }
    return word.ends(in: "e") && isConsonant(2) ? 1 : 0
  }

  /// 1 for each place where vowels that stand together are spoken apart.
  private static func parted(_ word: [UInt8]) -> Int {
    func has(_ parts: String...) -> Bool { parts.contains { word.has($0) } }
    var count = 0
    if has("eing", "oing", "ying", "aing", "uing"), !has("quing") { count += 1 }
    let isIo = word.has("io") && !has("cio", "tio", "sio", "gio", "xio")
    let isIa = word.has("ia") && !has("cia", "tia", "sia", "gia")
    if isIo || isIa { count += 1 }
    if has("uar", "ual", "uat", "uor"), !has("gua", "qua") { count += 1 }
    let parts = word.ends(in: "iest") || word.ends(in: "iet")
    if parts || (word.ends(in: "ier") && word.count > 4) { count += 1 }
    if has("eol", "eon", "eot", "uel", "uen", "uet"), !has("people", "que", "gue") { count += 1 }
    if word.ends(in: "sm") || word.ends(in: "thm") { count += 1 }
    return count
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isVowel(_ byte: UInt8) -> Bool { vowels.contains(byte) }
  private static let vowels = Array("aeiouy".utf8)

  /// The words whose `n't` is a syllable.
  private static let negations = [
    "didn't", "couldn't", "shouldn't", "wouldn't", "isn't", "wasn't", "doesn't", "hadn't", "hasn't",
    "needn't",
  ]

  /// First halves of words that end with a silent e.
  private static let heads = [
    "some", "fore", "side", "where", "there", "home", "time", "house", "fire", "stone", "horse",
    "life", "lake", "pine", "cake", "gate", "fence", "bridge", "goose", "knife",
  ]

  /// Words that follow no rule.
  private static let known: [String: Int] = {
    var all: [String: Int] = [:]
    for (count, words) in irregular {
      for word in words.split(separator: " ") { all[String(word)] = count }
    }
    return all
  }()

  private static let irregular: KeyValuePairs<Int, String> = [
    1: """
    ache clothes eye eyed eyes fire hour hours oh once our ours owed real sewed whole
    """,
    2: """
    being chocolate crooked cruel different doing evening every eyebrow eyebrows flower \
    fuel giant giants going hundred hundreds likewise lion lower maybe meanwhile million \
    naked onion onions people poem quiet ragged really rugged ruin ruined science seeing \
    someone something sometimes somewhere towel wicked widow
    """,
    3: """
    area beloved companion companions diary everyone everything idea interested \
    interesting museum opinion opinions otherwise piano radio somebody triangle violin
    """,
    4: """
    everybody
    """,
  ]
}

extension [UInt8] {
  fileprivate func ends(in ending: String) -> Bool {
    count >= ending.utf8.count && suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }

  fileprivate func has(_ part: String) -> Bool {
    let part = part.utf8
    guard let first = part.first, count >= part.count else { return false }
    return (0...count - part.count).contains { start in
      self[start] == first && self[start..<start + part.count].elementsEqual(part)
    }
  }
}
