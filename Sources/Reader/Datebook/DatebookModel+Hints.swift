import Datebook
import Screen

/// What the last row tells of the keys.
extension DatebookModel {
  /// The first key of each of some commands, and what they do together.
  private typealias Hint = (commands: [Command], words: String)

  /// The hints of the page that is shown: the help stands among the first, so that it is always there.
  var hints: [String] {
    var hints = moves + ways
    hints.insert(([.help], "help"), at: min(moves.count + 2, hints.count))
    if let list { hints.insert(list, at: moves.count + 1) }
    hints += others
    return hints.compactMap { hint in
      let names = hint.commands.compactMap { keys.keys(of: $0).first?.name(in: symbols) }
      return names.isEmpty ? nil : "\(names.joined()) \(hint.words)"
    }
  }

  /// What turns pages and moves the cursor.
  private var moves: [Hint] {
    let turning: [Command] = [.previousPage, .nextPage]
    let rows: [Command] = [.datebook(.up), .datebook(.down)]
    let days: [Command] = [.datebook(.left), .datebook(.right)]
    if place.isScrolling { return [(rows, "week"), (turning, "month"), (days, "day")] }
    return switch place.page {
    case .cover: [(turning, "year"), (rows, "move")]
    case .year: [(turning, "year"), (rows, hasStrip ? "month" : "week"), (days, "day")]
    case .month: [(turning, "month"), (rows, "week"), (days, "day")]
    case .week: [(turning, "week"), (rows, "day")]
    case .day: [(turning, "day"), (rows, "week")]
    }
  }

  /// What leads to other pages.
  private var ways: [Hint] {
    let open: Command = .datebook(.open)
    let up: [Command] = [.datebook(.higher)]
    let today: Hint = ([.today], "today")
    if place.isScrolling { return [([open], "day"), today, ([.scroll], "back to the page")] }
    return switch place.page {
    case .cover: [([open], "open"), today]
    case .year: [([open], "month"), today, ([.datebook(.week)], "week"), (up, "cover")]
    case .month: [([open], "day"), today, ([.datebook(.week)], "week"), (up, "year")]
    case .week: [([open], "day"), today, (up, "month")]
    case .day: [([open], "open"), today, (up, "week")]
    }
  }

  private var others: [Hint] {
    let scroll: [Hint] = place.isScrolling ? [] : [([.scroll], "scroll")]
    return [([.datebook(.write)], "write"), ([.goTo], "go to"), ([.datebook(.notes)], "find")]
      + scroll + [([.leave], "leave")]
  }

  /// What the page has to open beside its days.
  private var list: Hint? {
    guard !place.isScrolling else { return nil }
    if case .day = place.page { return ([.datebook(.onThisDay)], "on this day") }
    return place.links(of: place.page).isEmpty ? nil : ([.datebook(.onThisDay)], "links")
  }

  /// Whether the page of a year has a row for each month.
  var hasStrip: Bool { DatebookCanvas(place, layout: layout, symbols: symbols).hasStrip }
}
