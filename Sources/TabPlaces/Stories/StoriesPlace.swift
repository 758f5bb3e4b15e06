import Books
import Holdings
import Screen
import Stories
package import Widgets

/// The tab of stories: collections and the stories that stand alone.
package struct StoriesPlace: TabContent {
  package typealias Event = StoriesEvent
  package typealias Effect = StoriesEffect

  /// A line of the list.
  enum Line: Equatable {
    /// A collection; `nil` before the stories that stand alone.
    case heading(StoryCollection?)
    case story(ShownStory)
  }

  /// What lies over the list.
  enum Sheet: Equatable {
    case story(StoryForm)
    case collection(CollectionForm)
    case filter(StoryFilterForm)
    case rename(BookID, Form<Int>)
    case remove(ShownStory)
    case consent(ModelConsent)
    case telling(identifier: String, TellingSheet)
  }

  package let tab = RoomTab.stories
  /// All stories, oldest first; `nil` before they are known.
  private(set) var stories: [ShownStory]?
  private(set) var collections: [StoryCollection] = []
  private(set) var problem: String?
  /// Which stories are listed.
  package internal(set) var filter = StoryFilter()
  /// The only age band that is listed and told: that of a child's room.
  private(set) var bound: AgeBand?
  var selection = ListSelection(0)
  var sheet: Sheet?
  /// The words that are looked for while they are typed.
  var search: TextField?
  /// What the reader asked for last: the next form begins with it.
  var former: StoryRequest?
  /// Who told the last story.
  var formerTeller = StoryTeller.program
  /// The model that can tell stories.
  var offer: ModelOffer?
  /// Who tells the stories that come now, by their identifiers.
  private(set) var tellers: [String: String] = [:]
  /// The form that waits for its story.
  var waiting: Sheet?
  /// What was typed in a form when the program was left: the next form of this kind begins with it.
  package internal(set) var kept: FormDraft?
  var undos: [StoriesUndo] = []
  /// The story that is to be selected once it is known.
  private var wanted: String?

  package init() {}

  /// Whether a story is being told.
  var isTelling: Bool { waiting != nil }
}

// MARK: - The list

extension StoriesPlace {
  /// The lines of the list.
  var lines: [Line] {
    let shown = (stories ?? []).filter(takes)
    var lines: [Line] = []
    let groups = filter.order == .oldest ? collections : collections.reversed()
    for collection in groups {
      let own = shown.filter { $0.story.collection == collection.identifier }
      guard !own.isEmpty else { continue }
      lines.append(.heading(collection))
      lines += own.sorted { $0.story.ordinal < $1.story.ordinal }.map { .story($0) }
    }
    let known = Set(collections.map(\.identifier))
    let alone = shown.filter { !known.contains($0.story.collection ?? "") }
    if !alone.isEmpty {
      if !lines.isEmpty { lines.append(.heading(nil)) }
      lines += filter.sorted(alone).map { .story($0) }
    }
    return lines
  }

  private func takes(_ story: ShownStory) -> Bool {
    (bound.map { $0.rawValue == story.story.band } ?? true) && filter.takes(story)
  }

  /// The stories of a collection, listed or not.
  func stories(of collection: StoryCollection) -> [ShownStory] {
    (stories ?? []).filter { $0.story.collection == collection.identifier }
  }

  /// Who tells a story, as its row says.
  package func teller(of identifier: String) -> String? {
    stories?.first { $0.story.identifier == identifier }?.story.teller
  }

  /// The selected story.
  package var selected: ShownStory? {
    let lines = lines
    guard lines.indices.contains(selection.selected),
      case .story(let story) = lines[selection.selected]
    else { return nil }
    return story
  }

  package mutating func settle(_ frame: TabFrame) {
    let lines = lines
    selection.settle(rows: max(listRows(frame), 1), count: lines.count)
    if lines.indices.contains(selection.selected), case .heading = lines[selection.selected] {
      selection.selected += 1
      selection.settle(rows: max(listRows(frame), 1), count: lines.count)
    }
  }

  mutating func move(_ key: Key, _ frame: TabFrame) {
    let before = selection.selected
    let lines = lines
    selection.handle(key, rows: listRows(frame), count: lines.count)
    selection.selected = min(max(selection.selected, 0), max(lines.count - 1, 0))
    if lines.indices.contains(selection.selected), case .heading = lines[selection.selected] {
      let step = selection.selected < before && selection.selected > 0 ? -1 : 1
      selection.selected += step
    }
    settle(frame)
  }

  private mutating func select(_ identifier: String, _ frame: TabFrame) {
    func index(_ lines: [Line]) -> Int? {
      lines.firstIndex { line in
        switch line {
        case .heading(let collection): collection?.identifier == identifier
        case .story(let story): story.story.identifier.hasPrefix(identifier)
        }
      }
    }
    if index(lines) == nil, stories?.contains(where: { $0.story.identifier == identifier }) == true
    {
      filter = StoryFilter()
    }
    guard let index = index(lines) else {
      wanted = identifier
      return
    }
    wanted = nil
    selection.selected = index
    settle(frame)
  }
}

// MARK: - Events

extension StoriesPlace {
  package mutating func opening(_ frame: TabFrame) -> Answer { [.own(.find)] }

  package mutating func handle(_ event: StoriesEvent, _ frame: TabFrame) -> Answer {
    switch event {
    case .known(let stories, let collections):
      let former = selected?.story.identifier
      (self.stories, self.collections, problem) = (stories, collections, nil)
      if let wanted {
        select(wanted, frame)
      } else if let former {
        let index = lines.firstIndex { line in
          if case .story(let story) = line { story.story.identifier == former } else { false }
        }
        if let index { selection.selected = index }
      }
      settle(frame)
    case .unknown(let sentence):
      problem = sentence
      return [.tell(sentence)]
    case .told(let identifier, let opens):
      waiting = nil
      wanted = identifier
      endTelling(identifier)
      let title = stories?.first { $0.story.identifier == identifier }?.story.title
      return [.own(.find)] + (opens ? [] : [.tell(title.map { "“\($0)” is told." } ?? "Told.")])
    case .failed(let sentence):
      // What was typed is not lost.
      if let waiting, sheet == nil { sheet = waiting }
      waiting = nil
      return [.tell(sentence), .own(.find)]
    case .changed(let undo, let sentence):
      if let undo { undos.append(undo) }
      let way = undo == nil ? [] : frame.hints((.undo, "undoes it")).map { "\($0)." }
      return [.tell(([sentence] + way).joined(separator: " ")), .own(.find)]
    case .list(let band):
      filter = StoryFilter(band: band)
      (search, sheet, selection) = (nil, nil, ListSelection(0))
      settle(frame)
    case .select(let identifier):
      select(identifier, frame)
    case .telling(let identifier, let telling, let isOnPage):
      return receive(telling, of: identifier, isOnPage: isOnPage)
    case .page(let identifier, _, _): wanted = identifier
    case .offered(let offer): self.offer = offer
    case .kept(let draft): kept = draft
    case .bounded(let band):
      bound = band.flatMap { AgeBand(rawValue: $0) }
      settle(frame)
    }
    return []
  }

  private mutating func receive(
    _ telling: StoryTelling, of identifier: String, isOnPage: Bool
  ) -> Answer {
    switch telling {
    case .comes(let teller):
      waiting = nil
      wanted = identifier
      tellers[identifier] = teller
      return [.own(.find), .tell("Asking \(teller). Esc stops it.")]
    case .anew(let sentence):
      return isOnPage ? [] : [.tell("\(sentence) Asking once more.")]
    case .told: endTelling(identifier)
    case .stopped:
      endTelling(identifier)
      return [.own(.find), .tell("Stopped; what arrived so far is saved.")]
    case .failed(let trouble):
      endTelling(identifier)
      wanted = identifier
      guard sheet == nil, !isOnPage else { return [.tell(trouble.sentence), .own(.find)] }
      sheet = .telling(identifier: identifier, TellingSheet(trouble))
      return [.own(.find)]
    }
    return []
  }

  /// Forgets that a story comes.
  private mutating func endTelling(_ identifier: String) {
    tellers[identifier] = nil
    if case .telling(identifier, _) = sheet { sheet = nil }
  }

  package var unfinished: String? {
    switch sheet {
    case .story(let form): form.fields.isChanged ? "A story is still being told" : nil
    case .collection(let form): form.fields.isChanged ? "Stories are still being told" : nil
    default: nil
    }
  }

  package mutating func mayLeave(for request: PlaceRequest) -> Bool {
    guard request.ends(tab) else { return true }
    switch sheet {
    case .story(var form):
      defer { sheet = .story(form) }
      return form.mayLeave()
    case .collection(var form):
      defer { sheet = .collection(form) }
      return form.mayLeave()
    default: return true
    }
  }
}
