import Books
import Holdings
package import Screen
import Stories
package import Widgets

// What keys and clicks do in the tab of stories.

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
      guard field.handle(key) else { return [] }
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
    case .add: sheet = .story(newStory())
    case .addMany:
      sheet = .collection(newCollection())
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
