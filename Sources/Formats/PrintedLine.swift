/// A line of print: what decides whether it is joined with the next.
struct PrintedLine {
  /// Its bytes, without white space at the ends; none if it is blank.
  let bytes: ArraySlice<UInt8>
  /// Its columns, about: two for each character from U+3000 on.
  let columns: Int
  /// The columns of its first word, about.
  let firstWord: Int
  /// The number of its words.
  let words: Int
  /// Whether it begins with a small letter, or one of a script without large ones.
  let beginsSmall: Bool
  /// Whether it begins as an item of a list or a numbered heading does.
  let beginsItem: Bool
  /// Whether it ends as a sentence does.
  let endsSentence: Bool
  /// Whether less than half of it are letters.
  let isFigures: Bool
  /// Whether it has the signs of a program.
  let isCode: Bool
  /// Whether dots lead to a number in it, as in a table of contents.
  let hasLeaders: Bool
  /// Whether it ends with a digit, as the lines of an index do.
  let endsWithDigit: Bool

  /// Whether there is nothing in it.
  var isBlank: Bool { bytes.isEmpty }

  init(_ content: ArraySlice<UInt8>) {
    var bytes = content
    while let last = bytes.last, Self.isBlank(last) { bytes.removeLast() }
    while let first = bytes.first, Self.isBlank(first) { bytes.removeFirst() }
    self.bytes = bytes
    let text = Substring(decoding: bytes, as: UTF8.self)
    var (columns, words, letters, signs, wide) = (0, 0, 0, 0, 0)
    var firstWord: Int?
    var isInWord = false
    for scalar in text.unicodeScalars {
      if scalar == " " || scalar == "\t" {
        if isInWord, firstWord == nil { firstWord = columns }
        isInWord = false
        columns += 1
        continue
      }
      if !isInWord { words += 1 }
      isInWord = true
      let isWide = scalar.value >= 0x3000
      columns += isWide ? 2 : 1
      if isWide { wide += 1 }
      if scalar.isASCII ? 0x61...0x7A ~= scalar.value | 0x20 : scalar.properties.isAlphabetic {
        letters += 1
      } else if "{}[]<>=;|\\_$#@`~^+*".unicodeScalars.contains(scalar) {
        signs += 1
      }
    }
    self.columns = columns
    self.words = words
    self.firstWord = wide > 0 ? 2 : firstWord ?? columns
    let marks = text.utf8.count { $0 > 0x20 && $0 & 0xC0 != 0x80 }
    isFigures = letters * 2 < marks
    isCode =
      signs >= 2 && signs * 12 >= marks || bytes.last.map { "{};".utf8.contains($0) } ?? false
    beginsSmall = Self.beginsSmall(text)
    beginsItem = Self.beginsItem(bytes)
    endsSentence = Self.endsSentence(text)
    hasLeaders = Self.has(". . . .", in: bytes) || Self.has("....", in: bytes)
    endsWithDigit = bytes.last.map { 0x30...0x39 ~= $0 } ?? false
  }

  /// Whether its last word is divided, and goes on in the next line: the place of the hyphen.
  var hyphen: Range<Int>? {
    guard let last = bytes.last else { return nil }
    if last == UInt8(ascii: "-") {
      guard bytes.count > 2, Self.isLetter(bytes[bytes.endIndex - 2]) else { return nil }
      return bytes.endIndex - 1..<bytes.endIndex
    }
    // U+00AD and U+2010.
    if bytes.suffix(2).elementsEqual([0xC2, 0xAD]) { return bytes.endIndex - 2..<bytes.endIndex }
    if bytes.suffix(3).elementsEqual([0xE2, 0x80, 0x90]) {
      return bytes.endIndex - 3..<bytes.endIndex
    }
    return nil
  }

  /// The words of the line, if it has any; and for each number in it, the words without numbers and how far
  /// that number is from that of the page. Heads and feet of pages have one of these in common.
  func keys(onPage page: Int) -> [String] {
    let words = String(decoding: bytes, as: UTF8.self).lowercased()
    guard words.contains(where: \.isLetter) else { return [] }
    var key = ""
    var numbers: [Int] = []
    for word in words.split(separator: " ") {
      let parts = word.split { !$0.isASCII || !$0.isNumber }
      if Self.isRoman(word.utf8) {
        numbers.append(Self.roman(String(word)))
        key += " #"
      } else {
        numbers += parts.compactMap { $0.count <= 5 ? Int($0) : nil }
        key += " " + String(word.map { $0.isASCII && $0.isNumber ? "#" : $0 })
      }
    }
    // Numbers grow a digit.
    while key.contains("##") { key.replace("##", with: "#") }
    return [words] + Set(numbers).map { "\(key)|\($0 - page)" }
  }

  /// The number of a page, if it is nothing else: `12`, `- 12 -`, `xii`, `Page 12 of 71`.
  var pageNumber: Int? {
    guard bytes.count <= 24 else { return nil }
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    var digits = ""
    var rest = ""
    for character in text {
      if character.isASCII, character.isNumber, rest.allSatisfy({ !$0.isLetter }) || rest == "page"
      {
        digits.append(character)
      } else if character != " " {
        rest.append(character)
      }
    }
    if let number = Int(digits), digits.count <= 5 {
      let letters = rest.filter { $0.isLetter || $0.isNumber }
      return letters.isEmpty || letters.hasPrefix("page") ? number : nil
    }
    let word = text.filter { $0.isLetter }
    guard word.count == text.filter({ !" -–—[]()".contains($0) }).count, Self.isRoman(word.utf8)
    else { return nil }
    return Self.roman(word)
  }
}

// MARK: - Words

extension PrintedLine {
  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || 0x61...0x7A ~= byte | 0x20
  }

  private static func beginsSmall(_ text: Substring) -> Bool {
    guard let first = text.first(where: { !"([„“‘«\"'".contains($0) }) else { return false }
    return first.isLowercase || first.isLetter && !first.isUppercase
  }

  private static func endsSentence(_ text: Substring) -> Bool {
    guard let last = text.last(where: { !")]”’»\"'".contains($0) }) else { return true }
    return ".!?:。！？：".contains(last)
  }

  /// Whether a line begins with a bullet, or with a number or a letter and a sign behind it.
  private static func beginsItem(_ bytes: ArraySlice<UInt8>) -> Bool {
    let head = String(decoding: bytes.prefix(16), as: UTF8.self)
    guard let first = head.first else { return false }
    if "•◦▪■□●○∙·‣⁃➢✓❖–—".contains(first) { return true }
    guard let word = head.split(separator: " ", maxSplits: 1).first, word.count < head.count else {
      return false
    }
    if word == "-" || word == "*" || word == "o" { return true }
    let inner = word.drop { $0 == "(" || $0 == "[" }
    guard let last = inner.last, ".)]".contains(last) || inner.contains(".") else { return false }
    let label = inner.filter { !".)]".contains($0) }
    return label.allSatisfy { $0.isASCII && $0.isNumber }
      || label.count == 1 && last != "." && inner.count == 2
      || label.allSatisfy { "ivx".contains($0) } && last != "."
  }

  private static func isRoman(_ word: some Collection<UInt8>) -> Bool {
    !word.isEmpty && word.count <= 7 && word.allSatisfy { "ivxlc".utf8.contains($0) }
  }

  private static func roman(_ word: String) -> Int {
    let values: [Character: Int] = ["i": 1, "v": 5, "x": 10, "l": 50, "c": 100]
    var (sum, last) = (0, 0)
    for letter in word.reversed() {
      let value = values[letter] ?? 0
      sum += value < last ? -value : value
      last = max(last, value)
    }
    return sum
  }

  private static func has(_ words: String, in bytes: ArraySlice<UInt8>) -> Bool {
    guard let last = bytes.indices.last, bytes.count >= words.utf8.count else { return false }
    let first = words.utf8.first ?? 0
    return (bytes.startIndex...last - words.utf8.count + 1).contains {
      bytes[$0] == first && bytes[$0...].starts(with: words.utf8)
    }
  }
}
