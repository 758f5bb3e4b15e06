import Books
import Dispatch
import Files
import Formats
import Paging
import Profiles
import Screen
import Setup
import Shelf
import TextPlace
import Widgets
import Workers

// MARK: - The file, which may change while it is read

extension ReadingRoom {
  /// How long changes of the file are taken together.
  private static let gathering = Duration.milliseconds(100)

  /// Begins to hear of changes of the file, where it is one.
  mutating func watchFile() {
    guard watch == nil, text.digest != nil, let path = text.file.path else { return }
    let (source, onTouch) = (text.source, onTouch)
    watch = FileWatch("file watch", of: .each, gathering: Self.gathering) {
      onTouch()
      // What is found anew in a text that grows on and on may keep a core busy for some percent.
      return .milliseconds(source.count / (40 << 10))
    }.map(workers.add)
    watch?.watch([path])
    lookAtFile()
  }

  /// Hears soon of what the file grows by, and counts nothing meanwhile, or is as before again.
  mutating func follow(_ isFollowing: Bool) throws(TextError) {
    closeWatch?.stop()
    closeWatch = nil
    guard isFollowing else { return }
    endCounting()
    // Without the grid, which ends where the text ended when it was counted.
    var manuscript = desk.manuscript
    try manuscript.update()
    desk.lay(out: manuscript, format: desk.format)
    isGrowthTold = true
    guard text.digest != nil, let path = text.file.path else { return }
    let onTouch = onTouch
    closeWatch = FileWatch("followed file", of: .each, gathering: Self.pace) {
      onTouch()
      return .zero
    }.map(workers.add)
    closeWatch?.watch([path])
  }

  /// Shows the end of a text that is followed, once for all that it has grown by: a text that grows
  /// faster than it can be drawn keeps no key waiting.
  mutating func catchUp() -> [TerminalRequest] {
    guard hasGrown else { return [] }
    hasGrown = false
    lookAtFile()
    noteLength()
    if let failure = text.source.failure { tell(failure.sentence) }
    return []
  }

  /// How long what a followed file grows by is taken together.
  private static let pace = Duration.milliseconds(30)

  /// Tells the reader what happened to the file meanwhile.
  ///
  /// - Parameter isAsked: Whether it is the reader who wants to know.
  mutating func lookAtFile(isAsked: Bool = false) {
    guard let change = text.source.check() else { return }
    if [.edited, .replaced].contains(change), readAnew(after: change) { return }
    var isNews = true
    switch change {
    case .shrunk(let end): isPlaceGone = isPlaceGone || end <= model.book.anchor
    case .grown:
      isPlaceGone = false
      // A log that is written to would have nothing else told.
      isNews = isAsked || !isGrowthTold
      isGrowthTold = true
    case .edited: isPlaceGone = false
    case .deleted, .replaced, .unreadable: break
    }
    if change == .edited {
      countAnew()
      markKeeper?.load(in: text.source, asked: model.book.marks.changes, isAnew: true)
    }
    noteLength()
    if isNews { _ = model.update(.notice(change.sentence(about: text))) }
  }

  /// Tells the model how long the text is by now.
  mutating func noteLength() {
    if !model.book.length.isComplete { lastArrival = .now }
    _ = apply(.textChanged(TextLength(of: text.source)))
    markKeeper?.textArrived(text.source, asked: model.book.marks.changes)
    tellDamage()
  }

  /// Says once that parts of the text are missing, as soon as that is known and nothing else is told.
  mutating func tellDamage() {
    guard tellsDamage, model.frame.notice == nil, !model.isCovered, !model.frame.isAwaitingKeys,
      text.hasLosses
    else { return }
    tellsDamage = false
    _ = apply(.notice(model.damageNotice))
  }
}

// MARK: - Its editor

extension ReadingRoom {
  var fileName: String {
    text.file.name.split(separator: "/").last.map(String.init) ?? text.file.name
  }

  /// Has the file edited, unless the text is another one than the file's.
  mutating func edit(
    at offset: Int
  ) throws(TextError) -> (effects: [TextEffect], request: TerminalRequest?) {
    guard let path = text.file.path else {
      return (model.update(.notice("This text was piped in: there is no file to edit.")), nil)
    }
    guard text.source.followsEdits else {
      return (
        model.update(.notice("'\(fileName)' was converted: an editor would show it as it is.")), nil
      )
    }
    let line = try LineSeek.newlines(before: offset, in: text.source) + 1
    return ([], .editFile(path, line: line))
  }
}

// MARK: - A copy

extension ReadingRoom {
  mutating func saveText(as name: String) -> [TextEffect] {
    if let refusal = Household.current?.refusal(of: .export) {
      return model.update(.notice(refusal))
    }
    let copy = TextCopy(of: text.sourceWithStyles, to: name.withHome(configuration.folders))
    Background.run("copy", qos: .userInitiated) { [onNotice] in onNotice(copy.write()) }
    return []
  }
}

// MARK: - A text that is still coming

extension ReadingRoom {
  /// Ends the following of the text, or what is being typed to a pager, or else the reading of a pipe.
  ///
  /// The program that writes may have been ended by the same ^C, and the pipe with it.
  mutating func endArrival() -> Bool {
    if model.isFollowing {
      _ = apply(.key(.control("c")))
      return true
    }
    if let effects = model.endUnfinished() {
      _ = perform(effects)
      return true
    }
    let isArriving = !text.source.isComplete || ContinuousClock.now - lastArrival < .seconds(1)
    guard text.file.path == nil, isArriving, !hasEndedArrival else {
      return model.outlivesInterrupt()
    }
    hasEndedArrival = true
    (awaitedOffset, awaitedLine) = (nil, nil)
    text.source.stop()
    let words = "The rest of the pipe is not read."
    _ = apply(.notice(model.outlivesInterrupt() ? words : words + " ^C again quits."))
    return true
  }

  /// Goes to words that were found at `offset`, which are the match of a search in the text from then on.
  mutating func go(toMatch words: String, at offset: Int) {
    go(toOffset: offset)
    // Of a text that is still coming, the search waits for the words itself.
    _ = perform(model.showMatches(of: words, from: offset))
  }

  /// Goes to the page with the byte at `offset`, as a jump: the place that was left can be gone back
  /// to. In a text that is still coming it is gone to once it is there, unless a key comes first, or
  /// the reader has gone elsewhere.
  mutating func go(toOffset offset: Int) {
    // What the model knows of a text that is still coming is of before: the place would be past it.
    noteLength()
    let length = model.book.length
    guard offset < length.bytes || length.isComplete else { return wait(for: offset) }
    awaitedOffset = nil
    _ = perform(model.go(toOffset: min(offset, length.bytes)))
  }

  /// Waits for what the reader has asked for, where a text that is being converted does not have it
  /// yet. Of a pipe, whose length nobody knows, the last page is that of what has come.
  mutating func awaits(_ request: PageRequest, _ cause: ShowCause) -> Bool {
    let source = text.source
    guard case .jumped = cause, !source.isComplete else { return false }
    let isLong = source.expectedCount > source.count
    switch request {
    case .last where isLong: wait(for: .max)
    case .containing(let offset) where isLong && offset >= source.count: wait(for: offset)
    case .last:
      _ = apply(.notice("The text is still loading. This is the last page so far."))
      return false
    default: return false
    }
    return true
  }

  /// Looks up where a line of the file begins; what the text does not have yet is waited for.
  mutating func findLine(_ line: LineNumber) throws(TextError) -> [TextEffect] {
    try go(on: LineSeek(line))
  }

  /// Goes on looking for a line that the text did not have yet.
  mutating func goOnToLine() {
    guard let seek = awaitedLine else { return }
    do throws(TextError) {
      _ = perform(try go(on: seek))
    } catch {
      _ = perform(failed(error))
    }
  }

  private mutating func go(on seek: LineSeek) throws(TextError) -> [TextEffect] {
    var seek = seek
    let isNew = awaitedLine?.target != seek.target
    let isComplete = text.source.isComplete
    let offset = try seek.find(in: text.source)
    guard offset != nil || isComplete else {
      awaitedLine = seek
      return isNew ? model.update(.notice("The text up to that line is still loading.")) : []
    }
    awaitedLine = nil
    return model.update(.lineFound(FoundLine(seek, at: offset, in: text.source)))
  }

  private mutating func wait(for offset: Int) {
    awaitedOffset = offset
    _ = apply(.notice("The text up to that place is still loading."))
  }
}
