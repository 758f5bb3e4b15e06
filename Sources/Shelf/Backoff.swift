import Dispatch

/// When something that failed is tried again: after 2, 4, 8, 16, and then every 30 seconds.
struct Backoff {
  /// The longest time between two tries, in seconds.
  private static let longest = 30

  /// Why the last try failed; nil if it did not.
  private(set) var obstacle: LibraryError?
  private(set) var retry = DispatchTime(uptimeNanoseconds: 0)
  private var failures = 0

  /// Nothing has failed yet.
  init() {}

  /// Notes that a try has failed; when the next one is due.
  mutating func fail(_ error: LibraryError) -> DispatchTime {
    obstacle = error
    failures += 1
    retry = .now() + .seconds(min(Self.longest, 1 << min(failures, 5)))
    return retry
  }
}
