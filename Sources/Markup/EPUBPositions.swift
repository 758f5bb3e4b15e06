import Books

/// Finds the places of a text in the documents of the EPUB that it was made of, and back.
///
/// The text keeps no paths. The book is converted once to learn where its documents begin, and then
/// one document anew for each place. One thread uses it.
package final class EPUBPositions {
  private let archive: any BookArchive
  /// The documents: their paths, and where their first characters are in the text.
  private let units: [(path: String, start: Int)]
  /// The length of the text.
  package let length: Int

  /// The places of the EPUB in `archive`; the whole book is converted.
  package init(_ archive: any BookArchive) throws(BookFault) {
    self.archive = archive
    let conversion = try EPUBConversion(archive)
    length = conversion.runToEnd()
    let tables = conversion.tables
    units = conversion.paths.map { ($0, tables.offset(ofAnchor: $0) ?? 0) }
  }

  /// The place of the byte at `offset` of the text; that of the character before, if the byte is of no
  /// character of the book.
  package func path(at offset: Int) -> FragmentPath? {
    guard let number = units.lastIndex(where: { $0.start <= offset }) else { return nil }
    let fragment = number + 1
    let start = FragmentPath(fragment: fragment)
    guard let texts = run(number, .texts) else { return start }
    let wanted = offset - units[number].start
    guard let text = texts.last(atMost: wanted) else { return start }
    guard let characters = run(number, .characters(ofText: text)),
      let character = characters.last(atMost: wanted)
    else { return start }
    return characters.tracer.path(ofText: text, fragment: fragment, character: character) ?? start
  }

  /// The byte of the text that `path` leads to; the beginning of its document, if the path does not fit.
  ///
  /// - Returns: Nil if there is no such document.
  package func offset(of path: FragmentPath) -> Int? {
    guard units.indices.contains(path.fragment - 1) else { return nil }
    let start = units[path.fragment - 1].start
    guard !path.steps.isEmpty, let trace = run(path.fragment - 1, .target(path)),
      let found = trace.offset(ofAnchor: 0, isText: path.text != nil)
    else { return start }
    return min(start + max(found, 0), length)
  }

  /// A document that was converted with a tracer.
  private struct Trace {
    let tracer: PathTracer
    let tables: BookTables
    /// The most bytes that stand before the tab of a cell of a table.
    private static let longestPadding = 256
    /// Where the document's first character stands in its own text.
    let start: Int

    /// The place of an anchor, from the document's first character on.
    ///
    /// - Parameter isText: Whether it is that of a character.
    func offset(ofAnchor number: Int, isText: Bool) -> Int? {
      tables.offset(ofAnchor: PathTracer.anchor(number)).map {
        (isText ? character(at: $0) : $0) - start
      }
    }

    /// Where the character is whose anchor stands at `place`: generated ones may stand before it.
    private func character(at place: Int) -> Int {
      let spans = try? tables.spans(beginningIn: max(place - Self.longestPadding, 0)..<place + 1)
      let generated = spans?.last { $0.kind == .generated && $0.range.contains(place) }
      return generated?.range.upperBound ?? place
    }

    /// The highest number of the anchors that stand at `offset` or before it.
    func last(atMost offset: Int) -> Int? {
      var best: Int?
      for (name, place) in tables.anchors(prefixed: "\u{1}")
      where place - start <= offset && character(at: place) - start <= offset {
        if let number = Int(name.dropFirst()), number > best ?? -1 { best = number }
      }
      return best
    }
  }

  private func run(_ number: Int, _ wish: PathTracer.Wish) -> Trace? {
    guard let conversion = try? EPUBConversion(archive, unit: number, tracing: wish) else {
      return nil
    }
    _ = conversion.runToEnd()
    let start = conversion.tables.offset(ofAnchor: units[number].path) ?? 0
    // It is there once the document has begun; one that is read anew as HTML has another one.
    return conversion.tracer.map { Trace(tracer: $0, tables: conversion.tables, start: start) }
  }
}

extension EPUBConversion {
  /// Converts all, and gives the length of the text.
  fileprivate func runToEnd() -> Int {
    var length = 0
    while let bytes = step() { length += bytes.count }
    return length
  }
}
