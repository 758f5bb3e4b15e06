import Books
import Files
import Glibc

/// The text of a book that was seen with the same samples as another text, but never with the whole of
/// it: whether they are one is asked here alone.
struct BookText {
  /// Where it was last seen; `nil` if nobody knows.
  let path: String?
  /// Whether it was seen as a whole, and so with other bytes.
  let isKnownWhole: Bool

  /// Whether a book was seen as a whole with the samples `?1`, as SQL for a query of `book`.
  static let isKnownWhole = """
    EXISTS (
      SELECT 1 FROM edition AS name
      WHERE name.book = book.id AND name.digest > ?1 || '-' AND name.digest < ?1 || '.')
    """

  /// Whether the text at `path`, which has this digest, is another one.
  ///
  /// What is in the book's file now decides. If that has gone, cannot be read or nobody knows where it
  /// is, what the book was seen as decides: a text that was moved has the bytes that it had.
  func isOther(than digest: ContentDigest, at path: String?) -> Bool {
    // Longer texts have samples enough; and what is at the book's path is the book, edited.
    guard let whole = digest.whole else { return false }
    guard let known = self.path else { return isKnownWhole }
    guard known != path else { return false }
    guard let file = try? Descriptor(reading: known), let status = try? file.status(),
      status.st_mode & S_IFMT == S_IFREG, let beginning = try? file.bytes(at: 0, length: 4)
    else { return isKnownWhole }
    // It has become longer than a text that is known as a whole.
    guard let telling = ContentDigest.telling(size: Int(status.st_size), beginning: beginning)
    else { return true }
    guard let bytes = try? file.bytes(at: telling.lowerBound, length: telling.count) else {
      return isKnownWhole
    }
    return ContentDigest(sampled: digest.sampled, telling: bytes).whole != whole
  }
}
