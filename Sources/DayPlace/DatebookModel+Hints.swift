import Datebook
import Screen
import Widgets

/// What the last row tells of the keys.
extension DatebookModel {
  /// The first key of each of some commands, and what they do together.
  private typealias Hint = (commands: [DatebookCommand], words: String)

  /// The hints of the page that is shown: the help stands among the first, so that it is always there.
  ///
  /// - Parameter hidesNote: Whether the page has a note and no room for it, which is told first.
  func hints(hidesNote: Bool) -> [String] {
    let writing: Hint = ([.write], hidesNote ? "note" : "write")
    var hints = (hidesNote ? [writing] : []) + moves + [([.open], wordsOfOpening)]
    if let list { hints.append(list) }
    hints += [([.today], "today"), ([.help], "help"), ([.goTo], "go to")]
    hints += (hidesNote ? [] : [writing]) + ways
    hints += [([.notes], "find"), ([.leave], "leave")]
    return hints.compactMap { hint in
      let names = hint.commands.compactMap { keys.keys(of: $0).first?.name(in: symbols) }
      // `←→`, and in ASCII `Left/Right`.
      let separator = names.allSatisfy { $0.count == 1 } ? "" : "/"
      return names.isEmpty ? nil : "\(names.joined(separator: separator)) \(hint.words)"
    }
  }

  /// What turns pages and moves the cursor.
  private var moves: [Hint] {
    let turning: [DatebookCommand] = [.previousPage, .nextPage]
    let rows: [DatebookCommand] = [.up, .down]
    let days: [DatebookCommand] = [.left, .right]
    if place.isScrolling { return [(rows, "week"), (turning, "month"), (days, "day")] }
    return switch place.page {
    case .cover: [(turning, "year"), (rows, "move")]
    case .year: [(turning, "year"), (rows, hasStrip ? "month" : "week"), (days, "day")]
    case .month: [(turning, "month"), (rows, "week"), (days, "day")]
    case .week: [(turning, "week"), (rows, "day")]
    case .day: [(turning, "day")]
    }
  }

  /// What Enter leads to.
  private var wordsOfOpening: String {
    if place.isScrolling { return "day" }
    return switch place.page {
    case .cover, .day: "open"
    case .year: "month"
    case .month, .week: "day"
    }
  }

  /// What leads to other pages.
  private var ways: [Hint] {
    if place.isScrolling { return [([.scroll], "back to the page")] }
    let scroll: Hint = ([.scroll], "scroll")
    let week: Hint = ([.week], "week")
    let up: [DatebookCommand] = [.higher]
    return switch place.page {
    case .cover: [scroll]
    case .year: [week, (up, "cover"), scroll]
    case .month: [week, (up, "year"), scroll]
    case .week: [(up, "month"), scroll]
    case .day: [(up, "week"), scroll]
    }
  }

  /// What the page has to open beside its days.
  private var list: Hint? {
    guard !place.isScrolling else { return nil }
    if case .day = place.page { return ([.onThisDay], "on this day") }
    return place.links(of: place.page).isEmpty ? nil : ([.onThisDay], "links")
  }

  /// Whether the page of a year has a row for each month.
  var hasStrip: Bool { DatebookCanvas.hasStrip(in: layout.body) }
}
