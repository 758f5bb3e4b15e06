/// Gathers the beginnings of paragraphs that say dates, line by line.
struct DateScanner {
  /// More candidates than this, a hundred and eighty years of days, are no diary's.
  static let mostCandidates = 1 << 16

  private let vocabulary: DateVocabulary
  private let linesAreParagraphs: Bool
  private let tokenizer: DateTokenizer
  private var isBehindBlank = true
  private var wasIndented = false
  /// The bytes of the line that the last candidate begins, where words stand behind that as in a sentence:
  /// the line may be all of its paragraph.
  private var openRemark: Int?

  /// Whether the last line with something in it is a candidate that is a bare number.
  private var isBehindBareNumber = false

  /// The paragraphs that were read.
  private(set) var paragraphs = 0
  /// The bare numbers that were read and are too large for the day of a month.
  private(set) var largeNumbers = 0

  /// What was found, by ascending offset.
  private(set) var candidates: [DateCandidate] = []

  /// A scanner that has read nothing.
  ///
  /// - Parameter linesAreParagraphs: Whether each line is a paragraph, as in a text that nobody
  ///   wrapped; else one begins behind a blank line and where a line is indented.
  init(_ vocabulary: DateVocabulary, linesAreParagraphs: Bool) {
    self.vocabulary = vocabulary
    self.linesAreParagraphs = linesAreParagraphs
    tokenizer = DateTokenizer(vocabulary)
  }

  /// Scans the next line, which begins at `offset` of the text.
  ///
  /// - Returns: Whether it wants more.
  mutating func scan(_ line: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    var start = 0
    while start < line.count, line[start] <= 0x20 {
      if line[start] == 0x0C { endPage() }
      start += 1
    }
    guard start < line.count else {
      isBehindBlank = true
      endRemark()
      return true
    }
    openRemark = nil
    isBehindBareNumber = false
    let isIndented = start > 0 && line[start - 1] != 0x0C
    let begins = isBehindBlank || linesAreParagraphs || isIndented && !wasIndented
    isBehindBlank = Self.isRule(line[start...])
    wasIndented = isIndented
    if begins {
      paragraphs += 1
      var end = line.count
      while line[end - 1] <= 0x20 { end -= 1 }
      read(
        UnsafeRawBufferPointer(rebasing: line[start..<end]), at: offset + start,
        isIndented: isIndented)
    }
    return candidates.count < Self.mostCandidates
  }

  private mutating func read(
    _ line: UnsafeRawBufferPointer, at offset: Int, isIndented: Bool
  ) {
    if line[0] == UInt8(ascii: "*"), let mark = Self.mark(line) {
      var candidate = DateCandidate(mark)
      (candidate.offset, candidate.length) = (offset, line.count)
      candidates.append(candidate)
      return
    }
    guard mayBeDate(line) else { return }
    let isBareNumber = line.count <= 3 && line.allSatisfy { 0x30...0x39 ~= $0 }
    tokenizer.read(line)
    guard var candidate = DateParser(tokenizer, lineLength: line.count).candidate() else {
      if isBareNumber, line.count > 1 { largeNumbers += 1 }
      return
    }
    candidate.offset = offset
    candidate.isIndented = isIndented
    candidate.isBareNumber = isBareNumber
    isBehindBareNumber = isBareNumber
    candidates.append(candidate)
    guard candidate.ending == .loose, candidate.form.isDay, Self.isRemark(line[candidate.length...])
    else { return }
    openRemark = line.count
    if linesAreParagraphs { endRemark() }
  }

  /// Ends a page of a printed text: a bare number at its foot is the page's.
  private mutating func endPage() {
    isBehindBlank = true
    if isBehindBareNumber { candidates.removeLast() }
    isBehindBareNumber = false
  }

  /// Takes the words behind the last date for a part of its heading: they end the paragraph.
  private mutating func endRemark() {
    guard let length = openRemark else { return }
    openRemark = nil
    candidates[candidates.count - 1].ending = .alone
    candidates[candidates.count - 1].length = length
  }
}

// MARK: - A glance at a line

extension DateScanner {
  /// The bytes of marks and signs that may stand before a date.
  private static let mostMarks = 24

  /// Whether `line` may begin with a date: nearly all lines of prose do not.
  private func mayBeDate(_ line: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index < line.count, !Self.isWordByte(line[index]) {
      guard index < Self.mostMarks else { return false }
      if line[index] >= 0xE3, Self.isWideNumber(line, at: index) { return true }
      index += 1
    }
    guard index < line.count else { return false }
    let first = line[index]
    if 0x30...0x39 ~= first || DateTokenizer.digit(line, at: index, line.count) != nil {
      return true
    }
    var letters = FoldedLetters()
    var end = index
    while end < line.count, letters.count < 3, Self.isWordByte(line[end]) || line[end] >= 0x80 {
      letters.fold(line[end])
      end += 1
    }
    if vocabulary.hasBeginning(letters) { return true }
    // A place, an author, or the words before a year: the numbers stand near.
    guard first < 0x61 || first >= 0x80 else { return false }
    return line[index..<min(line.count, end + 64)].contains { 0x30...0x39 ~= $0 }
  }

  /// Whether a number begins at a byte that no alphabet's has: in digits as wide as an ideograph, or in
  /// ideographs.
  private static func isWideNumber(_ line: UnsafeRawBufferPointer, at index: Int) -> Bool {
    var index = index
    return DateTokenizer.digit(line, at: index, line.count) != nil
      || DateTokenizer.ideographicNumber(line, &index, line.count) != nil
  }

  /// Whether words behind a date may tell when or where on that day, as `, in the evening` does: a
  /// sentence is longer, or ends with a point.
  private static func isRemark(_ words: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard words.count <= DateParser.longestRemark, let last = words.last else { return false }
    var count = 0
    var isInWord = false
    for byte in words {
      let isPart = isWordByte(byte) || byte >= 0x80
      // A log has numbers and signs.
      guard isPart && !(0x30...0x39 ~= byte) || remarkMarks.contains(byte) else { return false }
      if isPart, !isInWord { count += 1 }
      isInWord = isPart
    }
    return count > 0
      && (isWordByte(last) || last >= 0x80 || last == UInt8(ascii: ".") && count <= 2)
  }

  private static let remarkMarks = Array(" ,.'-".utf8)

  private static func isWordByte(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte || 0x41...0x5A ~= byte || 0x30...0x39 ~= byte || 0xC3...0xDF ~= byte
  }

  /// Whether a line is ruled, as those around front matter are: what follows it begins something.
  private static func isRule(_ line: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard let first = line.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "="),
      line.count >= 3
    else { return false }
    return line.allSatisfy { $0 == first || $0 <= 0x20 }
  }

  /// What `line`, which begins with an asterisk, says of a Project Gutenberg book.
  private static func mark(_ line: UnsafeRawBufferPointer) -> DateForm? {
    guard line.count < 200 else { return nil }
    let words = String(decoding: line, as: UTF8.self).uppercased()
    guard words.hasPrefix("***"), words.contains("GUTENBERG") else { return nil }
    if words.contains("START OF") { return .bookStart }
    return words.contains("END OF") ? .bookEnd : nil
  }
}
