/// The pictures that were decoded for a place, by what was wished: those in view, and some to come back to.
package struct DecodedPictures<Wish: Hashable & Sendable>: Equatable, Sendable {
  /// The answers that are kept, at most, but for those in view.
  private let most: Int
  /// The bytes of those that are kept, at most, but for those in view.
  private let mostBytes: Int

  private var drawn: [Wish: CellPicture?] = [:]
  /// The wishes that were answered, the oldest first.
  private var order: [Wish] = []
  /// What was asked for last, and is not answered yet.
  private var asked: [Wish] = []
  /// What is in view.
  package private(set) var wanted: [Wish] = []

  /// No pictures yet.
  ///
  /// - Parameters:
  ///   - most: The answers that are kept.
  ///   - mostBytes: The bytes that they may take in memory.
  package init(most: Int, mostBytes: Int = 8 << 20) {
    (self.most, self.mostBytes) = (most, mostBytes)
  }

  /// The picture of a wish; nil if it is not there yet, or cannot be shown.
  package func picture(_ wish: Wish) -> CellPicture? { drawn[wish] ?? nil }

  /// Takes what was decoded; nil if that cannot be shown.
  package mutating func take(_ wish: Wish, _ picture: CellPicture?) {
    asked.removeAll { $0 == wish }
    order.removeAll { $0 == wish }
    order.append(wish)
    drawn[wish] = .some(picture)
    var bytes = drawn.values.reduce(0) { $0 + ($1?.byteCount ?? 0) }
    for old in order where order.count > most || bytes > mostBytes {
      // What is in view would be asked for again at once.
      guard !wanted.contains(old) else { continue }
      bytes -= drawn[old].flatMap { $0?.byteCount } ?? 0
      drawn[old] = nil
      order.removeAll { $0 == old }
    }
  }

  /// Takes what is in view now.
  ///
  /// - Returns: What is to be decoded, and nothing else of what was asked for before; nil if just that
  ///   was asked for already.
  package mutating func ask(for wishes: [Wish]) -> [Wish]? {
    wanted = wishes
    let missing = wishes.filter { drawn[$0] == nil }
    guard missing != asked else { return nil }
    asked = missing
    return missing
  }
}
