import Synchronization
import Typeset

/// How many lines each paragraph of a laid-out text has: all that pages of any height are made from.
///
/// A paragraph of prose and the blank line after it take one byte; four or more equal paragraphs
/// one after the other take three bytes or a few more together, and so do blank lines. Every 128 KB
/// of the text a checkpoint says where in the text and in the index one is. So the index of a
/// gigabyte of prose takes two to three megabytes, and that of a gigabyte of newlines a few bytes.
///
/// Short lines cost the most: where nothing repeats, each line of the file takes a byte. Lines of
/// one word, with and without a blank line after them at random, take about 200 MB a GB (measured:
/// the whole program takes 33 MB for 100 MB of 19 million such lines, counted at 0.1 GB/s). The
/// reader stays usable, but its memory is not bounded by anything but the text.
final class LineIndex: Sendable {
  /// A spot where the text and the index meet.
  struct Checkpoint: Equatable, Sendable {
    /// Where the line begins in the text.
    var position: LinePosition
    /// The number of lines before it in the whole text.
    var line: Int
    /// The index of the first code of the paragraph in `codes`.
    var code: Int
  }

  /// A start of a paragraph that a walk from a checkpoint came by, with what the walk knew there.
  struct Waypoint {
    /// The paragraph's start.
    var start: ParagraphStart
    /// The number of lines before it in the whole text.
    var number: Int
    /// The codes from the paragraph on.
    var counts: LineCounts
    /// The lines of the run of blank ones that it stands in, as far as they follow.
    var blanks = 0
    /// Which form feeds have codes.
    var pageEnds = PageEnds()
  }

  /// Bytes of the text between two checkpoints, at least.
  static let checkpointDistance = 128 << 10

  /// The paragraphs, coded as `Code` says.
  let codes: [UInt8]
  /// The checkpoints in the order of the text; the first is the text's start.
  let checkpoints: [Checkpoint]
  /// The number of lines.
  let lines: Int
  /// The number of bytes of the text that are laid out.
  let bytes: Int

  /// An index with the given content.
  init(codes: [UInt8], checkpoints: [Checkpoint], lines: Int, bytes: Int) {
    self.codes = codes
    self.checkpoints = checkpoints
    self.lines = lines
    self.bytes = bytes
  }

  private let waypoint = Mutex<Waypoint?>(nil)

  /// Where the walk to the place that was looked up last came by, unless it is after the text's
  /// `offset`: pages that are turned are looked up one after the other, and so a few kilobytes are
  /// walked instead of up to 128.
  func waypoint(atOrBeforeOffset offset: Int) -> Waypoint? {
    waypoint.withLock { $0.flatMap { $0.start.offset <= offset ? $0 : nil } }
  }

  /// Keeps where the walk to a place came by.
  func keep(_ waypoint: Waypoint) { self.waypoint.withLock { $0 = waypoint } }

  /// The last checkpoint at or before the line with the number `line`.
  func checkpoint(atOrBeforeLine line: Int) -> Checkpoint? {
    checkpoints.lastOfPrefix(where: { $0.line <= line })
  }

  /// The last checkpoint at or before the text's `offset`.
  func checkpoint(atOrBeforeOffset offset: Int) -> Checkpoint? {
    checkpoints.lastOfPrefix(where: { $0.position.offset <= offset })
  }

  /// The codes of paragraphs.
  ///
  /// 1...63 are paragraphs of so many lines; with `spaced` added a blank line follows.
  enum Code {
    static let spaced: UInt8 = 0x40
    static let blanks: UInt8 = 0x80
    static let heading: UInt8 = 0x81
    static let pageBreak: UInt8 = 0x82
    static let long: UInt8 = 0x83
    static let repetition: UInt8 = 0x84
    static let picture: UInt8 = 0x85
    static let captionedPicture: UInt8 = 0x86
    static let closing: UInt8 = 0x87
  }
}

extension Array {
  /// The last element for which `isBefore` holds, in an array where it holds for a first part.
  func lastOfPrefix(where isBefore: (Element) -> Bool) -> Element? {
    let end = partitioningIndex(where: isBefore)
    return end > 0 ? self[end - 1] : nil
  }
}
