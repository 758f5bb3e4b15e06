package import Datebook
package import Paging
package import Widgets

// MARK: - Pages

extension BookPlace {
  /// Receives a page that was made.
  package mutating func receive(_ made: MadePage) -> [TextEffect] {
    let former = page
    let isSamePlace = isFitting && place == made.place
    let formerPages = pages.count
    let origin = Departure(number: number, isGuess: isGuess, aim: aim)
    page = made.page
    second = made.second
    header = made.header
    fileLines = made.fileLines
    place = made.place
    isFitting = true
    setNumber(of: made, turnedFrom: formerPages, isSamePlace: isSamePlace)
    stable.numbers = made.stableNumbers
    switch made.cause {
    case .laidOutAnew, .refreshed, .previewed: return []
    case .turned, .scrolled: askedMonth = nil
    case .jumped:
      if made.page.range.lowerBound != former?.range.lowerBound { leave(for: origin) }
    case .returned: break
    }
    stable.goesThere = false
    let isNew = anchor != made.place
    moveAnchor(to: made.place)
    return isNew ? keepPosition(after: made.cause) : []
  }

  /// Notes that the reader jumps from what was shown.
  mutating func leave(for origin: Departure) {
    jumps.leave(anchor)
    departure = tellsDeparture ? origin : nil
  }

  /// Has the place kept that the reader went to, and the jumps if it was one.
  private func keepPosition(after cause: ShowCause) -> [TextEffect] {
    switch cause {
    case .jumped, .returned:
      [.keepPosition(offset: anchor, isJump: true), .keepJumps(jumps)]
    default: [.keepPosition(offset: anchor, isJump: false)]
    }
  }

  /// Puts the anchor where the reader went to, and remembers where on the screen that is.
  mutating func moveAnchor(to offset: Int) {
    anchor = offset
    anchorRow = .top
    guard isScrolling, let row = page?.lines.firstIndex(where: { $0.range.contains(offset) })
    else { return }
    anchorRow = AnchorRow(row, of: format.rows)
  }

  /// - Parameters:
  ///   - formerPages: The number of pages that were shown before.
  ///   - isSamePlace: Whether its place was shown before, in pages or lines of the same format.
  private mutating func setNumber(
    of made: MadePage, turnedFrom formerPages: Int, isSamePlace: Bool
  ) {
    if let known = made.number {
      number = known
      isCountedFromGuess = false
      return
    }
    switch made.cause {
    case .refreshed: break
    case .laidOutAnew where isSamePlace: break
    case .turned(let step):
      let turned = step > 0 ? formerPages : -pages.count
      number = made.page.isFirst ? 0 : max(number + turned, 1)
    case .scrolled: place(made.page, about: guess(at: place))
    case .jumped(let guess), .returned(let guess), .previewed(let guess):
      place(made.page, about: guess)
    case .laidOutAnew: place(made.page, about: guess(at: anchor))
    }
    if isAtEnd, !isScrolling {
      // Whether by the number or by the count: the last page is the one that ends it.
      count.pages = lastNumber + 1
    } else {
      count.pages = max(count.pages, lastNumber + 1)
    }
  }

  /// Numbers a page that was not reached by turning.
  private mutating func place(_ page: Page, about guess: Int) {
    isCountedFromGuess = !page.isFirst
    if page.isFirst {
      number = 0
    } else if isAtEnd {
      number = max(count.pages - pages.count, 1)
    } else if page.isLast {
      number = max(self.guess(at: place), 1)
    } else {
      number = max(guess, 1)
    }
  }
}

// MARK: - The count, the text, the day, the screen

extension BookPlace {
  /// Receives a count of pages; one for another format is dropped.
  package mutating func receive(_ count: PageCount, format: PageFormat) -> [TextEffect] {
    guard format == self.format else { return [] }
    let isNew = count.isExact && !self.count.isExact
    self.count = count
    // What was a guess is none any more, and nobody knows which page it was.
    if isNew, departure?.isGuess == true { departure = nil }
    let search: [TextEffect] = isNew ? [.findOutline] : []
    // Until the page is made that fits the screen, the number is that of another format.
    guard isFitting, let page else { return search }
    if count.isExact {
      // The page stays as it is; it may turn out to be one of the grid, and gets its number.
      return isNew ? [showAgain(page, place: place)] + search : []
    }
    if isAtEnd, isCountedFromGuess, !page.isFirst {
      number = max(count.pages - pages.count, 1)
    }
    self.count.pages = isAtEnd && !isScrolling ? lastNumber + 1 : max(count.pages, lastNumber + 1)
    return []
  }

  /// Receives the spots of the year's reading.
  package mutating func receive(_ spots: ReadingSpots) {
    self.spots = spots
  }

  /// Receives a new length of the text.
  package mutating func receive(_ length: TextLength) -> [TextEffect] {
    guard length != self.length else { return [] }
    if isFollowing { return follow(to: length) }
    let shrank = length.bytes < self.length.bytes
    self.length = length
    if length.isComplete { planned.plan = planned.plan?.fitted(to: length.bytes) }
    count.isExact = false
    var effects = [TextEffect.paginate(format)]
    if length.isComplete || spots == nil { effects.append(findSpots) }
    stable.spot = nil
    if stable.isWanted { effects.append(.tally) }
    if view.numbersLines { effects.append(.countLines) }
    if shrank {
      anchor = min(anchor, length.bytes)
      isFitting = false
      effects.append(showAnchor)
    } else if let page {
      // The last page may have more on it now; any other stays as it is.
      effects.append(
        page.isLast && !isScrolling && page.number != nil
          ? show(.containing(page.range.lowerBound), .refreshed) : showAgain(page, place: place))
    }
    return effects + searchFurther()
  }

  /// Receives the beginning of another day.
  package mutating func receive(_ today: Day) -> [TextEffect] {
    self.today = today
    figures.begin(today)
    findTodaysEntry()
    return [findSpots]
  }

  /// Fits the text to a screen of `size`: the page with the anchor is shown.
  ///
  /// A screen that is too small to read on shows no page, so nothing is laid out for it.
  package mutating func resize(to size: ScreenSize) -> [TextEffect] {
    guard !ScreenLayout(size).isTooSmall else { return [] }
    let fitting = fitting(size)
    let isSameFormat = fitting.format == format && page != nil
    guard !isSameFormat || fitting.arrangement != arrangement else { return [] }
    arrangement = fitting.arrangement
    // The same lines in another arrangement need no new count.
    guard !isSameFormat else {
      // Lines that begin to scroll stay where they are.
      if isScrolling, let page { return [showAgain(page, place: anchor)] }
      return [showAnchor]
    }
    format = fitting.format
    count.isExact = false
    isFitting = false
    return [.paginate(format), showAnchor]
  }
}
