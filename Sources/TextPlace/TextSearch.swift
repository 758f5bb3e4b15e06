import Screen
package import Search
import Widgets

/// A search that the reader asked for.
package struct SearchRequest: Equatable, Sendable {
  /// Its number: what is found says by it where it belongs.
  package var number: Int
  /// What is looked for.
  package var query: SearchQuery
  /// The offset from which it is looked for to the end, and then from the text's start up to it.
  package var start: Int
  /// Whether the reader looks for what stands before.
  package var isBackward = false
  /// The offset from which on the text was not looked through yet; nil if none of it was.
  package var goesOnAt: Int?
}

/// Where a search goes, beside on from the page.
package struct SearchScope: OptionSet, Equatable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It begins at the text's start.
  package static let fromStart = SearchScope(rawValue: 1)
  /// It goes on in the other files of the command line.
  package static let allFiles = SearchScope(rawValue: 2)
}

/// What a search has found since it last told.
package struct SearchNews: Equatable, Sendable {
  /// How the search goes on.
  package enum State: Equatable, Sendable {
    case goesOn, done
    /// It ended before its time; why, as a sentence.
    case failed(String)
  }

  /// The number of the search.
  package var number: Int
  /// Matches in order; of very many those that are the nearest to the search's start.
  package var matches: [Range<Int>]
  /// How many there were.
  package var count: Int
  /// Whether they stand before the search's start.
  package var isBefore: Bool
  /// How the search goes on.
  package var state: State
  /// How many bytes of the text were looked through, if it is done.
  package var bytes: Int?
  /// What would find something, if the search has ended and found nothing.
  package var looser: LooserSearch?

  /// News of the search with this number.
  package init(
    number: Int, matches: [Range<Int>], count: Int, isBefore: Bool, state: State,
    bytes: Int? = nil, looser: LooserSearch? = nil
  ) {
    self.bytes = bytes
    self.number = number
    self.matches = matches
    self.count = count
    self.isBefore = isBefore
    self.state = state
    self.looser = looser
  }
}

/// A looser search than one that found nothing.
package struct LooserSearch: Equatable, Sendable {
  /// What it looks for.
  package var query: SearchQuery
  /// How many matches it has, at least 1.
  package var count: Int

  /// A search for `query`, which has `count` matches.
  package init(_ query: SearchQuery, count: Int) {
    self.query = query
    self.count = count
  }

  /// What is said instead of `not found`: what the former query was too strict in, and the count.
  func label(insteadOf former: SearchQuery) -> String {
    let letters = former.matching == .exact ? "with these capitals and accents" : "with this case"
    let what =
      switch (former.matching != query.matching, former.wholeWords != query.wholeWords) {
      case (true, false): letters
      case (false, _): "as whole words"
      case (true, true): "as whole words \(letters)"
      }
    return "none \(what); \(BookPlace.grouped(count)) otherwise"
  }
}

/// What is looked for in a text, and what was found of it so far.
package struct TextSearch: Equatable, Sendable {
  /// Matches are kept up to this number on each side of the search's start; all are counted.
  package static let capacity = 1 << 16

  /// What is looked for.
  package private(set) var request: SearchRequest
  /// Whether the words are still being typed.
  var isTyped: Bool
  /// Whether the next match is looked for before the current one.
  var goesBackward: Bool
  /// Whether the first match follows the last one, and the last one stands before the first.
  let wraps: Bool
  /// Whether only what is found is marked: nothing is gone to before the reader asks.
  var staysHere = false
  /// Where it goes, beside on from the page.
  var scope: SearchScope = []
  /// What is told of the last step if that did not lead to the match behind, or to the one before.
  var turn: Turn?
  /// Whether the matches are not marked on the page.
  package internal(set) var isHidden = false
  /// The match that the reader is at.
  package internal(set) var current: Range<Int>?
  /// How the search goes on.
  package private(set) var state = SearchNews.State.goesOn
  /// What would find something, if nothing was found.
  package private(set) var looser: LooserSearch?

  private var before: [Range<Int>] = []
  private var after: [Range<Int>] = []
  private var countBefore = 0
  private var countAfter = 0
  /// The bytes of the text that were looked through.
  private var searched: Int?

  /// What a step over the text's end, or over its start, came to.
  enum Turn: Equatable, Sendable {
    /// It went on from the other end.
    case fromStart, fromEnd
    /// It led nowhere.
    case noneBehind, noneBefore

    /// How it is told.
    var words: String {
      switch self {
      case .fromStart: "from the start again"
      case .fromEnd: "from the end again"
      case .noneBehind: "none further on"
      case .noneBefore: "none before"
      }
    }
  }

  /// A search that has found nothing yet.
  init(_ request: SearchRequest, isTyped: Bool, wraps: Bool = true) {
    self.request = request
    self.isTyped = isTyped
    self.wraps = wraps
    goesBackward = request.isBackward
    // Nearly every line would be marked.
    isHidden = request.query.isInverted
  }

  /// Whether all of the text was looked through that was there when the search began.
  private var isThrough: Bool { state == .done || request.goesOnAt != nil }

  /// The number of matches found so far.
  package var count: Int { countBefore + countAfter }

  /// Receives what was found.
  mutating func receive(_ news: SearchNews) {
    state = news.state
    looser = news.looser
    searched = news.bytes ?? searched
    if request.goesOnAt != nil {
      takeFurther(news)
    } else if news.isBefore {
      before = (before + news.matches).suffix(Self.capacity)
      countBefore += news.count
    } else {
      after += news.matches.prefix(Self.capacity - after.count)
      countAfter += news.count
    }
    guard current == nil, !staysHere else { return }
    if request.isBackward {
      // The nearest one before the start is the last that is found there.
      guard state == .done else { return }
      current = before.last ?? (wraps ? after.last : nil)
    } else {
      current = after.first ?? (wraps && state == .done ? before.first : nil)
    }
    guard state == .done, count > 0 else { return }
    if current == nil {
      turn = request.isBackward ? .noneBefore : .noneBehind
    } else if request.isBackward ? before.isEmpty : after.isEmpty {
      turn = request.isBackward ? .fromEnd : .fromStart
    }
  }

  /// Takes what was found in what the text has grown by; a match on its border was known before.
  private mutating func takeFurther(_ news: SearchNews) {
    let known = (after.last ?? before.last)?.upperBound ?? 0
    let new = news.matches.drop { $0.lowerBound < known }
    after += new.prefix(Self.capacity - after.count)
    countAfter += news.count - (news.matches.count - new.count)
  }

  /// The bytes before the end of what was looked through that a match may begin in.
  private static let overlap = 1 << 10

  /// The search for what may have come since: nil if nothing has, or while a search runs.
  mutating func goOn(to bytes: Int) -> SearchRequest? {
    guard state == .done, let searched, bytes > searched else { return nil }
    state = .goesOn
    request.goesOnAt = max(searched - Self.overlap, 0)
    return request
  }

  /// The match that begins nearest after `offset`, or at it.
  ///
  /// At the end the first follows. `nil` if none is known; what was found may not be kept.
  func match(from offset: Int) -> Range<Int>? {
    let index = Self.index(from: offset, in: after)
    let earlier = Self.index(from: offset, in: before)
    if earlier < before.count { return before[earlier] }
    if index < after.count { return after[index] }
    guard countAfter == after.count, isThrough else { return nil }
    return countBefore == before.count ? before.first ?? after.first : nil
  }

  /// The match that begins nearest before `offset`; before the first stands the last.
  func match(before offset: Int) -> Range<Int>? {
    let index = Self.index(from: offset, in: after)
    if index > 0 { return after[index - 1] }
    let earlier = Self.index(from: offset, in: before)
    if earlier > 0 { return before[earlier - 1] }
    guard countBefore == before.count, isThrough else { return nil }
    return countAfter == after.count ? after.last ?? before.last : nil
  }

  /// The matches that have bytes in `range`.
  func matches(in range: Range<Int>) -> [Range<Int>] {
    [before, after].flatMap { matches in
      let first = max(Self.index(from: range.lowerBound, in: matches) - 1, 0)
      return matches[min(first, matches.count)...].prefix { $0.lowerBound < range.upperBound }
        .filter { $0.upperBound > range.lowerBound }
    }
  }

  /// The number of a match in the whole text, from 1, where it is known.
  private func ordinal(of match: Range<Int>) -> Int? {
    guard isThrough || request.start == 0 else { return nil }
    let index = Self.index(from: match.lowerBound, in: after)
    if index < after.count, after[index] == match { return countBefore + index + 1 }
    let earlier = Self.index(from: match.lowerBound, in: before)
    guard earlier < before.count, before[earlier] == match else { return nil }
    return countBefore - before.count + earlier + 1
  }

  /// `3 of 41`, or what else is known of the matches, where nothing on the screen shows what was looked
  /// for: what was not found is named, in at most so many columns.
  func label(naming columns: Int, _ symbols: Symbols) -> String {
    let label = label(ellipsis: symbols.ellipsis)
    guard state == .done, count == 0 else { return label }
    let words = truncate(request.query.text, to: columns, ellipsis: symbols.ellipsis)
    let named = symbols.openQuote + words + symbols.closeQuote
    return looser == nil ? "\(named) \(label)" : "\(named): \(label)"
  }

  /// `3 of 41`, or what else is known of the matches.
  ///
  /// - Parameter match: The one that is counted to; `nil` for the one that the reader is at.
  func label(of match: Range<Int>? = nil, ellipsis: String) -> String {
    switch state {
    case .failed(let sentence): return sentence
    case .done where count == 0:
      return looser?.label(insteadOf: request.query) ?? "not found"
    case .goesOn where count == 0: return "searching \(ellipsis)"
    default:
      let more = state == .goesOn ? " \(ellipsis)" : ""
      let counted = (match ?? current).flatMap { ordinal(of: $0) }
      let place = counted.map { "\($0) of \(count)\(more)" } ?? "\(count) found\(more)"
      guard match == nil, let turn else { return place }
      return "\(place), \(turn.words)"
    }
  }

  // The matches that are kept, as one list in the order of the text.

  /// The number of matches that are kept.
  var keptCount: Int { before.count + after.count }

  /// The match with the given index among those kept, from 0.
  func kept(at index: Int) -> Range<Int> {
    index < before.count ? before[index] : after[index - before.count]
  }

  /// The index among the matches kept of the first that begins at `offset` or after it.
  func keptIndex(from offset: Int) -> Int {
    let earlier = Self.index(from: offset, in: before)
    return earlier < before.count ? earlier : before.count + Self.index(from: offset, in: after)
  }

  /// Whether matches before the first that is kept were found, or behind the last.
  var hasMoreBefore: Bool { isThrough && countBefore > before.count }
  var hasMoreAfter: Bool { isThrough && countAfter > after.count }

  /// The index of the first match that begins at `offset` or after it.
  private static func index(from offset: Int, in matches: [Range<Int>]) -> Int {
    var low = 0
    var high = matches.count
    while low < high {
      let middle = (low + high) / 2
      if matches[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
