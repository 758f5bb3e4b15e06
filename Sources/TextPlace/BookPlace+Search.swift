import Books
import Paging
package import Search
import Widgets

/// What was shown before the reader began to look for something, to come back to.
struct SearchHome: Equatable, Sendable {
  /// The page.
  var page: Page
  /// The place that its number tells of.
  var place: Int
  /// Its number.
  var number: Int
  /// Whether that was counted from a guess.
  var isCountedFromGuess: Bool
  /// What a page fitted.
  var format: PageFormat
  /// How it was put on the screen.
  var arrangement: Arrangement
}

// MARK: - While words are typed

extension BookPlace {
  /// Looks for what was typed so far, from the page that was shown before.
  package mutating func look(
    for query: SearchQuery, _ scope: SearchScope = []
  ) -> [TextEffect] {
    guard let page = searchHome?.page ?? page else { return [] }
    if searchHome == nil {
      searchHome = SearchHome(
        page: page, place: place, number: number, isCountedFromGuess: isCountedFromGuess,
        format: format, arrangement: arrangement)
    }
    if search?.isTyped == false { formerSearch = search }
    guard !query.text.isEmpty else {
      search = nil
      return [.endSearch] + showHome()
    }
    let isBackward = searchesBackward
    var start = isBackward ? page.range.upperBound : page.range.lowerBound
    if scope.contains(.fromStart) { start = isBackward ? textBytes : 0 }
    let effects = begin(query, from: start, isTyped: true, isBackward: isBackward)
    search?.scope = scope
    return effects
  }

  /// Looks for `query` from the byte at `start` on, and goes to the first match.
  mutating func look(
    for query: SearchQuery, from start: Int, isBackward: Bool = false
  ) -> [TextEffect] {
    begin(query, from: start, isTyped: false, isBackward: isBackward)
  }

  /// Keeps the match that is shown: it is where the reader is now. If nothing was typed, the search that
  /// was there before goes on to its next match.
  package mutating func stayAtMatch() -> [TextEffect] {
    let home = searchHome
    guard let search, search.isTyped else {
      guard let search, search.current != nil else { return leaveSearch() }
      self.search?.goesBackward = searchesBackward
      return step(match: 1)
    }
    if let effects = lookLooser() { return effects }
    self.search?.isTyped = false
    formerSearch = nil
    guard self.search?.current != nil else {
      // What is found later is gone to; where nothing is, all is as before.
      guard self.search?.state != .goesOn else { return [] }
      return goToOtherFile() ?? showHome()
    }
    searchHome = nil
    guard let page, place != anchor, page.range != home?.page.range else { return [] }
    leave(
      for: Departure(
        number: home?.number ?? number, isGuess: home?.isCountedFromGuess ?? isGuess))
    askedMonth = nil
    moveAnchor(to: place)
    return [.keepPosition(offset: anchor, isJump: true), .keepJumps(jumps)]
  }

  /// Goes back to where the search began, and forgets it; a pager restores the previous search.
  package mutating func leaveSearch() -> [TextEffect] {
    let former = search?.isTyped == false ? search : formerSearch
    search = isPager && former?.state == .done ? former : nil
    formerSearch = nil
    return [.endSearch] + showHome(forgetting: true)
  }

  /// Looks for what a looser search finds; nil if something was found, or nothing would be.
  private mutating func lookLooser() -> [TextEffect]? {
    guard let search, let looser = search.looser else { return nil }
    return begin(
      looser.query, from: search.request.start, isTyped: false,
      isBackward: search.request.isBackward)
  }

  private mutating func showHome(forgetting: Bool = false) -> [TextEffect] {
    guard let home = searchHome else { return [] }
    if forgetting { searchHome = nil }
    guard home.format == format, home.arrangement == arrangement else { return [showAnchor] }
    number = home.number
    isCountedFromGuess = home.isCountedFromGuess
    return [showAgain(home.page, place: home.place)]
  }

  private mutating func begin(
    _ query: SearchQuery, from start: Int, isTyped: Bool, isBackward: Bool = false
  ) -> [TextEffect] {
    searchNumber += 1
    let request = SearchRequest(
      number: searchNumber, query: query, start: start, isBackward: isBackward)
    search = TextSearch(request, isTyped: isTyped, wraps: !isPager)
    return [.search(request)]
  }
}

// MARK: - What is found

extension BookPlace {
  /// Receives what a search has found; what another one found is dropped.
  package mutating func receive(_ news: SearchNews) -> [TextEffect] {
    guard var search, search.request.number == news.number else { return [] }
    let isFirst = search.current == nil
    search.receive(news)
    self.search = search
    if news.count > 0, let effects = stopAtMatch() { return effects }
    let further = searchFurther()
    guard isFirst, news.looser == nil, !search.staysHere else { return further }
    if search.current != nil { return showMatch() + further }
    if search.state == .done, !search.isTyped, let effects = goToOtherFile() { return effects }
    return (search.state != .goesOn && search.isTyped ? showHome() : []) + further
  }

  /// Looks through what has come since the text was looked through.
  mutating func searchFurther() -> [TextEffect] {
    guard let request = search?.goOn(to: length.bytes) else { return [] }
    return [.search(request)]
  }

  /// Looks for the same once more, with capitals and accents counting as `matching` says; nothing is gone
  /// to.
  mutating func match(_ matching: SearchQuery.Matching) -> [TextEffect] {
    guard let search, !search.isTyped, search.request.query.matching != matching else { return [] }
    var query = search.request.query
    query.matching = matching
    return look(anewFor: query, goesBackward: search.goesBackward, search.scope)
  }

  /// Looks for `query` from where the reader is: what is found is marked, and nothing is gone to.
  mutating func look(
    anewFor query: SearchQuery, goesBackward: Bool, _ scope: SearchScope
  ) -> [TextEffect] {
    let effects = begin(query, from: anchor, isTyped: false)
    search?.staysHere = true
    search?.goesBackward = goesBackward
    search?.scope = scope
    return effects
  }

  /// Shows the page with the match that the reader is at.
  mutating func showMatch() -> [TextEffect] {
    guard let search, let match = search.current else { return [] }
    let offset = match.lowerBound
    if !search.isTyped { searchHome = nil }
    // A pager puts the line of a match into the first row, wherever it stands.
    let sideways: [TextEffect] = isChopped ? [.findShift(showing: offset)] : []
    if shown?.contains(offset) == true, !isPager { return sideways }
    let guess = guess(at: offset)
    if !search.isTyped { askedMonth = nil }
    return [
      show(request(for: offset), search.isTyped ? .previewed(guess: guess) : .jumped(guess: guess))
    ] + sideways
  }

  /// Goes on by so many matches, or back: from the one that is shown, or from the page. A search for
  /// what stands before goes on backward.
  package mutating func step(match step: Int) -> [TextEffect] {
    if let effects = lookLooser() { return effects }
    guard var search, let shown else { return [] }
    search.staysHere = false
    let isForward = search.goesBackward ? step < 0 : step > 0
    var from = shown.lowerBound
    if let current = search.current, shown.contains(current.lowerBound) {
      from = bound(of: current, isForward)
    }
    search.isHidden = search.request.query.isInverted
    search.turn = nil
    var found: Range<Int>?
    for _ in 0..<min(abs(step), search.keptCount) {
      guard let next = isForward ? search.match(from: from) : search.match(before: from) else {
        break
      }
      if isForward ? next.lowerBound < from : next.lowerBound >= from {
        search.turn =
          search.wraps
          ? isForward ? .fromStart : .fromEnd : isForward ? .noneBehind : .noneBefore
        guard search.wraps else { break }
      }
      found = next
      from = bound(of: next, isForward)
    }
    if let found {
      search.current = found
      self.search = search
      return showMatch()
    }
    self.search = search
    guard search.state == .done else { return [] }
    if search.turn != nil || search.count == 0 { return goToOtherFile(isForward: isForward) ?? [] }
    // So many that those here were not kept: they are looked for once more, from here.
    let effects = begin(search.request.query, from: from, isTyped: search.isTyped)
    self.search?.scope = search.scope
    return effects
  }

  /// Goes on with the search in the next file of the command line, or in the one before; nil if it is
  /// one of this file alone.
  private mutating func goToOtherFile(isForward: Bool? = nil) -> [TextEffect]? {
    guard let search, search.scope.contains(.allFiles) else { return nil }
    searchHome = nil
    self.search?.isTyped = false
    return [.go(.file(.search(isForward: isForward ?? !search.goesBackward)))]
  }

  /// Where the matches behind `match` begin, or those before it end; a pager goes from line to line.
  private func bound(of match: Range<Int>, _ isForward: Bool) -> Int {
    let row = page?.lines.first { $0.range.contains(match.lowerBound) }?.range
    let whole = isPager ? row ?? match : match
    return isForward
      ? max(match.upperBound, whole.upperBound) : min(match.lowerBound, whole.lowerBound)
  }

  /// Goes to a match that was chosen from a list, and stays there.
  package mutating func go(toMatch match: Range<Int>) -> [TextEffect] {
    guard search != nil else { return [] }
    search?.current = match
    if search?.isTyped == true, shown?.contains(match.lowerBound) == true {
      return stayAtMatch()
    }
    search?.isTyped = false
    return showMatch()
  }

  /// Looks for the same once more, so that the matches near `match` are kept; it stays the one that
  /// the reader is at.
  package mutating func search(around match: Range<Int>) -> [TextEffect] {
    guard let search else { return [] }
    let effects = begin(search.request.query, from: match.lowerBound, isTyped: search.isTyped)
    self.search?.current = match
    return effects
  }

  /// Looks for the next place of the word at the page's top.
  package mutating func lookForWord() -> [TextEffect] {
    guard let word = firstWord else { return [] }
    return begin(
      SearchQuery(word.text, wholeWords: true), from: word.end, isTyped: false)
  }

  /// The first word of the page, and the offset after its last letter: it has no number of a note, and goes
  /// on over what is read past or not seen.
  private var firstWord: (text: String, end: Int)? {
    for line in page?.lines ?? [] {
      var word: [PageGlyph] = []
      for (index, glyph) in line.glyphs.enumerated()
      where glyph.styles.isDisjoint(with: .readPast) && !glyph.text.isEmpty {
        if glyph.isWord, !line.glyphs.isRaisedNumber(at: index) {
          word.append(glyph)
        } else if !word.isEmpty {
          break
        }
      }
      guard let last = word.last else { continue }
      return (word.map(\.text).joined(), last.offset + last.text.utf8.count)
    }
    return nil
  }
}

extension PageGlyph {
  fileprivate var isWord: Bool { text.first.map { $0.isLetter || $0.isNumber } ?? false }
}
