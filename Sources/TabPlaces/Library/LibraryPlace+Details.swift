import Books
import Datebook
import Holdings
import Screen
import Typeset
import Widgets

/// A line of what is known of a book.
enum DetailLine: Equatable {
  case words(String, Style)
  /// A name and what it is, beside it.
  case fact(String, String)
  /// Tags, and whether they are the first ones.
  case tags([BookTag], isFirst: Bool)
  /// How much of it is read.
  case progress(Double)
  case blank
}

extension LibraryPlace {
  /// What is told of a text that cannot be opened, with what can be done.
  func sentence(about loss: TextLoss, _ frame: TabFrame) -> String {
    switch loss {
    case .gone: frame.sentence(loss.words, (.locate, "points it to its new file"))
    case .other:
      frame.sentence(
        loss.words, (.locate, "points it to its new file"), (.add, "adds that text"))
    }
  }

  /// The columns of the names of facts.
  private static let labelColumns = 9
  /// The widest that a note reads well.
  private static let widest = 72

  func drawDetails(into surface: inout Surface, _ frame: TabFrame, _ layout: LibraryLayout) {
    let area = detailArea(layout)
    if let form {
      form.fields.draw(into: &surface, formArea(layout), frame.symbols)
      return
    }
    let lines = detailLines(frame, columns: layout.details.columns)
    let top = detailsScroll.top(rows: area.rows, count: lines.count)
    for (index, line) in lines.dropFirst(top).prefix(area.rows).enumerated() {
      draw(line, into: &surface, row: area.row + index, area, frame)
    }
    drawCover(into: &surface, frame)
    if pane == .details { surface.cursor = CellPosition(row: area.row, column: area.column) }
    if pane == .details, layout.isWide, !area.isEmpty {
      surface.put(
        frame.symbols.selection, row: area.row, column: area.column - 2, style: .selectedRow)
    }
    let end = area.columnRange.upperBound
    if top > 0 { surface.put(frame.symbols.ascending, row: area.row, column: end, style: .faint) }
    if top + area.rows < lines.count {
      surface.put(
        frame.symbols.descending, row: area.rowRange.upperBound - 1, column: end, style: .faint)
    }
  }

  /// The area of what is known of a book.
  func detailArea(_ layout: LibraryLayout) -> Rect {
    let area = layout.details
    let air = area.rows >= 16 ? 1 : 0
    return Rect(
      row: area.row + air, column: area.column + 2, rows: area.rows - air,
      columns: min(area.columns - 3, Self.widest))
  }

  /// The area of the form of a book, with a column of air at its end.
  func formArea(_ layout: LibraryLayout) -> Rect {
    let area = detailArea(layout)
    return Rect(row: area.row, column: area.column, rows: area.rows, columns: area.columns - 1)
  }

  private func draw(
    _ line: DetailLine, into surface: inout Surface, row: Int, _ area: Rect, _ frame: TabFrame
  ) {
    switch line {
    case .blank: break
    case .words(let words, let style):
      surface.put(words, row: row, column: area.column, style: style, within: area.columnRange)
    case .fact(let name, let words):
      surface.put(name, row: row, column: area.column, style: .faint, within: area.columnRange)
      surface.put(
        words, row: row, column: area.column + Self.labelColumns, within: area.columnRange)
    case .progress(let fraction):
      frame.drawProgress(fraction, cells: 10, into: &surface, row: row, column: area.column)
    case .tags(let tags, let isFirst):
      if isFirst { surface.put("Tags", row: row, column: area.column, style: .faint) }
      var column = area.column + Self.labelColumns
      for tag in tags {
        column += tag.draw(into: &surface, row: row, column: column, within: area.columnRange)
        column += 1
      }
    }
  }

  /// What is known of the selected book, in lines of a pane with so many columns.
  func detailLines(_ frame: TabFrame, columns: Int) -> [DetailLine] {
    guard let book = selected else { return [] }
    let columns = max(min(columns - 3, Self.widest), 1)
    var lines = wrapped(book.title, columns, frame, .heading)
    if let author = book.author { lines += wrapped(author, columns, frame) }
    if let series = book.series { lines += wrapped(series, columns, frame, .faint) }
    if let file = index?.nameAmongTwins(at: rows[selection.selected]) {
      lines += wrapped(file.visible, columns, frame, .faint)
    }
    lines.append(.blank)
    if let progress = book.progress { lines.append(.progress(progress)) }
    lines += readingLines(book, columns, frame)
    if lines.last != .blank { lines.append(.blank) }
    if book.isMissing {
      let sentence = frame.sentence(
        "Its file is missing", (.locate, "points it to its new file"),
        (.remove, "removes it"))
      lines += wrapped(sentence, columns, frame, .bold) + [.blank]
    }
    lines += factLines(book, columns, frame)
    lines += editionLines(book, columns, frame)
    guard let details, details.record.id == book.id else { return lines }
    let marks = details.marksInWords
    if !marks.isEmpty { lines += fact("Marks", marks, columns, frame) }
    if let published = details.published { lines += fact("Issued", [published], columns, frame) }
    let texts: [(String?, Style)] = [(details.note, []), (details.summary, .faint)]
    for (words, style) in texts {
      guard let words, !words.isEmpty else { continue }
      lines.append(.blank)
      for paragraph in words.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        lines += paragraph.isEmpty ? [.blank] : wrapped(String(paragraph), columns, frame, style)
      }
    }
    return lines
  }

  /// The other editions of the book, or those that may be joined with it.
  private func editionLines(
    _ book: BookRecord, _ columns: Int, _ frame: TabFrame
  ) -> [DetailLine] {
    guard let index, let place = index.place(of: book.id) else { return [] }
    let others = index.otherEditions(at: place)
    if !others.isEmpty {
      return others.flatMap { other in
        let edition = index.books[other]
        let progress = edition.progress.map { "\(TextPart.percent(of: $0)) % read" }
        let words = [fileName(of: edition), progress].compactMap(\.self)
        return fact(other == others.first ? "Also" : "", words, columns, frame)
      }
    }
    guard let likely = index.likelyEditions(at: place).first else { return [] }
    let sentence = frame.sentence(
      "\(fileName(of: index.books[likely])) looks like the same book", (.join, "joins them"))
    return [.blank] + wrapped(sentence, columns, frame, .faint) + [.blank]
  }

  private func fileName(of book: BookRecord) -> String {
    book.path?.split(separator: "/").last.map { String($0).visible } ?? book.title
  }

  private func readingLines(
    _ book: BookRecord, _ columns: Int, _ frame: TabFrame
  ) -> [DetailLine] {
    var parts: [String] = []
    if let details, details.record.id == book.id, details.reading.days > 0 {
      let (days, milliseconds) = details.reading
      let time = Label.duration(minutes: max(milliseconds / 60_000, 1))
      parts.append("\(time) on \(days) day\(days == 1 ? "" : "s")")
    }
    if let last = book.lastReadAt { parts.append("last read \(frame.when(last))") }
    return frame.lines(of: parts, columns).map { .words($0, []) }
  }

  private func factLines(
    _ book: BookRecord, _ columns: Int, _ frame: TabFrame
  ) -> [DetailLine] {
    var lines: [DetailLine] = [.fact("Status", book.status.name)]
    lines += tagLines(book.tags, columns)
    if book.rating != nil {
      let rating = Rating(book.rating, of: BookForm.mostStars)
      lines.append(.fact("Rating", rating.words(frame.symbols)))
    }
    let dates: [(String, Moment?)] = [
      ("Added", book.addedAt), ("Begun", book.startedAt), ("Finished", book.finishedAt),
    ]
    for case (let name, let moment?) in dates {
      let day = frame.clock.day(at: moment)
      lines.append(.fact(name, frame.locale.mediumDate(day)))
    }
    guard let path = book.path else { return lines }
    let name = path.split(separator: "/").last.map { String($0).visible } ?? path
    var file = [name]
    if book.fileBytes > 0 { file.append(Label.size(ofBytes: book.fileBytes)) }
    if let encoding = book.encoding { file.append(encoding) }
    if let language = book.language { file.append(language) }
    lines += fact("File", file, columns, frame)
    lines += fact("", [String(path.dropLast(name.count)).visible], columns, frame)
    return lines
  }

  /// The lines that tags take.
  private func tagLines(_ tags: [BookTag], _ columns: Int) -> [DetailLine] {
    var lines: [[BookTag]] = []
    var room = 0
    for tag in tags {
      let width = Typeset.columns(of: tag.name) + 2
      if room < width - 1 {
        lines.append([])
        room = columns - Self.labelColumns
      }
      lines[lines.count - 1].append(tag)
      room -= width
    }
    return lines.enumerated().map { .tags($0.element, isFirst: $0.offset == 0) }
  }

  /// A name, and beside it what it is.
  private func fact(
    _ name: String, _ parts: [String], _ columns: Int, _ frame: TabFrame
  ) -> [DetailLine] {
    frame.lines(of: parts, max(columns - Self.labelColumns, 1)).enumerated()
      .map { .fact($0.offset == 0 ? name : "", $0.element) }
  }

  private func wrapped(
    _ words: String, _ columns: Int, _ frame: TabFrame, _ style: Style = []
  ) -> [DetailLine] {
    frame.wrapped(words, columns).map { .words($0, style) }
  }
}
