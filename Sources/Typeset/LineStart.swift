/// Where a line begins, with all that the rules need to know of what stands before it.
///
/// The rules of UAX #14 look back over any distance (a run of flags, a number, a quotation mark).
/// What they want to know is the state of an automaton that has read the paragraph so far, so that
/// nothing ever has to read again what stands before a line's start.
package struct LineStart: Equatable, Sendable {
  /// The line's first byte, counted from the window's first; the window's owner may rebase it.
  package var offset: Int
  /// The state of the break automaton before the line's first byte.
  var state: UInt16
  /// The rest of a word that the line before ends within, as far as it is to be hyphenated; else 0.
  ///
  /// Bit 0 tells whether the line before shows a hyphen, bit *i* whether one may stand before this
  /// line's byte *i*; the highest bit that is set is the word's end.
  var wordRest: UInt64 = 0

  /// The start of a paragraph's first line, at offset 0.
  package static let paragraphStart = LineStart(offset: 0, state: 0)

  /// The state of a start past the paragraph's last line, where no line begins.
  static let endState = UInt16.max

  /// Whether the line before shows a hyphen that the text does not have.
  package var followsHyphen: Bool { wordRest & 1 != 0 }

  /// Whether this is the start of the paragraph's first line, wherever the offset was rebased to.
  package var isParagraphStart: Bool { state == 0 }
}
