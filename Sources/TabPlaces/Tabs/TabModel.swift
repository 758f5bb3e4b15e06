package import Datebook
package import Screen
package import Settings
package import Widgets

/// The whole state of a place of a tab on the screen, as a value: its content, in the frame of the tabs.
package struct TabModel<Content: TabContent>: PlaceModel {
  package typealias Event = Content.Event
  package typealias Effect = TabEffect<Content.Effect>

  /// The place itself.
  package private(set) var content: Content
  package var frame: TabFrame

  /// The place on a screen of `size`, with the reader's own keys.
  package init(
    _ content: Content, size: ScreenSize, today: Day,
    clock: ReadingClock = ReadingClock(secondsAheadOfUTC: 0), locale: CalendarLocale,
    symbols: Symbols = .unicode, preferences: Preferences = Preferences()
  ) {
    self.content = content
    frame = TabFrame(
      size: size, symbols: symbols, today: today, clock: clock, language: locale,
      preferences: preferences, keys: Content.keys.remapped(by: preferences.keys).table)
  }

  package func keys(_ preferences: Preferences) -> KeyTable<ListCommand> {
    Content.keys.remapped(by: preferences.keys).table
  }

  /// Something told in the last row until the next key.
  package var notice: String? { frame.notice }

  package static var mouseSentence: String { "The mouse works in the program." }

  /// Tells what is to be told, and gives what is left to do.
  private mutating func told(_ answer: Content.Answer) -> [Effect] {
    var effects: [Effect] = []
    for part in answer {
      switch part {
      case .own(let effect): effects.append(.own(effect))
      case .go(let request): effects.append(.go(request))
      case .tell(let sentence): frame.notice = sentence
      }
    }
    return effects
  }
}

// MARK: - Events

extension TabModel {
  package mutating func opening() -> [Effect] { told(content.opening(frame)) }

  package mutating func handle(_ event: Content.Event) -> [Effect] {
    told(content.handle(event, frame))
  }

  package mutating func respond(to key: Key) -> [Effect]? {
    content.press(key, frame).map { told($0) }
  }

  package mutating func carryOut(_ command: ListCommand) -> [Effect]? {
    if let effects = content.obey(command, frame) { return told(effects) }
    switch command {
    // In the library's own tab a book may have come that is shown then.
    case .tab(content.tab) where content.tab != .library: return []
    case .tab(content.tab): return [.go(.show(content.tab))]
    case .findOnNet: return carryOut(.catalogs) ?? obey(.catalogs)
    default: return nil
    }
  }

  package mutating func insert(_ text: String) -> [Effect] {
    let line = PastedLine(text)
    guard content.isTyping else { return [] }
    if let effects = content.paste(line, frame) { return told(effects) }
    return line.characters.flatMap { content.isTyping ? press(.character($0)) : [] }
  }

  package func takesTogether(_ key: Key) -> Bool {
    guard content.takesCharactersTogether, frame.help == nil, !layout.isTooSmall else {
      return false
    }
    if case .character = key { return true } else { return false }
  }

  package mutating func type(_ keys: [Key]) -> [Effect] {
    let characters = keys.compactMap { if case .character(let typed) = $0 { typed } else { nil } }
    return told(content.type(characters, frame))
  }

  package mutating func resize() -> [Effect] {
    content.settle(frame)
    return []
  }

  package mutating func changeDay() -> [Effect] {
    content.settle(frame)
    return told(content.opening(frame))
  }

  package mutating func adopt(_ former: Preferences) -> [Effect] {
    content.adopt(frame)
    content.settle(frame)
    return frame.preferences == former ? [] : told(content.opening(frame))
  }

  package mutating func catchUp() -> [Effect] { told(content.catchUp(frame)) }

  package mutating func mayLeave(for request: PlaceRequest) -> Bool {
    guard !content.mayLeave(for: request) else { return true }
    frame.help = nil
    // A question speaks for itself; what is half typed is only shown.
    if content.isTyping, let unfinished = content.unfinished { frame.notice = "\(unfinished)." }
    return false
  }

  package mutating func respond(to mouse: MouseEvent) -> [Effect]? {
    switch mouse.kind {
    case .wheelDown, .wheelUp: return nil
    case .press(button: 1):
      if let command = frame.command(atRow: mouse.row, column: mouse.column, lit: content.tab) {
        return obey(command)
      }
      return told(content.click(row: mouse.row, column: mouse.column, frame))
    case .press, .release, .drag: return []
    }
  }
}

// MARK: - Drawing

extension TabModel {
  package func draw(into surface: inout Surface, hints: [String]?) {
    let hints = hints ?? content.hints(frame) ?? frame.keys.hintsWithHelp(in: frame.symbols)
    frame.draw(
      into: &surface, tab: content.tab, title: content.title(frame), label: content.label(frame),
      hints: hints)
    if !layout.hasFooter, content.isTyping {
      // What can be typed is not to be a riddle: the bar says nothing that is not known by now.
      surface.fill(Rect(row: 0, column: 0, rows: 1, columns: frame.size.columns))
      surface.put(
        Label.hints(hints, in: frame.size.columns - 2), row: 0, column: 1, style: .hint)
    }
    content.draw(into: &surface, frame)
  }
}

extension KeyTable where Command: PlaceCommand {
  /// What the last row tells of the keys: help stands among the first.
  func hintsWithHelp(in symbols: Symbols) -> [String] {
    let rows = bindings.filter { $0.hint != nil }
    let help = rows.filter { $0.command == .help }
    let others = rows.filter { $0.command != .help }
    return (others.prefix(5) + help + others.dropFirst(5)).compactMap { $0.hint(in: symbols) }
  }
}
