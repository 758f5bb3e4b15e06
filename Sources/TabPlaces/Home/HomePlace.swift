package import Datebook
package import DayPlace
import Screen
package import Widgets

/// What Home hears from outside.
package enum HomeEvent: Equatable, Sendable {
  /// The hour that clocks show, from 0 to 23.
  case hour(Int)
  /// The books that were read lately, the latest first, and how many books there are.
  case booksKnown([HomeBook], count: Int)
  /// Why the books cannot be read.
  case booksUnknown(String)
  /// Whether the library was damaged, and what can be had of it was not brought back yet.
  case damageKnown(Bool)
  /// What is known of months that were asked for.
  case monthsKnown([MonthNumber: MonthFacts])
  /// Why months that were asked for cannot be looked up.
  case monthsFailed([MonthNumber], String)
  /// All days that something was read on, in order.
  case daysReadKnown([Day])
  /// What today offers to be read, portions first.
  case offersKnown([TodayOffer])
}

/// What Home asks of the world outside.
package enum HomeEffect: Equatable, Sendable {
  /// Find the books that were read lately. Answered by `HomeEvent.booksKnown` or
  /// `.booksUnknown`.
  case findBooks
  /// Find what is known of these months. Answered by `HomeEvent.monthsKnown`, or by `monthsFailed`.
  case findMonths([MonthNumber])
  /// Find all days that something was read on. Answered by `HomeEvent.daysReadKnown`.
  case findDaysRead
  /// Find what `day` offers to be read. Answered by `HomeEvent.offersKnown`.
  case findOffers(Day)
  /// Open a book by its number in the library, at a place of it or where it was left.
  case openBook(Int, at: TextTarget.Spot)
  /// Show a book in the library.
  case showBook(Int)
  /// Open the guide that comes with the program.
  case openGuide
  /// Add books.
  case add
  /// Look for something in all that the library knows.
  case search
}

/// The first place of the reading room: what one was reading, today, and the week.
package struct HomePlace: TabContent {
  /// A row that can be selected.
  enum Row: Equatable {
    case book(Int)
    case offer(Int)
    case note
    case guide
    case add
    case library
    case repair
  }

  package typealias Event = HomeEvent
  package typealias Effect = HomeEffect

  package let tab = RoomTab.home
  /// The books that were read lately, the latest first; `nil` before they are known.
  package private(set) var books: [HomeBook]?
  /// Why the books cannot be read; `nil` if they can, or nobody knows yet.
  private(set) var problem: String?
  /// How many books the library has.
  private(set) var bookCount = 0
  /// Whether it was damaged, and what can be had of it was not brought back yet.
  private(set) var isDamaged = false
  /// What today offers to be read.
  private(set) var offers: [TodayOffer] = []
  /// What is known of the days of this week.
  private(set) var known = KnownDays()
  /// The hour that clocks show, from 0 to 23.
  private(set) var hour: Int
  package var selected: Int { selection.selected }
  var selection = ListSelection(0)

  /// Home at `hour`, with the books that are known already.
  package init(hour: Int, books: [HomeBook]? = nil, count: Int = 0) {
    self.hour = hour
    self.books = books
    bookCount = count
  }

  /// The book with this index.
  package func book(_ index: Int) -> HomeBook? {
    books.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
}

// MARK: - Events

extension HomePlace {
  package mutating func opening(_ frame: TabFrame) -> Answer {
    known.lookAnew()
    let months = known.ask(for: months(frame))
    return [
      .own(.findBooks), .own(.findMonths(months)), .own(.findDaysRead),
      .own(.findOffers(frame.today)),
    ]
  }

  /// The months that the week of today is in.
  private func months(_ frame: TabFrame) -> ClosedRange<MonthNumber> {
    let week = Week(of: frame.today, by: frame.locale.rule)
    return MonthNumber(of: week.firstDay)...MonthNumber(of: week.lastDay)
  }

  package mutating func handle(_ event: HomeEvent, _ frame: TabFrame) -> Answer {
    switch event {
    case .hour(let hour): self.hour = hour
    case .booksKnown(let books, let count):
      keepSelection(frame) { place in
        place.books = books
        place.bookCount = count
      }
      problem = nil
    case .booksUnknown(let sentence):
      problem = sentence
      return books == nil ? [] : [.tell(sentence)]
    case .damageKnown(let isDamaged): keepSelection(frame) { $0.isDamaged = isDamaged }
    case .monthsKnown(let facts): known.receive(facts)
    case .monthsFailed(let months, let sentence):
      known.giveUp(months)
      return [.tell(sentence)]
    case .daysReadKnown(let days): known.receive(daysRead: days)
    case .offersKnown(let offers): keepSelection(frame) { $0.offers = offers }
    }
    return []
  }

  /// Leaves the same thing selected while rows come and go.
  private mutating func keepSelection(_ frame: TabFrame, _ change: (inout HomePlace) -> Void) {
    let rows = rows(frame)
    let former = rows.indices.contains(selection.selected) ? rows[selection.selected] : nil
    let book = former.flatMap { row in
      if case .book(let index) = row { self.book(index)?.number } else { nil }
    }
    // A book that was opened is the first one afterwards: the selection stays at the top.
    let wasFirst = selection.selected == 0
    change(&self)
    let next = self.rows(frame)
    if wasFirst {
      selection.selected = 0
    } else if let book, let index = books?.firstIndex(where: { $0.number == book }),
      let row = next.firstIndex(of: .book(index))
    {
      selection.selected = row
    } else if let former, let row = next.firstIndex(of: former) {
      selection.selected = row
    }
    settle(frame)
  }

  package mutating func settle(_ frame: TabFrame) {
    let count = rows(frame).count
    selection.settle(rows: count, count: count)
  }
}

// MARK: - Keys

extension HomePlace {
  package static let keys = KeyTable<ListCommand>([
    .listMoves(open: "opens the book, the portion, the note", hint: "open"),
    KeyTable<ListCommand>.Section(
      title: "Books",
      bindings: [
        Binding(.details, [.character("i"), .right], "the book in the library"),
        Binding(.add, [.character("a")], "adds books", hint: "add"),
        Binding(.repair, [.character("R")], "leads to the repair of a damaged library"),
        Binding(
          .search, [.character("/")], "searches titles, tags, notes, highlights, texts",
          hint: "search"),
        Binding(
          .write, [.character("n"), .character("e")], "writes a note on today", hint: "note"),
      ]),
    .ways(
      also: [
        Binding(.datebook, [.character("d")], "the datebook"),
        Binding(.profiles, [.character("p")], "the choice of profiles: somebody else reads"),
      ]),
    .room(leave: "leave"),
  ])

  package mutating func obey(_ command: ListCommand, _ frame: TabFrame) -> Answer? {
    switch command {
    case .search: return [.own(.search)]
    case .up: move(-1, frame)
    case .down: move(1, frame)
    case .pageUp, .first: move(-rows(frame).count, frame)
    case .pageDown, .last: move(rows(frame).count, frame)
    case .open: return open(frame)
    case .details:
      guard case .book(let index)? = selectedRow(frame), let book = book(index) else { return [] }
      return [.own(.showBook(book.number))]
    case .add: return [.own(.add)]
    case .repair: return [.go(.show(.library))]
    case .write: return [.go(.datebook(.day(frame.today), isWriting: true))]
    case .datebook: return [.go(.show(.datebook))]
    case .profiles: return [.go(.chooseProfile)]
    default: return nil
    }
    return []
  }

  private mutating func move(_ step: Int, _ frame: TabFrame) {
    selection.selected += step
    settle(frame)
  }

  func selectedRow(_ frame: TabFrame) -> Row? {
    let rows = rows(frame)
    return rows.indices.contains(selection.selected) ? rows[selection.selected] : nil
  }

  private func open(_ frame: TabFrame) -> Answer {
    switch selectedRow(frame) {
    case .book(let index): book(index).map { [.own(.openBook($0.number, at: .kept))] } ?? []
    case .offer(let index):
      [
        .own(
          .openBook(
            offers[index].book,
            at: offers[index].kind == .story ? .kept : .offset(offers[index].offset)))
      ]
    case .note: [.go(.datebook(.day(frame.today), isWriting: true))]
    case .guide: [.own(.openGuide)]
    case .add: [.own(.add)]
    case .library, .repair: [.go(.show(.library))]
    case nil: []
    }
  }

  package mutating func click(row: Int, column: Int, _ frame: TabFrame) -> Answer {
    guard
      let clicked = HomeCanvas(self, frame).rows.first(where: {
        $0.area.contains(row: row, column: column)
      })?.row, let index = rows(frame).firstIndex(of: clicked)
    else { return [] }
    let isSelected = index == selection.selected
    selection.selected = index
    return isSelected ? open(frame) : []
  }
}
