import Books

/// Makes the entries of an outline of the headings that were chosen: reads their words.
struct OutlineWriter: ~Copyable {
  /// Words in the titles of what a dictionary is a part of.
  private static let wordsForDictionaries = [
    "glossary", "dictionary", "lexicon", "vocabulary", "glossar", "wörterbuch", "lexikon",
    "glossaire", "dictionnaire", "glosario", "diccionario", "glossario", "dizionario",
  ]

  private let source: any TextSource
  private let isCancelled: () -> Bool
  private let titles = Outline.Titles()
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1024, alignment: 16)

  /// A writer that reads `source` until `isCancelled`.
  init(_ source: any TextSource, isCancelled: @escaping () -> Bool) {
    self.source = source
    self.isCancelled = isCancelled
  }

  deinit { buffer.deallocate() }

  /// The outline with `headings` and the words of `dictionary`; `nil` if it was cancelled.
  ///
  /// - Parameter others: Entries that stand beside those of the dictionary.
  mutating func outline(
    of headings: [OutlineChoice.Heading], _ dictionary: DictionaryChoice?,
    beside others: [Outline.Entry] = []
  ) throws(TextError) -> Outline? {
    var entries = others
    entries.reserveCapacity(headings.count + (dictionary?.words.count ?? 0))
    for heading in headings {
      if isCancelled() { return nil }
      entries.append(try entry(heading))
    }
    guard let dictionary else {
      titles.trim()
      return Outline(entries)
    }
    let level = letterLevel(in: dictionary, among: entries)
    for letter in dictionary.letters {
      if let entry = entry(letter, level: level) { entries.append(entry) }
    }
    for word in dictionary.words {
      if isCancelled() { return nil }
      entries.append(try entry(word, level: level + 1))
    }
    titles.trim()
    // A letter may begin where its first word does, and stands above it.
    entries.sort { ($0.offset, $0.level) < ($1.offset, $1.level) }
    return Outline(entries, headwordLevel: level + 1)
  }

  private func entry(_ heading: OutlineChoice.Heading) throws(TextError) -> Outline.Entry {
    let candidate = heading.candidate
    let words = OutlineTitle(try bytes(at: candidate.offset, count: Int(candidate.length)))
    return Outline.Entry(
      title: words.title, level: heading.level, offset: candidate.offset,
      number: candidate.number < 0 ? nil : Int(candidate.number), name: words.name, in: titles)
  }

  private func entry(_ word: Headword, level: Int) throws(TextError) -> Outline.Entry {
    let title = OutlineTitle.headword(try bytes(at: word.offset, count: Int(word.length)))
    return Outline.Entry(
      title: title, level: level, offset: word.offset, name: title, in: titles)
  }

  private func entry(_ letter: HeadwordGatherer.Letter, level: Int) -> Outline.Entry? {
    let bytes =
      letter.letter < 0x100
      ? [UInt8(letter.letter)] : [UInt8(letter.letter >> 8), UInt8(letter.letter & 0xFF)]
    guard let words = String(validating: bytes, as: UTF8.self) else { return nil }
    let title = letter.letter == 0 ? "#" : words.uppercased()
    return Outline.Entry(
      title: title, level: level, offset: letter.offset, name: title, in: titles)
  }

  /// The level of the letters: below a heading such as `Glossary`, else the top.
  private func letterLevel(in dictionary: DictionaryChoice, among entries: [Outline.Entry]) -> Int {
    guard let heading = entries.last(where: { $0.offset < dictionary.range.lowerBound }) else {
      return 0
    }
    let title = heading.title.lowercased()
    return Self.wordsForDictionaries.contains(where: title.contains) ? heading.level + 1 : 0
  }

  private func bytes(at offset: Int, count: Int) throws(TextError) -> UnsafeRawBufferPointer {
    let length = min(count, buffer.count)
    let read = try source.read(
      into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<length]), at: offset)
    return UnsafeRawBufferPointer(rebasing: buffer[..<read])
  }
}
