extension Register {
  /// What counts of the versions, for a thing of this kind; nil if nothing was said.
  ///
  /// It depends on the versions alone, so that it is the same on every machine:
  /// - of notes all texts are kept, the earliest first;
  /// - a book that was finished on one machine is not unread because it was opened on another;
  /// - of all else the version counts that was said last.
  ///
  /// - Parameter merge: Puts two texts of a note together.
  package func resolved(
    as kind: RegisterID.Kind, merging merge: (String, String) -> String
  ) -> SyncFields? {
    guard let last = versions.last else { return nil }
    guard versions.count > 1 else { return last.fields }
    switch kind {
    case .note, .dayNote: return mergedNote(column: kind == .note ? "note" : "text", merge)
    case .mark: return mergedNote(column: "note", merge)
    case .status:
      return versions.max { left, right in
        let (first, second) = (Self.weight(left.fields), Self.weight(right.fields))
        return first != second ? first < second : left.stamp < right.stamp
      }?.fields
    default: return last.fields
    }
  }

  /// The fields of the last version with the texts of all in one.
  private func mergedNote(
    column: String, _ merge: (String, String) -> String
  ) -> SyncFields? {
    guard var fields = versions.last?.fields else { return nil }
    let texts = versions.compactMap { $0.fields[column]?.text }.filter { !$0.isEmpty }
    guard let first = texts.first else { return fields }
    fields[column] = .text(texts.dropFirst().reduce(first, merge))
    for (name, isLeast) in [("createdAt", true), ("editedAt", false)] {
      let times = versions.compactMap { $0.fields[name]?.integer }
      if let time = isLeast ? times.min() : times.max() { fields[name] = .integer(time) }
    }
    // What was removed on one machine and written to on another is there.
    if versions.contains(where: { $0.fields["removedAt"] == nil }) { fields["removedAt"] = nil }
    return fields
  }

  /// When a status came about, and how far it goes: what the reader said counts before what came about by
  /// itself.
  private static func weight(_ fields: SyncFields) -> (Int64, Int) {
    let said = fields["statusEditedAt"]?.integer ?? 0
    switch fields["status"]?.text {
    case "finished": return (max(said, fields["finishedAt"]?.integer ?? 0), 2)
    case "reading": return (said, 1)
    default: return (said, 0)
    }
  }
}
