import Datebook
import Screen
import Widgets

/// Asks by when the text is to be read, on which days and in what portions.
package struct PlanSheet: Equatable, Sendable {
  /// A row of the form.
  enum Field: Hashable, Sendable {
    case spread, until, from, weekdays, unit, start, make, remove
  }

  /// The rows and what is typed and chosen in them.
  private(set) var form: Form<Field>
  /// The days of the week in the order of their options.
  let weekdays: [Weekday]
  /// The places that the plan may begin with.
  let starts: [Start]

  /// A form for a text: it offers the plan that the text has, or else a month from today on.
  init(over book: BookPlace) {
    let plan = book.planned.plan
    // If the days of a plan are over, it goes on from where the reader is, on as many of its weekdays
    // as it has portions left.
    let left = book.portionsLeftOver.flatMap { count in
      plan?.schedule.weekdays.days(until: count, from: book.today)
    }
    let days = left == nil ? plan?.schedule.days : nil
    let until = days.map { "\($0.upperBound)" } ?? left.map { "\($0) days" } ?? "30 days"
    let weekdays = book.locale.rule.weekdays
    let readOn = plan?.schedule.weekdays ?? .all
    let start: Start
    (starts, start) = Self.starts(over: book, isOver: left != nil)
    self.weekdays = weekdays
    var rows: [FormRow<Field>] = [
      FormRow(.until, "Until", .date(until, isOffered: true)),
      FormRow(.from, "From", .date(days.map { "\($0.lowerBound)" } ?? "today", isOffered: true)),
      FormRow(
        .weekdays, "On",
        .choices(
          weekdays.map { truncate(book.locale.names.narrowName(of: $0), to: 2, ellipsis: "") },
          chosen: Set(weekdays.indices.filter { readOn.contains(weekdays[$0]) }))),
      FormRow(
        .unit, "By",
        .choice(
          PortionUnit.allCases.map(\.name) + ["a chapter a day"],
          selected: PortionUnit.allCases.firstIndex(of: plan?.unit ?? .pages) ?? 0, .list)),
      FormRow(
        .start, "Start",
        .choice(starts.map(\.words), selected: starts.firstIndex(of: start) ?? 0, .plain)),
      .button(.make, "Make the plan", verb: "make the plan"),
    ]
    if book.restOfPlan != nil {
      rows.insert(.button(.spread, "Spread the rest", verb: "spread the rest"), at: 0)
    }
    if plan != nil { rows.append(.button(.remove, "Remove the plan", verb: "remove it")) }
    form = Form(
      rows, look: .menu(labels: 7),
      words: FormWords(
        question: "Make this plan?", submit: "make the plan", leave: "leave it"))
  }

  /// Whether letters are typed into the sheet, and are no commands.
  var isTyping: Bool { form.isTyping }

  /// Responds to a key.
  mutating func handle(_ key: Key, over book: BookPlace) -> Response {
    if key == .control("c") { return .ignored }
    return .handled(respond(to: form.press(key), over: book))
  }

  /// Responds to a click on a cell; one outside of the sheet leaves it.
  func click(row: Int, column: Int, layout: ScreenLayout, over book: BookPlace) -> [Request] {
    let panel = PlanPanel(self, layout)
    var sheet = self
    let answer =
      panel.box.contains(row: row, column: column)
      ? sheet.form.click(row: row, column: column, in: panel.area, .unicode)
      : sheet.form.isAsking ? .stay : sheet.form.press(.escape)
    let requests = sheet.respond(to: answer, over: book)
    return requests.contains(.dismiss) ? requests : [.present(.plan(sheet))]
  }

  /// What is to be done after the form took a key or a click.
  private mutating func respond(to answer: Form<Field>.Answer, over book: BookPlace) -> [Request] {
    switch answer {
    case .leave: return [.dismiss]
    case .press(.spread): return [.dismiss, .plan(.spread)]
    case .press(.remove): return [.dismiss, .plan(.remove)]
    case .submit, .press:
      do throws(Obstacle) {
        return [.dismiss, .plan(.make(try wish(over: book)))]
      } catch {
        form.refuse([error.field: error.wordings])
      }
    case .stay:
      // What is wrong may depend on two fields: as long as something is, all is read again.
      guard !form.errors.isEmpty else { break }
      form.errors = [:]
      do throws(Obstacle) { _ = try wish(over: book) } catch {
        form.errors = [error.field: error.wordings]
      }
    }
    return []
  }

  /// What the last row of the screen says of the keys.
  func hints(in symbols: Symbols) -> [String] { form.hints(in: symbols) }
}

extension PortionUnit {
  /// What it is called in the form.
  var name: String {
    switch self {
    case .pages: "pages"
    case .chapters: "chapters"
    case .even: "even pieces"
    }
  }
}
