import Books

/// The contents list at the front of a text: what it names and where it stands.
struct ContentsList {
  /// The number of bytes at the front of a text that are looked through for it.
  private static let searchedLength = 512 << 10
  /// A list has at most this many lines.
  private static let mostLines = 4000
  /// A title in it has at most so many lines.
  private static let mostLinesOfTitle = 4
  /// A list sets its lines in by so many different widths at most, where that tells their levels.
  private static let mostDepths = 4

  /// Behind so many of its lines a wide gap may end it, and so many lines stand between that and prose.
  private static let fewestBeforeGap = 4
  private static let page = HeadingKey("page".utf8).value
  private static let mostBehindGap = 3

  /// The text's offsets from the list's heading to the first line behind the list; empty if the
  /// text has none.
  private(set) var range = 0..<0
  /// The keys of what it names.
  private(set) var keys: Set<UInt64> = []
  /// The keys of its lines and their bytes, in their order.
  private(set) var names: [(key: UInt64, length: Int)] = []
  /// How far in the list stands what lies below its chapters, by the keys of that.
  private(set) var depths: [UInt64: UInt8] = [:]
  /// The keys of the titles behind numbers that stand alone.
  private(set) var titleKeys: Set<UInt64> = []
  /// The keys of the pictures in a list of them below it.
  private(set) var captions: Set<UInt64> = []
  /// The first letters of what it names.
  private(set) var beginnings: [[UInt8]] = []
  /// Whether its first lines come again right behind it: there the book itself begins.
  private(set) var endsWhereBookBegins = false
  /// How many lines end with a number one space behind their words, which may be that of a page.
  private var pages = 0
  /// Whether most lines end with the numbers of pages one space behind their words.
  var hasPages: Bool { pages * 2 > names.count }
  /// Its names as the text has them, by their keys, where it sorts them by what follows in them.
  private var turned: [UInt64: ArraySlice<UInt8>] = [:]
  /// Whether it sorts most of its names so.
  private var isTurned: Bool { turned.count > 2 && turned.count * 2 > count }
  /// The number of its lines.
  private(set) var count = 0
  /// The title behind a number that may go on in the next line, and its lines so far.
  private var openTitle: (key: HeadingKey, lines: Int)?
  /// The first things that it names.
  private var firsts: [Entry] = []
  /// The number of the first line with a number and a title: a second volume may go on with those of the
  /// first.
  private(set) var firstNumber: Int?
  /// The first line with a number and a title that has no word for what is numbered, also below a part.
  private var firstNumbered: Entry?

  private init() {}

  /// The list of the text of `source`.
  init(_ source: any TextSource, terminator: UInt8) throws(TextError) {
    let length = min(source.count, Self.searchedLength)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: length, alignment: 16)
    defer { buffer.deallocate() }
    let count = try source.read(into: buffer, at: 0)
    let front = UnsafeRawBufferPointer(rebasing: buffer[..<count])
    self.init(FrontLines(front, terminator: terminator))
  }

  /// The list in `lines` whose heading stands between `start` and `limit`.
  ///
  /// - Parameter keepsNames: Whether what it names is wanted, and not only its place.
  init(
    _ lines: FrontLines, from start: Int = 0, before limit: Int = .max, keepsNames: Bool = true
  ) {
    guard let heading = lines.heading(from: start, before: limit) else { return }
    read(lines.entries(from: heading), from: heading, keepsNames: keepsNames)
  }

  private mutating func read(
    _ lines: [FrontLines.Line], from heading: Int, keepsNames: Bool
  ) {
    var previous: ArraySlice<UInt8>?
    var last: (entry: Entry, offset: Int)?
    var number: Int?
    var end = heading
    var isOfPictures = false
    var names = 0
    var gaps = (last: 0, widest: 0)
    for line in lines.prefix(Self.mostLines) {
      if let name = Self.turned(line.words) {
        turned[HeadingKey(name).value] = name
      } else if isTurned, turned[HeadingKey(line.words).value] != nil {
        end = line.offset
        endsWhereBookBegins = true
        break
      }
      // Most lines of a list are neither kept nor can they be one of its first.
      if !keepsNames, firsts.count == 3, !mayBegin(line.words) {
        count += 1
        end = line.end
        // A number alone may be the one of the first chapter, and its title the next line.
        last = line.words.count <= Entry.longestBare ? (Entry(line.words), line.offset) : nil
        continue
      }
      let entry = Entry(line.words, after: number)
      // If its first lines come again, the book itself has begun.
      if firsts.contains(where: { $0.isSame(as: entry) })
        // No chapter begins without a blank line above it.
        || line.offset > end && firstNumbered.map(entry.beginsChapters) == true
        || entry.isBareNumeral && entry.number == firstNumber
      {
        end = line.offset
        if entry.number == nil, let last, last.entry.isBareFirst {
          end = last.offset
          gaps.last = 0
          count -= 1
        }
        endsWhereBookBegins = true
        if let title = previous, gaps.last > gaps.widest, firsts.count == 3 {
          dropTitle(title)
        }
        break
      }
      // What stands below one of them comes again in the list itself: each part has a chapter I.
      if firsts.count < 3, !firsts.contains(where: entry.isBelow) { firsts.append(entry) }
      if firstNumbered == nil, entry.number == 1, entry.title != nil { firstNumbered = entry }
      if entry.title != nil {
        number = entry.number
        firstNumber = firstNumber ?? number
      }
      last = (entry, line.offset)
      // A list of pictures below it names no chapters.
      if previous != nil, line.offset - end > gaps.widest, Self.headsPictures(line.words) {
        isOfPictures = true
      }
      if isOfPictures {
        captions.insert(entry.key)
        if let previous { captions.insert(HeadingKey(previous + line.words).value) }
        previous = line.words
      } else if keepsNames {
        keep(entry, of: line.words, after: previous)
        // The heading stands before the first one.
        let gap = previous == nil ? 0 : line.offset - end
        gaps = (last: gap, widest: max(gaps.widest, gaps.last))
        previous = line.words
      }
      count += 1
      if !isOfPictures { names += 1 }
      end = line.end
    }
    if !endsWhereBookBegins, let first = Self.firstBehindGap(of: lines) {
      endsWhereBookBegins = true
      end = lines[first].offset
      count -= lines.count - first
      names = min(names, first)
    }
    guard count >= 2 else {
      self = ContentsList()
      return
    }
    range = heading..<end
    if keepsNames, isTurned {
      keys.formUnion(turned.keys)
      beginnings += turned.values.map { Array($0.prefix(12)) }
    }
    if keepsNames { readDepths(lines.prefix(names)) }
  }

  /// The index of the first of the last few of `lines`, up to prose, that stand farther below the ones above
  /// than these do below each other: with them the book begins, `PRELUDE`; `nil` if there are none.
  private static func firstBehindGap(of lines: [FrontLines.Line]) -> Int? {
    guard lines.count > fewestBeforeGap, lines.count < mostLines else { return nil }
    let gaps = zip(lines, lines.dropFirst()).map { $1.offset - $0.end }
    let front = max(gaps.count - mostBehindGap, fewestBeforeGap - 1)
    guard let widest = gaps[front...].max(), gaps[..<front].allSatisfy({ $0 < widest }) else {
      return nil
    }
    let first = gaps[front...].lastIndex(of: widest) ?? front
    guard gaps[front..<first].allSatisfy({ $0 < widest }) else { return nil }
    // Notes about the file may stand there, too.
    let line = String(decoding: lines[first + 1].words, as: UTF8.self)
    guard let read = HeadingLine(line), read.kind == .matter || read.kind.isDivision,
      !line.lowercased().contains("note")
    else { return nil }
    return first + 1
  }

  private static func headsPictures(_ words: ArraySlice<UInt8>) -> Bool {
    let line = String(decoding: words, as: UTF8.self).lowercased()
    let words = line.prefix { $0.isLetter || $0.isWhitespace }
    return HeadingWords.headPictures(HeadingLine.trimmed(words))
  }

  /// Whether a line of these words may be the one that the book begins with.
  private func mayBegin(_ words: ArraySlice<UInt8>) -> Bool {
    firsts.contains { $0.mayBeSame(words) } || firstNumbered?.mayBeSame(words) == true
  }

  /// Forgets the last line before the book begins, which stands farther below the list than its lines
  /// below each other: the title of the book, in capitals, which may be a word of the text as well.
  private mutating func dropTitle(_ words: ArraySlice<UInt8>) {
    let entry = Entry(words)
    guard entry.isName, words.allSatisfy({ !(0x61...0x7A).contains($0) }) else { return }
    keys.remove(entry.key)
    beginnings.removeLast()
    count -= 1
  }

  /// Reads how deep the lines of the list lie, if it sets what is below numbered chapters farther in.
  private mutating func readDepths(_ lines: some Sequence<FrontLines.Line>) {
    let lines = Array(lines)
    let indents = Set(lines.map(\.indent)).sorted()
    guard (2...Self.mostDepths).contains(indents.count), let first = lines.first,
      first.indent == indents[0]
    else { return }
    let chapters = lines.filter { $0.indent == indents[0] }
    let numbered = chapters.count { $0.words.withUnsafeBytes { SectionNumber.begins($0[...]) } }
    guard numbered >= 2, numbered * 5 >= chapters.count * 3 else { return }
    for line in lines {
      guard let depth = indents.firstIndex(of: line.indent), depth > 0 else { continue }
      depths[HeadingKey(line.words).value] = UInt8(clamping: depth)
    }
    for chapter in chapters { depths[HeadingKey(chapter.words).value] = nil }
  }

  /// The offset at which the book begins: right behind the list, or where one of its first lines comes
  /// again as a paragraph of its own within `length` bytes, behind notes about the file; `nil` if
  /// neither is so.
  ///
  /// - Parameter lines: The lines that the list was read from.
  func bookStart(in lines: FrontLines, within length: Int) -> Int? {
    guard !range.isEmpty else { return nil }
    if endsWhereBookBegins { return range.upperBound }
    var offset = range.upperBound
    var isBehindBlank = true
    while offset < range.upperBound + length, let line = lines.line(from: offset) {
      offset = line.end
      defer { isBehindBlank = line.words.isEmpty }
      guard isBehindBlank, !line.words.isEmpty, line.words.count <= LineBlock.longestLine,
        lines.line(from: line.end)?.words.isEmpty ?? true
      else { continue }
      let entry = Entry(line.words)
      if firsts.contains(where: { $0.isSame(as: entry) }) { return line.offset }
    }
    return nil
  }

  /// Keeps what a line names, alone and as the end of a name that the line before it begins.
  private mutating func keep(
    _ entry: Entry, of words: ArraySlice<UInt8>, after previous: ArraySlice<UInt8>?
  ) {
    // What heads the numbers of the pages names nothing.
    guard entry.key != Self.page else { return }
    keys.insert(entry.key)
    names.append((entry.key, words.count))
    if Self.endsWithPage(words) { pages += 1 }
    beginnings.append(Array(words.prefix(12)))
    if entry.isName, let name = Self.lastColumn(of: words) {
      keys.insert(HeadingKey(name).value)
      beginnings.append(Array(name.prefix(12)))
    }
    if let title = entry.title {
      titleKeys.insert(HeadingKey(title.utf8).value)
      beginnings.append(Array(title.utf8.prefix(12)))
    }
    if let previous { keys.insert(HeadingKey(previous + words).value) }
    if let title = entry.title {
      openTitle = (HeadingKey(title.utf8), 1)
    } else if var open = openTitle, open.lines < Self.mostLinesOfTitle {
      open.key.add(words)
      titleKeys.insert(open.key.value)
      openTitle = (open.key, open.lines + 1)
    } else {
      openTitle = nil
    }
  }

  /// What stands behind a wide gap in `words`: `INTRODUCTORY.     THE DOOR`.
  private static func lastColumn(of words: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard
      let gap = words.indices.dropFirst(3).last(where: { index in
        words[(index - 3)..<index].allSatisfy { $0 == 0x20 }
      })
    else { return nil }
    return words[gap...]
  }

  /// Whether a number stands one space behind other `words`: `The door 12`, `The door 12, 17`.
  static func endsWithPage(_ words: ArraySlice<UInt8>) -> Bool {
    guard let end = words.lastIndex(where: { !(0x30...0x39).contains($0) }),
      end + 1 < words.endIndex
    else { return false }
    return words[end] == 0x20 && end > words.startIndex
  }

  /// `words` as the text has them, if the list sorts its names by what follows in them: `Door, The`.
  private static func turned(_ words: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let comma = words.firstIndex(of: UInt8(ascii: ",")), comma > words.startIndex,
      words[(comma + 1)...].first == 0x20, !words[(comma + 1)...].contains(UInt8(ascii: ","))
    else { return nil }
    let front = words[(comma + 2)...]
    return front.isEmpty ? nil : front + [0x20] + words[..<comma]
  }
}
