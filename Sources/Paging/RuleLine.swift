import Typeset

/// A line of the file that is wider than the measure by a run of one sign, such as a rule of dashes or
/// the leader between a title and its page: it takes one row, on which the run is shorter.
struct RuleLine {
  /// The bytes of the content that are not shown: signs of the run.
  let hidden: Range<Int>

  /// A run has at least so many signs.
  private static let shortestRun = 12
  /// As many signs of it stay, if the measure has the columns.
  private static let leastSigns = 4
  /// Longer lines are no rules.
  private static let longest = 4 << 10

  /// The rule that `content` is, a line of the file that does not fit the measure; `nil` if it is none.
  ///
  /// - Parameter indent: The columns that stand free before it.
  /// - Complexity: O(*n*) in the bytes of the content, of which every sixth at most is looked at if it
  ///   has no run.
  init?(_ content: TextWindow, metrics: LineMetrics, indent: Int) {
    guard content.count <= Self.longest, content.isFinal else { return nil }
    let bytes = UnsafeRawBufferPointer(start: content.base, count: content.count)
    let measure = max(metrics.measure - max(indent, 0), 1)
    // What is beside the run fits the measure, and few columns have more than four bytes: in a long line
    // of prose, a few bytes tell that there is no such run.
    let least = max(Self.shortestRun, bytes.count - 4 * measure)
    guard let run = Run(longestIn: bytes, atLeast: least), Self.isOneLine(bytes, run) else {
      return nil
    }
    let last = run.range.upperBound - run.length
    let typesetter = Typesetter(metrics)
    func columns(_ range: Range<Int>) -> Int { typesetter.columns(of: range, in: content) }
    let sign = columns(last..<run.range.upperBound)
    guard sign > 0 else { return nil }
    let others =
      columns(0..<run.range.lowerBound) + columns(last..<Self.end(of: bytes))
    let shown = (measure - others) / sign
    // The last sign stays: what follows it may be a mark on it.
    guard shown >= 0, shown < run.count - 1, others <= measure,
      shown + 1 >= min(Self.leastSigns, measure / sign)
    else { return nil }
    hidden = run.range.lowerBound + shown * run.length..<last
  }

  /// Whether nothing but its width makes the content more than one row. A tab behind the run would
  /// reach to another stop.
  private static func isOneLine(_ bytes: UnsafeRawBufferPointer, _ run: Run) -> Bool {
    bytes.indices.allSatisfy { index in
      switch bytes[index] {
      case 0x09: index < run.range.lowerBound
      case ..<0x20: false
      case 0x85: index == 0 || bytes[index - 1] != 0xC2
      case 0xA8, 0xA9: index < 2 || bytes[index - 1] != 0x80 || bytes[index - 2] != 0xE2
      default: true
      }
    }
  }

  /// Where the spaces at the end begin, which hang.
  private static func end(of bytes: UnsafeRawBufferPointer) -> Int {
    (bytes.lastIndex { $0 != 0x20 } ?? -1) + 1
  }

  /// A sign that follows itself.
  private struct Run {
    /// All of its bytes.
    var range: Range<Int>
    /// The bytes of the sign.
    var length: Int
    /// How many signs there are.
    var count: Int { range.count / length }

    /// The longest run, of equal ones the last, if it has `least` bytes.
    init?(longestIn bytes: UnsafeRawBufferPointer, atLeast least: Int) {
      var longest: Run?
      // Some place that is looked at has two signs of such a run before it, of at most three bytes each.
      let step = max(least - 6, 6)
      var index = RuleLine.shortestRun - 1
      while index < bytes.count {
        let run = Run(at: index, in: bytes)
        if let run, run.count >= max(longest?.count ?? 0, RuleLine.shortestRun) { longest = run }
        index = max(index, (run?.range.upperBound ?? 0) - 1) + step
      }
      guard let longest else { return nil }
      self = longest
    }

    /// The run that has the byte at `index` in its third sign or a later one.
    private init?(at index: Int, in bytes: UnsafeRawBufferPointer) {
      let byte = bytes[index]
      let lengths = byte < 0x80 ? 1...1 : 2...3
      let found = lengths.first {
        index >= $0 * 2 && byte == bytes[index - $0] && byte == bytes[index - $0 * 2]
      }
      guard let length = found else { return nil }
      var start = index
      while start >= length, bytes[start - 1] == bytes[start - 1 + length] { start -= 1 }
      var end = index + 1
      while end < bytes.count, bytes[end] == bytes[end - length] { end += 1 }
      // It begins with the first byte of a sign.
      while start < end, bytes[start] & 0xC0 == 0x80 { start += 1 }
      guard Self.isSign(bytes, at: start, length: length) else { return nil }
      range = start..<end - (end - start) % length
      self.length = length
    }

    /// Whether the character of `length` bytes at `index` is neither a letter, a digit nor white space.
    private static func isSign(
      _ bytes: UnsafeRawBufferPointer, at index: Int, length: Int
    ) -> Bool {
      guard index + length <= bytes.count else { return false }
      let next = length > 1 ? bytes[index + 1] : 0
      switch (length, bytes[index]) {
      case (1, 0x21...0x2F), (1, 0x3A...0x40), (1, 0x5B...0x60), (1, 0x7B...0x7E): return true
      case (2, 0xC2): return next >= 0xA1
      // Dashes, dots, bullets; then mathematical signs up to arrows and boxes.
      case (3, 0xE2):
        return next == 0x80 ? (0x90...0xA7).contains(bytes[index + 2]) : next >= 0x86
      default: return false
      }
    }
  }
}
