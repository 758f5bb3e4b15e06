import Screen
import Settings
import Speech
import Typeset
import Widgets

/// How the voice speaks, in the last rows: the page above it shows what is said.
package struct VoiceSheet: Equatable, Sendable {
  /// What can be changed, from the top down.
  private enum Row: Int, CaseIterable {
    case rate, name, notes, sleep
  }

  /// The words a minute of one step.
  private static let step = 10

  private var rate: Int
  private var name: String
  private var notes: NotesAloud
  private var sleep = SleepChoice.never
  /// The names that can be chosen; the first is that of the text's own voice.
  private var names = [""]
  private var selected = Row.rate

  /// A sheet that shows what is set.
  init(_ preferences: Preferences, over book: BookPlace) {
    rate = preferences.voiceRate
    name = preferences.voiceName
    notes = NotesAloud(preferences)
    switch book.voice.player.sleep {
    case .never: sleep = book.voice.stopsAtChapterEnd ? .chapter : .never
    case .at: sleep = .chapter
    case .after(let samples):
      let minutes = samples / book.voice.player.sampleRate / 60
      sleep = SleepChoice.allCases.first { ($0.minutes ?? -1) >= minutes } ?? .hour
    }
    if !name.isEmpty { names.append(name) }
  }

  /// Receives the names of the engine's voices.
  mutating func receive(_ found: [String]) {
    names = [""] + found
    if !name.isEmpty, !names.contains(name) { names.append(name) }
  }

  /// Responds to a key.
  mutating func handle(_ key: Key) -> Response {
    switch key {
    case .down, .character("j"), .tab: move(1)
    case .up, .character("k"), .backTab: move(-1)
    case .right, .character("l"), .character("+"), .character(" "): return .handled(change(1))
    case .left, .character("h"), .character("-"): return .handled(change(-1))
    case .escape, .enter, .backspace, .character("q"), .character("R"):
      return .handled([.dismiss])
    case .character("r"), .character("("), .character(")"): return .passedOn([.dismiss])
    case .character("Q"): return .ignored
    default: break
    }
    return .handled()
  }

  private mutating func move(_ step: Int) {
    let count = Row.allCases.count
    selected = Row(rawValue: (selected.rawValue + step + count) % count) ?? .rate
  }

  private mutating func change(_ step: Int) -> [Request] {
    switch selected {
    case .rate:
      let rates = VoiceChoice.rates
      rate = min(max(rate + step * Self.step, rates.lowerBound), rates.upperBound)
      return [.set(.voiceRate, .integer(rate))]
    case .name:
      let index = names.firstIndex(of: name) ?? 0
      name = names[(index + step + names.count) % names.count]
      return [.set(.voiceName, .string(name))]
    case .notes:
      let all = NotesAloud.allCases
      let index = all.firstIndex(of: notes) ?? 0
      notes = all[(index + step + all.count) % all.count]
      return [.set(.voiceNotes, .string(notes.rawValue))]
    case .sleep:
      let all = SleepChoice.allCases
      let index = all.firstIndex(of: sleep) ?? 0
      sleep = all[(index + step + all.count) % all.count]
      return [.sleep(sleep)]
    }
  }

  /// What the last row says of its keys.
  func hints(in symbols: Symbols) -> [String] {
    [
      "\(symbols.upDown) choose", "\(symbols.pair(symbols.leftKey, symbols.rightKey)) change",
      "Esc close",
    ]
  }

  private func words(of row: Row) -> (name: String, value: String) {
    switch row {
    case .rate: ("Rate", "\(rate) words a minute")
    case .name: ("Voice", name.isEmpty ? "that of the text" : name)
    case .notes: ("Notes", Self.words(of: notes))
    case .sleep: ("Stop", sleep.label)
    }
  }

  private static func words(of notes: NotesAloud) -> String {
    switch notes {
    case .off: "left out"
    case .on: "their marks"
    case .paragraph: "behind their paragraph"
    }
  }

  /// Draws itself over the last lines of the page.
  func draw(into surface: inout Surface, layout: ScreenLayout, symbols: Symbols) {
    let rows = Row.allCases
    let area = layout.body
    let top = max(area.row + area.rows - rows.count, area.row)
    let nameColumns = 16
    for (index, row) in rows.enumerated() where top + index < area.row + area.rows {
      let line = Rect(row: top + index, column: area.column, rows: 1, columns: area.columns)
      let isSelected = row == selected
      surface.fill(line, style: .sheet)
      let (name, value) = words(of: row)
      let sign = isSelected ? symbols.selection : " "
      surface.put(
        "\(sign) \(name)", row: line.row, column: area.column + 1,
        style: isSelected ? .selectedRow : .sheet, within: area.columnRange)
      surface.put(
        "\(symbols.previous) \(value) \(symbols.next)", row: line.row,
        column: area.column + 2 + nameColumns, style: isSelected ? .selectedRow : .sheet,
        within: area.columnRange)
      if isSelected { surface.cursor = CellPosition(row: line.row, column: area.column + 1) }
    }
  }
}
