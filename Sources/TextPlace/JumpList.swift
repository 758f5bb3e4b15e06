import Widgets

/// The places that the reader jumped from, to go back to and forward again, as in vi.
package struct JumpList: Equatable, Sendable {
  /// The number of places that are kept.
  private static let capacity = 100

  private var past: [Int] = []
  private var future: [Int] = []

  /// A list of no jumps.
  package init() {}

  /// Notes that the reader leaves `offset` for another place.
  package mutating func leave(_ offset: Int) {
    future = []
    guard past.last != offset else { return }
    past.append(offset)
    if past.count > Self.capacity { past.removeFirst() }
  }

  /// The place before the last jump; `offset`, where the reader is, is to be found forward again.
  package mutating func back(from offset: Int) -> Int? {
    guard let place = past.popLast() else { return nil }
    future.append(offset)
    return place
  }

  /// The place that the last step back left.
  package mutating func forward(from offset: Int) -> Int? {
    guard let place = future.popLast() else { return nil }
    past.append(offset)
    return place
  }

  /// Where a step back would go to.
  package var previous: Int? { past.last }
}
