import CRegex

/// A regular expression of PCRE2, compiled.
///
/// `^` and `$` stand at lines; a bad byte matches nothing; an empty match is none. A match and what
/// the pattern looks at around it may span `longestMatch` bytes; a longer one may end before its
/// time.
final class RegexPattern: Sendable {
  /// How far a match and what is looked at around it may reach, in bytes.
  static let longestMatch = 64 << 10

  /// Never changes after it was compiled, and PCRE2 lets several threads use it.
  nonisolated(unsafe) private let code: OpaquePointer

  /// The pattern of a query for a regular expression.
  init(_ query: SearchQuery) throws(SearchError) {
    guard !query.text.isEmpty else { throw .emptyQuery }
    var number: CInt = 0
    var offset = 0
    let expression = RegexExpression(query)
    let bytes = expression.bytes
    guard
      let code = crx_compile(
        bytes, bytes.count, query.folding == .all, query.wholeWords && !query.isInverted, &number,
        &offset)
    else {
      throw .badPattern(
        message: Self.message(number),
        position: expression.position(ofError: offset, in: query.text))
    }
    self.code = code
  }

  deinit { crx_free(code) }

  private static func message(_ number: CInt) -> String {
    var text = [CChar](repeating: 0, count: 256)
    crx_message(number, &text, text.count)
    return String(
      decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// What one thread needs to look for the pattern.
  final class Scratch {
    private let pointer: OpaquePointer?

    /// Memory for matching `pattern`.
    init(for pattern: RegexPattern) { pointer = crx_scratch_new(pattern.code) }

    deinit { crx_scratch_free(pointer) }

    fileprivate func match(
      _ pattern: RegexPattern, in window: borrowing TextBlock, from start: Int, to last: Int
    ) -> (crx_result, Range<Int>) {
      guard let pointer else { return (CRX_FAILED, 0..<0) }
      var lower = 0
      var upper = 0
      let result = crx_match(
        pattern.code, pointer, window.base, window.count, start, last, window.isTextStart,
        window.isTextEnd, &lower, &upper)
      return (result, result == CRX_MATCH ? lower..<upper : 0..<0)
    }
  }

  /// How many places are tried between two looks whether the search is cancelled.
  private static let stride = 2048

  /// Looks for matches that begin in `starts` of the window, in order.
  ///
  /// - Parameter body: Gets each match; returns whether to go on. `nil` asks only that.
  func forEachMatch(
    in window: borrowing TextBlock, starting starts: Range<Int>, _ scratch: Scratch,
    _ body: (Range<Int>?) -> Bool
  ) throws(SearchError) {
    var start = starts.lowerBound
    while start < starts.upperBound {
      let last = min(start + Self.stride, starts.upperBound) - 1
      let (result, match) = scratch.match(self, in: window, from: start, to: last)
      switch result {
      case CRX_NONE:
        start = last + 1
        guard body(nil) else { return }
      case CRX_MATCH:
        // A look-behind with \K can give a match that begins before.
        start = max(match.upperBound, start + 1)
        guard body(match) else { return }
      default:
        throw .tooHard(offset: window.offset + start)
      }
    }
  }
}
