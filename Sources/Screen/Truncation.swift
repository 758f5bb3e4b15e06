import Typeset

/// `text` in at most `columns` columns: whole where it fits, else cut and ended by `ellipsis`.
///
/// No glyph is cut in two, so the result may be a column narrower than `columns`. If there is
/// no room for the ellipsis, the text is cut without one.
///
/// - Complexity: O(*n*) in the text.
package func truncate(_ text: String, to columns: Int, ellipsis: String = "…") -> String {
  // Most words are ASCII, and fit.
  if text.utf8.count <= columns, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
    return text
  }
  var fitting = ""
  var cut = ""
  var width = 0
  let ellipsisColumns = Typeset.columns(of: ellipsis)
  for glyph in Typesetter.glyphs(of: text) {
    width += glyph.columns
    guard width <= columns else {
      return ellipsisColumns <= columns ? cut + ellipsis : fitting
    }
    fitting += glyph.text
    if width <= columns - ellipsisColumns { cut = fitting }
  }
  return text
}
