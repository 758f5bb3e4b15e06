package import Datebook
package import Paging

// MARK: - Pages

extension BookPlace {
  /// Takes a page that was made.
  package mutating func take(_ made: MadePage) -> [Effect] {
    let former = page
    page = made.page
    isFitting = true
    setNumber(of: made)
    stable.number = made.stableNumber
    switch made.cause {
    case .laidOutAnew, .refreshed, .previewed: return []
    case .turned: askedMonth = nil
    case .jumped:
      if made.page.range.lowerBound != former?.range.lowerBound { jumps.leave(anchor) }
    case .returned: break
    }
    stable.goesThere = false
    guard anchor != made.page.range.lowerBound else { return [] }
    anchor = made.page.range.lowerBound
    return [.keepPlace(offset: anchor)]
  }

  private mutating func setNumber(of made: MadePage) {
    if let known = made.number {
      number = known
      isCountedFromGuess = false
      return
    }
    switch made.cause {
    case .refreshed: break
    case .turned(let step): number = made.page.isFirst ? 0 : max(number + step, 1)
    case .jumped(let guess), .returned(let guess), .previewed(let guess):
      place(made.page, about: guess)
    case .laidOutAnew: place(made.page, about: guess(at: anchor))
    }
    if isAtEnd {
      // Whether by the number or by the count: the last page is the one that ends it.
      count.pages = number + 1
    } else {
      count.pages = max(count.pages, number + 1)
    }
  }

  /// Numbers a page that was not reached by turning.
  private mutating func place(_ page: Page, about guess: Int) {
    isCountedFromGuess = !page.isFirst
    if page.isFirst {
      number = 0
    } else if isAtEnd {
      number = max(count.pages - 1, 1)
    } else if page.isLast {
      number = max(self.guess(at: page.range.lowerBound), 1)
    } else {
      number = max(guess, 1)
    }
  }
}

// MARK: - The count, the text, the day, the screen

extension BookPlace {
  /// Takes a count of pages; one for another format is dropped.
  package mutating func take(_ count: PageCount, format: PageFormat) -> [Effect] {
    guard format == self.format else { return [] }
    let isNew = count.isExact && !self.count.isExact
    self.count = count
    let search: [Effect] = isNew ? [.findOutline] : []
    // Until the page is made that fits the screen, the number is that of another format.
    guard isFitting, let page else { return search }
    if count.isExact {
      // The page stays as it is; it may turn out to be one of the grid, and gets its number.
      return isNew ? [.show(.exactly(page.bounds), .refreshed)] + search : []
    }
    if isAtEnd, isCountedFromGuess, !page.isFirst {
      number = max(count.pages - 1, 1)
    }
    self.count.pages = isAtEnd ? number + 1 : max(count.pages, number + 1)
    return []
  }

  /// Takes the spots of the year's reading.
  package mutating func take(_ spots: ReadingSpots) {
    self.spots = spots
  }

  /// Takes a new length of the text.
  package mutating func take(_ length: TextLength) -> [Effect] {
    guard length != self.length else { return [] }
    let shrank = length.bytes < self.length.bytes
    self.length = length
    count.isExact = false
    var effects = [Effect.paginate(format)]
    if length.isComplete || spots == nil { effects.append(findSpots) }
    stable.spot = nil
    if stable.isWanted { effects.append(.tally) }
    if shrank {
      anchor = min(anchor, length.bytes)
      isFitting = false
      effects.append(.show(request(for: anchor), .laidOutAnew))
    } else if let page {
      // The last page may have more on it now; any other stays as it is.
      let request: PageRequest =
        page.isLast ? .containing(page.range.lowerBound) : .exactly(page.bounds)
      effects.append(.show(request, .refreshed))
    }
    return effects
  }

  /// Takes the beginning of another day.
  package mutating func take(_ today: Day) -> [Effect] {
    self.today = today
    return [findSpots]
  }

  /// Fits the text to a screen of `size`: the page with the anchor is shown.
  ///
  /// A screen that is too small to read on shows no page, so nothing is laid out for it.
  package mutating func resize(to size: ScreenSize) -> [Effect] {
    guard !ScreenLayout(size).isTooSmall else { return [] }
    let fitting = Self.format(settings, size)
    guard fitting != format || page == nil else { return [] }
    format = fitting
    count.isExact = false
    isFitting = false
    return [.paginate(format), .show(request(for: anchor), .laidOutAnew)]
  }
}
