/// The figures of a text that tell whom it can be read to.
package struct Readability: Equatable, Sendable {
  package var words: Int
  package var sentences: Int
  package var syllables: Int
  package var longestSentence: Int

  /// The figures of a text whose paragraphs stand on lines of their own.
  package init(of text: String) {
    (words, sentences, syllables, longestSentence) = (0, 0, 0, 0)
    var known: [Substring: Int] = [:]
    for sentence in StorySentences.of(text) {
      let all = StoryWords.of(sentence)
      guard !all.isEmpty else { continue }
      sentences += 1
      words += all.count
      for word in all {
        let count = known[word] ?? Syllables.count(in: word)
        known[word] = count
        syllables += count
      }
      longestSentence = max(longestSentence, all.count)
    }
  }

  /// The mean of words a sentence.
  package var meanSentence: Double { Double(words) / Double(max(sentences, 1)) }

  /// The grade of Flesch and Kincaid: 0.39 × words a sentence + 11.8 × syllables a word − 15.59.
  package var grade: Double {
    0.39 * meanSentence + 11.8 * Double(syllables) / Double(max(words, 1)) - 15.59
  }
}

/// The words of a text.
package enum StoryWords {
  /// The words: runs of letters and digits, with apostrophes and hyphens inside.
  package static func of(_ text: some StringProtocol) -> [Substring] {
    let text = Substring(text)
    let bytes = text.utf8
    var words: [Substring] = []
    var start: String.Index?
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let (kind, length) = Self.kind(bytes[index...])
      if kind == .letter || (kind == .inner && start != nil) {
        if start == nil { start = index }
      } else if let begin = start {
        words.append(text[begin..<index])
        start = nil
      }
      index = bytes.index(index, offsetBy: length, limitedBy: bytes.endIndex) ?? bytes.endIndex
    }
    if let begin = start { words.append(text[begin...]) }
    return words
  }

  private enum Kind { case letter, inner, other }

  /// What a character is, by its bytes: those of a story are ASCII, letters of Latin scripts, and
  /// typographic marks.
  private static func kind(_ bytes: Substring.UTF8View) -> (kind: Kind, length: Int) {
    guard let first = bytes.first else { return (.other, 1) }
    switch first {
    case UInt8(ascii: "'"), UInt8(ascii: "-"): return (.inner, 1)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      return (.letter, 1)
    case 0..<0xC0: return (.other, 1)
    case 0xE2:
      let rest = bytes.dropFirst().prefix(2)
      return (rest.elementsEqual([0x80, 0x99]) ? .inner : .other, 3)
    case 0xC2: return (.other, 2)
    default: return (.letter, first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4)
    }
  }
}

/// The sentences of a text.
package enum StorySentences {
  /// The sentences: each ends with `.`, `!` or `?`, its closing quotes, and space before a capital; or
  /// with its line.
  package static func of(_ text: String) -> [String] {
    text.split(separator: "\n").flatMap { inLine(Array($0)) }
  }

  private static func isEnd(_ character: Character) -> Bool {
    switch character {
    case ".", "!", "?", "…": true
    default: false
    }
  }

  private static func inLine(_ line: [Character]) -> [String] {
    var sentences: [String] = []
    var start = 0
    var index = 0
    while index < line.count {
      guard isEnd(line[index]) else {
        index += 1
        continue
      }
      var end = index + 1
      while end < line.count, ".!?…\"'”’)".contains(line[end]) { end += 1 }
      var next = end
      while next < line.count, line[next].isWhitespace { next += 1 }
      var letter = next
      while letter < line.count, "\"'“‘(".contains(line[letter]) { letter += 1 }
      if next > end, letter < line.count, line[letter].isUppercase || line[letter].isNumber {
        sentences.append(String(line[start..<end]))
        start = next
      }
      index = end
    }
    let rest = String(line[start...])
    if rest.contains(where: \.isLetter) { sentences.append(rest) }
    return sentences
  }
}
