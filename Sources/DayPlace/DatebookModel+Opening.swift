import Datebook
import Widgets

/// What a page or a day has to open.
extension DatebookModel {
  mutating func open() -> [DatebookEffect] {
    if place.isScrolling {
      place.toggleScrolling()
      jump(to: .day(place.cursor))
      return []
    }
    guard let page = place.below else { return openItem() }
    switch page {
    case .day(let day): place.jump(to: page, cursor: day)
    case .month: place.jump(to: page, cursor: place.cursor)
    default: jump(to: page)
    }
    return []
  }

  /// Opens what a day or a line of the cover has, or a list where it has several things.
  mutating func openItem() -> [DatebookEffect] {
    if case .cover = place.page, place.chosenLine == .notes { return obey(.notes) }
    let isCover = place.page == .cover(year: place.book.year)
    let items = isCover ? place.datedItems : place.items(of: place.cursor)
    // Of books that were read the last one is gone on with.
    let isRead = items.allSatisfy { if case .reading = $0 { true } else { false } }
    if items.count == 1 || isRead, let link = items.last?.link { return follow(link) }
    guard !items.isEmpty else {
      tell("There is nothing to open on this day.")
      return []
    }
    let title = isCover ? "Dated books" : place.locale.date(place.cursor)
    sheet = .items(DatebookItems(title, items))
    return []
  }

  /// Lists what the page's note links to and what the day under the cursor has, on the page of the day
  /// with its like in other years, which is selected.
  mutating func listItems() {
    let day = place.cursor
    let isDay = place.page == .day(day) && !place.isScrolling
    let own = place.pageItems
    // An entry of another year that is the day's own is not told twice.
    let memories = isDay ? place.memories(of: day).filter { !own.contains($0) } : []
    guard !own.isEmpty || !memories.isEmpty else {
      tell(emptyListSentence(isDay: isDay))
      return
    }
    sheet = .items(
      DatebookItems(
        place.locale.date(day), own + memories, selected: memories.isEmpty ? 0 : own.count))
  }

  private func emptyListSentence(isDay: Bool) -> String {
    guard place.known.notes(of: .day(place.cursor)) != nil else {
      return "This day is still loading."
    }
    guard isDay else { return "There is nothing to open here. The day’s page shows other years." }
    return place.known.onThisDay?.day == place.cursor
      ? "There is nothing to open in any year." : "Other years are still loading."
  }
}
