import Datebook
import Screen

/// Asks by when the text is to be read, on which days and in what portions.
package struct PlanSheet: Equatable, Sendable {
  /// A row of the form.
  enum Row: CaseIterable {
    case spread, until, from, weekdays, unit, start, make, remove

    /// Whether something is typed in it.
    var isTyped: Bool { self == .until || self == .from }
  }

  /// What is chosen so far.
  private(set) var form: PlanForm
  /// The rows that there are.
  let rows: [Row]
  /// The selected one.
  var selection: ListSelection
  /// Which day of the week a key changes, from 0.
  private(set) var weekday = 0
  /// The row whose text the first letter takes the place of.
  private var fresh: Set<Row> = [.until, .from]

  /// The form for a text.
  init(over book: BookPlace) {
    form = PlanForm(over: book)
    let isBehind = book.restOfPlan != nil
    rows = Row.allCases.filter { row in
      switch row {
      case .spread: isBehind
      case .remove: book.planned.plan != nil
      case .until, .from, .weekdays, .unit, .start, .make: true
      }
    }
    selection = ListSelection(0)
  }

  /// The selected row.
  var row: Row { rows[selection.selected] }

  /// Responds to a key.
  mutating func handle(_ key: Key, over book: BookPlace) -> Response {
    switch key {
    case .escape: return .handled([.dismiss])
    case .enter: return .handled(act(over: book))
    case .down, .tab: move(1)
    case .up, .backTab: move(-1)
    case .control("c"): return .ignored
    default: change(key, book)
    }
    return .handled()
  }

  private mutating func move(_ step: Int) {
    selection.selected = (selection.selected + step + rows.count) % rows.count
  }

  private mutating func change(_ key: Key, _ book: BookPlace) {
    switch row {
    case .until: type(key, into: \.until)
    case .from: type(key, into: \.from)
    case .weekdays: changeWeekdays(key, book)
    case .unit:
      if let step = Self.step(key) { form.unit = form.unit.adding(step) }
    case .start:
      if let step = Self.step(key) { form.changeStart(by: step) }
    case .spread, .make, .remove:
      if key == .character("j") { move(1) }
      if key == .character("k") { move(-1) }
    }
  }

  /// What is there is written over by the first letter, as what is selected would be.
  private mutating func type(_ key: Key, into field: WritableKeyPath<PlanForm, TextField>) {
    if fresh.remove(row) != nil, case .character = key {
      _ = form[keyPath: field].take(.end)
      _ = form[keyPath: field].take(.control("u"))
    }
    _ = form[keyPath: field].take(key)
  }

  private mutating func changeWeekdays(_ key: Key, _ book: BookPlace) {
    let order = book.locale.rule.weekdays
    switch key {
    case .left, .character("h"): weekday = (weekday + 6) % 7
    case .right, .character("l"): weekday = (weekday + 1) % 7
    case .character(" "): form.weekdays.formSymmetricDifference(Weekdays(order[weekday]))
    case .character(let digit):
      guard let number = digit.wholeNumberValue, (1...7).contains(number) else { return }
      weekday = number - 1
      form.weekdays.formSymmetricDifference(Weekdays(order[weekday]))
    default: break
    }
  }

  private static func step(_ key: Key) -> Int? {
    switch key {
    case .left, .character("h"): -1
    case .right, .character("l"), .character(" "): 1
    default: nil
    }
  }

  /// What Enter does.
  private func act(over book: BookPlace) -> [Request] {
    switch row {
    case .spread: [.dismiss, .plan(.spread)]
    case .remove: [.dismiss, .plan(.remove)]
    case .until, .from, .weekdays, .unit, .start, .make:
      (try? form.wish(over: book)).map { [.dismiss, .plan(.make($0))] } ?? []
    }
  }

  /// Responds to a click on a cell.
  func click(row: Int, column: Int, layout: ScreenLayout, over book: BookPlace) -> [Request] {
    let panel = PlanPanel(self, layout)
    guard panel.frame.contains(row: row, column: column) else { return [.dismiss] }
    guard let index = panel.index(atRow: row) else { return [] }
    var sheet = self
    sheet.selection.selected = index
    switch rows[index] {
    case .spread, .make, .remove: return sheet.act(over: book)
    case .until, .from: break
    case .weekdays:
      guard let day = panel.weekday(atColumn: column) else { break }
      sheet.weekday = day
      sheet.form.weekdays.formSymmetricDifference(Weekdays(book.locale.rule.weekdays[day]))
    case .unit:
      if let unit = panel.unit(atColumn: column, sheet) { sheet.form.unit = unit }
    case .start: sheet.form.changeStart()
    }
    return [.present(.plan(sheet))]
  }

  /// What the last row says of its keys.
  func hints(in symbols: Symbols) -> [String] {
    let move = "\(symbols.upDown) move"
    let leave = "Esc leave it"
    switch row {
    case .spread: return ["\(symbols.enterKey) spread the rest", move, leave]
    case .remove: return ["\(symbols.enterKey) remove it", move, leave]
    case .until, .from, .make: return ["\(symbols.enterKey) make the plan", move, leave]
    case .weekdays:
      return ["Space yes or no", "\(symbols.enterKey) make the plan", move, leave]
    case .unit, .start:
      let other = "\(symbols.leftKey) \(symbols.rightKey) other"
      return [other, "\(symbols.enterKey) make the plan", move, leave]
    }
  }
}

extension PortionUnit {
  /// The unit so many further on, from the last to the first.
  fileprivate func adding(_ step: Int) -> PortionUnit {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + step + all.count) % all.count]
  }

  /// What it is called in the form.
  var name: String {
    switch self {
    case .pages: "pages"
    case .chapters: "chapters"
    case .even: "even pieces"
    }
  }
}
