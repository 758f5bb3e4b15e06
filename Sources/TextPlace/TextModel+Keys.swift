import Books
import Datebook
import Paging
package import Screen
import Search
import Settings
package import Widgets

extension TextModel {
  /// Goes somewhere in the book, as the go-to sheet would.
  package mutating func go(to place: GoTo) -> [TextEffect] {
    book.tellsDeparture = false
    return book.go(to: place)
  }

  /// Goes to the page with the byte at `offset`; where an entry of a dated text begins there, it is
  /// the one that is read.
  package mutating func go(toOffset offset: Int) -> [TextEffect] {
    // What was said of the way there is over.
    frame.notice = nil
    book.tellsDeparture = false
    return book.open(at: offset)
  }

  /// Goes to where a link of another text leads: no place of this one is left for it.
  package mutating func arrive(at offset: Int) -> [TextEffect] {
    book.tellsDeparture = false
    return book.arrive(at: offset)
  }

  /// Goes to the first match of words at `offset` or behind it, that were found in a search through many
  /// texts, as their own search in this one does.
  package mutating func showMatches(of words: String, from offset: Int) -> [TextEffect] {
    book.tellsDeparture = false
    tellsMatches = true
    return book.look(for: SearchQuery(words), from: offset)
  }

  package mutating func respond(to key: Key) -> [TextEffect]? {
    if book.isFollowing { return book.endFollowing() }
    if case .picture = sheet, KeyTable.picture[key] == .help {
      frame.help = HelpSheet(KeyTable.picture)
      return []
    }
    if var sheet {
      let response = sheet.handle(key, layout: layout, symbols: symbols, over: book)
      self.sheet = sheet
      switch response {
      case .handled(let requests): return perform(requests)
      case .passedOn(let requests): return perform(requests) + press(key)
      case .ignored: break
      }
    }
    if let effects = pressSelecting(key) { return effects }
    if asksAboutStory(key) { return [] }
    if case .character(let digit) = key, digit.isDigit, keys[key] == nil, !takesCounts {
      return perform([.present(.goTo(GoToSheet(typed: String(digit))))])
    }
    return nil
  }

  package mutating func uncover() -> Bool {
    defer { (sheet, coveredNote) = (nil, nil) }
    return sheet != nil
  }

  package mutating func carryOut(_ command: TextCommand) -> [TextEffect]? {
    if case .pager(let command) = command { return obey(command) }
    if command == .search { book.searchesBackward = false }
    tellsMatches = [.nextMatch, .previousMatch, .searchWord].contains(command)
    if tellsMatches || command == .matches, command != .searchWord, book.search == nil {
      tell(keys.sentence("There is no search yet", [(.search, "searches")], in: symbols))
    }
    if command == .today, isSpreadOverTheYear, !knowsYear { return [.explainYear] }
    if command == .spread { tellObstacleToSpread() }
    if command == .chopLines { frame.notice = book.obstacleToChopping }
    if command == .fitPictures { frame.notice = book.obstacleToFitting }
    if command == .today, offerFarPortion() { return [] }
    if command == .today { book.aim = book.nameOfToday }
    if command == .back, wasFollowed, book.isFirstPlace { return [.go(.leave)] }
    if let effects = moveCounted(command) { return effects }
    if let effects = obeyVoice(command) { return effects }
    if let effects = book.obey(command, size: size) {
      if command == .today { tellOfPortion() }
      if command == .fitPictures, book.obstacleToFitting == nil { tell(book.settings.pictureFit) }
      if command == .turnDirection { tellDirection() }
      return effects
    }
    if let effects = obeyMarks(command) { return effects }
    switch command {
    case .goTo: return perform([.present(.goTo(GoToSheet()))])
    case .contents: return openContents()
    case .search:
      return presentSearch(.forward(frame.count ?? 1))
    case .matches: return listMatches()
    case .labelWords: return labelWords()
    case .followLink: return chooseLink()
    case .define: return perform([.present(.define(DefineSheet()))])
    case .theme: return openThemes()
    case .settings: return openSettings()
    case .plan: return openPlan()
    case .info: return perform([.present(.info(InfoSheet()))]) + book.wantFacts()
    case .datebookYear: return [.go(.layDatebook)]
    case .previousYear, .nextYear:
      tell(obstacle(toYear: command))
      return []
    default: return nil
    }
  }

  /// Opens the contents, or the bookmarks of a text that has none, or says why there is nothing.
  private mutating func openContents() -> [TextEffect] {
    guard book.contents != nil else {
      tell("Still looking for parts and chapters.")
      return []
    }
    guard let list = ContentsSheet.first(over: book, layout: layout) else {
      if book.marks.all.contains(where: { $0.kind == .bookmark }) {
        return perform([.present(.marks(MarksSheet(.bookmarks, over: book)))])
      }
      tell("No parts and chapters were found in this text.")
      return []
    }
    return perform([.present(.contents(list))])
  }

  mutating func perform(_ requests: [Request]) -> [TextEffect] {
    var effects: [TextEffect] = []
    for request in requests {
      switch request {
      case .present(let sheet): lay(sheet)
      case .dismiss:
        sheet = coveredNote.map { .footnote($0) }
        coveredNote = nil
      case .goTo(let place): effects += book.go(to: place)
      case .goToLine(let line): effects.append(.findLine(LineNumber(line)))
      case .goToStart: effects += book.goToStart()
      case .goToToday: effects += obey(.today)
      case .goToEntry(let index): effects += book.go(toEntry: index)
      case .goToDate(let target):
        frame.notice = target.remark
        effects += book.go(to: target)
      case .search(let query, let scope): effects += book.look(for: query, scope)
      case .stepMatch(let step): effects += book.step(match: step)
      case .leaveSearch: effects += book.leaveSearch()
      case .listMatches: effects += listMatches()
      case .seekStablePage(let number): effects += book.seek(stablePage: number)
      case .goToStablePage(let number): effects += book.go(toStablePage: number)
      case .goToPrintedPage(let page): effects += book.go(to: page)
      case .goToMatch(let match):
        tellsMatches = true
        effects += book.go(toMatch: match)
      case .searchAround(let match): effects += book.search(around: match)
      case .stayAtMatch:
        tellsMatches = true
        effects += book.stayAtMatch()
      case .marks(let request): effects += perform(request)
      case .letter(let request): effects += perform(request)
      case .dates(let request): effects += perform(request)
      case .plan(let request): effects += perform(request)
      case .follow(let link): effects += follow(link)
      case .goToPosition(let offset): effects += goToPosition(offset)
      case .defineWord(let offset): effects.append(book.find(wordAt: offset))
      case .sleep(let end): sleep(end)
      case .previewTheme(let name): effects += preview(name)
      case .set(let setting, let value): effects += set(setting, value)
      case .settings(let wish): effects += grant(wish)
      case .effect(let effect): effects.append(effect)
      case .leave: effects.append(.go(.leave))
      }
    }
    return effects
  }
}

// MARK: - Pages of pictures

extension TextModel {
  private mutating func tell(_ fit: PictureFit) {
    switch fit {
    case .whole: tell("Pictures are shown whole.")
    case .halves: tell("Large pictures are shown in halves.")
    case .width: tell("Large pictures are as wide as the page.")
    }
  }

  /// Says why two pages are not shown, if that cannot be.
  private mutating func tellObstacleToSpread() {
    frame.notice = book.obstacleToSpread(size)
    guard frame.notice == nil, book.settings.pictureFit != .whole else { return }
    let words = "Only whole pages stand side by side"
    tell(keys.sentence(words, [(.fitPictures, "changes how they fit")], in: symbols))
  }

  private mutating func tellDirection() {
    frame.keys = keys(preferences)
    tell(
      book.view.turnsRightToLeft
        ? "Pages are turned from right to left." : "Pages are turned from left to right.")
  }
}

// MARK: - The list of matches

extension TextModel {
  /// Opens the list of all matches, where something is looked for that may be found.
  mutating func listMatches() -> [TextEffect] {
    guard let search = book.search, search.count > 0 || search.state == .goesOn else {
      tellsMatches = true
      return []
    }
    return perform([.present(.matches(MatchesSheet(search)))])
  }

  mutating func receive(_ lines: [MatchLine]) {
    guard case .matches(var list) = sheet else { return }
    list.receive(lines)
    sheet = .matches(list)
  }

  /// Asks for the words of the rows that came into sight.
  mutating func unreadMatches(after event: PlaceEvent<TextEvent>) -> [TextEffect] {
    // An answer that does not tell all would be asked for without end.
    if case .own(.matchesRead) = event { return [] }
    guard case .matches(var list) = sheet else { return [] }
    let matches = list.unknownMatches(layout, over: book)
    sheet = .matches(list)
    return matches.isEmpty ? [] : [.readMatches(matches)]
  }
}
