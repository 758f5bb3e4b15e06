/// The names of a book's contents, by which other machines know it.
struct BookNames: Equatable {
  /// The names that mean this book and no other: of a short text not that of its samples, which letters
  /// that begin alike share.
  let all: [String]

  /// What this machine calls the book to others.
  var first: String { all[0] }

  /// The names of a book that was seen with these; nil for one that was never seen.
  init?(_ names: [String]) {
    let whole = Set(names.filter { $0.contains("-") }.map { $0.prefix { $0 != "-" } })
    let sure = names.filter { $0.contains("-") || !whole.contains($0[...]) }
    guard !sure.isEmpty else { return nil }
    // Those of whole texts first: then two machines that know all of them call the book the same.
    all = sure.sorted { ($0.contains("-") ? 0 : 1, $0) < ($1.contains("-") ? 0 : 1, $1) }
  }
}
