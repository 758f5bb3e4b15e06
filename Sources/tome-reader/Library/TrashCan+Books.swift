import Books
import Datebook
import Formats
import Holdings
import Shelf
import Trash

extension TrashCan {
  /// Puts a book's file into the trash, where it surely is the book's.
  ///
  /// Another text, or a folder, may have come to its place since it was last read: that stays, and so
  /// does what cannot be read.
  ///
  /// - Returns: `nil` for a book without a file.
  func put(fileOf book: BookDetails) throws(TrashError) -> Trashed? {
    guard let path = book.record.path else { return nil }
    let digest: ContentDigest?
    do throws(OpenError) {
      let text = try TextOpener.open(path: path, options: OpenOptions(allowsBinary: true)) {}
      text.source.stop()
      digest = text.digest
    } catch {
      throw error.reason == .noSuchFile
        ? .noSuchFile(path: path) : .unknown(path: path, reason: error.cause)
    }
    guard let digest else { throw .unknown(path: path, reason: "it is no file") }
    guard digest.isAmong(book.digests) else { throw .differs(path: path) }
    return try put(path, at: LocalClock().localTime)
  }
}

extension LocalClock {
  /// The local time, as the trash tells it: `2026-03-05T14:15:02`.
  fileprivate var localTime: String {
    let now = now
    return String(now.adding(seconds: clock(at: now).secondsAheadOfUTC).timestamp.dropLast())
  }
}
