import Holdings
package import Screen
import Typeset
import Widgets

extension AddingPlace {
  package func title(_ frame: TabFrame) -> String? { "Add books" }

  package func label(_ frame: TabFrame) -> String {
    switch stage {
    case .choosing: ""
    case .scanning: "scanning"
    case .ended: "done"
    }
  }

  package func hints(_ frame: TabFrame) -> [String]? {
    let enter = frame.symbols.enterKey
    return switch stage {
    case .choosing:
      ["\(enter) take it", "\(frame.symbols.upDown) choose"]
        + frame.hints((.complete, "complete"), (.findOnNet, "on the net"))
        + ["Esc back"]
    case .scanning(let request?):
      request == .quit
        ? ["\(enter) let it run", "s stop it and quit"]
        : ["\(enter) let it run", "s stop it", "Esc stay"]
    case .scanning(nil):
      frame.hints((.stop, "stop")) + otherTabs(frame) + ["Esc leave"]
    case .ended(let summary):
      [summary.books.isEmpty ? "\(enter) back" : "\(enter) to the new books"]
        + frame.hints((.add, "add more")) + ["Esc back"]
    }
  }

  /// `1 3 5 other tabs: adding continues`.
  private func otherTabs(_ frame: TabFrame) -> [String] {
    let keys = RoomTab.allCases.filter { $0 != tab }.compactMap {
      frame.keys.keys(of: .tab($0)).first?.name(in: frame.symbols)
    }
    return keys.isEmpty ? [] : [keys.joined(separator: " ") + " other tabs: adding continues"]
  }

  /// The area of what is typed and of the list below it.
  func fieldArea(_ frame: TabFrame) -> Rect {
    let body = frame.body
    let head = body.rows >= 10 ? 3 : body.rows >= 6 ? 1 : 0
    return Rect(
      row: body.row + head, column: 2, rows: body.rows - head - (body.rows >= 6 ? 1 : 0),
      columns: min(body.columns - 4, 90))
  }

  /// The area of the files that could not be read.
  func reportArea(_ frame: TabFrame) -> Rect {
    let body = frame.body
    let head = min(body.rows >= 12 ? 8 : 4, body.rows - 1)
    return Rect(
      row: body.row + head, column: 2, rows: body.rows - head, columns: min(body.columns - 4, 100))
  }

  package func draw(into surface: inout Surface, _ frame: TabFrame) {
    switch stage {
    case .choosing: drawChoosing(into: &surface, frame)
    case .scanning(let request):
      drawScan(into: &surface, frame)
      if request != nil { drawQuestion(into: &surface, frame) }
    case .ended(let summary): drawEnd(summary, into: &surface, frame)
    }
  }

  private func drawChoosing(into surface: inout Surface, _ frame: TabFrame) {
    let area = fieldArea(frame)
    let body = frame.body
    func put(_ words: String, _ row: Int, _ style: Style) {
      surface.put(frame.fit(words, body.columns - 4), row: row, column: 2, style: style)
    }
    if body.rows >= 10 {
      put("Type or paste a path, or choose a file or a folder.", body.row + 1, .faint)
    }
    field.draw(into: &surface, area, symbols: frame.symbols)
    if let remark {
      put("Not added: \(remark)", body.rows >= 6 ? body.rowRange.upperBound - 1 : body.row, .bold)
    }
  }
}

// MARK: - The scan

extension AddingPlace {
  /// `214 of 1012 looked at · 40 added · 170 already there · 4 not read`.
  private func counts(_ frame: TabFrame) -> [String] {
    var parts = [
      progress.isCounted
        ? "\(progress.looked) of \(progress.found) looked at" : "\(progress.found) found"
    ]
    if progress.added > 0 { parts.append("\(progress.added) added") }
    if progress.known > 0 { parts.append("\(progress.known) already there") }
    if progress.refused > 0 { parts.append("\(progress.refused) not read") }
    return parts + [progress.sayingPassedOver].compactMap { $0 }
  }

  private func drawScan(into surface: inout Surface, _ frame: TabFrame) {
    let body = frame.body
    let columns = min(body.columns - 4, 100)
    var row = body.row + (body.rows >= 12 ? 1 : 0)
    surface.put(
      frame.fit("Looking through \(scanned.visible)", columns), row: row, column: 2, style: .heading
    )
    surface.cursor = CellPosition(row: row, column: 2)
    row += body.rows >= 12 ? 2 : 1
    let fraction =
      progress.isCounted
      ? Double(progress.looked) / Double(max(progress.found, 1)) : 0
    frame.drawProgress(
      fraction, cells: min(columns - 8, 40), into: &surface, row: row, column: 2)
    row += 1
    row = drawCounts(into: &surface, row: row, columns, frame)
    if body.rows >= 12, let file = progress.file {
      surface.put(frame.fit(Self.name(of: file), columns), row: row, column: 2, style: .faint)
    }
    drawRefusals(into: &surface, frame)
  }

  /// Draws the counts on as many lines as there is room for; the row below them.
  private func drawCounts(
    into surface: inout Surface, row: Int, _ columns: Int, _ frame: TabFrame
  ) -> Int {
    let lines = frame.lines(of: counts(frame), columns).prefix(frame.body.rows >= 12 ? 2 : 1)
    for (index, line) in lines.enumerated() { surface.put(line, row: row + index, column: 2) }
    return row + lines.count
  }

  private func drawEnd(
    _ summary: ScanSummary, into surface: inout Surface, _ frame: TabFrame
  ) {
    let body = frame.body
    let columns = min(body.columns - 4, 100)
    var row = body.row + (body.rows >= 12 ? 1 : 0)
    let words = summary.wasStopped ? "Stopped. \(summary.count)" : summary.count
    surface.put(frame.fit(words, columns), row: row, column: 2, style: .heading)
    surface.cursor = CellPosition(row: row, column: 2)
    row += body.rows >= 12 ? 2 : 1
    row = drawCounts(into: &surface, row: row, columns, frame)
    if let failure = summary.failure {
      // No more lines than there are above what could not be read.
      let lines = max(reportArea(frame).row - 1 - row, 1)
      for line in frame.wrapped(failure, columns).prefix(lines) {
        surface.put(line, row: row, column: 2, style: .bold)
        row += 1
      }
    }
    drawRefusals(into: &surface, frame)
  }

  private func drawRefusals(into surface: inout Surface, _ frame: TabFrame) {
    let area = reportArea(frame)
    guard !refusals.isEmpty, area.rows > 0 else { return }
    if frame.body.rows >= 12 {
      surface.put("Could not be read", row: area.row - 1, column: 2, style: .sheetHeading)
    }
    let top = scroll.top(rows: area.rows, count: refusals.count)
    let widest = refusals.map { Typeset.columns(of: Self.name(of: $0.path)) }.max() ?? 0
    let names = min(max(area.columns / 2, 10), 44, widest)
    for (index, refusal) in refusals.dropFirst(top).prefix(area.rows).enumerated() {
      let row = area.row + index
      surface.put(frame.fit(Self.name(of: refusal.path), names), row: row, column: area.column + 1)
      surface.put(
        frame.fit(refusal.reason, area.columns - names - 3), row: row,
        column: area.column + names + 3, style: .faint)
    }
    let end = area.columnRange.upperBound
    if top > 0 { surface.put(frame.symbols.ascending, row: area.row, column: end, style: .faint) }
    if top + area.rows < refusals.count {
      surface.put(
        frame.symbols.descending, row: area.rowRange.upperBound - 1, column: end, style: .faint)
    }
  }

  private func drawQuestion(into surface: inout Surface, _ frame: TabFrame) {
    QuestionBox(
      title: "Not finished",
      words: "Books are still being added. Books already added stay in any case.",
      hints: hints(frame) ?? []
    ).draw(into: &surface, layout: frame.layout, symbols: frame.symbols)
  }
}
