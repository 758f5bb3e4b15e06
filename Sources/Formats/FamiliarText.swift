import Books
import Markup
import Synchronization

/// A text with the ends of its lines made familiar; each of its bytes stands where it does in the
/// text it is made of.
///
/// The head of a text tells what its lines end with. Of one that still arrives, that is known when
/// enough of it is there; up to then it is given as it is.
final class FamiliarText: LiveText {
  /// The bytes of a text by which it is decided.
  static let headLength = 4 << 10

  private let text: any LiveText
  /// The raw value of its `LineEnds`; 0 as long as they are not known.
  private let ends: Atomic<UInt8>

  /// What is known of how the text came to be.
  private let ownRemarks: [BookRemark]
  private let ownContents: PagedContents?

  /// The text of `text`, with line ends that are known or, where `nil`, are to be found out.
  init(
    _ text: any LiveText, ends: LineEnds?, remarks: [BookRemark] = [],
    contents: PagedContents? = nil
  ) {
    self.text = text
    (ownRemarks, ownContents) = (remarks, contents)
    self.ends = Atomic(ends?.rawValue ?? 0)
  }

  var count: Int { text.count }
  var isComplete: Bool { text.isComplete }
  var expectedCount: Int { text.expectedCount }
  var structure: (any TextStructure)? { text.structure }
  var contents: (any TextContents)? { ownContents ?? text.contents }
  var spans: (any TextSpans)? { text.spans }
  var encoding: String { text.encoding }
  var failure: OpenError? { text.failure }
  var remarks: [BookRemark] { ownRemarks + text.remarks }
  var followsEdits: Bool { text.followsEdits }

  func check() -> FileChange? { text.check() }
  func waitForFirstBytes(timeout: Duration) -> Bool { text.waitForFirstBytes(timeout: timeout) }
  func stop() { text.stop() }

  func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(TextError) -> Int {
    guard let ends = try lineEnds(), ends != .familiar else {
      return try text.read(into: buffer, at: offset)
    }
    guard buffer.count > 0, offset < text.count else { return 0 }
    // What stands around the part tells whether an end of a line is cut by its edge.
    let before = min(offset, LineEnds.margin)
    let block = UnsafeMutableRawBufferPointer.allocate(
      byteCount: before + buffer.count + LineEnds.margin, alignment: 16)
    defer { block.deallocate() }
    let got = try text.read(into: block, at: offset - before)
    ends.change(UnsafeMutableRawBufferPointer(rebasing: block[..<got]))
    let count = min(max(got - before, 0), buffer.count)
    buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: block[before..<before + count]))
    return count
  }

  /// The ends of the text's lines; `nil` if too little of it is there.
  private func lineEnds() throws(TextError) -> LineEnds? {
    if let known = LineEnds(rawValue: ends.load(ordering: .relaxed)) { return known }
    let isComplete = text.isComplete
    guard isComplete || text.count >= Self.headLength else { return nil }
    let found = try LineEnds(ofHeadOf: text)
    ends.store(found.rawValue, ordering: .relaxed)
    return found
  }
}

extension LineEnds {
  /// Those of a text of which the head is there.
  init(ofHeadOf text: any TextSource) throws(TextError) {
    let head = UnsafeMutableRawBufferPointer.allocate(
      byteCount: FamiliarText.headLength, alignment: 16)
    defer { head.deallocate() }
    let count = try text.read(into: head, at: 0)
    self.init(of: UnsafeRawBufferPointer(rebasing: head[..<count]))
  }
}
