/// The name of a file in a machine's folder: `00000012.delta`, `00000064.snapshot`.
package struct SyncFileName: Hashable, Sendable, CustomStringConvertible {
  /// What a file is.
  package enum Kind: String, Sendable { case delta, snapshot }

  /// What it is.
  package var kind: Kind
  /// Its number.
  package var number: Int

  /// The name of a file.
  package init(_ kind: Kind, _ number: Int) { (self.kind, self.number) = (kind, number) }

  /// Reads a name; nil for one that is none, such as that of a file that is still being written, or of
  /// what a program made of two files of one name.
  package init?(_ name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count >= 8,
      parts[0].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(parts[0]),
      let kind = Kind(rawValue: String(parts[1]))
    else { return nil }
    self.init(kind, number)
  }

  package var description: String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(8 - digits.utf8.count, 0)) + digits
      + ".\(kind.rawValue)"
  }

  /// The files of `names` that are wanted, in the order in which they are to be read: the newest
  /// snapshot, and the deltas after it.
  package static func wanted(_ names: [SyncFileName]) -> [SyncFileName] {
    let snapshot = names.filter { $0.kind == .snapshot }.max { $0.number < $1.number }
    let deltas = names.filter { $0.kind == .delta && $0.number > snapshot?.number ?? 0 }
    return (snapshot.map { [$0] } ?? []) + deltas.sorted { $0.number < $1.number }
  }
}
