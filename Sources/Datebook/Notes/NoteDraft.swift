/// What somebody is writing on a subject that others may be writing on too.
///
/// Its writer is told of what others wrote, one text at a time: the next only once what was typed has
/// the one before in it, so that nothing is put in twice.
package struct NoteDraft: Sendable {
  /// What stood on the subject, for who wrote over it.
  private let former: String
  /// What it says now.
  package let text: String
  /// What stood in the library after it was written last, and what it said itself then; nil before it
  /// was. The first has what others have written meanwhile, which its writer may not see.
  private var kept: (text: String, of: String)?
  /// What its writer was told of and has not put in yet, and what the draft said when it was written.
  private var told: (text: String, seen: String)?
  /// What it was before its writer put in what was told last.
  private var before: (former: String, told: (text: String, seen: String))?

  /// A draft that says `text`.
  ///
  /// - Parameters:
  ///   - former: What its writer saw on the subject before, or was told of last.
  ///   - last: The draft before it.
  package init(_ text: String, over former: String, after last: NoteDraft?) {
    (self.text, self.former) = (text, former)
    guard let last else { return }
    if let told = last.told, told.text == former, let kept = last.kept {
      self.kept = (kept.text, Self.joined(kept.of, told))
      before = (last.former, told)
    } else if last.former == former || last.text == former {
      // A writer who goes on with what was written here sees no more than then.
      kept = last.kept
      if last.former == former { (told, before) = (last.told, last.before) }
    }
  }

  private static func joined(_ text: String, _ told: (text: String, seen: String)) -> String {
    DatebookNote.joined(text, told.text, since: told.seen)
  }

  /// What is to stand in the library.
  package var whole: String {
    kept.map { DatebookNote.joined(text, $0.text, since: $0.of) } ?? text
  }

  /// What the library had when the whole was the same.
  package var base: String { kept?.text ?? former }

  /// Notes that the whole of `draft`, which was this one then, was written, and that `text` stands in the
  /// library since.
  ///
  /// - Returns: If its writer is to be told of `text`: what the writer's own text was then.
  package mutating func noteWritten(_ text: String, whenWriting draft: NoteDraft) -> String? {
    var seen = draft.text
    if former != draft.former {
      // Who has begun anew meanwhile has seen something else.
      guard let before, before.former == draft.former else { return nil }
      seen = Self.joined(seen, before.told)
    }
    kept = (text, seen)
    guard text != seen, told == nil else { return nil }
    told = (text, seen)
    return seen
  }
}
