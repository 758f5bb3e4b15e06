/// The text of printed pages as other programs give it, a line for each line of print and a form feed
/// behind each page, as a text that flows: each paragraph a line.
///
/// Lines are joined where they are as full as those around them and go on as prose does; lists, tables,
/// code, verse and contents stay lines. Heads, feet and numbers of pages go.
struct PrintedPages {
  /// Pages with fewer lines are slides, whose titles are no heads.
  private static let linesOfSlide = 14
  /// The columns of the narrowest lines that are prose.
  private static let narrowest = 28
  /// The lines and pages at most that are looked at: a long book has a tenth of them.
  private static let mostLines = 1 << 20

  private let text: [UInt8]
  private var pages: [[PrintedLine]]
  /// The columns that the lines of each page have if they are full.
  private var widths: [Int] = []
  private let areSlides: Bool
  /// The words of the text, in small letters, with and without hyphens; nil as long as none is asked for.
  private var vocabulary: Set<String>?
  private var result: [UInt8] = []
  /// Where each page begins in it.
  private var starts: [Int] = []
  private let isStopped: () -> Bool

  /// `text` with its paragraphs as lines, and where each page begins in it; as it is, and without pages, if
  /// it has too many lines.
  ///
  /// - Parameter isStopped: Whether the result is not wanted any more, and may be of a part of the text.
  static func flowing(
    _ text: [UInt8], isStopped: @escaping () -> Bool = { false }
  ) -> (text: [UInt8], pages: [Int]) {
    guard let lines = lines(of: text, isStopped) else { return (text, []) }
    var pages = PrintedPages(text, lines, isStopped)
    let flow = pages.flow()
    return (flow, pages.starts)
  }

  /// The lines of each page; `nil` if there are too many.
  private static func lines(of text: [UInt8], _ isStopped: () -> Bool) -> [[PrintedLine]]? {
    let blank = PrintedLine([])
    var pages: [[PrintedLine]] = [[]]
    var count = 0
    var start = 0
    while start <= text.count, count & 0xFFF != 0 || !isStopped() {
      // djvutxt parts columns, regions and paragraphs by other controls.
      let end = text[start...].firstIndex { $0 == 0x0A || $0 == 0x0C } ?? text.count
      let page = pages.count - 1
      if text[start..<end].contains(where: { $0 > 0x20 }) {
        pages[page].append(PrintedLine(text[start..<end]))
        count += 1
      } else if pages[page].last?.isBlank == false {
        // Several part no more than one does.
        pages[page].append(blank)
        count += 1
      }
      if end < text.count, text[end] == 0x0C {
        pages.append([])
        count += 1
      }
      guard count <= mostLines else { return nil }
      start = end + 1
    }
    return pages
  }

  private init(_ text: [UInt8], _ lines: [[PrintedLine]], _ isStopped: @escaping () -> Bool) {
    (self.text, self.isStopped) = (text, isStopped)
    pages = lines
    if pages.last?.allSatisfy(\.isBlank) == true { pages.removeLast() }
    let lines = pages.reduce(0) { $0 + $1.count { !$0.isBlank } }
    areSlides = lines < pages.count * Self.linesOfSlide
    widths = pages.map(Self.width)
    if !areSlides, pages.count > Self.fewPages { takeEdges() }
  }

  /// Fewer pages tell nothing of what is the same on all.
  private static let fewPages = 3

  /// The columns of the full lines of prose on a page: most lines are about as long as each other.
  private static func width(of page: [PrintedLine]) -> Int {
    commonWidth(of: page.filter { $0.words >= 4 && !$0.isCode && !$0.isFigures })
  }

  /// The columns that most lines have, or up to an eighth less; the larger of several that as many have.
  ///
  /// The longest lines tell nothing: where a word was divided, `pdftotext` makes two lines one.
  fileprivate static func commonWidth(of lines: [PrintedLine]) -> Int {
    let columns = lines.map(\.columns).sorted()
    var (width, most, start) = (0, 0, 0)
    for (index, column) in columns.enumerated() {
      while columns[start] * 8 < column * 7 { start += 1 }
      if index + 1 - start >= most { (width, most) = (column, index + 1 - start) }
    }
    return width
  }

  /// Takes the heads and feet out of the pages.
  private mutating func takeEdges() {
    let (tops, bottoms) = (PageEdges(pages, isTop: true), PageEdges(pages, isTop: false))
    var lastWords: PrintedLine?
    for number in pages.indices where !isStopped() {
      let flows = lastWords.map { !$0.endsSentence } ?? false
      let edges = Set(
        tops.lines(of: number, flows: flows) + bottoms.lines(of: number, flows: false))
      pages[number] = pages[number].enumerated().filter { !edges.contains($0.offset) }
        .map(\.element)
      lastWords = pages[number].last { !$0.isBlank }
    }
  }

  // MARK: - Joining

  private mutating func flow() -> [UInt8] {
    result.reserveCapacity(text.count)
    var last: (line: PrintedLine, block: Block)?
    /// The pages before that have no words: they begin where the next words do.
    var blank = 0
    for number in pages.indices where !isStopped() {
      let blocks = pages[number].split(whereSeparator: \.isBlank).map {
        Block(Array($0), width: widths[number], narrowest: Self.narrowest)
      }
      blank += 1
      for (index, block) in blocks.enumerated() {
        if let last {
          let isNewPage = index == 0
          if isNewPage, !areSlides, last.block.flows(from: last.line, into: block) {
            join(last.line, block.lines[0])
          } else {
            result += [0x0A, 0x0A]
            result += block.lines[0].bytes
          }
        } else {
          result += block.lines[0].bytes
        }
        if index == 0 {
          let start = result.count - block.lines[0].bytes.count
          starts += Array(repeating: start, count: blank)
          blank = 0
        }
        for pair in block.lines.indices.dropLast() {
          if block.joins[pair] {
            join(block.lines[pair], block.lines[pair + 1])
          } else {
            result.append(0x0A)
            result += block.lines[pair + 1].bytes
          }
        }
        if let line = block.lines.last { last = (line, block) }
      }
    }
    starts += Array(repeating: result.count, count: blank)
    if !result.isEmpty { result.append(0x0A) }
    return result
  }

  /// Adds a line to the one before it, which is at the end of the result.
  private mutating func join(_ line: PrintedLine, _ next: PrintedLine) {
    if let hyphen = line.hyphen, next.beginsSmall {
      let length = hyphen.count
      if length == 1 ? isDivided(line, next) : true { result.removeLast(length) }
    } else if !Self.isWide(line.bytes.suffix(3)) || !Self.isWide(next.bytes.prefix(3)) {
      result.append(0x20)
    }
    result += next.bytes
  }

  private static func isWide(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count == 3 && 0xE3...0xEF ~= bytes[bytes.startIndex]
  }

  /// Whether a word is one that was divided, by the other words of the text, and not two with a hyphen.
  private mutating func isDivided(_ line: PrintedLine, _ next: PrintedLine) -> Bool {
    let words = vocabulary ?? Self.words(of: text)
    vocabulary = words
    let first = Self.lastWord(of: line.bytes.dropLast())
    let second = Self.firstWord(of: next.bytes)
    if words.contains(first + second) { return true }
    if words.contains(first + "-" + second) { return false }
    return !(words.contains(first) && words.contains(second) && first.count > 2)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || 0x61...0x7A ~= byte | 0x20
  }

  private static func lastWord(of bytes: ArraySlice<UInt8>) -> String {
    let word = bytes.reversed().prefix { isOfWord($0) || $0 == UInt8(ascii: "-") }.reversed()
    return String(decoding: word, as: UTF8.self).lowercased()
  }

  private static func firstWord(of bytes: ArraySlice<UInt8>) -> String {
    let word = bytes.prefix { isOfWord($0) || $0 == UInt8(ascii: "-") }
    return String(decoding: word, as: UTF8.self).lowercased()
  }

  private static func words(of text: [UInt8]) -> Set<String> {
    var words: Set<String> = []
    for word in text.split(whereSeparator: { !isOfWord($0) && $0 != UInt8(ascii: "-") }) {
      words.insert(String(decoding: word, as: UTF8.self).lowercased())
    }
    return words
  }
}

extension PrintedPages {
  /// Lines of a page that no blank line parts.
  private struct Block {
    let lines: [PrintedLine]
    /// The columns that its lines have if they are full.
    let width: Int
    /// For each line but the last, whether the next carries it on.
    let joins: [Bool]
    private let isProse: Bool

    init(_ lines: [PrintedLine], width page: Int, narrowest: Int) {
      self.lines = lines
      let pairs = max(lines.count - 1, 0)
      let own = PrintedPages.commonWidth(of: lines)
      // A few lines that are all short are no paragraph.
      let isNarrow = own * 5 < page * 4
      var width = lines.count >= 4 && !isNarrow && own >= narrowest ? own : max(own, page)
      let code = lines.count(where: \.isCode)
      let figures = lines.count { $0.isFigures || $0.hasLeaders }
      let entries = lines.count(where: \.endsWithDigit)
      let isProse =
        width >= narrowest && code * 3 < lines.count && figures * 2 < max(lines.count, 2)
        && (lines.count < 4 || entries * 3 < lines.count)
      var joins = [Bool](repeating: false, count: pairs)
      let small = lines.dropFirst().count(where: \.beginsSmall)
      /// Finds what is joined in lines of so many columns.
      func look(_ columns: Int, isSure: Bool) {
        width = columns
        for pair in 0..<pairs {
          joins[pair] = Self.joins(lines[pair], lines[pair + 1], in: columns, isSure: isSure)
        }
      }
      if isProse, pairs > 0 {
        // A column of its own beside others, or lines of any length.
        let isColumn = isNarrow && own >= narrowest && lines.count >= 5 && small * 5 >= pairs * 2
        if isColumn { look(own, isSure: false) }
        if !isColumn || joins.count(where: \.self) * 5 < pairs * 3 {
          look(isNarrow ? page : width, isSure: isNarrow && pairs >= 3)
          let joined = joins.count(where: \.self)
          if pairs >= 3, joined * 5 < pairs * 2 || small * 4 < pairs { look(width, isSure: true) }
        }
      }
      (self.width, self.joins, self.isProse) = (width, joins, isProse)
    }

    /// Whether `next` carries `line` on.
    ///
    /// - Parameter isSure: Whether nothing but the midst of a sentence counts.
    private static func joins(
      _ line: PrintedLine, _ next: PrintedLine, in width: Int, isSure: Bool
    ) -> Bool {
      guard line.words > 2 || line.firstWord == 2, !next.beginsItem, !line.isFigures,
        !line.hasLeaders, !next.hasLeaders, !(line.isCode && next.isCode)
      else { return false }
      // Of two lines that were made one, the second counts.
      let lines = max(line.columns - 1, 0) * 20 / (width * 23)
      let reach = line.columns - lines * width + 1 + min(next.firstWord, 16)
      // Programs stand behind sentences that lead to them.
      if line.isCode || next.isCode, reach * 10 < width * 9 { return false }
      if line.hyphen != nil, next.beginsSmall { return reach * 5 > width * 3 }
      if next.beginsSmall, !line.endsSentence {
        return reach * 100 > width * (isSure ? 85 : 78)
      }
      if isSure || next.isFigures && !(next.endsSentence && !line.endsSentence) { return false }
      return reach * 100 > width * (line.endsSentence ? 93 : 82)
    }

    /// Whether the block that the next page begins with carries the last line of this one on.
    func flows(from line: PrintedLine, into next: Block) -> Bool {
      guard isProse, next.isProse, let first = next.lines.first, first.beginsSmall,
        !line.endsSentence, line.words > 3
      else { return false }
      return Self.joins(line, first, in: width, isSure: false)
    }
  }
}
