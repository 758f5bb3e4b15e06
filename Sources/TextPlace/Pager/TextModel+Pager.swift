import Paging
package import Screen
import Search
import Settings
import Widgets

extension TextModel {
  package var takesCounts: Bool { preferences.keyPreset.takesCounts }

  /// Whether the keys begin a command that takes words and is unknown here: one behind a colon, a shell
  /// command of less, or an option of it with a value.
  package func takesWords(unbound keys: [Key]) -> Bool {
    guard case .character(let first) = keys.first else { return false }
    if first == ":" { return keys.count == 2 }
    guard preferences.keyPreset == .less else { return false }
    if keys.count == 1 { return "!|_".contains(first) }
    guard first == "-", keys.count == 2, case .character(let option) = keys[1] else {
      return false
    }
    return "-+bDhjkoOpPtTxyz\"#".contains(option)
  }

  /// In vim all that stands behind a colon is a line of words.
  package func beginsLine(_ key: Key) -> Bool {
    preferences.keyPreset == .vim && key == .character(":")
  }

  /// Ends what an interrupt ends in a pager: keys that wait for more, a sheet; nil if there is none.
  package mutating func endUnfinished() -> [TextEffect]? {
    guard takesCounts else { return nil }
    if frame.isAwaitingKeys {
      (frame.count, frame.struck, frame.strange) = (nil, [], nil)
      return []
    }
    return sheet == nil && frame.help == nil ? nil : update(.key(.escape))
  }

  /// Whether the program goes on after an interrupt, as less does; a notice says so.
  package mutating func outlivesInterrupt() -> Bool {
    guard preferences.keyPreset == .less else { return false }
    frame.notice = keys.sentence("^C ends nothing here", [(.leave, "leaves")], in: symbols)
    return true
  }

  package func remark(onUnbound key: Key) -> String? { keys.remark(onUnbound: key, in: symbols) }

  /// Does what a pager's command asks.
  mutating func obey(_ command: PagerCommand) -> [TextEffect] {
    switch command {
    case .halfPageDown: return moveHalf(1)
    case .halfPageUp: return moveHalf(-1)
    case .windowDown: return moveWindow(1)
    case .windowUp: return moveWindow(-1)
    case .goToPercent: return book.go(toPercent: min(frame.exactCount ?? 0, 100))
    case .follow: return book.follow()
    case .followToMatch:
      guard hasSearch() else { return [] }
      return book.follow(toMatch: true)
    case .searchBackward:
      book.searchesBackward = true
      return presentSearch(.backward(frame.count ?? 1))
    case .filter:
      book.searchesBackward = false
      return presentSearch(.list)
    case .columnsRight: return moveSideways(1)
    case .columnsLeft: return moveSideways(-1)
    case .markLetter: return perform([.present(.letter(LetterSheet(.mark)))])
    case .goToLetter: return perform([.present(.letter(LetterSheet(.go)))])
    case .hideMatches:
      guard hasSearch() else { return [] }
      book.search?.isHidden.toggle()
      return []
    case .ignoreCase:
      return match(
        preferences.matching == "smart" ? "match" : "smart",
        "Capitals count in searches if you type one.")
    case .ignoreAllCase:
      return match(
        preferences.matching == "ignore" ? "match" : "ignore",
        "Capitals do not count in searches.")
    case .closeParenthesis: return goToPartner(of: .parentheses, isForward: true)
    case .closeBrace: return goToPartner(of: .braces, isForward: true)
    case .closeBracket: return goToPartner(of: .brackets, isForward: true)
    case .openParenthesis: return goToPartner(of: .parentheses, isForward: false)
    case .openBrace: return goToPartner(of: .braces, isForward: false)
    case .openBracket: return goToPartner(of: .brackets, isForward: false)
    case .whereabouts: return book.shown.map { [.findWhereabouts($0)] } ?? []
    case .edit: return [.edit(offset: book.place)]
    case .saveText: return perform([.present(.fileName(FileNameSheet(.save)))])
    case .nextFile: return [.go(.file(.by(frame.count ?? 1)))]
    case .previousFile: return [.go(.file(.by(-(frame.count ?? 1))))]
    case .firstFile: return [.go(.file(.at((frame.count ?? 1) - 1)))]
    case .removeFile: return [.go(.file(.remove))]
    case .openFile: return perform([.present(.fileName(FileNameSheet(.open)))])
    case .files: return perform([.present(.files(FilesSheet(files)))])
    }
  }

  /// Whether something is looked for; if not, that is told.
  private mutating func hasSearch() -> Bool {
    if book.search == nil {
      tell(keys.sentence("There is no search yet", [(.search, "searches")], in: symbols))
    }
    return book.search != nil
  }

  /// Has capitals count in searches as the setting `matching` says, in the one of before, too.
  private mutating func match(_ matching: String, _ sentence: String) -> [TextEffect] {
    frame.preferences.matching = matching
    tell(matching == "match" ? "Capitals count in searches." : sentence)
    return book.match(newQuery.matching)
  }

  /// Asks what to look for.
  mutating func presentSearch(_ aim: SearchSheet.Aim) -> [TextEffect] {
    let takesSigns = preferences.keyPreset == .less
    return perform([.present(.search(SearchSheet(newQuery, aim, takesSigns: takesSigns)))])
  }

  /// Half a screen of lines, or as many as were typed, then and from then on; a page if pages are
  /// turned.
  private mutating func moveHalf(_ direction: Int) -> [TextEffect] {
    guard book.isScrolling else { return book.turn(by: direction) }
    if let count = frame.count { halfScreen = max(count, 1) }
    // Less counts the row of its prompt, and rounds up.
    let half = book.isPager ? (book.format.rows + 2) / 2 : max(book.format.rows / 2, 1)
    return book.scroll(by: direction * (halfScreen ?? half))
  }

  /// A window of lines, or as many as were typed, then and from then on.
  private mutating func moveWindow(_ direction: Int) -> [TextEffect] {
    if let count = frame.count { window = max(count, 1) }
    return book.isScrolling
      ? book.scroll(by: direction * windowRows) : book.turn(by: direction)
  }

  /// The lines of a screen, or of the window that the reader has chosen; of a negative one, the lines
  /// of the screen but so many.
  private var windowRows: Int {
    guard let window else { return book.format.rows }
    // Less counts the row of its prompt.
    return window > 0 ? window : max(book.format.rows + 1 + window, 1)
  }

  /// Moves chopped lines by half a screen, or by as many columns as were typed, then and from then on;
  /// turns a page of other lines.
  private mutating func moveSideways(_ direction: Int) -> [TextEffect] {
    guard book.isChopped else {
      let turn = direction > 0 ? TextCommand.nextPage : .previousPage
      return moveCounted(turn) ?? book.turn(by: direction)
    }
    if let count = frame.count { sideStep = max(count, 1) }
    return book.moveSideways(by: direction * (sideStep ?? book.halfWidth))
  }

  /// Moves as often as was typed, or by the lines of a pager; nil if `command` does what it does once.
  mutating func moveCounted(_ command: TextCommand) -> [TextEffect]? {
    let count = frame.count
    switch command {
    case .firstPage, .lastPage: return count.map { [.findLine(LineNumber($0))] }
    case .nextMatch where count != nil: return book.step(match: count ?? 1)
    case .previousMatch where count != nil: return book.step(match: -(count ?? 1))
    case .nextPage where book.isPager: return book.scroll(by: lines(count))
    case .previousPage where book.isPager: return book.scroll(by: -lines(count))
    case .nextPage, .nextLine: return count.map { book.move(by: $0) }
    case .previousPage, .previousLine: return count.map { book.move(by: -$0) }
    default: return nil
    }
  }

  /// The lines of a pager's screen, or as many as were typed if that is how a pager counts pages.
  private func lines(_ count: Int?) -> Int {
    guard let count else { return windowRows }
    return preferences.keyPreset == .less ? count : count * book.format.rows
  }
}

extension BookPlace {
  /// Whether pages are as many lines as the screen has, and the place is the top line.
  var isPager: Bool { view.scrolls && view.isPager }

  /// Goes to a part of the text: as a pager by its bytes, else by its pages.
  mutating func go(toPercent percent: Double) -> [TextEffect] {
    guard isPager else { return go(to: .fraction(percent / 100)) }
    return jump(to: Int(Double(textBytes) * percent / 100), asking: nil)
  }

  /// Moves by lines if the text scrolls, else by pages.
  mutating func move(by count: Int) -> [TextEffect] {
    isScrolling ? scroll(by: count) : go(to: .step(count))
  }
}

// MARK: - What is shown

/// What is told of what the screen shows of a file.
package struct Whereabouts: Equatable, Sendable {
  /// The name of the file.
  package var file: String
  /// The numbers of its first line on the screen and of its last, from 1; nil if it is too far to count.
  package var lines: ClosedRange<Int>?
  /// The bytes on the screen.
  package var bytes: Range<Int>

  /// What the screen shows of `file`.
  package init(file: String, lines: ClosedRange<Int>?, bytes: Range<Int>) {
    self.file = file
    self.lines = lines
    self.bytes = bytes
  }
}

extension TextModel {
  /// Tells in one line which file is read, and which lines of it are shown.
  mutating func receive(_ found: Whereabouts) -> [TextEffect] {
    let total = book.textBytes
    var parts = [found.file]
    if let lines = found.lines {
      parts.append(
        "lines \(BookPlace.grouped(lines.lowerBound))\(symbols.dash)"
          + BookPlace.grouped(lines.upperBound))
    }
    parts.append(
      "bytes \(BookPlace.grouped(found.bytes.upperBound)) of \(BookPlace.grouped(total))"
        + (book.length.isComplete ? "" : " so far"))
    parts.append("\(total > 0 ? 100 * found.bytes.upperBound / total : 100) %")
    tell(parts.joined(separator: "  "))
    return []
  }
}
