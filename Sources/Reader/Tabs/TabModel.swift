package import Datebook
package import Screen
package import Settings

/// Everything that can happen to a place of a tab.
package enum TabEvent<Own: Equatable & Sendable>: Equatable, Sendable {
  case key(Key)
  /// A text was pasted.
  case paste(String)
  case mouse(MouseEvent)
  /// The terminal has another size.
  case resized(ScreenSize)
  /// Another day has begun by the reader's clock.
  case dayChanged(Day)
  /// Something that the place asked for.
  case own(Own)
  /// Something to be told in one line.
  case notice(String)
  /// All that came at once was taken: what takes long is done now, and once.
  case caughtUp
}

/// The whole state of a place of a tab on the screen, as a value.
///
/// `update` applies what happened and says what must be done outside; `render` draws. Both are pure.
package struct TabModel<Content: TabContent>: Equatable, Sendable {
  /// The place itself.
  package private(set) var content: Content
  /// What stands around it.
  package private(set) var frame: TabFrame
  /// The glyphs that the program draws with.
  package var symbols: Symbols {
    get { frame.symbols }
    set { frame.symbols = newValue }
  }
  private var help: HelpSheet?
  private var usesMouse: Bool
  /// Something told in the last row until the next key.
  package private(set) var notice: String?

  /// The place on a screen of `size`, with the reader's own keys.
  package init(
    _ content: Content, size: ScreenSize, today: Day,
    clock: ReadingClock = ReadingClock(secondsAheadOfUTC: 0), locale: CalendarLocale,
    symbols: Symbols = .unicode, preferences: Preferences = Preferences()
  ) {
    self.content = content
    frame = TabFrame(
      size: size, symbols: symbols, today: today, clock: clock, locale: locale,
      keys: Content.keys.remapped(by: preferences.keys).table)
    usesMouse = preferences.mouse
  }

  /// What must be done first, and again when the place is come back to.
  package mutating func opening() -> [TabEffect<Content.Effect>] {
    told(content.opening(frame))
  }

  /// Applies what happened, and says what must be done outside.
  package mutating func update(
    _ event: TabEvent<Content.Event>
  ) -> [TabEffect<Content.Effect>] {
    switch event {
    case .key(let key):
      notice = nil
      return told(press(key))
    case .paste(let text):
      notice = nil
      return told(paste(text))
    case .mouse(let mouse):
      notice = nil
      return told(click(mouse))
    case .resized(let size):
      frame.size = size
      content.settle(frame)
    case .dayChanged(let day):
      frame.today = day
      content.settle(frame)
      return told(content.opening(frame))
    case .own(let event): return told(content.take(event, frame))
    case .notice(let sentence): notice = sentence
    case .caughtUp: return told(content.catchUp(frame))
    }
    return []
  }

  /// Tells what is to be told, and gives what is left to do.
  private mutating func told(
    _ effects: [TabEffect<Content.Effect>]
  ) -> [TabEffect<Content.Effect>] {
    effects.filter { effect in
      guard case .tell(let sentence) = effect else { return true }
      notice = sentence
      return false
    }
  }

  /// Whether the place may be ended for `request`, which was asked elsewhere; it asks first where
  /// something would be lost.
  package mutating func mayLeave(for request: TabRequest) -> Bool {
    guard !content.mayLeave(for: request) else { return true }
    help = nil
    // A question speaks for itself; what is half typed is only shown.
    if content.isTyping, let unfinished = content.unfinished { notice = "\(unfinished)." }
    return false
  }

  /// Draws everything.
  package func render() -> Surface {
    var surface = Surface(rows: frame.size.rows, columns: frame.size.columns)
    guard !frame.layout.isTooSmall else {
      surface.put(frame.layout.tooSmall, row: 0, column: 0)
      return surface
    }
    let hints =
      help?.hints(in: frame.symbols, layout: frame.layout) ?? content.hints(frame)
      ?? frame.keys.hintsWithHelp(in: frame.symbols)
    frame.draw(
      into: &surface, tab: content.tab, title: content.title(frame), label: content.label(frame),
      hints: hints)
    if !frame.layout.hasFooter, content.isTyping {
      // What can be typed is not to be a riddle: the bar says nothing that is not known by now.
      surface.fill(Rect(row: 0, column: 0, rows: 1, columns: frame.size.columns))
      surface.put(
        Label.hints(hints, in: frame.size.columns - 2), row: 0, column: 1, style: .hint)
    }
    content.draw(into: &surface, frame)
    help?.draw(into: &surface, layout: frame.layout, symbols: frame.symbols)
    drawNotice(into: &surface)
    return surface
  }

  private func drawNotice(into surface: inout Surface) {
    guard let notice else { return }
    let row = frame.size.rows - 1
    let style: Style = frame.layout.hasFooter ? .notice : [.notice, .reversed]
    surface.fill(Rect(row: row, column: 0, rows: 1, columns: frame.size.columns), style: style)
    surface.put(
      Label.sentence(notice, in: frame.size.columns - 2, symbols), row: row, column: 1,
      style: style)
  }
}

// MARK: - Keys

extension TabModel {
  private mutating func press(_ key: Key) -> [TabEffect<Content.Effect>] {
    if frame.layout.isTooSmall {
      // Where nothing can be seen, only the ways out are open.
      switch frame.keys[key] {
      case .leave: return [.go(.leave)]
      case .quit: return [.go(.quit)]
      default: return []
      }
    }
    if var help {
      let response = help.handle(key, layout: frame.layout, symbols: frame.symbols)
      self.help = help
      switch response {
      case .handled(let requests):
        if !requests.isEmpty { self.help = nil }
        return []
      case .ignored, .passedOn: break
      }
    } else if let answer = content.press(key, frame) {
      return answer
    }
    guard let command = frame.keys[key] else { return [] }
    return obey(command)
  }

  /// Takes a text that was pasted: into what is being typed, else nowhere.
  private mutating func paste(_ text: String) -> [TabEffect<Content.Effect>] {
    guard !frame.layout.isTooSmall, help == nil else { return [] }
    return PastedLine(text).characters.flatMap {
      content.isTyping ? press(.character($0)) : []
    }
  }

  private mutating func obey(_ command: Command) -> [TabEffect<Content.Effect>] {
    if let answer = content.obey(command, frame) { return answer }
    switch command {
    case .list(.tab(let tab)):
      guard tab == content.tab else { return go(.show(tab)) }
      // A book may have come that the library shows then.
      return tab == .library ? [.go(.show(tab))] : []
    case .list(.catalogs), .list(.findOnNet): return go(.catalogs)
    case .home: return go(.goHome)
    case .today: return go(.datebook(.day(frame.today), isWriting: false))
    case .month(let month):
      return go(.datebook(.month(year: frame.today.year, month: month), isWriting: false))
    case .datebookYear: return go(.datebook(.year(frame.today.year), isWriting: false))
    case .datebook(.notes): return go(.notes)
    case .settings: return go(.show(.settings))
    case .help: help = HelpSheet(frame.keys)
    case .mouse:
      usesMouse.toggle()
      notice = usesMouse ? "The mouse is the reader’s." : "The mouse selects text."
      return [.go(.useMouse(usesMouse))]
    case .repaint: return [.go(.repaint)]
    case .leave: return go(.leave)
    case .quit: return go(.quit)
    default: break
    }
    return []
  }

  /// Leaves the place, where it may be left.
  private mutating func go(_ request: TabRequest) -> [TabEffect<Content.Effect>] {
    mayLeave(for: request) ? [.go(request)] : []
  }
}

// MARK: - The mouse

extension TabModel {
  private mutating func click(_ mouse: MouseEvent) -> [TabEffect<Content.Effect>] {
    guard !frame.layout.isTooSmall else { return [] }
    switch mouse.kind {
    case .wheelDown: return press(.down)
    case .wheelUp: return press(.up)
    case .press(button: 1):
      if help != nil {
        help = nil
        return []
      }
      if let command = frame.command(
        atRow: mouse.row, column: mouse.column, lit: content.tab)
      {
        return obey(command)
      }
      return content.click(row: mouse.row, column: mouse.column, frame)
    case .press, .release, .drag: return []
    }
  }
}

extension KeyTable {
  /// What the last row tells of the keys: help stands among the first.
  func hintsWithHelp(in symbols: Symbols) -> [String] {
    let rows = bindings.filter { $0.hint != nil }
    let help = rows.filter { $0.command == .help }
    let others = rows.filter { $0.command != .help }
    return (others.prefix(5) + help + others.dropFirst(5)).compactMap { $0.hint(in: symbols) }
  }
}
