import Books
import Datebook
import Formats
import Hyphenation
import Paging
import Reader
import Shelf

extension ReadingRoom {
  /// What is shown of the text, for the log.
  var shownPage: ShownPage {
    let offsets = model.book.shown ?? model.book.anchor..<model.book.anchor
    let characters = try? CharacterIndex.characters(of: offsets, in: text.source)
    return ShownPage(offsets, characters: characters ?? offsets.count)
  }

  /// Keeps the place, and the page that was left in the log; what the model learns from that.
  func keepPlace(at offset: Int) throws(TextError) -> PageStay? {
    guard let keeper else { return nil }
    return keeper.moved(
      to: try desk.position(at: offset), textBytes: text.source.expectedCount, showing: shownPage
    )?.stay
  }

  /// Reads in the background what the log tells of the reader.
  func readFigures() {
    keeper?.readFigures(reportFigures)
  }

  /// What is known of the file.
  func facts() throws(TextError) -> TextFacts {
    TextFacts(
      file: text.file.path ?? text.file.name, size: text.file.path == nil ? nil : text.file.size,
      encoding: text.encoding, language: try LanguageGuess.name(of: text.source))
  }
}

extension LanguageGuess {
  /// The English name of the language that a text is in; `nil` where it cannot be told.
  fileprivate static func name(of source: any TextSource) throws(TextError) -> String? {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: sampleLength, alignment: 1)
    defer { buffer.deallocate() }
    let count = try source.read(into: buffer, at: 0)
    return name(of: buffer[..<count])
  }
}
