import Books
import Files
import Markup

// Files that another program turns into texts.

extension Opening {
  /// The text of a file that another program converts, or has converted before.
  func converted(
    _ file: OpenFile, from format: OutsideFormat, _ facts: FileFacts, _ digest: ContentDigest,
    _ cache: TextCache?
  ) throws(OpenError) -> OpenedText {
    let output: Descriptor
    var contents: PagedContents?
    let hasPages = format.program?.printsPages == true
    if hasPages { contents = cache?.contents() }
    if !hasPages || contents != nil, let kept = cache?.output() {
      output = kept
    } else {
      let made = try converted(file, from: format)
      contents = try hasPages ? self.contents(of: file, as: format, made) : nil
      if options.cacheUse == .full {
        cache?.keep(made.file)
        if let contents { cache?.keep(contents) }
      }
      output = made.file
    }
    try stop.check(file)
    var inner = Opening(name: name, options: options, onChange: onChange)
    // The program writes UTF-8, whatever the file was asked to be in.
    inner.options.encoding = nil
    (inner.outer, inner.outerDigest, inner.outerCache) = (facts, digest, cache)
    (inner.depth, inner.isConverted, inner.stop) = (depth, true, stop)
    inner.original = said(by: file, as: format, cache)
    inner.remarks = format.remarks(on: file)
    inner.contents = contents
    inner.pictures = format.holdsPictures ? file : nil
    try stop.check(file)
    let text = try inner.file(output, path: nil).made(of: format.origin)
    guard !text.source.isBlank else {
      throw OpenError(
        file: name,
        reason: .notConverted(program: format.program?.name ?? "", why: "it found no text"))
    }
    return text
  }

  /// What a file says of itself. What a program had to be run for is kept.
  private func said(
    by file: OpenFile, as format: OutsideFormat, _ cache: TextCache?
  ) -> DocumentFacts? {
    guard let teller = format.teller else { return format.facts(of: file) }
    if let kept = cache?.facts() { return kept }
    guard let facts = teller.facts(of: file, stop: stop) else { return nil }
    if options.cacheUse == .full { cache?.keep(facts) }
    return facts
  }

  /// Where the pages of a file, and what its own contents name, stand in what was made of it.
  private func contents(
    of file: OpenFile, as format: OutsideFormat, _ output: borrowing ProgramOutput
  ) throws(OpenError) -> PagedContents {
    let bookmarks = output.pages.isEmpty ? [] : format.teller?.bookmarks(of: file, stop: stop) ?? []
    try stop.check(file)
    return PagedContents(bookmarks, pages: output.pages) { range in
      (try? output.file.bytes(at: range.lowerBound, length: range.count)) ?? []
    }
  }

  /// What the best program makes of a file that can.
  private func converted(
    _ file: OpenFile, from format: OutsideFormat
  ) throws(OpenError) -> ProgramOutput {
    var failure: OpenError?
    for program in format.programs where program.path != nil {
      do throws(OpenError) { return try program.convert(file, stop: stop) } catch {
        // Another one may know more of the format.
        guard case .notConverted = error.reason else { throw error }
        failure = failure ?? error
      }
    }
    throw failure ?? OpenError(file: name, reason: .needsConverter(absence: format.absence))
  }
}

extension LiveText {
  /// The bytes of the longest text that may be nothing but white space.
  private static var longestBlank: Int { 4 << 10 }

  /// Whether all of the text is there, and there is nothing in it to read.
  fileprivate var isBlank: Bool {
    guard isComplete, count <= Self.longestBlank else { return false }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = try? bytes.withUnsafeMutableBytes { try read(into: $0, at: 0) }
    return got == bytes.count && bytes.allSatisfy { $0 <= 0x20 }
  }
}
