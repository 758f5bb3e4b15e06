import Datebook
import Paging
package import Widgets

extension BookPlace {
  /// Obeys a command that a key or the mouse gave; `nil` if it is none of a text's.
  package mutating func obey(_ command: TextCommand, size: ScreenSize) -> [TextEffect]? {
    if let effects = obeyLines(command, size) { return effects }
    if let effects = obeyPlan(command) ?? obeyDates(command) { return effects }
    return switch command {
    case .nextPage: isScrolling ? scroll(halves: 1) : goOn()
    case .previousPage: isScrolling ? scroll(halves: -1) : turn(by: -1)
    case .nextLine: isScrolling ? scroll(by: 1) : turn(by: 1)
    case .previousLine: isScrolling ? scroll(by: -1) : turn(by: -1)
    case .firstPage: jump(.first, guess: 0)
    case .lastPage: jump(.last, guess: count.pages - 1)
    case .back: goBack()
    case .forward: go(backTo: jumps.forward(from: anchor))
    case .today: spots.map { jump(to: $0.portion.lowerBound, asking: today.month) } ?? []
    case .nextChapter: goToNextChapter()
    case .previousChapter: goToPreviousChapter()
    case .previousMonth: go(months: -1)
    case .nextMonth: go(months: 1)
    case .frame(.month(let month)): go(toMonth: month)
    case .widen: change(measure: 2, size)
    case .narrow: change(measure: -2, size)
    case .joinLines: toggleJoining(size)
    case .nextMatch: step(match: 1)
    case .previousMatch: step(match: -1)
    case .searchWord: lookForWord()
    case .progressLine: changeProgressLine()
    case .spread: toggleSpread(size)
    case .scroll: toggleScrolling(size)
    case .bare: toggleBare()
    case .leave where view.isBare: toggleBare()
    case .theme, .search, .matches, .info, .goTo, .contents, .bookmark, .select, .marks, .selecting,
      .labelWords, .define, .followLink, .plan, .previousYear, .nextYear, .fillScreen, .chopLines,
      .lineNumbers, .fitPictures, .turnDirection, .pager, .speak, .previousSentence, .nextSentence,
      .voice, .frame:
      nil
    }
  }

  /// Turns to the next page; behind the last one of a text that is there as a whole it is finished.
  private mutating func goOn() -> [TextEffect] {
    let isAtEnd = count.isExact && pages.last?.isLast == true
    return turn(by: 1) + (isAtEnd ? [.finish] : [])
  }

  mutating func turn(by step: Int) -> [TextEffect] {
    guard let first = pages.first, let last = pages.last else { return [] }
    // The file may have grown meanwhile.
    if step > 0, last.isLast { return [.lookAtFile] }
    if step < 0, first.isFirst { return [] }
    return [show(step > 0 ? .after(last.bounds) : .before(first.bounds), .turned(by: step))]
  }

  private mutating func jump(_ request: PageRequest, guess: Int, asking: Int? = nil) -> [TextEffect]
  {
    askedMonth = asking
    return [show(request, .jumped(guess: guess))]
  }

  mutating func jump(to offset: Int, asking month: Int?) -> [TextEffect] {
    jump(request(for: offset), guess: guess(at: offset), asking: month)
  }

  /// Whether a step back leads nowhere.
  var isFirstPlace: Bool { !awaitsJumps && jumps.past.allSatisfy { $0 == anchor } }

  private mutating func goBack() -> [TextEffect] {
    let place = jumps.back(from: anchor)
    goesBackLater = place == nil && awaitsJumps
    return go(backTo: place)
  }

  /// Restores the jumps of earlier readings.
  mutating func restore(_ earlier: JumpList) -> [TextEffect] {
    awaitsJumps = false
    jumps.follow(earlier)
    return goesBackLater ? goBack() : []
  }

  /// Has a step forward go to `offset`; the words for the page there, such as `page 212`.
  ///
  /// - Parameter page: The page's number, from 0, if it is known.
  mutating func offer(_ offset: Int, onPage page: Int?) -> String {
    jumps.offer(offset)
    return "page " + (page.map { "\($0 + 1)" } ?? "~\(guess(at: offset) + 1)")
  }

  /// Goes to a place, and takes no note of the one that is left.
  mutating func arrive(at offset: Int) -> [TextEffect] { go(backTo: offset) }

  private mutating func go(backTo offset: Int?) -> [TextEffect] {
    guard let offset else { return [] }
    askedMonth = nil
    return [show(request(for: offset), .returned(guess: guess(at: offset)))]
  }
}

// MARK: - Months

extension BookPlace {
  private mutating func go(toMonth month: Int) -> [TextEffect] {
    guard let spots, length.bytes > 0 else { return [] }
    return jump(to: spots.months[month - 1], asking: month)
  }

  private mutating func go(months step: Int) -> [TextEffect] {
    guard let month = litMonth, (1...12).contains(month + step) else { return [] }
    return go(toMonth: month + step)
  }
}

// MARK: - How it is laid out

extension BookPlace {
  mutating func change(
    _ settings: LayoutSettings, _ size: ScreenSize
  ) -> [TextEffect] {
    self.settings = settings
    return resize(to: size)
  }

  private mutating func change(measure step: Int, _ size: ScreenSize) -> [TextEffect] {
    var settings = settings
    // From where the lines really are: a narrow screen may have made them shorter.
    settings.measure = min(max(format.settings.measure + step, 16), 200)
    var view = view
    if step < 0, view.fillsScreen { view.fillsScreen = false }
    // If nothing is to be seen of it, what was wished for wider screens stays.
    guard fitting(size, view, settings).format != format else { return [] }
    guard view != self.view else { return change(settings, size) }
    fillsScreen = false
    self.view = view
    return change(settings, size) + [.keepLines(lineChoices)]
  }

  private mutating func toggleJoining(_ size: ScreenSize) -> [TextEffect] {
    var settings = settings
    settings.joinsLines.toggle()
    joinsLines = settings.joinsLines
    return change(settings, size) + [.keepLines(lineChoices)]
  }
}

// MARK: - The go-to sheet

extension BookPlace {
  /// The number of pages that are turned one by one while the pages are being counted.
  private static let farthestTurn = 200

  /// Goes where the go-to sheet says.
  package mutating func go(to place: GoTo) -> [TextEffect] {
    guard let page else { return [] }
    let target = place.page(from: number, count: count.pages)
    if count.isExact { return jump(.number(target), guess: target) }
    if target == 0 { return jump(.first, guess: 0) }
    if target == count.pages - 1 { return jump(.last, guess: target) }
    if case .fraction(let fraction) = place {
      return jump(request(for: Int(Double(textBytes) * fraction)), guess: target)
    }
    guard target != number else { return [] }
    if abs(target - number) <= Self.farthestTurn, !isScrolling {
      askedMonth = nil
      return [
        .turn(
          from: page.bounds, count: target - number, arrangement, .jumped(guess: target))
      ]
    }
    return jump(request(for: offset(ofPage: target, shown: page)), guess: target)
  }

  /// Where a page begins, about, so that the number of the page shown fits in.
  private func offset(ofPage target: Int, shown: Page) -> Int {
    let start = Double(max(place, shown.range.lowerBound))
    if target < number { return Int(start * Double(target) / Double(number)) }
    let rest = Double(target - number) / Double(count.pages - number)
    return Int(start + (Double(textBytes) - start) * rest)
  }
}
