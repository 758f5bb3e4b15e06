import Books
import Holdings
package import Screen
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
  package private(set) var filter = StoryFilter()
  /// The only age band that is listed and told: that of a child's room.
  private(set) var bound: AgeBand?
  var selection = ListSelection(0)
  var sheet: Sheet?
  /// The words that are looked for while they are typed.
  var search: TextField?
  /// What the reader asked for last: the next form begins with it.
  private var former: StoryRequest?
  /// Who told the last story.
  private var formerTeller = StoryTeller.program
  /// The model that can tell stories.
  private var offer: ModelOffer?
  /// Who tells the stories that come now, by their identifiers.
  private(set) var tellers: [String: String] = [:]
  /// The form that waits for its story.
  private var waiting: Sheet?
  private var undos: [StoriesUndo] = []
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

  private mutating func move(_ key: Key, _ frame: TabFrame) {
    let before = selection.selected
    let lines = lines
    selection.take(key, rows: listRows(frame), count: lines.count)
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

  package mutating func take(_ event: StoriesEvent, _ frame: TabFrame) -> Answer {
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
      return take(telling, of: identifier, isOnPage: isOnPage)
    case .page(let identifier, _, _): wanted = identifier
    case .offered(let offer): self.offer = offer
    case .bounded(let band):
      bound = band.flatMap { AgeBand(rawValue: $0) }
      settle(frame)
    }
    return []
  }

  private mutating func take(
    _ telling: StoryTelling, of identifier: String, isOnPage: Bool
  ) -> Answer {
    switch telling {
    case .comes(let teller):
      waiting = nil
      wanted = identifier
      tellers[identifier] = teller
      return [.own(.find), .tell("\(teller) is asked. Esc stops it.")]
    case .anew(let sentence):
      return isOnPage ? [] : [.tell("\(sentence) It is asked for once more.")]
    case .told: endTelling(identifier)
    case .stopped:
      endTelling(identifier)
      return [.own(.find), .tell("Stopped; what came is kept.")]
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
    case .story(let form): form.fields.isChanged ? "A story is being asked for" : nil
    case .collection(let form): form.fields.isChanged ? "Stories are being asked for" : nil
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

// MARK: - Keys

extension StoriesPlace {
  package static let keys = KeyTable<ListCommand>([
    .listMoves(open: "reads the story, or goes on telling it", hint: "read"),
    KeyTable<ListCommand>.Section(
      title: "Stories",
      bindings: [
        Binding(.add, [.character("n")], "a new story", hint: "new story"),
        Binding(.addMany, [.character("C")], "a collection of stories", hint: "collection"),
        Binding(.again, [.character("R")], "tells the story again", hint: "tell again"),
        Binding(.filter, [.character("f")], "which stories are listed", hint: "show"),
        Binding(.search, [.character("/")], "finds words of titles and heroes", hint: "find"),
        Binding(.edit, [.character("e")], "another title"),
        Binding(.details, [.character("i"), .right], "the story in the library"),
        Binding(.remove, [.character("D")], "removes the story"),
        Binding(.undo, [.character("u")], "undoes the last change"),
      ]),
    .ways(),
    .room(leave: "back"),
  ])

  package var isTyping: Bool {
    switch sheet {
    case .story(let form): form.fields.isTyping
    case .collection(let form): form.fields.isTyping
    case .filter(let form): form.fields.isTyping
    case .rename(_, let form): form.isTyping
    case .remove, .consent, .telling: false
    case nil: search != nil
    }
  }

  package mutating func press(_ key: Key, _ frame: TabFrame) -> Answer? {
    switch sheet {
    case .story(var form):
      let answer = form.press(key)
      sheet = .story(form)
      if answer == .leave { sheet = nil }
      return answer == .submit ? tell(form) : []
    case .collection(var form):
      let answer = form.press(key)
      sheet = .collection(form)
      if answer == .leave { sheet = nil }
      return answer == .submit ? tell(form) : []
    case .consent(let consent): return answer(consent, key)
    case .telling(let identifier, var question):
      let wish = question.press(key)
      sheet = wish == nil ? .telling(identifier: identifier, question) : nil
      guard let wish, wish != .close else { return [] }
      return wish == .settings
        ? [.go(.show(.settings))] : [.own(.telling(identifier: identifier, wish))]
    case .filter(var form):
      let answer = form.press(key)
      sheet = .filter(form)
      if answer == .submit { filter = form.filter }
      if answer != .stay {
        sheet = nil
        settle(frame)
      }
      return []
    case .rename(let book, var form):
      let answer = form.press(key)
      sheet = .rename(book, form)
      if answer == .leave { sheet = nil }
      guard answer == .submit else { return [] }
      let title = form.trimmedText(0)
      guard !title.isEmpty else {
        form.refuse(0, "a story needs a title", "needs a title")
        sheet = .rename(book, form)
        return []
      }
      sheet = nil
      return [.own(.rename(book, title))]
    case .remove(let story):
      switch key {
      case .enter, .character("y"):
        sheet = nil
        return [.own(.remove(identifier: story.story.identifier, story.story.book))]
      case .escape, .character("n"): sheet = nil
      default: break
      }
      return []
    case nil:
      if search == nil, asksAboutStory(key) { return [] }
      return search == nil ? nil : typeSearch(key, frame)
    }
  }

  private mutating func tell(_ form: StoryForm, isAgreed: Bool = false) -> Answer {
    (former, formerTeller) = (form.request, form.teller)
    if form.teller == .model, let offer, !offer.isAgreed, !isAgreed {
      sheet = .consent(ModelConsent(form: .story(form), offer: offer))
      return []
    }
    (waiting, sheet) = (.story(form), nil)
    return [.own(.tell(form.request, by: form.teller))]
  }

  private mutating func tell(_ form: CollectionForm, isAgreed: Bool = false) -> Answer {
    formerTeller = form.teller
    if form.teller == .model, let offer, !offer.isAgreed, !isAgreed {
      sheet = .consent(ModelConsent(form: .collection(form), offer: offer))
      return []
    }
    (waiting, sheet) = (.collection(form), nil)
    return [
      .own(.begin(form.request, by: form.teller)), .tell("The stories are being told."),
    ]
  }

  /// Takes the answer to the question before a server is asked first.
  private mutating func answer(_ consent: ModelConsent, _ key: Key) -> Answer {
    switch (key, consent.form) {
    case (.enter, .story(let form)):
      offer?.isAgreed = true
      return [.own(.agree(host: consent.offer.host))] + tell(form, isAgreed: true)
    case (.enter, .collection(let form)):
      offer?.isAgreed = true
      return [.own(.agree(host: consent.offer.host))] + tell(form, isAgreed: true)
    case (.escape, .story(let form)), (.character("q"), .story(let form)): sheet = .story(form)
    case (.escape, .collection(let form)), (.character("q"), .collection(let form)):
      sheet = .collection(form)
    default: break
    }
    return []
  }

  /// Asks whether a story that comes is to be stopped, if the key is one for that.
  private mutating func asksAboutStory(_ key: Key) -> Bool {
    guard key == .escape || key == .character("x") else { return false }
    let known = selected.flatMap { tellers[$0.story.identifier] == nil ? nil : $0 }
    guard let identifier = known?.story.identifier ?? tellers.keys.min(),
      let teller = tellers[identifier]
    else { return false }
    sheet = .telling(identifier: identifier, TellingSheet(stopping: teller))
    return true
  }

  private mutating func typeSearch(_ key: Key, _ frame: TabFrame) -> Answer? {
    guard var field = search else { return nil }
    switch key {
    case .enter, .down:
      search = nil
    case .escape:
      (search, filter.words) = (nil, "")
    case .up: break
    default:
      guard field.take(key) else { return [] }
      search = field
      filter.words = field.text
      selection = ListSelection(0)
    }
    settle(frame)
    return []
  }

  package mutating func obey(_ command: ListCommand, _ frame: TabFrame) -> Answer? {
    switch command {
    case .up, .down, .pageUp, .pageDown, .first, .last:
      if let key = command.move { move(key, frame) }
    case .open, .read: return open()
    case .add: sheet = .story(StoryForm(former, within: bound, offer: offer, by: formerTeller))
    case .addMany:
      sheet = .collection(
        CollectionForm(hero: former?.hero ?? "", within: bound, offer: offer, by: formerTeller))
    case .again: return again()
    case .filter: sheet = .filter(StoryFilterForm(filter))
    case .search: search = TextField(filter.words, capacity: 80)
    case .edit:
      guard let story = selected, let book = story.story.book else { return [] }
      sheet = .rename(
        book,
        Form(
          [FormRow(0, "Title", .text(story.story.title, capacity: 200))], look: .box(labels: 7),
          words: FormWords(question: "Keep the new title?")))
    case .details:
      guard let book = selected?.story.book else { return [] }
      return [.go(.details(book))]
    case .remove:
      guard let story = selected else { return [] }
      sheet = .remove(story)
    case .undo:
      guard let undo = undos.popLast() else { return [.tell("There is nothing to undo.")] }
      return [.own(.undo(undo))]
    case .leave where !filter.isEmpty:
      filter = StoryFilter()
      settle(frame)
    default: return nil
    }
    return []
  }

  private func open() -> Answer {
    guard let story = selected?.story else { return [] }
    if story.state == .done, let book = story.book { return [.own(.open(book))] }
    if tellers[story.identifier] != nil { return [.own(.watch(identifier: story.identifier))] }
    return [.own(.goOn(identifier: story.identifier))]
  }

  /// Tells a story that failed once more; asks for one like it otherwise.
  private mutating func again() -> Answer {
    guard let story = selected?.story else { return [] }
    if story.state != .done { return [.own(.goOn(identifier: story.identifier))] }
    guard let request = StoryRequest(json: story.request) else {
      return [.tell("This story was written by hand: there is no other one like it.")]
    }
    let teller: StoryTeller = story.teller == "composer" ? .program : .model
    sheet = .story(StoryForm(request, within: bound, offer: offer, by: teller))
    return []
  }

  package mutating func click(row: Int, column: Int, _ frame: TabFrame) -> Answer {
    if sheet != nil {
      clickSheet(row: row, column: column, frame)
      return []
    }
    let area = listArea(frame)
    guard area.contains(row: row, column: column) else { return [] }
    let index = selection.top + row - area.row
    let lines = lines
    guard lines.indices.contains(index), case .story = lines[index] else { return [] }
    let isSelected = index == selection.selected
    selection.selected = index
    return isSelected ? open() : []
  }

  private mutating func clickSheet(row: Int, column: Int, _ frame: TabFrame) {
    let area = sheetArea(frame)
    switch sheet {
    case .story(var form):
      form.click(row: row, column: column, in: area, frame.symbols)
      sheet = .story(form)
    case .collection(var form):
      form.click(row: row, column: column, in: area, frame.symbols)
      sheet = .collection(form)
    case .filter(var form):
      form.click(row: row, column: column, in: area, frame.symbols)
      sheet = .filter(form)
    case .rename, .remove, .consent, .telling, nil: break
    }
  }
}
