import Glibc
import Setup
import Shelf
import Speech
import Sync

/// Prints what is said: lines of sentences, or an array of them with their times; and how far it is.
struct SentencePrinter: ~Copyable {
  private let json: Bool
  private let isPlaying: Bool
  private let showsProgress = isatty(STDERR_FILENO) == 1
  private var output = Output()
  private var separator = "["
  private var lastShown = ContinuousClock.now

  /// - Parameters:
  ///   - json: Whether an array is printed.
  ///   - isPlaying: Whether sentences are printed as they are heard.
  init(json: Bool, isPlaying: Bool) {
    (self.json, self.isPlaying) = (json, isPlaying)
  }

  /// A sentence begins to be heard.
  mutating func begin(_ utterance: Utterance) throws(Failure) {
    guard !json else { return }
    try output.write(utterance.text + "\n")
    try output.flush()
  }

  /// A sentence was said: its samples, and those at which its words begin.
  mutating func print(
    _ utterance: Utterance, start: Int, end: Int, starts: [Int?], rate: Int
  ) throws(Failure) {
    guard json, !utterance.words.isEmpty else { return }
    func seconds(_ sample: Int) -> String {
      let thousandths = sample * 1000 / rate
      let fraction = "\(1000 + thousandths % 1000)".dropFirst()
      return "\(thousandths / 1000).\(fraction)"
    }
    let words = zip(utterance.words, starts).map { word, sample in
      "{\"offset\":\(word.range.lowerBound),\"length\":\(word.range.count),"
        + "\"start\":\(sample.map { seconds(start + $0) } ?? "null")}"
    }
    try output.write(
      "\(separator)\n{\"offset\":\(utterance.range.lowerBound),"
        + "\"length\":\(utterance.range.count),\"text\":\(JSONString(utterance.text)),"
        + "\"start\":\(seconds(start)),\"end\":\(seconds(end)),"
        + "\"words\":[\(words.joined(separator: ","))]}")
    separator = ","
    if isPlaying { try output.flush() }
  }

  /// Shows on a terminal how much is done, and how long that is.
  mutating func show(done: Double, seconds: Int) {
    guard showsProgress, ContinuousClock.now - lastShown > .milliseconds(500) else { return }
    lastShown = .now
    let time = "\(seconds / 3600):\("\(100 + seconds / 60 % 60)".dropFirst())"
    tell("\r\(Int(done * 100)) %, \(time) h of sound ")
  }

  private func tell(_ progress: String) {
    let bytes = Array(progress.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }

  /// Ends the array, and the line of progress.
  mutating func finish() throws(Failure) {
    if showsProgress, !isPlaying { tell("\r\u{1B}[K") }
    if json { try output.write(separator == "[" ? "[]\n" : "\n]\n") }
    try output.flush()
  }
}

extension Utterance {
  /// What is said, as a line.
  fileprivate var text: String { words.map(\.text).joined(separator: " ") }
}
