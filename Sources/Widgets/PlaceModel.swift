package import Datebook
package import Screen
package import Settings

/// Everything that can happen to a place, in the order in which the loop met it.
package enum PlaceEvent<Own: Equatable & Sendable>: Equatable, Sendable {
  case key(Key)
  /// Keys that came at once and are typed into a text, at least two.
  case typed([Key])
  /// A text was pasted; its lines are ended by newlines.
  case paste(String)
  case mouse(MouseEvent)
  /// The terminal has another size.
  case resized(ScreenSize)
  /// Another day has begun by the reader's clock.
  case dayChanged(Day)
  /// How the reader's language names days and writes dates was looked up.
  case languageFound(CalendarLocale)
  /// The reader has set something, here or in another place.
  case preferencesChanged(Preferences)
  /// Something that only this kind of place hears.
  case own(Own)
  /// Something to be told in one line.
  case notice(String)
  /// All that came at once was taken: what takes long is done now, and once.
  case caughtUp
}

/// What a place asks of the world outside: what only it asks, or what all places do.
package protocol PlaceEffect: Equatable, Sendable {
  /// Ask something of the whole reading room.
  static func go(_ request: PlaceRequest) -> Self
  /// What is asked of the whole reading room; nil for what only this kind of place asks.
  var request: PlaceRequest? { get }
}

/// The whole state of a place on the screen, as a value.
///
/// ``update(_:)-(PlaceEvent<Event>)`` applies what happened and says what must be done outside;
/// ``render()`` draws. Both are pure: they read no clock, no file and no terminal.
///
/// What all places have in common stands here once: the guard for small screens, the way of a key (help,
/// then what lies over the place, then the key table), the notice, the help, the mouse, the settings.
/// A place gives the rest.
package protocol PlaceModel: Equatable, Sendable {
  associatedtype Command: PlaceCommand
  /// What it hears from outside.
  associatedtype Event: Equatable & Sendable
  /// What it asks of the world outside.
  associatedtype Effect: PlaceEffect

  /// What every place has.
  var frame: PlaceFrame<Command> { get set }
  /// The keys as the reader has set them.
  func keys(_ preferences: Preferences) -> KeyTable<Command>

  /// What must be done first, and again when the place is come back to.
  mutating func opening() -> [Effect]
  /// Takes note of an event before anything is done about it.
  mutating func prepare(for event: PlaceEvent<Event>)
  /// Handles what only this kind of place hears.
  mutating func handle(_ event: Event) -> [Effect]
  /// Takes a key as it is, if something laid over the place wants it or letters are typed; nil if the key
  /// table is to be asked.
  mutating func respond(to key: Key) -> [Effect]?
  /// Whether this key is typed into a text, and is one change of it with those like it that come at once.
  func takesTogether(_ key: Key) -> Bool
  /// Takes keys that came at once, all of which it takes together.
  mutating func type(_ keys: [Key]) -> [Effect]
  /// Does what a command asks; nil if the command is not the place's own.
  mutating func carryOut(_ command: Command) -> [Effect]?
  /// Takes a text that was pasted.
  mutating func insert(_ text: String) -> [Effect]
  /// Takes what the mouse did; nil for the wheel that is to move as the keys up and down do.
  mutating func respond(to mouse: MouseEvent) -> [Effect]?
  /// Takes away what lies over the place.
  ///
  /// - Returns: Whether something did.
  mutating func uncover() -> Bool
  /// Takes another size.
  mutating func resize() -> [Effect]
  /// Takes another day.
  mutating func changeDay() -> [Effect]
  /// Takes another language, or other settings; those before are `former`.
  mutating func adopt(_ former: Preferences) -> [Effect]
  /// Does what was put off until all that came at once was taken: keys may come in hundreds.
  mutating func catchUp() -> [Effect]
  /// Does what follows from any event, at last.
  mutating func followUp(_ event: PlaceEvent<Event>) -> [Effect]
  /// Whether the place may be left for `request`; it asks first if something would be lost.
  mutating func mayLeave(for request: PlaceRequest) -> Bool

  /// What stands where.
  var layout: ScreenLayout { get }
  /// What the last row tells, if anything.
  var sentence: String? { get }
  /// Whether digits before a key say how often it counts, or how far.
  var takesCounts: Bool { get }
  /// Whether unbound keys begin a command of another program that takes words, up to Enter.
  func takesWords(unbound keys: [Key]) -> Bool
  /// Whether `key` begins a line of commands, up to Enter.
  func beginsLine(_ key: Key) -> Bool
  /// Does what a line of commands asks, from the key on that began it; nil if it is not known here.
  mutating func obey(line: String) -> [Effect]?
  /// What is told of keys that no command has, if anything.
  func remark(onUnbound key: Key) -> String?
  /// What is told when the mouse is given to the program.
  static var mouseSentence: String { get }
  /// Draws the place.
  ///
  /// - Parameter hints: What the last row says of the keys; nil for the place's own hints.
  func draw(into surface: inout Surface, hints: [String]?)
}

extension PlaceModel {
  package mutating func prepare(for event: PlaceEvent<Event>) {}
  package func takesTogether(_ key: Key) -> Bool { false }
  package mutating func type(_ keys: [Key]) -> [Effect] { keys.flatMap { press($0) } }
  package mutating func uncover() -> Bool { false }
  package mutating func resize() -> [Effect] { [] }
  package mutating func changeDay() -> [Effect] { [] }
  package mutating func adopt(_ former: Preferences) -> [Effect] { [] }
  package mutating func catchUp() -> [Effect] { [] }
  package mutating func followUp(_ event: PlaceEvent<Event>) -> [Effect] { [] }
  package mutating func mayLeave(for request: PlaceRequest) -> Bool { true }
  package var layout: ScreenLayout { ScreenLayout(frame.size) }
  package var sentence: String? {
    frame.notice.map { Label.sentence($0, in: columnsOfNotice, symbols) }
  }
  package var takesCounts: Bool { false }
  package func takesWords(unbound keys: [Key]) -> Bool { false }
  package func beginsLine(_ key: Key) -> Bool { false }
  package mutating func obey(line: String) -> [Effect]? { nil }
  package func remark(onUnbound key: Key) -> String? { nil }
  package static var mouseSentence: String { "The mouse turns pages." }
}

// MARK: - What places say of themselves often

extension PlaceModel {
  /// The size of the screen.
  package var size: ScreenSize { frame.size }
  /// The glyphs that the program draws with.
  package var symbols: Symbols {
    get { frame.symbols }
    set { frame.symbols = newValue }
  }
  /// The keys in force.
  package var keys: KeyTable<Command> { frame.keys }
  /// What the reader has set.
  package var preferences: Preferences { frame.preferences }
  /// The columns of the last row.
  package var columnsOfNotice: Int { frame.size.columns - 2 }

  /// Tells something in the last row until the next key.
  package mutating func tell(_ sentence: String) { frame.notice = sentence }
}

// MARK: - Events

extension PlaceModel {
  /// Applies what happened, and says what must be done outside.
  package mutating func update(_ event: PlaceEvent<Event>) -> [Effect] {
    prepare(for: event)
    let effects = apply(event)
    let further = followUp(event)
    // In code for all places, to put two arrays together costs the start a look-up of types.
    return further.isEmpty ? effects : effects.isEmpty ? further : effects + further
  }

  /// Applies what only this kind of place hears, and says what must be done outside.
  package mutating func update(_ event: Event) -> [Effect] { update(.own(event)) }

  private mutating func apply(_ event: PlaceEvent<Event>) -> [Effect] {
    switch event {
    case .key(let key):
      frame.notice = nil
      return press(key)
    case .typed(let keys):
      frame.notice = nil
      return type(keys)
    case .paste(let text):
      frame.notice = nil
      guard !layout.isTooSmall, frame.help == nil else { return [] }
      return insert(text)
    case .mouse(let mouse):
      // What a click tells stays when the button comes up.
      if !mouse.isRelease { frame.notice = nil }
      return click(mouse)
    case .resized(let size):
      frame.size = size
      return resize()
    case .dayChanged(let day):
      frame.today = day
      return changeDay()
    case .languageFound(let language):
      frame.adopt(language)
      return adopt(frame.preferences)
    case .preferencesChanged(let preferences):
      let former = frame.preferences
      frame.adopt(preferences, keys: keys(preferences))
      return adopt(former)
    case .own(let event): return handle(event)
    case .notice(let sentence):
      frame.notice = sentence
      return []
    case .caughtUp: return catchUp()
    }
  }
}

// MARK: - Keys

extension PlaceModel {
  /// The way of a key: to the help, to what lies over the place, to the key table.
  package mutating func press(_ key: Key) -> [Effect] {
    if layout.isTooSmall { return pressUnseen(key) }
    if var help = frame.help {
      let answer = help.handle(key, layout: layout, symbols: frame.symbols)
      frame.help = answer == .close ? nil : help
      guard answer == .ignored else { return [] }
    } else if let effects = respond(to: key) {
      return effects
    }
    return strike(key)
  }

  /// Takes a key that is for the key table: a digit of a number before a command, a key of a sequence,
  /// or a command's.
  private mutating func strike(_ key: Key) -> [Effect] {
    if let line = frame.strange {
      if key == .enter {
        frame.strange = nil
        let effects = obey(line: line)
        if effects == nil { frame.notice = "\(line) is not known here." }
        return effects ?? []
      }
      takeStrange(key)
      return []
    }
    if frame.struck.isEmpty, beginsLine(key) {
      (frame.strange, frame.count) = (key.name(in: frame.symbols), nil)
      return []
    }
    if takesCounts, takeCount(key) { return [] }
    let struck = frame.struck + [key]
    frame.struck = []
    if let command = frame.keys[struck.asOne] {
      let effects = obey(command)
      frame.count = nil
      return effects
    }
    if frame.keys.begins(with: struck) {
      frame.struck = struck
      return []
    }
    // Escape may begin a sequence, but keeps no key from what it does.
    if struck.count == 2, struck[0] == .escape { return strike(key) }
    frame.count = nil
    // It takes the keys back that waited for more.
    if struck.count > 1, key == .escape { return [] }
    if takesWords(unbound: struck) {
      frame.strange = struck.map { $0.name(in: frame.symbols) }.joined()
      return []
    }
    frame.notice = remark(onUnbound: struck.asOne)
    return []
  }

  /// Takes a key of the words of an unknown command: it does nothing.
  private mutating func takeStrange(_ key: Key) {
    switch key {
    case .escape: frame.strange = nil
    case .backspace:
      frame.strange = frame.strange.map { String($0.dropLast()) }.flatMap { $0.isEmpty ? nil : $0 }
    case .character(let character): frame.strange?.append(character)
    default: break
    }
  }

  /// Takes a digit of a number before a command, or a key that takes one away.
  private mutating func takeCount(_ key: Key) -> Bool {
    guard frame.struck.isEmpty else { return false }
    switch key {
    case .character(let character) where character.isDigit && frame.fraction != nil:
      guard let fraction = frame.fraction, fraction.count < 9 else { return true }
      frame.fraction = fraction + String(character)
    case .character(".") where frame.count != nil && frame.fraction == nil: frame.fraction = "."
    case .backspace where frame.fraction != nil:
      frame.fraction = frame.fraction.map { String($0.dropLast()) }.flatMap {
        $0.isEmpty ? nil : $0
      }
    case .character(let character) where character.isDigit:
      guard let digit = character.wholeNumberValue, digit > 0 || frame.count != nil else {
        return false
      }
      frame.count = min((frame.count ?? 0) * 10 + digit, 999_999_999)
    case .backspace where frame.count != nil:
      frame.count = frame.count.map { $0 / 10 }.flatMap { $0 > 0 ? $0 : nil }
    case .escape where frame.count != nil: frame.count = nil
    default: return false
    }
    return true
  }

  /// Takes a key while nothing can be seen: only the ways out are open.
  private mutating func pressUnseen(_ key: Key) -> [Effect] {
    switch frame.keys[key]?.frame {
    case .leave:
      if frame.help != nil {
        frame.help = nil
        return []
      }
      return uncover() ? [] : [.go(.leave)]
    case .quit: return [.go(.quit)]
    case .repaint: return [.go(.repaint)]
    default: return []
    }
  }

  /// Does what a command asks: the place's own commands first, then those of all places.
  package mutating func obey(_ command: Command) -> [Effect] {
    if let effects = carryOut(command) { return effects }
    guard let command = command.frame else { return [] }
    switch command {
    case .help:
      frame.help = HelpSheet(frame.keys)
      return []
    case .mouse:
      frame.usesMouse.toggle()
      frame.notice = frame.usesMouse ? Self.mouseSentence : "The mouse selects text."
      return [.go(.useMouse(frame.usesMouse))]
    case .repaint: return [.go(.repaint)]
    case .tab(let tab): return go(.show(tab))
    case .catalogs: return go(.catalogs)
    case .home: return go(.goHome)
    case .today: return go(.datebook(.day(frame.today), isWriting: false))
    case .month(let month):
      return go(.datebook(.month(year: frame.today.year, month: month), isWriting: false))
    case .datebookYear: return go(.datebook(.year(frame.today.year), isWriting: false))
    case .notes: return go(.notes)
    case .settings: return go(.show(.settings))
    case .leave: return go(.leave)
    case .quit: return go(.quit)
    }
  }

  /// Leaves the place, if it may be left.
  private mutating func go(_ request: PlaceRequest) -> [Effect] {
    mayLeave(for: request) ? [.go(request)] : []
  }
}

// MARK: - The mouse

extension PlaceModel {
  private mutating func click(_ mouse: MouseEvent) -> [Effect] {
    guard !layout.isTooSmall else { return [] }
    if frame.help != nil {
      switch mouse.kind {
      case .wheelDown: return press(.down)
      case .wheelUp: return press(.up)
      case .press(button: 1): frame.help = nil
      case .press, .release, .drag: break
      }
      return []
    }
    if let effects = respond(to: mouse) { return effects }
    switch mouse.kind {
    case .wheelDown: return press(.down)
    case .wheelUp: return press(.up)
    case .press, .release, .drag: return []
    }
  }
}

// MARK: - Drawing

extension PlaceModel {
  /// Draws everything.
  package func render() -> Surface {
    let layout = layout
    var surface = Surface(rows: frame.size.rows, columns: frame.size.columns)
    guard !layout.isTooSmall else {
      surface.put(layout.tooSmall, row: 0, column: 0)
      return surface
    }
    draw(into: &surface, hints: frame.help?.hints(in: frame.symbols, layout: layout))
    frame.help?.draw(into: &surface, layout: layout, symbols: frame.symbols)
    if let told = frame.struckWords ?? sentence {
      drawNotice(told, into: &surface)
    } else if let unkept = frame.unkept {
      remind(of: unkept, in: &surface)
    }
    return surface
  }

  /// Puts what is not kept in front of what the last row says, unless something is typed there.
  private func remind(of unkept: String, in surface: inout Surface) {
    let row = frame.size.rows - 1
    guard surface.cursor?.row != row else { return }
    let said = layout.hasFooter ? Label.parts(of: surface.lines[row]) : []
    drawNotice(Label.hints([unkept] + said, in: columnsOfNotice), into: &surface)
  }

  /// Draws a notice into the last row, over the place if that has no row to spare.
  private func drawNotice(_ sentence: String, into surface: inout Surface) {
    let row = frame.size.rows - 1
    let style: Style = layout.hasFooter ? .notice : [.notice, .reversed]
    surface.fill(Rect(row: row, column: 0, rows: 1, columns: frame.size.columns), style: style)
    surface.put(sentence, row: row, column: 1, style: style)
  }
}
