/// The lines, of at most so many columns, of words that blanks part.
///
/// A word that is wider than a line is broken; only a character that is wider than a line stands out.
package func wrap(_ words: String, columns: Int) -> [String] {
  var lines: [String] = []
  for word in words.split(separator: " ") {
    let needed = Typeset.columns(of: String(word))
    if let last = lines.last, Typeset.columns(of: last) + 1 + needed <= columns {
      lines[lines.count - 1] += " " + word
    } else if needed <= columns {
      lines.append(String(word))
    } else {
      lines += pieces(of: word, columns: columns)
    }
  }
  return lines
}

/// A word that is wider than a line, in pieces that are not.
private func pieces(of word: Substring, columns: Int) -> [String] {
  var pieces = [""]
  var used = 0
  for character in word {
    let width = Typeset.columns(of: String(character))
    if used > 0, used + width > columns {
      pieces.append("")
      used = 0
    }
    pieces[pieces.count - 1].append(character)
    used += width
  }
  return pieces
}
