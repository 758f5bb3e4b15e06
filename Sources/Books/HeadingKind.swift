/// What a line that looks like a heading says it is; the order is that of their levels.
package enum HeadingKind: UInt8, Comparable, Sendable {
  case volume, book, part, act, chapter, scene
  /// A number, or a number with a title.
  case numeral
  /// Front or back matter: a preface, an epilogue.
  case matter
  /// A line that the contents list names.
  case listed
  /// A line in capitals.
  case capitals
  /// The line with which Project Gutenberg begins a book.
  case bookStart
  /// The line with which Project Gutenberg ends a book.
  case bookEnd

  /// Whether it is a division with a number, such as `CHAPTER 5`.
  package var isDivision: Bool { self <= .scene }
  /// Whether only its regularity can tell that it is a heading.
  package var isWeak: Bool { self == .numeral || self == .capitals }

  package static func < (a: HeadingKind, b: HeadingKind) -> Bool { a.rawValue < b.rawValue }
}
