import Widgets

/// The places that the reader jumped from, to go back to and forward again, as in vi.
package struct JumpList: Equatable, Sendable {
  /// The number of places that are kept.
  private static let capacity = 100

  /// The offsets that were jumped from, the last one at the end.
  package private(set) var past: [Int] = []
  /// The offsets that steps back left, the last one at the end.
  package private(set) var future: [Int] = []

  /// A list of no jumps.
  package init() {}

  /// A list of jumps that were kept.
  package init(past: [Int], future: [Int]) {
    (self.past, self.future) = (past.suffix(Self.capacity), future.suffix(Self.capacity))
  }

  /// Notes that the reader leaves `offset` for another place.
  package mutating func leave(_ offset: Int) {
    future = []
    guard past.last != offset else { return }
    past.append(offset)
    if past.count > Self.capacity { past.removeFirst() }
  }

  /// The place before the last jump; `offset`, where the reader is, is to be found forward again.
  ///
  /// A place where the reader is already leads nowhere, and is dropped.
  package mutating func back(from offset: Int) -> Int? {
    while past.last == offset { past.removeLast() }
    guard let place = past.popLast() else { return nil }
    future.append(offset)
    return place
  }

  /// The place that the last step back left.
  package mutating func forward(from offset: Int) -> Int? {
    while future.last == offset { future.removeLast() }
    guard let place = future.popLast() else { return nil }
    past.append(offset)
    return place
  }

  /// Has a step forward go to a place that was never jumped from.
  package mutating func offer(_ offset: Int) { future.append(offset) }

  /// Where a step back would go to.
  package var previous: Int? { past.last }

  /// Puts the jumps of an earlier reading before those of this one.
  package mutating func follow(_ earlier: JumpList) {
    let isNew = past.isEmpty && future.isEmpty
    self = JumpList(past: earlier.past + past, future: isNew ? earlier.future : future)
  }
}

/// Where a jump came from, which the last row tells until the next key.
struct Departure: Equatable, Sendable {
  /// The number of the page that was left, from 0.
  var number: Int
  /// Whether that is a guess.
  var isGuess: Bool
  /// What the jump led to, if it has a name.
  var aim: String?
}
