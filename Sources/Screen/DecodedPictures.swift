/// The pictures that were decoded for a place, by what was wished: those in view, and some to come back to.
///
/// The type asks nothing of a wish, only its methods do: every start makes a value of it, and for what
/// the type asks the runtime would look through all the program's conformances.
package struct DecodedPictures<Wish: Sendable>: Sendable {
  /// What became of a wish.
  fileprivate struct Answer {
    var wish: Wish
    /// Nil if it cannot be shown.
    var picture: CellPicture?
  }

  /// The answers that are kept, at most, but for those in view.
  private let most: Int
  /// The bytes of those that are kept, at most, but for those in view.
  private let mostBytes: Int

  /// The answers, the oldest first: few enough to be looked through.
  private var answers: [Answer] = []
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
}

extension DecodedPictures.Answer: Equatable where Wish: Equatable {}
extension DecodedPictures: Equatable where Wish: Equatable {}

extension DecodedPictures where Wish: Equatable {
  /// The picture of a wish; nil if it is not there yet, or cannot be shown.
  package func picture(_ wish: Wish) -> CellPicture? { answer(to: wish)?.picture }

  /// Whether the picture of a wish cannot be shown.
  package func hasFailed(_ wish: Wish) -> Bool {
    answer(to: wish).map { $0.picture == nil } ?? false
  }

  // What is in view was mostly answered last.
  private func answer(to wish: Wish) -> Answer? { answers.last { $0.wish == wish } }

  /// Receives what was decoded; nil if that cannot be shown.
  package mutating func receive(_ wish: Wish, _ picture: CellPicture?) {
    asked.removeAll { $0 == wish }
    answers.removeAll { $0.wish == wish }
    answers.append(Answer(wish: wish, picture: picture))
    var (count, bytes) = (answers.count, answers.reduce(0) { $0 + $1.byteCount })
    answers.removeAll { old in
      // What is in view would be asked for again at once.
      guard count > most || bytes > mostBytes, !wanted.contains(old.wish) else { return false }
      count -= 1
      bytes -= old.byteCount
      return true
    }
  }

  /// Takes what is in view now.
  ///
  /// - Returns: What is to be decoded, and nothing else of what was asked for before; nil if just that
  ///   was asked for already.
  package mutating func ask(for wishes: [Wish]) -> [Wish]? {
    wanted = wishes
    // Most pages have no picture.
    guard !wishes.isEmpty || !asked.isEmpty else { return nil }
    let missing = wishes.filter { answer(to: $0) == nil }
    guard missing != asked else { return nil }
    asked = missing
    return missing
  }
}

extension DecodedPictures.Answer {
  /// The bytes that it takes in memory.
  fileprivate var byteCount: Int { picture?.byteCount ?? 0 }
}
