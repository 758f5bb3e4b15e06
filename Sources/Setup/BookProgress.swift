package import Books
import Formats
package import Kosync

/// How far the reader has come in a text, in the words of KOReader's sync server, and back.
///
/// An EPUB's places are paths of its elements; those of other texts are their fractions. One thread
/// uses it.
package final class BookProgress {
  private let source: any TextSource
  private let path: String?
  private var places: BookPositions?
  private var hasLooked = false

  /// - Parameters:
  ///   - source: The text, complete.
  ///   - path: Where its file is.
  package init(_ source: any TextSource, path: String?) {
    self.source = source
    self.path = path
  }

  /// The place of the byte at `offset`, and the part of the text that is before it.
  package func words(at offset: Int) -> (place: String, percentage: Double) {
    let percentage = source.count > 0 ? min(Double(offset) / Double(source.count), 1) : 0
    if let pointer = bookPlaces()?.pointer(at: offset) { return (pointer, percentage) }
    return ("\(percentage)", percentage)
  }

  /// The byte that another device's place leads to.
  package func offset(of progress: KosyncProgress) -> Int? {
    if progress.progress.hasPrefix("/body/DocFragment"), let places = bookPlaces() {
      return places.offset(of: progress.progress)
    }
    let offset = Int(progress.percentage * Double(source.count))
    return try? beginning(ofCharacterAt: min(max(offset, 0), source.count))
  }

  /// The places of an EPUB; nil for other texts, and for a book that has changed meanwhile.
  private func bookPlaces() -> BookPositions? {
    if hasLooked { return places }
    hasLooked = true
    places = path.flatMap { BookPositions(path: $0) }
    if places?.length != source.count { places = nil }
    return places
  }

  private func beginning(ofCharacterAt offset: Int) throws(TextError) -> Int {
    let start = max(offset - 3, 0)
    let bytes = try source.bytes(at: start, count: offset - start + 1)
    guard offset < source.count else { return offset }
    return start + (bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? 0)
  }
}
