import Dispatch

/// What could not be written into the library, and why.
package struct UnkeptThings: Equatable, Sendable {
  /// What sentences call it: "The place", "A note". At least one.
  package let things: [String]
  /// What keeps it from being written.
  package let obstacle: LibraryError
  /// What the reader has written of them.
  package var words: [String] = []

  /// The sentence for a reader who leaves, and behind it what is lost with the program, to be copied.
  package var farewell: String {
    guard !words.isEmpty else { return sentence }
    return sentence + " What you wrote:\n\n" + words.joined(separator: "\n\n") + "\n"
  }

  /// A sentence for the reader: what cannot be kept, and why.
  package var sentence: String {
    let others = things.dropFirst().map { $0.prefix(1).lowercased() + $0.dropFirst() }
    guard let last = others.last else { return obstacle.sentence(keeping: things[0]) }
    let list = ([things[0]] + others.dropLast()).joined(separator: ", ")
    return obstacle.sentence(keeping: "\(list) and \(last)")
  }
}

extension [Outbox] {
  /// Writes everything that waits in these outboxes, and waits for it.
  ///
  /// - Parameter seconds: How long to wait at most, for all of them together.
  /// - Returns: What could not be written, or not in that time.
  package func flush(within seconds: Double) -> [UnkeptThings] {
    let deadline = DispatchTime.now() + seconds
    // All begin at once.
    for outbox in self { _ = outbox.flush(within: 0) }
    return compactMap { outbox in
      let (now, end) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
      return outbox.flush(within: now < end ? Double(end - now) / 1e9 : 0)
    }
  }
}
