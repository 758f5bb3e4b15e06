import Glibc
import Web

/// How long an answer that comes in pieces is waited for, in seconds.
package struct StreamPatience: Equatable, Sendable {
  /// For the first byte.
  package var first: Double
  /// While nothing more comes.
  package var silence: Double
  /// For the whole.
  package var whole: Double

  package init(first: Double = 120, silence: Double = 30, whole: Double = 600) {
    (self.first, self.silence, self.whole) = (first, silence, whole)
  }
}

extension Fetch {
  /// Sends `body`, and gives the answer as it comes; blocks until it has ended.
  ///
  /// No redirect is followed: a key goes to no other server. What came before a failure was given.
  ///
  /// - Parameters:
  ///   - body: What is posted; nil to get the document instead.
  ///   - key: What the server knows the reader by, as a bearer token; nil for none.
  ///   - limit: The most bytes that are taken.
  ///   - take: Is given the pieces, on this thread.
  package func stream(
    _ body: String?, key: String?, limit: Int, patience: StreamPatience = StreamPatience(),
    take: ([UInt8]) -> Void
  ) throws(FetchError) {
    var options = CurlOptions(request)
    options.add("no-buffer")
    options.add("max-redirs", "0")
    // The loop below waits, and longer for the first byte.
    options.add("speed-limit", "0")
    if let key { options.add("header", "Authorization: Bearer \(key)") }
    if let body {
      options.add("header", "Content-Type: application/json")
      options.add("data-binary", body)
    }
    let start = ContinuousClock.now
    var last: ContinuousClock.Instant?
    var isLate = false
    let outcome = try run(
      options, limit: limit,
      mayGoOn: {
        let now = ContinuousClock.now
        let silent =
          last.map { now - $0 > .seconds(patience.silence) }
          ?? (now - start > .seconds(patience.first))
        isLate = silent || now - start > .seconds(patience.whole)
        return !isLate
      },
      take: { piece in
        last = .now
        take(piece)
      })
    if isLate { throw .timedOut }
    if outcome.output.count > limit { throw .tooLong }
    if let error = outcome.error { throw error }
  }
}
