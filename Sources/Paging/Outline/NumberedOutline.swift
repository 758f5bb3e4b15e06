import Books

/// The sections of a text whose numbers count up: `1`, `1.1`, `1.2`, `1.2.1`, `2`.
///
/// Each number tells which may follow it. The longest row of such numbers is the outline: what a list of
/// contents repeats, what a step or a version numbers stands outside of it.
struct NumberedOutline {
  private typealias Section = NumberedLines.Section

  /// What is longer is searched as other texts are.
  private static let longest = 8 << 20
  /// More sections than this are none.
  private static let mostSections = 8000
  /// How many sections back the one before may be.
  private static let farthest = 400
  /// Sections with at most so many bytes between them may be a list.
  private static let emptySection = 120
  /// A list has at least so many sections.
  private static let shortestList = 4
  /// So many sections with parts in their numbers make an outline.
  private static let fewest = 4
  /// So many chapters that count their sections anew show that all do.
  private static let fewestAnew = 2
  /// So many questions with plain numbers make an outline.
  private static let fewestQuestions = 5
  /// A preface has at least so many sections with numbers of their own.
  private static let fewestOfPreface = 3
  /// Sections are so long at least on the average.
  private static let smallestAverage = 150

  /// A section of the outline.
  struct Heading {
    var number: SectionNumber
    var range: Range<Int>
    var title: String
    var name: String

    init(_ section: NumberedLines.Section) {
      (number, range) = (section.number, section.offset..<section.end)
      (title, name) = (section.heading, section.name)
    }
  }

  /// The sections, ascending.
  let headings: [Heading]
  /// The sections of a preface, which count for themselves.
  private let preface: [Heading]

  /// The sections of the text of `source`; `nil` if they do not count up over most of it.
  init?(_ source: any TextSource, terminator: UInt8) throws(TextError) {
    let count = source.count
    guard count <= Self.longest else { return nil }
    let found = try source.withBytes(0..<count) { bytes in
      NumberedLines(bytes, terminator).flatMap(Self.row)
    }
    guard let (sections, row) = found, let first = row.first, let last = row.last,
      (last.end - first.offset) * 2 >= count,
      (last.end - first.offset) / row.count >= Self.smallestAverage
    else { return nil }
    headings = row.map(Heading.init)
    preface = Self.preface(of: first, among: sections).map(Heading.init)
  }

  /// What may be sections in `lines`, and those that count up; `nil` if there are too few or too many.
  private static func row(in lines: NumberedLines) -> (sections: [Section], row: [Section])? {
    let plain = lines.sections()
    let anew = countedAnew(plain)
    let found = anew ?? plain
    let isDotted = found.count(where: { $0.number.level > 0 }) >= fewest
    guard found.count <= mostSections, isDotted || areQuestions(found) else { return nil }
    let sections = withoutLists(found)
    if isDotted {
      let known = withoutSteps(longestRow(of: sections))
      // What is missing has another number in the text than in the row.
      let row = anew == nil ? withMissing(known, in: lines) : known
      if isOutline(row, among: sections) { return (sections, row) }
    }
    // The questions of many a FAQ have plain numbers.
    guard areQuestions(found) else { return nil }
    let row = withMissing(longestRow(of: sections), in: lines)
    return areQuestions(row) ? (sections, row) : nil
  }

  /// `sections` with the numbers of their chapters before their own, if each chapter counts them anew from 1;
  /// `nil` if these do not.
  ///
  /// Steps are counted so, too; but sections are named by a list of contents as well.
  private static func countedAnew(_ sections: [Section]) -> [Section]? {
    let starts = sections.indices.filter {
      sections[$0].number.hasWord && sections[$0].number.level == 0
    }
    guard starts.count > fewestAnew else { return nil }
    var anew = sections
    var (counted, others) = (0, 0)
    for (start, end) in zip(starts, starts.dropFirst() + [sections.count]) {
      let chapter = sections[start].number
      guard let first = sections[(start + 1)..<end].first, chapter.parts != [1] else { continue }
      if first.number.parts == [1] { counted += 1 } else { others += 1 }
    }
    guard counted >= fewestAnew, counted >= others * 2 else { return nil }
    var (names, named) = ([String: Int](), 0)
    for section in sections { names[section.name, default: 0] += 1 }
    var count = 0
    for (start, end) in zip(starts, starts.dropFirst() + [sections.count]) {
      for index in start + 1..<end {
        if sections[index].number.level == 0 {
          count += 1
          if names[sections[index].name, default: 0] > 1 { named += 1 }
        }
        anew[index].number = sections[index].number.below(sections[start].number)
      }
    }
    return named * 2 > count ? anew : nil
  }

  /// Whether most of `sections`, and several, ask something.
  private static func areQuestions(_ sections: [Section]) -> Bool {
    let questions = sections.count { $0.name.hasSuffix("?") }
    return questions >= fewestQuestions && questions * 2 > sections.count
  }

  /// `row` with the sections of `lines` whose numbers are missing in it.
  private static func withMissing(_ row: [Section], in lines: NumberedLines) -> [Section] {
    guard let first = row.first else { return row }
    var furniture: NumberedLines.Furniture?
    var whole = [first]
    for (former, next) in zip(row, row.dropFirst()) {
      var line = former.lines.upperBound + 1
      for parts in next.number.missing(behind: former.number) where line < next.lines.lowerBound {
        let known = furniture ?? NumberedLines.Furniture(lines.lines)
        furniture = known
        guard
          let found = lines.section(
            parts, in: line..<next.lines.lowerBound, like: row, known)
        else { continue }
        whole.append(found)
        line = found.lines.upperBound + 1
      }
      whole.append(next)
    }
    return whole
  }

  /// The last sections before `chapter` that count up from 1, one after the other, if a word for it tells
  /// that from them.
  private static func preface(of chapter: Section, among sections: [Section]) -> [Section] {
    let front = sections.prefix { $0.offset < chapter.offset }
    guard chapter.number.hasWord, chapter.number.level == 0,
      let start = front.lastIndex(where: { $0.number.parts == [1] && !$0.number.hasWord })
    else { return [] }
    var row = [front[start]]
    for section in front[(start + 1)...]
    where row.last.flatMap({ section.number.distance(from: $0.number) }) == 0 {
      row.append(section)
    }
    let length = chapter.offset - row[0].offset
    return row.count >= fewestOfPreface && length / row.count >= smallestAverage ? row : []
  }

  private static func isOutline(_ row: [Section], among sections: [Section]) -> Bool {
    let dotted = row.count { $0.number.level > 0 }
    return dotted >= fewest && dotted * 2 >= sections.count { $0.number.level > 0 }
  }

  /// `sections` without those between others with nothing to read between them, if there are several: what
  /// a list names comes again.
  private static func withoutLists(_ sections: [Section]) -> [Section] {
    var counts: [[Int]: Int] = [:]
    for section in sections { counts[section.number.parts, default: 0] += 1 }
    var kept: [Section] = []
    var start = 0
    while start < sections.count {
      var end = start
      // Behind a list the numbers begin anew.
      while end + 1 < sections.count,
        sections[end + 1].offset - sections[end].end <= emptySection,
        sections[end].number.precedes(sections[end + 1].number)
      {
        end += 1
      }
      let run = sections[start...end]
      let repeated = run.count { counts[$0.number.parts, default: 0] > 1 }
      if run.count < shortestList || repeated * 2 <= run.count {
        kept += run
      } else {
        // A chapter may stand above its list, a section below it.
        kept += [sections[start], sections[end]]
      }
      start = end + 1
    }
    return kept
  }

  /// The longest row of sections of which each may follow the one before, the latest of several.
  private static func longestRow(of sections: [Section]) -> [Section] {
    var scores: [Double] = []
    var previous: [Int?] = []
    for index in sections.indices {
      let number = sections[index].number
      let own = number.hasWord ? 1.5 : 1.0
      var best = number.isFirst ? own : own - 0.75
      var link: Int?
      for other in sections.indices[..<index].suffix(farthest) {
        guard scores[other] + own >= best,
          let distance = number.distance(from: sections[other].number)
        else { continue }
        let score = scores[other] + own - min(Double(distance) * 0.2, 0.8)
        if score >= best { (best, link) = (score, other) }
      }
      scores.append(best)
      previous.append(link)
    }
    var row: [Section] = []
    var index = scores.indices.max { (scores[$0], $0) < (scores[$1], $1) }
    while let at = index {
      row.append(sections[at])
      index = previous[at]
    }
    return row.reversed()
  }

  /// `row` without plain numbers that have no sections below, unless others of their kind do: they are steps.
  private static func withoutSteps(_ row: [Section]) -> [Section] {
    func isPlain(_ section: Section) -> Bool {
      section.number.level == 0 && !section.number.hasWord
    }
    func kind(_ section: Section) -> [Int] { [section.indent, Int(section.number.mark)] }
    let kinds = Set(
      zip(row, row.dropFirst()).filter { isPlain($0) && $1.number.level > 0 }.map { kind($0.0) })
    return row.filter { !isPlain($0) || kinds.contains(kind($0)) }
  }
}

extension NumberedOutline {
  /// Those of `headings` that stand beside the sections: parts, front and back matter, and what the list
  /// of contents names before a first chapter with a word for it.
  func others(among headings: [OutlineChoice.Heading]) -> [OutlineChoice.Heading] {
    let chapters = self.headings.filter { $0.number.level == 0 }
    let front = chapters.first.map { $0.number.hasWord ? $0.range.lowerBound : 0 } ?? 0
    return headings.compactMap { heading in
      let (candidate, kind) = (heading.candidate, heading.candidate.kind)
      guard !self.headings.contains(where: { $0.range.contains(candidate.offset) }) else {
        return nil
      }
      if kind == .matter || kind < .chapter || kind == .chapter && chapters.isEmpty {
        return OutlineChoice.Heading(candidate: candidate, level: 0)
      }
      guard kind == .listed, candidate.depth == 0, candidate.offset < front else { return nil }
      return OutlineChoice.Heading(candidate: candidate, level: 0)
    }
  }

  /// The outline of the sections and `others`.
  ///
  /// - Parameter hasParts: Whether divisions of the text are among the others: the sections are below them.
  func outline(with others: [Outline.Entry], hasParts: Bool) -> Outline {
    let top = (headings.map(\.number.level).min() ?? 0) - (hasParts ? 1 : 0)
    let titles = Outline.Titles()
    let start = preface.first?.range.lowerBound ?? 0
    let hasPreface = others.contains { $0.offset < start }
    let all = (hasPreface ? preface.map { ($0, top - 1) } : []) + headings.map { ($0, top) }
    let entries = all.map { heading, top in
      Outline.Entry(
        title: heading.title, level: heading.number.level - top, offset: heading.range.lowerBound,
        number: heading.number.level == 0 ? heading.number.parts[0] : nil, name: heading.name,
        in: titles)
    }
    titles.trim()
    return Outline((entries + others).sorted { $0.offset < $1.offset })
  }
}
