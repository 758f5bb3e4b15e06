import Files
import Glibc
import Markup

/// Finds places of an EPUB's text in its documents as KOReader writes them, and back.
///
/// Whoever asks first waits for the whole book to be converted. One thread uses it.
package final class BookPositions {
  private let places: EPUBPositions

  /// The places of the EPUB at `path`; nil if it is none, or cannot be read.
  package init?(path: String) {
    guard let descriptor = try? Descriptor(reading: path), let status = try? descriptor.status(),
      let archive = ZipArchive(OpenFile(descriptor, name: path, path: path, status: status)),
      archive.isBook(named: path), let places = try? EPUBPositions(archive)
    else { return nil }
    self.places = places
  }

  /// The length of the text, in bytes.
  package var length: Int { places.length }

  /// The place of the byte at `offset`: `/body/DocFragment[8]/body/div/p[3]/text().12`.
  package func pointer(at offset: Int) -> String? { places.path(at: offset)?.description }

  /// The byte that a place leads to; the beginning of its document, if the rest of it does not fit.
  ///
  /// - Returns: Nil if the words are no place in this book.
  package func offset(of pointer: String) -> Int? {
    FragmentPath(pointer).flatMap { places.offset(of: $0) }
  }
}
