/// Counts the seconds that somebody reads: those since the last key, at most 120 a key, and those
/// in which the voice speaks.
package struct TimeAccount: Equatable, Sendable {
  /// The most seconds that count after one key.
  package static let mostAfterKey = 120

  private var lastKey: Int
  private var counted: Int
  /// The seconds that were counted and not taken yet.
  package private(set) var seconds = 0

  /// An account that begins at a time in seconds of any clock that does not go back.
  package init(at time: Int) { (lastKey, counted) = (time, time) }

  /// Counts what has passed up to `time`.
  package mutating func count(upTo time: Int, isSpeaking: Bool) {
    let end = isSpeaking ? time : min(time, lastKey + Self.mostAfterKey)
    if end > counted { seconds += end - counted }
    counted = max(counted, time)
    if isSpeaking { lastKey = max(lastKey, time) }
  }

  /// Notes a key.
  package mutating func noteKey(at time: Int) { lastKey = max(lastKey, time) }

  /// Lets `time` be the beginning of what is counted: what lies before was no reading.
  package mutating func skip(to time: Int) {
    counted = max(counted, time)
  }

  /// Removes and returns the seconds that were counted.
  package mutating func drain() -> Int {
    defer { seconds = 0 }
    return seconds
  }
}
