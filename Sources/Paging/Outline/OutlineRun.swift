package import Books
import Synchronization

/// The search for a text's parts and chapters: one pass over the text, made in the background.
package final class OutlineRun: Sendable {
  private let source: any TextSource
  private let terminator: UInt8
  private let isCancelled = Atomic(false)

  /// A search in the text that `source` has now, which has the given traits.
  init(_ source: any TextSource, traits: TextTraits) {
    self.source = source
    terminator = traits.terminator
  }

  /// Ends the search soon, from any thread.
  package func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Searches all of the text; blocks until it is done. A structured text tells its outline at once.
  ///
  /// - Returns: The outline, or `nil` when the search was cancelled.
  /// - Complexity: O(*n*) in the text's bytes, in memory that does not grow with the text but for
  ///   32 bytes for each line that may be a heading.
  package func run() throws(TextError) -> Outline? {
    if let structure = source.structure { return structure.outline }
    let limit = source.count
    let contents = try ContentsList(source, terminator: terminator)
    var scanner = OutlineScanner(
      source, terminator: terminator, limit: limit,
      filter: HeadingFilter(contents))
    guard try scanner.scan(isCancelled) else { return nil }
    guard !scanner.isOverfull else { return Outline() }
    var choice = OutlineChoice(scanner.candidates, contents: contents.range, count: limit)
    return try outline(of: choice.headings())
  }

  private func outline(of headings: [OutlineChoice.Heading]) throws(TextError) -> Outline? {
    var entries: [Outline.Entry] = []
    entries.reserveCapacity(headings.count)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1024, alignment: 16)
    defer { buffer.deallocate() }
    for heading in headings {
      if isCancelled.load(ordering: .relaxed) { return nil }
      let candidate = heading.candidate
      let length = min(Int(candidate.length), buffer.count)
      let count = try source.read(
        into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<length]), at: candidate.offset)
      let words = OutlineTitle(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      entries.append(
        Outline.Entry(
          title: words.title, level: heading.level, offset: candidate.offset,
          number: candidate.number < 0 ? nil : Int(candidate.number), name: words.name))
    }
    return Outline(entries)
  }
}
