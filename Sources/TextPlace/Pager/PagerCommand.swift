/// What users of pagers and editors expect of a key in a text, beside what a book's keys do.
package enum PagerCommand: Hashable, Sendable {
  /// Half a screen of lines, or a page if pages are turned.
  case halfPageDown, halfPageUp
  /// A screen of lines, or as many as were typed before, then and from then on.
  case windowDown, windowUp
  /// A part of the text, by the number that was typed before.
  case goToPercent
  /// Show the end as the text grows.
  case follow
  /// The same, until a line comes that matches what was looked for last.
  case followToMatch
  case searchBackward, hideMatches, ignoreCase, ignoreAllCase
  // From a bracket in the first line to the one that closes it; from one in the last, to the one it closes.
  case closeParenthesis, closeBrace, closeBracket, openParenthesis, openBrace, openBracket
  /// List the lines with a match of what is typed.
  case filter
  /// Move chopped lines sideways; other lines are turned by a page.
  case columnsRight, columnsLeft
  /// Mark the place by a letter, or go to one that was marked so.
  case markLetter, goToLetter
  /// Tell the file, the lines and the bytes that are shown.
  case whereabouts
  /// Open the file in an editor, at the line shown.
  case edit
  /// Write the text into a new file.
  case saveText
  // The files that were named on the command line.
  case nextFile, previousFile, firstFile, openFile, removeFile, files
}
