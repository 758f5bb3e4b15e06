package import Books

/// A search through short texts, one after the other, on one thread.
///
/// What a search needs, memory above all, is made once: a text of a few kilobytes is searched in
/// microseconds.
///
/// Unchecked: its memory is written to in every search without a lock. Each thread of a search through
/// a library makes one for itself, and no two threads may use it at once.
package final class ShortTextSearch: @unchecked Sendable {
  private let pattern: SearchPattern
  private let longest: Int
  private let worker: SearchWorker
  private var anchor: Anchor?
  /// Some of the texts that were searched first: the rarest letter of the words is rare in them.
  private var sample: [UInt8] = []
  private var textsSampled = 0

  /// The bytes of a text that are sampled, and the texts.
  private static let sampleLength = 4 << 10
  private static let mostSampled = 64

  /// A search for `pattern` in texts of `longest` bytes at most.
  ///
  /// - Parameter isCancelled: Is asked often whether a search is to end.
  package init(
    _ pattern: SearchPattern, longest: Int, isCancelled: @escaping @Sendable () -> Bool
  ) {
    self.pattern = pattern
    self.longest = longest
    worker = SearchWorker(pattern, partLength: longest, isCancelled: isCancelled)
  }

  /// All matches in `text`, in order; some of them if it is cancelled.
  package func matches(in text: any TextSource) throws(SearchError) -> [Range<Int>] {
    let end = text.count
    precondition(end <= longest, "a text is no longer than was said")
    guard end > 0 else { return [] }
    if case .plain(let plain) = pattern.kind { try chooseAnchor(of: plain, by: text) }
    let field = SearchWorker.Field(text: text, range: 0..<end, end: end, anchor: anchor)
    return try worker.matches(startingIn: 0..<end, of: field, from: 0)
  }

  /// Chooses the anchor anew with the first text, the second, the fourth and so on.
  private func chooseAnchor(
    of plain: PlainPattern, by text: any TextSource
  ) throws(SearchError) {
    guard textsSampled < Self.mostSampled else { return }
    do {
      sample += try text.bytes(at: 0, count: Self.sampleLength)
    } catch {
      throw .unreadable(error)
    }
    textsSampled += 1
    if textsSampled & (textsSampled - 1) == 0 { anchor = Anchor.best(for: plain, in: sample) }
    if textsSampled == Self.mostSampled { sample = [] }
  }
}
