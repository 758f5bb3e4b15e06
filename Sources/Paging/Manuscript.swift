package import Books

/// A text as it is handed over to be laid out: its bytes, and how they are to be read.
///
/// A book that knows its own structure is read by that. The traits of a plain text are guessed from
/// samples. Nobody else guesses: whoever reads a text is given this value.
package struct Manuscript: Sendable {
  /// The text.
  package let source: any TextSource
  /// What the book knows of its own text; `nil` for a plain text.
  package let structure: (any TextStructure)?
  /// What was decided about a plain text as a whole; a structured text has no such traits.
  package private(set) var traits: TextTraits
  /// How much of the beginning of the text was there when it was looked at.
  private var sampledCount = TextTraits.sampledLength

  /// The text of `source`, of which as much as is there is looked at.
  package init(_ source: any TextSource) throws(TextError) {
    self.init(source, traits: TextTraits())
    try sample()
  }

  /// The text of `source`, which is known to have these traits.
  package init(_ source: any TextSource, traits: TextTraits) {
    self.source = source
    self.traits = traits
    structure = source.structure
  }

  /// What kind of text it is, as far as is known by now.
  package var kind: TextKind {
    if let structure { return structure.metadata.isComic ? .comic : .structured }
    return traits.isListing || traits.fillsScreen ? .listing : .prose
  }

  /// Whether each line is a paragraph, and not a part of one.
  package var linesAreParagraphs: Bool { traits.wrapColumns == nil }

  /// Looks at the text again if its beginning may say more by now: it was not all there, or it is short.
  package mutating func update() throws(TextError) {
    let length = TextTraits.sampledLength
    if sampledCount < length || source.count <= length { try sample() }
  }

  /// Takes note that the text was written over: the next update looks at it again, however long it is.
  package mutating func noteEdit() { sampledCount = 0 }

  private mutating func sample() throws(TextError) {
    guard structure == nil else { return }
    sampledCount = min(source.count, TextTraits.sampledLength)
    traits = try TextTraits.sampled(from: source)
    if try isTooShortToTell() {
      // What comes slowly through a pipe is a log more often than a novel.
      traits.isListing = true
      traits.hangsIndented = true
    }
  }

  /// Fewer lines of a pipe do not tell what is coming, nor do fewer bytes.
  private static let (tellingLines, tellingBytes) = (6, 2048)

  /// Whether so little has come through a pipe that what it is may change with the next lines.
  private func isTooShortToTell() throws(TextError) -> Bool {
    let count = source.count
    guard !source.isComplete, source.expectedCount <= count, (1..<Self.tellingBytes) ~= count else {
      return false
    }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.tellingBytes, alignment: 1)
    defer { buffer.deallocate() }
    let read = try source.read(into: buffer, at: 0)
    return buffer[..<read].count { $0 == UInt8(ascii: "\n") } < Self.tellingLines
  }

  /// A search for the parts and chapters of the text that is there now.
  package var outlineSearch: OutlineRun { OutlineRun(source, traits: traits) }
}
