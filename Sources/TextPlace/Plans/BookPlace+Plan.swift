import Datebook
import Screen
import Widgets

// MARK: - What is known

extension BookPlace {
  /// Handles what became of the plan.
  mutating func handle(_ event: PlanEvent) -> [TextEffect] {
    switch event {
    case .loaded(let plan, let read):
      planned.read = read
      // What was asked for meanwhile is newer.
      if planned.waiting == nil { receive(plan) }
      return []
    case .changedElsewhere(let plan):
      planned.waiting = nil
      receive(plan)
      return []
    case .divided(let wish, let portions): return receive(portions, for: wish)
    }
  }

  private mutating func receive(_ plan: ReadingPlan?) {
    planned.plan = length.isComplete ? plan?.fitted(to: length.bytes) : plan
  }

  /// Receives the portions of a plan that the reader wants.
  private mutating func receive(_ portions: [PlannedPortion], for wish: PlanWish) -> [TextEffect] {
    guard wish == planned.waiting else { return [] }
    planned.waiting = nil
    let portions = portions.map { portion in portion.naming { contents?.title(of: $0) } }
    if wish.restFrom != nil {
      guard let plan = planned.plan?.spreading(portions) else { return [] }
      planned.plan = plan
      return [.plans(.change(plan))]
    }
    let plan = ReadingPlan(
      wish.schedule, unit: wish.unit, portions: portions, textBytes: length.bytes)
    guard let plan else { return [] }
    planned.plan = plan
    return [.plans(.make(plan))]
  }

  /// Has the text divided that the reader wants a plan for, once the chapters are known.
  mutating func dividePlan() -> [TextEffect] {
    guard var wish = planned.waiting, let contents else { return [] }
    if wish.start == 0, wish.restFrom == nil {
      wish.start = contents.planStart(in: 0..<length.bytes)
      planned.waiting = wish
    }
    return [.plans(.divide(wish, chapters: contents.chapterStarts(for: wish, bytes: length.bytes)))]
  }

  /// What is left of the plan, to be spread over the days that are left; `nil` if none are.
  var restOfPlan: PlanWish? {
    guard let plan = planned.plan, let standing = planned.standing(on: today),
      standing.behind > 0, standing.reached < plan.range.upperBound,
      plan.schedule.count(from: today) > 0
    else { return nil }
    return PlanWish(
      schedule: plan.schedule, unit: plan.unit, start: standing.reached, restFrom: today)
  }

  /// How many portions were not read of a plan whose days are over; `nil` if there is no such plan, or
  /// nothing is left.
  var portionsLeftOver: Int? {
    guard let plan = planned.plan, plan.schedule.count(from: today) == 0,
      let standing = planned.standing(on: today), standing.behind > 0,
      standing.reached < plan.range.upperBound
    else { return nil }
    return standing.behind
  }

  /// The bytes of today's portion, which the margin marks: by the plan, of a dated text its entry,
  /// else by the year.
  var todaysPortion: Range<Int>? {
    if let plan = planned.plan { return plan.portion(on: today)?.range }
    return dates.text == nil ? spots?.portion : dates.portion
  }

  /// How many pages today's portion is behind the page shown, about; nil if it is not.
  var pagesToTodaysPortion: Int? {
    guard let plan = planned.plan, let shown, count.pages > 0 else { return nil }
    let index = min(plan.firstIndex(from: today), plan.portions.count - 1)
    let bytes = plan.portions[index].range.lowerBound - shown.lowerBound
    guard bytes > 0 else { return nil }
    return Int(Double(count.pages) * Double(bytes) / Double(max(textBytes, 1)))
  }

  /// Whether today's portion of the plan was read, with what is shown.
  var isPortionDone: Bool {
    guard let portion = planned.plan?.portion(on: today) else { return false }
    var read = planned.read
    if let shown { read.insert(shown) }
    return read.isDone(portion)
  }
}

// MARK: - The rail

extension BookPlace {
  /// The rail of a text that is read by a plan: its tabs lead to the plan's months.
  var planRail: MonthRail? {
    guard planned.plan != nil else { return nil }
    let lit = planMonth.map { planned.months[$0] }
    let open = planned.months.reduce(into: Months()) { $0.insert(Months($1.month)) }
    return MonthRail(
      year: lit?.year ?? planned.months.first?.year, lit: lit.map { Months($0.month) } ?? [],
      today: today.month, open: length.bytes > 0 ? open : [])
  }

  /// The index of the month of what is shown: that of the tab that led there, or today's where its
  /// portion begins here, else the one that the page ends in.
  private var planMonth: Int? {
    guard let plan = planned.plan, let shown, length.bytes > 0 else { return nil }
    if let asked = planned.askedMonth { return asked }
    if let portion = plan.portion(on: today), shown.contains(portion.range.lowerBound) {
      return month(of: today)
    }
    let index = plan.index(at: max(shown.upperBound - 1, shown.lowerBound))
    return month(of: plan.portions[index].day)
  }

  private func month(of day: Day) -> Int? {
    let (year, month, _) = day.date
    return planned.months.firstIndex { $0.year == year && $0.month == month }
  }
}

// MARK: - Going places

extension BookPlace {
  /// Obeys a command that goes by the plan; `nil` if it does not, or if there is none.
  mutating func obeyPlan(_ command: TextCommand) -> [TextEffect]? {
    guard planned.plan != nil, length.bytes > 0 else { return nil }
    switch command {
    case .today: return goToTodaysPortion()
    case .frame(.month(let month)): return go(toPlanMonth: occurrence(of: month))
    case .nextMonth: return go(toPlanMonth: planMonth.map { $0 + 1 })
    case .previousMonth: return go(toPlanMonth: planMonth.map { $0 - 1 })
    default: return nil
    }
  }

  /// Goes to today's portion, on a day without one to the next; behind the last day to the last one.
  private mutating func goToTodaysPortion() -> [TextEffect] {
    guard let plan = planned.plan else { return [] }
    return go(toPortion: min(plan.firstIndex(from: today), plan.portions.count - 1))
  }

  /// Goes to the portion with this index.
  mutating func go(toPortion index: Int) -> [TextEffect] {
    guard let plan = planned.plan, plan.portions.indices.contains(index) else { return [] }
    let portion = plan.portions[index]
    let effects = jump(to: portion.range.lowerBound, asking: nil)
    planned.askedMonth = month(of: portion.day)
    return effects
  }

  private mutating func go(toPlanMonth index: Int?) -> [TextEffect] {
    guard let index, planned.months.indices.contains(index) else { return [] }
    let effects = jump(to: planned.months[index].offset, asking: nil)
    planned.askedMonth = index
    return effects
  }

  /// The index of a month: of the year that is shown where it has it, else the first; where that is
  /// shown already, the next one of the name.
  private func occurrence(of month: Int) -> Int? {
    let own = planned.months.indices.filter { planned.months[$0].month == month }
    if let asked = planned.askedMonth, let position = own.firstIndex(of: asked) {
      return own[(position + 1) % own.count]
    }
    let year = planMonth.map { planned.months[$0].year }
    return own.first { planned.months[$0].year == year } ?? own.first
  }

  /// What is to be said of a day without a portion; `nil` if today has one.
  var portionNotice: String? {
    guard let plan = planned.plan, plan.portion(on: today) == nil else { return nil }
    let days = plan.schedule.days
    if today < days.lowerBound { return "The plan begins on \(locale.date(days.lowerBound))." }
    if today > days.upperBound { return "The plan ended on \(locale.date(days.upperBound))." }
    let next = plan.portions[plan.firstIndex(from: today)].day
    return "No portion today: the next is on \(locale.names.name(of: next.weekday))."
  }
}

// MARK: - In words

extension BookPlace {
  /// How much of the text a day gets where so many share the bytes: `12 pages a day`.
  func paceLabel(_ bytes: Range<Int>, days: Int, unit: PortionUnit) -> String {
    let (number, name): (Double, String)
    if unit == .chapters, let contents, !contents.chapterStarts.isEmpty {
      (number, name) = (Double(contents.chapterBreaks(in: bytes).count + 1), "chapter")
    } else {
      let pages = Double(count.pages) * Double(bytes.count) / Double(max(textBytes, 1))
      (number, name) = (pages, "page")
    }
    let guess = count.isExact || name == "chapter" ? "" : "~"
    let each = number / Double(max(days, 1))
    if each > 2.0 / 3 {
      let rounded = max(Int(each.rounded()), 1)
      return "\(guess)\(rounded) \(name)\(rounded == 1 ? "" : "s") a day"
    }
    let every = Int((1 / max(each, 1e-6)).rounded())
    return "a \(name) every \(guess)\(every) days"
  }

  /// `40 pages a day until 20 Dec, 3 days behind`; `nil` without a plan.
  var planWords: String? {
    guard let plan = planned.plan, let standing = planned.standing(on: today) else { return nil }
    let pace = paceLabel(plan.range, days: plan.portions.count, unit: plan.unit)
    let behind = standing.behind
    let late = behind > 0 ? ", \(behind) day\(behind == 1 ? "" : "s") behind" : ""
    return "\(pace) until \(dateLabel(plan.schedule.days.upperBound))\(late)"
  }

  /// A day by its date, with the year where it is another one than today's.
  func dateLabel(_ day: Day) -> String {
    day.year == today.year ? locale.shortDate(day) : locale.mediumDate(day)
  }

  /// The minutes that a day takes where so many share the bytes, where the speed is known.
  func paceMinutes(_ bytes: Range<Int>, days: Int) -> Minutes? {
    time(for: 0..<bytes.count / max(days, 1))
  }
}
