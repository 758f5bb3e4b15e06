import Dispatch

/// What could not be written into the library, and why.
package struct UnkeptThings: Equatable, Sendable {
  /// What sentences call it: "The place", "A note". At least one.
  package let things: [String]
  /// What keeps it from being written.
  package let obstacle: LibraryError
  /// What the reader has written of them.
  package var words: [String] = []
  /// Whether the reader has made any of them: it is asked about before the program ends without it.
  package var isWork = false

  /// The sentence for a reader who leaves, and behind it what is lost with the program, to be copied.
  package var farewell: String {
    guard !words.isEmpty else { return sentence }
    return sentence + " What you wrote:\n\n" + words.joined(separator: "\n\n") + "\n"
  }

  /// A sentence for the reader: what cannot be kept, and why.
  package var sentence: String { obstacle.sentence(keeping: list) }

  /// A few words for the last row, as long as it is so: what is not kept, and why.
  package var reminder: String {
    "\(list) \(things.count == 1 ? "is" : "are") not kept: \(obstacle.brief)."
  }

  /// A sentence for the reader once it is so no more.
  var relief: String { "\(list) \(things.count == 1 ? "is" : "are") kept now." }

  /// The things, as a sentence begins.
  private var list: String {
    let others = things.dropFirst().map { $0.prefix(1).lowercased() + $0.dropFirst() }
    guard let last = others.last else { return things[0] }
    return ([things[0]] + others.dropLast()).joined(separator: ", ") + " and \(last)"
  }
}

extension [UnkeptThings] {
  /// What the reader has made of all of these, as one; nil if it is nothing.
  package var work: UnkeptThings? {
    let works = filter(\.isWork)
    guard let first = works.first else { return nil }
    var things: [String] = []
    for thing in works.flatMap(\.things) where !things.contains(thing) { things.append(thing) }
    return UnkeptThings(
      things: things, obstacle: first.obstacle, words: works.flatMap(\.words), isWork: true)
  }
}

extension [Outbox] {
  /// What the reader has made and no try could write; nil if there is nothing.
  package var unkeptWork: UnkeptThings? { compactMap(\.unkeptWork).work }

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
