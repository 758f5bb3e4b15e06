import Books
import Datebook
import Formats
import Hyphenation
import Paging
import Shelf
import TextPlace

/// Who makes a page be shown.
enum PageMover {
  /// The reader, or something that goes on reading in the reader's name: the place is kept there.
  case reader
  /// The program, which was led here from elsewhere: the page is timed, and the kept place stays.
  case program
}

extension ReadingRoom {
  /// What is shown of the text, for the log.
  var shownPage: ShownPage {
    let offsets = model.book.shown ?? model.book.anchor..<model.book.anchor
    let characters = try? CharacterIndex.characters(of: offsets, in: text.source)
    return ShownPage(offsets, characters: characters ?? offsets.count)
  }

  /// Follows to the page that is shown now: tells the log of it, and keeps the place if it is the
  /// reader's. Nothing else tells either of them that pages were turned.
  ///
  /// - Parameter isJump: Whether the reader jumped there.
  /// - Returns: What the model learns from the page that was left.
  mutating func follow(to offset: Int, isJump: Bool) throws(TextError) -> PageStay? {
    // Who has gone somewhere is not taken elsewhere later.
    awaitedOffset = nil
    guard let keeper else { return nil }
    guard mover == .reader else {
      keeper.looks(at: shownPage)
      return nil
    }
    guard !isPlaceGone, !isStoryComing else { return nil }
    let reading = keeper.moved(
      to: try desk.position(at: offset), textBytes: text.source.expectedCount, showing: shownPage,
      isJump: isJump, isSpoken: model.book.voice.isReading)
    progressDesk?.move(to: keeper.keptOffset)
    return reading?.stay
  }

  /// Keeps the place that is shown even if the reader has just jumped there: who marks something reads
  /// there.
  func settle() {
    guard let keeper, !isPlaceGone, !isStoryComing else { return }
    keeper.keepGlance()
    progressDesk?.move(to: keeper.keptOffset)
  }

  /// Stops timing the page, and tells the sync server where the reader has come.
  ///
  /// - Parameter isLeaving: Whether the text is left: the server gets a moment then.
  func leavePage(isLeaving: Bool) {
    keeper?.leave()
    // A page that was jumped to may count as read only now.
    progressDesk?.move(to: keeper?.keptOffset)
    progressDesk?.leave(isWaiting: isLeaving)
  }

  /// Keeps what the reader has chosen for the lines of the text.
  func keep(_ choices: LineChoices) { keeper?.keep(lines: choices.words) }

  /// Keeps the places that were jumped from.
  func keep(_ jumps: JumpList) {
    keeper?.keep(KeptJumps(past: jumps.past, future: jumps.future))
  }

  /// Reads in the background what the log tells of the reader.
  func readFigures() {
    keeper?.readFigures(reportFigures)
  }

  /// What is known of the file.
  func findFacts() throws(TextError) -> TextFacts {
    var facts = TextFacts(
      file: text.file.path ?? text.file.name, size: text.file.path == nil ? nil : text.file.size,
      encoding: text.encoding, language: try LanguageGuess.name(of: text.source))
    facts.pictures = try desk.countPictures()
    facts.remarks = text.remarkLines
    return facts
  }
}

extension LanguageGuess {
  /// The English name of the language that a text is in; `nil` if it cannot be told.
  fileprivate static func name(of source: any TextSource) throws(TextError) -> String? {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: sampleLength, alignment: 1)
    defer { buffer.deallocate() }
    let count = try source.read(into: buffer, at: 0)
    return name(of: buffer[..<count])
  }
}
