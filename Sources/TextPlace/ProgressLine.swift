import Paging
import Screen
import Typeset
import Widgets

/// What the line of progress tells beside the page.
package enum ProgressLine: String, Sendable, CaseIterable {
  /// How long the chapter and the book take.
  case timeLeft = "time-left"
  /// Where the chapters begin, along the whole line.
  case chapters
  /// The page that does not depend on the screen.
  case stablePages = "stable-page"
}

extension BookPlace {
  /// Has the line of progress tell the next thing.
  mutating func changeProgressLine() -> [TextEffect] {
    let all = ProgressLine.allCases
    let index = all.firstIndex(of: progressLine).map { ($0 + 1) % all.count } ?? 0
    return tell(all[index])
  }

  /// Has the line of progress tell something.
  package mutating func tell(_ line: ProgressLine) -> [TextEffect] {
    progressLine = line
    return line == .stablePages && kind != .comic ? wantTally() : []
  }

  /// What stands between the bar and the page; `nil` if nothing of it is known or
  /// nothing fits.
  func progressLabel(in columns: Int, _ symbols: Symbols) -> String? {
    let dot = " \(symbols.middleDot) "
    let left = timeLeftInBook?.label
    var wordings: [String] = []
    if progressLine == .stablePages, let stableLabel = stableLabel(symbols), let tally {
      let all = "\(stableLabel) of \(tally.stablePages)"
      let guess = isSpeedGuessed ? "~" : ""
      wordings = [left.map { "\(all)\(dot)\(guess)\($0) left in book" } ?? all, all, stableLabel]
    } else if let left {
      if let chapter = timeLeftInChapter?.label {
        wordings = [
          "\(chapter) left in chapter\(dot)\(left) in book", "\(chapter)\(dot)\(left) left",
        ]
      }
      wordings += ["\(left) left in book", "\(left) left"]
      if isSpeedGuessed {
        wordings = wordings.map { "a guess: \($0)" } + ["~\(left) left"]
      }
    }
    if isPortionDone {
      let done = "today’s portion done"
      wordings = wordings.map { $0 + dot + done } + [done] + wordings
    }
    return wordings.first { Typeset.columns(of: $0) <= columns }
  }
}

// MARK: - Drawing

extension BookPlace {
  /// `58 / 1012`, with `~` before what is not known exactly.
  func pageLabel(_ symbols: Symbols) -> String {
    "\(numberLabel(symbols)) / \(count.isExact ? "" : "~")\(count.pages)"
  }

  /// `58`, or `57–58` where two pages are shown, with `~` before a guess.
  func numberLabel(_ symbols: Symbols) -> String {
    let last = second == nil ? "" : "\(symbols.dash)\(lastNumber + 1)"
    return "\(isGuess ? "~" : "")\(number + 1)\(last)"
  }

  /// The columns of the bar that shows how far the reader is, in the columns before `right`, where
  /// the number of the page begins; none if there is no room for it.
  func bar(before right: Int, hasNews: Bool) -> Range<Int>? {
    let short = 10
    let percentColumns = "\(percent) %".count
    guard right > short + percentColumns + 4 else { return nil }
    return 1..<1 + (progressLine == .chapters && !hasNews ? right - percentColumns - 5 : short)
  }

  /// Where a click on a cell of the bar of progress leads; nil for a cell elsewhere.
  func place(
    ofBarAt row: Int, _ column: Int, _ layout: ScreenLayout, _ symbols: Symbols
  ) -> GoTo? {
    let right = layout.size.columns - pageLabel(symbols).count - 1
    guard row == layout.footerRow, let bar = bar(before: right, hasNews: false),
      bar.contains(column)
    else { return nil }
    return .fraction(Double(column - bar.lowerBound) / Double(max(bar.count - 1, 1)))
  }

  /// Draws the line of progress.
  ///
  /// - Parameter news: What is told in it until the next key, from the longest wording on.
  func drawProgress(
    into surface: inout Surface, row: Int, _ layout: ScreenLayout, _ symbols: Symbols,
    _ keys: KeyTable<TextCommand>, _ news: [String]
  ) {
    let label = pageLabel(symbols)
    let right = layout.size.columns - label.count - 1
    surface.put(label, row: row, column: max(right, 0), style: .position)
    let percent = "\(self.percent) %"
    guard right > percent.count + 2 else { return }
    guard let columns = bar(before: right, hasNews: !news.isEmpty) else {
      if news.isEmpty {
        surface.put(percent, row: row, column: 1, style: .position)
      } else {
        surface.put(
          Label.fitting(news, in: right - 3, symbols), row: row, column: 1, style: .notice)
      }
      return
    }
    let bar = columns.count
    let start = bar + percent.count + 5
    let room = right - start - 3
    if !news.isEmpty, !news.contains(where: { Typeset.columns(of: $0) <= room }) {
      let words = Label.fitting(news, in: right - 4, symbols)
      surface.put(words, row: row, column: 1, style: .notice)
      return
    }
    if progressLine == .chapters, news.isEmpty {
      drawTrack(into: &surface, row: row, columns: bar, symbols)
    } else {
      drawBar(into: &surface, row: row, columns: bar, symbols)
    }
    surface.put(percent, row: row, column: bar + 2, style: .position)
    if !news.isEmpty {
      surface.put(
        Label.fitting(news, in: room, symbols), row: row, column: start, style: .notice)
    } else if progressLine == .chapters {
      return
    } else if let label = progressLabel(in: room, symbols) {
      surface.put(label, row: row, column: start, style: .position)
    } else {
      let hints = keys.hints(in: symbols, columns: room)
      surface.put(hints, row: row, column: start, style: .hint)
    }
  }

  private func drawBar(into surface: inout Surface, row: Int, columns: Int, _ symbols: Symbols) {
    let full = percent * columns / 100
    surface.put(
      String(repeating: symbols.barFull, count: full), row: row, column: 1, style: .progress)
    surface.put(
      String(repeating: symbols.barEmpty, count: columns - full), row: row, column: 1 + full,
      style: .progressRest)
  }

  private func drawTrack(into surface: inout Surface, row: Int, columns: Int, _ symbols: Symbols) {
    let track = ChapterTrack(
      contents, done: isAtEnd ? textBytes : shown?.upperBound ?? 0, bytes: textBytes,
      width: columns)
    for (index, column) in track.columns.enumerated() {
      surface.put(
        column.symbol(in: symbols), row: row, column: 1 + index,
        style: column.isDone ? .progress : .progressRest)
    }
  }
}

/// A line as wide as there is room, on which a tick stands where a chapter begins.
struct ChapterTrack: Equatable {
  /// What a column of the line shows.
  struct Column: Equatable {
    /// Whether the reader has passed it.
    var isDone: Bool
    /// Whether a chapter begins there.
    var isTick: Bool

    /// How it is drawn.
    func symbol(in symbols: Symbols) -> String {
      switch (isDone, isTick) {
      case (true, true): symbols.tickFull
      case (true, false): symbols.trackFull
      case (false, true): symbols.tickEmpty
      case (false, false): symbols.trackEmpty
      }
    }
  }

  /// The columns, from the left.
  let columns: [Column]

  /// A line of `width` columns for a text of `bytes` bytes, of which those before `done` are passed.
  ///
  /// If chapters would leave no line between them, only the parts above them have ticks.
  init(_ contents: Contents?, done: Int, bytes: Int, width: Int) {
    func ticks(_ starts: [Int]) -> [Bool] {
      var ticks = Array(repeating: false, count: width)
      var index = 0
      for column in 0..<width {
        let end = (column + 1) * bytes / max(width, 1)
        let next = max(starts.partitioningIndex { $0 < end }, index)
        ticks[column] = next > index
        index = next
      }
      return ticks
    }
    var shown = ticks(contents?.chapterStarts ?? [])
    if let parts = contents?.partStarts, parts.count > 1, shown.count(where: { $0 }) * 2 > width {
      shown = ticks(parts)
    }
    columns = shown.enumerated().map { column, isTick in
      Column(isDone: done * width > column * bytes && bytes > 0, isTick: isTick)
    }
  }
}
