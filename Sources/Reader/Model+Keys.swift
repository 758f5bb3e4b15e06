import Books
import Datebook
import Paging
import Screen
import Settings

extension Model {
  /// Goes somewhere in the book, as the go-to sheet would.
  package mutating func go(to place: GoTo) -> [Effect] {
    book.go(to: place)
  }

  /// Goes to the page with the byte at `offset`; where an entry of a dated text begins there, it is
  /// the one that is read.
  package mutating func go(toOffset offset: Int) -> [Effect] {
    // What was said of the way there is over.
    notice = nil
    return book.open(at: offset)
  }

  /// Offers a key to the sheet, then to the place.
  mutating func press(_ key: Key) -> [Effect] {
    if layout.isTooSmall { return pressUnseen(key) }
    if var sheet {
      let response = sheet.handle(
        key, layout: layout, symbols: symbols, over: book)
      self.sheet = sheet
      switch response {
      case .handled(let requests): return perform(requests)
      case .passedOn(let requests):
        return perform(requests) + press(key)
      case .ignored: break
      }
    }
    if let effects = pressSelecting(key) { return effects }
    if case .character(let digit) = key, digit.isDigit, keys[key] == nil {
      return perform([.present(.goTo(GoToSheet(typed: String(digit))))])
    }
    guard let command = keys[key] else { return [] }
    return obey(command)
  }

  /// Where nothing can be seen, only the ways out are open.
  private mutating func pressUnseen(_ key: Key) -> [Effect] {
    guard let command = keys[key] else { return [] }
    switch command {
    case .leave where sheet != nil:
      sheet = nil
      return []
    case .leave, .quit, .repaint: return obey(command)
    default: return []
    }
  }

  mutating func obey(_ command: Command) -> [Effect] {
    tellsMatches = [.nextMatch, .previousMatch, .searchWord].contains(command)
    if tellsMatches || command == .matches, command != .searchWord, book.search == nil {
      notice = keys.sentence("Nothing was looked for yet", [(.search, "does that")], in: symbols)
    }
    if command == .spread { notice = book.obstacleToSpread(size) }
    if let effects = book.obey(command, size: size) {
      if command == .today { tellOfPortion() }
      return effects
    }
    if let effects = obeyMarks(command) { return effects }
    switch command {
    case .goTo: return perform([.present(.goTo(GoToSheet()))])
    case .contents: return openContents()
    case .search: return perform([.present(.search(SearchSheet(newQuery)))])
    case .matches: return listMatches()
    case .help: return perform([.present(.help(HelpSheet(keys)))])
    case .theme: return openThemes()
    case .settings: return openSettings()
    case .plan: return openPlan()
    case .info: return perform([.present(.info(InfoSheet()))]) + book.wantFacts()
    case .mouse:
      usesMouse.toggle()
      notice = usesMouse ? "The mouse turns pages." : "The mouse selects text."
      return [.useMouse(usesMouse)]
    case .repaint: return [.repaint]
    case .datebookYear: return [.openDatebook]
    case .home: return [.goHome]
    case .leave: return [.leave]
    case .quit: return [.quit]
    case .previousYear, .nextYear:
      notice = obstacle(toYear: command)
      return []
    default: return []
    }
  }

  /// Opens the contents, or says why there are none.
  private mutating func openContents() -> [Effect] {
    guard book.contents != nil else {
      notice = "The parts and chapters are still being looked for."
      return []
    }
    guard let list = ContentsSheet.first(over: book, layout: layout) else {
      notice = "No parts and chapters were found in this text."
      return []
    }
    return perform([.present(.contents(list))])
  }

  mutating func perform(_ requests: [Request]) -> [Effect] {
    var effects: [Effect] = []
    for request in requests {
      switch request {
      case .present(let sheet): self.sheet = sheet
      case .dismiss: sheet = nil
      case .goTo(let place): effects += book.go(to: place)
      case .goToEntry(let index): effects += book.go(toEntry: index)
      case .goToDate(let target): effects += book.go(to: target)
      case .search(let query): effects += book.look(for: query)
      case .stepMatch(let step): effects += book.step(match: step)
      case .leaveSearch: effects += book.leaveSearch()
      case .listMatches: effects += listMatches()
      case .seekStablePage(let number): effects += book.seek(stablePage: number)
      case .goToStablePage(let number): effects += book.go(toStablePage: number)
      case .goToMatch(let match):
        tellsMatches = true
        effects += book.go(toMatch: match)
      case .searchAround(let match): effects += book.search(around: match)
      case .stayAtMatch:
        tellsMatches = true
        effects += book.stayAtMatch()
      case .marks(let request): effects += perform(request)
      case .dates(let request): effects += perform(request)
      case .plan(let request): effects += perform(request)
      case .previewTheme(let name): effects += preview(name)
      case .set(let setting, let value): effects += set(setting, value)
      case .setKeys(let command, let keys): effects += set(keys, for: command)
      case .effect(let effect): effects.append(effect)
      case .leave: effects.append(.leave)
      }
    }
    return effects
  }
}

// MARK: - The list of matches

extension Model {
  /// Opens the list of all matches, where something is looked for that may be found.
  mutating func listMatches() -> [Effect] {
    guard let search = book.search, search.count > 0 || search.state == .goesOn else {
      tellsMatches = true
      return []
    }
    return perform([.present(.matches(MatchesSheet(search)))])
  }

  mutating func take(_ lines: [MatchLine]) {
    guard case .matches(var list) = sheet else { return }
    list.take(lines)
    sheet = .matches(list)
  }

  /// Asks for the words of the rows that came into sight.
  mutating func unreadMatches(after event: Event) -> [Effect] {
    // An answer that does not tell all would be asked for without end.
    if case .matchesRead = event { return [] }
    guard case .matches(var list) = sheet else { return [] }
    let matches = list.unknownMatches(layout, over: book)
    sheet = .matches(list)
    return matches.isEmpty ? [] : [.readMatches(matches)]
  }
}
