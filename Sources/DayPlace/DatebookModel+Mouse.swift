import Datebook
package import Screen
import Widgets

extension DatebookModel {
  package mutating func respond(to mouse: MouseEvent) -> [DatebookEffect]? {
    switch mouse.kind {
    case .wheelDown: return sheet == nil ? wheel(1) : nil
    case .wheelUp: return sheet == nil ? wheel(-1) : nil
    case .press(button: 1):
      if let sheet {
        let link = sheet.link(row: mouse.row, column: mouse.column, layout: layout)
        // An event is laid over the list that it is in.
        if case .event = link {} else { dropSheets() }
        return link.map { follow($0) } ?? []
      }
      return canvas().link(row: mouse.row, column: mouse.column).map { follow($0) } ?? []
    case .press, .release, .drag: return []
    }
  }

  private mutating func wheel(_ step: Int) -> [DatebookEffect] {
    if place.isScrolling { move(7 * step) } else { place.turn(step) }
    return []
  }

  /// Goes where a click leads.
  mutating func follow(_ link: DatebookLink) -> [DatebookEffect] {
    switch link {
    case .command(let command): return obey(command)
    case .page(.week(let week), let day):
      place.jump(to: .week(week), cursor: day, leavesScroll: true)
    case .page(let page, let day): place.jump(to: page, cursor: day)
    case .line(let line):
      place.choose(line)
      return open()
    case .book(let number, let offset): return [.openBook(number, at: offset)]
    case .note(let target): return follow(target)
    case .event(let event): open(event)
    case .day(let day): place.jump(to: .day(day), cursor: day, leavesScroll: true)
    }
    return []
  }
}
