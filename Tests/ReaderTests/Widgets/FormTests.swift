import Screen
import TestSupport
import Testing
import Widgets

/// A form with a field of each kind.
private enum Field: CaseIterable {
  case name, secret, size, day, kind, unit, days, colours, stars, note, send
}

private func makeForm(look: FormLook = .pane(labels: 9), goesOn: Bool = false) -> Form<Field> {
  let colours = [(name: "red", style: Style.bold), (name: "blue", style: Style.faint)]
  let items = [OptionOfEach.Item("sea", option: 1), OptionOfEach.Item("whales", option: nil)]
  return Form(
    [
      FormRow(.name, "Name", .text("Emma", capacity: 40)),
      FormRow(.secret, "Secret", .secret("abc", capacity: 20), endsGroup: true),
      FormRow(.size, "Size", .number(3, in: 1...20), hint: "1 to 20"),
      FormRow(.day, "Day", .date("today", isOffered: true)),
      FormRow(.kind, "Kind", .choice(["prose", "verse", "play"], selected: 0)),
      FormRow(.unit, "By", .choice(["pages", "lines"], selected: 1, .list)),
      FormRow(.days, "On", .choices(["Mo", "Tu", "We"], chosen: [0, 2])),
      FormRow(
        .colours, "Colours",
        .each(
          OptionOfEach(items, options: colours, sign: "#", noun: "tag", noOption: "any colour"))),
      FormRow(.stars, "Stars", .rating(2, of: 5)),
      FormRow(.note, "Note", .text("A long note of words", capacity: 500, wraps: true)),
      .button(.send, "Send it", verb: "send it"),
    ],
    look: look, words: FormWords(question: "Keep this?", goesOn: goesOn))
}

extension Form {
  fileprivate mutating func tap(_ keys: Key...) { for key in keys { _ = press(key) } }
  fileprivate mutating func type(_ text: String) {
    for character in text { _ = press(.character(character)) }
  }
  /// The form as lines of text, without blanks at their ends.
  fileprivate func screen(rows: Int, columns: Int) -> [String] {
    var surface = Surface(rows: rows, columns: columns)
    draw(into: &surface, surface.bounds, .unicode)
    return surface.lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}

@Suite struct Forms {
  // MARK: - What always holds

  private static let keys: [Key] = [
    .tab, .backTab, .up, .down, .left, .right, .home, .end, .enter, .escape, .pageUp, .insert,
    .character(" "), .character("x"), .character("j"), .character("7"), .character("日"),
    .control("a"), .alt("b"), .function(3),
  ]
  private static let deletions: [Key] = [
    .backspace, .delete, .control("u"), .control("w"), .altBackspace, .alt("d"),
  ]

  private static func texts(_ form: Form<Field>) -> [Int] {
    [Field.name, .secret, .size, .note].map { form.text($0).count }
  }

  @Test(arguments: 0..<20)
  func `no key but a deletion takes a text away, and the focus is on a row that is shown`(
    seed: Int
  ) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var form = makeForm(goesOn: seed.isMultiple(of: 2))
    let area = Rect(row: 0, column: 0, rows: 9, columns: 30)
    for _ in 0..<400 {
      let before = Self.texts(form)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0:
        _ = form.click(
          row: Int.random(in: 0..<9, using: &generator),
          column: Int.random(in: 0..<30, using: &generator), in: area, .unicode)
      case 1:
        let focus = form.focus
        form[.colours].isHidden.toggle()
        #expect(form.focus == focus || focus == .colours)
      case 2: form.refuse(Field.allCases.randomElement(using: &generator) ?? .name, "wrong")
      default:
        let isDeletion = Int.random(in: 0..<8, using: &generator) == 0
        let keys = isDeletion ? Self.deletions : Self.keys
        _ = form.press(keys.randomElement(using: &generator) ?? .tab)
        if isDeletion { continue }
      }
      #expect(zip(Self.texts(form), before).allSatisfy { $0 >= $1 })
      #expect(!form[form.focus].isHidden)
    }
  }

  @Test(arguments: [FormLook.pane(labels: 9), .box(labels: 10), .menu(labels: 7)])
  func `a form never leaves its area, and the cursor is in it`(look: FormLook) {
    var form = makeForm(look: look)
    form.refuse([.note: ["this is wrong"], .size: ["that is wrong too", "wrong"]])
    for columns in Array(1...14) + [20, 23, 31, 60] {
      for rows in [1, 2, 3, 5, 8, 12, 20] {
        _ = form.press(.tab)
        let area = Rect(row: 1, column: 2, rows: rows, columns: columns)
        var surface = Surface(rows: rows + 2, columns: columns + 4)
        surface.fill(surface.bounds, with: "#")
        surface.fill(area)
        form.draw(into: &surface, area, .unicode)
        for row in 0..<surface.rows {
          for column in 0..<surface.columns where !area.contains(row: row, column: column) {
            #expect(surface[row, column] == Cell(text: "#"), "\(rows)x\(columns)")
          }
        }
        let cursor = surface.cursor ?? CellPosition(row: 0, column: 0)
        #expect(area.contains(row: cursor.row, column: cursor.column), "\(rows)x\(columns)")
      }
    }
  }

  @Test(arguments: [(30, 60), (6, 40), (3, 24)])
  func `a click on each row that is drawn gives it the focus`(rows: Int, columns: Int) {
    let area = Rect(row: 2, column: 5, rows: rows, columns: columns)
    for focus in Field.allCases {
      var form = makeForm()
      while form.focus != focus { form.tap(.tab) }
      let lines = form.screen(rows: rows, columns: columns)
      #expect(lines.contains { $0.hasPrefix("▸ ") } || focus == .note)
      for field in Field.allCases {
        let label = form[field].labels[0]
        guard let row = lines.firstIndex(where: { $0.dropFirst(2).hasPrefix(label) }) else {
          #expect(rows < 30)
          continue
        }
        var clicked = form
        let answer = clicked.click(row: row + 2, column: 8, in: area, .unicode)
        #expect(clicked.focus == field)
        #expect(answer == (field == .send ? .press(.send) : .stay))
      }
    }
  }

  @Test func `what is refused leaves all that was typed, and the focus goes to the first mistake`()
  {
    var form = makeForm()
    form.tap(.end)
    form.type(" and Mr Knightley")
    form.tap(.tab, .tab)
    form.tap(.backspace)
    form.type("99")
    form.tap(.down, .down, .right)
    #expect(form.press(.enter) == .stay && form.focus == .size)
    #expect(form.errors[.size]?.first == "a number from 1 to 20")
    #expect(form.text(.name) == "Emma and Mr Knightley" && form.text(.size) == "99")
    #expect(form.selected(.kind) == 1)
    form.tap(.backspace)
    #expect(form.errors.isEmpty && form.number(.size) == 9)
    #expect(form.press(.enter) == .submit)
    form.refuse([.note: ["no note"], .name: ["no name"]])
    #expect(form.focus == .name && form.errors.count == 2)
    #expect(form.text(.name) == "Emma and Mr Knightley" && form.isChanged)
  }

  // MARK: - Controls

  @Test func `a text that is offered is replaced by the first letter, and only by that`() {
    var form = makeForm()
    form.tap(.tab, .tab, .tab)
    form.tap(.up, .down)
    form.type("3 mar")
    #expect(form.text(.day) == "3 mar")
    form = makeForm()
    form.tap(.tab, .tab, .tab, .left)
    form.type("x")
    #expect(form.text(.day) == "todaxy", "who moves in it wants to change it")
  }

  @Test func `a number takes digits alone, and is read within its range`() {
    var form = makeForm()
    form.tap(.tab, .tab, .backspace)
    form.type("a1 -5")
    #expect(form.text(.size) == "15" && form.number(.size) == 15)
    form.tap(.backspace, .backspace)
    #expect(form.number(.size) == nil && form.press(.enter) == .submit, "none is no mistake")
  }

  @Test func `a choice goes around with the arrows, and its signs are clicked`() {
    var form = makeForm()
    let area = Rect(row: 0, column: 0, rows: 30, columns: 60)
    form.tap(.tab, .tab, .tab, .tab, .left)
    #expect(form.selected(.kind) == 2)
    form.tap(.character("l"), .character(" "))
    #expect(form.selected(.kind) == 1)
    let row = form.screen(rows: 30, columns: 60).firstIndex { $0.contains("‹ verse ›") } ?? 0
    _ = form.click(row: row, column: 11, in: area, .unicode)
    #expect(form.selected(.kind) == 0)
    _ = form.click(row: row, column: 19, in: area, .unicode)
    #expect(form.selected(.kind) == 1)
    // An option that stands in a list is chosen by a click on it.
    _ = form.click(row: row + 1, column: 12, in: area, .unicode)
    #expect(form.focus == .unit && form.selected(.unit) == 0)
  }

  @Test func `several options are chosen by Space, by their numbers and by clicks`() {
    var form = makeForm()
    while form.focus != .days { form.tap(.tab) }
    form.tap(.character(" "), .right, .character(" "), .character("3"), .character("9"))
    #expect(form.chosen(.days) == [1])
    let row = form.screen(rows: 30, columns: 60).firstIndex { $0.contains(" On ") } ?? 0
    let area = Rect(row: 0, column: 0, rows: 30, columns: 60)
    _ = form.click(row: row, column: 11, in: area, .unicode)
    #expect(form.chosen(.days) == [0, 1])
  }

  @Test func `long names of several options have boxes, in as many lines as they need`() {
    var form = Form(
      [FormRow(0, "In", .choices(["English", "German", "French"], chosen: [1]))],
      look: .pane(labels: 4), words: FormWords(question: "?"))
    #expect(
      form.screen(rows: 2, columns: 32) == ["▸ In  [ ] English  [x] German", "      [ ] French"])
    form.tap(.left, .character(" "))
    #expect(form.chosen(0) == [1, 2])
    _ = form.click(row: 1, column: 8, in: Rect(row: 0, column: 0, rows: 2, columns: 32), .unicode)
    #expect(form.chosen(0) == [1])
  }

  @Test func `each name has an option of its own, and the current one stands first`() {
    var form = makeForm()
    while form.focus != .colours { form.tap(.tab) }
    func line() -> String? {
      form.screen(rows: 30, columns: 60).first { $0.contains("Colours") }
    }
    #expect(line() == "▸ Colours  ‹ #sea blue ›  #whales")
    form.tap(.right, .character(" "))
    #expect(line() == "▸ Colours  ‹ #whales any colour ›  #sea")
    form.tap(.left)
    #expect(form.items(.colours).map(\.option) == [0, 1])
  }

  @Test func `stars are given by a number or by steps, and 0 is none`() {
    var form = makeForm()
    while form.focus != .stars { form.tap(.tab) }
    form.type("4+++")
    #expect(form.rating(.stars) == 5)
    form.type("9")
    #expect(form.rating(.stars) == 5, "there are five at most")
    form.type("0-")
    #expect(form.rating(.stars) == nil)
  }

  @Test func `a secret is seen as stars alone`() {
    var form = makeForm()
    form.tap(.tab)
    form.type("日!")
    let screen = form.screen(rows: 30, columns: 60).joined(separator: "\n")
    #expect(screen.contains("Secret   *****▏") && !screen.contains("abc"))
    #expect(form.text(.secret) == "abc日!")
  }

  @Test func `a line that is too long shows the words at the caret`() {
    var form = Form(
      [FormRow(0, "Name", .text("one two three four", capacity: 60))],
      look: .pane(labels: 6), words: FormWords(question: "?"))
    #expect(form.screen(rows: 1, columns: 18) == ["▸ Name  hree four▏"])
    form.tap(.home)
    #expect(form.screen(rows: 1, columns: 18) == ["▸ Name  one two th"])
    form.tap(.right, .right, .right)
    form.type(" and")
    #expect(form.text(0) == "one and two three four")
  }

  // MARK: - Enter and leaving

  @Test func `Enter keeps, goes on as long as a text is missing, or presses a button`() {
    var form = makeForm()
    #expect(form.press(.enter) == .submit)
    form.tap(.up)
    #expect(form.focus == .send && form.press(.enter) == .press(.send))
    form = makeForm(goesOn: true)
    form.tap(.control("u"))
    #expect(form.hints(in: .unicode).contains("⏎ next"))
    #expect(form.press(.enter) == .stay && form.focus == .secret)
    form.tap(.up)
    form.type("x")
    #expect(form.hints(in: .unicode).contains("⏎ keep") && form.press(.enter) == .submit)
  }

  @Test func `leaving asks if something was changed, and only then`() {
    var form = makeForm()
    form.tap(.right, .tab, .down)
    #expect(form.press(.escape) == .leave, "nothing was changed")
    while form.focus != .stars { form.tap(.tab) }
    form.tap(.right)
    #expect(form.press(.escape) == .stay && form.isAsking)
    #expect(form.hints(in: .unicode) == ["⏎ keep", "d drop", "Esc go on"])
    form.tap(.character("x"), .tab, .escape)
    #expect(!form.isAsking && form.rating(.stars) == 3 && form.focus == .stars)
    let mayLeave = form.mayLeave()
    #expect(!mayLeave && form.isAsking && !form.isTyping)
    #expect(form.press(.character("y")) == .submit && !form.isAsking)
    form.tap(.escape)
    #expect(form.press(.character("d")) == .leave)
    form.tap(.left)
    #expect(form.press(.escape) == .leave, "it is as it was")
  }

  @Test func `what cannot be kept any more can only be dropped`() {
    var form = makeForm()
    form.type("!")
    form.obstacle = "The book is gone."
    #expect(!form.hints(in: .unicode).contains("⏎ keep"))
    #expect(form.press(.enter) == .stay && form.isAsking)
    #expect(form.hints(in: .unicode) == ["d drop", "Esc go on"])
    #expect(form.press(.enter) == .stay && form.isAsking)
    #expect(form.press(.character("d")) == .leave)
  }

  // MARK: - Screens

  @Test func `a form stands in lines, with what is wrong beside its field or below it`() {
    var form = makeForm()
    form.refuse([.size: ["too large"], .kind: ["a very long sentence that tells why"]])
    #expect(
      form.screen(rows: 16, columns: 40) == [
        "  Name     Emma",
        "  Secret   ***",
        "",
        "▸ Size     3▏ too large",
        "  Day      today",
        "  Kind     ‹ prose ›",
        "           a very long sentence that te…",
        "  By       pages  lines",
        "  On       Mo ·  We",
        "  Colours  ‹ #sea blue ›  #whales",
        "  Stars    ‹ ▰▰▱▱▱ 2 ›",
        "  Note     A long note of words",
        "  Send it",
        "", "", "",
      ])
  }

  @Test func `a form that is too long shows the field with the focus and what is wrong there`() {
    var form = makeForm()
    form.refuse([.kind: ["a very long sentence that tells why"]])
    #expect(
      form.screen(rows: 2, columns: 24) == ["▸ Kind     ‹ prose ›", "           a very long …"])
    #expect(form.screen(rows: 1, columns: 24) == ["▸ Kind     ‹ prose ›"])
    form.tap(.down, .down)
    #expect(
      form.screen(rows: 3, columns: 24) == [
        "  By       lines", "▸ On       Mo ·  We", "  Colours  ‹ #sea blue ›",
      ])
  }
}
