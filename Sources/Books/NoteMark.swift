/// What stands in a text for a note.
package enum NoteMark {
  /// Whether the words of a link look like the mark of a note: `12`, `[3]`, `*`, `b`.
  package static func isMark(_ words: String) -> Bool {
    let inside = words.trimmingBrackets
    guard let first = inside.first, inside.count <= 4 else { return false }
    if "*†‡§¶#⁎".contains(first) { return inside.allSatisfy { $0 == first } }
    return inside.allSatisfy(\.isNumber) || (inside.count == 1 && first.isLetter)
  }
}

extension NoteMark {
  /// Whether a place is called as programs call notes: `footnote-1`, `_ftn1`, `fn:a`.
  package static func isName(_ name: Substring) -> Bool {
    let name = name.lowercased()
    if name.contains("note") { return true }
    let letters = name.drop { $0 == "_" }.prefix { $0.isLetter }
    let rest = name.drop { $0 == "_" }.dropFirst(letters.count).drop { "-_.:".contains($0) }
    return ["fn", "ftn", "edn", "fnt"].contains(letters)
      && 1...4 ~= rest.count && rest.allSatisfy { $0.isNumber || $0.isLetter || $0 == "*" }
  }

  /// The bracket that closes what `bracket` opens; `nil` if that opens nothing.
  package static func closingBracket(of bracket: UInt8) -> UInt8? {
    switch bracket {
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    default: nil
    }
  }
}

/// Tables of spans in which some links only look like the marks of notes.
package protocol LinkedSpans {
  /// The spans that begin in `range`, as they are kept.
  func keptSpans(beginningIn range: Range<Int>) -> ArraySlice<SpanRecord>
  /// The offset that a link leads to; `nil` if it leads out of the text, or nobody knows yet.
  func place(of link: SpanRecord) -> Int?
  /// What the place is called that a link leads to in its document; empty if nobody knows.
  func targetName(of link: SpanRecord) -> Substring
  /// The bytes of the block that a link leads to; `nil` if nobody knows.
  func noteRange(of link: SpanRecord) -> Range<Int>?
  /// What the block is that begins at `offset`; `nil` for a plain paragraph.
  func kind(ofBlockAt offset: Int) -> BlockRecord.Kind?
}

extension LinkedSpans {
  /// A span as what it is: a link that looks like the mark of a note is one if it leads to what the book
  /// calls a note, or if something there leads back to it, or if it is raised or leads to what is called so. Then the number that begins the note leads back.
  ///
  /// - Complexity: O(log *n* + *k*) for a link that looks like a mark, where *k* is the number of spans in
  ///   the note, or around the mark.
  package func settled(_ span: SpanRecord) -> SpanRecord {
    guard span.kind == .possibleMark else { return span }
    return SpanRecord(span.range, settledKind(of: span), value: span.value)
  }

  private func settledKind(of link: SpanRecord) -> SpanRecord.Kind {
    guard let place = place(of: link) else { return .link }
    if isMark(link, leadingTo: place) { return .noteReference }
    return place < link.offset && beginsNote(link, ofMarkAt: place) ? .backLink : .link
  }

  private func isMark(_ link: SpanRecord, leadingTo place: Int) -> Bool {
    switch kind(ofBlockAt: place) {
    case .note where !(noteRange(of: link)?.contains(link.offset) ?? false): return true
    // The number of a chapter in the contents leads to its heading, which leads back.
    case .heading: return false
    default: break
    }
    guard place >= link.range.upperBound else { return false }
    let note = noteRange(of: link) ?? place..<place + NoteMark.unknownNote
    guard note.count <= NoteMark.longestNote else { return false }
    // Not all notes do.
    if note.count <= NoteMark.usualNote,
      NoteMark.isName(targetName(of: link)) || noteRange(of: link) != nil && isRaised(link)
    {
      return true
    }
    // It leads back where it begins or where it ends.
    let spans = keptSpans(beginningIn: note)
    let isShort = spans.count <= 2 * NoteMark.mostSpans
    let ends =
      isShort ? [spans] : [spans.prefix(NoteMark.mostSpans), spans.suffix(NoteMark.mostSpans)]
    return ends.joined().contains { back in
      guard back.kind.leadsElsewhere, let origin = self.place(of: back) else { return false }
      return link.offset - NoteMark.reach...link.range.upperBound ~= origin
    }
  }

  /// Whether a link is raised.
  private func isRaised(_ link: SpanRecord) -> Bool {
    keptSpans(beginningIn: max(link.offset - 2, 0)..<link.range.upperBound).contains {
      $0.kind == .superscript && $0.range.overlaps(link.range)
    }
  }

  /// Whether a link stands where a note begins whose mark is at `place`.
  private func beginsNote(_ link: SpanRecord, ofMarkAt place: Int) -> Bool {
    keptSpans(
      beginningIn: max(place - NoteMark.markLength, 0)..<min(place + NoteMark.reach, link.offset)
    )
    .prefix(2 * NoteMark.mostSpans).contains { mark in
      guard mark.kind == .noteReference || mark.kind == .possibleMark,
        let note = self.place(of: mark),
        note...note + NoteMark.markLength ~= link.offset
      else { return false }
      return mark.kind == .noteReference || isMark(mark, leadingTo: note)
    }
  }
}

extension NoteMark {
  /// The bytes of the longest note: what is longer is a place to go to.
  package static let longestNote = 32 << 10
  /// The bytes at most of a note that does not lead back.
  fileprivate static let usualNote = 4 << 10
  /// How far before a mark the paragraph may begin that a note leads back to.
  fileprivate static let reach = 4 << 10
  /// The spans at each end of a note that are looked at: a paragraph of links is no note.
  fileprivate static let mostSpans = 64
  /// The bytes in which a note leads back whose end is not known.
  fileprivate static let unknownNote = 256
  /// The bytes that a mark has at most, with what stands before it in a note.
  fileprivate static let markLength = 24
}

extension String {
  /// Without brackets around it.
  fileprivate var trimmingBrackets: Substring {
    guard count > 2, let first = utf8.first, NoteMark.closingBracket(of: first) == utf8.last else {
      return self[...]
    }
    return dropFirst().dropLast()
  }
}
