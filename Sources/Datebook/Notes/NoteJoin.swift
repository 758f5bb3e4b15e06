/// What has to stand around a note that was written, so that nothing is lost of what another writer made
/// of it meanwhile.
package struct NoteJoin: Equatable, Sendable {
  /// What stands before it, and behind it, with the newlines between.
  package var before = ""
  package var behind = ""

  /// Whether that is nothing.
  package var isEmpty: Bool { before.isEmpty && behind.isEmpty }

  /// The text with what stands around it.
  package func around(_ text: String) -> String { before + text + behind }

  /// Whether `text` has it around it already.
  package func isAround(_ text: String) -> Bool {
    text.hasPrefix(before) && text.hasSuffix(behind)
  }

  /// This around what stands around a text already.
  package func joined(with inner: NoteJoin) -> NoteJoin {
    var join = self
    join.before += inner.before
    join.behind = inner.behind + join.behind
    return join
  }

  /// Nothing.
  package init() {}

  /// What has to stand around `text`, which was made of `former` while `kept` was.
  package init(of text: String, over former: String, kept: String) {
    guard kept != former, kept != text, !kept.allSatisfy(\.isWhitespace) else { return }
    if !former.isEmpty, kept.hasPrefix(former) {
      // Lines were added, as from the shell.
      behind = String(kept.dropFirst(former.count))
    } else if DatebookNote.merged(text, with: kept) != nil {
      before = text.allSatisfy(\.isWhitespace) ? kept : kept + "\n\n"
    }
  }
}
