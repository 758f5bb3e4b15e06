import Datebook
import Formats
import Holdings
import Shelf
import Trash

extension TrashCan {
  /// The trash of whoever runs the program.
  static var ofReader: TrashCan { TrashCan(environment: KeptPlace.environment) }

  /// Puts a book's file into the trash, where it is still the book's.
  ///
  /// Another text may have come to its place since it was last read: that one stays.
  ///
  /// - Returns: `nil` for a book without a file.
  func put(fileOf book: BookDetails) throws(TrashError) -> Trashed? {
    guard let path = book.record.path else { return nil }
    let text = try? TextOpener.open(path: path, options: OpenOptions(allowsBinary: true)) {}
    text?.source.stop()
    // What cannot be opened is told as what it is: gone, or not to be read.
    if let text, let digest = text.digest, !book.digests.contains(digest) {
      throw .differs(path: path)
    }
    return try put(path, at: LocalClock().timestamp)
  }
}

extension LocalClock {
  /// The local time, as the trash tells it: `2026-03-05T14:15:02`.
  fileprivate var timestamp: String {
    let now = now
    let ahead = clock(at: now).secondsAheadOfUTC
    return String(now.adding(seconds: ahead).timestamp.dropLast())
  }
}
