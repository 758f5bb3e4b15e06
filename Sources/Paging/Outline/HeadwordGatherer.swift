/// The first line of a paragraph that looks like an entry of a dictionary.
struct Headword: Sendable {
  /// How the word is set.
  enum Shape: UInt8, Sendable {
    /// `:bogus: adj.`, as the Jargon File has it.
    case colons
    /// `ABASEMENT, n.  A decent and customary attitude`.
    case capitals
    /// `Abase, v.t. To lower`.
    case grammar
    /// `_Abase_, to lower`, `**Abase** To lower`.
    case emphasis
    /// `abase` at the left edge, and what it means indented under it.
    case hanging
  }

  /// The text's offset of the line's first byte with something to show.
  var offset: Int
  /// The first letters and digits of the word in small letters; 0 if it begins with another sign.
  var key: UInt64
  /// The bytes from `offset` to the word's end.
  var length: UInt8
  /// How the word is set.
  var shape: Shape
  /// The columns before it, at most 255.
  var indent: UInt8
  /// Whether nothing follows it in its line, not even a full stop.
  var isAlone = false

  /// The letter that the word stands under, as its first one or two bytes; 0 for other signs.
  var letter: UInt16 {
    UInt16(truncatingIfNeeded: key >> 56 < 0x80 ? key >> 56 : key >> 48)
  }
}

/// Gathers what may be the headwords of a dictionary from a walk over a text.
///
/// Whether they are headwords only their order can tell: see `DictionaryChoice`.
struct HeadwordGatherer {
  /// More lines than this are no headwords of any dictionary.
  static let most = 1 << 18
  /// A headword has at most this many bytes.
  private static let longest = 60

  /// A line with one letter and nothing else: where the words with it begin.
  struct Letter: Sendable {
    /// The text's offset of the letter.
    var offset: Int
    /// The letter, small, as its first one or two bytes.
    var letter: UInt16
  }

  /// What may be headwords, by ascending offset.
  private(set) var words: [Headword] = []
  /// The lines of one letter, by ascending offset.
  private(set) var letters: [Letter] = []
  /// A line at the left edge that is one if the next line is indented.
  private var hanging: Headword?

  /// Whether there are more lines than a dictionary has words.
  private var isOverfull: Bool { words.count >= Self.most }

  /// Scans a paragraph's first line, which begins at `offset`.
  ///
  /// - Complexity: O(1).
  mutating func scan(first line: UnsafeRawBufferPointer, at offset: Int) {
    hanging = nil
    guard !isOverfull else { return }
    var start = 0
    while start < line.count, SourceLine.isBlank(line[start]) { start += 1 }
    guard start < line.count else { return }
    let words = UnsafeRawBufferPointer(rebasing: line[start...])
    if let found = HeadwordLine(words) {
      var word = Self.headword(found, words, offset + start, indent: start)
      word.isAlone = words[found.end...].allSatisfy { $0 <= 0x20 }
      self.words.append(word)
    } else if let letter = Self.letter(in: words), letters.count < 4096 {
      letters.append(Letter(offset: offset + start, letter: UInt16(letter)))
    } else if start == 0, line.count <= Self.longest, HeadwordLine.mayHang(line) {
      hanging = Self.headword(HeadwordLine(hanging: line), line, offset, indent: 0)
    }
  }

  /// Scans the line below a paragraph's first one.
  mutating func scan(second line: UnsafeRawBufferPointer) {
    if let hanging, let first = line.first, first == 0x20 || first == 0x09 { words.append(hanging) }
    hanging = nil
  }

  private static func headword(
    _ found: HeadwordLine, _ line: UnsafeRawBufferPointer, _ offset: Int, indent: Int
  ) -> Headword {
    Headword(
      offset: offset, key: key(line[found.word]), length: UInt8(found.end), shape: found.shape,
      indent: UInt8(clamping: indent))
  }

  /// The first eight letters and digits of a word, in small letters.
  private static func key(_ word: some Collection<UInt8>) -> UInt64 {
    guard let first = word.first, isLetter(first) else { return 0 }
    var key: UInt64 = 0
    var count: UInt64 = 0
    var lead: UInt8 = 0
    for byte in word where isLetter(byte) || (0x30...0x39).contains(byte) {
      defer { lead = byte }
      if byte == 0xC3 { continue }
      var letter = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      // Letters of Latin 1 count without their accents.
      if lead == 0xC3 { letter = plainLetters[Int(byte & 0x1F)] }
      key = key << 8 | UInt64(letter)
      count += 1
      if count == 8 { return key }
    }
    return count == 0 ? 0 : key << (8 * (8 - count))
  }

  /// What the letters of Latin 1 from `à` on are without their accents.
  private static let plainLetters = Array("aaaaaaaceeeeiiiidnooooo/ouuuuyty".utf8)

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20)
  }

  /// The letter that a line has alone, `A` or `A.` or `- A -`.
  private static func letter(in line: UnsafeRawBufferPointer) -> UInt8? {
    guard line.count <= 12 else { return nil }
    var letter: UInt8?
    for byte in line {
      if (0x41...0x5A).contains(byte) {
        guard letter == nil else { return nil }
        letter = byte | 0x20
      } else if !HeadingLine.isDecoration(byte), byte != UInt8(ascii: "."),
        byte != UInt8(ascii: "-")
      {
        return nil
      }
    }
    return letter
  }
}
