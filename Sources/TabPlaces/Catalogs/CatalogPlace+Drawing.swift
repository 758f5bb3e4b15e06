import Catalogs
package import Screen
import Typeset
import Web
import Widgets

extension CatalogPlace {
  package func title(_ frame: TabFrame) -> String? {
    switch level {
    case .catalogs: "Catalogs"
    case .feed(let level):
      level.feed.map { $0.title.isEmpty ? level.title : $0.title } ?? level.title
    case .choices(let choices): choices.title
    case .book(let level): level.entry.title
    }
  }

  package func label(_ frame: TabFrame) -> String {
    guard case .feed(let level) = level, level.feed != nil else {
      if case .book(let level) = level { return level.source.name }
      return ""
    }
    if level.narrowing != nil { return "\(level.entries.count) of \(level.all.count)" }
    let read = level.all.count
    if let total = level.feed?.total, total > read { return "\(read) of \(total)" }
    if level.hasMore { return "\(read) so far" }
    return read == 1 ? "1 entry" : "\(read) entries"
  }

  package func hints(_ frame: TabFrame) -> [String]? {
    let symbols = frame.symbols
    if let question = question(symbols) { return question.hints }
    if let form { return form.fields.hints(in: symbols) }
    if search != nil {
      return (hasSearch ? ["\(symbols.enterKey) ask the catalog"] : []) + [
        "\(symbols.downKey) to the list", "Esc back",
      ]
    }
    let moves = "\(symbols.upDown) move"
    let end = ["Esc back"] + frame.hints((.help, "help"))
    switch level {
    case .catalogs(let list):
      let own = [(ListCommand.edit, "edit"), (.remove, "remove")]
      return (list.selected == nil ? [] : ["\(symbols.enterKey) open"])
        + frame.hints((.add, "add"))
        + (list.selected == nil ? [] : own.flatMap { frame.hints($0) }) + end
    case .feed(let level):
      if case .failed = level.state, level.rows.selected >= level.entries.count {
        let change = level.feed == nil ? frame.hints((.edit, "address, password")) : []
        return ["\(symbols.enterKey) try again"] + change + end
      }
      let hasChoices = level.feed?.facets.isEmpty == false
      return [moves, "\(symbols.enterKey) open"] + frame.hints((.search, "search"))
        + (hasChoices ? frame.hints((.filter, "choices")) : []) + end
    case .choices: return [moves, "\(symbols.enterKey) choose"] + end
    case .book(let book):
      let show = verb(of: book) == "read" ? frame.hints((.details, "in the library")) : []
      let enter = verb(of: book).map { ["\(symbols.enterKey) \($0)"] } ?? []
      return enter + show + [moves] + end
    }
  }

  /// What Enter does with the selected file of a book; `nil` if there is none.
  private func verb(of book: CatalogBookLevel) -> String? {
    let ways = book.entry.files
    guard ways.indices.contains(book.rows.selected) else { return nil }
    let way = ways[book.rows.selected]
    return switch downloads[way.address] {
    case .done: "read"
    case .running: "stop"
    case .failed: "try again"
    case .held: "take all of it"
    case nil: way.obstacle == nil ? "add to the library" : "why not"
    }
  }

  package func draw(into surface: inout Surface, _ frame: TabFrame) {
    let area = CatalogCanvas.rows(of: self, frame)
    if let search { draw(search, into: &surface, frame) }
    switch level {
    case .catalogs(let list): draw(list, into: &surface, area, frame)
    case .feed(let level): draw(level, into: &surface, area, frame)
    case .choices(let choices):
      draw(choices.facets.count, into: &surface, area, frame) { row in
        let facet = choices.facets[row]
        let words = facet.group.isEmpty ? facet.title : "\(facet.group): \(facet.title)"
        return CatalogRow(words, end: facet.isActive ? "chosen" : "")
      }
    case .book(let book): draw(book, into: &surface, area, frame)
    }
    drawCover(into: &surface, frame)
    form?.draw(into: &surface, frame)
    question(frame.symbols)?
      .draw(into: &surface, layout: frame.layout, symbols: frame.symbols)
  }

  private func draw(_ field: TextField, into surface: inout Surface, _ frame: TabFrame) {
    let body = frame.body
    let shown = Label.end(of: field.text, in: body.columns - 6)
    surface.put("/ \(shown)\(frame.symbols.caret)", row: body.row, column: 2, style: .field)
    surface.cursor = CellPosition(row: body.row, column: 4 + Typeset.columns(of: shown))
  }

  // MARK: - Lists

  private func draw(
    _ count: Int, into surface: inout Surface, _ area: Rect, _ frame: TabFrame,
    line: (Int) -> CatalogRow
  ) {
    let rows = rows.settled(rows: max(area.rows, 1), count: count)
    // The fields are what has the reader's focus while something is typed.
    let cursor = surface.cursor
    let lines = (rows.top..<max(min(rows.top + area.rows, count), rows.top)).map(line)
    // If a list is scrolled, its columns stay where they are.
    let columns = CatalogColumns(lines, area, areAll: lines.count == count)
    let titles = lines.map(\.words)
    for (index, line) in lines.enumerated() {
      let row = area.row + index
      var style = frame.select(
        rows.top + index == rows.selected, into: &surface, row: row,
        columns: area.column + 1..<area.columnRange.upperBound - 1)
      if line.isFaint { style = style.union(.faint) }
      func put(_ text: String, _ columns: Range<Int>) {
        surface.put(text, row: row, column: columns.lowerBound, style: style)
      }
      // What says nothing behind its name has room for that.
      var names = columns.words
      if line.middle.isEmpty, let middle = columns.middle {
        names = names.lowerBound..<middle.upperBound
        if line.end.isEmpty { names = names.lowerBound..<area.columnRange.upperBound - 2 }
      }
      let isCrowdedOut = columns.middle == nil && line.insistsOnMiddle
      put(
        isCrowdedOut
          ? frame.fit(line.middle, names.count)
          : frame.fitTitle(line.words, names.count, among: titles), names)
      if let middle = columns.middle { put(frame.fit(line.middle, middle.count), middle) }
      if let end = columns.end {
        let words = frame.fit(line.end, end.count)
        put(words, end.upperBound - Typeset.columns(of: words)..<end.upperBound)
      }
    }
    if search != nil { surface.cursor = cursor }
  }

  private func draw(
    _ list: CatalogList, into surface: inout Surface, _ area: Rect, _ frame: TabFrame
  ) {
    guard let sources = list.sources else {
      return tell(list.problem ?? "", into: &surface, area, frame)
    }
    if sources.isEmpty {
      let words = frame.sentence("No catalogs", (.add, "adds one"))
      tell(words, into: &surface, area, frame)
    }
    draw(sources.count, into: &surface, area, frame) { row in
      let source = sources[row]
      return CatalogRow(
        source.name, middle: WebAddress(source.address).withoutCredentials,
        end: source.user.isEmpty ? "" : "user \(source.user)")
    }
  }

  private func draw(
    _ level: CatalogFeedLevel, into surface: inout Surface, _ area: Rect, _ frame: TabFrame
  ) {
    let host = WebAddress(level.wanted.address).host
    switch level.state {
    case .waiting where level.feed == nil:
      tell("Asking \(host) \(frame.symbols.ellipsis)", into: &surface, area, frame)
    case .failed(let sentence) where level.feed == nil:
      tell("\(sentence).", into: &surface, area, frame)
    default:
      let entries = level.entries
      if level.count == 0 {
        let words =
          level.narrowing == nil
          ? "There is nothing here." : "Nothing in this list has these words."
        tell(words, into: &surface, area, frame)
      }
      draw(level.count, into: &surface, area, frame) { row in
        row < entries.count ? line(of: entries[row], frame) : lastLine(of: level, frame)
      }
    }
  }

  private func line(of entry: CatalogEntry, _ frame: TabFrame) -> CatalogRow {
    if entry.feed != nil {
      return CatalogRow(
        entry.title, middle: entry.authors.first ?? summary(of: entry), end: frame.symbols.next)
    }
    let types = entry.files.map(\.mediaType.name)
    var names: [String] = []
    for name in types where !names.contains(name) { names.append(name) }
    return CatalogRow(
      entry.title, middle: entry.authors.joined(separator: ", "),
      end: progress(of: entry) ?? names.joined(separator: ", "),
      isFaint: entry.readable == nil && entry.details == nil)
  }

  /// How far a book of a list is that is coming or has come; `nil` for another one.
  private func progress(of entry: CatalogEntry) -> String? {
    // What a list says of a book need not name its files.
    let addresses =
      entry.files.map(\.address) + listed.filter { $0.value == entry }.map(\.key).sorted()
    for address in addresses {
      switch downloads[address] {
      case .running(let received, let expected?) where expected > 0:
        return "\(min(received * 100 / expected, 100)) %"
      case .running(let received, _): return Label.size(ofBytes: received)
      case .done(let download) where download.book != nil: return "in the library"
      case .held(let received): return "\(Label.size(ofBytes: received)) ?"
      case .done, .failed, nil: continue
      }
    }
    return nil
  }

  private func summary(of entry: CatalogEntry) -> String {
    entry.summary.split(separator: "\n").first.map(String.init) ?? ""
  }

  /// The row after the entries: the way to those that come next.
  private func lastLine(of level: CatalogFeedLevel, _ frame: TabFrame) -> CatalogRow {
    switch level.state {
    case .waiting: CatalogRow("Asking for more \(frame.symbols.ellipsis)")
    case .failed(let sentence):
      CatalogRow(frame.sentence(sentence, (.open, "tries again")))
    case .shown: CatalogRow("More \(frame.symbols.ellipsis)")
    }
  }

  /// Says something in place of a list.
  private func tell(
    _ sentence: String, into surface: inout Surface, _ area: Rect, _ frame: TabFrame
  ) {
    let words = sentence.split(separator: " ").map(String.init)
    let lines = Label.lines(words, in: max(area.columns - 5, 1), frame.symbols)
    for (row, line) in lines.prefix(area.rows).enumerated() {
      surface.put(line, row: area.row + row, column: area.column + 3, style: .faint)
    }
  }

  // MARK: - A book

  private func draw(
    _ book: CatalogBookLevel, into surface: inout Surface, _ area: Rect, _ frame: TabFrame
  ) {
    let (lines, room) = CatalogCanvas.summary(of: book, in: self, frame)
    let top = book.scroll.top(rows: room.rows, count: lines.count)
    for (row, line) in lines.dropFirst(top).prefix(room.rows).enumerated() {
      surface.put(line.text, row: room.row + row, column: room.column, style: line.style)
    }
    let (symbols, end) = (frame.symbols, room.columnRange.upperBound + 1)
    if top > 0 { surface.put(symbols.ascending, row: room.row, column: end, style: .faint) }
    if top + room.rows < lines.count, room.rows > 0 {
      surface.put(
        symbols.descending, row: room.rowRange.upperBound - 1, column: end, style: .faint)
    }
    let ways = book.entry.files
    guard !ways.isEmpty else {
      let words = book.request == nil ? "The catalog has no file of it." : "Loading its files"
      tell(
        book.request == nil ? words : words + " \(frame.symbols.ellipsis)", into: &surface, area,
        frame)
      return
    }
    draw(ways.count, into: &surface, area, frame) { row in
      let way = ways[row]
      let name = way.title.isEmpty ? way.mediaType.name : "\(way.mediaType.name), \(way.title)"
      var line = CatalogRow(
        name, middle: state(of: way, frame), end: way.length.map { Label.size(ofBytes: $0) } ?? "",
        isFaint: way.obstacle != nil)
      line.insistsOnMiddle = downloads[way.address] != nil
      return line
    }
  }

  private func state(of way: CatalogFile, _ frame: TabFrame) -> String {
    switch downloads[way.address] {
    case .running(let received, let expected):
      if let expected, expected > 0 {
        return "\(min(received * 100 / expected, 100)) % of \(Label.size(ofBytes: expected))"
      }
      return "\(Label.size(ofBytes: received)) are here"
    case .held(let received):
      return frame.sentence(
        "\(Label.size(ofBytes: received)) so far", (.open, "takes all of it"))
    case .failed(let sentence): return sentence
    case .done(let download):
      return download.book == nil ? "downloaded, not in the library" : "in the library"
    case nil:
      return switch way.terms {
      case .purchase: "sold on the web"
      case .loan: "lent on the web"
      case .subscription: "for subscribers"
      case .free, .sample: way.isReadable ? "" : "cannot be read yet"
      }
    }
  }
}
